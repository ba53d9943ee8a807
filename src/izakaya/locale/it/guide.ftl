### Come si giocano i due giochi, per chi non ha mai visto le scatole, e l’indice delle carte. Questo file lo legge solo il browser.
### Una parola fra *asterischi* si mostra in grassetto.

guide-sword = Samurai Sword in cinque minuti
    .lead = Uno Shogun, i fedeli Samurai, i Ninja nascosti, magari un Ronin solitario, e un tavolo pieno di gente di cui non ci si può fidare del tutto. Tutti combattono per l’Onore. E nessuno esce mai dal gioco: chi cade si rialza.

guide-sword-goal = Che cosa vuoi
    .sides = Le squadre sono tre. Lo *Shogun* e i *Samurai* stanno insieme, i *Ninja* contro di loro, e il *Ronin* sta da solo. La carta ruolo ti dice dove stai.
    .secret = Lo Shogun è l’unico che tutti conoscono. Gli altri tengono nascosto il ruolo fino alla fine, e nemmeno gli amici si conoscono fra loro. Guarda chi colpisce chi, e ascolta che cosa si dice.
    .honour = Ognuno ha un po’ di *Onore*. Appena qualcuno non ne ha più, la partita è finita: ogni squadra somma i suoi punti, e chi ne ha di più vince.

guide-sword-before = Che cosa hai davanti
    .character = Il tuo *personaggio* è visibile a tutti: un nome, un’abilità e una *Resistenza* di 4 o 5. Sono le ferite che puoi subire prima di cadere.
    .honour = Anche il tuo Onore è visibile. Lo guadagni sconfiggendo gli altri, e lo cedi quando sconfiggono te.
    .hand = La tua mano è segreta. Ci sono tre tipi di carte: le *armi* (rosse) per attaccare, le *proprietà* (blu) da mettere davanti a te, dove restano, e le *azioni* (gialle), che fanno qualcosa una volta e si scartano.

guide-sword-reading = La Kusarigama: la portata nell’angolo, una goccia per ogni ferita.
    .range = portata
    .wounds = ferite

guide-sword-turn = Il tuo turno
    .recover = *Ti riprendi.* Se non hai più Resistenza, ti rialzi e la riacquisti tutta. Se ne hai almeno 1, non succede nulla.
    .bushido = *Bushido.* Se hai davanti questa carta, è il momento della prova.
    .draw = *Peschi* 2 carte.
    .play = *Giochi* quante carte vuoi, nell’ordine che vuoi, ma una sola arma. Ogni Concentrazione davanti a te ne permette una in più.
    .discard = *Scarti* fino a 7 carte, se ne hai di più. Fino a quel momento la mano può crescere quanto le pare.
    .next = Poi tocca a chi siede alla tua sinistra. Si gioca in senso orario, e comincia lo Shogun.

guide-sword-attack = Attaccare
    .weapon = Un’arma ha due numeri: la *portata* e le *ferite*. Scegli qualcuno a cui arriva; poi si scarta, a segno o no.
    .difficulty = Quanto è difficile raggiungere qualcuno si chiama *Difficoltà*. Conta i posti da te a quella persona, dalla parte più corta: il vicino è 1, chi sta oltre è 2, e così via.
    .armour = Ogni Armatura che ha davanti aggiunge 1, e Benkei vale 1 in più per natura. La tua Armatura non intralcia mai te.
    .reach = Se la Difficoltà non supera la portata, puoi colpire.
    .hit = Se non viene parata, il bersaglio perde tanti punti resistenza quante sono le ferite dell’arma, più 1 per ogni Estrazione veloce davanti a te.
    .picture = Hai una Kusarigama, portata 2. Raggiunge i tuoi due vicini e la persona oltre, a sinistra. A destra c’è un’Armatura: 2 + 1 = 3, troppo lontano. Anche chi ti sta di fronte è a 3.

guide-sword-defend = Quando ti attaccano
    .parry = Tu, e solo tu, puoi rispondere con una *Parata*: allora non succede proprio nulla. Non sei mai in obbligo, e può essere anche la tua ultima carta.
    .asked = Ti si chiede in ogni caso, che tu abbia una Parata o no: così la domanda non tradisce nulla.
    .all = Due carte vanno contro tutti insieme. Al *Grido di battaglia* rispondi con una Parata, al *Ju jitsu* con un’arma della mano; altrimenti subisci 1 ferita.

