### Samurai Sword, en español. El terminal y el navegador usan el mismo archivo.
###
### Las partes de noticias, jugadas y preguntas se explican en en/sword.ftl.

-honour = Honor
-resilience = Resistencia
-difficulty = Dificultad

game-sword = Samurai Sword
    .play = jugar a Samurai Sword contra bots
option-sword-characters = Quién se sienta dónde
option-sword-characters-benkei = { character-benkei }
option-sword-characters-chiyome = { character-chiyome }
option-sword-characters-ginchiyo = { character-ginchiyo }
option-sword-characters-goemon = { character-goemon }
option-sword-characters-hanzo = { character-hanzo }
option-sword-characters-hideyoshi = { character-hideyoshi }
option-sword-characters-ieyasu = { character-ieyasu }
option-sword-characters-kojiro = { character-kojiro }
option-sword-characters-musashi = { character-musashi }
option-sword-characters-nobunaga = { character-nobunaga }
option-sword-characters-tomoe = { character-tomoe }
option-sword-characters-ushiwaka = { character-ushiwaka }
option-sword-geisha = Contra quién puede jugarse la Geisha
option-sword-geisha-others = contra otra persona
option-sword-geisha-anyone = también contra una carta propia en juego, como Bushido

## Cartas

card-bokken = Bokken
card-kiseru = Kiseru
card-wakizashi = Wakizashi
card-bo = Bō
card-kusarigama = Kusarigama
card-katana = Katana
card-shuriken = Shuriken
card-kanabo = Kanabō
card-nodachi = Nodachi
card-naginata = Naginata
card-nagayari = Nagayari
card-tanegashima = Tanegashima
card-daikyu = Daikyū
weapon = Arma
    .short = alcance { $range }, { $wounds ->
        [one] 1 herida
       *[other] { $wounds } heridas
    }
    .full = Un arma: alcanza a alguien cuya Dificultad para ti sea { $range } como mucho y le hace { $wounds ->
        [one] 1 herida
       *[other] { $wounds } heridas
    } si no la para. Un arma por turno, más con Concentración.
card-armour = Armadura
    .short = +1 Dificultad para atacarte
    .full = Una propiedad: mientras la tengas delante, atacarte es 1 más difícil. Varias se suman.
card-focus = Concentración
    .short = +1 arma por turno
    .full = Una propiedad: mientras la tengas delante, puedes jugar 1 arma más en tu turno, ya en este. Varias se suman.
card-fast-draw = Desenvainado rápido
    .short = +1 herida con tus armas
    .full = Una propiedad: mientras la tengas delante, cada arma tuya que acierte hace 1 herida más. Varias se suman.
card-bushido = Bushido
    .short = una prueba de Honor, ante cualquiera
    .full = Una propiedad para cualquiera, solo una en juego. Quien la tiene delante descubre una carta cada turno: si es un arma, descarta un arma y pasa Bushido a la izquierda, o pierde 1 punto de Honor{ $seats ->
        [3] {" "}(el Shogun no)
       *[other] {""}
    } y se libra de ella; si no lo es, simplemente pasa a la izquierda.
card-parry = Parada
    .short = detiene un arma o un Grito de batalla
    .full = Solo como respuesta: detiene un arma dirigida contra ti, o te libra de la herida del Grito de batalla.
card-geisha = Geisha
    .short = alguien pierde una carta
    .full = { $geisha ->
        [anyone] Se descarta una carta: una propiedad en juego que tú elijas, incluso una tuya, o una carta al azar de la mano de otra persona.
       *[others] Otra persona descarta una carta: una propiedad en juego que tú elijas, o una carta al azar de su mano.
    } La Dificultad no importa.
card-diversion = Distracción
    .short = quitas una carta de una mano
    .full = Quitas una carta al azar de la mano de otra persona. La Dificultad no importa.
card-battlecry = Grito de batalla
    .short = los demás: Parada o 1 herida
    .full = Empezando por tu izquierda, quien no sea Inofensivo juega una Parada o sufre 1 herida.
card-tea-ceremony = Ceremonia del té
    .short = robas 3, los demás 1
    .full = Robas 3 cartas y después cada uno de los demás roba 1.
