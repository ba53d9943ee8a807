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

## Was geantwortet werden kann

web-sake-soul = Deine Seele: so viele Karten vom Leben auf die Hand
