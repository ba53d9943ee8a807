### Il terminale, in italiano.

list-more = { $before }, { $after }
list-and = { $before } e { $after }
list-or = { $before } o { $after }
card-times = { $card } ×{ $number }

## La riga di comando

version = izakaya { $version }, { $core ->
    [compiled] nucleo compilato
   *[interpreted] nucleo interpretato
}
help-main =
    Izakaya: un tavolo per giochi di carte.

      { $games }
      izakaya learn GIOCO        una prima partita con qualcuno accanto
      izakaya puzzle GIOCO       trova la mossa che farebbe un maestro
      izakaya replay FILE        rivedi una partita passo per passo
      izakaya serve              tavoli per amici e bot nel browser (--help)
      izakaya admin              curare una casa: tavoli, ospiti, copie (--help)
      izakaya play --help        tutto quello che puoi scegliere
      izakaya match              bot contro bot, con le cifre (--help)
      izakaya balance            l’equilibrio di un gioco, in cifre (--help)
      izakaya tune               cerca valori con cui un gioco riesce (--help)
      izakaya puzzles            ricava rompicapi da partite di maestri (--help)
      izakaya calibrate          quanto sono vere le curve con cui si ripensa a una partita (--help)
      izakaya train              impara chi vince, per i bot che pensano (--help)
      izakaya games              scrive partite di bot come dati (--help)
      izakaya mcp                il tavolo per i modelli linguistici (--help)
      izakaya --version

      --lang en|it|de|es|ja      la lingua; altrimenti quella del sistema
help-examples = Esempi:
help-main-play = gioca a { $game } contro i bot
help-play =
    izakaya play GIOCO: una partita contro i bot.

      GIOCO               il gioco: { $games }
      --seats N           in quanti siete al tavolo
      --seat N            il tuo posto, da 0 (0 se non lo dici)
      --bots NOME,…       chi gioca per gli altri: { $bots }; uno per tutti, o uno per ciascuno, in senso orario; adept e master anche con un carattere ({ $temperaments }): adept/thirsty; oppure uno tuo: mybots:Kappa
      --seed N            la sorte della partita, un numero intero; lo stesso seme dà le stesse carte
      --option NOME=VALORE  un’impostazione del gioco, per esempio { $example }
      { $settings }
      --record FILE       dove si salva la partita
      --lang en|it|de|es|ja

    Durante la partita, ? spiega tutto il resto.
help-setting = { $kind ->
    [seat] N|random
    [people] NOME,…
    [text] FILE
   *[other] NOME
}
help-setting-line = { $game }: { $name }{ $values ->
    [none] {""}
   *[other] {" "}({ $values })
}
setting-choice = { $name } è uno di { $values }.
setting-seat = { $name } è il numero di un posto, contato da 0, oppure random.
setting-people = { $name } nomina le persone posto per posto, separate da virgole, nessuna due volte e al massimo una per posto: { $values }; random lascia un posto al caso.
setting-text = { $name } è un testo; --{ $name } FILE lo legge da un file.
setting-lot = a sorte
setting-seat-number = { $who ->
    [me] posto { $seat }, il tuo
   *[other] posto { $seat }
}
setting-own-file = da un file
setting-house-file = come nel locale
help-replay =
    izakaya replay FILE: rivedi una partita passo per passo.

      FILE                il verbale salvato da una partita
      --seat N|all        come l’ha vista quel posto, o a carte scoperte (se non lo dici)
      --lang en|it|de|es|ja
help-serve =
    izakaya serve: avvia il server per browser e bot.

      --port N                  la porta ({ $port }, o la prima libera dopo)
      --host INDIRIZZO          l’indirizzo su cui ascolta: { $host } solo questo computer, 0.0.0.0 tutta la rete
      --database DOVE           un file per SQLite, oppure postgresql://… per più processi
      --log FILE                il log, righe di JSON; se manca, su stderr
      --metrics N               una porta per le metriche di Prometheus, solo su questa macchina; se manca, nessuna
      --durability full|normal  ciò che è confermato resiste a un’interruzione di corrente (full, se manca), o solo a un crash del server
      --path /games             il prefisso del percorso con cui un proxy lo pubblica
      --trust-proxy INDIRIZZO   un proxy, o una rete di proxy, di cui si accettano le intestazioni X-Forwarded
      --allow-host NOME         rispondi solo a questo nome di host; si può ripetere, come il prossimo
      --allow-origin URL        accetta richieste da pagine di questa origine
      --keep 90d                cancella tavoli e ospiti che nessuno usa da tanto tempo (h, d, w, y)
      --log-size BYTE           la grandezza a cui comincia un nuovo file di log
      --log-files N             quanti vecchi file di log si conservano
      --backup-every 1d         con quale intervallo si salva una copia del database; mai, se manca
      --backup-keep N           quante di queste copie si conservano (7)
      --backup-to CARTELLA      dove vanno; se manca, in una cartella backups accanto al database
      --private                 entra solo chi dice la parola del gestore o ha un link d’invito (izakaya admin word, invite)
      --name NOME, --notice TESTO   che cosa sta scritto sulla porta di un locale privato
      --open                    mostra la pagina iniziale nel browser
      --lang en|it|de|es|ja
