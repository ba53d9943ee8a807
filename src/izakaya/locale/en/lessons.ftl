## Lessons: what is said at every one of them, in the terminal and elsewhere

lesson-gently = You could do that. But let us try this first: { $move }
lesson-chapter = { $number } of { $chapters } · { $title }
lesson-go-on = Enter >
lesson-over = That was the lesson. Now play a real one: { $command }
lesson-left = You leave the lesson. It waits for you: { $command }
lesson-first = This is the beginning.
lesson-keys = Enter: on · a number: do that · b: back · q: leave
lesson-fine = { $file } is a lesson that can be given: { $chapters } chapters, { $moments } things said. Its words are there in: { $languages }.
lesson-not-yet = It has no words yet in: { $languages }.
help-learn =
    izakaya learn {"{"} { $games } {"}"}: a first game with somebody at your shoulder; less than five minutes.
    izakaya learn FILE: a lesson of your own (docs/lessons.md).

      --check             only say whether the lesson can be given, and what is wrong with it
      --lang en|it|de|es|ja
error-no-lesson = Which lesson? There are: { $games }; or name a file.
error-no-lesson-file = There is no lesson for “{ $file }”, and no such file; there are: { $games }.
error-lesson = The lesson { $file } cannot be given. { $problem }
error-lesson-words = The lesson { $file } lacks words in { $language }: { $words }. They stand in { $place }.

## Puzzles

puzzle-title = Find the move: { $game }, { $number } of { $count }
puzzle-right = That is it!
puzzle-wrong = There is something better. Try again, or ask for the answer.
puzzle-answer = The answer: { $move }
puzzle-share = Of a hundred imagined games it wins { $won }, the next best ({ $next }) { $other }.
puzzle-keys = A number: your answer · a: show the answer · n: next puzzle · q: leave
puzzle-left = You leave the puzzles. They wait for you: { $command }
puzzle-all = That was the last puzzle.
help-puzzle =
    izakaya puzzle {"{"} { $games } {"}"} [NUMBER]: find the move that a master would play; each has a reason.

      --lang en|it|de|es|ja
error-no-puzzles = Which puzzles? There are: { $games }.
error-no-puzzle = There is no puzzle “{ $number }”; there are those from 1 to { $count }.
