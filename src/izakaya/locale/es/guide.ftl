### Cómo se juega a los dos juegos, para quien nunca ha visto las cajas, y el índice de cartas. Este archivo solo lo lee el navegador.
### Una palabra entre *asteriscos* se muestra en negrita.

guide-sword = Samurai Sword en cinco minutos
    .lead = Un Shogun, Samuráis leales, Ninjas ocultos, quizá un Ronin solitario, y una mesa llena de gente de la que no te puedes fiar del todo. Todos luchan por el Honor. Y nadie queda nunca fuera del juego: quien cae se vuelve a levantar.

guide-sword-goal = Qué quieres
    .sides = Hay tres bandos. El *Shogun* y los *Samuráis* van juntos, los *Ninjas* van contra ellos, y el *Ronin* va por su cuenta. Tu carta de rol te dice cuál es el tuyo.
    .secret = El Shogun es el único a quien todos conocen. Los demás guardan su rol en secreto hasta el final, y ni siquiera los amigos se conocen entre sí. Mira quién golpea a quién, y escucha lo que se dice.
    .honour = Cada cual tiene algo de *Honor*. En cuanto a alguien no le queda, la partida termina: cada bando suma sus puntos, y gana el que más tenga.

guide-sword-before = Qué tienes delante
    .character = Tu *personaje* está a la vista: un nombre, una capacidad y una *Resistencia* de 4 o 5. Son las heridas que aguantas antes de caer.
    .honour = Tu Honor también está a la vista. Lo ganas al derrotar a otros, y lo entregas cuando te derrotan.
    .hand = Tu mano es secreta. Hay tres tipos de cartas: *armas* (rojas) para atacar, *propiedades* (azules) que se quedan delante de ti, y *acciones* (amarillas) que hacen algo una vez y se descartan.

guide-sword-reading = La Kusarigama: su alcance en la esquina, una gota por cada herida.
    .range = alcance
    .wounds = heridas

guide-sword-turn = Tu turno
    .recover = *Te recuperas.* Si no te queda Resistencia, te levantas y la recuperas toda. Si te queda al menos 1, no pasa nada.
    .bushido = *Bushido.* Si tienes delante esta carta, ahora te pone a prueba.
    .draw = *Robas* 2 cartas.
    .play = *Juegas* tantas cartas como quieras, en cualquier orden, pero una sola arma. Cada Concentración que tengas delante permite un arma más.
    .discard = *Descartas* hasta quedarte con 7 cartas, si tienes más. Hasta ese momento la mano puede crecer cuanto quiera.
    .next = Después le toca a la persona de tu izquierda. Se juega en sentido horario, y empieza el Shogun.

guide-sword-attack = Atacar
    .weapon = Un arma tiene dos números: su *alcance* y sus *heridas*. Elige a alguien a quien llegue; después se descarta, acierte o no.
    .difficulty = Lo difícil que es llegar a alguien se llama *Dificultad*. Cuenta los asientos desde ti hasta esa persona por el camino más corto: tu vecino es 1, la persona siguiente es 2, y así sucesivamente.
    .armour = Cada Armadura que tenga delante suma 1, y Benkei es 1 más difícil por naturaleza. Tu propia Armadura nunca te estorba.
    .reach = Si la Dificultad no supera el alcance, puedes golpear.
    .hit = Si no hay parada, el objetivo pierde tanta Resistencia como heridas haga el arma, y 1 más por cada Desenvainado rápido que tengas delante.
    .picture = Tienes una Kusarigama, alcance 2. Llega a tus dos vecinos y a la persona siguiente por la izquierda. Por la derecha hay una Armadura: 2 + 1 = 3, demasiado lejos. Enfrente también es 3.

guide-sword-defend = Cuando te atacan
    .parry = Tú, y solo tú, puedes responder con una *Parada*: entonces no pasa nada en absoluto. Nunca es obligatorio, y puede ser incluso tu última carta.
    .asked = Se te pregunta siempre, tengas o no una Parada: así la pregunta no delata nada.
    .all = Dos cartas van contra todos a la vez. Al *Grito de batalla* respondes con una Parada, al *Jiu-jitsu* con un arma de tu mano; si no, sufres 1 herida.

