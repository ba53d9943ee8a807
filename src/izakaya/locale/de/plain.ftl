### Was an jedem Tisch gesagt wird, und schlichte Worte für Spiele, die keine eigenen mitbringen.

## Für alle Tische

table-who = Wer
table-me = { $name } (du)
table-turn = ▶
table-cards = Karten
table-hand = { $number ->
    [0] Deine Hand ist leer.
    [one] Deine Hand, 1 Karte:
   *[other] Deine Hand, { $number } Karten:
}
table-hand-of = { $number ->
    [0] { $name } hat keine Karten.
   *[other] { $name } hat { $cards }.
}
table-known = { $name } hat { $card }: Das hast du gesehen.
table-known-among = { $card } hast du gesehen: bei { $names }.
story-title = Was man davon erzählen wird
story-decided = Was den Abend entschied: { $words }

## Leute, Karten, Tatsachen

plain-seat = Platz { $number }
plain-cards = { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}
plain-fact = { $what }: { $value }
plain-fact-by = von
plain-fact-card = Karte
plain-fact-cards = Karten
plain-fact-deck = Nachziehstapel
plain-fact-number = Zahl
plain-fact-pile = Stapel
plain-fact-place = Ort
plain-fact-target = gegen
plain-fact-weapon = Waffe
plain-yes = ja
plain-no = nein
plain-pile = { $card ->
    [none] { $name } { $number }
   *[other] { $name } { $number }, obenauf { $card }
}

## Spielen

plain-welcome = { $game }, { $seats } am Tisch. Du bist { $name }.
plain-question = { $reaction ->
    [yes] Du wirst gefragt: { $about }
   *[no] Du bist am Zug: { $about }
}
plain-with = { $what } { $things }
plain-pass = Nein
plain-turn = { $name } ist am Zug
plain-refusal = { $reason } (braucht { $need }, ist { $have })
plain-summary = Dieses Spiel bringt keine Kurzregeln mit. Die nummerierten Angebote sind alles, was möglich ist.

## Das Ende

plain-winners = { $whom ->
    [me] { $number ->
        [one] Du hast gewonnen.
       *[other] Ihr habt zusammen gewonnen: { $names }.
    }
   *[other] { $number ->
        [0] Niemand gewinnt.
        [one] { $names } gewinnt.
       *[other] { $names } gewinnen zusammen.
    }
}
plain-side = Seite
plain-points = Punkte
plain-story = { $number ->
    [one] Es brauchte 1 Antwort.
   *[other] Es brauchte { $number } Antworten.
}
