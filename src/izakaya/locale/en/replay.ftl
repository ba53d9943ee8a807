### SAKE’s table and the replay in the browser, in English.
###   $name, $from, $to   names of samurai; $card, $back names of a card and a back; $number, $sake … say how much
###   $far     "both", "one" or "no": on how many sides there is a way to somebody

## SAKE’s table

web-sake-card = { $card }: attack { $attack }, defence { $defence }, movement { $movement }, drinking { $drinking }; back { $back }
web-sake-person = { $name }, { $state ->
    [sitting] sitting
    [spirit] a Spirit
    [gone] out of the game
   *[samurai] standing
}{ $state ->
    [spirit] {""}
    [gone] {""}
   *[samurai] , Life { $life }, Wounds { $wounds }
}, { $hand ->
    [one] 1 card
   *[other] { $hand } cards
}, { $sake } sake{ $far ->
    [both] ; { $clockwise } steps clockwise, { $counter } counter-clockwise
    [one] ; { $clockwise ->
        [0] { $counter } steps away
       *[other] { $clockwise } steps away
    }
   *[no] {""}
}
web-sake-life = Life of { $name }: { $number }{ $sake ->
    [0] {""}
   *[other] , with a sake on it
}
web-sake-life-text = So many blows you can still take. You may burn cards of it into your hand; with none left you are a Spirit.
web-sake-wounds = Wounds
web-sake-board = { $sake ->
    [0] Board of { $name }
   *[other] Board of { $name }, { $sake } sake on it
}
web-sake-hand-of = Hand of { $name }: { $number ->
    [one] 1 card
   *[other] { $number } cards
}
web-sake-gear = { $card }{ $wielded ->
    [yes] , wielded
   *[no] {""}
}{ $sake ->
    [0] {""}
   *[other] , asleep under a sake
}
web-sake-wielded = in hand
web-sake-stretch = From { $from } to { $to }: { $number ->
    [one] 1 step
   *[other] { $number } steps
}
web-sake-minion = Minion of { $name }, on its way { $way ->
    [clockwise] clockwise
   *[counter] counter-clockwise
}
web-sake-deck = Draw pile: { $number ->
    [one] 1 card
   *[other] { $number } cards
}{ $back ->
    [none] {""}
   *[other] , { $back } on top
}
web-sake-pile = Discards: { $number }, { $card } on top
web-sake-masu = Masu: { $number } sake left
web-sake-masu-over = The Masu is empty and turned over
web-sake-sudden = Sudden death
web-sake-empty-hand = Your hand is empty.
web-sake-yours = What lies before you

## The replay

web-replay-title = The game once more
web-replay-loading = Fetching the game…
web-replay-first = To the beginning
web-replay-back = One back
web-replay-forward = One on
web-replay-last = To the end
web-replay-play = Play
web-replay-pause = Pause
web-replay-speed = Speed
web-replay-moment = Moment { $number } of { $last }
web-replay-eyes = Seen by
web-replay-all = everybody: all cards open
web-replay-none = a spectator
web-replay-seat = { $person ->
    [none] { $name }
   *[other] { $name } ({ $person })
}
web-replay-copy = Copy the link to this moment
web-replay-copied = The link is copied.
web-replay-not-copied = The browser did not let us copy. The link is in the address line.
web-replay-hands = What everybody holds
web-replay-log = What happened
web-replay-earlier = What happened before
web-replay-why = Why { $name } did so
web-replay-ending = How it ended
web-replay-keys = Keys: ← → one step · Home End · space plays and pauses
