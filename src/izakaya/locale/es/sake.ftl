### SAKE, en español. El terminal y el navegador comparten este archivo.
###
### Las partes de noticias, jugadas y preguntas se explican en en/sake.ftl.

game-sake = SAKE
    .play = jugar a SAKE contra bots
option-sake-location = Dónde se bebe
option-sake-location-inn = { sake-location-inn } ({ sake-location-inn.rule })
option-sake-location-distillery = { sake-location-distillery } ({ sake-location-distillery.rule })
option-sake-location-hot-spring = { sake-location-hot-spring } ({ sake-location-hot-spring.rule })
option-sake-location-bamboo-grove = { sake-location-bamboo-grove } ({ sake-location-bamboo-grove.rule })
option-sake-location-rope-bridge = { sake-location-rope-bridge } ({ sake-location-rope-bridge.rule })
option-sake-first = Quién tiene más edad y empieza
option-sake-choose_hand = Cómo se reparte la primera mano
option-sake-choose_hand-no = al azar
option-sake-choose_hand-yes = cada cual la elige por los dorsos
option-sake-bare_hands = Cuándo se puede golpear con los puños
option-sake-bare_hands-unarmed = solo sin un arma utilizable
option-sake-bare_hands-always = también con un arma, a 1 paso, como en las FAQ de la editorial
option-sake-items = Qué pasa con un objeto que cuesta sake
option-sake-items-single-use = queda gastado: se descarta tras su efecto
option-sake-items-kept = sigue en juego y puede usarse otra vez
option-sake-samurai = Quién se sienta dónde
option-sake-samurai-miyamoto-musashi = { sake-samurai-miyamoto-musashi.full }
option-sake-samurai-yagyu-munenori = { sake-samurai-yagyu-munenori.full }
option-sake-samurai-yagyu-jubei = { sake-samurai-yagyu-jubei.full }
option-sake-samurai-ito-ittosai = { sake-samurai-ito-ittosai.full }
option-sake-samurai-date-masamune = { sake-samurai-date-masamune.full }
option-sake-samurai-takezaki-suenaga = { sake-samurai-takezaki-suenaga.full }
option-sake-samurai-hojo-masako = { sake-samurai-hojo-masako.full }
option-sake-samurai-tomoe-gozen = { sake-samurai-tomoe-gozen.full }
option-sake-deck = Los valores de las cartas
    .wrong = Con el archivo de cartas { $file } no se puede jugar. { $problem }
    .large = El archivo { $file } es demasiado grande para ser de cartas.
sake-play-every-on = Desde ahora te pregunto todo: también por tu única arma, por lo que no puede herir y cuando solo podrías quemar sake o alma.
sake-play-every-off = Desde ahora no te pregunto por tu única arma, ni por lo que no puede herir, ni cuando actúan los demás y solo podrías quemar sake o alma.
sake-help-every = pregúntame todo, o ya no: también por mi única arma, por lo que no puede herir, y cuando actúan los demás y yo solo podría quemar sake o alma

## Cartas

sake-card-katana = Katana
sake-card-no-dachi = No-Dachi
sake-card-naginata = Naginata
sake-card-yumi = Yumi
sake-card-wakizashi = Wakizashi
sake-weapon = Arma
    .short = arma: pasos { $reach }, ataque { $attack }, defensa { $defence }{ $ranged ->
        [yes] , a distancia
       *[no] {""}
    }
    .full = Un arma para tener en juego. Golpea a { $reach } { $range ->
        [one] paso
       *[other] pasos
    }{ $ranged ->
        [yes] , desde lejos,
       *[no] {""}
    } y suma { $attack } al ataque; empuñada, suma { $defence } a la defensa contra golpes de cerca. Con sake encima no hace nada.
sake-item-used = { $items ->
    [kept] Tantas veces como puedas pagar.
   *[single-use] Después el objeto queda gastado y se descarta.
}
sake-card-pipe = Pipa
    .short = objeto; 1 sake: los demás samuráis descartan 1 carta
    .full = Un objeto. En la fase 1 pagas 1 sake: cada uno de los demás samuráis descarta 1 carta a su elección. { sake-item-used }
sake-card-sandals = Sandalias
    .short = objeto: +1 a tus movimientos, un 0 pasa a 1
    .full = Un objeto: tus acciones de movimiento van 1 paso más lejos, y también una casilla de 0 va 1 paso (no el movimiento de un iaido).
sake-card-makeshift-armour = Armadura improvisada
    .short = objeto: +1 a tu defensa
    .full = Un objeto: +1 cada vez que te defiendes con una carta, también desde lejos.
sake-card-flagon = Garrafa
    .short = objeto; 1 sake: robas 2 cartas
    .full = Un objeto. En la fase 1 pagas 1 sake y robas 2 cartas del mazo. { sake-item-used }
sake-card-rice-bowl = Cuenco de arroz
    .short = objeto; 1 sake: recuperas 2 de Vida
    .full = Un objeto. En la fase 1 pagas 1 sake y 2 de tus Heridas vuelven a ser Vida. { sake-item-used }
sake-card-throwing-chopsticks = Palillos voladores
    .short = dos ataques a distancia, fuerza 1, 2+ pasos
    .full = Un evento: dos ataques a distancia de fuerza 1 a 2 pasos o más, uno tras otro, contra una persona o contra dos.
sake-card-burning-ramen = Ramen ardiente
    .short = ataque a distancia, fuerza 2, 3+ pasos
    .full = Un evento: un ataque a distancia de fuerza 2 a 3 pasos o más.
sake-card-strategic-stench = Hedor estratégico
    .short = añade 2 pasos donde quieras
    .full = Un evento: añade 2 pasos al círculo, juntos o separados.
