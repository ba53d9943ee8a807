### The chrome of the browser, in English.

web-skip = To the page
web-nav = The house
web-nav-start = To the door
web-nav-rules = Rules
web-nav-cards = Cards
web-nav-settings = Settings
web-language = Language
web-again = Try again
web-trouble-page = This page did not come through. Check your connection and try again.
web-lost-title = Nobody here
web-lost = There is nothing behind this curtain. The link may be old or mistyped.
web-start-title = Card games, good company, one table
web-close = Close
web-trouble-server = The house does not answer. It may be starting anew: try again in a moment.
web-trouble-unknown = That did not work, and nobody said why. Load the page anew and try again.
web-trouble-table = This table is not there any more, or it is not for you. At the door there are others.

## The start page

web-start-game = Which game?
web-start-for = { $least }–{ $most } players
web-start-sake = Fight with swords and chopsticks for the last sake of the night.
web-start-sword = Hidden roles, drawn swords, honour to be won.
web-start-seats = How many at the table?
web-start-level = Who fills the seats?
web-start-play = Play now
web-start-invite = Invite friends
web-start-open = Open a table for all
web-start-together = Several people on this device
web-start-mine = Your tables
web-start-tables = Open tables
web-start-no-tables = Nobody is waiting just now. Open a table, and others will see it here.
web-start-taken = { $taken } of { $seats } seats
web-start-turn = Your turn
web-start-resume = Play on
web-start-join = Sit down
web-start-watch = Watch
web-start-how = How to play
web-start-learn = Five minutes of reading, then you can play.
web-start-new = New here?
web-start-new-more = A first evening in less than five minutes: at the real table, with somebody at your shoulder.
web-start-first = First evening: { $game }
web-start-puzzle = Find the move
web-start-puzzle-more = Positions from games of masters: find the move that one would play.
web-start-puzzles = Puzzles: { $game }
web-start-you = You are called { $name }.
web-start-rename = Another name
web-options-more = More settings{ $number ->
    [0] {""}
    [one] {" "}(1 chosen)
   *[other] {" "}({ $number } chosen)
}
web-options-lot = by lot
web-options-seat = Seat { $seat }
web-options-file = Choose a file
web-options-house = as the house has it
web-options-long = The file is too long: at most { $most } characters.
web-options-own = your own: { $file }
web-options-host = a file of the host’s
web-options-house-again = As the house has it again
web-options-title = Settings of this table
web-options-usual = as usual
web-options-change = Choose other settings

# What every table has, whatever is played at it.
option-table-window = Time to react
option-table-window-8 = 8 seconds
option-table-window-4 = 4 seconds
option-table-window-15 = 15 seconds
option-table-window-30 = 30 seconds
option-table-window-none = no windows: the player who is asked takes their time, and all can see it
option-table-silence = When the time to react ends
option-table-silence-beats = as soon as everybody has gone on
option-table-silence-strict = always after its full length
option-table-pace = Bots play
option-table-pace-0 = at once
option-table-pace-0-8 = at an even pace
option-table-pace-0-4 = quickly
option-table-pace-1-5 = unhurriedly
option-table-pace-3 = slowly, to follow along
option-table-clock = Time to think
option-table-clock-none = as long as you like
option-table-clock-30 = 30 seconds, and five minutes in reserve
option-table-clock-60 = a minute, and five minutes in reserve
option-table-clock-120 = two minutes, and five in reserve

web-level-random = Drunkard
    .aside = plays whatever comes to hand
web-level-novice = Novice
    .aside = knows the rules and little more
web-level-adept = Adept
    .aside = plays well and quickly
web-level-master = Master
    .aside = thinks ahead, and about who you are

web-invite-title = Your table is laid
web-invite-how = Send this link to your friends, or let them point their phone at the square. Seats that stay empty go to bots.
web-invite-link = Link to the table
web-invite-code = The same link, to be read with a phone
web-invite-text = A seat is free for you at my table.
web-invite-copy = Copy the link
web-invite-copied = Copied.
web-invite-share = Share
web-invite-sit = To the table

## Settings

