### Die Tischseite des Browsers, auf Deutsch.

web-table-connecting = Einen Augenblick, der Tisch wird gedeckt …
web-table-lost = Die Leitung ist unterbrochen. Der Tisch wartet, und du wirst wieder verbunden …
web-table-round = Der Tisch
web-table-own = Was vor dir liegt
web-table-you = Du bist { $name }
web-table-hand = Deine Hand
web-table-card = { $number ->
    [one] { $card }: { $short }
   *[other] { $card }, { $number }-mal: { $short }
}
web-table-count = { $number ->
    [one] { $what }
   *[other] { $what }, { $number }-mal
}
web-table-deck = Stapel, { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}
web-table-pile = Abgelegt: { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}, zuoberst { $card }
web-table-bot = Bot: { $level }
# A friend, and whom they play.
web-table-person = { $name } ({ $character })
web-table-away = abwesend
web-table-bot-plays = ein Bot spielt
web-table-thinking = { $name } überlegt
web-table-tools = An der Seite
web-table-leave = Zur Tür
web-table-sound = Ton
web-table-rules = Die Regeln
web-table-watching = { $number ->
    [one] 1 schaut zu
   *[other] { $number } schauen zu
}
web-table-close = Schließen
web-table-seconds = { $seconds ->
    [one] noch 1 Sekunde
   *[other] noch { $seconds } Sekunden
}

## Asking

web-table-asking = Was du gefragt wirst
web-table-deeds = Die Taten davor
web-met-one-tap = Du kennst dich jetzt aus. Jede Antwort wird mit einem zweiten Tippen bestätigt, damit nichts aus Versehen geschieht. Würde dir einmal Tippen reichen?
web-table-wish = Wähle nun, was du dort tun willst.
web-table-confirm = Tu es
web-table-clear = Noch nicht
web-table-all-offers = Alle { $number } Möglichkeiten
web-table-hint = Was täte der Meister?
web-table-nothing-asked = Gerade wirst du nichts gefragt.
web-table-why-not = Was nicht geht, und warum
web-table-because = : { $reason }.
web-table-sentence = { $words }.
web-table-waits = { $name } überlegt …
web-table-waits-reactions = Jemand kann noch reagieren …
web-table-waits-you = Du bist dran …
web-table-over = Das Spiel ist zu Ende.

## At the side

web-table-side-offers = Alles, was du tun kannst
web-table-side-log = Was geschah
web-table-side-chat = Gespräch
web-table-side-orders = Daueraufträge
web-table-log = Was geschah
web-table-log-filter = Was die Chronik zeigt
web-table-log-all = Alles
web-table-log-deeds = Nur Taten
web-table-log-cries = Züge und Rufe
web-table-log-search = Name oder Karte
web-table-log-earlier = { $number ->
    [one] 1 frühere Zeile
   *[other] { $number } frühere Zeilen
}
web-table-chat = Gespräch am Tisch
web-table-chat-empty = Noch hat niemand etwas gesagt.
web-table-chat-say = Sag etwas
web-table-chat-send = Sagen
web-table-chat-about = Zu dieser Zeile von { $name }
web-table-drunk = betrunken
web-table-mute = { $name } nicht mehr hören
web-table-unmute = { $name } wieder hören
web-table-report = Diese Zeile melden
web-table-reported = Gemeldet. Danke.
web-table-orders-about = Was du hier anordnest, wird für dich beantwortet, so schnell wie immer: Niemand merkt es.
web-table-orders-until = Bis ich dran bin, alles passen
web-table-orders-spare = Erspare mir Fragen, auf die es kaum je ankommt
web-table-orders-never = Nie reagieren auf

## People who are gone

web-table-bot-for-you = Ein Bot spielt für dich.
web-table-play-on = Ich bin wieder da
web-table-countdown = { $why ->
    [gone] { $name } ist fort; ein Bot übernimmt in
   *[time] { $name } braucht lange; ein Bot übernimmt in
}
web-table-countdown-you = Deine Zeit läuft ab; ein Bot antwortet für dich in

## Before the game

