### Las reglas de SAKE.

rule-sake-K1 = Cada cual recibe un samurái al azar, toma asiento y empuña una Katana; las demás cartas se barajan.
rule-sake-K2 = Recibes tantas cartas como puntos de vida y 4 más: 4 son tu mano; el resto, sin que nadie las vea, tu Vida. Si la mesa lo quiere así, cada cual elige su mano por los dorsos.
rule-sake-K3 = Entre vecinos hay 3 pasos, y el Masu contiene 2 sakes y medio por jugador, redondeando hacia arriba; lo que no está en la caja no se puede añadir.
rule-sake-K4 = Empieza el de más edad, a quien se llama -san; se juega en sentido horario.
rule-sake-K5 = La distancia es el número de pasos entre dos piezas, por un lado o por el otro del círculo, a través de quien esté en medio.
rule-sake-K6 = Un alcance N necesita N pasos exactos por al menos un lado; un alcance N+ necesita N o más por ambos. Nadie llega a sí mismo.
rule-sake-K7 = Entre dos samuráis, y entre un Secuaz y un enemigo, hay siempre al menos 1 paso; nadie adelanta a nadie.
rule-sake-K8 = Una carta se juega por una casilla de acción o por su texto, nunca por las dos cosas.
rule-sake-K9 = Un ataque necesita un blanco al que llegue un arma tuya utilizable; sin armas utilizables, las manos desnudas llegan a 1 paso. Si la mesa lo quiere así, las manos desnudas pueden golpear siempre a 1 paso.
rule-sake-K10 = A un ataque se suma una sola arma; un ataque de fuerza 0 está permitido y se puede responder.
rule-sake-K11 = Al moverte quitas pasos de delante y los pones detrás, empujando a tus Secuaces; la primera vez te levantas, para siempre.
rule-sake-K12 = Iaido: mientras no te has levantado, te levantas, te mueves de 0 a 2 pasos y atacas, todo a la vez; después debe haber alguien al alcance.
rule-sake-K13 = Bebes lo que dice la casilla, si el Masu y tus lugares libres lo permiten. Una casilla de movimiento o de beber con 0 no se juega; pero las Sandalias hacen de un movimiento 0 un 1.
rule-sake-K14 = Un evento que no haría nada en absoluto no se puede jugar.
rule-sake-K15 = Las armas y los objetos están ante ti, nunca dos con el mismo nombre.
rule-sake-K16 = Un Secuaz se pone a tu lado, hacia un vecino.
rule-sake-K17 = Las interrupciones se juegan solo en el turno de otro, y no cuentan para el límite de nadie.
rule-sake-K18 = Juegas 2 cartas por turno, y 1 más por cada sake que quemes para ello.
rule-sake-K19 = En la fase 2 cada Secuaz tuyo anda hasta quedar a 1 paso del primer enemigo, y ataca con la casilla de ataque de la carta que se descubra.
rule-sake-K20 = Un Secuaz atacado descubre una carta para su defensa; cualquier daño lo mata.
rule-sake-K21 = En la fase 3 robas 2 cartas.
rule-sake-K22 = En la fase 4 eliges el arma que empuñas, o ninguna; si se pierde, puedes empuñar otra enseguida.
rule-sake-K23 = Si te atacan puedes jugar una carta por su defensa; el arma empuñada y la armadura se suman, pero sin carta no hay defensa.
rule-sake-K24 = El daño es el ataque menos la defensa: ese número de cartas pasa de la Vida a las Heridas.
rule-sake-K25 = Un Secuaz descartado de la mano te ahorra todo el daño de un ataque, pero no un Tormento.
rule-sake-K26 = Son a distancia las armas y los eventos que lo dicen; el arma empuñada no defiende contra ellos.
rule-sake-K27 = Tropezón anula un movimiento, también el de un iaido; la carta se gasta, y quien se movía se levanta. Tras un iaido con tropezón se pueden elegir de nuevo objetivo y arma, o dejarlo estar.
rule-sake-K28 = Vista nublada anula un ataque de cualquier tipo, también el de un Secuaz, pero no un Tormento.
rule-sake-K29 = Se pregunta en sentido horario a quien tenga cartas, o pueda quemar sake o alma por una, mientras quede algo que anular.
rule-sake-K30 = En el turno de otro actúas solo si se te pregunta, o antes de algo que te afecta.
rule-sake-K31 = Con más de 4 cartas en la mano descartas enseguida hasta 4; quien descarta de la mano elige.
rule-sake-K32 = Como mucho 1 sake sobre cada arma u objeto, sobre la Vida y sobre el tablero. Lo que está bajo el sake no funciona; sobre la Vida no arde el alma; sobre el tablero tu habilidad duerme.
rule-sake-K33 = Una carta que deja el juego se lleva el sake que tenga encima.
rule-sake-K34 = Quema 1 sake para robar una carta en cualquier momento, o para jugar una más en la fase 1 de tu turno. El arma u objeto del que lo quemas para jugar una más no sirve a esa carta.
rule-sake-K35 = Un coste en sake se paga desde otro lugar que el propio objeto, y se pierde aunque el efecto se anule. Los objetos se usan en la fase 1 del propio turno; el que cuesta sake queda entonces gastado y se descarta. Si la mesa conserva los objetos, se queda y funciona tantas veces como se pueda pagar.
rule-sake-K36 = Una vez por turno puedes quemar tu alma: tomas en la mano cartas de la Vida y dejas al menos 1.
rule-sake-K37 = Recuperar devuelve Heridas a la Vida; sin Heridas no hay nada que recuperar.
rule-sake-K38 = El mazo se renueva con los descartes; si no hay cartas en ninguna parte, no se roba.
rule-sake-K39 = Sin cartas en la Vida, mueres: sake, mano, armas, objetos y Secuaces desaparecen, tus Heridas pasan a ser tu mano, y de los tramos a tus lados queda solo el más corto.
rule-sake-K40 = Un Espíritu juega las cartas por el dorso, y solo las que coinciden con el mazo; no quema nada, y lo que es para samuráis no es para él.
rule-sake-K41 = Un Espíritu usa la euforia, roba una carta y hurta 1 sake del Masu o atormenta a un samurái.
rule-sake-K42 = Tormento: nombra a un samurái con vida y juega cartas que coincidan con el mazo; pierde otro tanto de sake, menos su defensa.
rule-sake-K43 = Un Espíritu está siempre al alcance de un ataque, pero los eventos y los Secuaces no atacan a los Espíritus.
rule-sake-K44 = Cuando el Masu está vacío empieza la Ronda de la Muerte: este turno es el primero de la última ronda, y a cada uno de los demás le queda uno.
rule-sake-K45 = Después gana el samurái con vida que tenga más sake, si todos los Espíritus juntos no tienen más que cada samurái.
rule-sake-K46 = Si hay empate en cabeza, quien tenga menos se va para siempre y sigue otra ronda; tras 10 rondas así se comparte la victoria. Si queda un solo samurái y nadie tiene sake, ese samurái gana en el acto.
rule-sake-K47 = Sin samuráis con vida los Espíritus ganan en el acto; con uno, la partida sigue.
rule-sake-K48 = Tras 40 turnos del primer jugador el posadero se lleva el Masu, y empieza la Ronda de la Muerte.
summary-sake = Cómo se juega:
    · Fase 1: juegas hasta 2 cartas, cada una por una casilla de acción (ataque, movimiento, beber) o por su texto. Después actúan tus Secuaces, robas 2 cartas y eliges el arma que empuñas.
    · Las armas golpean a un número exacto de pasos, o a tantos y más (+). El ataque es casilla + arma; la defensa es casilla + arma empuñada, y necesita una carta. Cada daño hace de una carta de Vida una Herida; sin Vida, mueres.
    · El sake que bebes se coloca sobre armas y objetos, sobre la Vida o sobre el tablero, y lo que tapa no funciona. En cualquier momento puedes quemarlo por una carta, o quemar tu alma: tomar cartas de la Vida.
    · Los muertos se vuelven Espíritus: solo ven los dorsos de las cartas, arman líos, hurtan sake del Masu y atormentan a los vivos.
    · Cuando el Masu está vacío cada cual tiene un último turno. Luego gana el samurái con más sake, si todos los Espíritus juntos no tienen más.
