### Le regole di Samurai Sword che stanno dietro a un rifiuto, una frase per ciascuna.

rule-sword-W8 = All’inizio del turno peschi 2 carte, prima di giocare; Hideyoshi ne pesca 1 in più, e così lo Shogun quando si gioca in 3.
rule-sword-W9 = Nel tuo turno giochi le carte che vuoi, ma 1 sola arma, più 1 per ogni Concentrazione davanti a te, 1 per Goemon e 1 per lo Shogun quando si gioca in 3; la Parata serve solo per rispondere, e non si scarta a piacere.
rule-sword-W10 = Alla fine del turno scarti fino ad avere 7 carte.
rule-sword-W11 = Fuori dal tuo turno giochi carte solo in risposta.
rule-sword-W13 = Chi è Inoffensivo (senza Resistenza o senza carte) non si può attaccare e non si conta per la Difficoltà.
rule-sword-W14 = La Difficoltà è la via più corta attorno al tavolo fino all’altra persona, senza contare gli Inoffensivi, più 1 per ogni sua Armatura e 1 se è Benkei; non attacchi mai te stesso.
rule-sword-W15 = Un’arma raggiunge chi ha una Difficoltà non superiore alla sua portata.
rule-sword-W17 = Solo il bersaglio può parare, con una sola Parata, e non è mai obbligato.
rule-sword-W30 = Al Grido di battaglia si risponde con una Parata, al Ju-jitsu con un’arma; altrimenti si perde 1 Resistenza.
rule-sword-W32 = Geisha e Diversivo vogliono un’altra persona che abbia una carta del genere.
rule-sword-W33 = Respirazione ti rende tutta la Resistenza; la carta la pesca un’altra persona.
rule-sword-W34 = In gioco c’è un solo Bushido; se scopre un’arma, dai un’arma della mano oppure 1 Onore.
rule-sword-W36 = Ogni personaggio ha una sua abilità, che usa ogni volta che può.
rule-sword-W37 = Hanzō non para con la sua unica carta; Nobunaga non cede mai l’ultima Resistenza, e solo per una carta che si può pescare.
rule-sword-W38 = Ieyasu sceglie solo quando pesca, e solo se c’è uno scarto.
summary-sword = In breve:
    · Shogun e Samurai sono una fazione, i Ninja un’altra, il Ronin è solo. Si conosce soltanto lo Shogun.
    · Nel tuo turno peschi 2 carte e ne giochi quante vuoi, ma una sola arma (di più con Concentrazione).
    · Un’arma raggiunge chi ha una Difficoltà non superiore alla sua portata. Chi perde l’ultima Resistenza è sconfitto, dà 1 Onore a chi l’ha battuto e si rialza nel turno seguente.
    · Senza Resistenza o senza carte sei Inoffensivo: nessuno ti può attaccare.
    · Quando il mazzo finisce, ognuno perde 1 Onore. Quando qualcuno non ne ha più, la partita finisce e si conta l’Onore per fazioni. Se resta in piedi una persona sola, la sua fazione vince subito.

### Le regole di SAKÈ dietro a un rifiuto.