web-table-seats = Wer wo sitzt
web-table-lobby-title = { $game } zu { $number ->
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
    [7] siebt
   *[8] acht
}
web-table-lobby-owner = { $free ->
    [0] Alle Plätze sind besetzt.
    [one] Ein Platz ist frei; bleibt er es, nimmt ihn ein Bot ({ $level }).
   *[other] { $free } Plätze sind frei; bleiben sie es, nehmen sie Bots ({ $level }).
}
web-table-lobby-name = Deine Freunde sehen dich als { $name }. Wie heißt du?
web-table-watchers = Es schauen zu: { $names }
web-table-lobby-start = Karten austeilen
web-table-lobby-wait = Ausgeteilt wird, wenn alle da sind.
web-table-lobby-choose = Nimm einen freien Platz; ausgeteilt wird, wenn alle da sind.
web-table-lobby-full = Alle Plätze sind besetzt. Schau zu, oder deck an der Tür einen eigenen Tisch.
web-table-lobby-leave = Aufstehen
web-table-lobby-invite = Freunde einladen
web-table-lobby-you = du
web-table-lobby-here = da
web-table-lobby-free = frei
web-table-lobby-sit = Hier sitzen
web-table-lobby-bot = Wer auf Platz { $seat } spielt
web-table-begin = An den Tisch
web-table-how = Blauer Rand heißt wählbar; noch einmal wählen heißt ausführen. Gedrückt halten (oder Rechtsklick) erklärt es.

## After the game

web-table-score = Die Wertung
web-table-winner = hat gewonnen
web-table-you-won = Du hast gewonnen!
web-table-you-lost = Nicht dein Abend: Gewonnen haben andere.
web-table-rematch = Noch einmal
web-table-rematch-go = Zum nächsten Spiel
web-table-replay = Noch einmal ansehen
web-table-look = Den Tisch ansehen
web-table-result = Wie es ausging
web-table-shuffle = Das Mischen prüfen
web-table-seal = Siegel des Mischens: { $seal }
web-table-seed = Der Startwert war { $seed }. Dies muss das Siegel ergeben, das vor dem Austeilen stand:

## Weitermachen, das Tempo und der Weg hinaus
web-table-go-on = Weiter
web-table-until = bis ich dran bin
web-table-gone-on = Du machst weiter
web-table-hurry = Vorspulen
    .aside = Die Bots spielen ohne Pausen, bis du gefragt bist (Taste F)
web-table-side-settings = Einstellungen
web-table-owner = Dein Tisch
web-table-owner-quiet = Nur wer mitspielt, darf reden
web-table-owner-remove = { $name } wegschicken
web-table-owner-about = { $state ->
    [playing] { $name } muss gehen und kann an diesen Tisch nicht zurück. Ein Bot spielt auf dem Platz weiter.
   *[other] { $name } muss gehen und kann an diesen Tisch nicht zurück.
}
web-table-owner-sure = Ja, wegschicken
web-table-owner-stay = Bleiben lassen
web-table-quit = Endgültig gehen
web-table-quit-about = Ein Bot spielt an deiner Stelle weiter, mit deinen Karten. Auf diesen Platz führt kein Weg zurück.
web-table-quit-sure = Ja, endgültig gehen
web-table-quit-stay = Bleiben

## Coming late, leaving early

web-table-lobby-host = { $name } teilt aus, sobald alle da sind.
web-table-lobby-put-bot = Bot
web-table-sitting = Plätze und Namen
web-table-wished = Sobald der Gastgeber nickt, spielst du als { $name } weiter.
web-table-wish-not = Lieber zuschauen
web-table-wish-about = Wenn der Gastgeber nickt, spielst du mit der Hand eines Bots weiter.
web-table-wish-seat = Als { $name } weiterspielen
web-table-give-about = { $name } bekommt deinen Platz mit allen Karten, und du schaust zu.
web-table-give-sure = Ja, Platz abgeben
web-table-give = Meinen Platz { $name } geben
web-table-wants = { $name } möchte als { $seat } weiterspielen, anstelle des Bots.
web-table-wish-yes = Platz nehmen lassen
web-table-wish-no = Jetzt nicht
web-table-sit-late = Platz nehmen

## Called from elsewhere

web-call-turn = Du bist dran.
web-call-window = Jemand handelt: Du kannst reagieren.
web-call-ask = Soll dich eine Benachrichtigung rufen, wenn du dran bist?
web-call-yes = Ja, ruf mich
web-call-no = Nein
web-away-title = Während du weg warst
