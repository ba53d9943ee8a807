### What is said at every table, and the plain words for games that bring none of their own.

## Shared by all tables

table-who = Who
table-me = { $name } (you)
table-turn = ▶
table-cards = Cards
table-hand = { $number ->
    [0] Your hand is empty.
    [one] Your hand, 1 card:
   *[other] Your hand, { $number } cards:
}
table-hand-of = { $number ->
    [0] { $name } holds no cards.
   *[other] { $name } holds { $cards }.
}
table-known = { $name } holds { $card }: you have seen it.
table-known-among = You have seen { $card }: it is with { $names }.
story-title = What will be told of it
story-decided = What decided it: { $words }

## People, cards, facts

plain-seat = Seat { $number }
plain-cards = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
plain-fact = { $what }: { $value }
plain-fact-by = by
plain-fact-card = card
plain-fact-cards = cards
plain-fact-deck = deck
plain-fact-number = number
plain-fact-pile = pile
plain-fact-place = place
plain-fact-target = at
plain-fact-weapon = weapon
plain-yes = yes
plain-no = no
plain-pile = { $card ->
    [none] { $name } { $number }
   *[other] { $name } { $number }, on top { $card }
}

## Playing

plain-welcome = { $game }, { $seats } at the table. You are { $name }.
plain-question = { $reaction ->
    [yes] You are asked: { $about }
   *[no] Your turn: { $about }
}
plain-with = { $what } { $things }
plain-pass = No
plain-turn = { $name }’s turn
plain-refusal = { $reason } (needs { $need }, is { $have })
plain-summary = This game brings no rules in short. The numbered offers are all that can be done.

## The end

plain-winners = { $whom ->
    [me] { $number ->
        [one] You win.
       *[other] You win together: { $names }.
    }
   *[other] { $number ->
        [0] Nobody wins.
        [one] { $names } wins.
       *[other] { $names } win together.
    }
}
plain-side = Side
plain-points = Points
plain-story = { $number ->
    [one] It took 1 answer.
   *[other] It took { $number } answers.
}
