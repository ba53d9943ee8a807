### Die Regeln von Samurai Sword hinter einer Absage, je ein Satz.

rule-sword-W8 = Am Anfang deines Zuges ziehst du 2 Karten, bevor du spielst.
rule-sword-W9 = In deinem Zug spielst du beliebig viele Karten, aber nur 1 Waffe, dazu 1 für jede Konzentration vor dir; eine Parade ist nur eine Antwort, und nach Belieben wird nicht abgeworfen.
rule-sword-W10 = Am Ende deines Zuges wirfst du auf 7 Karten ab.
rule-sword-W11 = Außerhalb deines Zuges spielst du Karten nur als Antwort.
rule-sword-W13 = Wer Harmlos ist (ohne Widerstand oder ohne Karten), kann nicht angegriffen werden und zählt bei der Schwierigkeit nicht mit.
rule-sword-W14 = Die Schwierigkeit ist der kürzere Weg um den Tisch zur anderen Person, ohne Harmlose, plus 1 für jede Rüstung dort; sich selbst greift man nie an.
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
