### Le regole di Samurai Sword che stanno dietro a un rifiuto, una frase per ciascuna.

rule-sword-W8 = All’inizio del turno peschi 2 carte, prima di giocare.
rule-sword-W9 = Nel tuo turno giochi le carte che vuoi, ma 1 sola arma, più 1 per ogni Concentrazione davanti a te; la Parata serve solo per rispondere, e non si scarta a piacere.
rule-sword-W10 = Alla fine del turno scarti fino ad avere 7 carte.
rule-sword-W11 = Fuori dal tuo turno giochi carte solo in risposta.
rule-sword-W13 = Chi è Inoffensivo (senza Resistenza o senza carte) non si può attaccare e non si conta per la Difficoltà.
rule-sword-W14 = La Difficoltà è la via più corta attorno al tavolo fino all’altra persona, senza contare gli Inoffensivi, più 1 per ogni sua Armatura; non attacchi mai te stesso.
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
