# Was das Haus sagt, wenn etwas nicht geht, und wie es seine Gäste nennt.

server-guest = Gast { $number }

server-no-such-table = Diesen Tisch gibt es nicht. Prüfe den Link oder decke einen neuen Tisch.
server-no-such-game = Dieses Spiel gibt es hier nicht. Es gibt: { $games }.
server-no-such-lesson = Für dieses Spiel gibt es hier keine Lektion. Es gibt Lektionen für: { $games }.
server-no-such-puzzles = Für dieses Spiel gibt es hier keine Rätsel. Es gibt welche für: { $games }.
server-no-such-puzzle = Dieses Rätsel gibt es nicht; es gibt die von 1 bis { $count }.
server-no-such-page = Unter dieser Adresse ist nichts. Geh zurück zur Startseite.
server-no-such-seat = Einen solchen Platz hat dieser Tisch nicht.
server-no-such-line = Eine solche Zeile gibt es im Gespräch an diesem Tisch nicht.
server-no-such-person = Unter diesem Namen ist niemand im Haus.
server-no-browser-pages = Die Seiten für den Browser sind noch nicht gebaut. Führe einmal „make play“ aus oder spiele im Terminal.
server-unknown-guest = Das Haus kennt dich noch nicht. Öffne zuerst die Startseite; Programme fragen /api/me.
server-unknown-token = Dieses Token gehört keinem Bot. Lass dir ein neues geben.
server-other-origin = Diese Seite darf nicht für dich sprechen. Öffne das Haus unter seiner eigenen Adresse.
server-not-understood = { $field ->
    [none] Diese Nachricht ist nicht zu lesen. Die Beschreibung des Hauses steht unter /schema.
   *[other] Diese Nachricht ist nicht zu lesen: Mit „{ $field }“ stimmt etwas nicht. Die Beschreibung des Hauses steht unter /schema.
}
server-wrong-host = Der Name des Hauses in dieser Anfrage (Host) ist nicht zu lesen. Öffne das Haus unter seiner eigenen Adresse.
server-wrong-origin = Die Herkunft dieser Anfrage (Origin) ist nicht zu lesen. Öffne das Haus unter seiner eigenen Adresse.
server-other-host = Das Haus hört nicht auf diesen Namen. Öffne es unter seiner eigenen Adresse.
server-not-possible = Das geht hier nicht.
server-record-in-the-middle = Eine Aufzeichnung, die mitten in einer Partie beginnt, lässt sich hier nicht einlesen: Nimm die der ganzen Partie.
server-no-record = Diese Datei enthält keine Aufzeichnung einer Partie. Wähle eine, die hier, auf einem Server oder im Terminal gespeichert wurde.
server-record-game = Diese Aufzeichnung gehört zu einem Spiel, das es hier nicht gibt: { $game }.
server-record-rules = Diese Aufzeichnung folgt anderen Regeln des Spiels als denen hier und lässt sich darum nicht nachspielen.
server-record-answers = Diese Aufzeichnung lässt sich nicht nachspielen: An einer Stelle gibt sie eine Antwort, die die Regeln nicht erlauben.
server-shelf-full = Dein Browser hat keinen Platz mehr dafür. Lösche Partien, die du nicht mehr brauchst, oder schaffe Platz und versuche es noch einmal.
server-shelf-gone = Dein Browser hat gelöscht, was diese Seite gespeichert hatte, oder verbietet ihr, etwas zu speichern. Öffne die Seite neu.
server-our-fault = Im Haus ist etwas schiefgegangen, nicht bei dir. Versuche es gleich noch einmal.
server-newer-database = Die Datenbank stammt von einer neueren Fassung von Izakaya ({ $made }, Schemaversion { $schema }); dies ist { $version } und kennt Schemaversionen bis { $known }. Es wurde nichts verändert. Nimm die neuere Fassung oder eine andere Datenbank.
server-older-database = Diese Datenbank hat die Schemaversion einer älteren Fassung. Starte den Server einmal mit dieser Fassung und versuch es dann wieder.
server-no-backup = { $file } ist keine Sicherung eines Hauses.
server-not-empty = In dieser Datenbank gibt es schon ein Haus. Sag --replace, um die Sicherung an seine Stelle zu setzen; was jetzt da ist, geht dann verloren.
server-house-open = Das Haus zu dieser Datenbank ist offen oder wurde eben erst abgebrochen. Schließe es, warte zehn Sekunden, und stelle dann wieder her.
server-barred = Wer dieses Haus führt, lässt dich nicht mehr herein.
server-ended-early = Wer das Haus führt, hat dieses Spiel beendet. Decke einen neuen Tisch.
server-other-rules = Dieses Spiel wurde mit Fassung { $rules } der Regeln begonnen; nach ihr wird hier nicht mehr gespielt.
server-game-gone = Das Haus hat das Spiel { $game } nicht mehr, deshalb kann an diesem Tisch nicht weitergespielt werden. Er bleibt stehen, bis das Spiel wieder da ist.
server-shelved = An diesem Tisch geht es nicht weiter: Nur seine ersten { $answers } Antworten lassen sich nachspielen. Er ist beiseitegestellt, und seine Aufzeichnung bis dorthin kann man herunterladen.
server-still-played = An diesem Tisch wird noch gespielt: geh hin und sieh nach.
server-memento = { $game }, Version { $rules } der Regeln, für { $seats } Personen. Dieses Haus kann die Partie nicht fortsetzen.
server-memento-person = Platz { $seat }: { $name }
server-memento-bot = Platz { $seat }: ein Bot
server-memento-answers = { $answers ->
    [one] Eine Antwort wurde gegeben, am { $last }.
   *[other] { $answers } Antworten wurden gegeben, die letzte am { $last }.
}
server-memento-talk = Was gesprochen wurde:
server-too-large = Das ist zu lang: höchstens { $most } Bytes.
server-too-fast = Zu viele Wünsche auf einmal. Warte einen Augenblick.
server-too-loud = Du redest schneller, als man zuhören kann. Warte einen Augenblick.
server-too-many-tables = Du hast { $most } unbeendete Tische. Beende oder verlasse einen, bevor du einen neuen deckst.
server-tables-too-fast = Von hier sind in der letzten Stunde viele Tische gedeckt worden. Warte ein paar Minuten, dann decke den nächsten.
server-too-many-newcomers = Aus deinem Netz sind gerade viele neue Gäste gekommen. Warte eine Minute und versuche es dann noch einmal.
server-unreadable-name = Dieser Name ist nicht zu lesen: Manche seiner Zeichen sind unsichtbar oder gehören nicht zusammen. Wähle einen anderen.
server-nothing-said = In dieser Zeile steht nichts.
server-no-name = Ein Name braucht mindestens einen sichtbaren Buchstaben.
server-no-hello = Sag zuerst Hallo.
server-not-seated = Du schaust an diesem Tisch zu: Das kann nur, wer daran sitzt.
server-not-yours = Das kann nur, wem der Tisch gehört.
server-removed = Wer diesen Tisch gedeckt hat, hat dich gebeten zu gehen. Decke einen eigenen Tisch oder such dir einen anderen.
server-quiet = An diesem Tisch reden jetzt nur, die mitspielen.
server-not-yourself = Dich selbst kannst du nicht wegschicken: steh einfach auf.
server-too-late = Diese Frage ist nicht mehr offen: Sie ist beantwortet, oder die Zeit ist um.
server-not-offered = { $why ->
    [none] Das ist keine der möglichen Antworten.
   *[other] Das geht jetzt nicht; Regel { $why } verbietet es.
}
server-game-over = Das Spiel ist zu Ende.
server-not-over = Das Spiel läuft noch; zu sehen ist das, wenn es zu Ende ist.
server-review-not-over = Dieses Spiel läuft noch. Zurückblicken kann man, wenn es vorbei ist.
server-no-such-moment = Von diesem Moment an kann es nicht weitergehen: Dieses Spiel hat die von 0 bis { $last }.
server-too-many-reviews = Das Haus blickt gerade auf viele Spiele zurück. Frag in einer Minute noch einmal.
server-not-started = Das Spiel hat noch nicht begonnen.
server-already-started = Das Spiel hat schon begonnen. Du kannst zuschauen.
server-already-seated = Du sitzt schon an diesem Tisch.
server-no-such-wish = Unter diesem Namen möchte hier niemand mehr Platz nehmen.
server-not-watching = Deinen Platz kannst du nur jemandem geben, der diesem Tisch gerade zuschaut.
server-seat-taken = Dieser Platz ist besetzt. Wähle einen anderen.
server-no-free-seat = An diesem Tisch sind alle Plätze besetzt. Du kannst zuschauen oder selbst einen Tisch decken.
server-wrong-seats = Dieses Spiel ist für { $least } bis { $most } Personen.
server-too-few-places = An diesem Tisch sitzen mehr Leute: { $people }. Erst müsste jemand aufstehen.
server-too-many-bots = Es sind mehr Bots als Plätze: Dieser Tisch hat { $seats }.
server-wrong-options = Diese Einstellungen passen nicht zum Spiel. Es kennt: { $options }.
server-wrong-text = Diese Datei lässt sich nicht verwenden. { $problem }
server-private = Dieses Haus ist privat. Öffne es im Browser und sag sein Wort, oder komm über einen Einladungslink.
server-door-private = Dieses Haus ist privat. Herein kommt, wer sein Wort kennt.
server-door-wrong = Das ist nicht das Wort dieses Hauses, oder die Einladung gilt nicht mehr.
server-door-word = Das Wort
server-door-enter = Herein
