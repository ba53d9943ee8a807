### Das Terminal, auf Deutsch.

list-more = { $before }, { $after }
list-and = { $before } und { $after }
list-or = { $before } oder { $after }
card-times = { $card } ×{ $number }

## Die Befehlszeile

version = izakaya { $version }, { $core ->
    [compiled] kompilierter Kern
   *[interpreted] interpretierter Kern
}
help-main =
    Izakaya: ein Tisch für Kartenspiele.

      { $games }
      izakaya learn SPIEL        ein erstes Spiel mit jemandem an deiner Seite
      izakaya puzzle SPIEL       den Zug finden, den ein Meister spielen würde
      izakaya replay DATEI       ein gespeichertes Spiel Schritt für Schritt ansehen
      izakaya serve              Tische für Freunde und Bots im Browser (--help)
      izakaya admin              ein Haus pflegen: Tische, Gäste, Sicherungen (--help)
      izakaya play --help        alles, was sich wählen lässt
      izakaya match              Bots gegen Bots, mit Zahlen (--help)
      izakaya balance            wie ausgewogen ein Spiel ist, in Zahlen (--help)
      izakaya tune               sucht Werte, mit denen ein Spiel gelingt (--help)
      izakaya puzzles            macht Rätsel aus Partien von Meistern (--help)
      izakaya calibrate          wie wahr die Kurven eines Rückblicks sind (--help)
      izakaya train              lernt, wer gewinnt, für Bots, die vorausdenken (--help)
      izakaya games              schreibt Partien von Bots als Daten (--help)
      izakaya mcp                der Tisch für Sprachmodelle (--help)
      izakaya --version

      --lang en|it|de|es|ja      die Sprache; sonst die des Systems
help-examples = Beispiele:
help-main-play = { $game } gegen Bots spielen
help-play =
    izakaya play SPIEL: ein Spiel gegen Bots.

      SPIEL               das Spiel: { $games }
      --seats N           wie viele am Tisch sitzen
      --seat N            dein Platz, ab 0 (0, wenn du nichts sagst)
      --bots NAME,…       wer die anderen spielt: { $bots }; einer für alle oder einer für jeden, im Uhrzeigersinn; adept und master auch mit Temperament ({ $temperaments }): adept/thirsty; oder ein eigener: mybots:Kappa
      --seed N            das Glück des Spiels, eine ganze Zahl; derselbe Startwert gibt dieselben Karten
      --option NAME=WERT  eine Einstellung des Spiels, zum Beispiel { $example }
      { $settings }
      --record DATEI      wohin das Spiel gespeichert wird
      --lang en|it|de|es|ja

    Während des Spiels erklärt ? alles Weitere.
help-setting = { $kind ->
    [seat] N|random
    [people] NAME,…
    [text] DATEI
   *[other] NAME
}
help-setting-line = { $game }: { $name }{ $values ->
    [none] {""}
   *[other] {" "}({ $values })
}
setting-choice = { $name } ist eins von { $values }.
setting-seat = { $name } ist die Nummer eines Platzes, von 0 an gezählt, oder random.
setting-people = { $name } nennt die Leute Platz für Platz, mit Kommas dazwischen, niemanden zweimal und höchstens einen je Platz: { $values }; random überlässt einen Platz dem Zufall.
setting-text = { $name } ist ein Text; --{ $name } DATEI liest ihn aus einer Datei.
setting-lot = durchs Los
setting-seat-number = { $who ->
    [me] Platz { $seat }, deiner
   *[other] Platz { $seat }
}
setting-own-file = aus einer Datei
setting-house-file = wie im Haus üblich
help-replay =
    izakaya replay DATEI: ein gespeichertes Spiel Schritt für Schritt.

      DATEI               die Aufzeichnung eines Spiels
      --seat N|all        wie dieser Platz es sah, oder mit offenen Karten (wenn du nichts sagst)
      --lang en|it|de|es|ja
