### Wie man die beiden Spiele spielt, für Leute, die die Schachteln nie gesehen haben, und das Kartenverzeichnis. Diese Datei liest nur der Browser.
### Ein Wort zwischen *Sternchen* wird fett gezeigt.

guide-sword = Samurai Sword in fünf Minuten
    .lead = Ein Shōgun, treue Samurai, verborgene Ninja, vielleicht ein einsamer Rōnin und ein Tisch voller Leute, denen man nicht ganz trauen kann. Alle kämpfen um Ehre. Und niemand scheidet je aus: Wer fällt, steht wieder auf.

guide-sword-goal = Was du willst
    .sides = Es gibt drei Seiten. Der *Shōgun* und die *Samurai* halten zusammen, die *Ninja* stehen gegen sie, und der *Rōnin* steht allein. Deine Rollenkarte sagt dir, wohin du gehörst.
    .secret = Der Shōgun ist der Einzige, den alle kennen. Alle anderen halten ihre Rolle bis zum Ende geheim, und auch Freunde kennen einander nicht. Sieh hin, wer wen angreift, und hör zu, was geredet wird.
    .honour = Alle haben einige *Ehrenpunkte*. Sobald jemand keinen mehr hat, ist das Spiel aus: Jede Seite zählt ihre Punkte zusammen, und die meisten Punkte gewinnen.

guide-sword-before = Was vor dir liegt
    .character = Dein *Charakter* liegt offen: ein Name, eine Fähigkeit und ein *Widerstand* von 4 oder 5. So viele Verwundungen hältst du aus, bevor du fällst.
    .honour = Auch deine Ehre liegt offen. Du gewinnst sie, wenn du andere besiegst, und gibst sie ab, wenn du besiegt wirst.
    .hand = Deine Hand ist geheim. Es gibt drei Arten von Karten: *Waffen* (rot) zum Angreifen, *Besitz* (blau), der vor dir liegen bleibt, und *Aktionen* (gelb), die einmal wirken und dann abgeworfen werden.

guide-sword-reading = Die Kusarigama: ihre Reichweite in der Ecke, ein Tropfen für jede Verwundung.
    .range = Reichweite
    .wounds = Verwundungen

guide-sword-turn = Dein Zug
    .recover = *Erholen.* Hast du keinen Widerstand mehr, stehst du auf und bekommst ihn ganz zurück. Hast du noch 1 oder mehr, geschieht nichts.
    .bushido = *Bushidō.* Liegt diese Karte vor dir, stellt sie dich jetzt auf die Probe.
    .draw = *Zieh* 2 Karten.
    .play = *Spiel* beliebig viele Karten, in beliebiger Reihenfolge, aber nur eine Waffe. Jede Konzentration vor dir erlaubt eine Waffe mehr.
    .discard = *Wirf* auf 7 Karten *ab*, wenn du mehr hast. Bis dahin darf deine Hand wachsen, wie sie will.
    .next = Dann ist die Person links von dir am Zug. Es geht im Uhrzeigersinn, und der Shōgun beginnt.

guide-sword-attack = Angreifen
    .weapon = Eine Waffe hat zwei Zahlen: ihre *Reichweite* und ihre *Verwundungen*. Such dir jemanden aus, den sie erreicht; danach wird sie abgeworfen, ob sie trifft oder nicht.
    .difficulty = Wie schwer jemand zu erreichen ist, heißt *Schwierigkeitsgrad*. Zähl die Plätze von dir aus auf dem kürzeren Weg: Dein Nachbar ist 1, die Person dahinter 2 und so weiter.
    .armour = Jede Rüstung, die dort liegt, erhöht den Schwierigkeitsgrad um 1, und bei Benkei ist er von Natur aus um 1 höher. Deine eigene Rüstung behindert dich nie.
    .reach = Ist der Schwierigkeitsgrad nicht höher als die Reichweite, darfst du zuschlagen.
    .hit = Wird nicht pariert, verliert das Ziel so viele Widerstandspunkte, wie die Waffe Verwundungen bringt, und 1 mehr für jeden Blitzangriff vor dir.
    .picture = Du hast eine Kusarigama, Reichweite 2. Sie erreicht deine beiden Nachbarn und links auch die Person dahinter. Rechts liegt dort eine Rüstung: 2 + 1 = 3, zu weit. Gegenüber ist es ebenfalls 3.

