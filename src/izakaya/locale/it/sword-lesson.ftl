## La prima serata a Samurai Sword (src/izakaya/lessons/sword).

lesson-sword = Samurai Sword: la prima serata
lesson-sword-chapter-blade = Lame nel buio
lesson-sword-chapter-honour = L’ultimo Onore

lesson-sword-welcome = Buonasera! Sei Hideyoshi, e a questo tavolo tutti nascondono qualcosa. Giochiamo un po’ insieme: ti resto accanto.
lesson-sword-role = Il tuo ruolo lo sai soltanto tu: sei un Ninja. Da qualche parte al tavolo ce n’è un altro, e insieme volete la sconfitta dello Shogun e dei suoi.
lesson-sword-shogun = Benkei è lo Shogun, e questo lo sanno tutti. Qualcun altro è il suo fedele Samurai. Le perle verdi sono la Resistenza, ciò che uno può ancora sopportare; i fiori sono l’Onore, ciò per cui si gioca.
lesson-sword-difficulty = Quanto è difficile raggiungere qualcuno lo dice la Difficoltà: i posti da te a lui. Benkei siede a 2 posti ed è più difficile degli altri da raggiungere: per te fa 3.
lesson-sword-weapon = La Nodachi arriva a Difficoltà 3 e fa 3 ferite; Kiseru e Bokken arrivano solo ai vicini. Un’arma a turno: colpisci Benkei con la Nodachi.
lesson-sword-not-him = Attenzione: potrebbe essere il tuo compagno! Solo di Benkei sai chi è. Colpisci lui con la Nodachi.
lesson-sword-hit = Nessuna Parata! Benkei perde 3 dei suoi 5 punti resistenza.
lesson-sword-property = Una proprietà resta davanti a te. Con l’Armatura sei più difficile da raggiungere di 1, per tutti. Mettila giù.
lesson-sword-laid = Eccola: ora perfino i tuoi vicini hanno bisogno di un’arma che arrivi a 2.
lesson-sword-battlecry = Un Grido di battaglia colpisce tutti gli altri insieme: ciascuno gioca una Parata o subisce 1 ferita. Grida!
lesson-sword-cried = Goemon aveva una Parata; Benkei e Tomoe hanno perso 1 punto ciascuno. A Benkei resta 1 solo punto resistenza.
lesson-sword-end = La Geisha può aspettare. Chiudi il turno.
lesson-sword-parry = Goemon ti attacca con un’arma che arriva a 2. Una Parata la ferma del tutto. Giocala!
lesson-sword-parry-it = Potresti incassare, ma 2 ferite sono metà di quel che hai. Para!
lesson-sword-jujutsu = Il Ju jitsu è come il Grido di battaglia, ma si risponde con un’arma invece che con una Parata. Dai il Bokken, che è il più debole.
lesson-sword-keep-kiseru = Va bene anche quello, ma il Kiseru fa 2 ferite: tienilo per il tuo turno e dai il Bokken.
lesson-sword-answer-it = Quella ferita non serve subirla: dai il Bokken.
lesson-sword-thrown = Goemon se l’è presa con te appena ha potuto, e tutti gli altri avevano una risposta. Ricordatelo.
lesson-sword-harmless = Tomoe ha abbattuto lo Shogun! Senza Resistenza, o senza carte, si è indifesi: non si può essere attaccati e non si conta come posto. Al suo prossimo turno si rialza con tutte le forze.
lesson-sword-honour = Chi viene abbattuto dà 1 punto onore a chi l’ha battuto. Quando qualcuno resta senza, la partita è finita e si conta l’Onore di ogni squadra.
lesson-sword-guess = Ora indovina i ruoli: Tomoe ha colpito lo Shogun, Goemon ha colpito te, che avevi colpito lo Shogun. Chi è il tuo compagno, e chi il fedele Samurai? Colpisci il Samurai con un Kiseru.
lesson-sword-partner = Un Samurai abbatterebbe il suo Shogun? Tomoe dev’essere con te. È Goemon.
lesson-sword-guessed = Ben indovinato: 2 ferite. La certezza, però, non c’è mai. A questo tavolo si mente, e i ruoli si mostrano solo alla fine.

lesson-sword-later = Più tardi. Benkei è stato abbattuto più volte: gli restano 1 punto onore e 1 punto resistenza.
lesson-sword-last = Se ora viene abbattuto resta senza Onore, e la partita è finita. La Naginata arriva fin là. Colpisci!
lesson-sword-the-shogun = Non lui. Un colpo a Benkei chiude la partita: prendi la Naginata.
lesson-sword-counted = È finita, e tutti i ruoli sono scoperti. Ogni squadra somma il suo Onore: in quattro il tuo vale doppio, perché hai più stelle. Hai vinto, e Tomoe con te. Il resto è pratica!