help-serve =
    izakaya serve: startet den Server für Browser und Bots.

      --port N                  der Port ({ $port } oder der nächste freie)
      --host ADRESSE            die Adresse, an der er lauscht: { $host } nur dieser Rechner, 0.0.0.0 das ganze Netz
      --database WO             eine Datei für SQLite oder postgresql://… für mehrere Prozesse
      --log DATEI               das Log, Zeilen aus JSON; ohne Angabe auf stderr
      --metrics N               ein Port für die Metriken von Prometheus, nur auf diesem Rechner; ohne Angabe keiner
      --durability full|normal  Bestätigtes übersteht einen Stromausfall (full, ohne Angabe) oder nur einen Absturz des Servers
      --path /games             der Pfad, unter dem ein Proxy ihn anbietet
      --trust-proxy ADRESSE     ein Proxy oder ein Netz von Proxys, dessen X-Forwarded-Kopfzeilen gelten
      --allow-host NAME         nur auf diesen Hostnamen antworten; lässt sich wiederholen, wie das Nächste
      --allow-origin URL        Anfragen von Seiten dieser Herkunft annehmen
      --keep 90d                Tische und Gäste löschen, die so lange niemand benutzt hat (h, d, w, y)
      --log-size BYTES          die Größe, ab der eine neue Logdatei beginnt
      --log-files N             wie viele alte Logdateien bleiben
      --backup-every 1d         wie oft die Datenbank gesichert wird; ohne Angabe nie
      --backup-keep N           wie viele dieser Sicherungen bleiben (7)
      --backup-to ORDNER        wohin damit; ohne Angabe in einen Ordner backups neben der Datenbank
      --private                 herein kommt nur, wer das Wort des Wirts sagt oder einen Einladungslink hat (izakaya admin word, invite)
      --name NAME, --notice TEXT   was an der Tür eines privaten Hauses steht
      --open                    die Startseite im Browser zeigen
      --lang en|it|de|es|ja
serve-open = Das Haus ist geöffnet: { $address }
serve-close = Strg-C schließt es; jeder Tisch wartet, wie du ihn verlassen hast.
serve-died = Das Haus ist von selbst gestorben; ein neues wird geöffnet. Vielleicht sagt das Protokoll, warum.
serve-interpreted = Der Kern läuft interpretiert: Die Bots denken langsamer.
serve-compiled = Der kompilierte Kern ist fertig: Die Bots denken von jetzt an damit, das Haus selbst ab der nächsten Öffnung.

## Was schiefgehen kann