rule-sake-K5 = La distanza è il numero di passi fra due pezzi, da un lato o dall’altro del cerchio, attraverso chi sta in mezzo.
rule-sake-K6 = Una portata N vuole N passi esatti da almeno un lato; una portata N+ ne vuole N o più da entrambi. Nessuno arriva a sé stesso.
rule-sake-K7 = Fra due samurai, e fra un Seguace e un nemico, c’è sempre almeno 1 passo; nessuno supera nessuno.
rule-sake-K8 = Una carta si gioca per un riquadro azione o per il testo, mai per entrambi.
rule-sake-K9 = Un attacco vuole un bersaglio a cui arrivi una tua arma utilizzabile; senza armi utilizzabili, le mani nude arrivano a 1 passo.
rule-sake-K12 = Iaido: finché siedi, ti alzi, ti muovi da 0 a 2 passi e attacchi, tutto in una volta; dopo, qualcuno dev’essere a portata.
rule-sake-K13 = Bevi quanto dice il riquadro, se il Masu e i tuoi posti liberi bastano; un riquadro movimento o bevuta da 0 non si gioca.
rule-sake-K14 = Un evento che non farebbe proprio nulla non si può giocare.
rule-sake-K15 = Armi e oggetti stanno davanti a te, mai due con lo stesso nome.
rule-sake-K16 = Un Seguace si mette accanto a te, verso un vicino.
rule-sake-K17 = Le interruzioni si giocano solo nel turno degli altri, e non contano per il limite di nessuno.
rule-sake-K18 = Giochi 2 carte per turno, e 1 in più per ogni sakè che bruci per farlo.
rule-sake-K23 = Se ti attaccano puoi giocare una carta per la sua difesa; arma impugnata e armatura si aggiungono, ma senza una carta non c’è difesa.
rule-sake-K25 = Un Seguace scartato dalla mano ti evita ogni danno di un attacco, ma non un Tormento.
rule-sake-K29 = Chi ha carte in mano viene interpellato in senso orario, finché resta qualcosa da annullare.
rule-sake-K30 = Nel turno degli altri agisci solo se ti si chiede, o prima di qualcosa che ti riguarda.
rule-sake-K32 = Al massimo 1 sakè su ogni arma o oggetto, sulla Vita e sulla plancia. Un’arma o un oggetto sotto il sakè non funziona; sulla Vita l’anima non arde; sulla plancia la tua abilità dorme.
rule-sake-K34 = Bruci 1 sakè per pescare una carta in qualsiasi momento, o per giocarne una in più nella fase 1 del tuo turno.
rule-sake-K35 = Un costo in sakè si paga da un posto diverso dall’oggetto stesso; gli oggetti si usano nella fase 1 del proprio turno.
rule-sake-K36 = Una volta per turno puoi ardere l’anima: prendi in mano carte dalla Vita, e ne lasci almeno 1.
rule-sake-K37 = Recuperare riporta in Vita le Ferite; senza Ferite non c’è nulla da recuperare.
rule-sake-K38 = Il mazzo si rifà con gli scarti; se non c’è nessuna carta, non si pesca.
rule-sake-K40 = Uno Spirito gioca le carte dal dorso, e solo quelle uguali alla cima del mazzo; non brucia nulla, e ciò che vale per i samurai non vale per lui.
rule-sake-K41 = Uno Spirito usa il potere dell’ebbrezza, pesca una carta, poi ruba 1 sakè dal Masu o tormenta un samurai.
rule-sake-K42 = Tormento: si sceglie un samurai vivo e si giocano carte con il dorso della cima del mazzo; perde altrettanto sakè, meno la sua difesa.
rule-sake-K43 = Uno Spirito è sempre a portata di un attacco, ma eventi e Seguaci non attaccano gli Spiriti.
summary-sake = Come si gioca:
    · Fase 1: giochi fino a 2 carte, ognuna per un riquadro azione (attacco, movimento, bevuta) o per il testo. Poi agiscono i tuoi Seguaci, peschi 2 carte e scegli l’arma da impugnare.
    · Le armi colpiscono a un numero esatto di passi, o da quello in su (+). L’attacco è riquadro + arma; la difesa è riquadro + arma impugnata, e vuole una carta. Ogni danno fa di una carta Vita una Ferita; senza più Vita si muore.
    · Il sakè che bevi va su armi e oggetti, sulla Vita o sulla plancia, e quello che copre non funziona. In ogni momento puoi bruciarlo per una carta, o ardere l’anima: prendere carte dalla Vita.
    · I morti diventano Spiriti: vedono solo i dorsi delle carte, combinano guai, rubano sakè dal Masu e tormentano i vivi.
    · Quando il Masu è vuoto ognuno ha un ultimo turno. Poi vince il samurai con più sakè, se tutti gli Spiriti insieme non ne hanno di più.
