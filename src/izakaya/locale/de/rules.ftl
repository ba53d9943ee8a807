### Die Regeln von Samurai Sword hinter einer Absage, je ein Satz.

rule-sword-W8 = Am Anfang deines Zuges ziehst du 2 Karten, bevor du spielst; Hideyoshi zieht 1 mehr, ebenso der Shōgun zu dritt.
rule-sword-W9 = In deinem Zug spielst du beliebig viele Karten, aber nur 1 Waffe, dazu 1 für jede Konzentration vor dir, 1 als Goemon und 1 als Shōgun zu dritt; eine Parade ist nur eine Antwort, und nach Belieben wird nicht abgeworfen.
rule-sword-W10 = Am Ende deines Zuges wirfst du auf 7 Karten ab.
rule-sword-W11 = Außerhalb deines Zuges spielst du Karten nur als Antwort.
rule-sword-W13 = Wer Harmlos ist (ohne Widerstand oder ohne Karten), kann nicht angegriffen werden und zählt bei der Schwierigkeit nicht mit.
rule-sword-W14 = Die Schwierigkeit ist der kürzere Weg um den Tisch zur anderen Person, ohne Harmlose, plus 1 für jede Rüstung dort und 1 für Benkei; sich selbst greift man nie an.
rule-sword-W15 = Eine Waffe erreicht, wessen Schwierigkeit höchstens ihre Reichweite ist.
rule-sword-W17 = Nur das Ziel darf parieren, mit einer einzigen Parade, und muss es nie.
rule-sword-W30 = Den Kampfschrei beantwortet man mit einer Parade, Jiu-Jitsu mit einer Waffe; sonst kostet es 1 Widerstand.
rule-sword-W32 = Geisha und Ablenkung brauchen eine andere Person, die so eine Karte hat.
rule-sword-W33 = Die Atemübung gibt dir deinen ganzen Widerstand zurück; die Karte zieht eine andere Person.
rule-sword-W34 = Nur ein Bushidō darf im Spiel sein; deckt er eine Waffe auf, gibst du eine Waffe von der Hand oder 1 Ehre.
rule-sword-W36 = Jeder Charakter hat eine eigene Fähigkeit und nutzt sie, sooft es geht.
rule-sword-W37 = Hanzō pariert nicht mit seiner einzigen Karte; Nobunaga gibt nie den letzten Widerstand, und nur für eine Karte, die sich ziehen lässt.
rule-sword-W38 = Ieyasu wählt nur beim Ziehen, und nur wenn etwas auf der Ablage liegt.
summary-sword = So geht es:
    · Shōgun und Samurai sind eine Seite, die Ninja eine andere, der Rōnin ist allein. Bekannt ist nur der Shōgun.
    · In deinem Zug ziehst du 2 Karten und spielst beliebig viele, aber nur eine Waffe (mit Konzentration mehr).
    · Eine Waffe erreicht, wessen Schwierigkeit höchstens ihre Reichweite ist. Wer den letzten Widerstand verliert, ist besiegt, gibt dafür 1 Ehre ab und steht im nächsten Zug wieder auf.
    · Ohne Widerstand oder ohne Karten bist du Harmlos: Niemand kann dich angreifen.
    · Geht der Stapel aus, verlieren alle 1 Ehre. Hat jemand keine mehr, ist das Spiel aus, und die Ehre wird nach Seiten gezählt. Steht nur noch eine Person, gewinnt ihre Seite sofort.

### Die Regeln von SAKE hinter einer Ablehnung.

