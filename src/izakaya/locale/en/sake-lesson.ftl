## The first evening at SAKE (src/izakaya/lessons/sake). Whatever is asked for is on the table: nothing here says "click" or "type".

lesson-sake = SAKE: a first evening
lesson-sake-chapter-cup = A cup and a sword
lesson-sake-chapter-soul = Burn, die, haunt
lesson-sake-chapter-last = The last cup

lesson-sake-welcome = Good evening! You are Tomoe, a samurai with a great thirst. The Masu holds the evening’s sake: the one with the most when it is empty wins.
lesson-sake-drink = A card’s four figures are attack, defence, movement and drinking. Each turn you play two cards, for a figure or for their text. Drink with Weak Stomach!
lesson-sake-place = A cup stands on something. On a weapon it puts it to sleep; on Life it is a shield, lost before your cards. Put it on your Life.
lesson-sake-place-on-life = That would work too, but what lies under a cup sleeps. Put this one on your Life.
lesson-sake-move = Your Katana reaches 1 step, and Suenaga is 3 away. Move with Strategic Stench.
lesson-sake-walk = Go 2 steps clockwise, toward Suenaga.
lesson-sake-walk-to-him = That leads to Masamune. Suenaga sits clockwise of you.
lesson-sake-walk-farther = A little farther: 2 steps, so that only 1 is left between you.
lesson-sake-burn = Your two cards are played, but a burned cup buys one more. Burn the one on your Life.
lesson-sake-strike = Strike! The Minion’s attack is 3, and your Katana adds 3: strength 6.
lesson-sake-sum = Suenaga defended with 1 and his Katana’s 2. 6 − 3 = 3: three cards of his Life become Wounds. With none left he would be dead. End your turn.
lesson-sake-defend = He strikes back with 5! Defend with Falter: its 2 and your Katana’s 2 make 4.
lesson-sake-interrupt = One wound. He strikes again, but Blurred Vision is an interrupt: in somebody else’s turn it makes an attack miss.
lesson-sake-interrupted = Nothing but air! And interrupts are not counted among your two cards.

lesson-sake-soul = An hour later you have two cards of Life, and Masamune strikes with 6. Burn your soul: once a turn, Life’s top card comes into your hand.
lesson-sake-doomed = The Sandals hold off too little, and your last card of Life cannot be burned. Let it happen.
lesson-sake-dead = You are dead, and still thirsty: a Spirit! Your Wounds are your hand now, and only their backs count.
lesson-sake-elation = The draw pile shows a quarrelsome back: with this elation you move a cup. Push Masamune’s off his Life.
lesson-sake-torment = Now his Katana sleeps. And you hold two drowsy backs, like the pile’s: torment him with them.
lesson-sake-torment-cards = Play both: each takes a cup, unless he defends.
lesson-sake-haunted = Two cups! Spirits drink as one team: what you have, they all have.

lesson-sake-steal = Late at night, one cup is left; you and Suenaga have two each. A Spirit may also steal: take it!
lesson-sake-sudden = The Masu is empty: sudden death! Everybody else has one more turn, then the cups are counted.
lesson-sake-counted = Three cups, more than any samurai: dead as you are, you have won! Minions, iaido and places explain themselves when you first meet them.
