### The rules of Samurai Sword behind a refusal, one sentence each. The numbers are those of the house's rules.

rule-sword-W8 = You draw 2 cards at the beginning of your turn, before you play.
rule-sword-W9 = In your turn you play any cards you like, but only 1 weapon, plus 1 for each Focus before you; a Parry only answers, and nothing is discarded at will.
rule-sword-W10 = At the end of your turn you discard down to 7 cards.
rule-sword-W11 = Outside your turn you play cards only in answer.
rule-sword-W13 = Whoever is Harmless (no Resilience or no cards) cannot be attacked and is skipped when Difficulty is counted.
rule-sword-W14 = Difficulty is the shorter way round the table to the other person, Harmless people skipped, plus 1 for each Armour there; you never attack yourself.
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
