### Le regole di SAKÈ.

rule-sake-K1 = Ognuno riceve un samurai a caso, siede e impugna una Katana; tutte le altre carte si mescolano.
rule-sake-K2 = Ricevi tante carte quanti sono i tuoi punti vita e 4 in più: 4 sono la tua mano, le altre, mai viste, la tua Vita. Se il tavolo vuole così, ognuno sceglie la mano dai dorsi.
rule-sake-K3 = Fra due vicini ci sono 3 passi, e nel Masu 2 sakè e mezzo per giocatore, arrotondati per eccesso; ciò che non c’è nella scatola non si può aggiungere.
rule-sake-K4 = Comincia il più anziano, che si chiama -san; si gioca in senso orario.
rule-sake-K5 = La distanza è il numero di passi fra due pezzi, da un lato o dall’altro del cerchio, attraverso chi sta in mezzo.
rule-sake-K6 = Una portata N vuole N passi esatti da almeno un lato; una portata N+ ne vuole N o più da entrambi. Nessuno arriva a sé stesso.
rule-sake-K7 = Fra due samurai, e fra un Seguace e un nemico, c’è sempre almeno 1 passo; nessuno supera nessuno.
rule-sake-K8 = Una carta si gioca per un riquadro azione o per il testo, mai per entrambi.
rule-sake-K9 = Un attacco vuole un bersaglio a cui arrivi una tua arma utilizzabile; senza armi utilizzabili, le mani nude arrivano a 1 passo. Se il tavolo vuole così, le mani nude colpiscono sempre a 1 passo.
rule-sake-K10 = Una sola arma si aggiunge a un attacco; un attacco di forza 0 è permesso e gli si può rispondere.
rule-sake-K11 = Muovendoti togli passi davanti a te e li posi dietro, spingendo avanti i tuoi Seguaci; la prima volta ti alzi, per sempre.
rule-sake-K12 = Iaido: finché siedi, ti alzi, ti muovi da 0 a 2 passi e attacchi, tutto in una volta; dopo, qualcuno dev’essere a portata.
rule-sake-K13 = Bevi quanto dice il riquadro, se il Masu e i tuoi posti liberi bastano. Un riquadro movimento o bevuta da 0 non si gioca; ma i Sandali fanno di un movimento 0 un 1.
rule-sake-K14 = Un evento che non farebbe proprio nulla non si può giocare.
rule-sake-K15 = Armi e oggetti stanno davanti a te, mai due con lo stesso nome.
rule-sake-K16 = Un Seguace si mette accanto a te, verso un vicino.
rule-sake-K17 = Le interruzioni si giocano solo nel turno degli altri, e non contano per il limite di nessuno.
rule-sake-K18 = Giochi 2 carte per turno, e 1 in più per ogni sakè che bruci per farlo.
rule-sake-K19 = Nella fase 2 ogni tuo Seguace cammina finché è a 1 passo dal primo nemico, e attacca con il riquadro attacco della carta che si scopre.
rule-sake-K20 = Un Seguace attaccato scopre una carta per la difesa; qualsiasi danno lo elimina.
rule-sake-K21 = Nella fase 3 peschi 2 carte.
rule-sake-K22 = Nella fase 4 scegli l’arma da impugnare, o nessuna; se la perdi, puoi impugnarne subito un’altra.
rule-sake-K23 = Se ti attaccano puoi giocare una carta per la sua difesa; arma impugnata e armatura si aggiungono, ma senza una carta non c’è difesa.
rule-sake-K24 = Il danno è l’attacco meno la difesa: altrettante carte passano dalla Vita alle Ferite.
rule-sake-K25 = Un Seguace scartato dalla mano ti evita ogni danno di un attacco, ma non un Tormento.
rule-sake-K26 = Sono a distanza le armi e gli eventi che lo dicono; l’arma impugnata non difende da questi.
rule-sake-K27 = Inciampare annulla un movimento, anche quello di uno iaido; la carta è spesa, e chi si muoveva si alza. Dopo uno iaido fermato da Inciampare si possono scegliere di nuovo bersaglio e arma, oppure lasciar perdere.
rule-sake-K28 = Vista annebbiata annulla un attacco di qualsiasi tipo, anche di un Seguace, ma non un Tormento.
rule-sake-K29 = Chi ha carte in mano, o potrebbe bruciare sakè o anima per averne una, viene interpellato in senso orario, finché resta qualcosa da annullare.
rule-sake-K30 = Nel turno degli altri agisci solo se ti si chiede, o prima di qualcosa che ti riguarda.
rule-sake-K31 = Con più di 4 carte in mano scarti subito fino a 4; chi scarta dalla mano sceglie.
rule-sake-K32 = Al massimo 1 sakè su ogni arma o oggetto, sulla Vita e sulla plancia. Un’arma o un oggetto sotto il sakè non funziona; sulla Vita l’anima non arde; sulla plancia la tua abilità dorme.
rule-sake-K33 = Una carta che esce dal gioco porta via con sé il sakè che ha sopra.
rule-sake-K34 = Bruci 1 sakè per pescare una carta in qualsiasi momento, o per giocarne una in più nella fase 1 del tuo turno. L’arma o l’oggetto da cui lo bruci per giocarne una in più non serve a quella carta.
rule-sake-K35 = Un costo in sakè si paga da un posto diverso dall’oggetto stesso, e si perde anche se l’effetto è annullato. Gli oggetti si usano nella fase 1 del proprio turno; quello che costa sakè è allora consumato e si scarta. Se il tavolo tiene gli oggetti, resta e funziona tutte le volte che si può pagare.
rule-sake-K36 = Una volta per turno puoi ardere l’anima: prendi in mano carte dalla Vita, e ne lasci almeno 1.
rule-sake-K37 = Recuperare riporta in Vita le Ferite; senza Ferite non c’è nulla da recuperare.
rule-sake-K38 = Il mazzo si rifà con gli scarti; se non c’è nessuna carta, non si pesca.
rule-sake-K39 = Senza carte nella Vita sei morto: sakè, mano, armi, oggetti e Seguaci spariscono, le Ferite diventano la tua mano, e dei tratti ai tuoi lati resta solo il più corto.
rule-sake-K40 = Uno Spirito gioca le carte dal dorso, e solo quelle uguali alla cima del mazzo; non brucia nulla, e ciò che vale per i samurai non vale per lui.
rule-sake-K41 = Uno Spirito usa il potere dell’ebbrezza, pesca una carta, poi ruba 1 sakè dal Masu o tormenta un samurai.
rule-sake-K42 = Tormento: si sceglie un samurai vivo e si giocano carte con il dorso della cima del mazzo; perde altrettanto sakè, meno la sua difesa.
rule-sake-K43 = Uno Spirito è sempre a portata di un attacco, ma eventi e Seguaci non attaccano gli Spiriti.
rule-sake-K44 = Quando il Masu è vuoto comincia il Giro della Morte: questo turno è il primo dell’ultimo giro, e tutti gli altri ne hanno ancora uno.
rule-sake-K45 = Poi vince il samurai vivo con più sakè, se tutti gli Spiriti insieme non ne hanno più di ogni samurai.
rule-sake-K46 = Se in testa c’è parità, chi ne ha di meno esce per sempre e segue un altro giro; dopo 10 giri così la vittoria si divide. Se resta un solo samurai e nessuno ha sakè, quel samurai vince subito.
rule-sake-K47 = Senza samurai vivi gli Spiriti vincono subito; con uno solo, la partita va avanti.
rule-sake-K48 = Dopo 40 turni del primo giocatore l’oste porta via il Masu, e comincia il Giro della Morte.
summary-sake = Come si gioca:
    · Fase 1: giochi fino a 2 carte, ognuna per un riquadro azione (attacco, movimento, bevuta) o per il testo. Poi agiscono i tuoi Seguaci, peschi 2 carte e scegli l’arma da impugnare.
    · Le armi colpiscono a un numero esatto di passi, o da quello in su (+). L’attacco è riquadro + arma; la difesa è riquadro + arma impugnata, e vuole una carta. Ogni danno fa di una carta Vita una Ferita; senza più Vita si muore.
    · Il sakè che bevi va su armi e oggetti, sulla Vita o sulla plancia, e quello che copre non funziona. In ogni momento puoi bruciarlo per una carta, o ardere l’anima: prendere carte dalla Vita.
    · I morti diventano Spiriti: vedono solo i dorsi delle carte, combinano guai, rubano sakè dal Masu e tormentano i vivi.
    · Quando il Masu è vuoto ognuno ha un ultimo turno. Poi vince il samurai con più sakè, se tutti gli Spiriti insieme non ne hanno di più.
