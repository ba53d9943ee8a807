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

## Una jugada, una muerte, el final

web-stage-wounds = { $number ->
    [0] ninguna herida
    [one] 1 herida
   *[other] { $number } heridas
}
web-stage-died = Has muerto, y ahora eres un Espíritu
web-stage-spirit = Los Espíritus siguen bebiendo. En cada turno tuyo primero haces lo que muestra el mazo: pasos del círculo, el sake de alguien o una carta de mano en mano. Después robas, y con cartas de ese dorso atormentas a un samurái por su sake, o hurtas 1 del Masu. Todos los Espíritus ganan juntos si han bebido más. Tus cartas valen por su dorso; los golpes te atraviesan si entregas una carta.

## Visto en grande

web-large-attack = Ataque
web-large-defence = Defensa
web-large-movement = Movimiento
web-large-drinking = Bebida
web-large-back = Dorso
web-large-top = Encima
web-large-cards = Cartas en la mano
web-large-steps = Pasos de distancia
web-large-range = Alcance
web-large-wounds = Heridas
web-large-strength = Fuerza
web-large-reach = Distancia a la que golpea
web-large-guard = Defensa empuñada
web-large-on-life = Sake en la Vida
web-large-on-board = Sake en el tablero
web-large-difficulty = { -difficulty } para ti
web-large-masu = El sake de todos. Cuando el Masu se vacía empieza la última ronda, y después se cuenta el sake.
web-large-step = Las armas cuentan estos pasos: cada una golpea a su propia distancia. Quien se mueve cambia cuántos quedan a cada lado.
web-large-deck = El dorso de encima es lo próximo que se roba, y lo que los Espíritus pueden jugar.
web-large-sword-deck = Cuando se acaba, los descartes forman el mazo nuevo y todos pierden 1 punto de { -honour }.
web-large-hand = Los demás solo ven tus cartas por detrás, y tú las suyas.
web-large-wounds-text = Cartas de la Vida que costaron los golpes. Quien muere se las lleva a la mano como Espíritu.
