### Looking back at a game in the browser, in English.
###   $given, $best   what was chosen, and what the master would choose; $won, $percent … chances with their sign

web-review-open = Look back with understanding
web-review-play-on = Play on from here
web-review-not-over = This game is still going on. It can be looked back at when it is over.
web-review-title = Looking back
web-review-working = The house is looking back at this game: { $percent } % done …
web-review-same = The master would have done the same: { $given }
web-review-master = The master would have chosen: { $best }
web-review-cost = You chose “{ $given }” and won about { $won } of the games from here; the master’s choice wins { $best }.
web-review-turns = Where it turned
web-review-changed = { $name }’s chance to win: { $before } → { $after }
web-review-mine = What the master would have done
web-review-agreed = In { $same } of your { $all } decisions the master would have done the same, or nothing better.
web-review-instead = You: { $given }. The master: { $best }
web-review-beliefs = Who was taken for what
web-review-believer = In the eyes of
web-review-belief = most likely { $side } ({ $percent })
web-review-curve = Chances to win
web-review-sight = How it is looked at
web-review-whole = As the whole table shows it
web-review-seen = As each could see it
web-review-point = Turning point { $number }: { $text }
web-review-now = Chances at this moment
web-review-how = Chances are worked out from up to { $games } imagined games for each turn, and fitted to how real games ended.
web-replay-no-moment = This game has no moment { $number }: here is its last, { $last }.
web-table-review = What decided it
web-review-decided = { web-table-review }: { $words }