guide-sword-harmless = Inofensivos
    .when = Sin Resistencia, o sin cartas en la mano, eres *Inofensivo*. Cambia en el acto.
    .then = Ningún arma puede apuntarte, el Grito de batalla y el Jiu-jitsu pasan de largo, y tu asiento se salta al contar la Dificultad: quien se sienta detrás de ti queda más cerca.
    .still = Todo lo demás te sigue encontrando. También hay té para ti, y siempre puede venir una Geisha.

guide-sword-fall = Caer y perder Honor
    .defeat = Quien pierde el último punto de Resistencia cae *derrotado* y da 1 punto de Honor a quien dio el golpe. La mano y las propiedades se quedan, y en su siguiente turno vuelve a estar en pie.
    .deck = Cuando se acaba el mazo, los descartes se barajan para hacer uno nuevo y *todos* pierden 1 punto de Honor. El tiempo no juega a favor de nadie.

guide-sword-cards = Cartas que conviene conocer
    .properties = Las *propiedades* se quedan delante de ti, y varias copias se suman. La Armadura mantiene lejos a la gente, la Concentración te da un arma más por turno, el Desenvainado rápido hace que tus armas corten más hondo.
    .bushido = *Bushido* se pone delante de quien quieras, pero solo puede haber uno en juego. En cada uno de sus turnos esa persona descubre la primera carta del mazo. Si es un arma: descarta un arma de la mano y pasa Bushido a la izquierda, o pierde 1 punto de Honor y se libra de él. Si es otra cosa, Bushido pasa sin más a la izquierda.
    .more = *Cartas para ti:* el Daimio te da 2; la Ceremonia del té 3, y 1 a cada uno de los demás.
    .less = *Cartas de los demás:* la Distracción quita una carta al azar de una mano; la Geisha descarta una propiedad que tú elijas, o una carta al azar de una mano. Aquí la distancia no importa.
    .breathing = *Aliento:* la Respiración te devuelve toda la Resistencia; después otra persona, que eliges tú, roba una carta.

guide-sword-end = El final y los puntos
    .score = Tus puntos son tu Honor por el número de tu rol (en la tabla de abajo), más 1 por cada Daimio que te quede en la mano. Al Ronin el Daimio no le da nada.
    .ties = Los Ninjas ganan todo empate en el que estén. Shogun y Samuráis ganan un empate con el Ronin.
    .friend = *Golpe mortal.* Cuidado con los amigos: si el golpe que termina la partida derriba a alguien de tu propio bando, el bando pierde 3 puntos.
    .master = *El Maestro de la Espada:* si en la mesa solo una persona conserva Resistencia, la partida termina en el acto y gana su bando, sea cual sea el Honor. Salvo si el último golpe derribó a un amigo: entonces se cuentan los puntos.

guide-sword-players = Según cuántos seáis
    .players = Jugadores
    .roles = Roles
    .honour = Honor
    .worth = El Honor vale
    .samurai = { $number ->
        [one] Samurái
       *[other] { $number } Samuráis
    }
    .ninja = { $number } Ninjas
    .honours = Shogun { $shogun }, los demás { $others }
    .three = Con 3, el Shogun se enfrenta solo a dos Ninjas; por eso roba 3 cartas, puede jugar 2 armas y no pierde Honor por Bushido. No hay Maestro de la Espada.
    .four = Con 4, el Honor vale el doble para el Ninja con más estrellas, y lo normal para el otro.
    .hands = El Shogun empieza con 4 cartas, los dos siguientes en sentido horario con 5, los dos siguientes con 6, los dos últimos con 7.

guide-sword-tips = Para la primera noche
    .parry = Guarda una Parada si puedes. Una mano llena de acero luce mucho y no protege a nadie.
    .early = Pon pronto tus propiedades: sirven en todos los turnos y no te llenan la mano.
    .count = Antes de golpear a quien solo tiene 1 punto de Honor, haz cuentas: si la partida acaba ahora, ¿quién gana?

