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

## What can be answered

web-sake-soul = Your soul: so many cards from Life to your hand