sake-card-riceballs-in-the-face = Bolas de arroz en la cara
    .short = alguien a 4+ pasos descarta 2 cartas
    .full = Un evento: un samurái a 4 pasos o más descarta 2 cartas a su elección.
sake-card-sakuragi = Sakuragi
    .short = robas 2 cartas
    .full = Un evento: robas 2 cartas del mazo.
sake-card-drunken-purchase = Compra de borrachera
    .short = fuera un arma o un objeto
    .full = Un evento: un arma o un objeto de cualquier samurái se descarta, junto con el sake que tenga encima.
sake-card-weak-stomach = Estómago débil
    .short = otro samurái pierde 1 sake
    .full = Un evento: elige 1 sake de otro samurái; sale del juego.
sake-card-fake-wounds = Heridas fingidas
    .short = recuperas 2 de Vida
    .full = Un evento: 2 de tus Heridas vuelven a ser Vida. Solo era salsa de soja.
sake-card-roar = Rugido (¡burp!)
    .short = 1 sake: ataque a distancia, fuerza 4, a 2 pasos
    .full = Un evento: pagas 1 sake por un ataque a distancia de fuerza 4 a 2 pasos exactos.
sake-card-turned-off-lanterns = Faroles apagados
    .short = quita 2 pasos donde quieras
    .full = Un evento: quita 2 pasos del círculo, juntos o separados.
sake-card-falter = Tropezón
    .short = interrupción: anula un movimiento
    .full = Una interrupción, en el turno de otro: anula un movimiento, también el de un iaido. Quien se movía se levanta igualmente.
sake-card-blurred-vision = Vista nublada
    .short = interrupción: anula un ataque
    .full = Una interrupción, en el turno de otro: anula un ataque de cualquier tipo, también el de un Secuaz. No un Tormento.
sake-card-minion = Secuaz
    .short = anda y lucha por ti; desde la mano recibe un golpe por ti
    .full = Ponlo a tu lado, hacia un vecino: en la fase 2 anda hasta { $movement } pasos hacia allí y ataca con la carta que se descubra (ataque +{ $attack }, defensa +{ $defence }); cualquier daño lo mata. Descartado de la mano cuando te atacan, te ahorra todo el daño.
sake-bare-hands = manos desnudas

## Samuráis y lugares

sake-samurai-miyamoto-musashi = Musashi
    .full = Miyamoto Musashi
    .skill = +1 a los ataques con un arma, mientras tenga en juego dos o más armas utilizables
sake-samurai-yagyu-munenori = Munenori
    .full = Yagyū Munenori
    .skill = +1 a la defensa contra ataques de cerca
sake-samurai-yagyu-jubei = Jūbei
    .full = Yagyū Jūbei Mitsuyoshi
    .skill = nadie puede interrumpir sus movimientos ni sus ataques (solo los de sus Secuaces)
sake-samurai-ito-ittosai = Ittōsai
    .full = Itō Ittōsai
    .skill = +1 al primer ataque que declara en cada uno de sus turnos
sake-samurai-date-masamune = Masamune
    .full = Date Masamune
    .skill = una acción de beber le da 1 sake más
sake-samurai-takezaki-suenaga = Suenaga
    .full = Takezaki Suenaga
    .skill = +1 a los ataques a distancia; su arma empuñada también defiende contra ellos
sake-samurai-hojo-masako = Masako
    .full = Hōjō Masako
    .skill = jugar Secuaces no cuenta para el límite de cartas, y los suyos tienen +1 de ataque y +1 de defensa
sake-samurai-tomoe-gozen = Tomoe
    .full = Tomoe Gozen
    .skill = al principio tiene 2 cartas más para elegir; roba 3 en vez de 2
sake-san = { $name }-san
sake-location-inn = Posada
    .rule = nada especial: una sala llena de humo, y sake
sake-location-distillery = Destilería
    .rule = cada samurái recibe 1 sake al principio de su turno, si puede colocarlo
sake-location-hot-spring = Aguas termales
    .rule = cada samurái recupera 1 de Vida al principio de su turno
sake-location-bamboo-grove = Bosque de bambú
    .rule = los ataques a distancia tienen −1
sake-location-rope-bridge = Puente de cuerdas
    .rule = al principio solo 2 pasos entre vecinos, y los movimientos son 1 más cortos, pero al menos 1

## Dorsos, lugares para el sake, piezas del círculo

sake-back-troublesome = molesto
    .mark = M
sake-back-quarrelsome = pendenciero
    .mark = P
sake-back-drowsy = soñoliento
    .mark = S
sake-place-life = Vida
sake-place-board = tablero
sake-piece-minion = { $way ->
    [clockwise] [s { $name }→]
   *[counter] [←s { $name }]
}
sake-target-minion = { $who ->
    [me] tu Secuaz
   *[other] un Secuaz de { $name }
}

## Gritos

sake-says = { $name }: «{ $words }»
sake-cry-drank = ¡SAKEEE!
sake-cry-iaido = ¡Iaido! ¡Quietos en el asiento y mirad!
sake-cry-strikes = ¡Prueba esto, ladrón de mi sake!
sake-cry-wounded = ¡Ay! ¿Quién ha puesto ahí una espada?
sake-cry-defended = ¿Eso es todo? ¡Mi abuela pega más fuerte!
sake-cry-burned-sake = ¡Qué lástima, un sake tan bueno!
sake-cry-died = Una copita más… solo una más…

## Noticias

