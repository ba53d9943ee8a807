## Der erste Abend bei Samurai Sword (src/izakaya/lessons/sword).

lesson-sword = Samurai Sword: der erste Abend
lesson-sword-chapter-blade = Klingen im Dunkeln
lesson-sword-chapter-honour = Der letzte Ehrenpunkt

lesson-sword-welcome = Guten Abend! Du bist Hideyoshi, und an diesem Tisch verbirgt jeder etwas. Spielen wir ein wenig, ich bleibe neben dir.
lesson-sword-role = Deine Rolle kennst nur du: Du bist ein Ninja. Irgendwo am Tisch sitzt noch einer, und gemeinsam wollt ihr, dass die Seite des Shōguns verliert.
lesson-sword-shogun = Benkei ist der Shōgun, das dürfen alle wissen. Jemand anders ist sein treuer Samurai. Die grünen Perlen sind der Widerstand: was einer noch aushält. Die Blüten sind die Ehre: um sie wird gespielt.
lesson-sword-difficulty = Wie schwer jemand zu erreichen ist, sagt der Schwierigkeitsgrad: die Plätze von dir bis dorthin. Benkei sitzt 2 Plätze entfernt und ist schwerer zu erreichen als andere: für dich also 3.
lesson-sword-weapon = Das Nodachi reicht bis Schwierigkeitsgrad 3 und bringt 3 Verwundungen; Kiseru und Bokken reichen nur zu den Nachbarn. Eine Waffe je Zug: Triff Benkei mit dem Nodachi.
lesson-sword-not-him = Halt: Das könnte dein eigener Gefährte sein! Nur von Benkei weißt du, wer er ist. Triff ihn mit dem Nodachi.
lesson-sword-hit = Keine Parade! Benkei verliert 3 von 5 Widerstandspunkten.
lesson-sword-property = Ein Besitz bleibt vor dir liegen. Mit der Rüstung bist du für alle um 1 schwerer zu erreichen. Leg sie aus.
lesson-sword-laid = Da liegt sie: Selbst deine Nachbarn brauchen jetzt eine Waffe, die bis 2 reicht.
lesson-sword-battlecry = Ein Schlachtruf trifft alle anderen auf einmal: Jeder spielt eine Parade oder erleidet 1 Verwundung. Lass ihn hören!
lesson-sword-cried = Goemon hatte eine Parade; Benkei und Tomoe haben je 1 verloren. Benkei hat nur noch 1 Widerstandspunkt.
lesson-sword-end = Die Geisha hat Zeit. Beende deinen Zug.
lesson-sword-parry = Goemon greift dich mit einer Waffe an, die bis 2 reicht. Eine Parade hält sie ganz auf. Spiel sie!
lesson-sword-parry-it = Du könntest den Treffer einstecken, aber 2 Verwundungen sind die Hälfte von dem, was du aushältst. Parier!
lesson-sword-jujutsu = Jiu-Jitsu ist wie ein Schlachtruf, nur antwortet man mit einer Waffe statt mit einer Parade. Gib das Bokken her, das schwächere.
lesson-sword-keep-kiseru = Das ginge auch, aber die Kiseru bringt 2 Verwundungen: Behalte sie für deinen Zug und gib das Bokken.
lesson-sword-answer-it = Die Verwundung musst du nicht einstecken: Gib das Bokken her.
lesson-sword-thrown = Goemon ist auf dich losgegangen, sobald er konnte, und alle anderen hatten eine Antwort. Merk dir das.
lesson-sword-harmless = Tomoe hat den Shōgun gefällt! Wer keinen Widerstand oder keine Karten hat, ist Harmlos: Man kann ihn nicht angreifen, und er zählt nicht als Platz. In seinem nächsten Zug steht er mit voller Kraft wieder auf.
lesson-sword-honour = Wer gefällt wird, gibt dem Sieger 1 Ehrenpunkt. Hat jemand keinen mehr, ist das Spiel aus, und die Ehre jeder Seite wird gezählt.
lesson-sword-guess = Nun rate die Rollen: Tomoe hat den Shōgun getroffen, Goemon dich, nachdem du den Shōgun getroffen hattest. Wer ist dein Gefährte, wer der treue Samurai? Triff den Samurai mit einer Kiseru.
lesson-sword-partner = Würde ein Samurai den eigenen Shōgun fällen? Tomoe muss zu dir gehören. Goemon ist es.
lesson-sword-guessed = Gut geraten: 2 Verwundungen. Sicher bist du nie. An diesem Tisch wird gelogen, und die Rollen zeigen sich erst am Ende.

lesson-sword-later = Später. Benkei ist mehrmals gefällt worden: Er hat nur noch 1 Ehrenpunkt und 1 Widerstandspunkt.
lesson-sword-last = Wird er jetzt gefällt, hat er keinen Ehrenpunkt mehr, und das Spiel ist aus. Die Naginata reicht weit genug. Schlag zu!
lesson-sword-the-shogun = Nicht dorthin. Ein Schlag gegen Benkei beendet das Spiel: Nimm die Naginata.
lesson-sword-counted = Es ist vorbei, alle Rollen liegen offen. Jede Seite zählt ihre Ehre: Zu viert zählt deine doppelt, weil du mehr Sterne hast. Du hast gewonnen, und Tomoe mit dir. Der Rest ist Übung!