guide-sword-defend = Wenn du angegriffen wirst
    .parry = Du, und nur du, darfst mit einer *Parade* antworten. Dann geschieht gar nichts. Du musst nie, und es darf sogar deine letzte Karte sein.
    .asked = Du wirst immer gefragt, ob du eine Parade hast oder nicht. So verrät die Frage nichts.
    .all = Zwei Karten gehen gegen alle zugleich. Auf den *Schlachtruf* antwortest du mit einer Parade, auf *Jiu-Jitsu* mit einer Waffe von der Hand, oder du erleidest 1 Verwundung.

guide-sword-harmless = Harmlos
    .when = Ohne Widerstand oder ohne Handkarten bist du *Harmlos*. Das gilt sofort und endet sofort.
    .then = Keine Waffe darf auf dich zielen, Schlachtruf und Jiu-Jitsu gehen an dir vorbei, und dein Platz wird beim Schwierigkeitsgrad übersprungen: Wer hinter dir sitzt, rückt näher.
    .still = Alles andere trifft dich weiterhin. Tee gibt es auch für dich, und eine Geisha kann immer vorbeikommen.

guide-sword-fall = Fallen und Ehre verlieren
    .defeat = Wer den letzten Widerstandspunkt verliert, ist *besiegt* und gibt 1 Ehrenpunkt an die Person, die den Schlag geführt hat. Hand und Besitz bleiben, und im nächsten eigenen Zug steht man wieder auf den Beinen.
    .deck = Geht der Stapel aus, wird die Ablage zu einem neuen gemischt, und *alle* verlieren 1 Ehrenpunkt. Die Zeit arbeitet für niemanden.

guide-sword-cards = Karten, die man kennen sollte
    .properties = *Besitz* bleibt vor dir liegen, und mehrere gleiche zählen zusammen. Rüstung hält die Leute fern, Konzentration gibt dir eine Waffe mehr im Zug, ein Blitzangriff lässt deine Waffen tiefer schneiden.
    .bushido = *Bushidō* legst du vor wen du willst, aber nur einer darf im Spiel sein. In jedem ihrer Züge deckt diese Person die oberste Karte des Stapels auf. Ist es eine Waffe: eine Waffe von der Hand abwerfen und Bushidō nach links geben, oder 1 Ehrenpunkt verlieren und ihn los sein. Ist es etwas anderes, wandert Bushidō einfach nach links.
    .more = *Karten für dich:* Der Daimyō bringt 2; die Teezeremonie 3, und 1 für alle anderen.
    .less = *Karten von anderen:* Ablenkung nimmt eine zufällige Karte aus einer Hand; die Geisha wirft einen Besitz ab, den du nennst, oder eine zufällige Handkarte. Die Entfernung ist hier egal.
    .breathing = *Luft holen:* Die Atemübung gibt dir deinen ganzen Widerstand zurück; dann zieht eine andere Person deiner Wahl eine Karte.

guide-sword-end = Das Ende und die Punkte
    .score = Deine Punkte sind deine Ehre mal die Zahl deiner Rolle (in der Tabelle unten), dazu 1 für jeden Daimyō, den du noch auf der Hand hast. Dem Rōnin bringt ein Daimyō nichts.
    .ties = Die Ninja gewinnen jeden Gleichstand, an dem sie beteiligt sind. Shōgun und Samurai gewinnen einen Gleichstand mit dem Rōnin.
    .friend = Vorsicht mit Freunden: Trifft der Schlag, der das Spiel beendet, jemanden von der eigenen Seite, verliert diese Seite 3 Punkte.
    .master = *Der Schwertmeister:* Hat nur noch eine Person am Tisch Widerstand, ist das Spiel sofort aus, und ihre Seite gewinnt, wie es um die Ehre auch steht. Nicht aber, wenn der letzte Schlag einen Freund gefällt hat: Dann werden die Punkte gezählt.