sake-deck-unnatural = Esta mesa juega con cartas propias, un mazo con { $lacks }.
sake-deck-lacks = { $what ->
    [values] casillas por encima de 4
    [great-cards] demasiadas casillas de 4
    [blank-cards] cartas de solo ceros
    [two-boxes] demasiado pocas cartas con dos casillas por encima de 0
    [three-boxes] demasiado pocas cartas con tres casillas por encima de 0
    [attack] demasiado pocas cartas que atacan
    [defence] demasiado pocas cartas que defienden
    [movement] demasiado pocas cartas que mueven
    [drinking] demasiado pocas cartas que dan de beber
    [small-drinks] tragos demasiado grandes
    [printed-values] demasiado pocos de los valores de los ejemplos de los reglamentos
    [small-gear] armas y objetos con casillas tan grandes como los eventos
    [copies] copias del todo iguales
    [backs] dorsos mal repartidos
    [lives] puntos de vida todos iguales o que no van de 4 a 7
    [drink-in-hand] demasiadas manos sin un trago
   *[choice-in-hand] demasiadas manos sin una elección
}
sake-news-first = { $who ->
    [me] Tienes más años que nadie y empiezas. Esta noche te llaman { $name }.
   *[other] Empieza quien tiene más años: { $name }. Un poco de respeto, por favor.
}
sake-news-turn = { $who ->
    [me] Tu turno
   *[other] Turno de { $name }
}
sake-news-was-poured = { $who ->
    [me] La destilería te sirve 1 sake.
   *[other] La destilería sirve 1 sake a { $name }.
}
sake-news-closing-time = ¡Se cierra! El posadero se lleva el Masu, y la Ronda de la Muerte empieza con { $name }.
sake-news-activated = { $who ->
    [me] Usas { $card }.
   *[other] { $name } usa { $card }.
}
sake-news-laid = { $who ->
    [me] Pones en juego { $card }.
   *[other] { $name } pone en juego { $card }.
}
sake-news-played = { $who ->
    [me] Juegas { $card }.
   *[other] { $name } juega { $card }.
}
sake-news-iaido = { $who ->
    [me] ¡Iaido! Te levantas de un salto ({ $card }).
   *[other] ¡Iaido! { $name } se levanta de un salto ({ $card }).
}
sake-news-walks = { $who ->
    [me] Das { $number ->
        [one] 1 paso
       *[other] { $number } pasos
    } en sentido horario{ $played ->
        [none] .
       *[other] {" "}({ $played }).
    }
   *[other] { $name } da { $number ->
        [one] 1 paso
       *[other] { $number } pasos
    } en sentido horario{ $played ->
        [none] .
       *[other] {" "}({ $played }).
    }
}
sake-news-walks-counter = { $who ->
    [me] Das { $number ->
        [one] 1 paso
       *[other] { $number } pasos
    } en sentido antihorario{ $played ->
        [none] .
       *[other] {" "}({ $played }).
    }
   *[other] { $name } da { $number ->
        [one] 1 paso
       *[other] { $number } pasos
    } en sentido antihorario{ $played ->
        [none] .
       *[other] {" "}({ $played }).
    }
}
sake-news-strikes = { $who ->
    [me] Atacas a { $target }
   *[other] { $whom ->
        [me] { $name } te ataca
       *[other] { $name } ataca a { $target }
    }
}{ $weapon ->
    [none] {""}
   *[other] {" "}con { $weapon }
}: fuerza { $number }{ $played ->
    [none] .
   *[other] {" "}({ $played }).
}
sake-news-strikes-minion = { $who ->
    [me] Atacas a un Secuaz de { $target }
   *[other] { $name } ataca a { $whom ->
        [me] un Secuaz tuyo
       *[other] un Secuaz de { $target }
    }
}{ $weapon ->
    [none] {""}
   *[other] {" "}con { $weapon }
}: fuerza { $number }{ $played ->
    [none] .
   *[other] {" "}({ $played }).
}
sake-news-minion-walks = { $who ->
    [me] Tu Secuaz da { $number ->
        [one] 1 paso.
       *[other] { $number } pasos.
    }
   *[other] El Secuaz de { $name } da { $number ->
        [one] 1 paso.
       *[other] { $number } pasos.
    }
}
sake-news-minion-strikes = { $who ->
    [me] Tu Secuaz ataca a { $target }.
   *[other] { $whom ->
        [me] El Secuaz de { $name } te ataca.
       *[other] El Secuaz de { $name } ataca a { $target }.
    }
}
sake-news-minion-strikes-minion = { $who ->
    [me] Tu Secuaz ataca a un Secuaz de { $target }.
   *[other] El Secuaz de { $name } ataca a { $whom ->
        [me] un Secuaz tuyo.
       *[other] un Secuaz de { $target }.
    }
}
sake-news-turned-up = { $who ->
    [me] Para tu Secuaz se descubre { $card }{ $use ->
        [attack] : fuerza { $number }.
        [defence] : defensa { $number }.
       *[unknown] .
    }
   *[other] Para el Secuaz de { $name } se descubre { $card }{ $use ->
        [attack] : fuerza { $number }.
        [defence] : defensa { $number }.
       *[unknown] .
    }
}
sake-news-minion-stands = { $who ->
    [me] Tu Secuaz aguanta.
   *[other] El Secuaz de { $name } aguanta.
}
sake-news-minion-killed = { $who ->
    [me] Tu Secuaz cae.
   *[other] El Secuaz de { $name } cae.
}
sake-news-minion-returned = { $who ->
    [me] Tu Secuaz ya no tiene dónde estar y vuelve a tu mano.
   *[other] El Secuaz de { $name } ya no tiene dónde estar y vuelve a su mano.
}
sake-news-played-minion = { $who ->
    [me] Mandas un Secuaz en sentido horario.
   *[other] { $name } manda un Secuaz en sentido horario.
}
sake-news-played-minion-counter = { $who ->
    [me] Mandas un Secuaz en sentido antihorario.
   *[other] { $name } manda un Secuaz en sentido antihorario.
}
sake-news-interrupted = { $who ->
    [me] ¡{ $card }! Detienes a { $target }.
   *[other] { $whom ->
        [me] ¡{ $card }! { $name } te detiene.
       *[other] ¡{ $card }! { $name } detiene a { $target }.
    }
}
sake-news-defended = { $who ->
    [me] Te defiendes con { $card }: { $number }.
   *[other] { $name } se defiende con { $card }: { $number }.
}
sake-news-sacrificed = { $who ->
    [me] Tu Secuaz se pone en medio: ningún daño.
   *[other] Un Secuaz de { $name } se pone en medio: ningún daño.
}
sake-news-wounded = { $who ->
    [me] { $number ->
        [0] Ni un rasguño.
        [one] Recibes 1 herida.
       *[other] Recibes { $number } heridas.
    }
   *[other] { $number ->
        [0] Ni un rasguño para { $name }.
        [one] { $name } recibe 1 herida.
       *[other] { $name } recibe { $number } heridas.
    }
}
sake-news-lost-sake = { $who ->
    [me] Pierdes 1 sake ({ $place }).
   *[other] { $name } pierde 1 sake ({ $place }).
}
sake-news-died = { $who ->
    [me] Mueres a manos de { $target } y te conviertes en Espíritu de Enma.
   *[other] { $whom ->
        [me] { $name } muere a tus manos y se convierte en Espíritu de Enma.
       *[other] { $name } muere a manos de { $target } y se convierte en Espíritu de Enma.
    }
}
sake-news-lost-all-sake = { $who ->
    [me] { $number ->
        [one] Tu único sake sale del juego.
       *[other] Todo tu sake sale del juego: { $number }.
    }
   *[other] { $number ->
        [one] El único sake de { $name } sale del juego.
       *[other] Todo el sake de { $name } sale del juego: { $number }.
    }
}
sake-news-took-wound = { $who ->
    [me] Tus Heridas pasan a ser tu mano: { $cards }.
   *[other] { $known ->
        [yes] Las Heridas de { $name } pasan a ser su mano: { $cards }.
       *[no] Las Heridas de { $name } pasan a ser su mano: { $number ->
            [one] 1 carta.
           *[other] { $number } cartas.
        }
    }
}
sake-news-spirit-hit = { $number ->
    [0] { $who ->
        [me] El golpe te atraviesa: no hay sake que perder.
       *[other] El golpe atraviesa a { $name }: no hay sake que perder.
    }
   *[other] { $who ->
        [me] Pierdes { $number } sake.
       *[other] { $name } pierde { $number } sake.
    }
}
sake-news-faded = { $who ->
    [me] { $whom ->
        [me] Te desvaneces, y el golpe da en el vacío.
       *[other] { $target } hace que te desvanezcas, y el golpe da en el vacío.
    }
   *[other] { $whom ->
        [me] Haces que { $name } se desvanezca, y el golpe da en el vacío.
       *[other] { $name } se desvanece, y el golpe da en el vacío.
    }
}
sake-news-drank = { $who ->
    [me] Tomas { $number } sake del Masu ({ $card }).
   *[other] { $name } toma { $number } sake del Masu ({ $card }).
}
sake-news-placed-sake = { $who ->
    [me] Colocas un sake: { $place }.
   *[other] { $name } coloca un sake: { $place }.
}
sake-news-burned-to-draw = { $who ->
    [me] Quemas 1 sake ({ $place }) para robar una carta.
   *[other] { $name } quema 1 sake ({ $place }) para robar una carta.
}
sake-news-burned-to-play = { $who ->
    [me] Quemas 1 sake ({ $place }) para jugar una carta más.
   *[other] { $name } quema 1 sake ({ $place }) para jugar una carta más.
}
sake-news-burned-soul = { $who ->
    [me] Quemas tu alma: { $number ->
        [one] 1 carta
       *[other] { $number } cartas
    } de la Vida a la mano.
   *[other] { $name } quema su alma: { $number ->
        [one] 1 carta
       *[other] { $number } cartas
    } de la Vida a la mano.
}
sake-news-took-life = { $who ->
    [me] Tomas { $cards }.
   *[other] { $name } toma { $cards }.
}
sake-news-paid = { $who ->
    [me] Pagas 1 sake ({ $place }).
   *[other] { $name } paga 1 sake ({ $place }).
}
sake-news-drew = { $who ->
    [me] Robas { $cards }.
   *[other] { $known ->
        [yes] { $name } roba { $cards }.
       *[no] { $number ->
            [one] { $name } roba una carta.
           *[other] { $name } roba { $number } cartas.
        }
    }
}
sake-news-discarded = { $who ->
    [me] Descartas { $cards }.
   *[other] { $name } descarta { $cards }.
}
sake-news-removed-step = { $who ->
    [me] Quitas 1 paso, tras { $piece } en sentido horario.
   *[other] { $name } quita 1 paso, tras { $piece } en sentido horario.
}
sake-news-added-step = { $who ->
    [me] Añades 1 paso, tras { $piece } en sentido horario.
   *[other] { $name } añade 1 paso, tras { $piece } en sentido horario.
}
sake-news-named = { $who ->
    [me] Eliges a { $target }.
   *[other] { $whom ->
        [me] { $name } te elige a ti.
       *[other] { $name } elige a { $target }.
    }
}
sake-news-named-gear = { $who ->
    [me] { $whom ->
        [me] Eliges una carta tuya: { $card }.
       *[other] Eliges una carta de { $target }: { $card }.
    }
   *[other] { $whom ->
        [me] { $name } elige una carta tuya: { $card }.
       *[other] { $name } elige una carta de { $target }: { $card }.
    }
}
sake-news-lost-gear = { $who ->
    [me] Pierdes { $card }.
   *[other] { $name } pierde { $card }.
}
sake-news-spoiled = { $who ->
    [me] A { $target } se le revuelve el estómago: 1 sake menos ({ $place }).
   *[other] { $whom ->
        [me] Se te revuelve el estómago: 1 sake menos ({ $place }).
       *[other] A { $target } se le revuelve el estómago: 1 sake menos ({ $place }).
    }
}
sake-news-wielded = { $who ->
    [me] Empuñas { $card }.
   *[other] { $name } empuña { $card }.
}
sake-news-stirs-hands = { $who ->
    [me] Euforia soñolienta: pasas una carta de { $target } a { $taker }.
   *[other] { $whom ->
        [me] Euforia soñolienta: { $name } pasa una carta tuya a { $taker }.
       *[other] Euforia soñolienta: { $name } pasa una carta de { $target } a { $taker }.
    }
}
sake-news-passed-card = { $known ->
    [yes] { $who ->
        [me] { $target } recibe de ti { $card } ({ $back }).
       *[other] { $whom ->
            [me] Recibes { $card } ({ $back }) de { $name }.
           *[other] { $target } recibe { $card } ({ $back }) de { $name }.
        }
    }
   *[no] { $target } recibe una carta de { $name } ({ $back }).
}
sake-news-stirs-sake = { $who ->
    [me] Euforia pendenciera: mueves un sake de { $target } de su sitio ({ $place }).
   *[other] { $whom ->
        [me] Euforia pendenciera: { $name } mueve un sake tuyo de su sitio ({ $place }).
       *[other] Euforia pendenciera: { $name } mueve un sake de { $target } de su sitio ({ $place }).
    }
}
sake-news-stole = { $who ->
    [me] Hurtas 1 sake del Masu.
   *[other] { $name } hurta 1 sake del Masu.
}
sake-news-torments = { $who ->
    [me] Atormentas a { $target } con { $number ->
        [one] 1 carta.
       *[other] { $number } cartas.
    }
   *[other] { $whom ->
        [me] { $name } te atormenta
       *[other] { $name } atormenta a { $target }
    } con { $number ->
        [one] 1 carta.
       *[other] { $number } cartas.
    }
}
sake-news-helps = { $who ->
    [me] Ayudas a atormentar a { $target } con { $number ->
        [one] 1 carta.
       *[other] { $number } cartas.
    }
   *[other] { $whom ->
        [me] { $name } ayuda a atormentarte
       *[other] { $name } ayuda a atormentar a { $target }
    } con { $number ->
        [one] 1 carta.
       *[other] { $number } cartas.
    }
}
sake-news-haunted = { $who ->
    [me] Juegas por el dorso { $cards }.
   *[other] { $name } juega por el dorso { $cards }.
}
sake-news-gave-up-sake = { $who ->
    [me] Los Espíritus te quitan 1 sake ({ $place }).
   *[other] Los Espíritus quitan 1 sake a { $name } ({ $place }).
}
sake-news-dealt-sake = { $whom ->
    [me] 1 sake hurtado es para ti.
   *[other] 1 sake hurtado es para { $target }.
}
sake-news-recovered = { $who ->
    [me] { $number ->
        [0] No tienes Heridas que recuperar.
       *[other] Recuperas { $number } de Vida.
    }
   *[other] { $number ->
        [0] { $name } no tiene Heridas que recuperar.
       *[other] { $name } recupera { $number } de Vida.
    }
}
sake-news-renewed = { $number ->
    [one] Se acabó el mazo: el único descarte hace uno nuevo.
   *[other] Se acabó el mazo: { $number } descartes barajados hacen uno nuevo.
}
sake-news-sudden-death = { $who ->
    [me] Has vaciado el Masu: ¡empieza la Ronda de la Muerte! Un último turno para los demás.
   *[other] El Masu está vacío: ¡empieza la Ronda de la Muerte! Este turno de { $name } es el primero.
}
sake-news-departed = { $number ->
    [0] { $who ->
        [me] ¡Seppuku! Has bebido menos y dejas el juego para siempre.
       *[other] ¡Seppuku! { $name } ha bebido menos y deja el juego para siempre.
    }
   *[other] { $who ->
        [me] Los Espíritus han bebido menos: el tuyo deja el juego para siempre.
       *[other] Los Espíritus han bebido menos: el de { $name } deja el juego para siempre.
    }
}
sake-news-extra-round = Empate en lo más alto: otra Ronda de la Muerte, la número { $number }.
sake-news-ended-drunkest = Se acabó la última copa: gana quien más ha bebido.
sake-news-ended-spirits = Se acabó la última copa, y los Espíritus son quienes más han bebido.
sake-news-ended-no-samurai = No queda nadie con vida: los Espíritus de Enma siguen bebiendo.
sake-news-ended-shared = La borrachera es igual para todos, y el sueño también.
sake-news-ended-last-standing = Se acabó la última copa, y solo un samurái sigue en pie.
sake-note-no-answer = No tienes nada con que responder.

