### La replica nel browser, in italiano.

web-replay-title = La partita da rivedere
web-replay-loading = Sto cercando la partita…
web-replay-first = All’inizio
web-replay-back = Indietro di uno
web-replay-forward = Avanti di uno
web-replay-last = Alla fine
web-replay-play = Avvia
web-replay-pause = Pausa
web-replay-speed = Velocità
web-replay-moment = Momento { $number } di { $last }
web-replay-eyes = Con gli occhi di
web-replay-all = tutti: carte scoperte
web-replay-none = uno spettatore
web-replay-seat = { $person ->
    [none] { $name }
   *[other] { $name } ({ $person })
}
web-replay-copy = Copia il link a questo momento
web-replay-copied = Link copiato.
web-replay-not-copied = Il browser non ci ha lasciato copiare. Il link è nella barra degli indirizzi.
web-replay-hands = Che cosa hanno in mano tutti
web-replay-log = Che cosa è successo
web-replay-earlier = Che cosa è successo prima
web-replay-why = Perché { $name } ha giocato così
web-replay-ending = Com’è finita
web-replay-keys = Tasti: ← → un passo · Home Fine · spazio avvia e ferma
