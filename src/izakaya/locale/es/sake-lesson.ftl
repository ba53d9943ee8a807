## La primera velada de SAKE (src/izakaya/lessons/sake).

lesson-sake = SAKE: la primera velada
lesson-sake-chapter-cup = Una taza y una espada
lesson-sake-chapter-soul = Quemar, morir, rondar
lesson-sake-chapter-last = La última taza

lesson-sake-welcome = ¡Buenas noches! Eres Tomoe, una samurái con mucha sed. El Masu guarda el sake de la velada: cuando se vacía, gana quien tiene más.
lesson-sake-drink = Los cuatro números de una carta son ataque, defensa, movimiento y bebida. En cada turno juegas dos cartas, por un número o por su texto. ¡Bebe con Estómago débil!
lesson-sake-place = Una taza está sobre algo. Un arma se duerme debajo; sobre la Vida es un escudo, y se pierde antes que las cartas. Ponla sobre tu Vida.
lesson-sake-place-on-life = También valdría, pero lo que está bajo una taza duerme. Esta ponla sobre tu Vida.
lesson-sake-move = Tu Katana llega a 1 paso, y Suenaga está a 3. Muévete con Hedor estratégico.
lesson-sake-walk = Da 2 pasos en sentido horario, hacia Suenaga.
lesson-sake-walk-to-him = Por ahí está Masamune. Suenaga está en sentido horario.
lesson-sake-walk-farther = Un poco más: 2 pasos, para que entre vosotros quede solo 1.
lesson-sake-burn = Ya has jugado dos cartas, pero una taza quemada vale por otra. Quema la de tu Vida.
lesson-sake-strike = ¡Golpea! El Secuaz tiene ataque 3 y tu Katana suma 3: fuerza 6.
lesson-sake-sum = Suenaga se ha defendido con 1 y los 2 de su Katana. 6 − 3 = 3: tres cartas de su Vida pasan a Heridas. Sin Vida estaría muerto. Termina tu turno.
lesson-sake-defend = ¡Responde con 5! Defiéndete con Tropezón: sus 2 y los 2 de tu Katana son 4.
lesson-sake-interrupt = Una herida. Golpea otra vez, pero Vista nublada es una interrupción: en el turno de otro hace fallar un ataque.
lesson-sake-interrupted = ¡Solo aire! Y las interrupciones no cuentan entre tus dos cartas.

lesson-sake-soul = Una hora después tienes dos cartas de Vida, y Masamune golpea con 6. Quema tu alma: una vez por turno, la primera carta de tu Vida pasa a tu mano.
lesson-sake-doomed = Las Sandalias paran muy poco, y la última carta de Vida no se puede quemar. Deja que ocurra.
lesson-sake-dead = Has muerto y sigues con sed: ¡eres un Espíritu! Tus Heridas son ahora tu mano, y solo cuentan sus dorsos.
lesson-sake-elation = El mazo muestra un dorso pendenciero: con esta euforia mueves una taza. Empuja la de la Vida de Masamune.
lesson-sake-torment = Ahora su Katana duerme. Y tienes dos dorsos soñolientos, como el del mazo: atorméntalo con ellos.
lesson-sake-torment-cards = Juega los dos: cada uno quita una taza, si no se defiende.
lesson-sake-haunted = ¡Dos tazas! Los Espíritus beben como un solo equipo: lo que tienes tú lo tienen todos.

lesson-sake-steal = Noche cerrada: queda una taza; Suenaga y tú tenéis dos cada uno. Un Espíritu también puede hurtar: ¡llévatela!
lesson-sake-sudden = El Masu está vacío: ¡empieza la Ronda de la Muerte! A los demás les queda un turno, y luego se cuentan las tazas.
lesson-sake-counted = Tres tazas, más que cualquier samurái: ¡has ganado, aun en la muerte! Secuaces, iaido y lugares se explican cuando los encuentres por primera vez.
