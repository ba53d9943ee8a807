### Las reglas de Samurai Sword que hay detrás de una negativa, una frase cada una.

rule-sword-W8 = Al principio de tu turno robas 2 cartas, antes de jugar.
rule-sword-W9 = En tu turno juegas las cartas que quieras, pero solo 1 arma, más 1 por cada Concentración que tengas delante; la Parada solo sirve de respuesta, y no se descarta a voluntad.
rule-sword-W10 = Al final de tu turno descartas hasta tener 7 cartas.
rule-sword-W11 = Fuera de tu turno solo juegas cartas como respuesta.
rule-sword-W13 = A quien es Inofensivo (sin Resistencia o sin cartas) no se le puede atacar, y no cuenta para la Dificultad.
rule-sword-W14 = La Dificultad es el camino más corto alrededor de la mesa hasta la otra persona, sin contar a los Inofensivos, más 1 por cada Armadura que tenga; nunca te atacas a ti mismo.
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