web-settings-you = You
web-settings-name = Your name at the table
web-settings-rename = Use this name
web-settings-named = From now on you are { $name }.
web-settings-language = Language
web-settings-stored = What the house keeps of you
web-settings-stored-what = Your name, your language, where you sat, what you answered and what you said. No account, no address.
web-settings-download = Download it
web-settings-forget = Forget me
web-settings-forget-sure = Yes, forget me for good
web-settings-forget-not = No, stay
web-settings-forgotten = Nothing that leads to you is kept any more. Games that others played with you stay, without your name.
web-settings-look = Light and letters
web-settings-light = Light
web-light-system = As my device
web-light-evening = Evening
web-light-morning = Morning
web-settings-text = Size of the letters
web-text-plain = Usual
web-text-large = Larger
web-text-largest = Largest
web-settings-table = At the table
web-settings-pace = Movement
web-pace-none = None
web-pace-slow = Slow
web-pace-calm = Calm
web-pace-quick = Quick
web-settings-still = Your device asks for less movement, so nothing moves whatever you choose here.
web-settings-sound = Sounds
web-sound-on = On
web-sound-off = Off
web-settings-volume = How loud
web-settings-call = When this page is hidden and it is up to you
web-call-sound = a sound
web-call-vibrate = vibration
web-call-notify = a notification
web-call-refused = The browser does not allow notifications for this page. Its own settings can change that.
web-call-awake = keep the screen awake while something is asked
web-settings-orders = When others act
web-spare-yes = Ask me only what matters
    .aside = no question about your only weapon, about what cannot hurt, or when you could only burn sake or soul
web-spare-no = Ask me everything
    .aside = every question that the rules allow
web-settings-firsts = New things in a game
web-firsts-yes = Explain them once
web-firsts-no = Do not explain

web-settings-taps = Answering
web-taps-two = The second tap confirms
web-taps-one = One tap is enough
web-invite-local = This address means “this very machine”: on other devices it leads nowhere.
web-invite-network = This link works for everybody in your network:
web-invite-closed = The house listens to this machine alone. For friends in your network open it with { $command }.
web-lobby-public = Who finds this table?
web-lobby-public-no = anybody with the link
web-lobby-public-yes = everybody in the house
# The house in one page, without a server.
web-page-opening = The house is being opened: { $done } of { $whole } MB
web-page-progress = How much has been fetched
web-page-stage-python = Python is starting.
web-page-stage-house = The house is being set up.
web-page-stage-games = Your games are being looked up.
web-page-elsewhere = The house is open in another tab. Two at once would write over each other’s games.
web-page-take = Play here instead
web-page-failed = The house could not be opened. Your games are safe; look at the connection and try again.
web-page-no-worker = This browser cannot run the house: it needs WebAssembly and workers. A newer browser has both.
web-page-again = Try again
web-page-update = A newer version of the house is here.
web-page-update-now = Change to it now
web-page-update-later = Later
web-page-not-kept = This browser keeps nothing for us, so games are gone when you close the page. Leave private browsing to keep them.
web-page-full = Your browser has no room left: what happens now cannot be kept. Free some space, and the game goes on.
web-page-gone = Your browser has cleared what this page had kept, or forbids it to keep anything. Open the page again to play on.
web-page-restarted = Something broke in the house and it was opened anew. Your games are as they were last kept.
web-page-damaged = { $number ->
    [one] One thing that was kept here cannot be read and is left alone.
   *[other] { $number } things that were kept here cannot be read and are left alone.
  }
web-page-understood = I see
web-nav-saved = Saved games
web-saved-title = Games on this device
web-saved-none = Nothing has been kept yet.
web-saved-file = Save as a file
web-saved-away = Throw away
web-saved-sure = Throw away { $game } for good?
web-start-leave = Leave for good
web-start-memento = What can be read of this game
web-start-record = The record of this game
web-saved-bring = Bring in a record
web-saved-watch = Watch again
web-saved-over = over
web-saved-playing = being played
web-saved-won = won
web-saved-lost = lost
web-saved-all = All games
web-saved-which = Which games are shown
web-saved-answers = { $number ->
    [one] one answer
   *[other] { $number } answers
  }
web-device-name = Name of the player at seat { $seat }
web-device-hand = Hand the device to { $name }
web-device-react = { $name } may react
web-device-only = Only { $name } looks now
web-device-me = I am { $name }
web-device-pass = { $name } lets it pass
web-device-nobody = Nobody reacts
web-device-back = Back to the table
web-device-look = { $name } looks at their cards
web-device-cover = Cover my cards

## Evenings

web-evenings = Your evenings
web-evenings-none = No game is kept here yet. Play one to its end with friends, and it will be.
web-evenings-all = all groups
web-evenings-group = With whom
web-evenings-file = Download as CSV
web-evenings-won = you won ({ $who }).
web-evenings-lost = you lost ({ $who }).
web-evening-title = Tonight
web-evening-won = { $name }: won { $won } of { $played }
web-evening-game = { $game }, { $minutes } min. Won: { $names }
web-evening-longest = The longest game: { $game }, { $minutes } minutes.
web-evening-other = Now { $game }, same people
web-evening-bot = a bot
