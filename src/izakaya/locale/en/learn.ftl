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