## Preguntas

sake-question-act = Tu turno: ¿qué haces? { $number ->
    [0] Ya no puedes jugar cartas.
    [one] Puedes jugar 1 carta más.
   *[other] Puedes jugar { $number } cartas más.
}
sake-question-last-turn = ¡Ronda de la Muerte, y este es tu último turno!
sake-question-walk = { $iaido ->
    [yes] Iaido con { $card } (ataque { $number }): ¿adónde te mueves antes?
   *[no] { $card }: ¿hacia dónde, y cuánto?
}
sake-question-strike = { $card } (ataque { $number }): ¿con qué, y a quién?
sake-question-strike-anew = Has tropezado, pero estás en pie. ¿Con qué golpeas ahora, y a quién?
sake-question-interrupt = ¿Te metes por medio?
sake-harm = { $sake ->
    [0] { $wounds ->
        [0] ninguna herida
        [one] 1 herida
       *[other] { $wounds } heridas
    }
   *[other] { $wounds ->
        [0] 1 sake perdido de la Vida
        [one] 1 sake perdido de la Vida y 1 herida
       *[other] 1 sake perdido de la Vida y { $wounds } heridas
    }
}
sake-question-defend = { $deed } { $wounds ->
    [0] No dolería.
   *[other] { $died ->
        [yes] Te mataría: { $harm }.
       *[no] Supondría: { $harm }.
    }
} Tienes { $life } de Vida{ $sake ->
    [0] .
   *[other] {" "}y un sake encima.
}
sake-question-fade = { $deed } ¿Se desvanece el Espíritu?
sake-question-throw = { $card }: ¿contra quién?
sake-question-pay = { $card } cuesta 1 sake. ¿Cuál?
sake-question-add-steps = ¿Dónde añades un paso? { $number ->
    [one] Queda uno.
   *[other] Quedan { $number }.
}
sake-question-remove-steps = ¿Dónde quitas un paso? { $number ->
    [one] Queda uno.
   *[other] Quedan { $number }.
}
sake-question-name = { $card }: ¿a quién eliges?
sake-question-spoil-sake = ¿Qué sake de { $target } está malo?
sake-question-name-gear = ¿Qué arma u objeto se va?
sake-question-wield = ¿Qué arma empuñas en los turnos de los demás?
sake-question-rewield = Has perdido el arma empuñada. ¿Cuál empuñas ahora?
sake-question-place-sake = ¿Dónde colocas el sake? { $number ->
    [one] Tienes uno en la mano.
   *[other] Tienes { $number } en las manos.
}
sake-question-forced-discard = { $name }, { $card }: { $number ->
    [one] tienes que descartar una carta. ¿Cuál?
   *[other] tienes que descartar { $number } cartas. ¿Cuál primero?
}
sake-question-down-to-four = Tienes { $number } cartas y puedes quedarte 4. ¿Cuál se va?
sake-question-burn = { $coming } ¿Quemas algo antes?
sake-coming-sake = { $number ->
    [0] { $name } juega { $card }, pero ya no te queda sake que perder.
    [one] { $name } juega { $card } y te quita tu sake: { $place }.
   *[other] { $name } juega { $card } y te quita uno de tus { $number } sake.
}
sake-coming-gear = { $name } juega { $card }: pierdes { $gear }{ $sake ->
    [0] .
   *[other] , con el sake que tiene encima.
}
sake-coming-give = El Espíritu de { $name } hace de las suyas: una carta al azar de tu mano va a { $target }.
sake-coming-take = El Espíritu de { $name } hace de las suyas: una carta al azar de { $target } llega a tu mano.
sake-coming-move = El Espíritu de { $name } mueve tu sake: { $place } → { $to }.
sake-coming-fight = { $name } ataca a tu Secuaz con fuerza { $number }.
sake-question-choose-hand = Eliges 4 cartas para tu mano por el dorso. ¿Qué dorso para la número { $number }?
sake-question-elation = Euforia: el mazo muestra un dorso { $back }. ¿Qué lío armas?
sake-question-move-sake = ¿Adónde va ese sake de { $target }?
sake-question-spirit-deed = Espíritu, ¿qué haces?{ $back ->
    [none] {""}
   *[other] {" "}El mazo muestra un dorso { $back }: de esos tienes { $number }.
}
sake-question-torment-with = ¿Con cuántas cartas atormentas a { $target }?
sake-question-help = ¿Ayudas a atormentar a { $target } ({ $back })?
sake-question-resist = { $name } te atormenta con fuerza { $number }. Tienes { $sake } sake.
sake-question-give-up-sake = Los Espíritus te quitan { $number } sake. ¿Cuál?
sake-question-deal-sake = ¿Para quién es el sake hurtado? { $number ->
    [one] Queda uno.
   *[other] Quedan { $number }.
}
sake-deed-walk = { $name } va a dar { $number ->
    [one] 1 paso.
   *[other] { $number } pasos.
}
sake-deed-strike = { $whom ->
    [me] { $name } te ataca
   *[other] { $name } ataca a { $target }
}{ $weapon ->
    [none] {""}
   *[other] {" "}con { $weapon }
}, fuerza { $number }{ $ranged ->
    [yes] , desde lejos.
   *[no] .
}
sake-deed-minion = { $whom ->
    [me] El Secuaz de { $name } te ataca.
   *[other] El Secuaz de { $name } ataca a { $target }.
}