guide-sword-words = Pequeño diccionario
guide-sword-word-honour = Honor
    .means = aquello por lo que se juega; con 0 termina la partida
guide-sword-word-resilience = Resistencia
    .means = cuántas heridas aguantas todavía
guide-sword-word-difficulty = Dificultad
    .means = lo lejos que está alguien: asientos, más Armaduras
guide-sword-word-range = Alcance
    .means = la mayor Dificultad a la que llega un arma
guide-sword-word-harmless = Inofensivo
    .means = sin Resistencia o sin cartas; no se le puede atacar
guide-sword-word-property = Propiedad
    .means = una carta azul que se queda delante de ti
guide-sword-word-left = Izquierda
    .means = el siguiente asiento en sentido horario, Inofensivo o no

guide-sake = SAKE en cinco minutos
    .lead = Una posada, una caja de sake y demasiados samuráis. Bebe más que los demás y sigue con vida. Y si no sigues con vida, tampoco pasa nada: de Espíritu se sigue bebiendo.

guide-sake-goal = Qué quieres
    .win = En el centro está el *Masu*, una caja de madera llena de sake. Cuando está vacío se juega una última ronda. Luego gana el samurái con vida que tenga más sake.
    .spirits = Los muertos no quedan fuera. Se vuelven *Espíritus* y juegan como un solo equipo: si entre todos tienen más sake que cada samurái, la victoria es suya.
    .burden = El sake es el premio y también el problema. Cada copa está sobre algo tuyo, y lo que queda debajo no funciona.

guide-sake-card = Una carta, dos lecturas
    .boxes = En el borde izquierdo hay cuatro *casillas de acción*: ataque, defensa, movimiento, beber. El resto es el *texto*: un arma, un objeto, un evento, un Secuaz o una interrupción.
    .either = Una carta se juega por una de sus casillas *o* por su texto, nunca por las dos cosas.
    .backs = Todos ven los *dorsos* de tus cartas: molesto, pendenciero o soñoliento. A los vivos les dicen poco, a los Espíritus todo.
    .start = Empiezas en tu asiento, con una Katana, 4 cartas en la mano y un montón de cartas boca abajo: tu *Vida*. Nadie sabe qué hay en él, ni siquiera tú.

guide-sake-reading = Una Wakizashi: cuatro casillas (un 0 pálido no vale), el texto en signos al pie y el dorso en la esquina.
    .attack = ataque
    .defence = defensa
    .movement = movimiento
    .drinking = beber
    .text = texto
    .back = dorso

guide-sake-circle = El círculo
    .steps = Entre vecinos hay *pasos*, 3 al principio. La distancia es el número de pasos entre dos personas. Se cuenta por un lado o por el otro del círculo, a través de quien esté en medio.
    .exact = Un alcance de 1, 2 o 3 necesita *exactamente* esos pasos, al menos por un lado.
    .far = Un alcance con un más, como 4+, necesita esos pasos o más, por *ambos* lados.
    .gap = Entre dos samuráis hay siempre al menos 1 paso, y nadie adelanta nunca a nadie.
    .picture = Tu Katana (1) llega a Tomoe, una No-Dachi (2) a Jūbei, un Yumi (4+) a Masako: 4 pasos por un lado, 5 por el otro. Con una Naginata (3) no llegarías a nadie.

guide-sake-turn = Tu turno
    .play = *Juegas* hasta 2 cartas. Por cada sake que quemes puedes jugar una más.
    .minions = *Secuaces.* Los tuyos que están en el círculo andan y golpean por sí solos.
    .draw = *Robas* 2 cartas. Siempre que tengas más de 4, descartas enseguida hasta 4.
    .wield = *Empuñas.* Elige el arma que te protege hasta tu próximo turno.

