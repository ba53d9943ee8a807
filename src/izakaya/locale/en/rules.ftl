### The rules of Samurai Sword behind a refusal, one sentence each. The numbers are those of the house's rules.

rule-sword-W8 = You draw 2 cards at the beginning of your turn, before you play; Hideyoshi draws 1 more, and so does the Shogun of 3 players.
rule-sword-W9 = In your turn you play any cards you like, but only 1 weapon, plus 1 for each Focus before you, 1 for Goemon and 1 for the Shogun of 3 players; a Parry only answers, and nothing is discarded at will.
rule-sword-W10 = At the end of your turn you discard down to 7 cards.
rule-sword-W11 = Outside your turn you play cards only in answer.
rule-sword-W13 = Whoever is Harmless (no Resilience or no cards) cannot be attacked and is skipped when Difficulty is counted.
rule-sword-W14 = Difficulty is the shorter way round the table to the other person, Harmless people skipped, plus 1 for each Armour there and 1 for Benkei; you never attack yourself.
rule-sword-W15 = A weapon reaches a person whose Difficulty is at most its range.
rule-sword-W17 = Only the target may parry, with a single Parry, and never has to.
rule-sword-W30 = Battlecry is answered with a Parry, Jujutsu with a weapon; otherwise it costs 1 Resilience.
rule-sword-W32 = Geisha and Diversion need another person who has such a card.
rule-sword-W33 = Breathing gives you back all your Resilience; the card is drawn by another person.
rule-sword-W34 = Only one Bushido may be in play; when it turns up a weapon, you give a weapon from hand or 1 Honour.
rule-sword-W36 = Each character has one ability of its own, used as often as it can be.
rule-sword-W37 = Hanzō does not parry with his only card; Nobunaga never gives his last Resilience, and only for a card that can be drawn.
rule-sword-W38 = Ieyasu chooses only when he draws, and only if there is a discard.
summary-sword = How it goes:
    · Shogun and Samurai are one side, the Ninja another, the Ronin is alone. Only the Shogun is known.
    · In your turn you draw 2 cards and play as many as you like, but one weapon (more with Focus).
    · A weapon reaches people whose Difficulty is at most its range. Whoever loses the last Resilience is defeated, gives 1 Honour to the winner, and gets up again in the next turn.
    · Without Resilience or without cards you are Harmless: nobody can attack you.
    · When the deck runs out, everybody loses 1 Honour. When somebody has none left, the game ends and Honour is counted by sides. If only one person is still standing, that side wins at once.

### The rules of SAKE behind a refusal.

rule-sake-K5 = Distance is the number of steps between two pieces, on either side of the circle, through whoever stands between.
rule-sake-K6 = A range N needs exactly N steps on one side at least; a range N+ needs N or more on both sides. Nobody reaches itself.
rule-sake-K7 = There is always 1 step between two samurai, and between a minion and an enemy; nobody passes anybody.
rule-sake-K8 = A card is played for one action box or for its text, never both.
rule-sake-K9 = An attack needs a target that a usable weapon of yours reaches; without a usable weapon, bare hands reach 1 step.
rule-sake-K12 = Iaido: while you sit, stand up, move 0 to 2 steps and attack, all in one; something must be in reach then.
rule-sake-K13 = You drink as much as the box says, if the Masu and your free places allow; a movement or drinking box of 0 cannot be played.
rule-sake-K14 = An event that could do nothing at all cannot be played.
rule-sake-K15 = Weapons and items lie before you, never two of the same name.
rule-sake-K16 = A minion is put beside you, toward a neighbour.
rule-sake-K17 = Interrupts are played only in another’s turn, and count toward nobody’s limit.
rule-sake-K18 = You play 2 cards a turn, and 1 more for each sake you burn for it.
rule-sake-K23 = When attacked you may play one card for its defence; wielded weapon and armour add to it, but without a card there is no defence.
rule-sake-K25 = A Minion discarded from the hand spares you all damage of an attack, but not a Torment.
rule-sake-K29 = Whoever holds cards is asked, clockwise, while something is left that can be cancelled.
rule-sake-K30 = In another’s turn you act only when you are asked, or before something that concerns you.
rule-sake-K32 = At most 1 sake on each weapon or item, on Life and on the board. A weapon or item under sake does not work; on Life no soul burns; on the board your skill sleeps.
rule-sake-K34 = Burn 1 sake to draw a card at any time, or to play one more in phase 1 of your turn.
rule-sake-K35 = A cost in sake is paid from another place than the item itself; items are used in phase 1 of your own turn.
rule-sake-K36 = Once in each turn you may burn your soul: take cards from Life into your hand, and leave at least 1.
rule-sake-K37 = Recovering brings back Wounds; with none there is nothing to recover.
rule-sake-K38 = The draw pile is renewed from the discards; with no card anywhere nothing is drawn.
rule-sake-K40 = A Spirit plays cards by their backs, and only those that match the draw pile; it burns nothing, and what is for samurai is not for it.
rule-sake-K41 = A Spirit stirs things up, draws a card, and steals 1 sake from the Masu or torments a samurai.
rule-sake-K42 = Torment: name a living samurai and play cards that match the draw pile; it loses so much sake, less its defence.
rule-sake-K43 = A Spirit is always in reach of an attack, but events and minions do not attack Spirits.
summary-sake = How it goes:
    · Phase 1: play up to 2 cards, each for an action box (attack, movement, drinking) or for its text. Then your minions act, you draw 2, and you choose the weapon to wield.
    · Weapons reach an exact number of steps, or so many and more (+). Attack is box + weapon; defence is box + wielded weapon, and needs a card. Each damage turns a card of Life into a Wound; with no Life left you are dead.
    · Sake you drink is put on your gear, on Life or on the board, and what lies under it does not work. At any time you may burn it for a card, or burn your soul: take cards from Life.
    · The dead become Spirits: they see only the backs of cards, stir things up, steal sake from the Masu and torment the living.
    · When the Masu is empty everybody has one last turn. Then the samurai with the most sake wins, unless all Spirits together have more.