## Jugadas

sake-group-attack = Ataque
sake-group-iaido = Iaido: levantarte, moverte de 0 a 2, atacar
sake-group-move = Movimiento
sake-group-drink = Beber
sake-group-text = Jugar el texto
sake-group-minion = Secuaces
sake-group-activate = Usar un objeto
sake-group-burn = Quemar
sake-group-harmless = Ataques que no hieren
sake-group-other = Otras
sake-move-pass = Nada
sake-move-pass-act = Basta: sigue con los Secuaces, el robo y el arma
sake-move-pass-interrupt = { $defence ->
    [yes] No interrumpas (aún puedes defenderte)
   *[no] Deja que pase
}
sake-move-pass-defend = { $died ->
    [yes] Aguántalo: mueres
   *[no] { $wounds ->
        [0] Que venga: ninguna herida
       *[other] Aguántalo: { $harm }
    }
}
sake-move-pass-strike-anew = Dejarlo estar
sake-move-pass-burn = No quemar nada
sake-move-pass-throw = Ya no llegas a nadie: déjalo caer
sake-move-pass-wield = Ninguna
sake-move-pass-elation = No armar ningún lío
sake-move-pass-spirit-deed = Ninguna de las dos cosas
sake-move-pass-help = No ayudar
sake-move-pass-resist = { $number ->
    [0] No defenderte: no hay nada que perder
   *[other] No defenderte: pierdes { $number } sake
}
sake-move-pass-fade = Que reciba el golpe
sake-move-attack = { $card } { $number }: { $reach }
sake-move-iaido = { $card } { $number }: llegas a { $targets }
sake-reach-weapon = { $weapon }, fuerza { $strength } → { $targets }
sake-move-move = { $card }: { $number ->
    [one] 1 paso
   *[other] hasta { $number } pasos
}
sake-move-drink = { $card }: bebes { $number } de { $masu }
sake-move-drink-on = Bebes { $number } → { $place }
sake-move-text = { $card }: { $short }
sake-move-minion = { $card }: hacia { $target }
sake-move-activate = { $card }: { $short }
sake-move-burn-to-draw = 1 sake ({ $place }): robas 1 carta
sake-move-burn-to-play = 1 sake ({ $place }): juegas 1 carta más{ $kind ->
    [gear] , sin { $place }
   *[other] {""}
}
sake-move-burn-soul = tu alma: { $number ->
    [one] 1 carta
   *[other] { $number } cartas
} de la Vida a la mano ({ $left ->
    [one] queda 1
   *[other] quedan { $left }
})
sake-move-pay = el sake de aquí: { $place }
sake-move-place-sake = { $kind ->
    [life] { $place }: 1 punto de vida más, que se pierde primero; tu alma no arde
    [board] { $place }: tu habilidad duerme, y la lengua se traba
   *[gear] { $place }: no funciona mientras tenga el sake
}
sake-move-place-move-sake = { $place }
sake-move-place-give-up-sake = el sake de aquí: { $place }
sake-move-add-step = { $from } ↔ { $to }: { $number } → { $after }
sake-move-remove-step = { $from } ↔ { $to }: { $number } → { $after }
sake-move-go-clockwise = { $number ->
    [0] Te quedas donde estás{ $reach }
    [one] 1 paso en sentido horario, hacia { $target }{ $reach }
   *[other] { $number } pasos en sentido horario, hacia { $target }{ $reach }
}
sake-move-go-counter = { $number ->
    [one] 1 paso en sentido antihorario, hacia { $target }{ $reach }
   *[other] { $number } pasos en sentido antihorario, hacia { $target }{ $reach }
}
sake-move-go-nobody = la puerta
sake-move-go-reach = : luego llegas a { $targets }
sake-move-wield = { $weapon }: defensa { $number }{ $sake ->
    [0] {""}
   *[other] , pero tiene sake encima
}
sake-move-choose-riceballs-in-the-face = { $target }: descarta 2 de { $number } cartas
sake-move-choose-weak-stomach = { $target }: tiene { $number } sake
sake-move-choose-spirit-deed = Atormentar a { $target }, que tiene { $number } sake
sake-move-choose-deal-sake = { $whom ->
    [me] para ti
   *[other] { $target }
}
sake-move-cards = { $number ->
    [one] 1 carta
   *[other] { $number } cartas
}
sake-move-choose-back = { $back } (hay { $number })
sake-move-steal = Hurtar 1 sake del Masu (quedan { $masu })
sake-move-fade = Descartar una carta de dorso { $back }: el golpe da en el vacío
sake-move-gear = { $whom ->
    [me] una carta tuya: { $card }{ $sake ->
        [0] {""}
       *[other] , con el sake que tiene encima
    }
   *[other] { $target }: { $card }{ $sake ->
        [0] {""}
       *[other] , con el sake que tiene encima
    }
}
sake-move-sake-spoil-sake = el sake de aquí: { $place }
sake-move-sake-elation = { $whom ->
    [me] Mover un sake tuyo: { $place }
   *[other] Mover un sake de { $target }: { $place }
}
sake-move-give = Una carta al azar de { $from } a { $target }
sake-elation-add = Añadir un paso: { $where }
sake-elation-remove = Quitar un paso: { $where }
sake-move-strike = { $weapon } → { $target }{ $steps }: { $box } + { $more } = fuerza { $strength }
sake-move-throw = { $target }{ $steps }: fuerza { $strength }
sake-steps = , { $number ->
    [one] 1 paso
   *[other] { $number } pasos
}
sake-steps-both = , { $number } y { $other } pasos
sake-move-defend-defend = { $card }: { $box } + { $more } = { $number }, { $wounds ->
    [0] ninguna herida
   *[other] { $died ->
        [yes] queda: { $harm }, y mueres
       *[no] queda: { $harm }
    }
}
sake-move-defend-resist = { $card }: { $box } + { $more } = { $number }, { $wounds ->
    [0] no pierdes nada
   *[other] pierdes { $wounds } sake
}
sake-move-interrupt = { $card }: { $short }
sake-move-discard = { $card } ({ $boxes })
sake-move-sacrifice = { $card }: se pone en medio, ningún daño

