### Quello che si dice sopra il tavolo e sulla sua scena, in italiano.

## How it stands

web-stage-strip = Come stanno le cose
web-stage-you = Tu
web-stage-sake = { $name }: { $number } sake
web-stage-spirits = Spiriti
web-stage-spirits-sake = Tutti gli Spiriti insieme: { $number } sake
web-stage-last = { $round ->
    [0] Ultimo giro
   *[other] Giro supplementare { $round }
}: { $number ->
    [0] questo è l’ultimo turno
    [one] ancora 1 turno
   *[other] ancora { $number } turni
}
web-stage-honour = { $name }: { -honour } { $number }
web-stage-side = { $side }: { -honour } { $number } in tutto
web-stage-unknown = Fazione ignota

## Che cosa si può rispondere

web-sake-soul = La tua anima: tante carte dalla Vita alla mano
