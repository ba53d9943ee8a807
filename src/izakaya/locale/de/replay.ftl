### SAKEs Tisch und die Wiederholung im Browser, auf Deutsch.
###   $name, $from, $to   Namen von Samurai; $card, $back Namen einer Karte und einer Rückseite; $number, $sake … sagen, wie viel
###   $far     "both", "one" oder "no": auf wie vielen Seiten es zu jemandem einen Weg gibt

## SAKEs Tisch

web-sake-card = { $card }: Angriff { $attack }, Verteidigung { $defence }, Bewegung { $movement }, Trinken { $drinking }; Rückseite { $back }
web-sake-person = { $name }, { $state ->
    [sitting] sitzt
    [spirit] ein Geist
    [gone] nicht mehr im Spiel
   *[samurai] steht
}{ $state ->
    [spirit] {""}
    [gone] {""}
   *[samurai] , Leben { $life }, Wunden { $wounds }
}, { $hand ->
    [one] 1 Karte
   *[other] { $hand } Karten
}, { $sake } Sake{ $far ->
    [both] ; { $clockwise } Schritte im Uhrzeigersinn, { $counter } dagegen
    [one] ; { $clockwise ->
        [0] { $counter } Schritte entfernt
       *[other] { $clockwise } Schritte entfernt
    }
   *[no] {""}
}
web-sake-life = Leben von { $name }: { $number }{ $sake ->
    [0] {""}
   *[other] , ein Sake darauf
}
web-sake-life-text = So viele Treffer hältst du noch aus. Du kannst Karten davon auf die Hand verbrennen; ist keine mehr da, bist du ein Geist.
web-sake-wounds = Wunden
web-sake-board = { $sake ->
    [0] Samuraikarte von { $name }
   *[other] Samuraikarte von { $name }, { $sake } Sake darauf
}
web-sake-hand-of = Hand von { $name }: { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}
web-sake-gear = { $card }{ $wielded ->
    [yes] , bereitgehalten
   *[no] {""}
}{ $sake ->
    [0] {""}
   *[other] , schläft unter einem Sake
}
web-sake-wielded = bereit
web-sake-stretch = Von { $from } bis { $to }: { $number ->
    [one] 1 Schritt
   *[other] { $number } Schritte
}
web-sake-minion = Lakai von { $name }, unterwegs { $way ->
    [clockwise] im Uhrzeigersinn
   *[counter] gegen den Uhrzeigersinn
}
web-sake-deck = Nachziehstapel: { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}{ $back ->
    [none] {""}
   *[other] , oben { $back }
}
web-sake-pile = Ablage: { $number }, oben { $card }
web-sake-masu = Masu: noch { $number } Sake
web-sake-masu-over = Der Masu ist leer und umgedreht
web-sake-sudden = Sudden Death
web-sake-empty-hand = Deine Hand ist leer.
web-sake-yours = Was vor dir liegt

## Die Wiederholung

web-replay-title = Das Spiel noch einmal
web-replay-loading = Das Spiel wird geholt …
web-replay-first = Zum Anfang
web-replay-back = Eins zurück
web-replay-forward = Eins weiter
web-replay-last = Zum Ende
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-speed = Tempo
web-replay-moment = Augenblick { $number } von { $last }
web-replay-eyes = Gesehen von
web-replay-all = allen: alle Karten offen
web-replay-none = jemandem, der zuschaut
web-replay-seat = { $person ->
    [none] { $name }
   *[other] { $name } ({ $person })
}
web-replay-copy = Link zu diesem Augenblick kopieren
web-replay-copied = Der Link ist kopiert.
web-replay-not-copied = Der Browser ließ uns nicht kopieren. Der Link steht in der Adresszeile.
web-replay-hands = Was alle auf der Hand haben
web-replay-log = Was geschah
web-replay-earlier = Was davor geschah
web-replay-why = Warum { $name } so gespielt hat
web-replay-ending = Wie es ausging
web-replay-keys = Tasten: ← → ein Schritt · Pos1 Ende · Leertaste spielt ab und hält an
