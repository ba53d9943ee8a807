### L'arredo del browser, in italiano.

web-skip = Alla pagina
web-nav = Il locale
web-nav-start = All’ingresso
web-nav-rules = Regole
web-nav-cards = Carte
web-nav-settings = Impostazioni
web-language = Lingua
web-again = Riprova
web-trouble-page = Questa pagina non è arrivata. Controlla la connessione e riprova.
web-lost-title = Qui non c’è nessuno
web-lost = Dietro questa tenda non c’è nulla. Il link è forse vecchio o scritto male.
web-start-title = Giochi di carte, buona compagnia, un solo tavolo
web-close = Chiudi
web-trouble-server = Il locale non risponde. Forse sta riaprendo: riprova tra un attimo.
web-trouble-unknown = Non ha funzionato e nessuno ha detto perché. Ricarica la pagina e riprova.
web-trouble-table = Questo tavolo non c’è più, o non è per te. All’ingresso ce ne sono altri.

## La pagina iniziale

web-start-game = Quale gioco?
web-start-for = { $least }–{ $most } giocatori
web-start-sake = A colpi di spada e di bacchette per l’ultimo sakè della notte.
web-start-sword = Ruoli nascosti, spade sguainate, onore da conquistare.
web-start-seats = In quanti al tavolo?
web-start-level = Chi occupa i posti?
web-start-play = Gioca subito
web-start-invite = Invita amici
web-start-open = Apri un tavolo a tutti
web-start-together = In più su questo dispositivo
web-start-mine = I tuoi tavoli
web-start-tables = Tavoli aperti
web-start-no-tables = Ora non aspetta nessuno. Apri un tavolo e gli altri lo vedranno qui.
web-start-taken = posti { $taken } su { $seats }
web-start-turn = Tocca a te
web-start-resume = Continua
web-start-join = Siediti
web-start-watch = Guarda
web-start-how = Come si gioca
web-start-learn = Cinque minuti di lettura e si può giocare.
web-start-new = Prima volta qui?
web-start-new-more = Una prima serata, meno di cinque minuti: al tavolo vero, con qualcuno accanto.
web-start-first = Prima serata: { $game }
web-start-puzzle = Trova la mossa
web-start-puzzle-more = Posizioni da partite di maestri: trova la mossa che farebbe un maestro.
web-start-puzzles = Rompicapi: { $game }
web-start-you = Ti chiami { $name }.
web-start-rename = Cambia nome
web-options-more = Altre impostazioni{ $number ->
    [0] {""}
    [one] {" "}(1 scelta)
   *[other] {" "}({ $number } scelte)
}
web-options-lot = a sorte
web-options-seat = Posto { $seat }
web-options-file = Scegli un file
web-options-house = come nel locale
web-options-long = Il file è troppo lungo: al massimo { $most } caratteri.
web-options-own = un file tuo: { $file }
web-options-host = un file di chi ospita
web-options-house-again = Di nuovo come nel locale
web-options-title = Impostazioni di questo tavolo
web-options-usual = come al solito
web-options-change = Scegli altre impostazioni

# What every table has, whatever is played at it.
option-table-window = Tempo per reagire
option-table-window-8 = 8 secondi
option-table-window-4 = 4 secondi
option-table-window-15 = 15 secondi
option-table-window-30 = 30 secondi
option-table-window-none = nessuna attesa comune: chi è interpellato si prende il suo tempo, e tutti lo vedono
option-table-silence = Quando finisce il tempo per reagire
option-table-silence-beats = appena tutti vanno avanti
option-table-silence-strict = sempre allo scadere
option-table-pace = I bot giocano
option-table-pace-0 = subito
option-table-pace-0-8 = a ritmo normale
option-table-pace-0-4 = in fretta
option-table-pace-1-5 = con calma
option-table-pace-3 = piano, per seguirli bene
option-table-clock = Tempo per pensare
option-table-clock-none = quanto si vuole
option-table-clock-30 = 30 secondi, più cinque minuti di riserva
option-table-clock-60 = un minuto, più cinque di riserva
option-table-clock-120 = due minuti, più cinque di riserva

web-level-random = Ubriacone
    .aside = gioca quel che gli capita in mano
web-level-novice = Novizio
    .aside = conosce le regole e poco più
web-level-adept = Esperto
    .aside = gioca bene e in fretta
web-level-master = Maestro
    .aside = pensa in anticipo, e anche a chi sei tu

web-invite-title = Il tuo tavolo è pronto
web-invite-how = Manda questo link ai tuoi amici, o fa’ loro inquadrare il quadrato con il telefono. I posti che restano vuoti vanno ai bot.
web-invite-link = Link al tavolo
web-invite-code = Lo stesso link, da leggere con il telefono
web-invite-text = Al mio tavolo c’è un posto per te.
web-invite-copy = Copia il link
web-invite-copied = Copiato.
web-invite-share = Condividi
web-invite-sit = Al tavolo

## Impostazioni

