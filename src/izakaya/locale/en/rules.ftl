### The rules of Samurai Sword, one sentence each. The numbers are those of the house’s rules.

rule-sword-W1 = Roles by number of players: the Shogun always, 1 Samurai from 4 players and 2 with 7, a Ronin from 5, 2 Ninja up to 5 players and 3 from 6. Only the Shogun is shown before the end.
rule-sword-W2 = Everybody has a random character, face up, with its full Resilience.
rule-sword-W3 = Honour at the start: the Shogun 5 (6 with 3 players), everybody else 3, or 4 with 6 or 7 players.
rule-sword-W4 = Hands at the start, clockwise from the Shogun: 4, then 5, 5, then 6, 6, then 7, 7.
rule-sword-W5 = The Shogun begins, and play goes clockwise; left is the next seat clockwise, Harmless or not.
rule-sword-W6 = At the beginning of your turn, with no Resilience, you regain all of it; with some, nothing.
rule-sword-W7 = Then, if Bushido lies before you, you take its test.
rule-sword-W8 = You draw 2 cards at the beginning of your turn, before you play; Hideyoshi draws 1 more, and so does the Shogun of 3 players.
rule-sword-W9 = In your turn you play any cards you like, but only 1 weapon, plus 1 for each Focus before you, 1 for Goemon and 1 for the Shogun of 3 players; a Parry only answers, and nothing is discarded at will.
rule-sword-W10 = At the end of your turn you discard down to 7 cards.
rule-sword-W11 = Outside your turn you play cards only in answer.
rule-sword-W12 = You are Harmless while you have no Resilience or no card in hand, from that moment to that moment.
rule-sword-W13 = Whoever is Harmless (no Resilience or no cards) cannot be attacked and is skipped when Difficulty is counted.
rule-sword-W14 = Difficulty is the shorter way round the table to the other person, Harmless people skipped, plus 1 for each Armour there and 1 for Benkei; you never attack yourself.
rule-sword-W15 = A weapon reaches a person whose Difficulty is at most its range.
rule-sword-W16 = Difficulty is measured when the weapon is played; the attacker may be Harmless, and may play its last card.
rule-sword-W17 = Only the target may parry, with a single Parry, and never has to.
rule-sword-W18 = An unparried weapon does its wounds, plus 1 for each Fast Draw of the attacker and 1 for Musashi, less 1 against Ginchiyo but at least 1.
rule-sword-W19 = The weapon is discarded, hit or parried; of a hit, Resilience and Honour come first, then whoever draws for it.
rule-sword-W20 = Whoever loses the last Resilience is defeated and gives 1 Honour to whoever caused it; hand and properties stay.
rule-sword-W21 = If that was the last Honour, the game ends at once.
rule-sword-W22 = The moment the deck is empty, the discards become a new deck and everybody loses 1 Honour.
rule-sword-W23 = With no discards there is no new deck and no Honour is lost, until a card is discarded again.
rule-sword-W24 = The game ends at once when anybody has no Honour; all roles are shown.
rule-sword-W25 = Points: Honour times the number of the role, plus 1 for each Daimyo in hand, which is worth nothing to the Ronin.
rule-sword-W26 = If the defeat that ends the game was dealt by somebody of the loser’s own side, that side loses 3 points.
rule-sword-W27 = Sides add up: Shogun with Samurai, all Ninja, the Ronin alone. Ninja win every tie of theirs; Shogun and Samurai win a tie with the Ronin.
rule-sword-W28 = If only one person has Resilience left, that side wins at once; not with 3 players, and not after striking down a friend.
rule-sword-W29 = A Parry answers a weapon or Battlecry.
rule-sword-W30 = Battlecry is answered with a Parry, Jujutsu with a weapon; otherwise it costs 1 Resilience.
rule-sword-W31 = Tea Ceremony: you draw 3, everybody else 1. Daimyo: you draw 2.
rule-sword-W32 = Geisha and Diversion need another person who has such a card.
rule-sword-W33 = Breathing gives you back all your Resilience; the card is drawn by another person.
rule-sword-W34 = Only one Bushido may be in play; when it turns up a weapon, you give a weapon from hand or 1 Honour.
rule-sword-W35 = Properties stay before you and add up: Armour for Difficulty, Focus for weapons a turn, Fast Draw for wounds.
rule-sword-W36 = Each character has one ability of its own, used as often as it can be.
rule-sword-W37 = Hanzō does not parry with his only card; Nobunaga never gives his last Resilience, and only for a card that can be drawn.
rule-sword-W38 = Ieyasu chooses only when he draws, and only if there is a discard.
rule-sword-W39 = Open to all: characters, the Shogun, Resilience, Honour, numbers of cards, properties and discards. Roles and hands are secret.
rule-sword-W40 = When the game is over nothing more is asked, and Honour is never below 0.
summary-sword = How it goes:
    · Shogun and Samurai are one side, the Ninja another, the Ronin is alone. Only the Shogun is known.
    · In your turn you draw 2 cards and play as many as you like, but one weapon (more with Focus).
    · A weapon reaches people whose Difficulty is at most its range. Whoever loses the last Resilience is defeated, gives 1 Honour to the winner, and gets up again in the next turn.
    · Without Resilience or without cards you are Harmless: nobody can attack you.
    · When the deck runs out, everybody loses 1 Honour. When somebody has none left, the game ends and Honour is counted by sides. If only one person is still standing, that side wins at once.

### The rules of SAKE.

