### Am Tisch lernen: die Lektion im Browser, auf Deutsch.

web-learn-read = Lies den Zettel; der Tisch wartet auf dich.
web-learn-watch = Sieh zu, was geschieht …
web-learn-said = Was gesagt wird
web-learn-back = Zurück
web-learn-skip = Zeig mir, wie es weitergeht
web-learn-on = Weiter
web-learn-chapters = Kapitel
web-learn-chapter = Kapitel { $number }: { $title }
web-learn-far = { $number } von { $last }
web-learn-finished = Das war dein erster Abend
web-learn-finished-more = Jetzt kennst du das Spiel. Was seltener ist, erklärt sich, wenn du ihm zum ersten Mal begegnest.
web-learn-next = Erster Abend: { $game }
web-learn-again = Noch einmal von vorn

web-puzzle-title = Finde den Zug
web-puzzle-question = Was würde der Meister spielen?
web-puzzle-show = Antwort zeigen
web-puzzle-next = Nächstes Rätsel
web-puzzle-solved = Gelöst: { $solved } von { $count }
web-puzzle-one = Rätsel { $number }
web-puzzle-done = gelöst

web-learn-understood = Verstanden
