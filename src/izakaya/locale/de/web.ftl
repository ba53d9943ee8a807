### Das Drumherum im Browser, auf Deutsch.

web-skip = Zur Seite
web-nav = Das Haus
web-nav-start = Zur Tür
web-nav-rules = Regeln
web-nav-cards = Karten
web-nav-settings = Einstellungen
web-language = Sprache
web-again = Noch einmal versuchen
web-trouble-page = Diese Seite ist nicht angekommen. Prüfe deine Verbindung und versuche es noch einmal.
web-lost-title = Niemand da
web-lost = Hinter diesem Vorhang ist nichts. Vielleicht ist der Link alt oder vertippt.
web-start-title = Kartenspiele, gute Gesellschaft, ein Tisch
web-close = Schließen
web-trouble-server = Das Haus antwortet nicht. Vielleicht macht es gerade neu auf: Versuche es gleich noch einmal.
web-trouble-unknown = Das hat nicht geklappt, und niemand hat gesagt, warum. Lade die Seite neu und versuche es noch einmal.
web-trouble-table = Diesen Tisch gibt es nicht mehr, oder er ist nicht für dich. An der Tür gibt es andere.

## Die Startseite

web-start-game = Welches Spiel?
web-start-for = { $least }–{ $most } Personen
web-start-sake = Mit Schwertern und Essstäbchen um den letzten Sake der Nacht.
web-start-sword = Geheime Rollen, blanke Klingen, Ehre zu gewinnen.
web-start-seats = Wie viele am Tisch?
web-start-level = Wer füllt die Plätze?
web-start-play = Jetzt spielen
web-start-invite = Freunde einladen
web-start-open = Tisch für alle öffnen
web-start-together = Mehrere an diesem Gerät
web-start-mine = Deine Tische
web-start-tables = Offene Tische
web-start-no-tables = Gerade wartet niemand. Öffne einen Tisch, dann sehen ihn die anderen hier.
web-start-taken = { $taken } von { $seats } Plätzen
web-start-turn = Du bist dran
web-start-resume = Weiterspielen
web-start-join = Hinsetzen
web-start-watch = Zuschauen
web-start-how = So wird gespielt
web-start-learn = Fünf Minuten lesen, dann kannst du mitspielen.
web-start-new = Neu hier?
web-start-new-more = Ein erster Abend in kaum fünf Minuten: am echten Tisch, mit jemandem an deiner Seite.
web-start-first = Erster Abend: { $game }
web-start-puzzle = Finde den Zug
web-start-puzzle-more = Stellungen aus Spielen von Meistern: Finde den Zug, den ein Meister spielen würde.
web-start-puzzles = Rätsel: { $game }
web-start-you = Du heißt { $name }.
web-start-rename = Anderer Name
web-options-more = Weitere Einstellungen{ $number ->
    [0] {""}
   *[other] {" "}({ $number } gewählt)
}
web-options-lot = durchs Los
web-options-seat = Platz { $seat }
web-options-file = Datei wählen
web-options-house = wie im Haus üblich
web-options-long = Die Datei ist zu lang: höchstens { $most } Zeichen.
web-options-own = eine eigene Datei: { $file }
web-options-host = eine Datei der Gastgeberseite
web-options-house-again = Wieder wie im Haus üblich
web-options-title = Einstellungen dieses Tisches
web-options-usual = wie üblich
web-options-change = Andere Einstellungen wählen

# What every table has, whatever is played at it.
option-table-window = Zeit zum Reagieren
option-table-window-8 = 8 Sekunden
option-table-window-4 = 4 Sekunden
option-table-window-15 = 15 Sekunden
option-table-window-30 = 30 Sekunden
option-table-window-none = kein gemeinsames Warten: Wer gefragt ist, lässt sich Zeit, und alle sehen es
option-table-silence = Die Zeit zum Reagieren endet
option-table-silence-beats = sobald alle weitermachen
option-table-silence-strict = immer erst, wenn sie abgelaufen ist
option-table-pace = Bots spielen
option-table-pace-0 = sofort
option-table-pace-0-8 = in ruhigem Takt
option-table-pace-0-4 = zügig
option-table-pace-1-5 = gemächlich
option-table-pace-3 = langsam, zum Mitdenken
option-table-clock = Bedenkzeit
option-table-clock-none = so lange man möchte
option-table-clock-30 = 30 Sekunden, dazu fünf Minuten Reserve
option-table-clock-60 = eine Minute, dazu fünf Minuten Reserve
option-table-clock-120 = zwei Minuten, dazu fünf Minuten Reserve