guide-sword-harmless = Indifesi
    .when = Senza Resistenza, o senza carte in mano, sei *indifeso*. Comincia e finisce all’istante.
    .then = Nessuna arma può mirare a te, Grido di battaglia e Ju jitsu ti ignorano, e il tuo posto si salta quando si conta la Difficoltà: chi siede oltre te si avvicina.
    .still = Tutto il resto ti trova lo stesso. C’è tè anche per te, e può sempre passare una Geisha.

guide-sword-fall = Cadere e perdere Onore
    .defeat = Chi perde l’ultimo punto resistenza è *sconfitto* e dà 1 punto onore a chi ha sferrato il colpo. Mano e proprietà restano, e nel turno seguente si è di nuovo in piedi.
    .deck = Quando il mazzo finisce, gli scarti si rimescolano in un mazzo nuovo e *tutti* perdono 1 punto onore. Il tempo non è amico di nessuno.

guide-sword-cards = Carte da conoscere
    .properties = Le *proprietà* restano davanti a te, e più copie si sommano. L’Armatura tiene lontani gli altri, la Concentrazione ti dà un’arma in più per turno, l’Estrazione veloce fa tagliare più a fondo le tue armi.
    .bushido = *Bushido* si mette davanti a chi vuoi, ma in gioco ce n’è uno solo. In ogni suo turno quella persona scopre la prima carta del mazzo. Se è un’arma: scarta un’arma della mano e passa Bushido a sinistra, oppure perde 1 punto onore e se ne libera. Se è altro, Bushido passa a sinistra e basta.
    .more = *Carte per te:* il Daimyo ne fa pescare 2; la Cerimonia del tè 3, e 1 a tutti gli altri.
    .less = *Carte dagli altri:* la Distrazione prende una carta a caso da una mano; la Geisha fa scartare una proprietà che scegli tu, o una carta a caso della mano. La distanza qui non conta.
    .breathing = *Fiato:* la Respirazione ti rende tutta la Resistenza; poi un’altra persona, che scegli tu, pesca una carta.

guide-sword-end = La fine e i punti
    .score = I tuoi punti sono l’Onore per il numero del tuo ruolo (nella tabella qui sotto), più 1 per ogni Daimyo rimasto in mano. Al Ronin il Daimyo non dà nulla.
    .ties = In ogni parità che li riguarda vincono i Ninja. Fra il Ronin e lo Shogun con i Samurai vincono Shogun e Samurai.
    .friend = *Colpo mortale.* Attenzione agli amici: se il colpo che chiude la partita abbatte qualcuno della tua squadra, la squadra perde 3 punti.
    .master = *Il Maestro di spada:* se al tavolo una sola persona ha ancora Resistenza, la partita finisce subito e vince la sua squadra, qualunque sia l’Onore. Non se l’ultimo colpo ha abbattuto un amico: allora si contano i punti.

guide-sword-players = Secondo quanti siete
    .players = Giocatori
    .roles = Ruoli
    .honour = Onore
    .worth = L’Onore vale
    .samurai = { $number ->
        [one] Samurai
       *[other] { $number } Samurai
    }
    .ninja = { $number } Ninja
    .honours = Shogun { $shogun }, gli altri { $others }
    .three = In 3, lo Shogun affronta da solo due Ninja; perciò pesca 3 carte, può giocare 2 armi e non perde Onore con Bushido. Il Maestro di spada non c’è.
    .four = In 4, l’Onore vale doppio per il Ninja con più stelle, e semplice per l’altro.
    .hands = Lo Shogun comincia con 4 carte, i due seguenti in senso orario con 5, i due dopo con 6, gli ultimi due con 7.

guide-sword-tips = Per la prima sera
    .parry = Se puoi, tieni una Parata. Una mano piena d’acciaio è bella da vedere e non protegge nessuno.
    .early = Metti giù presto le proprietà: servono a ogni turno e non ti riempiono la mano.
    .count = Prima di colpire chi ha 1 solo punto onore, fa’ i conti: se la partita finisse adesso, chi vincerebbe?

