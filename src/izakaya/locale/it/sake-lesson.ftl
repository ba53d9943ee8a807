## La prima serata a SAKE (src/izakaya/lessons/sake).

lesson-sake = SAKE: la prima serata
lesson-sake-chapter-cup = Una tazza e una spada
lesson-sake-chapter-soul = Bruciare, morire, infestare
lesson-sake-chapter-last = L’ultima tazza

lesson-sake-welcome = Buonasera! Sei Tomoe, una samurai con una gran sete. Stasera vince chi alla fine ha più sakè. Giochiamo un po’ insieme: ti resto accanto.
lesson-sake-masu = Questa cassetta è il Masu. Contiene il sakè di tutta la serata, ora dieci tazze. Quando è vuota, la serata finisce.
lesson-sake-cards = La tua mano. I quattro numeri a sinistra di ogni carta sono le caselle: attacco, difesa, movimento, bevuta. Una carta si gioca per una casella oppure per il testo, e se ne giocano due a turno.
lesson-sake-drink = Prima di tutto, si beve! Il Wakizashi ha un 2 nella casella della bevuta. Giocalo per bere.
lesson-sake-drink-first = Potresti già combattere, ma chi combatte a gola secca? Prima bevi con il Wakizashi.
lesson-sake-place-life = Una tazza deve pur stare da qualche parte, e ciò su cui sta si addormenta. Sulla Vita fa da scudo: si perde prima della vita. Metti lì la prima.
lesson-sake-place-life-first = Andrebbe bene anche così. Ma metti la prima tazza sulla Vita, e guarda che cosa fa.
lesson-sake-place-katana = La seconda tazza mettila sulla Katana.
lesson-sake-asleep = Ora la Katana dorme sotto la tazza: non colpisce e non para finché quel sakè non se ne va. Sulla plancia, una tazza addormenta la tua abilità.
lesson-sake-move = I segnalini del cerchio sono passi. La Katana colpisce a 1 passo esatto, e Suenaga è a 3. Gioca la carta Katana per il movimento, 2.
lesson-sake-walk = Fai 2 passi in senso orario, verso Suenaga.
lesson-sake-walk-to-him = Di là c’è Masamune. Suenaga siede in senso orario.
lesson-sake-walk-farther = Un po’ di più: 2 passi, così tra voi ne resta solo 1.
lesson-sake-burn = Due carte sono giocate. Ma una tazza si può bruciare in ogni momento: vale una carta da giocare in più, o una da pescare. Brucia il sakè sulla Katana per giocare un’altra carta: così si sveglia anche la Katana.
lesson-sake-strike = Colpisci! La Pipa ha 4 nella casella dell’attacco e la Katana aggiunge 3: forza 7.
lesson-sake-sum = Suenaga si è difeso con un 3 e con i 2 della sua Katana: fa 5. E 7 − 5 = 2: due carte passano dalla sua Vita alle sue Ferite. Chi resta senza Vita muore.
lesson-sake-end = Per questo turno basta. Chiudilo: poi peschi carte nuove.
lesson-sake-wield = Nei turni degli altri ti difendi con una sola arma in pugno. Scegli la Katana.
lesson-sake-defend = Suenaga risponde con 6! Puoi giocare una carta per la difesa, e la Katana aggiunge 2. Le Lanterne fermano quasi tutto: 3 + 2 = 5.
lesson-sake-held = 6 − 5 = 1. La tazza sulla Vita ha preso il colpo ed è persa; la tua Vita è intatta.
lesson-sake-interrupt = Colpisce ancora. Hai Vista annebbiata, un’interruzione: giocata nel turno di un altro, fa andare a vuoto un attacco. Giocala!
lesson-sake-interrupted = Ha colpito l’aria. Le interruzioni non costano il turno. L’altra è Inciampare: ferma un movimento.

lesson-sake-later = Un’ora dopo. Ti restano due carte di Vita e una mano misera, e Masamune è proprio accanto a te.
lesson-sake-soul = Colpisce con 7, e nessuna tua carta basta. Brucia l’anima: la prima carta della Vita ti viene in mano, qualunque sia. Si può fare una volta in ogni turno, e almeno una carta di Vita deve restare.
lesson-sake-sacrifice = Un Seguace, che fortuna! Se si butta in mezzo, prende lui tutto il colpo.
lesson-sake-saved = Neanche un graffio. Ma resta una sola carta di Vita…
lesson-sake-doomed = … e lui colpisce ancora. Stavolta non c’è rimedio. Lascia che accada.
lesson-sake-dead = Sei morta, e hai ancora sete: ora sei uno Spirito! Le tue Ferite sono diventate la tua mano, girate: contano solo i dorsi, molesto, rissoso o sonnolento.
lesson-sake-elation = Il tuo turno da Spirito. In cima al mazzo c’è un dorso rissoso: la tua ebbrezza sposta una tazza di un samurai. Spingi via la tazza dalla Vita di Masamune.
lesson-sake-sleep = Ora sta sulla sua Katana, e la Katana dorme. Dolce vendetta! Poi hai pescato una carta.
lesson-sake-torment = Adesso in cima c’è un dorso sonnolento, e tu hai due carte sonnolente: con quelle puoi tormentare. Tormenta Masamune, che ha due tazze.
lesson-sake-torment-cards = Una tazza per ogni carta, se non si difende. Giocale tutte e due.
lesson-sake-haunted = Ora due tazze sono tue. Gli Spiriti bevono come una squadra sola: ciò che hai tu, l’hanno tutti.

lesson-sake-closing = Notte fonda: nel Masu resta una tazza. Suenaga ne ha due, e tu pure.
lesson-sake-draw = Per una volta lascia stare l’ebbrezza, non è obbligatoria: non combinare nulla.
lesson-sake-steal = Invece di tormentare, uno Spirito può rubare una tazza. Prendi l’ultima!
lesson-sake-sudden = Il Masu è vuoto: comincia il Giro della Morte! Tutti gli altri hanno ancora un turno, poi si contano le tazze.
lesson-sake-counted = Gli Spiriti hanno tre tazze, più di ogni samurai: hai vinto, da morta! Ormai sai quasi tutto. Seguaci, iaido e luoghi si spiegano da sé la prima volta che li incontri.