web-level-random = Trunkenbold
    .aside = spielt, was ihm in die Finger kommt
web-level-novice = Neuling
    .aside = kennt die Regeln und wenig mehr
web-level-adept = Könner
    .aside = spielt gut und zügig
web-level-master = Meister
    .aside = denkt voraus und überlegt, wer du bist

web-invite-title = Dein Tisch ist gedeckt
web-invite-how = Schick deinen Freunden diesen Link, oder lass sie das Quadrat mit dem Telefon lesen. Plätze, die leer bleiben, bekommen Bots.
web-invite-link = Link zum Tisch
web-invite-code = Derselbe Link, mit dem Telefon zu lesen
web-invite-text = An meinem Tisch ist ein Platz für dich frei.
web-invite-copy = Link kopieren
web-invite-copied = Kopiert.
web-invite-share = Teilen
web-invite-sit = Zum Tisch

## Einstellungen

web-settings-you = Du
web-settings-name = Dein Name am Tisch
web-settings-rename = So heiße ich
web-settings-named = Von jetzt an heißt du { $name }.
web-settings-language = Sprache
web-settings-stored = Was das Haus von dir aufbewahrt
web-settings-stored-what = Deinen Namen, deine Sprache, wo du saßest, was du geantwortet und was du gesagt hast. Kein Konto, keine Adresse.
web-settings-download = Herunterladen
web-settings-forget = Vergesst mich
web-settings-forget-sure = Ja, vergesst mich für immer
web-settings-forget-not = Nein, ich bleibe
web-settings-forgotten = Nichts mehr, was zu dir führt, ist aufbewahrt. Spiele, die andere mit dir gespielt haben, bleiben, ohne deinen Namen.
web-settings-look = Licht und Schrift
web-settings-light = Licht
web-light-system = Wie mein Gerät
web-light-evening = Abend
web-light-morning = Morgen
web-settings-text = Größe der Schrift
web-text-plain = Normal
web-text-large = Größer
web-text-largest = Am größten
web-settings-table = Am Tisch
web-settings-pace = Bewegung
web-pace-none = Keine
web-pace-slow = Langsam
web-pace-calm = Ruhig
web-pace-quick = Schnell
web-settings-still = Dein Gerät wünscht weniger Bewegung; was du hier auch wählst, es bewegt sich nichts.
web-settings-sound = Klänge
web-sound-on = An
web-sound-off = Aus
web-settings-volume = Lautstärke
web-settings-call = Wenn diese Seite verborgen ist und du dran bist
web-call-sound = ein Klang
web-call-vibrate = Vibration
web-call-notify = eine Benachrichtigung
web-call-refused = Der Browser erlaubt dieser Seite keine Benachrichtigungen. Das lässt sich in seinen Einstellungen ändern.
web-call-awake = Bildschirm wach halten, solange etwas gefragt ist
web-settings-orders = Wenn andere handeln
web-spare-yes = Frag mich nur Wichtiges
    .aside = keine Frage nach deiner einzigen Waffe, nach dem, was nicht verletzen kann, oder wenn du nur Sake oder Seele verbrennen könntest
web-spare-no = Frag mich alles
    .aside = jede Frage, die die Regeln zulassen
web-settings-firsts = Neues im Spiel
web-firsts-yes = Einmal erklären
web-firsts-no = Nicht erklären

