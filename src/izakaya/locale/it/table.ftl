### La pagina del tavolo nel browser, in italiano.

web-table-connecting = Un momento, si apparecchia …
web-table-lost = La linea è caduta. Il tavolo aspetta, e ti stiamo ricollegando …
web-table-round = Il tavolo
web-table-own = Quello che hai davanti
web-table-you = Tu sei { $name }
web-table-hand = La tua mano
web-table-card = { $number ->
    [one] { $card }: { $short }
   *[other] { $card }, ne hai { $number }: { $short }
}
web-table-count = { $number ->
    [one] { $what }
   *[other] { $what }, { $number } carte
}
web-table-deck = Mazzo, { $number ->
    [one] 1 carta
   *[other] { $number } carte
}
web-table-pile = Scarti: { $number ->
    [one] 1 carta
   *[other] { $number } carte
}, in cima { $card }
web-table-bot = Bot: { $level }
# A friend, and whom they play.
web-table-person = { $name } ({ $character })
web-table-away = assente
web-table-bot-plays = gioca un bot
web-table-thinking = { $name } sta pensando
web-table-tools = A lato
web-table-leave = Alla porta
web-table-sound = Suoni
web-table-rules = Le regole
web-table-watching = { $number ->
    [one] 1 spettatore
   *[other] { $number } spettatori
}
web-table-close = Chiudi
web-table-seconds = { $seconds ->
    [one] resta 1 secondo
   *[other] restano { $seconds } secondi
}

## Asking

web-table-asking = Che cosa ti si chiede
web-table-deeds = Le azioni prima di questa
web-met-one-tap = Ormai sai come si gioca. Ogni risposta chiede un secondo tocco, così niente succede per sbaglio. Ti basterebbe un tocco solo?
web-table-wish = Ora scegli che cosa vuoi fare lì.
web-table-confirm = Fallo
web-table-clear = Non ancora
web-table-all-offers = Tutte le { $number } possibilità
web-table-hint = Che cosa farebbe il maestro?
web-table-nothing-asked = Per ora non ti si chiede nulla.
web-table-why-not = Che cosa non si può fare, e perché
web-table-because = : { $reason }.
web-table-sentence = { $words }.
web-table-waits = { $name } sta pensando …
web-table-waits-reactions = Qualcuno può ancora reagire …
web-table-waits-you = Tocca a te …
web-table-over = La partita è finita.

## At the side

web-table-side-offers = Tutto quello che puoi fare
web-table-side-log = Che cosa è successo
web-table-side-chat = Chiacchiere
web-table-side-orders = Ordini permanenti
web-table-log = Che cosa è successo
web-table-log-filter = Che cosa mostra la cronaca
web-table-log-all = Tutto
web-table-log-deeds = Solo le azioni
web-table-log-cries = Turni e grida
web-table-log-search = Nome o carta
web-table-log-earlier = { $number ->
    [one] 1 riga precedente
   *[other] { $number } righe precedenti
}
web-table-chat = Chiacchiere al tavolo
web-table-chat-empty = Nessuno ha ancora detto nulla.
web-table-chat-say = Di’ qualcosa
web-table-chat-send = Dillo
web-table-chat-about = Su questa frase di { $name }
web-table-drunk = alticcio
web-table-mute = Non sentire più { $name }
web-table-unmute = Risentire { $name }
web-table-report = Segnala questa frase
web-table-reported = Segnalata. Grazie.
web-table-orders-about = A quello che ordini qui si risponde per te, con il passo di sempre: nessuno se ne accorge.
web-table-orders-until = Passa su tutto fino al mio turno
web-table-orders-spare = Risparmiami le domande che non contano quasi mai
web-table-orders-never = Non reagire mai a

## People who are gone

web-table-bot-for-you = Un bot sta giocando per te.
web-table-play-on = Eccomi
web-table-countdown = { $why ->
    [gone] { $name } non c’è più; un bot subentra tra
   *[time] { $name } ci pensa a lungo; un bot subentra tra
}
web-table-countdown-you = Il tuo tempo sta per finire; un bot risponde per te tra

## Before the game

