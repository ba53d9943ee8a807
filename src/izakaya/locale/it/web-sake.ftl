### SAKÈ al tavolo nel browser, in italiano.
###   $far     "both", "one" o "no": da quanti lati si arriva a qualcuno

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
}{ $sleep ->
    [none] {""}
    [card] , addormentata per una carta
   *[sake] , addormentata sotto un sakè
}
web-sake-wielded = impugnata
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
web-sake-soul = La tua anima: quante carte prendere dalla Vita
web-met-minion = Un Seguace! Giocato accanto a te, alla fine dei tuoi turni cammina per la sua strada e attacca il primo nemico che incontra, con una carta scoperta dal mazzo. Una ferita qualsiasi lo uccide; gettato in mezzo, para un colpo intero.
web-met-iaido = Finché sei ancora seduto puoi attaccare con lo iaido: ti alzi, fai gratis fino a 2 passi da una parte o dall’altra e colpisci subito. Funziona una volta sola; poi sei in piedi.
web-met-location = Stasera non si è alla locanda: il luogo ha una regola tutta sua, che cambia il gioco. La dice il suo nome in mezzo al tavolo.
web-met-spirit = Qualcuno ora è uno Spirito. Gli Spiriti continuano a bere come una squadra: spostano tazze con l’ebbrezza, tormentano i vivi con carte del dorso in cima al mazzo, o rubano dal Masu.
