## Lektionen: was in jeder gesagt wird, im Terminal und anderswo

lesson-gently = Das ginge. Aber versuchen wir zuerst dies: { $move }
lesson-chapter = { $number } von { $chapters } · { $title }
lesson-go-on = Enter >
lesson-over = Das war die Lektion. Spiel jetzt ein richtiges Spiel: { $command }
lesson-left = Du verlässt die Lektion. Sie wartet auf dich: { $command }
lesson-first = Das ist der Anfang.
lesson-keys = Enter: weiter · eine Zahl: das tun · b: zurück · q: verlassen
lesson-fine = { $file } ist eine Lektion, die man geben kann: { $chapters } Kapitel, { $moments } Sätze. Ihre Worte gibt es auf: { $languages }.
lesson-not-yet = Noch keine Worte hat sie auf: { $languages }.
help-learn =
    izakaya learn {"{"} { $games } {"}"}: ein erstes Spiel mit jemandem an deiner Seite; keine fünf Minuten.
    izakaya learn DATEI: eine eigene Lektion (docs/lessons.md).

      --check             nur sagen, ob man die Lektion geben kann und was ihr fehlt
      --lang en|it|de|es|ja
error-no-lesson = Welche Lektion? Es gibt: { $games }; oder nenne eine Datei.
error-no-lesson-file = Für „{ $file }“ gibt es keine Lektion und auch keine solche Datei; es gibt: { $games }.
error-lesson = Die Lektion { $file } kann man nicht geben. { $problem }
error-lesson-words = Der Lektion { $file } fehlen Worte auf { $language }: { $words }. Sie gehören in { $place }.

## Puzzles

puzzle-title = Finde den Zug: { $game }, { $number } von { $count }
puzzle-right = Das ist er!
puzzle-wrong = Es gibt etwas Besseres. Versuch es noch einmal, oder lass dir die Antwort zeigen.
puzzle-answer = Die Antwort: { $move }
puzzle-share = Von hundert vorgestellten Spielen gewinnt er { $won }, der nächstbeste ({ $next }) { $other }.
puzzle-keys = Eine Zahl: deine Antwort · a: die Antwort zeigen · n: nächstes Rätsel · q: gehen
puzzle-left = Du lässt die Rätsel liegen. Sie warten auf dich: { $command }
puzzle-all = Das war das letzte Rätsel.
help-puzzle =
    izakaya puzzle {"{"} { $games } {"}"} [NUMMER]: finde den Zug, den ein Meister spielen würde; jeder hat einen Grund.

      --lang en|it|de|es|ja
error-no-puzzles = Welche Rätsel? Es gibt: { $games }.
error-no-puzzle = Es gibt kein Rätsel „{ $number }“; es gibt die von 1 bis { $count }.
