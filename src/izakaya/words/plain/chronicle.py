"""What happened at a table of any game, in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from izakaya.table.news import NOBODY
from izakaya.words.chronicle import Numbered, line, numbered, told_of
from izakaya.words.heard import Heard
from izakaya.words.plain.moves import with_things
from izakaya.words.plain.names import PlainNames, beginning
from izakaya.words.telling import Line


def lines(names: PlainNames, news: Sequence[Heard], since: int) -> list[Line]:
    """The news from `since` on as lines."""
    found = gathered(numbered(news, since))
    return [line(number, heard, sentence(names, heard)) for number, heard in found]


def gathered(news: Sequence[Numbered]) -> list[Numbered]:
    """When the same happens several times in a row, as in a deal, each person's cards are told together."""
    result: list[Numbered] = []
    for _, run in groupby(news, key=lambda numbered: (numbered[1].what, together(numbered[1]))):
        by_person: dict[int, Numbered] = {}
        for number, heard in run:
            if not together(heard):
                result.append((number, heard))
                continue
            _, before = by_person.pop(heard.seat, (0, None))
            cards = (() if before is None else before.cards) + heard.cards
            by_person[heard.seat] = number, Heard(heard.what, heard.seat, cards=cards)
        result += by_person.values()
    return result


def together(heard: Heard) -> bool:
    """Whether nothing is lost if this is told with more of the same: it is about cards and nothing else."""
    return bool(heard.cards) and heard.seat != NOBODY and heard.target == NOBODY and not heard.number


def sentence(names: PlainNames, heard: Heard) -> str:
    """The game's own message for it, or who did what with which cards."""
    say = names.speech.say
    message = f"{names.game.name}-news-{heard.what}"
    if names.speech.knows(message):
        return say(message, **told_of(names, heard), number=heard.number or len(heard.cards))
    name = names.person(heard.seat)
    if heard.what == "ended":
        return say("play-over")
    if heard.what == "turn" and name:
        return say("plain-turn", name=name)
    things = [names.cards(heard.cards)] if heard.cards else []
    if heard.number:
        things.append(str(heard.number))
    text = with_things(names, names.word(heard.what), things, heard.target)
    return say("plain-fact", what=name, value=text) if name else beginning(text)
