## Der erste Abend bei SAKE (src/izakaya/lessons/sake).

lesson-sake = SAKE: der erste Abend
lesson-sake-chapter-cup = Ein Becher und ein Schwert
lesson-sake-chapter-soul = Brennen, sterben, spuken
lesson-sake-chapter-last = Der letzte Becher

lesson-sake-welcome = Guten Abend! Du bist Tomoe, eine Samurai mit großem Durst. Heute gewinnt, wer am Ende den meisten Sake hat. Spielen wir ein wenig, ich bleibe neben dir.
lesson-sake-masu = Dieser Kasten ist der Masu. Darin ist der Sake des ganzen Abends, jetzt zehn Becher. Ist er leer, geht der Abend zu Ende.
lesson-sake-cards = Deine Hand. Die vier Zahlen links auf jeder Karte sind Felder: Angriff, Verteidigung, Bewegung, Trinken. Du spielst eine Karte für eines der Felder oder für ihren Text, und zwei Karten in jedem Zug.
lesson-sake-drink = Zuerst ein Schluck! Das Wakizashi hat eine 2 im Trinkfeld. Spiel es, um zu trinken.
lesson-sake-drink-first = Kämpfen könntest du schon, aber wer kämpft denn durstig? Trink zuerst mit dem Wakizashi.
lesson-sake-place-life = Ein Becher muss irgendwo stehen, und worauf er steht, das schläft ein. Auf dem Leben ist er ein Schild: Er geht vor deinem Leben verloren. Stell den ersten dorthin.
lesson-sake-place-life-first = Das ginge auch. Stell den ersten Becher auf das Leben und sieh, was er dort tut.
lesson-sake-place-katana = Der zweite Becher: Stell ihn auf dein Katana.
lesson-sake-asleep = Jetzt schläft das Katana unter dem Becher: Es schlägt und schützt nicht, bis dieser Sake fort ist. Auf deiner Samuraikarte würde ein Becher deine Fähigkeit einschläfern.
lesson-sake-move = Die Steine im Kreis sind Schritte. Ein Katana trifft auf genau 1 Schritt, und Suenaga ist 3 entfernt. Spiel die Karte Katana für ihre Bewegung, 2.
lesson-sake-walk = Geh 2 Schritte im Uhrzeigersinn, auf Suenaga zu.
lesson-sake-walk-to-him = Dort sitzt Masamune. Suenaga sitzt im Uhrzeigersinn neben dir.
lesson-sake-walk-farther = Ein wenig weiter: 2 Schritte, dann liegt nur noch 1 zwischen euch.
lesson-sake-burn = Zwei Karten sind gespielt. Aber einen Becher kannst du jederzeit verbrennen: für eine Karte mehr im Zug, oder um eine zu ziehen. Verbrenne den Sake auf dem Katana und spiel noch eine Karte: So wacht auch das Katana auf.
lesson-sake-strike = Schlag zu! Die Pfeife hat 4 im Angriffsfeld, dein Katana gibt 3 dazu: Stärke 7.
lesson-sake-sum = Suenaga hat sich mit einer 3 und den 2 seines Katana verteidigt: macht 5. Und 7 − 5 = 2: Zwei Karten gehen von seinem Leben zu seinen Wunden. Wer kein Leben mehr hat, ist tot.
lesson-sake-end = Genug für diesen Zug. Beende ihn: Dann ziehst du neue Karten.
lesson-sake-wield = In den Zügen der anderen verteidigst du dich mit einer Waffe, die du bereithältst. Nimm das Katana.
lesson-sake-defend = Suenaga schlägt zurück, mit 6! Du darfst eine Karte für ihre Verteidigung spielen; dein Katana gibt 2 dazu. Die Laternen halten fast alles ab: 3 + 2 = 5.
lesson-sake-held = 6 − 5 = 1. Der Becher auf deinem Leben hat den Schlag abbekommen und ist fort; dein Leben ist heil.
lesson-sake-interrupt = Er schlägt noch einmal zu. Du hast Verschwommene Sicht, eine Unterbrechung: Im Zug eines anderen gespielt, lässt sie einen Angriff ganz danebengehen. Spiel sie!
lesson-sake-interrupted = Er trifft nur Luft. Unterbrechungen kosten dich nichts von deinem Zug. Schwanken ist die andere: Es hält eine Bewegung auf.

lesson-sake-later = Eine Stunde später. Du hast noch zwei Karten Leben und eine schwache Hand, und Masamune steht gleich neben dir.
lesson-sake-soul = Er schlägt mit 7, und keine deiner Karten hält das ab. Verbrenne deine Seele: Die oberste Karte deines Lebens kommt auf deine Hand, welche es auch ist. Das geht einmal in jedem Zug, und mindestens eine Karte Leben muss bleiben.
lesson-sake-sacrifice = Ein Lakai, was für ein Glück! Wirft er sich dazwischen, fängt er den ganzen Schlag ab.
lesson-sake-saved = Kein Kratzer. Aber es ist nur noch eine Karte Leben da …
lesson-sake-doomed = … und er schlägt wieder zu. Diesmal hilft nichts. Lass es geschehen.
lesson-sake-dead = Du bist tot und hast immer noch Durst: Jetzt bist du ein Geist! Deine Wunden sind deine Hand geworden, umgedreht: Nur die Rückseiten zählen, mühsam, streitsüchtig oder schlaftrunken.
lesson-sake-elation = Dein Zug als Geist. Oben auf dem Nachziehstapel liegt eine streitsüchtige Rückseite: Deine Begeisterung verschiebt den Becher eines Samurai. Stoß Masamunes Becher von seinem Leben.
lesson-sake-sleep = Jetzt steht er auf seinem Katana, und das Katana schläft. Süße Rache! Danach hast du eine Karte gezogen.
lesson-sake-torment = Nun liegt oben eine schlaftrunkene Rückseite, und du hast zwei schlaftrunkene Karten: Mit denen kannst du jemanden peinigen. Peinige Masamune, er hat zwei Becher.
lesson-sake-torment-cards = Für jede Karte einen Becher, wenn er sich nicht wehrt. Spiel beide.
lesson-sake-haunted = Jetzt gehören dir zwei Becher. Alle Geister trinken als eine Mannschaft: Was du hast, haben sie.

lesson-sake-closing = Tief in der Nacht: Ein Becher ist noch im Masu. Suenaga hat zwei, und du auch.
lesson-sake-draw = Lass die Begeisterung diesmal aus, sie ist keine Pflicht: Stell nichts an.
lesson-sake-steal = Statt zu peinigen darf ein Geist einen Becher stehlen. Nimm den letzten!
lesson-sake-sudden = Der Masu ist leer: Sudden Death! Alle anderen haben noch einen Zug, dann werden die Becher gezählt.
lesson-sake-counted = Die Geister haben drei Becher, mehr als jeder Samurai: Du hast gewonnen, tot wie du bist! Jetzt weißt du fast alles. Lakaien, Iaido und Orte erklären sich, wenn du ihnen zum ersten Mal begegnest.
