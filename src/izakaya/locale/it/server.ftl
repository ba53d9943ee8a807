# Quel che dice il locale quando una cosa non si può fare, e come chiama i suoi ospiti.

server-guest = Ospite { $number }

server-no-such-table = Questo tavolo non esiste. Controlla il link, o prepara un tavolo nuovo.
server-no-such-game = In questo locale non c’è quel gioco. Ci sono: { $games }.
server-no-such-lesson = Per quel gioco qui non c’è una lezione. Ci sono lezioni per: { $games }.
server-no-such-puzzles = Per quel gioco qui non ci sono rompicapi. Ce ne sono per: { $games }.
server-no-such-puzzle = Questo rompicapo non c’è; ci sono quelli da 1 a { $count }.
server-no-such-page = A questo indirizzo non c’è niente. Torna alla pagina iniziale.
server-no-such-seat = A questo tavolo non c’è un posto simile.
server-no-such-line = In questa chiacchierata non c’è una riga simile.
server-no-such-person = Nel locale non c’è nessuno con questo nome.
server-no-browser-pages = Le pagine per il browser non sono ancora pronte. Esegui una volta “make play”, o gioca nel terminale.
server-unknown-guest = Il locale non ti conosce ancora. Apri prima la pagina iniziale; i programmi chiedono /api/me.
server-unknown-token = Questo token non è di nessun bot. Chiedine uno nuovo.
server-other-origin = Questa pagina non può parlare a nome tuo. Apri il locale al suo indirizzo.
server-not-understood = { $field ->
    [none] Questo messaggio non si riesce a leggere. La descrizione del locale è in /schema.
   *[other] Questo messaggio non si riesce a leggere: qualcosa non va in «{ $field }». La descrizione del locale è in /schema.
}
server-wrong-host = Il nome del locale in questa richiesta (Host) non si riesce a leggere. Apri il locale al suo indirizzo.
server-wrong-origin = L'origine di questa richiesta (Origin) non si riesce a leggere. Apri il locale al suo indirizzo.
server-other-host = Il locale non risponde a questo nome. Aprilo al suo indirizzo.
server-not-possible = Qui questo non si può fare.
server-record-in-the-middle = Qui non si può portare la registrazione di una partita iniziata a metà: porta quella della partita intera.
server-no-record = Questo file non contiene la registrazione di una partita. Scegline uno salvato da qui, da un server o dal terminale.
server-record-game = Questa registrazione è di un gioco che qui non c’è: { $game }.
server-record-rules = Questa registrazione segue altre regole del gioco rispetto a quelle di qui, perciò non si può rigiocare.
server-record-answers = Questa registrazione non si può rigiocare: a un certo punto dà una risposta che le regole non permettono.
server-shelf-full = Il browser non ha più spazio per conservarlo. Cancella le partite che non ti servono o libera spazio, poi riprova.
server-shelf-gone = Il browser ha cancellato ciò che questa pagina aveva conservato, o le vieta di conservare qualcosa. Riapri la pagina.
server-our-fault = Qualcosa è andato storto nel locale, non per colpa tua. Riprova tra un momento.
server-newer-database = Il database è di una versione più recente di Izakaya ({ $made }, versione dello schema { $schema }); questa è la { $version }, che conosce le versioni dello schema fino alla { $known }. Nulla è cambiato. Usa la versione più recente, o un altro database.
server-older-database = Questo database ha la versione dello schema di un Izakaya più vecchio. Avvia una volta il server con questa versione, poi riprova.
server-no-backup = { $file } non è la copia di un locale.
server-not-empty = In questo database c’è già un locale. Di’ --replace per mettere la copia al suo posto; ciò che c’è ora va perso.
server-house-open = Il locale di questo database è aperto, o è stato interrotto un momento fa. Chiudilo, aspetta dieci secondi, poi ripristina.
server-barred = Chi tiene questo locale non ti lascia più entrare.
server-ended-early = Chi tiene il locale ha chiuso questa partita. Prepara un tavolo nuovo.
server-other-rules = Questa partita è cominciata con la versione { $rules } delle regole, che qui non si gioca più.
server-game-gone = Il locale non ha più il gioco { $game }, perciò a questo tavolo non si può giocare. Resta apparecchiato finché il gioco non torna.
server-shelved = Questo tavolo non può continuare: solo le sue prime { $answers } risposte si possono rigiocare. È stato messo da parte, e la sua registrazione fin lì si può scaricare.
server-still-played = A questo tavolo si gioca ancora: vai a vedere.
server-memento = { $game }, versione { $rules } delle regole, per { $seats } giocatori. Questo locale non può continuarla.
server-memento-person = Posto { $seat }: { $name }
server-memento-bot = Posto { $seat }: un bot
server-memento-answers = { $answers ->
    [one] È stata data una risposta, il { $last }.
   *[other] Sono state date { $answers } risposte, l’ultima il { $last }.
}
server-memento-talk = Che cosa si è detto:
server-too-large = È troppo lungo: al massimo { $most } byte.
server-too-fast = Troppe richieste in una volta. Aspetta un momento.
server-too-loud = Parli più in fretta di quanto si riesca ad ascoltare. Aspetta un momento.
server-too-many-tables = Hai { $most } tavoli non finiti. Finiscine o lasciane uno prima di prepararne un altro.
server-tables-too-fast = Da qui sono stati preparati molti tavoli nell'ultima ora. Aspetta qualche minuto, poi preparane un altro.
server-too-many-newcomers = Dalla tua rete sono appena arrivati molti ospiti nuovi. Aspetta un minuto e riprova.
server-unreadable-name = Questo nome non si può leggere: alcune lettere sono invisibili o non vanno insieme. Scegline un altro.
server-nothing-said = In quella riga non c’è niente da leggere.
server-no-name = Un nome ha bisogno di almeno una lettera visibile.
server-no-hello = Prima saluta.
server-not-seated = Stai guardando questo tavolo: lo può fare solo chi ci siede.
server-not-yours = Lo può fare solo chi ha preparato il tavolo.
server-removed = Chi ha apparecchiato questo tavolo ti ha chiesto di lasciarlo. Apparecchiane uno tuo, o cercane un altro.
server-quiet = A questo tavolo ora può parlare solo chi gioca.
server-not-yourself = Non puoi mandare via te stesso: alzati, piuttosto.
server-too-late = Quella domanda non è più aperta: ha già avuto risposta, o il tempo è scaduto.
server-not-offered = { $why ->
    [none] Non è una delle risposte possibili.
   *[other] Ora non è possibile; lo vieta la regola { $why }.
}
server-game-over = La partita è finita.
server-not-over = La partita è ancora in corso; si potrà vedere quando sarà finita.
server-review-not-over = Questa partita è ancora in corso. Si potrà rivedere quando sarà finita.
server-no-such-moment = Da quel momento non si può riprendere: questa partita ha quelli da 0 a { $last }.
server-too-many-reviews = Il locale sta già ripensando a molte partite. Riprova fra un minuto.
server-not-started = La partita non è cominciata.
server-already-started = La partita è già cominciata. Puoi guardarla.
server-already-seated = Sei già seduto a questo tavolo.
server-no-such-wish = Nessuno con quel nome chiede più di sedersi qui.
server-not-watching = Puoi cedere il posto solo a chi sta guardando questo tavolo adesso.
server-seat-taken = Quel posto è occupato. Scegline un altro.
server-no-free-seat = A questo tavolo tutti i posti sono occupati. Puoi guardare, o preparare un tavolo tuo.
server-wrong-seats = Questo gioco è per { $least }–{ $most } giocatori.
server-too-few-places = A questo tavolo siede più gente: { $people } persone. Prima qualcuno dovrebbe alzarsi.
server-too-many-bots = Ci sono più bot che posti: questo tavolo ne ha { $seats }.
server-wrong-options = Queste impostazioni non vanno bene per il gioco. Conosce: { $options }.
server-wrong-text = Questo file non si può usare. { $problem }
server-private = Questo locale è privato. Aprilo nel browser e di’ la sua parola, o vieni con un link d’invito.
server-door-private = Questo locale è privato. Entra chi conosce la sua parola.
server-door-wrong = Non è la parola di questo locale, o l’invito non vale più.
server-door-word = La parola
server-door-enter = Entra