card-daimyo = Daimio
    .short = robas 2; en la mano vale 1 punto
    .full = Robas 2 cartas. Si en cambio lo guardas hasta el final vale 1 punto{ $seats ->
        [3] {""}
        [4] {""}
       *[other] , aunque no para el Ronin
    }.
card-breathing = Respiración
    .short = te curas del todo, otro roba 1
    .full = Recuperas toda tu Resistencia; después otra persona que elijas roba 1 carta.
card-jujutsu = Jiu-jitsu
    .short = los demás: un arma o 1 herida
    .full = Empezando por tu izquierda, quien no sea Inofensivo juega un arma de su mano o sufre 1 herida.

## Personajes

character-benkei = Benkei
    .ability = los demás lo atacan con +1 de Dificultad
character-chiyome = Chiyome
    .ability = solo recibe heridas de las armas: Grito de batalla y Jiu-jitsu no le afectan
character-ginchiyo = Ginchiyo
    .ability = recibe 1 herida menos de cada arma, pero al menos 1
character-goemon = Goemon
    .ability = puede jugar 1 arma más por turno
character-hanzo = Hanzō
    .ability = puede parar con un arma de la mano, si no es su única carta
character-hideyoshi = Hideyoshi
    .ability = roba 1 carta más en cada turno
character-ieyasu = Ieyasu
    .ability = puede tomar como primera carta del turno la de encima de los descartes
character-kojiro = Kojirō
    .ability = llega con cualquier arma a cualquier Dificultad
character-musashi = Musashi
    .ability = hace 1 herida más con cada arma
character-nobunaga = Nobunaga
    .ability = en su turno puede entregar 1 punto de Resistencia (nunca el último) para robar una carta
character-tomoe = Tomoe
    .ability = roba una carta cada vez que hiere con un arma
character-ushiwaka = Ushiwaka
    .ability = roba una carta por cada herida que recibe de un arma

## Roles y bandos

role-shogun = Shogun
role-samurai = Samurái
role-ninja = Ninja
role-ninja-1 = Ninja ★
role-ninja-2 = Ninja ★★
role-ninja-3 = Ninja ★★★
role-ronin = Ronin
role-unknown = ?
aim-shogun = { $seats ->
    [3] Los otros dos son Ninjas y están contra ti. Tu Honor vale el doble, y robas y atacas más que ellos.
   *[other] { $friends ->
        [one] El Samurái está contigo, pero no sabes quién es.
       *[other] Los Samuráis están contigo, pero no sabes quiénes son.
    } Reúne Honor y no caigas demasiado.
}
aim-samurai = Protege al Shogun: ganáis juntos.
aim-ninja = { $seats ->
    [3] El otro Ninja está contigo, y sabes quién es. Quitadle juntos el Honor al Shogun; todo empate es vuestro.
   *[other] { $friends ->
        [one] El otro Ninja está contigo, pero no sabes quién es.
       *[other] Los demás Ninjas están contigo, pero no sabes quiénes son.
    } Quitad Honor al bando del Shogun; todo empate es vuestro.
}
aim-ronin = Juegas por tu cuenta, pero al final tu Honor vale { $times ->
        [2] el doble
       *[other] el triple
    }. No te fíes de nadie.
side-shogun = { $seats ->
    [3] Shogun
   *[other] Shogun y Samuráis
}
    .of = { $seats ->
        [3] del Shogun
       *[other] del Shogun y los Samuráis
    }
side-ninja = Ninjas
    .of = de los Ninjas
side-ronin = Ronin
    .of = del Ronin

## Noticias

