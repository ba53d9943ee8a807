## La primera velada de SAKE (src/izakaya/lessons/sake).

lesson-sake = SAKE: la primera velada
lesson-sake-chapter-cup = Una taza y una espada
lesson-sake-chapter-soul = Quemar, morir, rondar
lesson-sake-chapter-last = La última taza

lesson-sake-welcome = ¡Buenas noches! Eres Tomoe, una samurái con mucha sed. Hoy gana quien al final tenga más sake. Juguemos un poco: me quedo a tu lado.
lesson-sake-masu = Esta caja es el Masu. Guarda el sake de toda la velada, ahora diez tazas. Cuando se vacía, la velada termina.
lesson-sake-cards = Tu mano. Los cuatro números a la izquierda de cada carta son casillas: ataque, defensa, movimiento y bebida. Una carta se juega por una casilla o por su texto, y juegas dos por turno.
lesson-sake-drink = Lo primero es beber. El Wakizashi tiene un 2 en la casilla de bebida. Juégalo para beber.
lesson-sake-drink-first = Ya podrías pelear, pero ¿quién pelea con sed? Primero bebe con el Wakizashi.
lesson-sake-place-life = Una taza tiene que estar en algún sitio, y aquello sobre lo que está se duerme. Sobre la Vida es un escudo: se pierde antes que la vida. Pon ahí la primera.
lesson-sake-place-life-first = También valdría. Pero pon la primera taza sobre la Vida y mira lo que hace.
lesson-sake-place-katana = La segunda taza, ponla sobre tu Katana.
lesson-sake-asleep = Ahora la Katana duerme bajo la taza: no golpea ni protege hasta que ese sake se vaya. Sobre tu tablero, una taza dormiría tu habilidad.
lesson-sake-move = Las fichas del círculo son pasos. La Katana golpea a 1 paso exacto, y Suenaga está a 3. Juega la carta Katana por su movimiento, 2.
lesson-sake-walk = Da 2 pasos en sentido horario, hacia Suenaga.
lesson-sake-walk-to-him = Por ahí está Masamune. Suenaga está en sentido horario.
lesson-sake-walk-farther = Un poco más: 2 pasos, para que entre vosotros quede solo 1.
lesson-sake-burn = Ya has jugado dos cartas. Pero una taza se puede quemar en cualquier momento: vale por jugar una carta más o por robar una. Quema el sake de la Katana para jugar otra carta: así también despierta la Katana.
lesson-sake-strike = ¡Golpea! La Pipa tiene 4 en la casilla de ataque y tu Katana suma 3: fuerza 7.
lesson-sake-sum = Suenaga se ha defendido con un 3 y los 2 de su Katana: son 5. Y 7 − 5 = 2: dos cartas pasan de su Vida a sus Heridas. Quien se queda sin Vida muere.
lesson-sake-end = Basta por este turno. Termínalo: luego robas cartas nuevas.
lesson-sake-wield = En los turnos de los demás te defiendes con una sola arma empuñada. Elige la Katana.
lesson-sake-defend = ¡Suenaga responde con 6! Puedes jugar una carta por su defensa, y tu Katana suma 2. Los Faroles paran casi todo: 3 + 2 = 5.
lesson-sake-held = 6 − 5 = 1. La taza de tu Vida ha recibido el golpe y se ha perdido; tu Vida sigue intacta.
lesson-sake-interrupt = Golpea otra vez. Tienes Vista nublada, una interrupción: jugada en el turno de otro, hace que un ataque falle del todo. ¡Juégala!
lesson-sake-interrupted = Solo ha dado al aire. Las interrupciones no gastan tu turno. La otra es Tropezón: detiene un movimiento.

lesson-sake-later = Una hora después. Te quedan dos cartas de Vida y una mano pobre, y Masamune está justo a tu lado.
lesson-sake-soul = Golpea con 7, y ninguna de tus cartas aguanta eso. Quema tu alma: la primera carta de tu Vida pasa a tu mano, sea cual sea. Puedes hacerlo una vez en cada turno, y siempre ha de quedar al menos una carta de Vida.
lesson-sake-sacrifice = ¡Un Secuaz, qué suerte! Si se pone en medio, se lleva todo el golpe.
lesson-sake-saved = Ni un rasguño. Pero solo queda una carta de Vida…
lesson-sake-doomed = … y golpea de nuevo. Esta vez no hay remedio. Deja que ocurra.
lesson-sake-dead = Has muerto y sigues con sed: ¡ahora eres un Espíritu! Tus Heridas son ahora tu mano, dadas la vuelta: solo cuentan los dorsos, molesto, pendenciero o soñoliento.
lesson-sake-elation = Tu turno de Espíritu. Encima del mazo hay un dorso pendenciero: tu euforia mueve una taza de un samurái. Empuja la taza de la Vida de Masamune.
lesson-sake-sleep = Ahora está sobre su Katana, y la Katana duerme. ¡Dulce venganza! Después has robado una carta.
lesson-sake-torment = Ahora hay encima un dorso soñoliento, y tienes dos cartas soñolientas: con ellas puedes atormentar. Atormenta a Masamune, que tiene dos tazas.
lesson-sake-torment-cards = Una taza por carta, si no se defiende. Juega las dos.
lesson-sake-haunted = Ahora dos tazas son tuyas. Los Espíritus beben como un solo equipo: lo que tienes tú lo tienen todos.

lesson-sake-closing = Noche cerrada: en el Masu queda una taza. Suenaga tiene dos, y tú también.
lesson-sake-draw = Por una vez deja la euforia, no es obligatoria: no armes nada.
lesson-sake-steal = En vez de atormentar, un Espíritu puede hurtar una taza. ¡Llévate la última!
lesson-sake-sudden = El Masu está vacío: ¡empieza la Ronda de la Muerte! A los demás les queda un turno, y luego se cuentan las tazas.
lesson-sake-counted = Los Espíritus tienen tres tazas, más que cualquier samurái: ¡has ganado, aun en la muerte! Ya lo sabes casi todo. Secuaces, iaido y lugares se explican cuando los encuentres por primera vez.
