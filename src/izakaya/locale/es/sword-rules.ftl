### Las reglas de Samurai Sword, una frase cada una.

rule-sword-W1 = Los roles según los jugadores: siempre el Shogun, 1 Samurái a partir de 4 y 2 con 7, un Ronin a partir de 5, 2 Ninjas hasta 5 jugadores y 3 a partir de 6. Antes del final solo se muestra el Shogun.
rule-sword-W2 = Cada cual tiene un personaje al azar, a la vista, con toda su Resistencia.
rule-sword-W3 = Puntos de Honor al principio: el Shogun 5 (6 en partidas de 3), los demás 3, o 4 en partidas de 6 o 7.
rule-sword-W4 = Cartas al principio, en sentido horario desde el Shogun: 4, luego 5, 5, luego 6, 6, luego 7, 7.
rule-sword-W5 = Empieza el Shogun, y se juega en sentido horario; la izquierda es el siguiente asiento en sentido horario, Inofensivo o no.
rule-sword-W6 = Al principio de tu turno, si no tienes Resistencia, la recuperas toda; si tienes, nada.
rule-sword-W7 = Después, si tienes delante Bushido, te sometes a su prueba.
rule-sword-W8 = Al principio de tu turno robas 2 cartas, antes de jugar; Hideyoshi roba 1 más, y también el Shogun en partidas de 3.
rule-sword-W9 = En tu turno juegas las cartas que quieras, pero solo 1 arma, más 1 por cada Concentración que tengas delante, 1 si eres Goemon y 1 si eres el Shogun en una partida de 3; la Parada solo sirve de respuesta, y no se descarta a voluntad.
rule-sword-W10 = Al final de tu turno descartas hasta tener 7 cartas.
rule-sword-W11 = Fuera de tu turno solo juegas cartas como respuesta.
rule-sword-W12 = Eres Inofensivo mientras no tengas Resistencia o no tengas cartas en la mano; cambia en el acto.
rule-sword-W13 = Quien es Inofensivo (sin Resistencia o sin cartas) no puede ser blanco de un arma, no le afectan Grito de batalla ni Jiu-jitsu, y no cuenta para la Dificultad; en todo lo demás está en juego.
rule-sword-W14 = La Dificultad es el camino más corto alrededor de la mesa hasta la otra persona, sin contar a los Inofensivos, más 1 por cada Armadura que tenga y 1 si es Benkei; nunca te atacas a ti mismo.
rule-sword-W15 = Un arma llega a quien tenga una Dificultad que no supere su alcance.
rule-sword-W16 = La Dificultad se mide cuando se juega el arma; quien ataca puede ser Inofensivo y jugar su última carta.
rule-sword-W17 = Solo el objetivo puede parar, con una sola Parada, y nunca está obligado.
rule-sword-W18 = Un arma que no se para hace sus heridas, más 1 por cada Desenvainado rápido de quien ataca y 1 si es Musashi, menos 1 contra Ginchiyo, pero al menos 1.
rule-sword-W19 = El arma se descarta, acierte o no; si acierta, primero cuentan Resistencia y Honor, después roba quien deba robar.
rule-sword-W20 = Quien pierde el último punto de Resistencia cae derrotado y da 1 punto de Honor a quien lo causó; la mano y las propiedades se quedan.
rule-sword-W21 = Si era su último punto de Honor, la partida termina en el acto.
rule-sword-W22 = En cuanto el mazo está vacío, los descartes pasan a ser un mazo nuevo y todos pierden 1 punto de Honor.
rule-sword-W23 = Sin descartes no hay mazo nuevo ni se pierde Honor, hasta que vuelva a descartarse una carta.
rule-sword-W24 = La partida termina en el acto cuando a alguien no le quedan puntos de Honor; se muestran todos los roles.
rule-sword-W25 = Puntos: los puntos de Honor por el número del rol, más 1 por cada Daimio en la mano, que nunca se multiplica y al Ronin no le vale nada. Shogun ×1 (×2 con 3 jugadores); Samurái ×2 con 4 o 6, ×1 con 5 o 7; Ninja ×1 (con 4, el de más estrellas ×2); Ronin ×2 con 5, ×3 con 6 o 7.
rule-sword-W26 = Golpe mortal: si la derrota que termina la partida vino de alguien del mismo bando, ese bando pierde 3 puntos.
rule-sword-W27 = Los bandos suman: Shogun con Samuráis, todos los Ninjas, el Ronin solo. Los Ninjas ganan todos sus empates; Shogun y Samuráis ganan un empate con el Ronin.
rule-sword-W28 = Si solo una persona conserva Resistencia, su bando gana en el acto; no en partidas de 3, ni tras derribar a un amigo.
rule-sword-W29 = Una Parada responde a un arma o al Grito de batalla.
rule-sword-W30 = Al Grito de batalla se responde con una Parada, al Jiu-jitsu con un arma; si no, cuesta 1 punto de Resistencia.
rule-sword-W31 = Ceremonia del té: robas 3 cartas, los demás 1. Daimio: robas 2 cartas.
rule-sword-W32 = Distracción quita una carta al azar de la mano de otra persona; Geisha le hace descartar una propiedad que tú nombras, o una carta al azar de la mano. Tiene que haber una carta así; la Dificultad no importa. Si la mesa lo permite, Geisha también puede nombrar una propiedad tuya, como Bushido.
rule-sword-W33 = Respiración te devuelve toda la Resistencia; la carta la roba otra persona.
rule-sword-W34 = Bushido se coloca delante de cualquiera, también de ti; solo puede haber uno en juego. Tras la Recuperación descubres y descartas la primera carta del mazo: si es un arma, descartas un arma de la mano y Bushido pasa a la izquierda, o pierdes 1 punto de Honor y se descarta; si es otra cosa, pasa a la izquierda. El Shogun de 3 jugadores no pierde Honor por él.
rule-sword-W35 = Las propiedades se quedan delante de ti y se suman: Armadura para la Dificultad, Concentración para las armas por turno, Desenvainado rápido para las heridas.
rule-sword-W36 = Cada personaje tiene una capacidad propia, que se usa siempre que se puede si no dice otra cosa. Ieyasu, Nobunaga, Hanzō y Goemon eligen; las de los demás se aplican siempre.
rule-sword-W37 = Hanzō no para con su única carta; Nobunaga nunca entrega su último punto de Resistencia, y los demás solo por una carta que se pueda robar.
rule-sword-W38 = Ieyasu elige solo cuando roba, y solo si hay un descarte.
rule-sword-W39 = A la vista de todos: personajes, Shogun, Resistencia, Honor, número de cartas, propiedades y descartes. Los roles y las manos son secretos.
rule-sword-W40 = Terminada la partida no se pregunta nada más, y el Honor nunca baja de 0.
summary-sword = En pocas palabras:
    · { $seats ->
        [3] El Shogun está solo contra dos Ninjas; todos saben quién es quién.
        [4] Shogun y Samurái son un bando, los dos Ninjas el otro. Solo se conoce al Shogun.
       *[other] Shogun y Samuráis son un bando, los Ninjas otro, el Ronin juega solo. Solo se conoce al Shogun.
    }
    · { $seats ->
        [3] En tu turno robas 2 cartas (el Shogun 3) y juegas las que quieras, pero una sola arma (el Shogun dos; más con Concentración).
       *[other] En tu turno robas 2 cartas y juegas las que quieras, pero una sola arma (más con Concentración).
    }
    · Un arma llega a quien tenga una Dificultad que no supere su alcance. Quien pierde el último punto de Resistencia cae derrotado, da 1 punto de Honor a quien lo ha vencido y se levanta en su siguiente turno.
    · Sin Resistencia o sin cartas eres Inofensivo: nadie puede atacarte.
    · { $seats ->
        [3] Cuando se acaba el mazo, todos pierden 1 punto de Honor. Cuando a alguien no le queda ninguno, la partida termina y se cuenta el Honor por bandos; el del Shogun vale el doble.
       *[other] Cuando se acaba el mazo, cada uno pierde 1 punto de Honor. Cuando a alguien no le queda, la partida termina y el Honor se cuenta por bandos. Si solo queda una persona en pie, su bando gana en el acto.
    }