rule-sake-K1 = Everybody gets a random samurai, sits down and wields a Katana; all other cards are shuffled.
rule-sake-K2 = You are dealt your life points and 4 cards more: 4 are your hand, the rest, unseen, your Life.
rule-sake-K3 = 3 steps lie between neighbours, and the Masu holds 2½ sake a player, rounded up; what is not in the box cannot be added.
rule-sake-K4 = The eldest begins, and is called -san; play goes clockwise.
rule-sake-K5 = Distance is the number of steps between two pieces, on either side of the circle, through whoever stands between.
rule-sake-K6 = A range N needs exactly N steps on one side at least; a range N+ needs N or more on both sides. Nobody reaches itself.
rule-sake-K7 = There is always 1 step between two samurai, and between a minion and an enemy; nobody passes anybody.
rule-sake-K8 = A card is played for one action box or for its text, never both.
rule-sake-K9 = An attack needs a target that a usable weapon of yours reaches; without a usable weapon, bare hands reach 1 step.
rule-sake-K10 = Only one weapon adds to an attack; an attack of strength 0 is allowed and can be answered.
rule-sake-K11 = Moving, you take steps from before you and lay them behind you, pushing your own minions ahead; the first time you stand up for good.
rule-sake-K12 = Iaido: while you sit, stand up, move 0 to 2 steps and attack, all in one; something must be in reach then.
rule-sake-K13 = You drink as much as the box says, if the Masu and your free places allow; a movement or drinking box of 0 cannot be played.
rule-sake-K14 = An event that could do nothing at all cannot be played.
rule-sake-K15 = Weapons and items lie before you, never two of the same name.
rule-sake-K16 = A minion is put beside you, toward a neighbour.
rule-sake-K17 = Interrupts are played only in another’s turn, and count toward nobody’s limit.
rule-sake-K18 = You play 2 cards a turn, and 1 more for each sake you burn for it.
rule-sake-K19 = In phase 2 each of your minions walks its way until 1 step from the first enemy, and attacks with the attack box of the card turned up.
rule-sake-K20 = A minion attacked turns up a card for its defence; any damage kills it.
rule-sake-K21 = In phase 3 you draw 2 cards.
rule-sake-K22 = In phase 4 you choose the weapon to wield, or none; if it is lost, you may take up another at once.
rule-sake-K23 = When attacked you may play one card for its defence; wielded weapon and armour add to it, but without a card there is no defence.
rule-sake-K24 = Damage is attack less defence: so many cards go from Life to Wounds.
rule-sake-K25 = A Minion discarded from the hand spares you all damage of an attack, but not a Torment.
rule-sake-K26 = Ranged are the weapons and events that say so; a wielded weapon does not defend against them.
rule-sake-K27 = Falter cancels a movement, also that of an Iaido; the card is spent, and the mover stands.
rule-sake-K28 = Blurred Vision cancels one attack of any kind, also a minion’s, but no Torment.
rule-sake-K29 = Whoever holds cards is asked, clockwise, while something is left that can be cancelled.
rule-sake-K30 = In another’s turn you act only when you are asked, or before something that concerns you.
rule-sake-K31 = With more than 4 cards in hand you discard down to 4 at once; whoever discards from a hand chooses.
rule-sake-K32 = At most 1 sake on each weapon or item, on Life and on the board. A weapon or item under sake does not work; on Life no soul burns; on the board your skill sleeps.
rule-sake-K33 = A card with sake on it that leaves play takes the sake out of the game.
rule-sake-K34 = Burn 1 sake to draw a card at any time, or to play one more in phase 1 of your turn.
rule-sake-K35 = A cost in sake is paid from another place than the item itself; items are used in phase 1 of your own turn.
rule-sake-K36 = Once in each turn you may burn your soul: take cards from Life into your hand, and leave at least 1.
rule-sake-K37 = Recovering brings back Wounds; with none there is nothing to recover.
rule-sake-K38 = The draw pile is renewed from the discards; with no card anywhere nothing is drawn.
rule-sake-K39 = Without a card in Life you are dead: your sake, hand, gear and minions are gone, your Wounds become your hand, and of the stretches beside you only the shorter stays.
rule-sake-K40 = A Spirit plays cards by their backs, and only those that match the draw pile; it burns nothing, and what is for samurai is not for it.
rule-sake-K41 = A Spirit stirs things up, draws a card, and steals 1 sake from the Masu or torments a samurai.
rule-sake-K42 = Torment: name a living samurai and play cards that match the draw pile; it loses so much sake, less its defence.
rule-sake-K43 = A Spirit is always in reach of an attack, but events and minions do not attack Spirits.
rule-sake-K44 = When the Masu is empty, sudden death begins: this turn is the first of the last round, and everybody else has one more.
rule-sake-K45 = Then the living samurai with the most sake wins, unless all Spirits together have more than every samurai.
rule-sake-K46 = If the most is shared, everybody with less leaves for good, and another round follows; after 10 such rounds the tied share the victory.
rule-sake-K47 = With no samurai alive the Spirits win at once; with one, the game goes on.
rule-sake-K48 = After 40 turns of the first player the innkeeper takes the Masu away, and sudden death begins.
summary-sake = How it goes:
    · Phase 1: play up to 2 cards, each for an action box (attack, movement, drinking) or for its text. Then your minions act, you draw 2, and you choose the weapon to wield.
    · Weapons reach an exact number of steps, or so many and more (+). Attack is box + weapon; defence is box + wielded weapon, and needs a card. Each damage turns a card of Life into a Wound; with no Life left you are dead.
    · Sake you drink is put on your gear, on Life or on the board, and what lies under it does not work. At any time you may burn it for a card, or burn your soul: take cards from Life.
    · The dead become Spirits: they see only the backs of cards, stir things up, steal sake from the Masu and torment the living.
    · When the Masu is empty everybody has one last turn. Then the samurai with the most sake wins, unless all Spirits together have more.
