### Quel che si dice a ogni tavolo, e le parole semplici per i giochi che non ne portano di proprie.

## Comune a tutti i tavoli

table-who = Chi
table-me = { $name } (tu)
table-turn = ▶
table-cards = Carte
table-hand = { $number ->
    [0] Non hai carte in mano.
    [one] La tua mano, 1 carta:
   *[other] La tua mano, { $number } carte:
}
table-hand-of = { $number ->
    [0] { $name } non ha carte.
   *[other] { $name } ha { $cards }.
}
table-known = { $name } ha { $card }: lo sai per certo.
table-known-among = { $card }: sai che è in mano a { $names }.
story-title = Che cosa si racconterà
story-decided = Che cosa ha deciso la serata: { $words }

## Persone, carte, fatti

plain-seat = Posto { $number }
plain-cards = { $number ->
    [one] 1 carta
   *[other] { $number } carte
}
plain-fact = { $what }: { $value }
plain-fact-by = da
plain-fact-card = carta
plain-fact-cards = carte
plain-fact-deck = mazzo
plain-fact-number = numero
plain-fact-pile = pila
plain-fact-place = luogo
plain-fact-target = a
plain-fact-weapon = arma
plain-yes = sì
plain-no = no
plain-pile = { $card ->
    [none] { $name } { $number }
   *[other] { $name } { $number }, in cima { $card }
}

## Giocare

plain-welcome = { $game }, in { $seats } al tavolo. Sei { $name }.
plain-question = { $reaction ->
    [yes] Ti si chiede: { $about }
   *[no] Tocca a te: { $about }
}
plain-with = { $what } { $things }
plain-pass = No
plain-turn = Turno di { $name }
plain-refusal = { $reason } (servono { $need }, sono { $have })
plain-summary = Questo gioco non porta le regole in breve. Le offerte numerate sono tutto ciò che si può fare.

## La fine

plain-winners = { $whom ->
    [me] { $number ->
        [one] Hai vinto.
       *[other] Avete vinto insieme: { $names }.
    }
   *[other] { $number ->
        [0] Non vince nessuno.
        [one] Vince { $names }.
       *[other] Vincono insieme { $names }.
    }
}
plain-side = Squadra
plain-points = Punti
plain-story = { $number ->
    [one] È bastata 1 risposta.
   *[other] Ci sono volute { $number } risposte.
}