guide-sword-players = Je nach Zahl der Spieler
    .players = Spieler
    .roles = Rollen
    .honour = Ehre
    .worth = Ehre zählt
    .samurai = { $number ->
        [one] Samurai
       *[other] { $number } Samurai
    }
    .ninja = { $number } Ninja
    .honours = Shōgun { $shogun }, die anderen { $others }
    .three = Zu dritt steht der Shōgun allein gegen zwei Ninja. Dafür zieht er 3 Karten, darf 2 Waffen spielen und verliert durch Bushidō keine Ehre. Einen Schwertmeister gibt es nicht.
    .four = Zu viert zählt die Ehre für den Ninja mit mehr Sternen doppelt, für den anderen einfach.
    .hands = Der Shōgun beginnt mit 4 Karten, die beiden nächsten im Uhrzeigersinn mit 5, die beiden danach mit 6, die letzten beiden mit 7.

guide-sword-tips = Für den ersten Abend
    .parry = Behalte möglichst eine Parade. Eine Hand voller Stahl sieht prächtig aus und schützt niemanden.
    .early = Leg Besitz früh aus: Er wirkt in jedem Zug und füllt dir nicht die Hand.
    .count = Rechne nach, bevor du jemanden triffst, der nur noch 1 Ehrenpunkt hat: Wer gewinnt, wenn das Spiel jetzt endet?

guide-sword-words = Kleines Wörterbuch
guide-sword-word-honour = Ehre
    .means = worum gespielt wird; bei 0 ist das Spiel aus
guide-sword-word-resilience = Widerstand
    .means = wie viele Verwundungen du noch aushältst
guide-sword-word-difficulty = Schwierigkeitsgrad
    .means = wie weit jemand entfernt ist: Plätze, dazu Rüstung
guide-sword-word-range = Reichweite
    .means = der höchste Schwierigkeitsgrad, den eine Waffe erreicht
guide-sword-word-harmless = Harmlos
    .means = ohne Widerstand oder ohne Karten; nicht anzugreifen
guide-sword-word-property = Besitz
    .means = eine blaue Karte, die vor dir liegen bleibt
guide-sword-word-left = Links
    .means = der nächste Platz im Uhrzeigersinn, Harmlos oder nicht

guide-sake = SAKE in fünf Minuten
    .lead = Eine Herberge, ein Kasten Sake und viel zu viele Samurai. Trink mehr als die anderen und bleib am Leben. Und wenn du nicht am Leben bleibst, macht es auch nichts: Als Geist trinkt man weiter.

guide-sake-goal = Was du willst
    .win = In der Mitte steht der *Masu*, ein Holzkasten voll Sake. Ist er leer, wird eine letzte Runde gespielt. Dann gewinnt der lebende Samurai mit dem meisten Sake.
    .spirits = Die Toten sind nicht draußen. Sie werden *Geister* und spielen als eine Mannschaft: Haben sie zusammen mehr Sake als jeder Samurai, gehört der Sieg ihnen.
    .burden = Sake ist der Preis und zugleich die Plage. Jeder Becher steht auf etwas von dir, und was darunter liegt, wirkt nicht.

guide-sake-card = Eine Karte, zwei Lesarten
    .boxes = Am linken Rand sind vier *Aktionsfelder*: Angriff, Verteidigung, Bewegung, Trinken. Der Rest ist der *Text*: eine Waffe, ein Gegenstand, ein Ereignis, ein Lakai oder eine Unterbrechung.
    .either = Du spielst eine Karte für eines ihrer Felder *oder* für ihren Text, nie für beides.
    .backs = Alle sehen die *Rückseiten* deiner Karten: mühsam, streitsüchtig oder schlaftrunken. Den Lebenden sagen sie wenig, den Geistern alles.
    .start = Du beginnst im Sitzen, mit einem Katana, 4 Karten auf der Hand und einem Stapel verdeckter Karten: deinem *Leben*. Niemand weiß, was darin liegt, auch du nicht.