error-command = Es gibt keinen Befehl „{ $command }“; es gibt: { $commands }. Siehe izakaya --help.
error-nearest = Meintest du { $words }?
error-arguments = Ich verstehe „{ $words }“ nicht; izakaya { $command } --help zeigt, was man sagen kann.
error-no-value = { $argument } braucht einen Wert; izakaya { $command } --help zeigt, welchen.
error-not-a-number = { $argument } braucht eine ganze Zahl, nicht „{ $value }“.
error-language = Die Sprache „{ $value }“ gibt es hier nicht; es gibt: { $languages }.
error-no-game = Welches Spiel? Es gibt: { $games }.
error-game = Das Spiel „{ $game }“ gibt es in diesem Haus nicht; es gibt: { $games }.
error-seats = { $game } ist für { $least } bis { $most } Personen, nicht { $seats }.
error-seat = Platz { $seat } gibt es an diesem Tisch nicht; wähle einen von 0 bis { $last }.
error-seed = Ein Startwert ist eine ganze Zahl von 0 bis 2 hoch 256.
error-bot = Es gibt keinen Bot „{ $bot }“; es gibt: { $bots }.
error-bots-number = --bots nennt einen Spieler für alle { $others } anderen oder einen für jeden, nicht { $number }.
error-temperament = Es gibt keinen Bot „{ $bot }“: adept und master haben ein Temperament, eines von { $temperaments }, wie in adept/careful.
error-own-bot = Dein eigener Bot kann nicht spielen. { $detail }
error-option = { $game } hat keine Einstellung „{ $option }“; es gibt: { $options }. Schreib sie als NAME=WERT.
error-option-value = { $game } nimmt die Einstellung { $option } nicht an: { $expects }
error-no-file = Welche Datei? izakaya replay DATEI.
error-file-missing = Die Datei { $file } gibt es nicht.
error-file-unreadable = Die Datei { $file } lässt sich nicht lesen.
error-file-large = Die Datei { $file } ist zu groß für eine Aufzeichnung.
error-file-not-record = Die Datei { $file } ist keine Aufzeichnung eines Spiels.
error-file-unknown = Die Aufzeichnung { $file } gehört zu einem Spiel oder zu Regeln, die diese Version nicht hat.
error-file-answer = Die Aufzeichnung { $file } lässt sich nicht abspielen: Ihre Antwort { $number } ist nicht möglich.
error-text = Die Datei { $file } taugt nicht für die Einstellung { $option }. { $problem }
error-text-large = Die Datei { $file } ist zu groß für die Einstellung { $option }.
error-not-saved = Das Spiel ließ sich nicht in { $file } speichern; wähle mit --record einen anderen Ort.
error-port = Ein Port ist eine Zahl von 0 bis { $last }, nicht { $port }.
error-port-taken = Das Haus kann unter { $host }, Port { $port } nicht öffnen: Dort ist schon etwas. Wähle mit --port einen anderen.
error-database = Datenbanken der Art „{ $database }“ kenne ich nicht; nenne eine Datei oder postgresql://…
error-database-in-use = Die Datenbank { $database } gehört zu einem Haus, das schon offen ist. Schließe jenes, oder wähle mit --database eine andere.
error-database-closed = Die Datenbank lässt sich nicht öffnen: { $problem }. Sieh nach, ob es sie gibt, ob man in sie schreiben darf und ob die Adresse stimmt.
error-no-database = Die Datenbank { $database } gibt es nicht, und so auch kein Haus zu betreuen. Nenne sie mit --database oder in IZAKAYA_DATABASE.
error-no-house = In dieser Datenbank ist noch kein Haus. Öffne eins mit „izakaya serve“, oder nenne mit --database eine andere.
error-state = Den Zustand { $value } gibt es nicht. Es gibt: { $states }.
error-durability = Die Haltbarkeit ist full oder normal, nicht „{ $value }“.
error-path = „{ $value }“ kann nicht der Pfad eines Hauses sein: gib einen wie /games.
error-proxy = „{ $value }“ ist weder Adresse noch Netz: gib etwas wie 10.0.0.7 oder 10.0.0.0/8.
error-while = „{ $value }“ ist keine Zeitspanne: gib { $argument } etwas wie 12h, 90d, 8w oder 2y.
error-no-folder = Der Ordner { $folder } lässt sich nicht anlegen; wähle mit --database einen anderen Ort.
error-broken = Etwas ging schief, das nicht sollte: { $detail }

## Spielen

play-welcome = { $game }, { $seats } am Tisch. Du bist { $name }, deine Rolle ist { $role }.
play-person = { $name } ({ $character })
play-ability = { $name }: { $ability }.
play-others = Mit dir, im Uhrzeigersinn:
play-commitment = Siegel des Mischens: { $hash }
play-help-hint = Tippe die Nummer dessen, was du tun willst; ? für Hilfe.
play-prompt = >
play-number-range = Hier braucht es eine Zahl von { $least } bis { $most }, oder ? für Hilfe.
play-not-understood = Ich verstehe „{ $words }“ nicht. Tippe eine Zahl von { $least } bis { $most }, oder ? für Hilfe.
play-every-on = Von jetzt an wirst du alles gefragt.
play-every-off = Von jetzt an wirst du nicht gefragt, was kaum jemand gefragt werden will.
play-back = Zurück zur vorigen Frage
play-no-back = Es gibt nichts zurückzunehmen: Was du gewählt hast, ist schon geschehen.
play-thinking = Ein Meister sieht sich deine Karten an …
play-hint = Ein Meister würde { $number } wählen: { $move }
play-quit = Du verlässt den Tisch.
play-input-ended = Die Eingabe ist zu Ende, also endet das Spiel hier.
play-interrupted = Unterbrochen.
play-saved = Gespeichert: { $file }
play-replay-hint = Noch einmal ansehen: { $command } replay { $file }
play-seed = Der Startwert war { $seed }.
play-check = So prüfst du das Mischen: Dies muss das Siegel ergeben, das vor dem Austeilen stand.
play-over = Das Spiel ist aus

