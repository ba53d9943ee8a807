### Learning at the table: the lesson in the browser, in English.

web-learn-read = Read the slip of paper; the table waits for you.
web-learn-watch = Watch what happens …
web-learn-said = What is said
web-learn-back = Back
web-learn-skip = Show me how it goes on
web-learn-on = On
web-learn-chapters = Chapters
web-learn-chapter = Chapter { $number }: { $title }
web-learn-far = { $number } of { $last }
web-learn-finished = That was your first evening
web-learn-finished-more = You know the game now. What is rarer explains itself when you first meet it.
web-learn-next = First evening: { $game }
web-learn-again = Once more from the beginning

web-puzzle-title = Find the move
web-puzzle-question = What would the master play?
web-puzzle-show = Show the answer
web-puzzle-next = Next puzzle
web-puzzle-solved = Solved: { $solved } of { $count }
web-puzzle-one = Puzzle { $number }
web-puzzle-done = solved

web-learn-understood = I see
web-met-minion = A minion! Played beside you, it walks its way at the end of your turns and attacks the first enemy it meets, with a card turned up from the pile. Any wound kills it, and thrown in the way it takes a whole blow.
web-met-iaido = While you still sit you may attack with iaido: stand up, go up to 2 steps either way for free, and strike at once. It works once; then you stand.
web-met-location = Tonight is not at the inn: the place has a rule of its own, which changes how it is played. Its name in the middle of the table tells it.
web-met-spirit = Somebody is a Spirit now. Spirits keep drinking as one team: they move cups by elation, torment the living with cards of the back that lies on top, or steal from the Masu.
web-met-bushido = Bushido lies here: in their turn, its owner turns up a card. If it is a weapon, they discard a weapon and Bushido passes to the left, or they lose 1 Honour and it is gone. If it is none, it simply passes on.
