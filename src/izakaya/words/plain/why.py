"""Why something is not on offer in any game: the reasons and the rules behind them."""

from __future__ import annotations

from izakaya.table.move import Move, Refusal
from izakaya.table.table import Table
from izakaya.words.missing import Missing, Wording, gathered
from izakaya.words.plain.moves import things
from izakaya.words.plain.names import PlainNames
from izakaya.words.telling import Why


def missing(names: PlainNames, table: Table, words: str) -> list[Why]:
    """What is missing; only about a card or a person if the words name one."""
    found = [Missing(table.describe(option), table.why(option), option) for option in table.missing()]
    if words:
        card, person = names.card_meant(words), names.person_meant(words)
        found = [one for one in found if concerns(names, one.move, card, person)]
    wording = Wording(
        names.game.name,
        thing=lambda move: thing(names, move),
        aimed_at=lambda move: "" if move.target is None else names.person(move.target),
        reason=lambda refusal: reason(names, refusal),
    )
    return gathered(names.speech, wording, found)


def concerns(names: PlainNames, move: Move, card: str | None, person: int | None) -> bool:
    named = {names.game.card_name(each) or each for each in (move.card, move.weapon) if each is not None}
    return (card is not None and card in named) or (person is not None and person == move.target)


def thing(names: PlainNames, move: Move) -> str:
    """The things that would be used, or what would be done if there are none."""
    return " · ".join(things(names, move)) or names.word(move.way)


def reason(names: PlainNames, refusal: Refusal) -> str:
    say = names.speech.say
    message = f"{names.game.name}-refusal-{refusal.reason}"
    if names.speech.knows(message):
        return say(message, need=refusal.need, have=refusal.have)
    text = names.word(refusal.reason)
    if refusal.need or refusal.have:
        return say("plain-refusal", reason=text, need=refusal.need, have=refusal.have)
    return text