## Por qué algo no se puede

sake-use-attack = ataque
sake-use-move = movimiento
sake-use-iaido = iaido
sake-use-drink = beber
sake-use-text = texto
sake-use-minion = Secuaz
sake-use-defend = defensa
sake-use-interrupt = interrupción
sake-use-steal = Hurtar
sake-use-torment = Tormento
sake-thing = { $card } ({ $use })
sake-refusal-it-is-on-offer = se puede
sake-refusal-not-in-hand = no está en tu mano
sake-refusal-not-asked = no es eso lo que se pregunta
sake-refusal-only-when-attacked = solo cuando te atacan
sake-refusal-only-in-anothers-turn = solo en el turno de otro
sake-refusal-card-limit = ya no puedes jugar cartas en este turno; quemando sake, una más
sake-refusal-not-sitting = ya estás en pie
sake-refusal-nothing-in-reach = no llegas a nadie
sake-refusal-empty-box = la casilla vale 0
sake-refusal-no-room = no hay sitio para moverse
sake-refusal-masu-empty = el Masu está vacío
sake-refusal-no-free-place = no tienes un lugar libre para el sake
sake-refusal-no-neighbour = por ese lado no hay vecino
sake-refusal-not-a-minion = eso solo lo hace un Secuaz
sake-refusal-already-in-play = ya tienes esa carta en juego
sake-refusal-no-sake-to-pay = no tienes sake con que pagar
sake-refusal-does-nothing = no haría nada
sake-refusal-not-in-play = no está en juego ante ti
sake-refusal-sake-on-it = tiene sake encima
sake-refusal-asleep = duerme hasta que se haya jugado una carta más
sake-refusal-always-works = funciona por sí solo
sake-refusal-no-wounds = no tienes Heridas
sake-refusal-spirits-burn-nothing = los Espíritus no queman nada
sake-refusal-soul-once-a-turn = tu alma ya ha ardido en este turno
sake-refusal-sake-on-life = hay sake sobre tu Vida
sake-refusal-leave-one-life = debe quedar { $need } de Vida, tienes { $have }
sake-refusal-only-in-phase-one = solo en la fase 1 de tu turno
sake-refusal-no-card-to-draw = no hay cartas que robar
sake-refusal-no-sake-there = ahí no hay sake
sake-refusal-nothing-of-that-to-cancel = no hay nada así que anular
sake-refusal-not-against-torment = al Tormento no le importan los Secuaces
sake-refusal-one-card-only = ya has jugado una carta en defensa
sake-refusal-armed = con un arma utilizable no se dan puñetazos
sake-refusal-not-at-spirits = los eventos no golpean a los Espíritus
sake-refusal-not-there = no está en el círculo
sake-refusal-not-yourself = a ti no
sake-refusal-needs-at-least = hacen falta { $need } pasos o más por ambos lados, por el más cercano hay { $have }
sake-refusal-needs-exactly = { $need ->
    [one] hace falta 1 paso exacto
   *[other] hacen falta { $need } pasos exactos
}, por el lado más cercano hay { $have }
sake-refusal-not-a-samurai = solo un samurái con vida
sake-refusal-empty-hand = esa mano está vacía
sake-refusal-wrong-back = ninguna carta tuya tiene el dorso que muestra el mazo

