# Dauto in English. Languages that have no file here fall back to this one, and so does every message that a language lacks.
game-dauto = Dauto
dauto-aim = Get rid of all your cards. You may lie; do not get caught.
summary-dauto = Lay one card face down and call the next rank, true or not. A player who doubts turns it up: if it was a lie, the one who laid it takes the pile, else the one who doubted.
dauto-question-lay = Your turn: which card do you lay as { $card }?
dauto-question-doubt = { $by } says it is { $card }. Is that true?
dauto-move-lay = { $card }
dauto-move-doubt = I doubt it
dauto-move-pass = I believe it
dauto-news-dealt = { $who ->
    [me] You are dealt { $cards }.
   *[other] { $name } is dealt { $number } cards.
}
dauto-news-laid = { $who ->
    [me] You lay { $card }.
   *[other] { $name } lays a card.
}
dauto-news-doubted = { $who ->
    [me] You do not believe { $target }: it was { $card }.
   *[other] { $name } does not believe { $target }: it was { $card }.
}
dauto-news-took = { $who ->
    [me] You take the pile: { $cards }.
   *[other] { $name } takes the pile of { $number }.
}
dauto-refusal-not-in-hand = you do not hold it
dauto-refusal-not-your-turn = it is not your turn to lay a card
dauto-refusal-nothing-to-doubt = there is nothing to doubt
rule-dauto-D2 = In your turn you lay one card face down and call the next rank.
rule-dauto-D3 = What has just been laid can be doubted by everybody else, one after the other.
dauto-fact-known = known
dauto-fact-laid = laid
dauto-fact-calls_left = calls left
dauto-result-empty-handed = { $whom ->
    [me] You have no card left, and you win.
   *[other] { $names } has no card left, and wins.
}