guide-sake-reading = Ein Wakizashi: vier Felder (eine blasse 0 zählt nicht), unten der Text in Zeichen und in der Ecke die Rückseite.
    .attack = Angriff
    .defence = Verteidigung
    .movement = Bewegung
    .drinking = Trinken
    .text = Text
    .back = Rückseite

guide-sake-circle = Der Kreis
    .steps = Zwischen Nachbarn liegen *Schritte*, am Anfang 3. Die Entfernung ist die Zahl der Schritte zwischen zwei Personen. Gezählt wird auf der einen oder der anderen Seite des Kreises, mitten durch alle hindurch, die dazwischen stehen.
    .exact = Eine Reichweite von 1, 2 oder 3 braucht *genau* so viele Schritte, auf mindestens einer Seite.
    .far = Eine Reichweite mit Plus, etwa 4+, braucht so viele oder mehr, und zwar auf *beiden* Seiten.
    .gap = Zwischen zwei Samurai liegt immer mindestens 1 Schritt, und niemand kommt je an jemandem vorbei.
    .picture = Dein Katana (1) erreicht Tomoe, ein No-Dachi (2) Jūbei, ein Yumi (4+) Masako: 4 Schritte auf der einen Seite, 5 auf der anderen. Mit einer Naginata (3) würdest du niemanden erreichen.

guide-sake-turn = Dein Zug
    .play = *Spiel* bis zu 2 Karten. Für jeden Sake, den du verbrennst, darfst du eine mehr spielen.
    .minions = *Lakaien.* Deine Lakaien im Kreis gehen und schlagen von selbst.
    .draw = *Zieh* 2 Karten. Sobald du mehr als 4 hast, wirfst du bis auf 4 ab.
    .wield = *Bereithalten.* Wähl die Waffe, die dich bis zu deinem nächsten Zug schützt.

guide-sake-do = Was eine Karte kann
    .attack = *Angriff:* Such dir jemanden aus, den eine deiner Waffen erreicht. Die Stärke ist das Feld plus die Waffe. Ohne brauchbare Waffe kämpfst du mit bloßen Händen, auf 1 Schritt.
    .move = *Bewegung:* Geh bis zu so viele Schritte auf einen Nachbarn zu. Jeder Schritt wird vor dir weggenommen und hinter dir hingelegt. Beim ersten Mal stehst du auf, und dabei bleibt es.
    .iaido = *Iaido:* Ein einziges Mal, solange du sitzt, darf ein Angriff mit einem Sprung beginnen: aufstehen, 0 bis 2 Schritte umsonst, zuschlagen.
    .drink = *Trinken:* Nimm so viel Sake aus dem Masu.
    .gear = *Waffe oder Gegenstand:* Leg die Karte vor dich, nie zwei mit demselben Namen. Ein Gegenstand, der Sake kostet, wird im eigenen Zug benutzt und dann abgeworfen.
    .minion = *Lakai:* Leg ihn neben dich, zu einem Nachbarn hin.
    .event = *Ereignis:* Tu, was darauf steht.
    .interrupt = *Unterbrechungen* sind für fremde Züge: Schwanken verhindert eine Bewegung, Verschwommene Sicht einen Angriff.

