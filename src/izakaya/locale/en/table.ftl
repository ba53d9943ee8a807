### The table page of the browser, in English.

web-table-connecting = One moment, the table is being laid …
web-table-lost = The line is cut. The table waits, and you are being connected again …
web-table-round = The table
web-table-own = What lies before you
web-table-you = You are { $name }
web-table-hand = Your hand
web-table-card = { $number ->
    [one] { $card }: { $short }
   *[other] { $card }, { $number } of them: { $short }
}
web-table-count = { $number ->
    [one] { $what }
   *[other] { $what }, { $number } of them
}
web-table-deck = Deck, { $number ->
    [one] 1 card
   *[other] { $number } cards
}
web-table-pile = Discards: { $number ->
    [one] 1 card
   *[other] { $number } cards
}, on top { $card }
web-table-bot = Bot: { $level }
# A friend, and whom they play.
web-table-person = { $name } ({ $character })
web-table-away = away
web-table-bot-plays = a bot plays
web-table-thinking = { $name } is thinking
web-table-tools = At the side
web-table-leave = To the door
web-table-sound = Sound
web-table-rules = The rules
web-table-watching = { $number ->
    [one] 1 watching
   *[other] { $number } watching
}
web-table-close = Close
web-table-seconds = { $seconds ->
    [one] 1 second left
   *[other] { $seconds } seconds left
}

## Asking

web-table-asking = What you are asked
web-table-deeds = The deeds before this one
web-met-one-tap = You know your way around now. A second tap confirms each answer, so that nothing happens by mistake. Would one tap be enough for you?
web-table-wish = Now pick what you want to do there.
web-table-confirm = Do it
web-table-clear = Not yet
web-table-all-offers = All { $number } options
web-table-hint = What would the master do?
web-table-nothing-asked = Nothing is asked of you just now.
web-table-why-not = What is not possible, and why
# What follows the name of something impossible: the reason.
web-table-because = : { $reason }.
web-table-sentence = { $words }.
web-table-waits = { $name } is thinking …
web-table-waits-reactions = Somebody may still react …
web-table-waits-you = It is up to you …
web-table-over = The game is over.

## At the side

web-table-side-offers = All you can do
web-table-side-log = What happened
web-table-side-chat = Talk
web-table-side-orders = Standing orders
web-table-log = What happened
web-table-log-filter = What the log shows
web-table-log-all = Everything
web-table-log-deeds = Deeds only
web-table-log-cries = Turns and cries
web-table-log-search = Name or card
web-table-log-earlier = { $number ->
    [one] 1 earlier line
   *[other] { $number } earlier lines
}
web-table-chat = Talk at the table
web-table-chat-empty = Nobody has said anything yet.
web-table-chat-say = Say something
web-table-chat-send = Say
web-table-chat-about = About this line of { $name }
web-table-drunk = drunk
web-table-mute = Do not hear { $name } any more
web-table-unmute = Hear { $name } again
web-table-report = Report this line
web-table-reported = Reported. Thank you.
web-table-orders-about = What you order here is answered for you, at the same pace as always: nobody notices.
web-table-orders-until = Pass everything until my turn
web-table-orders-spare = Spare me questions that hardly ever matter
web-table-orders-never = Never react to

## People who are gone

web-table-bot-for-you = A bot is playing for you.
web-table-play-on = I am back
web-table-countdown = { $why ->
    [gone] { $name } is gone; a bot takes over in
   *[time] { $name } takes long; a bot takes over in
}
web-table-countdown-you = Your time is running out; a bot answers for you in

## Before the game

web-table-seats = Who sits where
web-table-lobby-title = { $game } for { $number }
web-table-lobby-owner = { $free ->
    [0] All seats are taken.
    [one] One seat is free; if it stays so, a bot takes it ({ $level }).
   *[other] { $free } seats are free; if they stay so, bots take them ({ $level }).
}
web-table-lobby-name = Your friends see you as { $name }. What are you called?
web-table-watchers = Watching: { $names }
web-table-lobby-start = Deal the cards
web-table-lobby-wait = The host will deal when everybody is here.
web-table-lobby-choose = Take a free seat; the host deals when everybody is here.
web-table-lobby-full = All seats are taken. Stay and watch, or lay a table of your own at the door.
web-table-lobby-leave = Stand up
web-table-lobby-invite = Invite friends
web-table-lobby-you = you
web-table-lobby-here = here
web-table-lobby-free = free
web-table-lobby-sit = Sit here
web-table-lobby-bot = Who plays seat { $seat }
web-table-begin = To the table
web-table-how = A blue edge means you can pick it; pick it again to do it. Hold it (or right-click) to read about it.

## After the game

web-table-score = The score
web-table-winner = won
web-table-you-won = You have won!
web-table-you-lost = Not your evening: others have won.
web-table-rematch = Once more
web-table-rematch-go = To the next game
web-table-replay = See it again
web-table-look = Look at the table
web-table-result = How it ended
web-table-shuffle = Check the shuffle
web-table-seal = Seal of the shuffle: { $seal }
web-table-seed = The seed was { $seed }. This must give the seal that was shown before the deal:

## Going on, the pace, and the way out
web-table-go-on = Go on
web-table-until = until my turn
web-table-gone-on = You go on
web-table-hurry = Fast-forward
    .aside = The bots play without pauses until it is up to you (key F)
web-table-side-settings = Settings
web-table-owner = Your table
web-table-owner-quiet = Only those who play may talk
web-table-owner-remove = Show { $name } out
web-table-owner-about = { $state ->
    [playing] { $name } has to leave and cannot come back to this table. A bot plays on in their place.
   *[other] { $name } has to leave and cannot come back to this table.
}
web-table-owner-sure = Yes, show out
web-table-owner-stay = Let them stay
web-table-quit = Leave for good
web-table-quit-about = A bot plays on in your place, with your cards. There is no way back to this seat.
web-table-quit-sure = Yes, leave for good
web-table-quit-stay = Stay

## Coming late, leaving early

web-table-lobby-host = { $name } will deal when everybody is here.
web-table-lobby-put-bot = Bot
web-table-sitting = Seats and names
web-table-wished = You wait for the host's nod to play on as { $name }.
web-table-wish-not = Rather watch
web-table-wish-about = The host nods, and you play on with the hand of a bot.
web-table-wish-seat = Play on as { $name }
web-table-give-about = { $name } gets your seat with all your cards, and you watch.
web-table-give-sure = Yes, give my seat away
web-table-give = Give my seat to { $name }
web-table-wants = { $name } would like to play on as { $seat }, in place of the bot.
web-table-wish-yes = Let them sit
web-table-wish-no = Not now
web-table-sit-late = Sit down

## Called from elsewhere

web-call-turn = It is up to you.
web-call-window = Somebody acts: you may react.
web-call-ask = Shall a notification call you when it is up to you?
web-call-yes = Yes, call me
web-call-no = No
web-away-title = While you were away
