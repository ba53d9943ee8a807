### Die Regeln von SAKE.

rule-sake-K1 = Alle bekommen einen zufälligen Samurai, setzen sich und halten ein Katana bereit; alle anderen Karten werden gemischt.
rule-sake-K2 = Du bekommst so viele Karten wie Lebenspunkte und 4 dazu: 4 sind deine Hand, der Rest ist, ungesehen, dein Leben. Wenn der Tisch es so will, suchen alle ihre Hand nach den Rückseiten aus.
rule-sake-K3 = Zwischen Nachbarn liegen 3 Schritte, und im Masu sind 2½ Sake je Spieler, aufgerundet; was nicht in der Schachtel ist, kann man nicht dazulegen.
rule-sake-K4 = Der älteste Spieler beginnt und heißt -san; es geht im Uhrzeigersinn.
rule-sake-K5 = Die Entfernung ist die Zahl der Schritte zwischen zwei Figuren, auf der einen oder anderen Seite des Kreises, durch alle dazwischen hindurch.
rule-sake-K6 = Eine Reichweite N braucht auf mindestens einer Seite genau N Schritte; eine Reichweite N+ braucht auf beiden Seiten N oder mehr. Niemand erreicht sich selbst.
rule-sake-K7 = Zwischen zwei Samurai und zwischen einem Lakaien und einem Feind liegt immer mindestens 1 Schritt; niemand kommt an jemandem vorbei.
rule-sake-K8 = Eine Karte spielt man für ein Aktionsfeld oder für ihren Text, nie für beides.
rule-sake-K9 = Ein Angriff braucht ein Ziel, das eine brauchbare eigene Waffe erreicht; ohne brauchbare Waffe reichen bloße Hände 1 Schritt weit. Wenn der Tisch es so will, dürfen bloße Hände auf 1 Schritt immer zuschlagen.
rule-sake-K10 = Nur eine Waffe zählt zu einem Angriff; ein Angriff der Stärke 0 ist erlaubt und kann beantwortet werden.
rule-sake-K11 = Beim Gehen nimmst du Schritte vor dir weg, legst sie hinter dich und schiebst eigene Lakaien vor dir her; beim ersten Mal stehst du auf, für immer.
rule-sake-K12 = Iaido: Solange du sitzt, stehst du auf, gehst 0 bis 2 Schritte und greifst an, alles in einem; danach muss etwas in Reichweite sein.
rule-sake-K13 = Du trinkst so viel, wie das Feld sagt, wenn der Masu und deine freien Plätze es erlauben. Ein Bewegungs- oder Trinkfeld mit 0 kann man nicht spielen; aber Sandalen machen aus Bewegung 0 eine 1.
rule-sake-K14 = Ein Ereignis, das gar nichts bewirken könnte, kann man nicht spielen.
rule-sake-K15 = Waffen und Gegenstände liegen vor dir, nie zwei mit demselben Namen.
rule-sake-K16 = Ein Lakai wird neben dich gelegt, zu einem Nachbarn hin.
rule-sake-K17 = Unterbrechungen spielt man nur in einem fremden Zug; sie zählen zu keinem Limit.
rule-sake-K18 = Du spielst 2 Karten im Zug und 1 mehr für jeden Sake, den du dafür verbrennst.
rule-sake-K19 = In Phase 2 geht jeder deiner Lakaien, bis er 1 Schritt vor dem ersten Feind steht, und greift mit dem Angriffsfeld der aufgedeckten Karte an.
rule-sake-K20 = Ein angegriffener Lakai deckt eine Karte für seine Verteidigung auf; jeder Schaden tötet ihn.
rule-sake-K21 = In Phase 3 ziehst du 2 Karten.
rule-sake-K22 = In Phase 4 wählst du die Waffe, die du bereithältst, oder keine; geht sie verloren, darfst du sofort eine andere nehmen.
rule-sake-K23 = Wirst du angegriffen, darfst du eine Karte für ihre Verteidigung spielen; gehaltene Waffe und Rüstung kommen dazu, aber ohne Karte gibt es keine Verteidigung.
rule-sake-K24 = Schaden ist Angriff minus Verteidigung: So viele Karten gehen vom Leben zu den Wunden.
rule-sake-K25 = Ein Lakai, aus der Hand abgeworfen, erspart dir allen Schaden eines Angriffs, aber kein Peinigen.
rule-sake-K26 = Fernangriffe sind die Waffen und Ereignisse, auf denen es steht; eine gehaltene Waffe schützt nicht davor.
rule-sake-K27 = Schwanken verhindert eine Bewegung, auch die eines Iaido; die Karte ist verbraucht, und aufgestanden wird trotzdem. Nach einem verhinderten Iaido können Ziel und Waffe neu gewählt werden, oder man lässt es gut sein.
rule-sake-K28 = Verschwommene Sicht verhindert einen Angriff jeder Art, auch den eines Lakaien, aber kein Peinigen.
rule-sake-K29 = Wer Karten auf der Hand hat oder Sake oder Seele dafür verbrennen könnte, wird im Uhrzeigersinn gefragt, solange noch etwas zu verhindern ist.
rule-sake-K30 = In einem fremden Zug handelst du nur, wenn du gefragt wirst oder bevor dich etwas trifft.
rule-sake-K31 = Mit mehr als 4 Karten auf der Hand wirfst du sofort auf 4 ab; wer von der Hand abwirft, wählt.
rule-sake-K32 = Höchstens 1 Sake auf jeder Waffe, jedem Gegenstand, auf dem Leben und auf der Samuraikarte. Was unter Sake liegt, wirkt nicht; auf dem Leben brennt keine Seele; auf der Samuraikarte schläft die Fähigkeit.
rule-sake-K33 = Eine Karte, die das Spiel verlässt, nimmt den Sake auf ihr mit hinaus.
rule-sake-K34 = Verbrenn 1 Sake, um jederzeit eine Karte zu ziehen oder in Phase 1 deines Zuges eine mehr zu spielen. Die Waffe oder der Gegenstand, von dem du ihn für eine Karte mehr verbrennst, hilft dieser Karte nicht.
rule-sake-K35 = Kosten in Sake zahlt man von einem anderen Platz als dem Gegenstand selbst, und sie sind verloren, auch wenn die Wirkung verhindert wird. Gegenstände benutzt man in Phase 1 des eigenen Zuges; einer, der Sake kostet, ist dann verbraucht und wird abgeworfen. Wenn der Tisch Gegenstände behält, bleibt er und wirkt, sooft man zahlen kann.
rule-sake-K36 = Einmal in jedem Zug darfst du deine Seele verbrennen: Nimm Karten vom Leben auf die Hand und lass mindestens 1 liegen.
rule-sake-K37 = Heilen holt Wunden zurück; ohne Wunden gibt es nichts zu heilen.
rule-sake-K38 = Der Nachziehstapel wird aus der Ablage erneuert; ist nirgends eine Karte, wird nichts gezogen.
rule-sake-K39 = Ohne eine Karte im Leben bist du tot: Sake, Hand, Waffen, Gegenstände und Lakaien sind weg, die Wunden werden deine Hand, und von den Strecken neben dir bleibt nur die kürzere.
rule-sake-K40 = Ein Geist spielt Karten mit der Rückseite, und nur solche wie oben auf dem Nachziehstapel; er verbrennt nichts, und was Samurai betrifft, betrifft ihn nicht.
rule-sake-K41 = Ein Geist nutzt die Begeisterung, zieht eine Karte und stiehlt 1 Sake aus dem Masu oder peinigt einen Samurai.
rule-sake-K42 = Peinigen: Nenn einen lebenden Samurai und spiel Karten mit der Rückseite des Nachziehstapels; er verliert so viel Sake, weniger seine Verteidigung.
rule-sake-K43 = Ein Geist ist für einen Angriff immer in Reichweite, aber Ereignisse und Lakaien greifen keine Geister an.
rule-sake-K44 = Ist der Masu leer, beginnt der Sudden Death: Dieser Zug ist der erste der letzten Runde, und alle anderen haben noch einen.
rule-sake-K45 = Dann gewinnt der lebende Samurai mit dem meisten Sake, wenn nicht alle Geister zusammen mehr haben als jeder Samurai.
rule-sake-K46 = Ist die Spitze geteilt, scheiden alle mit weniger für immer aus, und es folgt noch eine Runde; nach 10 solchen Runden wird der Sieg geteilt. Ist nur ein Samurai übrig und hat niemand Sake, gewinnt dieser Samurai sofort.
rule-sake-K47 = Lebt kein Samurai mehr, gewinnen sofort die Geister; lebt noch einer, geht das Spiel weiter.
rule-sake-K48 = Nach 40 Zügen des ersten Spielers wird der Masu abgeräumt, und der Sudden Death beginnt.
summary-sake = So geht es:
    · Phase 1: Spiel bis zu 2 Karten, jede für ein Aktionsfeld (Angriff, Bewegung, Trinken) oder für ihren Text. Dann handeln deine Lakaien, du ziehst 2 Karten und wählst die Waffe, die du bereithältst.
    · Waffen treffen auf eine genaue Zahl von Schritten oder auf so viele und mehr (+). Angriff ist Feld + Waffe; Verteidigung ist Feld + gehaltene Waffe und braucht eine Karte. Jeder Schaden macht aus einer Karte Leben eine Wunde; ohne Leben stirbst du.
    · Getrunkener Sake kommt auf Waffen und Gegenstände, auf das Leben oder die Samuraikarte, und was darunter liegt, wirkt nicht. Jederzeit darfst du ihn für eine Karte verbrennen oder deine Seele: Karten vom Leben nehmen.
    · Die Toten werden Geister: Sie sehen nur die Rückseiten, stellen allerlei an, stehlen Sake aus dem Masu und peinigen die Lebenden.
    · Ist der Masu leer, haben alle noch einen Zug. Dann gewinnt der Samurai mit dem meisten Sake, wenn nicht alle Geister zusammen mehr haben.
