### Las reglas de Samurai Sword que hay detrás de una negativa, una frase cada una.

rule-sword-W8 = Al principio de tu turno robas 2 cartas, antes de jugar; Hideyoshi roba 1 más, y también el Shogun en partidas de 3.
rule-sword-W9 = En tu turno juegas las cartas que quieras, pero solo 1 arma, más 1 por cada Concentración que tengas delante, 1 si eres Goemon y 1 si eres el Shogun en una partida de 3; la Parada solo sirve de respuesta, y no se descarta a voluntad.
rule-sword-W10 = Al final de tu turno descartas hasta tener 7 cartas.
rule-sword-W11 = Fuera de tu turno solo juegas cartas como respuesta.
rule-sword-W13 = A quien es Inofensivo (sin Resistencia o sin cartas) no se le puede atacar, y no cuenta para la Dificultad.
rule-sword-W14 = La Dificultad es el camino más corto alrededor de la mesa hasta la otra persona, sin contar a los Inofensivos, más 1 por cada Armadura que tenga y 1 si es Benkei; nunca te atacas a ti mismo.
rule-sword-W15 = Un arma llega a quien tenga una Dificultad que no supere su alcance.
rule-sword-W17 = Solo el objetivo puede parar, con una sola Parada, y nunca está obligado.
rule-sword-W30 = Al Grito de batalla se responde con una Parada, al Jiu-jitsu con un arma; si no, cuesta 1 Resistencia.
rule-sword-W32 = Geisha y Distracción necesitan a otra persona que tenga una carta así.
rule-sword-W33 = Respiración te devuelve toda la Resistencia; la carta la roba otra persona.
rule-sword-W34 = Solo puede haber un Bushido en juego; si descubre un arma, entregas un arma de la mano o 1 Honor.
rule-sword-W36 = Cada personaje tiene una capacidad propia y la usa siempre que puede.
rule-sword-W37 = Hanzō no para con su única carta; Nobunaga nunca entrega su última Resistencia, y solo por una carta que se pueda robar.
rule-sword-W38 = Ieyasu elige solo cuando roba, y solo si hay un descarte.
summary-sword = En pocas palabras:
    · Shogun y Samuráis son un bando, los Ninjas otro, el Ronin juega solo. Solo se conoce al Shogun.
    · En tu turno robas 2 cartas y juegas las que quieras, pero una sola arma (más con Concentración).
    · Un arma llega a quien tenga una Dificultad que no supere su alcance. Quien pierde la última Resistencia cae derrotado, da 1 Honor a quien lo ha vencido y se levanta en su siguiente turno.
    · Sin Resistencia o sin cartas eres Inofensivo: nadie puede atacarte.
    · Cuando se acaba el mazo, cada uno pierde 1 Honor. Cuando a alguien no le queda, la partida termina y el Honor se cuenta por bandos. Si solo queda una persona en pie, su bando gana en el acto.

### Las reglas de SAKE tras un rechazo.

rule-sake-K5 = La distancia es el número de pasos entre dos piezas, por un lado o por el otro del círculo, a través de quien esté en medio.
rule-sake-K6 = Un alcance N necesita N pasos exactos por al menos un lado; un alcance N+ necesita N o más por ambos. Nadie llega a sí mismo.
rule-sake-K7 = Entre dos samuráis, y entre un Secuaz y un enemigo, hay siempre al menos 1 paso; nadie adelanta a nadie.
rule-sake-K8 = Una carta se juega por una casilla de acción o por su texto, nunca por las dos cosas.
rule-sake-K9 = Un ataque necesita un blanco al que llegue un arma tuya utilizable; sin armas utilizables, las manos desnudas llegan a 1 paso.
rule-sake-K12 = Iaido: mientras no te has levantado, te levantas, te mueves de 0 a 2 pasos y atacas, todo a la vez; después debe haber alguien al alcance.
rule-sake-K13 = Bebes lo que dice la casilla, si el Masu y tus lugares libres lo permiten; una casilla de movimiento o de beber con 0 no se juega.
rule-sake-K14 = Un evento que no haría nada en absoluto no se puede jugar.
rule-sake-K15 = Las armas y los objetos están ante ti, nunca dos con el mismo nombre.
rule-sake-K16 = Un Secuaz se pone a tu lado, hacia un vecino.
rule-sake-K17 = Las interrupciones se juegan solo en el turno de otro, y no cuentan para el límite de nadie.
rule-sake-K18 = Juegas 2 cartas por turno, y 1 más por cada sake que quemes para ello.
rule-sake-K23 = Si te atacan puedes jugar una carta por su defensa; el arma empuñada y la armadura se suman, pero sin carta no hay defensa.
rule-sake-K25 = Un Secuaz descartado de la mano te ahorra todo el daño de un ataque, pero no un Tormento.
rule-sake-K29 = Se pregunta en sentido horario a quien tenga cartas, mientras quede algo que anular.
rule-sake-K30 = En el turno de otro actúas solo si se te pregunta, o antes de algo que te afecta.
rule-sake-K32 = Como mucho 1 sake sobre cada arma u objeto, sobre la Vida y sobre el tablero. Lo que está bajo el sake no funciona; sobre la Vida no arde el alma; sobre el tablero tu habilidad duerme.
rule-sake-K34 = Quema 1 sake para robar una carta en cualquier momento, o para jugar una más en la fase 1 de tu turno.
rule-sake-K35 = Un coste en sake se paga desde otro lugar que el propio objeto; los objetos se usan en la fase 1 del propio turno.
rule-sake-K36 = Una vez por turno puedes quemar tu alma: tomas en la mano cartas de la Vida y dejas al menos 1.
rule-sake-K37 = Recuperar devuelve Heridas a la Vida; sin Heridas no hay nada que recuperar.
rule-sake-K38 = El mazo se renueva con los descartes; si no hay cartas en ninguna parte, no se roba.
rule-sake-K40 = Un Espíritu juega las cartas por el dorso, y solo las que coinciden con el mazo; no quema nada, y lo que es para samuráis no es para él.
rule-sake-K41 = Un Espíritu usa la euforia, roba una carta y hurta 1 sake del Masu o atormenta a un samurái.
rule-sake-K42 = Tormento: nombra a un samurái con vida y juega cartas que coincidan con el mazo; pierde otro tanto de sake, menos su defensa.
rule-sake-K43 = Un Espíritu está siempre al alcance de un ataque, pero los eventos y los Secuaces no atacan a los Espíritus.
summary-sake = Cómo se juega:
    · Fase 1: juegas hasta 2 cartas, cada una por una casilla de acción (ataque, movimiento, beber) o por su texto. Después actúan tus Secuaces, robas 2 cartas y eliges el arma que empuñas.
    · Las armas golpean a un número exacto de pasos, o a tantos y más (+). El ataque es casilla + arma; la defensa es casilla + arma empuñada, y necesita una carta. Cada daño hace de una carta de Vida una Herida; sin Vida, mueres.
    · El sake que bebes se coloca sobre armas y objetos, sobre la Vida o sobre el tablero, y lo que tapa no funciona. En cualquier momento puedes quemarlo por una carta, o quemar tu alma: tomar cartas de la Vida.
    · Los muertos se vuelven Espíritus: solo ven los dorsos de las cartas, arman líos, hurtan sake del Masu y atormentan a los vivos.
    · Cuando el Masu está vacío cada cual tiene un último turno. Luego gana el samurái con más sake, si todos los Espíritus juntos no tienen más.
