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
web-met-minion = Ein Lakai! Neben dir ausgespielt, geht er am Ende deiner Züge seinen Weg und greift den ersten Feind an, auf den er trifft, mit einer aufgedeckten Karte. Jede Wunde tötet ihn; in den Weg geworfen, fängt er einen ganzen Hieb ab.
web-met-iaido = Solange du noch sitzt, kannst du mit Iaido angreifen: Du stehst auf, gehst umsonst bis zu 2 Schritte in eine Richtung und schlägst sofort zu. Das geht einmal; danach stehst du.
web-met-location = Heute Abend ist man nicht im Gasthaus: Der Ort hat eine eigene Regel, die das Spiel ändert. Sein Name in der Mitte des Tisches verrät sie.
web-met-spirit = Jemand ist jetzt ein Geist. Geister trinken als eine Mannschaft weiter: Sie verschieben Becher vor Begeisterung, quälen die Lebenden mit Karten der Rückseite, die obenauf liegt, oder stehlen aus dem Masu.
web-met-bushido = Hier liegt Bushidō: In seinem Zug deckt der Besitzer eine Karte auf. Ist es eine Waffe, wirft er eine Waffe ab, und Bushidō wandert nach links, oder er verliert 1 Ehre, und es ist weg. Ist es keine, wandert es einfach weiter.
