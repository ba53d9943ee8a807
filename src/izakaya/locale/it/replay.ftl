### Il tavolo di SAKE e la replica nel browser, in italiano.
###   $name, $from, $to   nomi di samurai; $card, $back nomi di una carta e di un dorso; $number, $sake … dicono quanto
###   $far     "both", "one" o "no": da quanti lati si arriva a qualcuno

## Il tavolo di SAKE

web-sake-card = { $card }: attacco { $attack }, difesa { $defence }, movimento { $movement }, bevuta { $drinking }; dorso { $back }
web-sake-person = { $name }, { $state ->
    [sitting] a sedere
    [spirit] Spirito
    [gone] fuori dal gioco
   *[samurai] in piedi
}{ $state ->
    [spirit] {""}
    [gone] {""}
   *[samurai] , Vita { $life }, Ferite { $wounds }
}, { $hand ->
    [one] 1 carta
   *[other] { $hand } carte
}, { $sake } sakè{ $far ->
    [both] ; a { $clockwise } passi in senso orario, { $counter } in senso antiorario
    [one] ; { $clockwise ->
        [0] a { $counter } passi
       *[other] a { $clockwise } passi
    }
   *[no] {""}
}
web-sake-life = Vita di { $name }: { $number }{ $sake ->
    [0] {""}
   *[other] , con un sakè sopra
}
web-sake-life-text = Quanti colpi puoi ancora incassare. Puoi bruciarne delle carte per averle in mano; quando non ne resta nessuna sei uno Spirito.
web-sake-wounds = Ferite
web-sake-board = { $sake ->
    [0] Plancia di { $name }
   *[other] Plancia di { $name }, con { $sake } sakè
}
web-sake-hand-of = Mano di { $name }: { $number ->
    [one] 1 carta
   *[other] { $number } carte
}
web-sake-gear = { $card }{ $wielded ->
    [yes] , impugnata
   *[no] {""}
}{ $sake ->
    [0] {""}
   *[other] , addormentata sotto un sakè
}
web-sake-wielded = in pugno
web-sake-stretch = Da { $from } a { $to }: { $number ->
    [one] 1 passo
   *[other] { $number } passi
}
web-sake-minion = Seguace di { $name }, in cammino in senso { $way ->
    [clockwise] orario
   *[counter] antiorario
}
web-sake-deck = Mazzo: { $number ->
    [one] 1 carta
   *[other] { $number } carte
}{ $back ->
    [none] {""}
   *[other] , in cima un dorso { $back }
}
web-sake-pile = Scarti: { $number }, in cima { $card }
web-sake-masu = Masu: restano { $number } sakè
web-sake-masu-over = Il Masu è vuoto e rovesciato
web-sake-sudden = Giro della Morte
web-sake-empty-hand = La tua mano è vuota.
web-sake-yours = Quello che hai davanti

## La replica

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
