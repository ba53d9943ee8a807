"""What is asked in any game and what may be answered, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from izakaya.table.move import Move
from izakaya.table.news import NOBODY
from izakaya.table.question import SEAT_FACTS
from izakaya.table.table import Table
from izakaya.words.plain.names import PlainNames, beginning
from izakaya.words.telling import Choice, View

NO: Final = "pass"  # "no" is the way of this name in every game
FACTS: Final = ("ask", "seat")  # of a question, that need not be said to the asked seat


def question(names: PlainNames, table: Table, view: View) -> str:
    """The game's own message for it, or what is asked with everything that is known of it."""
    asked = view.get("question")
    facts = dict(asked) if isinstance(asked, Mapping) else {}
    ask = str(facts.get("ask", ""))
    reaction = "yes" if table.is_reaction() else "no"
    message = f"{names.game.name}-question-{ask}"
    known = {name: names.value(name, value) for name, value in facts.items() if name not in FACTS}
    if names.speech.knows(message):
        return names.speech.say(message, **{**parts(facts, known), "reaction": reaction})
    about = [names.word(ask), *(fact(names, name, value) for name, value in known.items())]
    return names.speech.say(
        "plain-question", reaction=reaction, about=" · ".join(each for each in about if each)
    )


def parts(facts: Mapping[str, object], known: Mapping[str, str]) -> dict[str, str | int]:
    """The facts of a question as parts of its message: a number stays one, so that a sentence can count with it."""
    numbers = {name: value for name, value in facts.items() if type(value) is int and name not in SEAT_FACTS}
    return {**known, **numbers}


def fact(names: PlainNames, name: str, value: str) -> str:
    return names.speech.say("plain-fact", what=names.fact(name), value=value)


def listed(names: PlainNames, table: Table) -> list[Choice]:
    """The options with their numbers, in the game's own order: from 1 on; "no" is always 0 and comes last."""
    moves = {option: table.describe(option) for option in table.options()}
    refusing = [option for option, move in moves.items() if move.way == NO][:1]
    # Offers of one kind stand together, in the order in which their kinds come up.
    ways = list(dict.fromkeys(move.way for move in moves.values()))
    order = sorted(moves.keys() - refusing, key=lambda option: (ways.index(moves[option].way), option))
    numbered = [*enumerate(order, 1), *((0, option) for option in refusing)]
    return told_apart(
        [
            Choice(number, option, heading(names, moves[option]), words(names, moves[option]))
            for number, option in numbered
        ]
    )


def heading(names: PlainNames, move: Move) -> str:
    message = f"{names.game.name}-group-{move.way}"
    return names.speech.say(message) if names.speech.knows(message) else ""


def words(names: PlainNames, move: Move) -> str:
    """What one option means: the game's own message for its way, or the way with everything that belongs to it."""
    message = f"{names.game.name}-move-{move.way}"
    target = NOBODY if move.target is None else move.target
    if names.speech.knows(message):
        return names.speech.say(
            message,
            card="" if move.card is None else names.card(move.card),
            short="" if move.card is None else names.short(move.card),
            weapon="" if move.weapon is None else names.card(move.weapon),
            place="" if move.place is None else names.word(move.place),
            number=0 if move.number is None else move.number,
            target=names.person(target),
            whom=names.who(target),
        )
    if move.way == NO and move == Move(NO):
        return names.speech.say("plain-pass")
    return beginning(with_things(names, names.word(move.way), things(names, move), target))


def things(names: PlainNames, move: Move) -> list[str]:
    found = [names.card(card) for card in (move.card, move.weapon) if card is not None]
    if move.place is not None:
        found.append(names.word(move.place))
    if move.number is not None:
        found.append(str(move.number))
    return found


def with_things(names: PlainNames, what: str, things: list[str], target: int) -> str:
    """What is done, with which things, at whom."""
    say = names.speech.say
    text = say("plain-with", what=what, things=" · ".join(things)) if things else what
    return say("why-at", card=text, targets=names.person(target)) if names.person(target) else text


def told_apart(choices: list[Choice]) -> list[Choice]:
    """Options that would read the same get a number each."""
    twins = Counter(choice.text for choice in choices)
    met: Counter[str] = Counter()
    apart: list[Choice] = []
    for choice in choices:
        met[choice.text] += 1
        alike = twins[choice.text] > 1
        apart.append(replace(choice, text=f"{choice.text} #{met[choice.text]}") if alike else choice)
    return apart
