### La mesa de SAKE y la repetición en el navegador, en español.
###   $name, $from, $to   nombres de samuráis; $card, $back nombres de una carta y de un dorso; $number, $sake … dicen cuánto
###   $far     "both", "one" o "no": por cuántos lados se llega a alguien

## La mesa de SAKE

web-sake-card = { $card }: ataque { $attack }, defensa { $defence }, movimiento { $movement }, bebida { $drinking }; dorso { $back }
web-sake-person = { $name }, { $state ->
    [sitting] en su cojín
    [spirit] Espíritu
    [gone] fuera de la partida
   *[samurai] de pie
}{ $state ->
    [spirit] {""}
    [gone] {""}
   *[samurai] , Vida { $life }, Heridas { $wounds }
}, { $hand ->
    [one] 1 carta
   *[other] { $hand } cartas
}, { $sake } sake{ $far ->
    [both] ; a { $clockwise } pasos en sentido horario, { $counter } en sentido antihorario
    [one] ; { $clockwise ->
        [0] a { $counter } pasos
       *[other] a { $clockwise } pasos
    }
   *[no] {""}
}
web-sake-life = Vida de { $name }: { $number }{ $sake ->
    [0] {""}
   *[other] , con un sake encima
}
web-sake-life-text = Los golpes que aún puedes encajar. Puedes quemar cartas de aquí para llevarlas a la mano; cuando no queda ninguna, eres un Espíritu.
web-sake-wounds = Heridas
web-sake-board = { $sake ->
    [0] Tablero de { $name }
   *[other] Tablero de { $name }, con { $sake } sake
}
web-sake-hand-of = Mano de { $name }: { $number ->
    [one] 1 carta
   *[other] { $number } cartas
}
web-sake-gear = { $card }{ $wielded ->
    [yes] , empuñada
   *[no] {""}
}{ $sake ->
    [0] {""}
   *[other] , duerme bajo un sake
}
web-sake-wielded = en mano
web-sake-stretch = De { $from } a { $to }: { $number ->
    [one] 1 paso
   *[other] { $number } pasos
}
web-sake-minion = Secuaz de { $name }, camino en sentido { $way ->
    [clockwise] horario
   *[counter] antihorario
}
web-sake-deck = Mazo: { $number ->
    [one] 1 carta
   *[other] { $number } cartas
}{ $back ->
    [none] {""}
   *[other] , arriba un dorso { $back }
}
web-sake-pile = Descartes: { $number }, arriba { $card }
web-sake-masu = Masu: quedan { $number } sake
web-sake-masu-over = El Masu está vacío y boca abajo
web-sake-sudden = Ronda de la Muerte
web-sake-empty-hand = Tienes la mano vacía.
web-sake-yours = Lo que tienes delante

## La repetición

web-replay-title = La partida otra vez
web-replay-loading = Buscando la partida…
web-replay-first = Al principio
web-replay-back = Uno atrás
web-replay-forward = Uno adelante
web-replay-last = Al final
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-speed = Velocidad
web-replay-moment = Momento { $number } de { $last }
web-replay-eyes = Con los ojos de
web-replay-all = todos: cartas a la vista
web-replay-none = alguien que mira
web-replay-seat = { $person ->
    [none] { $name }
   *[other] { $name } ({ $person })
}
web-replay-copy = Copiar el enlace a este momento
web-replay-copied = Enlace copiado.
web-replay-not-copied = El navegador no nos dejó copiar. El enlace está en la barra de direcciones.
web-replay-hands = Lo que tiene cada uno en la mano
web-replay-log = Qué pasó
web-replay-earlier = Lo que pasó antes
web-replay-why = Por qué { $name } jugó así
web-replay-ending = Cómo acabó
web-replay-keys = Teclas: ← → un paso · Inicio Fin · espacio reproduce y para
