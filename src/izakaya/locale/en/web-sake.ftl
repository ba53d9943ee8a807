### SAKE at the table in the browser, in English.
###   $far     "both", "one" or "no": on how many sides there is a way to somebody

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
}{ $sleep ->
    [none] {""}
    [card] , asleep for one card
   *[sake] , asleep under a sake
}
web-sake-wielded = wielded
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
web-sake-soul = Your soul: how many cards to take from Life
web-met-minion = A minion! Played beside you, it walks its way at the end of your turns and attacks the first enemy it meets, with a card turned up from the pile. Any wound kills it, and thrown in the way it takes a whole blow.
web-met-iaido = While you still sit you may attack with iaido: stand up, go up to 2 steps either way for free, and strike at once. It works once; then you stand.
web-met-location = Tonight is not at the inn: the place has a rule of its own, which changes how it is played. Its name in the middle of the table tells it.
web-met-spirit = Somebody is a Spirit now. Spirits keep drinking as one team: they move cups by elation, torment the living with cards of the back that lies on top, or steal from the Masu.
