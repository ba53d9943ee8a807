### SAKE am Tisch im Browser, auf Deutsch.
###   $far     "both", "one" oder "no": auf wie vielen Seiten es zu jemandem einen Weg gibt

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
}{ $sleep ->
    [none] {""}
    [card] , schläft für eine Karte
   *[sake] , schläft unter einem Sake
}
web-sake-wielded = geführt
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
web-sake-soul = Deine Seele: wie viele Karten du vom Leben nimmst
web-met-minion = Ein Lakai! Neben dir ausgespielt, geht er am Ende deiner Züge seinen Weg und greift den ersten Feind an, auf den er trifft, mit einer aufgedeckten Karte. Jede Wunde tötet ihn; in den Weg geworfen, fängt er einen ganzen Hieb ab.
web-met-iaido = Solange du noch sitzt, kannst du mit Iaido angreifen: Du stehst auf, gehst umsonst bis zu 2 Schritte in eine Richtung und schlägst sofort zu. Das geht einmal; danach stehst du.
web-met-location = Heute Abend sitzt man nicht in der Herberge: Der Ort hat eine eigene Regel, die das Spiel ändert. Sein Name in der Mitte des Tisches verrät sie.
web-met-spirit = Jemand ist jetzt ein Geist. Geister trinken als eine Mannschaft weiter: Mit der Kraft der Begeisterung verschieben sie Becher; mit Karten der obersten Rückseite peinigen sie die Lebenden, oder sie stehlen aus dem Masu.