guide-sake-do = Qué puede hacer una carta
    .attack = *Ataque:* elige a alguien a quien llegue una de tus armas. La fuerza es la casilla más el arma. Sin armas utilizables luchas con las manos desnudas, a 1 paso.
    .move = *Movimiento:* anda hasta esos pasos hacia un vecino. Cada paso se quita de delante de ti y se pone detrás. La primera vez te levantas, y ya no te sientas.
    .iaido = *Iaido:* una sola vez, mientras no te has levantado, un ataque puede empezar con un salto: te levantas, te mueves de 0 a 2 pasos gratis y golpeas.
    .drink = *Beber:* toma ese sake del Masu.
    .gear = *Arma u objeto:* ponlo delante de ti, nunca dos con el mismo nombre. Un objeto que cuesta sake se usa en el propio turno, y luego se descarta.
    .minion = *Secuaz:* ponlo a tu lado, mirando a un vecino.
    .event = *Evento:* haz lo que dice.
    .interrupt = Las *interrupciones* son para los turnos de los demás: Tropezón detiene un movimiento, Vista nublada un ataque.

guide-sake-defend = Cuando te atacan
    .card = Juega una carta por su casilla de defensa. El arma que empuñas suma su defensa, salvo contra ataques a distancia; una Armadura improvisada suma 1. Sin carta no hay ninguna defensa.
    .damage = Por cada punto que pase, la primera carta de tu Vida va a tus *Heridas*.
    .minion = O descarta un Secuaz de la mano, incluso después de una defensa demasiado débil: ningún daño.
    .example = Por ejemplo: casilla 3 y No-Dachi 5 hacen 8. Tú juegas un 2 y empuñas tu Katana, que suma 2. 8 − 4 = 4 Heridas.

guide-sake-sake = Sake y alma
    .place = Cada sake se coloca enseguida: uno sobre cada arma u objeto, uno sobre tu Vida, uno sobre tu tablero. Y ahí se queda.
    .gear = *Sobre un arma o un objeto:* esa carta no funciona.
    .life = *Sobre la Vida:* vale un punto de vida y se pierde primero, pero tu alma no puede arder.
    .board = *Sobre el tablero:* tu habilidad duerme, y hablas como un borracho.
    .burn = *Quema un sake,* en casi cualquier momento: robas una carta. O, en tu turno, juegas una carta más, pero no con el arma u objeto en que estaba. El sake quemado se pierde y no cuenta para nadie.
    .soul = *Quema tu alma,* una vez en cada turno, también en los de otros: toma en la mano cuantas cartas quieras de encima de tu Vida, pero deja al menos 1.

guide-sake-minions = Los Secuaces
    .walk = Un Secuaz anda hasta 2 pasos, hasta quedar a 1 paso del primer enemigo en su camino. Entonces ataca con la casilla de ataque de la primera carta del mazo.
    .fall = Si lo atacan a él, la primera carta del mazo da su defensa. Cualquier daño lo mata.

guide-sake-death = La muerte, y después
    .die = Sin cartas en la Vida, mueres. Tu sake, tus armas, objetos y Secuaces desaparecen, tus Heridas pasan a ser tu mano, y de los dos tramos de pasos a tus lados queda solo el más corto.
    .backs = A un *Espíritu* solo le importan los dorsos: solo puede jugar cartas con el mismo dorso que en ese momento muestra el mazo.
    .elation = Su turno empieza con la *euforia,* según el dorso que muestra el mazo. Molesto: añade o quita un paso. Pendenciero: mueve un sake de un samurái a otro lugar del mismo samurái. Soñoliento: una carta al azar pasa de la mano de un samurái a la de otro.
    .deed = Después roba una carta, y hurta 1 sake del Masu o atormenta a alguien.
    .torment = *Tormento:* nombra a un samurái y juega cartas con ese dorso; otros Espíritus pueden añadir las suyas. El samurái se defiende con una carta, como siempre, y pierde el resto en sake, que va a los Espíritus.
    .struck = A un Espíritu se le puede golpear desde cualquier sitio y pierde 1 sake por cada daño, a menos que un Espíritu descarte una carta con el dorso adecuado: entonces *se desvanece*, y no pasa nada.