## Befehle während des Spiels

command-help = hilfe
command-back = zurück
command-hint = rat
command-why = warum
command-table = tisch
command-log = verlauf
command-cards = karten
command-rules = regeln
command-every = immer
command-settings = einstellungen
command-quit = ende
help-title = Was du tippen kannst
help-number = eine Nummer: tu das
help-enter = Eingabetaste: noch einmal die Frage
help-help = diese Hilfe
help-back = zurück zur vorigen Frage, solange niemand von deiner Wahl weiß
help-hint = was ein Meister an deiner Stelle täte, und warum
help-why = warum etwas nicht geht{ $card ->
    [none] {""}
   *[other] ; auch { $why } { $card }
}
help-table = noch einmal der Tisch
help-log = alles, was geschehen ist
help-cards = was deine Karten tun; oder der Name einer Karte oder eines Charakters
help-rules = die Regeln in Kürze{ $rules ->
    [none] {""}
   *[other] ; { $rules } erklären je eine Regel
}
help-every = frag mich alles, oder nicht mehr
help-settings = die Einstellungen dieses Tisches; bis zu deiner ersten Antwort kannst du andere wählen
help-quit = gehen; das Spiel wird gespeichert
cards-title = Deine Karten
why-title = Geht nicht
why-line = { $what }: { $reason } ({ $rule })
why-nothing = Nichts fehlt: Du kannst alles tun, was deine Karten erlauben.
why-nothing-about = Zu „{ $words }“ fehlt nichts.
why-on-offer = Nummer { $number } geht: { $move }
why-at = { $card } → { $targets }
rule-line = { $rule }: { $text }
rule-unknown = Zur Regel { $rule } gibt es hier keine Erklärung.
settings-title = Einstellungen dieses Tisches
settings-line = { $name }: { $value }
settings-how = { $settings } 1 zeigt, was zu wählen ist; { $settings } 1 2 wählt es und gibt neu.
settings-late = Du hast schon geantwortet. Einstellungen wählst du vor deiner ersten Antwort, oder für das nächste Spiel: izakaya play --help.
settings-dealt = Neu gegeben. { $name }: { $value }
settings-none = In diesem Spiel gibt es nichts zu wählen.
settings-unknown = Es gibt keine Einstellung „{ $words }“; { $settings } zeigt alle.
settings-people = Schreib { $settings } { $number } und die Namen, Platz für Platz, mit Kommas dazwischen; random überlässt einen Platz dem Zufall.
settings-text = Schreib { $settings } { $number } und den Namen einer Datei.

## Ansehen

replay-step = Schritt { $step } von { $steps }
replay-prompt = Eingabetaste, b, Zahl, q >
replay-help = Eingabetaste oder n: weiter · b: zurück · eine Zahl: zu diesem Schritt · log: alles bisher · warum: weshalb der Bot so spielte · q: Ende
replay-end = Hier endet die Aufzeichnung.
replay-start = Das ist der Anfang.
replay-unfinished = Die Aufzeichnung endet vor dem Spiel.
replay-why = { $name }: { $reason }
replay-why-nobody = { $name } sagt nicht, warum: Da saß ein Mensch oder ein Bot, der keine Gründe nennt.
replay-why-later = Die Bots sagen nach dem Ende des Spiels, warum sie so gespielt haben, und mit offenen Karten.
