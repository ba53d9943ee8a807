### SAKE en la mesa del navegador, en español.
###   $far     "both", "one" o "no": por cuántos lados se llega a alguien

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
}{ $sleep ->
    [none] {""}
    [card] , duerme durante una carta
   *[sake] , duerme bajo un sake
}
web-sake-wielded = empuñada
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
web-sake-soul = Tu alma: cuántas cartas tomas de la Vida
web-met-minion = ¡Un Secuaz! Jugado a tu lado, al final de tus turnos sigue su camino y ataca al primer enemigo que encuentra, con una carta descubierta del mazo. Cualquier herida lo mata; lanzado en medio, para un golpe entero.
web-met-iaido = Mientras sigas sentado puedes atacar con iaido: te levantas, das gratis hasta 2 pasos hacia un lado u otro y golpeas al momento. Funciona una vez; después estás de pie.
web-met-location = Esta noche no se está en la posada: el lugar tiene una regla propia que cambia el juego. La cuenta su nombre, en el centro de la mesa.
web-met-spirit = Alguien es ahora un Espíritu. Los Espíritus siguen bebiendo como un solo equipo: mueven tazas con la euforia, atormentan a los vivos con cartas del dorso que está encima, o hurtan del Masu.
