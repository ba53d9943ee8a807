### The terminal, in English.

list-more = { $before }, { $after }
list-and = { $before } and { $after }
list-or = { $before } or { $after }
card-times = { $card } ×{ $number }

## The command line

version = izakaya { $version }, { $core ->
    [compiled] compiled core
   *[interpreted] interpreted core
}
help-main =
    Izakaya: a table for card games.

      { $games }
      izakaya learn GAME         a first game with somebody at your shoulder
      izakaya puzzle GAME        find the move that a master would play
      izakaya replay FILE        step through a saved game
      izakaya serve              tables for friends and bots in the browser (--help)
      izakaya admin              look after a house: tables, guests, backups (--help)
      izakaya play --help        all that can be chosen
      izakaya match              bots against bots, measured (--help)
      izakaya balance            the balance of a game, in figures (--help)
      izakaya tune               looks for values with which a game works (--help)
      izakaya puzzles            makes puzzles out of games of masters (--help)
      izakaya calibrate          how true the curves of a review are (--help)
      izakaya train              learns who wins, for bots that think ahead (--help)
      izakaya games              writes games of bots as data (--help)
      izakaya mcp                the table for language models (--help)
      izakaya --version

      --lang en|it|de|es|ja      the language; otherwise the system’s
help-examples = Examples:
help-main-play = play { $game } against bots
help-play =
    izakaya play GAME: a game against bots.

      GAME                the game: { $games }
      --seats N           how many sit at the table
      --seat N            your seat, from 0 (0 if you do not say)
      --bots NAME,…       who plays the others: { $bots }; one for all, or one for each of them, clockwise; adepts and masters with a temperament ({ $temperaments }): adept/thirsty; or your own: mybots:Kappa
      --seed N            the luck of the game, a whole number; the same seed deals the same cards
      --option NAME=VALUE  a setting of the game, for example { $example }
      { $settings }
      --record FILE       where the game is saved
      --lang en|it|de|es|ja

    During the game, ? explains everything else.
help-setting = { $kind ->
    [seat] N|random
    [people] NAME,…
    [text] FILE
   *[other] NAME
}
help-setting-line = { $game }: { $name }{ $values ->
    [none] {""}
   *[other] {" "}({ $values })
}
setting-choice = { $name } is one of { $values }.
setting-seat = { $name } is the number of a seat, counted from 0, or random.
setting-people = { $name } names people seat by seat, with commas between, nobody twice and at most one for each seat: { $values }; random leaves a seat to chance.
setting-text = { $name } is a text; --{ $name } FILE reads it from a file.
setting-lot = by lot
setting-seat-number = { $who ->
    [me] seat { $seat }, yours
   *[other] seat { $seat }
}
setting-own-file = from a file
setting-house-file = as the house has it
help-replay =
    izakaya replay FILE: steps through a saved game.

      FILE                the record that a game has saved
      --seat N|all        see it as that seat saw it, or with all cards open (if you do not say)
      --lang en|it|de|es|ja
help-serve =
    izakaya serve: starts the server for browsers and bots.

      --port N                  the port ({ $port }, or the next free one)
      --host ADDRESS            the address to listen on: { $host } is this machine alone, 0.0.0.0 the whole network
      --database WHERE          a file for SQLite, or postgresql://… for several processes
      --log FILE                the log, lines of JSON; without it, on stderr
      --metrics N               a port for Prometheus metrics, on this machine alone; none if left out
      --durability full|normal  what is acknowledged survives a power failure (full, if left out), or only a crash of the server
      --path /games             the path prefix at which a proxy serves it
      --trust-proxy ADDRESS     a proxy, or a network of proxies, whose X-Forwarded headers are believed
      --allow-host NAME         answer to this host name only; may be repeated, as the next may
      --allow-origin URL        accept requests from pages of this origin
      --keep 90d                delete tables and guests that nobody has used for so long (h, d, w, y)
      --log-size BYTES          the size at which a new log file is begun
      --log-files N             how many older log files are kept
      --backup-every 1d         back the database up so often; never if left out
      --backup-keep N           how many of these backups are kept (7)
      --backup-to FOLDER        where they go; a folder backups beside the database if left out
      --private                 only who says the keeper’s word, or has a link of invitation, may come in (izakaya admin word, invite)
      --name NAME, --notice TEXT   what stands on the door of a private house
      --open                    show the start page in the browser
      --lang en|it|de|es|ja
serve-open = The house is open: { $address }
serve-close = Ctrl-C closes it; every table waits for you as you left it.
serve-died = The house has died by itself; another is opened. The log may say why.
serve-interpreted = The core runs interpreted: the bots think more slowly.
serve-compiled = The compiled core is ready: the bots think with it from now on, the house itself from its next opening.

## What can go wrong