serve-open = Il locale è aperto: { $address }
serve-close = Ctrl-C lo chiude; ogni tavolo ti aspetta come l’hai lasciato.
serve-died = Il locale si è chiuso da solo; se ne apre un altro. Il registro forse dice perché.
serve-interpreted = Il nucleo è interpretato: i bot pensano più lentamente.
serve-compiled = Il nucleo compilato è pronto: da ora i bot pensano con quello, il locale dalla prossima apertura.

## Che cosa può andare storto

error-command = Il comando «{ $command }» non esiste; ci sono: { $commands }. Vedi izakaya --help.
error-nearest = Intendevi { $words }?
error-arguments = Non capisco «{ $words }»; izakaya { $command } --help mostra che cosa si può dire.
error-no-value = { $argument } vuole un valore; izakaya { $command } --help mostra quale.
error-not-a-number = { $argument } vuole un numero intero, non «{ $value }».
error-language = La lingua «{ $value }» qui non c’è; ci sono: { $languages }.
error-no-game = Quale gioco? Ci sono: { $games }.
error-game = In questo locale non c’è il gioco «{ $game }»; ci sono: { $games }.
error-seats = { $game } è per { $least }–{ $most } giocatori, non { $seats }.
error-seat = A questo tavolo non c’è il posto { $seat }; scegline uno da 0 a { $last }.
error-seed = Un seme è un numero intero da 0 fino a 2 alla 256.
error-bot = Non c’è un bot «{ $bot }»; ci sono: { $bots }.
error-bots-number = --bots nomina un giocatore per tutti gli altri { $others } o uno per ciascuno, non { $number }.
error-temperament = Non c’è un bot «{ $bot }»: adept e master hanno un carattere, uno tra { $temperaments }, come in adept/careful.
error-own-bot = Il tuo bot non può giocare. { $detail }
error-option = { $game } non ha l’impostazione «{ $option }»; ha: { $options }. Scrivila come NOME=VALORE.
error-option-value = { $game } non accetta l’impostazione { $option }: { $expects }
error-no-file = Quale file? izakaya replay FILE.
error-file-missing = Il file { $file } non esiste.
error-file-unreadable = Il file { $file } non si può leggere.
error-file-large = Il file { $file } è troppo grande per essere un verbale.
error-file-not-record = Il file { $file } non è il verbale di una partita.
error-file-unknown = Il verbale { $file } è di un gioco, o di regole, che questa versione non ha.
error-file-answer = Il verbale { $file } non si può rivedere: la risposta { $number } non è possibile.
error-text = Il file { $file } non va bene per l’impostazione { $option }. { $problem }
error-text-large = Il file { $file } è troppo grande per l’impostazione { $option }.
error-not-saved = Non si è potuto salvare la partita in { $file }; scegli un altro posto con --record.
error-port = Una porta è un numero da 0 a { $last }, non { $port }.
error-port-taken = Il locale non può aprire su { $host }, porta { $port }: c’è già qualcos’altro. Scegline un’altra con --port.
error-database = Non conosco database di tipo “{ $database }”; indica un file, oppure postgresql://…
error-database-in-use = Il database { $database } è di un locale già aperto. Chiudi quello, o scegline un altro con --database.
error-database-closed = Il database non si può aprire: { $problem }. Controlla che ci sia, che ci si possa scrivere e che l’indirizzo sia giusto.
error-no-database = Il database { $database } non c’è, e quindi nessun locale da curare. Indicalo con --database o in IZAKAYA_DATABASE.
error-no-house = In questo database non c’è ancora un locale. Aprine uno con «izakaya serve», o indicane un altro con --database.
error-state = Lo stato { $value } non esiste. Ci sono: { $states }.
error-durability = La durevolezza è full o normal, non “{ $value }”.
error-path = “{ $value }” non può essere il percorso di un locale: danne uno come /games.
error-proxy = “{ $value }” non è un indirizzo né una rete: danne uno come 10.0.0.7 o 10.0.0.0/8.
error-while = “{ $value }” non è una durata: dai a { $argument } qualcosa come 12h, 90d, 8w o 2y.
error-no-folder = Non posso creare la cartella { $folder }; scegli un altro posto con --database.
error-broken = È successo qualcosa che non dovrebbe: { $detail }

