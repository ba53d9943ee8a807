### Lo que se dice sobre la mesa y en su escenario, en español.

## How it stands

web-stage-strip = Cómo va
web-stage-you = Tú
web-stage-sake = { $name }: { $number } de sake
web-stage-spirits = Espíritus
web-stage-spirits-sake = Todos los Espíritus juntos: { $number } de sake
web-stage-last = { $round ->
    [0] Última ronda
   *[other] Ronda extra { $round }
}: { $number ->
    [0] este es el último turno
    [one] queda 1 turno
   *[other] quedan { $number } turnos
}
web-stage-honour = { $name }: { -honour } { $number }
web-stage-side = { $side }: { -honour } { $number } en total
web-stage-unknown = Bando desconocido

## Lo que se puede responder

web-sake-soul = Tu alma: tantas cartas de la Vida a la mano