guide-sake-end = El final
    .sudden = En cuanto el Masu está vacío empieza la *Ronda de la Muerte.* Este turno es el primero de la última ronda; a cada uno de los demás le queda exactamente uno, también a los Espíritus.
    .count = Entonces se cuenta el sake. Entre los vivos gana quien más tenga; pero si los Espíritus juntos tienen más que cada samurái, ganan ellos.
    .tie = ¿Empate en cabeza? Quien tenga menos deja la mesa para siempre (seppuku), y sigue otra ronda.
    .none = Si no queda ningún samurái con vida, los Espíritus ganan en el acto.
    .closing = Y si nadie se atreve a apurar el sake: tras 40 turnos del primer jugador se cierra, y el posadero se lleva el Masu.

guide-sake-players = Según cuántos seáis
    .players = Jugadores
    .masu = Sake en el Masu
    .steps = Pasos en el círculo
    .two = Cuando solo viven dos samuráis, entre ellos hay un único tramo de pasos, el más corto. El último sigue jugando mientras haya sake.
    .places = Cuando ya sepas jugar, elige un lugar con regla propia: una destilería, unas aguas termales, un bosque de bambú, un puente de cuerdas.

guide-sake-tips = Para la primera noche
    .place = Bebe pronto, y pon la primera copa donde menos duela: sobre un objeto que no necesites, o sobre la Vida.
    .defence = Guarda una carta con buena defensa. Una espada empuñada, por sí sola, no protege a nadie.
    .back = En la última ronda cuenta las copas antes de golpear: un Espíritu más puede ser peor que un rival.

guide-sake-words = Pequeño diccionario
guide-sake-word-masu = Masu
    .means = la caja de madera con el sake de todos
guide-sake-word-step = Paso
    .means = una ficha del círculo; los pasos son la distancia
guide-sake-word-life = Vida y Heridas
    .means = dos montones de cartas boca abajo; sin Vida, mueres
guide-sake-word-wield = Empuñar
    .means = tener lista la única arma que ayuda a tu defensa
guide-sake-word-ranged = A distancia
    .means = un ataque de lejos; el arma empuñada no ayuda contra él
guide-sake-word-burn = Quemar
    .means = renunciar a un sake, o a parte de la Vida, a cambio de cartas
guide-sake-word-sitting = En el asiento
    .means = así empiezan todos; solo quien no se ha levantado puede saltar en un iaido
guide-sake-word-spirit = Espíritu
    .means = un samurái muerto que todavía tiene sed

guide-rules = Las reglas, número a número
    .lead = Cada una en una frase. Los numeritos del texto de arriba llevan hasta aquí.
    .contents = En esta página
    .other = El otro juego: { $game }
    .cards = Todas las cartas
    .mark = Regla { $number }

guide-cards = Todas las cartas
    .lead = Cada carta, persona y lugar de los dos juegos.
    .gallery = La galería: todos los dibujos y sonidos, con cada luz
    .search = Buscar
    .hint = Nombre o texto
    .game = Juego
    .kind = Tipo
    .all = Todo
    .found = { $number ->
        [0] Aquí no hay nada así. Prueba con otra palabra, o quita un filtro.
        [one] 1 entrada
       *[other] { $number } entradas
    }
    .count = { $number } en el mazo
    .boxes = Casillas
    .back = Dorso
    .copies = { $number } ×
    .link = Enlace a { $name }
guide-cards-kind-weapon = Armas
guide-cards-kind-property = Propiedades
guide-cards-kind-action = Acciones
guide-cards-kind-item = Objetos
guide-cards-kind-event = Eventos
guide-cards-kind-interrupt = Interrupciones
guide-cards-kind-minion = Secuaces
guide-cards-kind-person = Personajes
guide-cards-kind-role = Roles
guide-cards-kind-place = Lugares
guide-cards-resilience = Resistencia { $number }
guide-cards-life = Vida { $number }
guide-cards-ronin = Juegas por tu cuenta, pero al final tu Honor vale el doble o el triple. No te fíes de nadie.