## Si gioca

play-welcome = { $game }, in { $seats } al tavolo. Tu sei { $name } e il tuo ruolo è { $role }.
play-person = { $name } ({ $character })
play-ability = { $name }: { $ability }.
play-others = Con te, in senso orario:
play-commitment = Sigillo del mazzo: { $hash }
play-help-hint = Scrivi il numero di quello che vuoi fare; ? per l’aiuto.
play-prompt = >
play-number-range = Qui serve un numero da { $least } a { $most }, oppure ? per l’aiuto.
play-not-understood = Non capisco «{ $words }». Scrivi un numero da { $least } a { $most }, oppure ? per l’aiuto.
play-every-on = Da adesso ti chiedo tutto.
play-every-off = Da adesso non ti chiedo quel che quasi nessuno vuole farsi chiedere.
play-back = Torna alla domanda di prima
play-no-back = Non c’è niente a cui tornare: quello che hai scelto è già successo.
play-thinking = Un maestro guarda le tue carte …
play-hint = Un maestro sceglierebbe { $number }: { $move }
play-quit = Lasci il tavolo.
play-input-ended = Non arriva più niente da leggere: la partita si ferma qui.
play-interrupted = Interrotto.
play-saved = Salvata: { $file }
play-replay-hint = Per rivederla: { $command } replay { $file }
play-seed = Il seme era { $seed }.
play-check = Puoi controllare il mazzo: questo deve dare il sigillo mostrato prima della distribuzione.
play-over = La partita è finita

## Comandi durante la partita

command-help = aiuto
command-back = indietro
command-hint = consiglio
command-why = perché
command-table = tavolo
command-log = cronaca
command-cards = carte
command-rules = regole
command-every = sempre
command-settings = impostazioni
command-quit = esci
help-title = Che cosa puoi scrivere
help-number = un numero: fai quella cosa
help-enter = Invio: di nuovo la domanda
help-help = questo aiuto
help-back = torna alla domanda di prima, finché nessuno sa della tua scelta
help-hint = che cosa farebbe un maestro al tuo posto, e perché
help-why = perché qualcosa non si può{ $card ->
    [none] {""}
   *[other] ; anche { $why } { $card }
}
help-table = di nuovo il tavolo
help-log = tutto quello che è successo
help-cards = che cosa fanno le tue carte; oppure il nome di una carta o di un personaggio
help-rules = le regole in breve{ $rules ->
    [none] {""}
   *[other] ; { $rules } spiegano una regola ciascuna
}
help-every = chiedimi tutto, o non più
help-settings = le impostazioni di questo tavolo; fino alla tua prima risposta puoi sceglierne altre
help-quit = lascia il tavolo; la partita è salvata
cards-title = Le tue carte
why-title = Non si può
why-line = { $what }: { $reason } ({ $rule })
why-nothing = Non manca niente: puoi fare tutto quello che le tue carte permettono.
why-nothing-about = Su «{ $words }» non manca niente.
why-on-offer = Il numero { $number } si può: { $move }
why-at = { $card } → { $targets }
rule-line = { $rule }: { $text }
rule-unknown = Qui non c’è una spiegazione della regola { $rule }.
settings-title = Impostazioni di questo tavolo
settings-line = { $name }: { $value }
settings-how = { $settings } 1 mostra che cosa si può scegliere; { $settings } 1 2 lo sceglie e ridà le carte.
settings-late = Hai già risposto. Le impostazioni si scelgono prima della prima risposta, oppure per la prossima partita: izakaya play --help.
settings-dealt = Carte ridate. { $name }: { $value }
settings-none = In questo gioco non c’è niente da scegliere.
settings-unknown = Non c’è nessuna impostazione «{ $words }»; { $settings } le mostra tutte.
settings-people = Scrivi { $settings } { $number } e i nomi, posto per posto, separati da virgole; random lascia un posto al caso.
settings-text = Scrivi { $settings } { $number } e il nome di un file.

## Rivedere

replay-step = Passo { $step } di { $steps }
replay-prompt = Invio, b, numero, q >
replay-help = Invio o n: avanti · b: indietro · un numero: vai a quel passo · log: tutto fin qui · perché: la ragione del bot · q: esci
replay-end = Il verbale finisce qui.
replay-start = Questo è l’inizio.
replay-unfinished = Il verbale finisce prima della partita.
replay-why = { $name }: { $reason }
replay-why-nobody = { $name } non dice perché: lì c’era una persona, o un bot che non dà ragioni.
replay-why-later = I bot dicono perché hanno giocato così a partita finita e a carte scoperte.