guide-sake-defend = Wenn du angegriffen wirst
    .card = Spiel eine Karte für ihr Verteidigungsfeld. Die Waffe, die du bereithältst, gibt ihre Verteidigung dazu, nur nicht gegen Fernangriffe; eine Behelfsrüstung gibt 1. Ohne Karte gibt es überhaupt keine Verteidigung.
    .damage = Für jeden Punkt, der durchkommt, wandert die oberste Karte deines Lebens zu deinen *Wunden*.
    .minion = Oder wirf einen Lakaien von der Hand ab, auch noch nach einer zu schwachen Verteidigung: gar kein Schaden.
    .example = Zum Beispiel: Feld 3 und No-Dachi 5 ergeben 8. Du spielst eine 2 und hältst dein Katana bereit, das 2 dazugibt. 8 − 4 = 4 Wunden.

guide-sake-sake = Sake und Seele
    .place = Jeder Sake wird sofort abgestellt: einer auf jeder Waffe und jedem Gegenstand, einer auf deinem Leben, einer auf deiner Samuraikarte. Dort bleibt er.
    .gear = *Auf einer Waffe oder einem Gegenstand:* Diese Karte wirkt nicht.
    .life = *Auf dem Leben:* Er zählt als ein Lebenspunkt und geht zuerst verloren, aber deine Seele kann nicht brennen.
    .board = *Auf der Samuraikarte:* Deine Fähigkeit schläft, und du redest wie betrunken.
    .burn = *Verbrenn einen Sake,* fast jederzeit: Zieh eine Karte. Oder spiel im eigenen Zug eine Karte mehr, aber nicht mit der Waffe oder dem Gegenstand, auf dem er stand. Verbrannter Sake ist weg und zählt für niemanden.
    .soul = *Verbrenn deine Seele,* einmal in jedem Zug, auch in fremden: Nimm beliebig viele Karten oben von deinem Leben auf die Hand, aber lass mindestens 1 liegen.

guide-sake-minions = Lakaien
    .walk = Ein Lakai geht bis zu 2 Schritte, bis er 1 Schritt vor dem ersten Feind auf seinem Weg steht. Dann greift er an, mit dem Angriffsfeld der obersten Karte des Nachziehstapels.
    .fall = Wird er selbst angegriffen, gibt die oberste Karte seine Verteidigung an. Jeder Schaden tötet ihn.

guide-sake-death = Der Tod und was danach kommt
    .die = Ohne eine Karte im Leben bist du tot. Dein Sake, deine Waffen, Gegenstände und Lakaien sind weg, deine Wunden werden deine Hand, und von den beiden Strecken neben dir bleibt nur die kürzere.
    .backs = Ein *Geist* achtet nur auf Rückseiten: Er darf nur Karten spielen, deren Rückseite gerade oben auf dem Nachziehstapel liegt.
    .elation = Sein Zug beginnt mit der *Begeisterung,* je nach der obersten Rückseite. Mühsam: einen Schritt dazulegen oder wegnehmen. Streitsüchtig: einen Sake eines Samurai auf einen anderen Platz desselben Samurai stellen. Schlaftrunken: Eine zufällige Karte geht von der Hand eines Samurai zu einem anderen.
    .deed = Dann zieht er eine Karte und stiehlt 1 Sake aus dem Masu oder peinigt jemanden.
    .torment = *Peinigen:* Er nennt einen Samurai und spielt passende Karten; andere Geister dürfen ihre dazulegen. Der Samurai verteidigt sich wie immer mit einer Karte und verliert den Rest in Sake, an die Geister.
    .struck = Einen Geist kann man von überall treffen. Er verliert 1 Sake je Schaden, außer ein Geist wirft eine passende Karte ab: Dann *verblasst* er, und nichts geschieht.

guide-sake-end = Das Ende
    .sudden = Sobald der Masu leer ist, beginnt der *Sudden Death.* Dieser Zug ist der erste der letzten Runde; alle anderen haben noch genau einen, auch die Geister.
    .count = Nun wird der Sake gezählt. Unter den Lebenden gewinnt, wer am meisten hat; haben aber die Geister zusammen mehr als jeder Samurai, gewinnen sie.
    .tie = Gleichstand an der Spitze? Wer weniger hat, verlässt den Tisch für immer (Seppuku), und es folgt noch eine Runde.
    .none = Lebt kein Samurai mehr, gewinnen sofort die Geister.
    .closing = Und wenn niemand auszutrinken wagt: Nach 40 Zügen des ersten Spielers ist Sperrstunde, und der Masu wird abgeräumt.