guide-sword-words = Piccolo dizionario
guide-sword-word-honour = Onore
    .means = ciò per cui si gioca; a 0 la partita è finita
guide-sword-word-resilience = Resistenza
    .means = quante ferite puoi ancora subire
guide-sword-word-difficulty = Difficoltà
    .means = quanto è lontano qualcuno: posti, più Armature
guide-sword-word-range = Portata
    .means = la Difficoltà più alta a cui arriva un’arma
guide-sword-word-harmless = Indifeso
    .means = senza Resistenza o senza carte; non si può attaccare
guide-sword-word-property = Proprietà
    .means = una carta blu che resta davanti a te
guide-sword-word-left = Sinistra
    .means = il prossimo posto in senso orario, indifeso o no

guide-sake = SAKÈ in cinque minuti
    .lead = Una locanda, una cassetta di sakè e troppi samurai. Bevi più degli altri e resta in vita. E se in vita non ci resti, poco male: da Spirito si continua a bere.

guide-sake-goal = Che cosa vuoi
    .win = In mezzo c’è il *Masu*, una cassetta di legno piena di sakè. Quando è vuoto si gioca un ultimo giro. Poi vince il samurai vivo con più sakè.
    .spirits = I morti non sono fuori. Diventano *Spiriti* e giocano come una squadra sola: se tutti insieme hanno più sakè di ogni samurai, la vittoria è loro.
    .burden = Il sakè è il premio e anche il guaio. Ogni tazza sta su qualcosa di tuo, e ciò che sta sotto non funziona.

guide-sake-card = Una carta, due letture
    .boxes = Sul bordo sinistro ci sono quattro *riquadri azione*: attacco, difesa, movimento, bevuta. Il resto è il *testo*: un’arma, un oggetto, un evento, un Seguace o un’interruzione.
    .either = Una carta si gioca per uno dei riquadri *oppure* per il testo, mai per entrambi.
    .backs = Tutti vedono i *dorsi* delle tue carte: molesto, rissoso o sonnolento. Ai vivi dicono poco, agli Spiriti tutto.
    .start = Cominci a sedere, con una Katana, 4 carte in mano e un mazzetto di carte coperte: la tua *Vita*. Nessuno sa che cosa contiene, nemmeno tu.

guide-sake-reading = Una Wakizashi: quattro riquadri (uno 0 pallido è nessuno), il testo a simboli in basso e il dorso nell’angolo.
    .attack = attacco
    .defence = difesa
    .movement = movimento
    .drinking = bevuta
    .text = testo
    .back = dorso

guide-sake-circle = Il cerchio
    .steps = Fra due vicini ci sono i *passi*, 3 all’inizio. La distanza è il numero di passi fra due persone. Si conta da un lato o dall’altro del cerchio, attraverso chi sta in mezzo.
    .exact = Una portata di 1, 2 o 3 vuole *esattamente* quei passi, da almeno un lato.
    .far = Una portata con il più, come 4+, ne vuole almeno altrettanti, da *entrambi* i lati.
    .gap = Fra due samurai resta sempre almeno 1 passo, e nessuno supera mai nessuno.
    .picture = La tua Katana (1) arriva a Tomoe, una No-Dachi (2) a Jūbei, uno Yumi (4+) a Masako: 4 passi da un lato, 5 dall’altro. Con una Naginata (3) non arriveresti a nessuno.

guide-sake-turn = Il tuo turno
    .play = *Giochi* fino a 2 carte. Per ogni sakè che bruci ne puoi giocare una in più.
    .minions = *Seguaci.* I tuoi che stanno nel cerchio camminano e colpiscono da soli.
    .draw = *Peschi* 2 carte. Ogni volta che ne hai più di 4, scarti subito fino a 4.
    .wield = *Impugni.* Scegli l’arma che ti protegge fino al tuo prossimo turno.

