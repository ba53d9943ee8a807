### Aprender en la mesa: la lección en el navegador, en español.

web-learn-read = Lee la nota; la mesa te espera.
web-learn-watch = Mira lo que ocurre …
web-learn-said = Lo que se dice
web-learn-back = Atrás
web-learn-skip = Muéstrame cómo sigue
web-learn-on = Seguir
web-learn-chapters = Capítulos
web-learn-chapter = Capítulo { $number }: { $title }
web-learn-far = { $number } de { $last }
web-learn-finished = Esta fue tu primera velada
web-learn-finished-more = Ya conoces el juego. Lo más raro se explica solo cuando lo encuentras por primera vez.
web-learn-next = Primera velada: { $game }
web-learn-again = Otra vez desde el principio

web-puzzle-title = Encuentra la jugada
web-puzzle-question = ¿Qué jugaría el maestro?
web-puzzle-show = Ver la respuesta
web-puzzle-next = El siguiente
web-puzzle-solved = Resueltos: { $solved } de { $count }
web-puzzle-one = Problema { $number }
web-puzzle-done = resuelto

web-learn-understood = Entendido
web-met-minion = ¡Un secuaz! Jugado a tu lado, al final de tus turnos sigue su camino y ataca al primer enemigo que encuentra, con una carta descubierta del mazo. Cualquier herida lo mata; lanzado en medio, para un golpe entero.
web-met-iaido = Mientras sigas sentado puedes atacar con iaido: te levantas, das gratis hasta 2 pasos hacia un lado u otro y golpeas al momento. Funciona una vez; después estás de pie.
web-met-location = Esta noche no se está en la posada: el lugar tiene una regla propia que cambia el juego. La cuenta su nombre, en el centro de la mesa.
web-met-spirit = Alguien es ahora un Espíritu. Los Espíritus siguen bebiendo como un solo equipo: mueven tazas con la euforia, atormentan a los vivos con cartas del dorso que está encima, o roban del Masu.
web-met-bushido = Aquí está el Bushido: en su turno, quien lo tiene descubre una carta. Si es un arma, descarta un arma y el Bushido pasa a la izquierda, o pierde 1 punto de Honor y el Bushido se va. Si no lo es, simplemente pasa.
