## La prima serata a SAKÈ (src/izakaya/lessons/sake).

lesson-sake = SAKÈ: la prima serata
lesson-sake-chapter-cup = Una tazza e una spada
lesson-sake-chapter-soul = Bruciare, morire, infestare
lesson-sake-chapter-last = L’ultima tazza

lesson-sake-welcome = Buonasera! Sei Tomoe, una samurai con una gran sete. Nel Masu c’è il sakè della serata: quando è vuoto, vince chi ne ha di più.
lesson-sake-drink = I quattro numeri di una carta sono attacco, difesa, movimento e bevuta. Ogni turno giochi due carte, per un numero o per il testo. Bevi con Stomaco debole!
lesson-sake-place = Una tazza sta su qualcosa. Su un’arma la addormenta; sulla Vita fa da scudo, e si perde prima delle carte. Mettila sulla Vita.
lesson-sake-place-on-life = Andrebbe bene anche così, ma ciò che sta sotto una tazza dorme. Questa mettila sulla Vita.
lesson-sake-move = La Katana arriva a 1 passo, e Suenaga è a 3. Muoviti con Tanfo strategico.
lesson-sake-walk = Fai 2 passi in senso orario, verso Suenaga.
lesson-sake-walk-to-him = Di là c’è Masamune. Suenaga siede in senso orario.
lesson-sake-walk-farther = Un po’ di più: 2 passi, così tra voi ne resta solo 1.
lesson-sake-burn = Le due carte sono giocate, ma una tazza bruciata ne vale un’altra. Brucia quella sulla Vita.
lesson-sake-strike = Colpisci! Il Seguace attacca con 3 e la Katana aggiunge 3: forza 6.
lesson-sake-sum = Suenaga si è difeso con 1 e con i 2 della Katana. 6 − 3 = 3: tre carte della sua Vita diventano Ferite. Senza Vita sarebbe morto. Chiudi il turno.
lesson-sake-defend = Risponde con 5! Difenditi con Inciampare: 2, più 2 della Katana, fa 4.
lesson-sake-interrupt = Una ferita. Colpisce ancora, ma Vista annebbiata è un’interruzione: nel turno di un altro manda a vuoto un attacco.
lesson-sake-interrupted = Ha colpito l’aria! E le interruzioni non contano fra le tue due carte.

lesson-sake-soul = Un’ora dopo hai due carte di Vita, e Masamune colpisce con 6. Brucia l’anima: una volta per turno, la prima carta della Vita ti viene in mano.
lesson-sake-doomed = I Sandali fermano troppo poco, e l’ultima carta di Vita non si può bruciare. Lascia che accada.
lesson-sake-dead = Sei morta, e hai ancora sete: sei uno Spirito! Le tue Ferite ora sono la tua mano, e contano solo i dorsi.
lesson-sake-elation = In cima al mazzo c’è un dorso rissoso: con questa ebbrezza sposti una tazza. Spingi via quella dalla Vita di Masamune.
lesson-sake-torment = Ora la sua Katana dorme. E tu hai due dorsi sonnolenti, come quello del mazzo: tormentalo con quelli.
lesson-sake-torment-cards = Giocali tutti e due: ognuno prende una tazza, se non si difende.
lesson-sake-haunted = Due tazze! Gli Spiriti bevono come una squadra sola: ciò che hai tu, l’hanno tutti.

lesson-sake-steal = A notte fonda resta una tazza; tu e Suenaga ne avete due a testa. Uno Spirito può anche rubare: prendila!
lesson-sake-sudden = Il Masu è vuoto: comincia il Giro della Morte! Tutti gli altri hanno ancora un turno, poi si contano le tazze.
lesson-sake-counted = Tre tazze, più di ogni samurai: hai vinto, da morta! Seguaci, iaido e luoghi si spiegano da sé la prima volta che li incontri.