guide-sake-players = Je nach Zahl der Spieler
    .players = Spieler
    .masu = Sake im Masu
    .steps = Schritte im Kreis
    .two = Leben nur noch zwei Samurai, liegt zwischen ihnen nur eine Strecke, die kürzere. Der Letzte spielt allein weiter, bis der Sake alle ist.
    .places = Wenn du dich auskennst, wähl einen Ort mit eigener Regel: eine Brennerei, eine heiße Quelle, einen Bambushain, eine Hängebrücke.

guide-sake-tips = Für den ersten Abend
    .place = Trink früh, und stell den ersten Becher dorthin, wo er am wenigsten stört: auf einen Gegenstand, den du nicht brauchst, oder auf das Leben.
    .defence = Behalte eine Karte mit guter Verteidigung. Ein bereitgehaltenes Schwert allein schützt niemanden.
    .back = Zähl in der letzten Runde die Becher, bevor du zuschlägst: Ein Geist mehr kann schlimmer sein als ein Rivale.

guide-sake-words = Kleines Wörterbuch
guide-sake-word-masu = Masu
    .means = der Holzkasten mit dem Sake für alle
guide-sake-word-step = Schritt
    .means = ein Stein im Kreis; die Schritte sind die Entfernung
guide-sake-word-life = Leben und Wunden
    .means = zwei Stapel verdeckter Karten; ohne Leben bist du tot
guide-sake-word-wield = Bereithalten
    .means = die eine Waffe führen, die deiner Verteidigung hilft
guide-sake-word-ranged = Fernangriff
    .means = ein Angriff von weitem; eine gehaltene Waffe hilft dagegen nicht
guide-sake-word-burn = Verbrennen
    .means = einen Sake oder einen Teil des Lebens für Karten hergeben
guide-sake-word-sitting = Sitzen
    .means = so beginnen alle; nur wer sitzt, kann zum Iaido aufspringen
guide-sake-word-spirit = Geist
    .means = ein toter Samurai, der immer noch Durst hat

guide-rules = Die Regeln, Nummer für Nummer
    .lead = Jede in einem Satz. Die kleinen Nummern im Text oben führen hierher.
    .contents = Auf dieser Seite
    .other = Das andere Spiel: { $game }
    .cards = Alle Karten
    .mark = Regel { $number }

guide-cards = Alle Karten
    .lead = Jede Karte, jede Person und jeder Ort der beiden Spiele.
    .gallery = Die Galerie: alle Zeichnungen und Klänge, in jedem Licht
    .search = Suchen
    .hint = Name oder Text
    .game = Spiel
    .kind = Art
    .all = Alle
    .found = { $number ->
        [0] Hier passt nichts. Versuch ein anderes Wort oder nimm einen Filter weg.
        [one] 1 Eintrag
       *[other] { $number } Einträge
    }
    .count = { $number } im Stapel
    .boxes = Felder
    .back = Rückseite
    .copies = { $number } ×
    .link = Link zu { $name }
guide-cards-kind-weapon = Waffen
guide-cards-kind-property = Besitz
guide-cards-kind-action = Aktionen
guide-cards-kind-item = Gegenstände
guide-cards-kind-event = Ereignisse
guide-cards-kind-interrupt = Unterbrechungen
guide-cards-kind-minion = Lakaien
guide-cards-kind-person = Personen
guide-cards-kind-role = Rollen
guide-cards-kind-place = Orte
guide-cards-resilience = Widerstand { $number }
guide-cards-life = Leben { $number }
guide-cards-ronin = Du bist allein, aber deine Ehre zählt am Ende doppelt oder dreifach. Trau niemandem.
