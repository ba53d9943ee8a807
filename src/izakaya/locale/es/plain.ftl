### Lo que se dice en cada mesa, y palabras sencillas para los juegos que no traen las suyas.

## Común a todas las mesas

table-who = Quién
table-me = { $name } (tú)
table-turn = ▶
table-cards = Cartas
table-hand = { $number ->
    [0] No tienes cartas en la mano.
    [one] Tu mano, 1 carta:
   *[other] Tu mano, { $number } cartas:
}
table-hand-of = { $number ->
    [0] { $name } no tiene cartas.
   *[other] { $name } tiene { $cards }.
}
table-known = { $name } tiene { $card }: lo has visto.
table-known-among = Has visto { $card }: está en la mano de { $names }.
story-title = Lo que se contará
story-decided = Lo que lo decidió: { $words }

## Personas, cartas, hechos

plain-seat = Sitio { $number }
plain-cards = { $number ->
    [one] 1 carta
   *[other] { $number } cartas
}
plain-fact = { $what }: { $value }
plain-fact-by = de
plain-fact-card = carta
plain-fact-cards = cartas
plain-fact-deck = mazo
plain-fact-number = número
plain-fact-pile = pila
plain-fact-place = lugar
plain-fact-target = a
plain-fact-weapon = arma
plain-yes = sí
plain-no = no
plain-pile = { $card ->
    [none] { $name } { $number }
   *[other] { $name } { $number }, arriba { $card }
}

## Jugar

plain-welcome = { $game }, { $seats } en la mesa. Eres { $name }.
plain-question = { $reaction ->
    [yes] Se te pregunta: { $about }
   *[no] Tu turno: { $about }
}
plain-with = { $what } { $things }
plain-pass = No
plain-turn = Turno de { $name }
plain-refusal = { $reason } (hacen falta { $need }, hay { $have })
plain-summary = Este juego no trae las reglas en breve. Las ofertas numeradas son todo lo que se puede hacer.

## El final

plain-winners = { $whom ->
    [me] { $number ->
        [one] Has ganado.
       *[other] Habéis ganado juntos: { $names }.
    }
   *[other] { $number ->
        [0] No gana nadie.
        [one] Gana { $names }.
       *[other] Ganan juntos { $names }.
    }
}
plain-side = Bando
plain-points = Puntos
plain-story = { $number ->
    [one] Bastó 1 respuesta.
   *[other] Hicieron falta { $number } respuestas.
}