rule-sake-K5 = Die Entfernung ist die Zahl der Schritte zwischen zwei Figuren, auf der einen oder anderen Seite des Kreises, durch alle dazwischen hindurch.
rule-sake-K6 = Eine Reichweite N braucht auf mindestens einer Seite genau N Schritte; eine Reichweite N+ braucht auf beiden Seiten N oder mehr. Niemand erreicht sich selbst.
rule-sake-K7 = Zwischen zwei Samurai und zwischen einem Lakaien und einem Feind liegt immer mindestens 1 Schritt; niemand kommt an jemandem vorbei.
rule-sake-K8 = Eine Karte spielt man für ein Aktionsfeld oder für ihren Text, nie für beides.
rule-sake-K9 = Ein Angriff braucht ein Ziel, das eine brauchbare eigene Waffe erreicht; ohne brauchbare Waffe reichen bloße Hände 1 Schritt weit.
rule-sake-K12 = Iaido: Solange du sitzt, stehst du auf, gehst 0 bis 2 Schritte und greifst an, alles in einem; danach muss etwas in Reichweite sein.
rule-sake-K13 = Du trinkst so viel, wie das Feld sagt, wenn Masu und freie Plätze es erlauben; ein Bewegungs- oder Trinkfeld von 0 kann man nicht spielen.
rule-sake-K14 = Ein Ereignis, das gar nichts bewirken könnte, kann man nicht spielen.
rule-sake-K15 = Waffen und Gegenstände liegen vor dir, nie zwei mit demselben Namen.
rule-sake-K16 = Ein Lakai wird neben dich gelegt, zu einem Nachbarn hin.
rule-sake-K17 = Unterbrechungen spielt man nur in einem fremden Zug; sie zählen zu keinem Limit.
rule-sake-K18 = Du spielst 2 Karten im Zug und 1 mehr für jeden Sake, den du dafür verbrennst.
rule-sake-K23 = Wirst du angegriffen, darfst du eine Karte für ihre Verteidigung spielen; gehaltene Waffe und Rüstung kommen dazu, aber ohne Karte gibt es keine Verteidigung.
rule-sake-K25 = Ein Lakai, aus der Hand abgeworfen, erspart dir allen Schaden eines Angriffs, aber kein Peinigen.
rule-sake-K29 = Wer Karten auf der Hand hat, wird im Uhrzeigersinn gefragt, solange noch etwas zu verhindern ist.
rule-sake-K30 = In einem fremden Zug handelst du nur, wenn du gefragt wirst oder bevor dich etwas trifft.
rule-sake-K32 = Höchstens 1 Sake auf jeder Waffe, jedem Gegenstand, auf dem Leben und auf der Samuraikarte. Was unter Sake liegt, wirkt nicht; auf dem Leben brennt keine Seele; auf der Samuraikarte schläft die Fähigkeit.
rule-sake-K34 = Verbrenn 1 Sake, um jederzeit eine Karte zu ziehen oder in Phase 1 deines Zuges eine mehr zu spielen.
rule-sake-K35 = Kosten in Sake zahlt man von einem anderen Platz als dem Gegenstand selbst; Gegenstände benutzt man in Phase 1 des eigenen Zuges.
rule-sake-K36 = Einmal in jedem Zug darfst du deine Seele verbrennen: Nimm Karten vom Leben auf die Hand und lass mindestens 1 liegen.
rule-sake-K37 = Heilen holt Wunden zurück; ohne Wunden gibt es nichts zu heilen.
rule-sake-K38 = Der Nachziehstapel wird aus der Ablage erneuert; ist nirgends eine Karte, wird nichts gezogen.
rule-sake-K40 = Ein Geist spielt Karten mit der Rückseite, und nur solche wie oben auf dem Nachziehstapel; er verbrennt nichts, und was Samurai betrifft, betrifft ihn nicht.
rule-sake-K41 = Ein Geist nutzt die Begeisterung, zieht eine Karte und stiehlt 1 Sake aus dem Masu oder peinigt einen Samurai.
rule-sake-K42 = Peinigen: Nenn einen lebenden Samurai und spiel Karten mit der Rückseite des Nachziehstapels; er verliert so viel Sake, weniger seine Verteidigung.
rule-sake-K43 = Ein Geist ist für einen Angriff immer in Reichweite, aber Ereignisse und Lakaien greifen keine Geister an.
summary-sake = So geht es:
    · Phase 1: Spiel bis zu 2 Karten, jede für ein Aktionsfeld (Angriff, Bewegung, Trinken) oder für ihren Text. Dann handeln deine Lakaien, du ziehst 2 Karten und wählst die Waffe, die du bereithältst.
    · Waffen treffen auf eine genaue Zahl von Schritten oder auf so viele und mehr (+). Angriff ist Feld + Waffe; Verteidigung ist Feld + gehaltene Waffe und braucht eine Karte. Jeder Schaden macht aus einer Karte Leben eine Wunde; ohne Leben stirbst du.
    · Getrunkener Sake kommt auf Waffen und Gegenstände, auf das Leben oder die Samuraikarte, und was darunter liegt, wirkt nicht. Jederzeit darfst du ihn für eine Karte verbrennen oder deine Seele: Karten vom Leben nehmen.
    · Die Toten werden Geister: Sie sehen nur die Rückseiten, stellen allerlei an, stehlen Sake aus dem Masu und peinigen die Lebenden.
    · Ist der Masu leer, haben alle noch einen Zug. Dann gewinnt der Samurai mit dem meisten Sake, wenn nicht alle Geister zusammen mehr haben.
