### Was über dem Tisch und auf seiner Bühne gesagt wird, auf Deutsch.

## How it stands

web-stage-strip = Wie es steht
web-stage-you = Du
web-stage-sake = { $name }: { $number } Sake
web-stage-spirits = Geister
web-stage-spirits-sake = Alle Geister zusammen: { $number } Sake
web-stage-last = { $round ->
    [0] Letzte Runde
   *[other] Zusatzrunde { $round }
}: { $number ->
    [0] das ist der letzte Zug
    [one] noch 1 Zug
   *[other] noch { $number } Züge
}
web-stage-honour = { $name }: { -honour } { $number }
web-stage-side = { $side }: zusammen { -honour } { $number }
web-stage-unknown = Seite unbekannt

## Eine Tat, ein Tod, das Ende

web-stage-wounds = { $number ->
    [0] keine Wunde
    [one] 1 Wunde
   *[other] { $number } Wunden
}
web-stage-died = Du bist gestorben und nun ein Geist
web-stage-spirit = Geister trinken weiter. In jedem deiner Züge stellst du zuerst an, was der Nachziehstapel zeigt: Schritte im Kreis, jemandes Sake oder eine Karte von Hand zu Hand. Dann ziehst du, und mit Karten der Rückseite, die oben liegt, peinigst du einen Samurai um seinen Sake, oder du stiehlst 1 aus dem Masu. Alle Geister gewinnen gemeinsam, wenn sie am meisten getrunken haben. Deine Handkarten zählen mit ihren Rückseiten; Hiebe gehen durch dich hindurch, wenn du eine Karte hergibst.

## Groß gesehen

web-large-attack = Angriff
web-large-defence = Verteidigung
web-large-movement = Bewegung
web-large-drinking = Trinken
web-large-back = Rückseite
web-large-top = Obenauf
web-large-cards = Handkarten
web-large-steps = Schritte entfernt
web-large-range = Reichweite
web-large-wounds = Verwundungen
web-large-strength = Stärke
web-large-reach = Trifft in der Entfernung
web-large-guard = Verteidigung, wenn bereit
web-large-on-life = Sake auf dem Leben
web-large-on-board = Sake auf der Samuraikarte
web-large-difficulty = { -difficulty } für dich
web-large-masu = Der Sake für alle. Ist der Masu leer, beginnt die letzte Runde, und dann wird der Sake gezählt.
web-large-step = Waffen zählen diese Schritte: Jede trifft auf ihre eigene Entfernung. Wer sich bewegt, ändert, wie viele auf beiden Seiten liegen.
web-large-deck = Die oberste Rückseite zieht man als Nächstes, und sie sagt, was Geister spielen dürfen.
web-large-sword-deck = Ist er leer, wird die Ablage zum neuen Stapel, und alle verlieren 1 Ehrenpunkt.
web-large-hand = Die anderen sehen deine Karten nur von hinten, und du ihre.
web-large-wounds-text = Karten vom Leben, die Treffer gekostet haben. Wer stirbt, nimmt sie als Geist auf die Hand.
