## The first evening at SAKE (src/izakaya/lessons/sake). Whatever is asked for is on the table: nothing here says "click" or "type".

lesson-sake = SAKE: a first evening
lesson-sake-chapter-cup = A cup and a sword
lesson-sake-chapter-soul = Burn, die, haunt
lesson-sake-chapter-last = The last cup

lesson-sake-welcome = Good evening! You are Tomoe, a samurai with a great thirst. Tonight whoever has the most sake in the end wins. Let us play a little, I will stay beside you.
lesson-sake-masu = This box is the Masu. It holds the sake of the whole evening, ten cups now. When it is empty, the evening ends.
lesson-sake-cards = Your hand. The four figures on a card’s left are boxes: attack, defence, movement, drinking. You play a card for one of its boxes or for its text, and two cards a turn.
lesson-sake-drink = First things first: a drink! The Wakizashi has a 2 in its drinking box. Play it to drink.
lesson-sake-drink-first = You may well fight already, but who fights thirsty? Drink with the Wakizashi first.
lesson-sake-place-life = A cup has to stand somewhere, and what it stands on falls asleep. On Life it is a shield: it is lost before any of your life. Put the first one there.
lesson-sake-place-life-first = That would work too. Put the first cup on Life and see what it does there.
lesson-sake-place-katana = The second cup: put it on your Katana.
lesson-sake-asleep = Now the Katana sleeps under the cup: it can neither strike nor parry until that sake is gone. On your board a cup would put your skill to sleep.
lesson-sake-move = The figures in the circle are steps. A Katana strikes at exactly 1 step, and Suenaga is 3 away. Play the Katana card for its movement, 2.
lesson-sake-walk = Go 2 steps clockwise, toward Suenaga.
lesson-sake-walk-to-him = That leads to Masamune. Suenaga sits clockwise of you.
lesson-sake-walk-farther = A little farther: 2 steps, so that only 1 is left between you.
lesson-sake-burn = Two cards are played. But a cup can be burned at any time: it buys one card more, or draws one. Burn the sake on the Katana to play one more card: the Katana wakes up as well.
lesson-sake-strike = Strike! The Pipe has a 4 in its attack box, and your Katana adds 3: strength 7.
lesson-sake-sum = Suenaga defended with a 3 and his Katana’s 2: that is 5. And 7 − 5 = 2, so two cards go from his Life to his Wounds. Whoever has no Life left is dead.
lesson-sake-end = Enough for this turn. End it: then you draw new cards.
lesson-sake-wield = In the others’ turns you defend with one weapon at hand. Choose the Katana.
lesson-sake-defend = Suenaga strikes back with 6! You may play one card for its defence box; your Katana adds 2. The Lanterns hold most of it back: 3 + 2 = 5.
lesson-sake-held = 6 − 5 = 1. The cup on your Life took the blow and is gone; your Life is untouched.
lesson-sake-interrupt = He strikes again. You hold Blurred Vision, an interrupt: played in somebody else’s turn, it makes an attack miss altogether. Play it!
lesson-sake-interrupted = He hits nothing but air. Interrupts cost no turn. Falter is the other one: it stops a step.

lesson-sake-later = An hour later. You have two cards of Life left and a poor hand, and Masamune stands right beside you.
lesson-sake-soul = He strikes with 7, and none of your cards holds that. Burn your soul: the top card of your Life comes into your hand, whatever it is. You may do that once in every turn, and at least one card of Life must stay.
lesson-sake-sacrifice = A Minion, what luck! Thrown in the way it takes the whole blow.
lesson-sake-saved = Not a scratch. But there is only one card of Life left …
lesson-sake-doomed = … and he strikes again. This time nothing helps. Let it happen.
lesson-sake-dead = You are dead, and still thirsty: you are a Spirit now! Your Wounds became your hand, turned round: only the backs count, troublesome, quarrelsome or drowsy.
lesson-sake-elation = Your turn as a Spirit. The draw pile shows a quarrelsome back: your elation moves a samurai’s cup. Push Masamune’s cup from his Life.
lesson-sake-sleep = It now stands on his Katana, and the Katana sleeps. Sweet revenge! Then you drew a card.
lesson-sake-torment = Now a drowsy back lies on top, and you hold two drowsy cards: with those you can torment. Torment Masamune, who has two cups.
lesson-sake-torment-cards = One for each card, unless he defends. Play both.
lesson-sake-haunted = Two cups are yours now. All Spirits drink as one team: what you have, they have.

lesson-sake-closing = Late at night: one cup is left in the Masu. Suenaga has two, and so have you.
lesson-sake-draw = Leave the elation for once, it is not compulsory: stir up nothing.
lesson-sake-steal = A Spirit may steal a cup instead of tormenting. Take the last one!
lesson-sake-sudden = The Masu is empty: sudden death! Everybody else has one more turn, then the cups are counted.
lesson-sake-counted = The Spirits have three cups, more than any samurai: you have won, dead as you are! Now you know nearly everything. Minions, iaido and places explain themselves when you first meet them.
