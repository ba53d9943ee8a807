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
rule-sword-W12 = You are Harmless while you have no Resilience or no card in hand. It begins and ends at once.
rule-sword-W13 = A Harmless player (no Resilience or no cards) cannot be the target of a weapon, is not touched by Battlecry or Jujutsu, and is skipped when Difficulty is counted; in all other respects they are in play.
rule-sword-W14 = Difficulty is the shorter way round the table to the other person, Harmless people skipped, plus 1 for each Armour there and 1 for Benkei; you never attack yourself.
rule-sword-W15 = A weapon reaches a person whose Difficulty is at most its range.
rule-sword-W16 = Difficulty is measured when the weapon is played; the attacker may be Harmless, and may play its last card.
rule-sword-W17 = Only the target may parry, with a single Parry, and never has to.
rule-sword-W18 = An unparried weapon does its wounds, plus 1 for each Fast Draw of the attacker and 1 for Musashi, less 1 against Ginchiyo but at least 1.
rule-sword-W19 = The weapon is discarded, hit or parried; of a hit, Resilience and Honour come first, then the cards that are drawn for it.
rule-sword-W20 = A player who loses the last Resilience is defeated and gives 1 Honour to the one who caused it; hand and properties stay.
rule-sword-W21 = If that was the last Honour, the game ends at once.
rule-sword-W22 = The moment the deck is empty, the discards become a new deck and everybody loses 1 Honour.
rule-sword-W23 = With no discards there is no new deck and no Honour is lost, until a card is discarded again.
rule-sword-W24 = The game ends at once when anybody has no Honour; all roles are shown.
rule-sword-W25 = Points: Honour times the number of the role, plus 1 for each Daimyo in hand, which is never multiplied and worth nothing to the Ronin. Shogun ×1 (×2 with 3 players); Samurai ×2 with 4 or 6, ×1 with 5 or 7; Ninja ×1 (with 4, the one with more stars ×2); Ronin ×2 with 5, ×3 with 6 or 7.
rule-sword-W26 = Deadly Strike: if the defeat that ends the game was dealt by somebody of the loser’s own side, that side loses 3 points.
rule-sword-W27 = Sides add up: Shogun with Samurai, all Ninja, the Ronin alone. Ninja win every tie of theirs; Shogun and Samurai win a tie with the Ronin.
rule-sword-W28 = If only one person has Resilience left, that side wins at once; not with 3 players, and not after striking down a friend.
rule-sword-W29 = A Parry answers a weapon or Battlecry.
rule-sword-W30 = Battlecry is answered with a Parry, Jujutsu with a weapon; otherwise it costs 1 Resilience.
rule-sword-W31 = Tea Ceremony: you draw 3, everybody else 1. Daimyo: you draw 2.
rule-sword-W32 = Diversion takes a random card from another person’s hand; Geisha makes another person discard a property that you name, or a random card of the hand. There must be such a card; Difficulty does not matter. If the table allows it, Geisha may also name a property of your own, such as Bushido.
rule-sword-W33 = Breathing gives you back all your Resilience; the card is drawn by another person.
rule-sword-W34 = Bushido is laid before anybody, yourself included; only one may be in play. After Recovery you turn up and discard the top card: on a weapon, discard a weapon from hand and Bushido passes to the left, or lose 1 Honour and it is discarded; on anything else it passes to the left. The Shogun of 3 players loses no Honour to it.
rule-sword-W35 = Properties stay before you and add up: Armour for Difficulty, Focus for weapons a turn, Fast Draw for wounds.
rule-sword-W36 = Each character has one ability of its own, used as often as it can be unless it says otherwise. Ieyasu, Nobunaga, Hanzō and Goemon choose; the others’ abilities always apply.
rule-sword-W37 = Hanzō does not parry with his only card; Nobunaga never gives his last Resilience, and only for a card that can be drawn.
rule-sword-W38 = Ieyasu chooses only when he draws, and only if there is a discard.
rule-sword-W39 = Open to all: characters, the Shogun, Resilience, Honour, numbers of cards, properties and discards. Roles and hands are secret.
rule-sword-W40 = When the game is over nothing more is asked, and Honour is never below 0.
summary-sword = How it goes:
    · { $seats ->
        [3] The Shogun stands alone against two Ninja; everybody knows who is who.
        [4] Shogun and Samurai are one side, the two Ninja another. Only the Shogun is known.
       *[other] Shogun and Samurai are one side, the Ninja another, the Ronin is alone. Only the Shogun is known.
    }
    · { $seats ->
        [3] In your turn you draw 2 cards (the Shogun 3) and play as many as you like, but one weapon (the Shogun two; more with Focus).
       *[other] In your turn you draw 2 cards and play as many as you like, but one weapon (more with Focus).
    }
    · A weapon reaches people whose Difficulty is at most its range. A player who loses the last Resilience is defeated, gives 1 Honour to the winner, and gets up again in the next turn.
    · Without Resilience or without cards you are Harmless: nobody can attack you.
    · { $seats ->
        [3] When the deck runs out, everybody loses 1 Honour. When somebody has none left, the game ends and Honour is counted by sides; that of the Shogun counts double.
       *[other] When the deck runs out, everybody loses 1 Honour. When somebody has none left, the game ends and Honour is counted by sides. If only one person is still standing, that side wins at once.
    }
