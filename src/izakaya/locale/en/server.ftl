# What the house says when something cannot be done, and what it calls its guests.

server-guest = Guest { $number }

server-no-such-table = There is no such table. Check the link, or lay a new table.
server-no-such-game = There is no such game in this house. There are: { $games }.
server-no-such-lesson = There is no lesson for that game here. There are lessons for: { $games }.
server-no-such-puzzles = There are no puzzles for that game here. There are puzzles for: { $games }.
server-no-such-puzzle = There is no such puzzle; there are those from 1 to { $count }.
server-no-such-page = There is nothing at this address. Go back to the start page.
server-no-such-seat = This table has no such seat.
server-no-such-line = There is no such line of chat at this table.
server-no-such-person = There is nobody of that name in the house.
server-no-browser-pages = The pages for the browser have not been built. Run “make play” once, or play in the terminal.
server-unknown-guest = The house does not know you yet. Open the start page first; programs ask for /api/me.
server-unknown-token = This token belongs to no bot. Ask for a new one.
server-other-origin = This page may not speak for you. Open the house at its own address.
server-not-understood = { $field ->
    [none] This message could not be read. See the description of the house at /schema.
   *[other] This message could not be read: something is wrong with “{ $field }”. See the description of the house at /schema.
}
server-wrong-host = The house's name in this request (Host) cannot be read. Open the house at its own address.
server-wrong-origin = The origin of this request (Origin) cannot be read. Open the house at its own address.
server-other-host = The house does not answer to this name. Open it at its own address.
server-not-possible = That cannot be done here.
server-record-in-the-middle = A record that begins in the middle of a game cannot be brought in here: bring the record of the whole game.
server-no-record = This file holds no record of a game. Choose one that was saved from here, from a server or from the terminal.
server-record-game = This record is of a game that is not here: { $game }.
server-record-rules = This record follows other rules of the game than those here, so it cannot be played again.
server-record-answers = This record cannot be played again: at some point it gives an answer that the rules do not allow.
server-shelf-full = Your browser has no room to keep this. Delete games you no longer need, or free some space, and try again.
server-shelf-gone = Your browser has cleared what this page had kept, or forbids it to keep anything. Open the page again.
server-our-fault = Something went wrong in the house, not with you. Try again in a moment.
server-newer-database = The database was made by a newer version of Izakaya ({ $made }, schema version { $schema }); this is { $version }, which knows schema versions up to { $known }. Nothing was changed. Use the newer version, or another database.
server-older-database = This database has the schema version of an older Izakaya. Start this version's server once, then try again.
server-no-backup = { $file } is no backup of a house.
server-not-empty = There is a house in this database already. Say --replace to put the backup in its place; what is there now is lost then.
server-house-open = The house at this database is open, or was killed a moment ago. Close it, wait ten seconds, then restore.
server-barred = The administrator of this house does not let you in any more.
server-ended-early = The administrator of the house has ended this game. Lay a new table.
server-other-rules = This game was begun with version { $rules } of the rules, which this house no longer plays.
server-game-gone = This house does not have the game { $game } any more, so the table cannot be played on. It is kept until the game is back.
server-shelved = This table cannot be played on: only its first { $answers } answers replay. It has been put aside, and its record up to there can be downloaded.
server-still-played = This table is still played here: go there and see.
server-memento = { $game }, version { $rules } of the rules, for { $seats } players. This house cannot play it on.
server-memento-person = Seat { $seat }: { $name }
server-memento-bot = Seat { $seat }: a bot
server-memento-answers = { $answers ->
    [one] One answer was given, on { $last }.
   *[other] { $answers } answers were given, the last on { $last }.
}
server-memento-talk = What was said:
server-too-large = That is too long: at most { $most } bytes.
server-too-fast = Too many wishes at once. Wait a moment.
server-too-loud = You are talking faster than anyone can listen. Wait a moment.
server-too-many-tables = You have { $most } unfinished tables. Finish one, or leave it, before you lay another.
server-tables-too-fast = Many tables have been laid from here in the last hour. Wait a few minutes, then lay another.
server-too-many-newcomers = Many new guests have come from your network just now. Wait a minute, then try again.
server-unreadable-name = That name cannot be read: some of its letters are invisible or do not belong together. Choose another.
server-nothing-said = There is nothing to be read in that line.
server-no-name = A name needs at least one letter that can be seen.
server-no-hello = Say hello first.
server-not-seated = You are watching this table: only those who sit at it can do that.
server-not-yours = Only the owner of the table can do that.
server-removed = The owner of this table has asked you to leave it. Lay a table of your own, or find another.
server-quiet = Only those who play may talk at this table now.
server-not-yourself = You cannot show yourself out: get up instead.
server-too-late = That question is no longer open: it has been answered, or its time is over.
server-not-offered = { $why ->
    [none] That is not one of the answers on offer.
   *[other] That is not on offer; rule { $why } forbids it.
}
server-game-over = The game is over.
server-not-over = The game is still going on; this can be seen when it is over.
server-review-not-over = This game is still going on. It can be looked back at when it is over.
server-no-such-moment = This game has no such moment to go on from: there are those from 0 to { $last }.
server-too-many-reviews = The house is looking back at many games just now. Ask again in a minute.
server-not-started = The game has not begun.
server-already-started = The game has already begun. You can watch it.
server-already-seated = You are sitting at this table already.
server-no-such-wish = Nobody of that name wishes to sit down here any more.
server-not-watching = You can give your seat only to somebody who is watching this table now.
server-seat-taken = That seat is taken. Choose another one.
server-no-free-seat = All seats of this table are taken. You can watch, or lay a table of your own.
server-wrong-seats = This game is for { $least } to { $most } players.
server-too-few-places = More people sit at this table than that: { $people }. Somebody would have to get up first.
server-too-many-bots = There are more bots than seats: this table has { $seats }.
server-wrong-options = These settings do not fit the game. It knows: { $options }.
server-wrong-text = This file cannot be used. { $problem }
server-private = This house is private. Open it in a browser and say its word, or come by a link of invitation.
server-door-private = This house is private. Whoever knows its word may come in.
server-door-wrong = That is not the word of this house, or the invitation is no longer good.
server-door-word = The word
server-door-enter = Come in
