### Die Wiederholung im Browser, auf Deutsch.

web-replay-title = Das Spiel noch einmal
web-replay-loading = Das Spiel wird geholt …
web-replay-first = Zum Anfang
web-replay-back = Eins zurück
web-replay-forward = Eins weiter
web-replay-last = Zum Ende
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-speed = Tempo
web-replay-moment = Augenblick { $number } von { $last }
web-replay-eyes = Gesehen von
web-replay-all = allen: alle Karten offen
web-replay-none = jemandem, der zuschaut
web-replay-seat = { $person ->
    [none] { $name }
   *[other] { $name } ({ $person })
}
web-replay-copy = Link zu diesem Augenblick kopieren
web-replay-copied = Der Link ist kopiert.
web-replay-not-copied = Der Browser ließ uns nicht kopieren. Der Link steht in der Adresszeile.
web-replay-hands = Was alle auf der Hand haben
web-replay-log = Was geschah
web-replay-earlier = Was davor geschah
web-replay-why = Warum { $name } so gespielt hat
web-replay-ending = Wie es ausging
web-replay-keys = Tasten: ← → ein Schritt · Pos1 Ende · Leertaste spielt ab und hält an