news-shogun = { $who ->
    [me] El Shogun eres tú: empiezas.
   *[other] El Shogun es { $name }, que empieza.
}
news-turn = { $who ->
    [me] Tu turno
   *[other] Turno de { $name }
}
news-recovered = { $who ->
    [me] Te levantas con toda tu { -resilience }.
   *[other] { $name } se levanta con toda su { -resilience }.
}
news-revealed = { $who ->
    [me] Por Bushido descubres { $card }.
   *[other] Por Bushido { $name } descubre { $card }.
}
news-bushido-passed = { $who ->
    [me] Bushido pasa de ti a { $target }.
   *[other] { $whom ->
        [me] Bushido pasa de { $name } a ti.
       *[other] Bushido pasa de { $name } a { $target }.
    }
}
news-bushido-gone = { $who ->
    [me] El Bushido que tenías delante se descarta.
   *[other] El Bushido ante { $name } se descarta.
}
news-lost-honour = { $who ->
    [me] Pierdes 1 punto de { -honour }.
   *[other] { $name } pierde 1 punto de { -honour }.
}
news-drew = { $who ->
    [me] Robas { $cards }.
   *[other] { $known ->
        [yes] { $name } roba { $cards }.
       *[no] { $number ->
            [one] { $name } roba una carta.
           *[other] { $name } roba { $number } cartas.
        }
    }
}
news-drew-each = Roban una carta: { $names }.
news-took-discard = { $who ->
    [me] Coges { $card } de los descartes.
   *[other] { $name } coge { $card } de los descartes.
}
news-played = { $who ->
    [me] Juegas { $card }.
   *[other] { $name } juega { $card }.
}
news-played-at = { $who ->
    [me] Juegas { $card } contra { $target }.
   *[other] { $whom ->
        [me] { $name } juega { $card } contra ti.
       *[other] { $name } juega { $card } contra { $target }.
    }
}
news-played-weapon = { $who ->
    [me] Atacas a { $target } con { $card }.
   *[other] { $whom ->
        [me] { $name } te ataca con { $card }.
       *[other] { $name } ataca a { $target } con { $card }.
    }
}
news-played-property = { $who ->
    [me] Pones en juego { $card }.
   *[other] { $name } pone en juego { $card }.
}
news-played-bushido = { $who ->
    [me] { $whom ->
        [me] Pones Bushido ante ti.
       *[other] Pones Bushido ante { $target }.
    }
   *[other] { $whom ->
        [me] { $name } pone Bushido ante ti.
       *[other] { $name } pone Bushido ante { $target }.
    }
}
news-played-breathing = { $who ->
    [me] Respiras hondo, recuperas toda tu { -resilience } y haces robar a { $target }.
   *[other] { $whom ->
        [me] { $name } respira hondo, recupera toda su { -resilience } y te hace robar.
       *[other] { $name } respira hondo, recupera toda su { -resilience } y hace robar a { $target }.
    }
}
news-bled = { $who ->
    [me] Entregas 1 punto de { -resilience } por una carta.
   *[other] { $name } entrega 1 punto de { -resilience } por una carta.
}
news-discarded = { $who ->
    [me] Descartas { $card }.
   *[other] { $name } descarta { $card }.
}
news-lost-card = { $who ->
    [me] Pierdes { $card } de tu mano.
   *[other] { $name } pierde { $card } de la mano.
}
news-lost-property = { $who ->
    [me] Pierdes { $card }, que tenías delante.
   *[other] { $name } pierde { $card }.
}
news-diverted = { $who ->
    [me] Quitas { $card } a { $target }.
   *[other] { $whom ->
        [me] { $name } te quita { $card } de la mano.
       *[other] { $known ->
            [yes] { $name } quita { $card } a { $target }.
           *[no] { $name } quita una carta a { $target }.
        }
    }
}
news-answered = { $who ->
    [me] Respondes con { $card }.
   *[other] { $name } responde con { $card }.
}
news-wounded = { $who ->
    [me] { $target } te hiere: −{ $number } de { -resilience }.
   *[other] { $whom ->
        [me] Hieres a { $name }: −{ $number } de { -resilience }.
       *[other] { $target } hiere a { $name }: −{ $number } de { -resilience }.
    }
}
news-defeated = { $who ->
    [me] { $target } te derrota y te quita 1 punto de { -honour }.
   *[other] { $whom ->
        [me] ¡Derrotas a { $name } y ganas 1 punto de { -honour }!
       *[other] { $target } derrota a { $name } y gana 1 punto de { -honour }.
    }
}
news-ran-out = { $number ->
    [one] El mazo se ha acabado: el único descarte es el nuevo mazo, y cada uno pierde 1 punto de { -honour }.
   *[other] El mazo se ha acabado: { $number } descartes forman el nuevo mazo, y cada uno pierde 1 punto de { -honour }.
}
news-out-of-honour = { $who ->
    [me] No te quedan puntos de { -honour }.
   *[other] { $number ->
        [one] A { $names } no le quedan puntos de { -honour }.
       *[other] A { $names } no les quedan puntos de { -honour }.
    }
}
news-ended-honour = La partida ha terminado, y decide el { -honour }.
news-ended-sword-master = Solo queda una persona en pie: la partida ha terminado.
note-no-answer = No tienes nada con que responder.