web-settings-taps = Antworten
web-taps-two = Der zweite Tipp bestätigt
web-taps-one = Ein Tipp genügt
web-invite-local = Diese Adresse bedeutet „genau dieser Rechner“: Auf anderen Geräten führt sie ins Leere.
web-invite-network = Dieser Link gilt für alle in deinem Netz:
web-invite-closed = Das Haus hört nur diesem Rechner zu. Für Freunde in deinem Netz öffne es mit { $command }.
web-lobby-public = Wer findet diesen Tisch?
web-lobby-public-no = wer den Link hat
web-lobby-public-yes = alle im Haus
# The house in one page, without a server.
web-page-opening = Das Haus wird geöffnet: { $done } von { $whole } MB
web-page-progress = Wie viel schon da ist
web-page-stage-python = Python startet.
web-page-stage-house = Das Haus wird eingerichtet.
web-page-stage-games = Deine Partien werden herausgesucht.
web-page-elsewhere = Das Haus ist in einem anderen Tab offen. Zwei zugleich würden einander die Partien überschreiben.
web-page-take = Hier weiterspielen
web-page-failed = Das Haus ließ sich nicht öffnen. Deine Partien sind sicher; prüfe die Verbindung und versuche es noch einmal.
web-page-no-worker = In diesem Browser läuft das Haus nicht: Es braucht WebAssembly und Worker. Ein neuerer Browser hat beides.
web-page-again = Noch einmal versuchen
web-page-update = Eine neuere Version des Hauses ist da.
web-page-update-now = Jetzt wechseln
web-page-update-later = Später
web-page-not-kept = Dieser Browser bewahrt nichts für uns auf: Partien sind weg, wenn du die Seite schließt. Ohne privaten Modus bleiben sie.
web-page-full = Dein Browser hat keinen Platz mehr: Was jetzt geschieht, wird nicht gespeichert. Schaffe Platz, dann geht die Partie weiter.
web-page-gone = Dein Browser hat gelöscht, was diese Seite gespeichert hatte, oder verbietet ihr, etwas zu speichern. Öffne die Seite neu, um weiterzuspielen.
web-page-restarted = Im Haus ging etwas kaputt, darum wurde es neu geöffnet. Deine Partien sind so, wie sie zuletzt gespeichert wurden.
web-page-damaged = { $number ->
    [one] Eine Sache, die hier aufbewahrt war, ist nicht lesbar und bleibt unberührt.
   *[other] { $number } Dinge, die hier aufbewahrt waren, sind nicht lesbar und bleiben unberührt.
  }
web-page-understood = Verstanden
web-nav-saved = Gespeicherte Partien
web-saved-title = Partien auf diesem Gerät
web-saved-none = Noch ist nichts aufbewahrt.
web-saved-file = Als Datei sichern
web-saved-away = Wegwerfen
web-saved-sure = { $game } für immer wegwerfen?
web-start-leave = Endgültig gehen
web-start-memento = Was von dieser Partie zu lesen ist
web-start-record = Die Aufzeichnung dieser Partie
web-saved-bring = Aufzeichnung einlesen
web-saved-watch = Noch einmal ansehen
web-saved-over = zu Ende
web-saved-playing = wird gespielt
web-saved-won = gewonnen
web-saved-lost = verloren
web-saved-all = Alle Spiele
web-saved-which = Welche Spiele gezeigt werden
web-saved-answers = { $number ->
    [one] eine Antwort
   *[other] { $number } Antworten
  }
web-device-name = Name an Platz { $seat }
web-device-hand = Gib das Gerät an { $name } weiter
web-device-react = { $name } darf reagieren
web-device-only = Jetzt schaut nur { $name }
web-device-me = Ich bin { $name }
web-device-pass = { $name } lässt es geschehen
web-device-nobody = Niemand reagiert
web-device-back = Zurück zum Tisch
web-device-look = { $name } sieht in die eigenen Karten
web-device-cover = Meine Karten verdecken

## Evenings

web-evenings = Deine Abende
web-evenings-none = Hier ist noch kein Spiel. Spielt eines zusammen zu Ende, dann steht es hier.
web-evenings-all = alle Runden
web-evenings-group = Mit wem
web-evenings-file = Als CSV herunterladen
web-evenings-won = du hast gewonnen ({ $who }).
web-evenings-lost = du hast verloren ({ $who }).
web-evening-title = Heute Abend
web-evening-won = { $name }: { $won } von { $played } gewonnen
web-evening-game = { $game }, { $minutes } Min. Gewonnen: { $names }
web-evening-longest = Das längste Spiel: { $game }, { $minutes } Minuten.
web-evening-other = Jetzt { $game }, dieselben Leute
web-evening-bot = ein Bot
