### Die Regeln von Samurai Sword, je ein Satz.

rule-sword-W1 = Rollen je nach Zahl der Spieler: immer der Shōgun, 1 Samurai ab 4 und 2 zu siebt, ein Rōnin ab 5, 2 Ninja bis zu 5 und 3 ab 6. Vor dem Ende wird nur der Shōgun gezeigt.
rule-sword-W2 = Alle haben einen zufälligen, offenen Charakter mit seinem ganzen Widerstand.
rule-sword-W3 = Ehrenpunkte am Anfang: der Shōgun 5 (zu dritt 6), alle anderen 3, zu sechst und siebt 4.
rule-sword-W4 = Karten am Anfang, im Uhrzeigersinn vom Shōgun aus: 4, dann 5, 5, dann 6, 6, dann 7, 7.
rule-sword-W5 = Der Shōgun beginnt, und es geht im Uhrzeigersinn; links ist der nächste Platz im Uhrzeigersinn, Harmlos oder nicht.
rule-sword-W6 = Am Anfang deines Zuges bekommst du, wenn du keinen Widerstand hast, den ganzen zurück; sonst nichts.
rule-sword-W7 = Liegt dann Bushidō vor dir, stellst du dich seiner Probe.
rule-sword-W8 = Am Anfang deines Zuges ziehst du 2 Karten, bevor du spielst; Hideyoshi zieht 1 mehr, ebenso der Shōgun zu dritt.
rule-sword-W9 = In deinem Zug spielst du beliebig viele Karten, aber nur 1 Waffe, dazu 1 für jede Konzentration vor dir, 1 als Goemon und 1 als Shōgun zu dritt; eine Parade ist nur eine Antwort, und nach Belieben wird nicht abgeworfen.
rule-sword-W10 = Am Ende deines Zuges wirfst du Karten ab, bis du 7 hast.
rule-sword-W11 = Außerhalb deines Zuges spielst du Karten nur als Antwort.
rule-sword-W12 = Harmlos bist du, solange du keinen Widerstand oder keine Handkarte hast; das gilt sofort und endet sofort.
rule-sword-W13 = Wer Harmlos ist (ohne Widerstand oder ohne Karten), kann nicht Ziel einer Waffe sein, wird von Schlachtruf und Jiu-Jitsu nicht berührt und zählt beim Schwierigkeitsgrad nicht mit; sonst ist er wie alle im Spiel.
rule-sword-W14 = Der Schwierigkeitsgrad ist der kürzere Weg um den Tisch zur anderen Person, ohne Harmlose, plus 1 für jede Rüstung dort und 1 für Benkei; sich selbst greift man nie an.
rule-sword-W15 = Eine Waffe erreicht jeden, dessen Schwierigkeitsgrad höchstens ihre Reichweite ist.
rule-sword-W16 = Der Schwierigkeitsgrad wird gemessen, wenn die Waffe gespielt wird; wer angreift, darf Harmlos sein und die letzte Karte spielen.
rule-sword-W17 = Nur das Ziel darf parieren, mit einer einzigen Parade, und muss es nie.
rule-sword-W18 = Eine nicht parierte Waffe verursacht ihre Verwundungen, plus 1 für jeden Blitzangriff der angreifenden Person und 1 für Musashi, gegen Ginchiyo 1 weniger, mindestens aber 1.
rule-sword-W19 = Die Waffe wird abgeworfen, ob sie trifft oder pariert wird; bei einem Treffer kommen erst Widerstand und Ehre, dann zieht, wer ziehen darf.
rule-sword-W20 = Wer den letzten Widerstandspunkt verliert, ist besiegt und gibt 1 Ehrenpunkt an die Person, die den Schlag geführt hat; Hand und Besitz bleiben.
rule-sword-W21 = War das der letzte Ehrenpunkt, ist das Spiel sofort aus.
rule-sword-W22 = Sobald der Stapel leer ist, wird die Ablage zum neuen Stapel, und alle verlieren 1 Ehrenpunkt.
rule-sword-W23 = Ohne Ablage gibt es keinen neuen Stapel, und kein Ehrenpunkt geht verloren, bis wieder eine Karte abgeworfen wird.
rule-sword-W24 = Das Spiel ist sofort aus, wenn jemand keine Ehrenpunkte mehr hat; alle Rollen werden gezeigt.
rule-sword-W25 = Punkte: Ehrenpunkte mal die Zahl der Rolle, plus 1 für jeden Daimyō auf der Hand, der nie vervielfacht wird und dem Rōnin nichts bringt. Shōgun ×1 (zu dritt ×2); Samurai ×2 zu viert oder sechst, ×1 zu fünft oder siebt; Ninja ×1 (zu viert der mit mehr Sternen ×2); Rōnin ×2 zu fünft, ×3 zu sechst oder siebt.
rule-sword-W26 = Kam die Niederlage, die das Spiel beendet, von der eigenen Seite, verliert diese Seite 3 Punkte.
rule-sword-W27 = Seiten zählen zusammen: Shōgun mit Samurai, alle Ninja, der Rōnin allein. Ninja gewinnen jeden ihrer Gleichstände; Shōgun und Samurai gewinnen einen Gleichstand mit dem Rōnin.
rule-sword-W28 = Hat nur noch eine Person Widerstand, gewinnt ihre Seite sofort; nicht zu dritt, und nicht, wenn sie gerade einen Freund gefällt hat.
rule-sword-W29 = Eine Parade beantwortet eine Waffe oder den Schlachtruf.
rule-sword-W30 = Den Schlachtruf beantwortet man mit einer Parade, Jiu-Jitsu mit einer Waffe; sonst kostet es 1 Widerstandspunkt.
rule-sword-W31 = Teezeremonie: Du ziehst 3 Karten, alle anderen 1. Daimyō: Du ziehst 2 Karten.
rule-sword-W32 = Ablenkung nimmt eine zufällige Karte aus einer anderen Hand; Geisha lässt eine andere Person einen Besitz abwerfen, den du nennst, oder eine zufällige Handkarte. So eine Karte muss es geben; der Schwierigkeitsgrad zählt nicht. Wenn der Tisch es erlaubt, darf die Geisha auch einen eigenen Besitz nennen, etwa Bushidō.
rule-sword-W33 = Die Atemübung gibt dir deinen ganzen Widerstand zurück; die Karte zieht eine andere Person.
rule-sword-W34 = Bushidō wird vor irgendjemanden gelegt, auch vor dich selbst; nur einer darf im Spiel sein. Nach der Erholung deckst du die oberste Karte auf und wirfst sie ab: Ist es eine Waffe, wirfst du eine Waffe von der Hand ab und Bushidō wandert nach links, oder du verlierst 1 Ehrenpunkt und er wird abgeworfen; sonst wandert er nach links. Der Shōgun zu dritt verliert dadurch keine Ehre.
rule-sword-W35 = Besitz bleibt vor dir und zählt zusammen: Rüstung für den Schwierigkeitsgrad, Konzentration für die Waffen im Zug, Blitzangriff für die Verwundungen.
rule-sword-W36 = Jeder Charakter hat eine eigene Fähigkeit, die er einsetzen darf, sooft es geht, wenn sie nichts anderes sagt. Ieyasu, Nobunaga, Hanzō und Goemon wählen; die der anderen gelten immer.
rule-sword-W37 = Hanzō pariert nicht mit seiner einzigen Karte; Nobunaga gibt nie den letzten Widerstandspunkt, und die anderen nur für eine Karte, die sich ziehen lässt.
rule-sword-W38 = Ieyasu wählt nur beim Ziehen, und nur wenn etwas auf der Ablage liegt.
rule-sword-W39 = Offen für alle: Charaktere, der Shōgun, Widerstand, Ehre, Zahl der Karten, Besitz und Ablage. Rollen und Hände sind geheim.
rule-sword-W40 = Ist das Spiel aus, wird nichts mehr gefragt, und niemand hat weniger als 0 Ehrenpunkte.
summary-sword = So geht es:
    · { $seats ->
        [3] Der Shōgun steht allein gegen zwei Ninja; alle wissen, wer wer ist.
        [4] Shōgun und Samurai sind eine Seite, die beiden Ninja die andere. Bekannt ist nur der Shōgun.
       *[other] Shōgun und Samurai sind eine Seite, die Ninja eine andere, der Rōnin ist allein. Bekannt ist nur der Shōgun.
    }
    · { $seats ->
        [3] In deinem Zug ziehst du 2 Karten (der Shōgun 3) und spielst beliebig viele, aber nur eine Waffe (der Shōgun zwei; mit Konzentration mehr).
       *[other] In deinem Zug ziehst du 2 Karten und spielst beliebig viele, aber nur eine Waffe (mit Konzentration mehr).
    }
    · Eine Waffe erreicht jeden, dessen Schwierigkeitsgrad höchstens ihre Reichweite ist. Wer den letzten Widerstandspunkt verliert, ist besiegt, gibt dafür 1 Ehrenpunkt ab und steht im nächsten Zug wieder auf.
    · Ohne Widerstand oder ohne Karten bist du Harmlos: Niemand kann dich angreifen.
    · { $seats ->
        [3] Ist der Stapel leer, verlieren alle 1 Ehrenpunkt. Hat jemand keinen mehr, endet das Spiel, und die Ehre wird nach Seiten gezählt; die des Shōguns zählt doppelt.
       *[other] Geht der Stapel aus, verlieren alle 1 Ehrenpunkt. Hat jemand keinen mehr, ist das Spiel aus, und die Ehre wird nach Seiten gezählt. Steht nur noch eine Person, gewinnt ihre Seite sofort.
    }
