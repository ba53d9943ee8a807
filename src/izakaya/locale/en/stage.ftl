### What is said above a table and on its stage, in English.

## How it stands

web-stage-strip = How it stands
web-stage-you = You
web-stage-sake = { $name }: { $number } sake
web-stage-spirits = Spirits
web-stage-spirits-sake = All Spirits together: { $number } sake
web-stage-last = { $round ->
    [0] Last round
   *[other] Extra round { $round }
}: { $number ->
    [0] this is the last turn
    [one] 1 more turn
   *[other] { $number } more turns
}
web-stage-honour = { $name }: { -honour } { $number }
web-stage-side = { $side }: { -honour } { $number } together
web-stage-unknown = Unknown side

## A deed, a death, the end

web-stage-wounds = { $number ->
    [0] no wound
    [one] 1 wound
   *[other] { $number } wounds
}
web-stage-died = You have died, and are a Spirit now
web-stage-spirit = Spirits drink on. Each of your turns you first stir up what the draw pile shows: steps of the circle, somebody’s sake, or a card from hand to hand. Then you draw, and with cards of the back on top you torment a samurai for its sake, or steal 1 from the Masu. All Spirits win together if they have drunk the most. You keep the cards of your hand by their backs; blows pass through you if you give up a card.

## Seen large

web-large-attack = Attack
web-large-defence = Defence
web-large-movement = Movement
web-large-drinking = Drinking
web-large-back = Back
web-large-top = On top
web-large-cards = Cards in hand
web-large-steps = Steps away
web-large-range = Range
web-large-wounds = Wounds
web-large-strength = Strength
web-large-reach = Distance it strikes at
web-large-guard = Defence while wielded
web-large-on-life = Sake on Life
web-large-on-board = Sake on the board
web-large-difficulty = { -difficulty } for you
web-large-masu = The sake of all. When the Masu is empty the last round begins, and then the sake is counted.
web-large-step = Weapons count these steps: each strikes at its own distance. A walk changes how many lie on both sides.
web-large-deck = Its top back is what you draw next, and what Spirits may play.
web-large-sword-deck = When it runs out the discards become the new deck, and everybody loses 1 { -honour }.
web-large-hand = Others see your cards only from behind, and you theirs.
web-large-wounds-text = Cards of Life that blows have cost. A samurai who dies takes them up as a Spirit.
