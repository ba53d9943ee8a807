## The first evening at Samurai Sword (src/izakaya/lessons/sword). Whatever is asked for is on the table: nothing here says "click" or "type".

lesson-sword = Samurai Sword: a first evening
lesson-sword-chapter-blade = Blades in the dark
lesson-sword-chapter-honour = The last Honour

lesson-sword-welcome = Good evening! You are Hideyoshi, and everybody at this table hides something. Let us play a little, I will stay beside you.
lesson-sword-role = Only you know your role: you are a Ninja. Somewhere at the table sits another one, and together you want the Shogun’s side to lose.
lesson-sword-shogun = Benkei is the Shogun, and that everybody may know. Somebody else is his loyal Samurai. The green beads are Resilience, what one can still take; the blossoms are Honour, which is what the game is about.
lesson-sword-difficulty = How hard somebody is to reach is the Difficulty: the places from you to them. Benkei sits 2 places away and is harder to reach than others, so it is 3 for you.
lesson-sword-weapon = The Nodachi reaches Difficulty 3 and does 3 wounds; Kiseru and Bokken reach only your neighbours. One weapon a turn: strike Benkei with the Nodachi.
lesson-sword-not-him = Wait: that one may be your own partner! Of Benkei alone you know who he is. Strike him with the Nodachi.
lesson-sword-hit = No Parry! Benkei loses 3 of his 5 Resilience.
lesson-sword-property = A property stays before you. With Armour you are 1 harder to reach for everybody. Lay it down.
lesson-sword-laid = There it lies: even your neighbours now need a weapon that reaches 2.
lesson-sword-battlecry = A Battlecry goes at all the others at once: everybody plays a Parry or takes 1 wound. Shout!
lesson-sword-cried = Goemon had a Parry; Benkei and Tomoe have lost 1 each. Benkei is down to his last Resilience.
lesson-sword-end = The Geisha can wait for another day. End your turn.
lesson-sword-parry = Goemon attacks you with a weapon that reaches 2. A Parry stops it altogether. Play it!
lesson-sword-parry-it = You could take it, but 2 wounds are half of what you have. Parry!
lesson-sword-jujutsu = Jujutsu is like a Battlecry, only that it is answered with a weapon instead of a Parry. Give the Bokken, the weaker one.
lesson-sword-keep-kiseru = That works too, but the Kiseru does 2 wounds: keep it for your turn and give the Bokken.
lesson-sword-answer-it = You need not take that wound: give the Bokken.
lesson-sword-thrown = Goemon has come at you as soon as he could, and all the others had an answer. Remember that.
lesson-sword-harmless = Tomoe has struck down the Shogun! Without Resilience, or without cards, one is Harmless: one cannot be attacked and does not count as a place. At his next turn he gets up with full strength.
lesson-sword-honour = A defeated player gives 1 Honour to the winner. When anybody has none left, the game is over, and the Honour of each side is counted.
lesson-sword-guess = Now guess the roles: Tomoe struck the Shogun, Goemon struck you, who had struck the Shogun. Who is your partner, and who the loyal Samurai? Strike the Samurai with a Kiseru.
lesson-sword-partner = Would a Samurai strike down his own Shogun? Tomoe must be your partner. Goemon is the one.
lesson-sword-guessed = A good guess: 2 wounds. You can never be sure, though. People lie at this table, and roles are shown only at the end.

lesson-sword-later = Later. Benkei has been struck down again and again: he has only 1 Honour left, and 1 Resilience.
lesson-sword-last = If he is defeated now, he has no Honour left and the game is over. The Naginata reaches far enough. Strike!
lesson-sword-the-shogun = Not that one. One blow at Benkei ends the game: take the Naginata.
lesson-sword-counted = It is over, and all roles are open. Each side adds up its Honour: in a game of four, yours counts double because you have more stars. You have won, and Tomoe with you. The rest is practice!