web-table-seats = Chi siede dove
web-table-lobby-title = { $game } in { $number }
web-table-lobby-owner = { $free ->
    [0] Tutti i posti sono occupati.
    [one] C’è un posto libero; se resta tale lo prende un bot ({ $level }).
   *[other] Ci sono { $free } posti liberi; se restano tali li prendono i bot ({ $level }).
}
web-table-lobby-name = Gli amici ti vedono come { $name }. Come ti chiami?
web-table-watchers = Guardano: { $names }
web-table-lobby-start = Dai le carte
web-table-lobby-wait = Chi ospita darà le carte quando ci sarete tutti.
web-table-lobby-choose = Siediti a un posto libero; chi ospita dà le carte quando ci siete tutti.
web-table-lobby-full = Tutti i posti sono occupati. Resta a guardare, oppure apparecchia un tavolo tuo all’ingresso.
web-table-lobby-leave = Alzati
web-table-lobby-invite = Invita gli amici
web-table-lobby-you = tu
web-table-lobby-here = presente
web-table-lobby-free = libero
web-table-lobby-sit = Siediti qui
web-table-lobby-bot = Chi gioca al posto { $seat }
web-table-begin = Al tavolo
web-table-how = Il bordo blu dice che puoi sceglierlo; sceglilo di nuovo per giocarlo. Tienilo premuto (o tasto destro) per leggere che cos’è.

## After the game

web-table-score = Il punteggio
web-table-winner = ha vinto
web-table-you-won = Hai vinto!
web-table-you-lost = Non è la tua serata: hanno vinto altri.
web-table-rematch = Ancora una
web-table-rematch-go = Alla prossima partita
web-table-replay = Rivedila
web-table-look = Guarda il tavolo
web-table-result = Com’è finita
web-table-shuffle = Controlla il mazzo
web-table-seal = Sigillo del mazzo: { $seal }
web-table-seed = Il seme era { $seed }. Questo deve dare il sigillo mostrato prima della distribuzione:

## Andare avanti, il passo, e l'uscita
web-table-go-on = Avanti
web-table-until = fino al mio turno
web-table-gone-on = Vai avanti
web-table-hurry = Avanti veloce
    .aside = I bot giocano senza pause finché non tocca a te (tasto F)
web-table-side-settings = Impostazioni
web-table-owner = Il tuo tavolo
web-table-owner-quiet = Può parlare solo chi gioca
web-table-owner-remove = Manda via { $name }
web-table-owner-about = { $state ->
    [playing] { $name } deve andare via e non può più tornare a questo tavolo. Un bot gioca al suo posto.
   *[other] { $name } deve andare via e non può più tornare a questo tavolo.
}
web-table-owner-sure = Sì, manda via
web-table-owner-stay = Può restare
web-table-quit = Lascia per sempre
web-table-quit-about = Un bot continua al tuo posto, con le tue carte. A questo posto non si torna.
web-table-quit-sure = Sì, lascio per sempre
web-table-quit-stay = Resto

## Coming late, leaving early

web-table-lobby-host = { $name } darà le carte quando ci sarete tutti.
web-table-lobby-put-bot = Bot
web-table-sitting = Posti e nomi
web-table-wished = Aspetti il cenno di chi ospita per giocare come { $name }.
web-table-wish-not = Meglio guardare
web-table-wish-about = Basta un cenno di chi ospita e giochi tu con la mano di un bot.
web-table-wish-seat = Gioca come { $name }
web-table-give-about = { $name } prende il tuo posto con tutte le tue carte, e tu guardi.
web-table-give-sure = Sì, cedo il posto
web-table-give = Cedi il posto a { $name }
web-table-wants = { $name } vorrebbe giocare come { $seat }, al posto del bot.
web-table-wish-yes = Si sieda pure
web-table-wish-no = Non ora
web-table-sit-late = Siediti

## Called from elsewhere

web-call-turn = Tocca a te.
web-call-window = Qualcuno agisce: puoi reagire.
web-call-ask = Vuoi che una notifica ti chiami quando tocca a te?
web-call-yes = Sì, chiamami
web-call-no = No
web-away-title = Mentre non c’eri
