### The replay in the browser, in English.

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