error-command = There is no command “{ $command }”; there are: { $commands }. See izakaya --help.
error-nearest = Did you mean { $words }?
error-arguments = I do not understand “{ $words }”; izakaya { $command } --help shows what can be said.
error-no-value = { $argument } needs a value; izakaya { $command } --help shows which.
error-not-a-number = { $argument } needs a whole number, not “{ $value }”.
error-language = There is no language “{ $value }” here; there are: { $languages }.
error-no-game = Which game? There are: { $games }.
error-game = There is no game “{ $game }” in the house; there are: { $games }.
error-seats = { $game } is for { $least } to { $most } players, not { $seats }.
error-seat = There is no seat { $seat } at this table; choose one from 0 to { $last }.
error-seed = A seed is a whole number from 0 up to 2 to the power of 256.
error-bot = There is no bot “{ $bot }”; there are: { $bots }.
error-bots-number = --bots names one player for all { $others } others or one for each, not { $number }.
error-temperament = There is no bot “{ $bot }”: adepts and masters have a temperament, one of { $temperaments }, as in adept/careful.
error-own-bot = Your own bot cannot play. { $detail }
error-option = { $game } has no setting “{ $option }”; it has: { $options }. Write it as NAME=VALUE.
error-option-value = { $game } does not take the setting { $option }: { $expects }
error-no-file = Which file? izakaya replay FILE.
error-file-missing = There is no file { $file }.
error-file-unreadable = The file { $file } cannot be read.
error-file-large = The file { $file } is too large to be a record.
error-file-not-record = The file { $file } is not a record of a game.
error-file-unknown = The record { $file } is of a game, or of rules, that this version does not have.
error-file-answer = The record { $file } cannot be replayed: its answer { $number } is not possible.
error-text = The file { $file } cannot be used for the setting { $option }. { $problem }
error-text-large = The file { $file } is too large for the setting { $option }.
error-not-saved = The game could not be saved to { $file }; choose another place with --record.
error-port = A port is a number from 0 to { $last }, not { $port }.
error-port-taken = The house cannot open at { $host }, port { $port }: something else is there. Choose another with --port.
error-database = I do not know databases of the kind “{ $database }”; give a file name, or postgresql://…
error-database-in-use = The database { $database } belongs to a house that is open already. Close that one, or choose another with --database.
error-database-closed = The database cannot be opened: { $problem }. See that it is there, that it can be written to, and that its address is right.
error-no-database = There is no database { $database }, and so there is no house to look after. Name it with --database, or in IZAKAYA_DATABASE.
error-no-house = There is no house in this database yet. Open one with “izakaya serve”, or name another with --database.
error-state = There is no state { $value }. There are: { $states }.
error-durability = Durability is full or normal, not “{ $value }”.
error-path = “{ $value }” cannot be the path of a house: give one such as /games.
error-proxy = “{ $value }” is no address and no network: give one such as 10.0.0.7 or 10.0.0.0/8.
error-while = “{ $value }” is no length of time: give { $argument } one such as 12h, 90d, 8w or 2y.
error-no-folder = The folder { $folder } cannot be made; choose another place with --database.
error-broken = Something went wrong that should not: { $detail }

## Playing

play-welcome = { $game }, { $seats } at the table. You are { $name } and your role is { $role }.
play-person = { $name } ({ $character })
play-ability = { $name }: { $ability }.
play-others = With you, clockwise:
play-commitment = Seal of the shuffle: { $hash }
play-help-hint = Type the number of what you want to do; ? for help.
play-prompt = >
play-number-range = Here a number from { $least } to { $most } is needed, or ? for help.
play-not-understood = I do not understand “{ $words }”. Type a number from { $least } to { $most }, or ? for help.
play-every-on = From now on you are asked everything.
play-every-off = From now on you are not asked what hardly anybody wants to be asked.
play-back = Back to the question before
play-no-back = There is nothing to go back to: all that you have chosen has happened.
play-thinking = A master looks at your cards …
play-hint = A master would choose { $number }: { $move }
play-quit = You leave the table.
play-input-ended = The input has ended, so the game ends here.
play-interrupted = Interrupted.
play-saved = Saved: { $file }
play-replay-hint = See it again: { $command } replay { $file }
play-seed = The seed was { $seed }.
play-check = You can check the shuffle: this must give the seal shown before the deal.
play-over = The game is over

## Commands while playing

command-help = help
command-back = back
command-hint = hint
command-why = why
command-table = table
command-log = log
command-cards = cards
command-rules = rules
command-every = every
command-settings = settings
command-quit = quit
help-title = What you can type
help-number = a number: do that
help-enter = Enter: the question again
help-help = this help
help-back = back to the question before, as long as nobody has heard of your choice
help-hint = what a master would do in your place, and why
help-why = why something is not on offer{ $card ->
    [none] {""}
   *[other] ; also { $why } { $card }
}
help-table = the table again
help-log = everything that has happened
help-cards = what your cards do; or the name of any card or person
help-rules = the rules in short{ $rules ->
    [none] {""}
   *[other] ; { $rules } explain one rule each
}
help-every = ask me everything, or no longer
help-settings = the settings of this table; until your first answer you can choose others
help-quit = leave; the game is saved
cards-title = Your cards
why-title = Not on offer
why-line = { $what }: { $reason } ({ $rule })
why-nothing = Nothing is missing: you can do all that your cards allow.
why-nothing-about = Nothing about “{ $words }” is missing.
why-on-offer = Number { $number } is on offer: { $move }
why-at = { $card } → { $targets }
rule-line = { $rule }: { $text }
rule-unknown = There is no explanation for rule { $rule } here.
settings-title = Settings of this table
settings-line = { $name }: { $value }
settings-how = { $settings } 1 shows what there is to choose; { $settings } 1 2 chooses it and deals anew.
settings-late = You have answered already. Settings are chosen before your first answer, or for the next game with izakaya play --help.
settings-dealt = Dealt anew. { $name }: { $value }
settings-none = This game has nothing to choose.
settings-unknown = There is no setting “{ $words }”; { $settings } shows them all.
settings-people = Write { $settings } { $number } and the names, seat by seat, with commas between; random leaves a seat to chance.
settings-text = Write { $settings } { $number } and the name of a file.

## Replaying

replay-step = Step { $step } of { $steps }
replay-prompt = Enter, b, number, q >
replay-help = Enter or n: on · b: back · a number: go to that step · log: all so far · why: why the bot played so · q: leave
replay-end = This is the end of the record.
replay-start = This is the beginning.
replay-unfinished = The record ends before the game does.
replay-why = { $name }: { $reason }
replay-why-nobody = { $name } does not say why: there sat a person, or a bot that gives no reasons.
replay-why-later = The bots say why they played after the end of the game, with all cards open.
