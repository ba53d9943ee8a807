"""What happened at a table of any game, in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from izakaya.table.news import NOBODY
from izakaya.words.heard import Heard
from izakaya.words.plain.moves import with_things
from izakaya.words.plain.names import PlainNames, beginning
from izakaya.words.telling import Line

# A piece of news, or several as one, with the number of the last of them.
Numbered = tuple[int, Heard]


def lines(names: PlainNames, news: Sequence[Heard], since: int) -> list[Line]:
    """The news from `since` on as lines."""
    return [
        Line(
            sentence(names, heard),
            "turn" if heard.what == "turn" else "event",
            number,
            heard.what,
            heard.seat,
        )
        for number, heard in gathered(list(enumerate(news[since:], since)))
    ]


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
    known = [card for card in heard.cards if card is not None]
    message = f"{names.game.name}-news-{heard.what}"
    if names.speech.knows(message):
        return say(
            message,
            who=names.who(heard.seat),
            name=names.person(heard.seat),
            whom=names.who(heard.target),
            target=names.person(heard.target),
            known="yes" if known else "no",
            card=names.card(known[0]) if known else "",
            cards=names.cards(known),
            number=heard.number or len(heard.cards),
        )
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
