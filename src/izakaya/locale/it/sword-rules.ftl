### Le regole di Samurai Sword, una frase per ciascuna.

rule-sword-W1 = I ruoli secondo i giocatori: sempre lo Shogun, 1 Samurai da 4 in su e 2 in 7, un Ronin da 5 in su, 2 Ninja fino a 5 giocatori e 3 da 6. Prima della fine si mostra solo lo Shogun.
rule-sword-W2 = Ognuno ha un personaggio a caso, scoperto, con tutta la sua Resistenza.
rule-sword-W3 = Onore all’inizio: lo Shogun 5 (6 se si gioca in 3), tutti gli altri 3, o 4 se si gioca in 6 o 7.
rule-sword-W4 = Carte all’inizio, in senso orario dallo Shogun: 4, poi 5, 5, poi 6, 6, poi 7, 7.
rule-sword-W5 = Comincia lo Shogun, e si gioca in senso orario; la sinistra è il prossimo posto in senso orario, indifeso o no.
rule-sword-W6 = All’inizio del turno, senza Resistenza, la recuperi tutta; se ne hai, non succede nulla.
rule-sword-W7 = Poi, se hai davanti Bushido, affronti la sua prova.
rule-sword-W8 = All’inizio del turno peschi 2 carte, prima di giocare; Hideyoshi ne pesca 1 in più, e così lo Shogun quando si gioca in 3.
rule-sword-W9 = Nel tuo turno giochi le carte che vuoi, ma 1 sola arma, più 1 per ogni Concentrazione davanti a te, 1 per Goemon e 1 per lo Shogun quando si gioca in 3; la Parata serve solo per rispondere, e non si scarta a piacere.
rule-sword-W10 = Alla fine del turno scarti fino ad avere 7 carte.
rule-sword-W11 = Fuori dal tuo turno giochi carte solo in risposta.
rule-sword-W12 = Sei indifeso finché non hai Resistenza o non hai carte in mano; comincia e finisce all’istante.
rule-sword-W13 = Chi è indifeso (senza Resistenza o senza carte) non può essere bersaglio di un’arma, non è toccato da Grido di battaglia e Ju jitsu e non si conta per la Difficoltà; per tutto il resto è in gioco.
rule-sword-W14 = La Difficoltà è la via più corta attorno al tavolo fino all’altra persona, senza contare chi è indifeso, più 1 per ogni sua Armatura e 1 se è Benkei; non attacchi mai te stesso.
rule-sword-W15 = Un’arma raggiunge chi ha una Difficoltà non superiore alla sua portata.
rule-sword-W16 = La Difficoltà si misura quando si gioca l’arma; chi attacca può essere indifeso e giocare la sua ultima carta.
rule-sword-W17 = Solo il bersaglio può parare, con una sola Parata, e non è mai obbligato.
rule-sword-W18 = Un’arma non parata infligge le sue ferite, più 1 per ogni Estrazione veloce di chi attacca e 1 se è Musashi, meno 1 contro Ginchiyo, ma almeno 1.
rule-sword-W19 = L’arma si scarta, a segno o parata; di un colpo a segno contano prima Resistenza e Onore, poi pesca chi deve pescare.
rule-sword-W20 = Chi perde l’ultimo punto resistenza è sconfitto e dà 1 punto onore a chi ne è la causa; mano e proprietà restano.
rule-sword-W21 = Se era l’ultimo punto onore, la partita finisce subito.
rule-sword-W22 = Appena il mazzo è vuoto, gli scarti diventano un mazzo nuovo e tutti perdono 1 punto onore.
rule-sword-W23 = Senza scarti non c’è mazzo nuovo e non si perde Onore, finché non si scarta di nuovo una carta.
rule-sword-W24 = La partita finisce subito quando qualcuno non ha più Onore; si mostrano tutti i ruoli.
rule-sword-W25 = Punti: l’Onore per il numero del ruolo, più 1 per ogni Daimyo in mano, che non si moltiplica mai e al Ronin non vale nulla. Shogun ×1 (×2 in 3); Samurai ×2 in 4 o 6, ×1 in 5 o 7; Ninja ×1 (in 4, quello con più stelle ×2); Ronin ×2 in 5, ×3 in 6 o 7.
rule-sword-W26 = Colpo mortale: se la sconfitta che chiude la partita viene da qualcuno della stessa squadra, quella squadra perde 3 punti.
rule-sword-W27 = Le squadre sommano i punti: Shogun con Samurai, tutti i Ninja, il Ronin da solo. In ogni parità che li riguarda vincono i Ninja; fra il Ronin e lo Shogun con i Samurai vincono Shogun e Samurai.
rule-sword-W28 = Se una persona sola ha ancora Resistenza, la sua squadra vince subito; non in 3, e non dopo aver abbattuto un amico.
rule-sword-W29 = Una Parata risponde a un’arma o al Grido di battaglia.
rule-sword-W30 = Al Grido di battaglia si risponde con una Parata, al Ju jitsu con un’arma; altrimenti si perde 1 punto resistenza.
rule-sword-W31 = Cerimonia del tè: peschi 3 carte, tutti gli altri 1. Daimyo: peschi 2 carte.
rule-sword-W32 = Distrazione prende una carta a caso dalla mano di un’altra persona; Geisha le fa scartare una proprietà che scegli tu, o una carta a caso della mano. La carta deve esserci; la Difficoltà non conta. Se il tavolo lo permette, Geisha può togliere anche una tua proprietà, come Bushido.
rule-sword-W33 = Respirazione ti rende tutta la Resistenza; la carta la pesca un’altra persona.
rule-sword-W34 = Bushido si mette davanti a chiunque, anche a te; in gioco ce n’è uno solo. Dopo il Recupero scopri e scarti la prima carta del mazzo: se è un’arma, scarti un’arma della mano e Bushido passa a sinistra, oppure perdi 1 punto onore e Bushido si scarta; se è altro, passa a sinistra. Lo Shogun in 3 non perde Onore.
rule-sword-W35 = Le proprietà restano davanti a te e si sommano: Armatura per la Difficoltà, Concentrazione per le armi in un turno, Estrazione veloce per le ferite.
rule-sword-W36 = Ogni personaggio ha una sua abilità, che si usa ogni volta che si può, se non dice altro. Ieyasu, Nobunaga, Hanzō e Goemon scelgono; le abilità degli altri valgono sempre.
rule-sword-W37 = Hanzō non para con la sua unica carta; Nobunaga non cede mai l’ultimo punto resistenza, e gli altri solo per una carta che si può pescare.
rule-sword-W38 = Ieyasu sceglie solo quando pesca, e solo se c’è uno scarto.
rule-sword-W39 = Visibili a tutti: personaggi, Shogun, Resistenza, Onore, numero di carte, proprietà e scarti. Ruoli e mani sono segreti.
rule-sword-W40 = A partita finita non si chiede più nulla, e l’Onore non va mai sotto 0.
summary-sword = In breve:
    · { $seats ->
        [3] Lo Shogun è da solo contro due Ninja; tutti sanno chi è chi.
        [4] Shogun e Samurai sono una squadra, i due Ninja un’altra. Si conosce soltanto lo Shogun.
       *[other] Shogun e Samurai sono una squadra, i Ninja un’altra, il Ronin è solo. Si conosce soltanto lo Shogun.
    }
    · { $seats ->
        [3] Nel tuo turno peschi 2 carte (lo Shogun 3) e ne giochi quante vuoi, ma una sola arma (lo Shogun due; di più con Concentrazione).
       *[other] Nel tuo turno peschi 2 carte e ne giochi quante vuoi, ma una sola arma (di più con Concentrazione).
    }
    · Un’arma raggiunge chi ha una Difficoltà non superiore alla sua portata. Chi perde l’ultimo punto resistenza è sconfitto, dà 1 punto onore a chi l’ha battuto e si rialza nel turno seguente.
    · Senza Resistenza o senza carte sei indifeso: nessuno ti può attaccare.
    · { $seats ->
        [3] Quando il mazzo finisce, tutti perdono 1 punto onore. Quando qualcuno non ne ha più, la partita finisce e si conta l’Onore delle squadre; quello dello Shogun vale il doppio.
       *[other] Quando il mazzo finisce, ognuno perde 1 punto onore. Quando qualcuno non ne ha più, la partita finisce e si conta l’Onore per squadre. Se resta in piedi una persona sola, la sua squadra vince subito.
    }