## Preguntas

question-play = Te toca: ¿qué juegas? Armas en este turno: { $played } de { $limit }.
question-first-card = ¿De dónde viene tu primera carta?
question-bushido = { $card ->
    [none] Bushido: ha salido un arma. ¿Qué entregas?
   *[other] Bushido: ha salido un arma, { $card }. ¿Qué entregas?
}
question-attacked = { $name } te ataca con { $card }: { $wounds ->
    [one] 1 herida
   *[other] { $wounds } heridas
}. { $defeat ->
    [yes] Sería tu derrota: { $resilience ->
        [one] te queda 1
       *[other] te quedan { $resilience }
    }
   *[no] { $resilience ->
        [one] Te queda 1
       *[other] Te quedan { $resilience }
    }
} de { -resilience }.
question-challenged = { $name } desafía a todos con { $card }: 1 herida. { $defeat ->
    [yes] Sería tu derrota: { $resilience ->
        [one] te queda 1
       *[other] te quedan { $resilience }
    }
   *[no] { $resilience ->
        [one] Te queda 1
       *[other] Te quedan { $resilience }
    }
} de { -resilience }.
question-discard = Tienes { $cards } cartas y puedes conservar 7. ¿Cuál descartas?

## Jugadas

group-weapons = Armas
group-properties = Propiedades
group-actions = Acciones
group-other = Otras
move-pass-play = Terminar el turno
move-pass-attacked = { $defeat ->
    [yes] Encajar el golpe: es tu derrota y pierdes 1 punto de { -honour }
   *[no] Encajar el golpe: { $wounds ->
        [one] 1 herida
       *[other] { $wounds } heridas
    }, { $left ->
        [one] te queda 1
       *[other] te quedan { $left }
    } de { -resilience }
}
move-pass-challenged = { $defeat ->
    [yes] Encajar la herida: es tu derrota y pierdes 1 punto de { -honour }
   *[no] Encajar 1 herida, { $left ->
        [one] te queda 1
       *[other] te quedan { $left }
    } de { -resilience }
}
move-pass-bushido = { $free ->
    [yes] Nada: Bushido se descarta y no pierdes { -honour }
   *[no] 1 punto de { -honour } ({ $left ->
        [one] te queda 1
       *[other] te quedan { $left }
    }): Bushido se descarta
}
move-attack = { $card } → { $target } ({ -difficulty } { $difficulty }): { $wounds ->
    [one] 1 herida
   *[other] { $wounds } heridas
}, { $defeat ->
    [yes] basta para la derrota (tiene { $resilience })
   *[no] tiene { $resilience }
}
move-lay = { $card }: { $short }
move-lay-bushido = { $whom ->
    [me] { $card } → ante ti
   *[other] { $card } → ante { $target }
}
move-play = { $card }: { $short }
move-play-geisha = { $number ->
    [one] { $card } → { $target }: la única carta de su mano
   *[other] { $card } → { $target }: una al azar de las { $number } cartas de su mano
}
move-strip = { $card } → { $target }: fuera { $place }
move-play-diversion = { $number ->
    [one] { $card } → { $target }: le quitas la única carta de la mano
   *[other] { $card } → { $target }: le quitas una al azar de { $number } cartas
}
move-play-breathing = { $card }: pasas de { $resilience } a { $full } de { -resilience }, { $target } roba
move-play-breathing-full = { $card }: ya tienes toda la { -resilience }, { $target } roba
move-answer-attacked = { $card }: paras, ninguna herida
move-answer-challenged = { $card }: respondes, ninguna herida
move-answer-bushido = { $card }: la descartas, y Bushido pasa a { $target }
move-discard = { $card } ({ $short })
move-take-discard = { $card }, de los descartes
move-take-deck = Una carta desconocida, del mazo
move-bleed = Entregar 1 punto de { -resilience } ({ $left ->
    [one] te queda 1
   *[other] te quedan { $left }
}) y robar una carta