## El final

sake-result-drunkest = { $whom ->
    [me] ¡Ganas! Nadie ha bebido más que tú: { $number } sake.
   *[other] Gana { $names }, con más sake que nadie: { $number }.
}
sake-result-spirits = { $whom ->
    [me] ¡Ganas! Los Espíritus de Enma suman { $number } sake.
   *[other] Ganan los Espíritus de Enma, que suman { $number } sake: { $names }.
}
sake-result-no-samurai = { $whom ->
    [me] ¡Ganas! No quedan samuráis, y la posada es de los Espíritus de Enma.
   *[other] No quedan samuráis: ganan los Espíritus de Enma ({ $names }).
}
sake-result-shared = { $whom ->
    [me] Compartes la victoria: { $names }, { $number } sake cada cual.
   *[other] Comparten la victoria: { $names }, { $number } sake cada cual.
}
sake-result-last-standing = { $whom ->
    [me] ¡Ganas! Nadie tiene sake, pero solo tú sigues en pie.
   *[other] Gana { $names }: nadie tiene sake, pero ningún otro samurái sigue en pie.
}
sake-score-who = Quién
sake-score-state = Como
sake-score-sake = Sake
sake-story-length = { $turns ->
    [one] Duró 1 turno.
   *[other] Duró { $turns } turnos.
}
sake-story-peaceful = No murió nadie; en esta posada es raro.
sake-story-first = La primera muerte fue la de { $name }, a manos de { $target }.
sake-story-drinker = { $number ->
    [one] La mayor sed era la de { $name }: bebió 1 vez.
   *[other] La mayor sed era la de { $name }: bebió { $number } veces.
}
sake-story-fighter = { $number ->
    [one] La sangre más caliente era la de { $name }: 1 ataque.
   *[other] La sangre más caliente era la de { $name }: { $number } ataques.
}
sake-story-extra = { $number ->
    [one] Hubo que deshacer un empate.
   *[other] Hubo que deshacer { $number } empates.
}