web-settings-you = Tu
web-settings-name = Il tuo nome al tavolo
web-settings-rename = Usa questo nome
web-settings-named = D’ora in poi sei { $name }.
web-settings-language = Lingua
web-settings-stored = Ciò che il locale conserva di te
web-settings-stored-what = Il tuo nome, la tua lingua, dove ti sei seduto, cosa hai risposto e cosa hai detto. Nessun account, nessun indirizzo.
web-settings-download = Scaricalo
web-settings-forget = Dimenticami
web-settings-forget-sure = Sì, dimenticami per sempre
web-settings-forget-not = No, resto
web-settings-forgotten = Non resta più nulla che porti a te. Le partite giocate con altri restano, senza il tuo nome.
web-settings-look = Luce e caratteri
web-settings-light = Luce
web-light-system = Come il dispositivo
web-light-evening = Sera
web-light-morning = Mattina
web-settings-text = Grandezza dei caratteri
web-text-plain = Normale
web-text-large = Grande
web-text-largest = Molto grande
web-settings-table = Al tavolo
web-settings-pace = Movimento
web-pace-none = Nessuno
web-pace-slow = Lento
web-pace-calm = Calmo
web-pace-quick = Veloce
web-settings-still = Il tuo dispositivo chiede meno movimento: qualunque cosa tu scelga qui, nulla si muove.
web-settings-sound = Suoni
web-sound-on = Accesi
web-sound-off = Spenti
web-settings-volume = Volume
web-settings-call = Quando la pagina è nascosta e tocca a te
web-call-sound = un suono
web-call-vibrate = vibrazione
web-call-notify = una notifica
web-call-refused = Il browser non permette notifiche per questa pagina. Si può cambiare nelle sue impostazioni.
web-call-awake = schermo acceso finché ti si chiede qualcosa
web-settings-orders = Quando agiscono gli altri
web-spare-yes = Chiedimi solo ciò che conta
    .aside = nessuna domanda sulla tua unica arma, su ciò che non può ferire, o quando potresti solo bruciare sakè o anima
web-spare-no = Chiedimi tutto
    .aside = ogni domanda che le regole permettono
web-settings-firsts = Cose nuove in partita
web-firsts-yes = Spiegarle una volta
web-firsts-no = Non spiegare

web-settings-taps = Rispondere
web-taps-two = Il secondo tocco conferma
web-taps-one = Basta un tocco
web-invite-local = Questo indirizzo significa «proprio questa macchina»: da altri dispositivi non porta da nessuna parte.
web-invite-network = Questo link funziona per tutti nella tua rete:
web-invite-closed = Il locale ascolta soltanto questa macchina. Per gli amici nella tua rete aprilo con { $command }.
web-lobby-public = Chi trova questo tavolo?
web-lobby-public-no = chi ha il link
web-lobby-public-yes = tutti nel locale
# The house in one page, without a server.
web-page-opening = Il locale sta aprendo: { $done } di { $whole } MB
web-page-progress = Quanto è già arrivato
web-page-stage-python = Python si sta avviando.
web-page-stage-house = Il locale viene preparato.
web-page-stage-games = Si cercano le tue partite.
web-page-elsewhere = Il locale è aperto in un’altra scheda. Due insieme sovrascriverebbero le partite l’una dell’altra.
web-page-take = Gioca qui
web-page-failed = Non è stato possibile aprire il locale. Le tue partite sono al sicuro; controlla la connessione e riprova.
web-page-no-worker = Questo browser non può far funzionare il locale: servono WebAssembly e i worker. Un browser più recente li ha.
web-page-again = Riprova
web-page-update = È arrivata una versione più nuova del locale.
web-page-update-now = Passa a quella nuova
web-page-update-later = Più tardi
web-page-not-kept = Questo browser non conserva nulla per noi: le partite spariscono quando chiudi la pagina. Esci dalla navigazione privata per tenerle.
web-page-full = Il browser non ha più spazio: quello che succede ora non può essere conservato. Libera spazio e la partita continua.
web-page-gone = Il browser ha cancellato ciò che questa pagina aveva conservato, o le vieta di conservare qualcosa. Riapri la pagina per continuare.
web-page-restarted = Qualcosa si è rotto nel locale, che è stato riaperto. Le tue partite sono come erano state conservate.
web-page-damaged = { $number ->
    [one] Una cosa conservata qui non si può leggere e viene lasciata stare.
   *[other] { $number } cose conservate qui non si possono leggere e vengono lasciate stare.
  }
web-page-understood = Va bene
web-nav-saved = Partite salvate
web-saved-title = Partite su questo dispositivo
web-saved-none = Non è stato ancora conservato nulla.
web-saved-file = Salva come file
web-saved-away = Butta via
web-saved-sure = Buttare via { $game } per sempre?
web-start-leave = Lascia per sempre
web-start-memento = Quel che resta di questa partita
web-start-record = La registrazione di questa partita
web-saved-bring = Porta una registrazione
web-saved-watch = Rivedi
web-saved-over = finita
web-saved-playing = in corso
web-saved-won = vinta
web-saved-lost = persa
web-saved-all = Tutti i giochi
web-saved-which = Quali giochi sono mostrati
web-saved-answers = { $number ->
    [one] una risposta
   *[other] { $number } risposte
  }
web-device-name = Nome di chi siede al posto { $seat }
web-device-hand = Passa il dispositivo a { $name }
web-device-react = { $name } può reagire
web-device-only = Ora guarda solo { $name }
web-device-me = Sono { $name }
web-device-pass = { $name } lascia correre
web-device-nobody = Nessuno reagisce
web-device-back = Torna al tavolo
web-device-look = { $name } guarda le sue carte
web-device-cover = Copri le mie carte

## Evenings

web-evenings = Le tue serate
web-evenings-none = Qui non c’è ancora nessuna partita. Giocane una fino in fondo con gli amici, e ci sarà.
web-evenings-all = tutti i gruppi
web-evenings-group = Con chi
web-evenings-file = Scarica in CSV
web-evenings-won = hai vinto ({ $who }).
web-evenings-lost = hai perso ({ $who }).
web-evening-title = Stasera
web-evening-won = { $name }: { $won } vinte su { $played }
web-evening-game = { $game }, { $minutes } min. Vince: { $names }
web-evening-longest = La partita più lunga: { $game }, { $minutes } minuti.
web-evening-other = Ora { $game }, stessa compagnia
web-evening-bot = un bot