guide-sake-do = Che cosa può fare una carta
    .attack = *Attacco:* scegli qualcuno a cui arrivi una tua arma. La forza è il riquadro più l’arma. Senza armi utilizzabili combatti a mani nude, a 1 passo.
    .move = *Movimento:* fai al massimo quel numero di passi verso un vicino. Ogni passo si toglie davanti a te e si posa dietro di te. La prima volta ti alzi, e resti in piedi.
    .iaido = *Iaido:* una volta sola, finché siedi, un attacco può cominciare con un balzo: ti alzi, ti muovi da 0 a 2 passi gratis, colpisci.
    .drink = *Bevuta:* prendi dal Masu quel numero di sakè.
    .gear = *Arma o oggetto:* mettilo davanti a te, mai due con lo stesso nome. Un oggetto che costa sakè si usa nel proprio turno, e poi si scarta.
    .minion = *Seguace:* mettilo accanto a te, rivolto a un vicino.
    .event = *Evento:* fai quello che dice.
    .interrupt = Le *interruzioni* sono per i turni degli altri: Inciampare ferma un movimento, Vista annebbiata un attacco.

guide-sake-defend = Quando ti attaccano
    .card = Gioca una carta per il suo riquadro difesa. L’arma che impugni aggiunge la sua difesa, ma non contro gli attacchi a distanza; un’Armatura improvvisata aggiunge 1. Senza una carta non c’è nessuna difesa.
    .damage = Per ogni punto che passa, la prima carta della tua Vita va fra le tue *Ferite*.
    .minion = Oppure scarta un Seguace dalla mano, anche dopo una difesa troppo debole: nessun danno.
    .example = Per esempio: riquadro 3 e No-Dachi 5 fanno 8. Tu giochi un 2 e impugni la Katana, che aggiunge 2. 8 − 4 = 4 Ferite.

guide-sake-sake = Sakè e anima
    .place = Ogni sakè si posa subito: uno su ogni arma o oggetto, uno sulla Vita, uno sulla plancia. E lì rimane.
    .gear = *Su un’arma o un oggetto:* quella carta non funziona.
    .life = *Sulla Vita:* vale un punto vita e si perde per primo, ma la tua anima non può ardere.
    .board = *Sulla plancia:* la tua abilità dorme, e parli da ubriaco.
    .burn = *Brucia un sakè,* quasi in ogni momento: peschi una carta. O, nel tuo turno, giochi una carta in più, ma non con l’arma o l’oggetto su cui stava. Il sakè bruciato è perso e non conta per nessuno.
    .soul = *Ardi l’anima,* una volta in ogni turno, anche in quelli altrui: prendi in mano quante carte vuoi dalla cima della Vita, ma lasciane almeno 1.

guide-sake-minions = I Seguaci
    .walk = Un Seguace fa fino a 2 passi, finché è a 1 passo dal primo nemico sulla sua strada. Allora attacca con il riquadro attacco della prima carta del mazzo.
    .fall = Se attaccano lui, la prima carta del mazzo dà la sua difesa. Qualsiasi danno lo elimina.

guide-sake-death = La morte, e poi
    .die = Senza più carte nella Vita sei morto. Sakè, armi, oggetti e Seguaci spariscono, le Ferite diventano la tua mano, e dei due tratti di passi ai tuoi lati resta solo il più corto.
    .backs = Uno *Spirito* bada solo ai dorsi: può giocare solo carte con lo stesso dorso che in quel momento è in cima al mazzo.
    .elation = Il suo turno comincia con il *potere dell’ebbrezza,* secondo il dorso in cima. Molesto: aggiunge o toglie un passo. Rissoso: sposta un sakè di un samurai su un altro suo posto. Sonnolento: una carta a caso passa dalla mano di un samurai a quella di un altro.
    .deed = Poi pesca una carta, e ruba 1 sakè dal Masu oppure tormenta qualcuno.
    .torment = *Tormento:* nomina un samurai e gioca carte con quel dorso; gli altri Spiriti possono aggiungere le loro. Il samurai si difende con una carta, come sempre, e perde il resto in sakè, che va agli Spiriti.
    .struck = Uno Spirito si può colpire da ovunque e perde 1 sakè per ogni danno, a meno che uno Spirito scarti una carta con il dorso giusto: allora *si smaterializza*, e non succede nulla.