## La mesa

sake-welcome = { $game }, { $seats } en la mesa. Eres { $name }.
sake-aim = Bebe: cuando el Masu está vacío cada cual tiene un último turno, y gana el samurái que más sake tenga. Los muertos vuelven como Espíritus, y también tienen sed.
sake-here = { $location }: { $rule }.
sake-table-life = Vida
sake-table-sake = Sake
sake-table-hand = Mano
sake-table-steps = Pasos ↻ ↺
sake-table-state = Estado
sake-table-wields = Empuña
sake-table-gear = En juego
sake-state-samurai = samurái
sake-state-sitting = en su cojín
sake-state-standing = en pie
sake-state-spirit = Espíritu
sake-state-gone = fuera
sake-state-drunk = { $state }, ¡hip!
sake-table-masu = { $masu ->
    [0] El Masu está vacío
   *[other] Masu { $cups } { $masu }
} · { $location } · mazo { $deck }{ $back ->
    [none] {""}
   *[other] , encima { $back }
} · { $pile ->
    [0] sin descartes
   *[other] descartes { $pile }, encima { $card }
}
sake-table-sudden = Ronda de la Muerte, desde el turno de { $name }.
sake-table-extra = Ronda de la Muerte adicional, número { $number }.
sake-table-hand-title = { $number ->
    [0] No tienes cartas en la mano.
    [one] Tu mano, 1 carta:
   *[other] Tu mano, { $number } cartas:
}
sake-box-attack = ata
sake-box-defence = def
sake-box-movement = mov
sake-box-drinking = beb
sake-box-back = dorso
sake-boxes = ata { $attack } def { $defence } mov { $movement } beb { $drinking }, { $back }
