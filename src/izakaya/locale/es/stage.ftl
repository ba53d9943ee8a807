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

## Una jugada, una muerte, el final

web-stage-wounds = { $number ->
    [0] ninguna herida
    [one] 1 herida
   *[other] { $number } heridas
}
web-stage-died = Has muerto, y ahora eres un Espíritu
web-stage-spirit = Los Espíritus siguen bebiendo. En cada turno tuyo primero armas lo que muestra el mazo: pasos del círculo, el sake de alguien o una carta de mano en mano. Después robas, y con cartas de ese dorso atormentas a un samurái por su sake, o hurtas 1 del Masu. Todos los Espíritus ganan juntos si han bebido más. Tus cartas valen por su dorso; los golpes te atraviesan si entregas una carta.
web-stage-decided = La última jugada: { $words }