## Por qué algo no se puede

refusal-it-is-on-offer = sí se puede
refusal-you-must-discard = primero descarta hasta { $need } cartas, tienes { $have }
refusal-draw-first = primero se roba
refusal-not-in-hand = no está en tu mano
refusal-not-asked = no es lo que se te pregunta
refusal-only-an-answer = ahora solo puedes responder, no es tu turno
refusal-bushido-wants-a-weapon = Bushido pide un arma
refusal-jujutsu-wants-a-weapon = Jiu-jitsu pide un arma
refusal-your-only-card = si es tu única carta no puede parar
refusal-only-a-parry = aquí solo sirve una Parada
refusal-not-your-ability = no es tu capacidad
refusal-never-the-last-resilience = el último punto de { -resilience } no se entrega
refusal-no-card-to-draw = no hay ninguna carta que robar
refusal-not-the-draw-phase = el robo ya ha pasado
refusal-parry-only-in-answer = una Parada solo se juega como respuesta
refusal-no-discard-at-will = no se descarta a voluntad
refusal-nothing-to-answer = no hay nada a lo que responder
refusal-nobody-there = ahí no hay nadie
refusal-one-bushido-only = ya hay un Bushido en juego
refusal-not-yourself = no contra ti
refusal-no-such-property = ahí no está esa propiedad
refusal-empty-hand = esa mano está vacía
refusal-weapon-limit = { $need ->
    [one] en este turno puedes jugar 1 arma, y ya lo has hecho
   *[other] en este turno puedes jugar { $need } armas, y ya lo has hecho
}
refusal-harmless = no se puede atacar a quien es Inofensivo
refusal-out-of-reach = fuera de alcance: { -difficulty } { $need }, alcance { $have }

## El final

result-winners = { $whom ->
    [me] ¡Victoria! La noche es de tu bando, el { $side }.
   *[other] Gana el bando { $side }.
}
result-by-honour = Victoria de { -honour }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
result-by-sword = Victoria del Maestro de la Espada: en pie solo queda { $name }, y el { -honour } ya no cuenta.
result-penalty = Golpe mortal: el último golpe cayó dentro del bando { $side }, que pierde 3 puntos.
result-tie-ninja = Empate, y los Ninjas ganan todos los empates.
result-tie-shogun = Empate, y Shogun y Samuráis lo ganan contra el Ronin.
score-sum = { $daimyo ->
    [0] { $honour } × { $times } = { $points }
   *[other] { $honour } × { $times } + { $daimyo } Daimio = { $points }
}
score-side = { $side }: { $points }
score-who = Quién
score-role = Rol
score-points = Puntos
story-length = { $turns ->
    [one] Duró 1 turno.
   *[other] Duró { $turns } turnos.
}
story-peaceful = No hubo ninguna derrota.
story-first = La primera derrota fue la de { $name }, por { $card } de { $target }.
story-most = { $number ->
    [one] La hoja más afilada fue la de { $name }: 1 victoria.
   *[other] La hoja más afilada fue la de { $name }: { $number } victorias.
}
story-parries = { $number ->
    [one] La mejor guardia fue la de { $name }: 1 respuesta.
   *[other] La mejor guardia fue la de { $name }: { $number } respuestas.
}
story-run-outs = { $number ->
    [one] El mazo se acabó una vez.
   *[other] El mazo se acabó { $number } veces.
}

## La mesa

table-role = Rol
table-honour = Hon.
table-resilience = Resistencia
table-laid = En juego
table-reach = Dif.
table-harmless = Inofensivo
table-piles = { $pile ->
    [0] Mazo { $deck } · sin descartes
   *[other] Mazo { $deck } · descartes { $pile }, encima { $card }
}
table-worth = El { -honour } vale al final: { $worths }
table-worth-leads = ×2 con más estrellas, ×1 con menos