guide-sake-end = La fine
    .sudden = Appena il Masu è vuoto comincia il *Giro della Morte.* Questo turno è il primo dell’ultimo giro; tutti gli altri ne hanno ancora uno solo, anche gli Spiriti.
    .count = Poi si conta il sakè. Fra i vivi vince chi ne ha di più; ma se gli Spiriti insieme ne hanno più di ogni samurai, vincono loro.
    .tie = Parità in testa? Chi ne ha di meno lascia il tavolo per sempre (seppuku), e segue un altro giro.
    .none = Se non resta vivo nessun samurai, gli Spiriti vincono subito.
    .closing = E se nessuno osa finire il sakè: dopo 40 turni del primo giocatore si chiude, e l’oste porta via il Masu.

guide-sake-players = Secondo quanti siete
    .players = Giocatori
    .masu = Sakè nel Masu
    .steps = Passi nel cerchio
    .two = Quando vivono solo due samurai, fra loro c’è un solo tratto di passi, il più corto. L’ultimo rimasto gioca da solo finché c’è sakè.
    .places = Quando avrai preso la mano, scegli un luogo con una regola sua: una distilleria, una sorgente termale, un bosco di bambù, un ponte di corde.

guide-sake-tips = Per la prima sera
    .place = Bevi presto, e posa la prima tazza dove fa meno male: su un oggetto che non ti serve, o sulla Vita.
    .defence = Tieni una carta con una buona difesa. Una spada impugnata, da sola, non protegge nessuno.
    .back = Nell’ultimo giro conta le tazze prima di colpire: uno Spirito in più può essere peggio di un rivale.

guide-sake-words = Piccolo dizionario
guide-sake-word-masu = Masu
    .means = la cassetta di legno con il sakè di tutti
guide-sake-word-step = Passo
    .means = un segnalino nel cerchio; i passi sono la distanza
guide-sake-word-life = Vita e Ferite
    .means = due mazzetti di carte coperte; senza Vita sei morto
guide-sake-word-wield = Impugnare
    .means = tenere pronta la sola arma che aiuta la tua difesa
guide-sake-word-ranged = A distanza
    .means = un attacco da lontano; l’arma impugnata non aiuta a difendersi
guide-sake-word-burn = Bruciare
    .means = rinunciare a un sakè, o a parte della Vita, per avere carte
guide-sake-word-sitting = Seduto
    .means = come cominciano tutti; solo chi siede può balzare in uno iaido
guide-sake-word-spirit = Spirito
    .means = un samurai morto che ha ancora sete

guide-rules = Le regole, numero per numero
    .lead = Ognuna in una frase. I numeretti nel testo qui sopra portano qui.
    .contents = In questa pagina
    .other = L’altro gioco: { $game }
    .cards = Tutte le carte
    .mark = Regola { $number }

guide-cards = Tutte le carte
    .lead = Ogni carta, persona e luogo dei due giochi.
    .gallery = La galleria: tutti i disegni e i suoni, in ogni luce
    .search = Cerca
    .hint = Nome o testo
    .game = Gioco
    .kind = Tipo
    .all = Tutti
    .found = { $number ->
        [0] Qui non c’è nulla del genere. Prova un’altra parola, o togli un filtro.
        [one] 1 voce
       *[other] { $number } voci
    }
    .count = { $number } nel mazzo
    .boxes = Riquadri
    .back = Dorso
    .copies = { $number } ×
    .link = Link a { $name }
guide-cards-kind-weapon = Armi
guide-cards-kind-property = Proprietà
guide-cards-kind-action = Azioni
guide-cards-kind-item = Oggetti
guide-cards-kind-event = Eventi
guide-cards-kind-interrupt = Interruzioni
guide-cards-kind-minion = Seguaci
guide-cards-kind-person = Personaggi
guide-cards-kind-role = Ruoli
guide-cards-kind-place = Luoghi
guide-cards-resilience = Resistenza { $number }
guide-cards-life = { $number } punti vita
guide-cards-ronin = Sei da solo, ma alla fine il tuo Onore vale doppio o triplo. Non fidarti di nessuno.
