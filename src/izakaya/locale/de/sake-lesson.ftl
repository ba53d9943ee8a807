## Der erste Abend bei SAKE (src/izakaya/lessons/sake).

lesson-sake = SAKE: der erste Abend
lesson-sake-chapter-cup = Ein Becher und ein Schwert
lesson-sake-chapter-soul = Brennen, sterben, spuken
lesson-sake-chapter-last = Der letzte Becher

lesson-sake-welcome = Guten Abend! Du bist Tomoe, eine Samurai mit großem Durst. Im Masu ist der Sake des Abends: Ist er leer, gewinnt, wer am meisten hat.
lesson-sake-drink = Die vier Zahlen einer Karte sind Angriff, Verteidigung, Bewegung und Trinken. In jedem Zug spielst du zwei Karten, für eine Zahl oder ihren Text. Trink mit „Schwacher Magen“!
lesson-sake-place = Ein Becher steht auf etwas. Eine Waffe schläft darunter ein; auf dem Leben ist er ein Schild, der vor den Karten verloren geht. Stell ihn auf dein Leben.
lesson-sake-place-on-life = Das ginge auch, aber was unter einem Becher liegt, schläft. Stell diesen auf dein Leben.
lesson-sake-move = Dein Katana reicht 1 Schritt weit, und Suenaga ist 3 entfernt. Beweg dich mit „Strategischer Gestank“.
lesson-sake-walk = Geh 2 Schritte im Uhrzeigersinn, auf Suenaga zu.
lesson-sake-walk-to-him = Dort sitzt Masamune. Suenaga sitzt im Uhrzeigersinn neben dir.
lesson-sake-walk-farther = Ein wenig weiter: 2 Schritte, dann liegt nur noch 1 zwischen euch.
lesson-sake-burn = Zwei Karten sind gespielt, aber ein verbrannter Becher gibt dir noch eine. Verbrenne den auf dem Leben.
lesson-sake-strike = Schlag zu! Der Lakai hat Angriff 3, dein Katana gibt 3 dazu: Stärke 6.
lesson-sake-sum = Suenaga hat sich mit 1 und den 2 seines Katana verteidigt. 6 − 3 = 3: Drei Karten seines Lebens werden Wunden. Ohne Leben wäre er tot. Beende deinen Zug.
lesson-sake-defend = Er schlägt zurück, mit 5! Verteidige dich mit „Schwanken“: Die 2 der Karte und die 2 des Katana sind 4.
lesson-sake-interrupt = Eine Wunde. Er schlägt wieder zu, aber „Verschwommene Sicht“ ist eine Unterbrechung: Im Zug eines anderen lässt sie einen Angriff danebengehen.
lesson-sake-interrupted = Nur Luft! Und Unterbrechungen zählen nicht zu deinen zwei Karten.

lesson-sake-soul = Eine Stunde später hast du zwei Karten Leben, und Masamune schlägt mit 6. Verbrenne deine Seele: Einmal im Zug kommt die oberste Karte deines Lebens auf deine Hand.
lesson-sake-doomed = Die Sandalen halten zu wenig ab, und die letzte Karte Leben kann nicht brennen. Lass es geschehen.
lesson-sake-dead = Du bist tot und hast immer noch Durst: ein Geist! Deine Wunden sind jetzt deine Hand, und nur ihre Rückseiten zählen.
lesson-sake-elation = Der Nachziehstapel zeigt eine streitsüchtige Rückseite: Diese Begeisterung verschiebt einen Becher. Stoß Masamunes Becher von seinem Leben.
lesson-sake-torment = Jetzt schläft sein Katana. Und du hast zwei schlaftrunkene Karten, wie die auf dem Stapel: Peinige ihn damit.
lesson-sake-torment-cards = Spiel beide: Jede nimmt einen Becher, wenn er sich nicht wehrt.
lesson-sake-haunted = Zwei Becher! Geister trinken als eine Mannschaft: Was du hast, haben alle.

lesson-sake-steal = Tief in der Nacht: noch ein Becher; du und Suenaga habt je zwei. Ein Geist darf auch stehlen: Nimm ihn!
lesson-sake-sudden = Der Masu ist leer: Sudden Death! Alle anderen haben noch einen Zug, dann werden die Becher gezählt.
lesson-sake-counted = Drei Becher, mehr als jeder Samurai: Tot wie du bist, hast du gewonnen! Lakaien, Iaido und Orte erklären sich, wenn du ihnen zum ersten Mal begegnest.
