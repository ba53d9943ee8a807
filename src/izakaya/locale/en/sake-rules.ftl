### The rules of SAKE.

rule-sake-K1 = Everybody gets a random samurai, sits down and wields a Katana; all other cards are shuffled.
rule-sake-K2 = You are dealt your life points and 4 cards more: 4 are your hand, the rest, unseen, your Life. If the table wants it so, everybody picks the hand by the backs.
rule-sake-K3 = 3 steps lie between neighbours, and the Masu holds 2½ sake a player, rounded up; what is not in the box cannot be added.
rule-sake-K4 = The eldest begins, and is called -san; play goes clockwise.
rule-sake-K5 = Distance is the number of steps between two pieces, on either side of the circle, through anybody between.
rule-sake-K6 = A range N needs exactly N steps on one side at least; a range N+ needs N or more on both sides. Nobody reaches itself.
rule-sake-K7 = There is always 1 step between two samurai, and between a minion and an enemy; nobody passes anybody.
rule-sake-K8 = A card is played for one action box or for its text, never both.
rule-sake-K9 = An attack needs a target that a usable weapon of yours reaches; without a usable weapon, bare hands reach 1 step. If the table wants it so, bare hands may always strike at 1 step.
rule-sake-K10 = Only one weapon adds to an attack; an attack of strength 0 is allowed and can be answered.
rule-sake-K11 = Moving, you take steps from before you and lay them behind you, pushing your own minions ahead; the first time you stand up for good.
rule-sake-K12 = Iaido: while you sit, stand up, move 0 to 2 steps and attack, all in one; something must be in reach then.
rule-sake-K13 = You drink as much as the box says, if the Masu and your free places allow. A movement or drinking box of 0 cannot be played; but Sandals make a movement of 0 into 1.
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
rule-sake-K27 = Falter cancels a movement, also that of an Iaido; the card is spent, and the mover stands. After a faltered Iaido the attacker may choose target and weapon anew, or let it be.
rule-sake-K28 = Blurred Vision cancels one attack of any kind, also a minion’s, but no Torment.
rule-sake-K29 = Everybody who holds cards, or could burn sake or soul for one, is asked, clockwise, while something is left that can be cancelled.
rule-sake-K30 = In another’s turn you act only when you are asked, or before something that concerns you.
rule-sake-K31 = With more than 4 cards in hand you discard down to 4 at once; the player who discards from a hand chooses.
rule-sake-K32 = At most 1 sake on each weapon or item, on Life and on the board. A weapon or item under sake does not work; on Life no soul burns; on the board your skill sleeps.
rule-sake-K33 = A card with sake on it that leaves play takes the sake out of the game.
rule-sake-K34 = Burn 1 sake to draw a card at any time, or to play one more in phase 1 of your turn. A weapon or item from which you burned it to play one more cannot serve that card.
rule-sake-K35 = A cost in sake is paid from another place than the item itself, and is lost even if the effect is cancelled. Items are used in phase 1 of your own turn; one that costs sake is then used up and discarded. If the table keeps items, it stays and works as often as you can pay.
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
rule-sake-K46 = If the most is shared, everybody with less leaves for good, and another round follows; after 10 such rounds the tied share the victory. If one samurai is left and nobody has any sake, that samurai wins at once.
rule-sake-K47 = With no samurai alive the Spirits win at once; with one, the game goes on.
rule-sake-K48 = After 40 turns of the first player the innkeeper takes the Masu away, and sudden death begins.
summary-sake = How it goes:
    · Phase 1: play up to 2 cards, each for an action box (attack, movement, drinking) or for its text. Then your minions act, you draw 2, and you choose the weapon to wield.
    · Weapons reach an exact number of steps, or so many and more (+). Attack is box + weapon; defence is box + wielded weapon, and needs a card. Each damage turns a card of Life into a Wound; with no Life left you are dead.
    · Sake you drink is put on your gear, on Life or on the board, and what lies under it does not work. At any time you may burn it for a card, or burn your soul: take cards from Life.
    · The dead become Spirits: they see only the backs of cards, stir things up, steal sake from the Masu and torment the living.
    · When the Masu is empty everybody has one last turn. Then the samurai with the most sake wins, unless all Spirits together have more.
