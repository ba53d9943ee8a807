"""What happened at a table of Samurai Sword, in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from izakaya.games.sword.sight import PROPERTY_NAMES, is_weapon
from izakaya.games.sword.table import REASONS
from izakaya.words.chronicle import Numbered, line, numbered, said_once, told_of
from izakaya.words.heard import Heard
from izakaya.words.sword.names import Names
from izakaya.words.telling import Line


def lines(names: Names, news: Sequence[Heard], since: int) -> list[Line]:
    """The news from `since` on as lines."""
    found = gathered(numbered(news, since))
    return [line(number, heard, sentence(names, heard)) for number, heard in found]


def gathered(news: Sequence[Numbered]) -> list[Numbered]:
    """Cards that somebody draws one after the other become one piece of news; so do people who draw one card each, and those who
    have run out of Honour.
    """
    result: list[Numbered] = []
    for number, heard in news:
        before = result[-1][1] if result else None
        if before is not None and heard.what == before.what == "drew" and heard.seat == before.seat:
            result[-1] = number, Heard("drew", heard.seat, cards=before.cards + heard.cards)
        else:
            result.append((number, heard))
    return together(result)


def together(news: Sequence[Numbered]) -> list[Numbered]:
    result: list[Numbered] = []
    for number, heard in news:
        before = result[-1][1] if result else None
        hidden = heard.what == "drew" and heard.cards == (None,)
        if hidden and before is not None and before.what == "drew-each":
            result[-1] = number, Heard("drew-each", seats=(*before.seats, heard.seat))
        elif hidden and before is not None and before.what == "drew" and before.cards == (None,):
            result[-1] = number, Heard("drew-each", seats=(before.seat, heard.seat))
        elif before is not None and heard.what == before.what == "out-of-honour":
            result[-1] = number, Heard(heard.what, seats=(*(before.seats or (before.seat,)), heard.seat))
        else:
            result.append((number, heard))
    return result


def message_of(heard: Heard) -> str:
    """Which message tells this."""
    if heard.what.startswith("note-"):
        return heard.what
    if heard.what == "ended":
        return f"news-ended-{REASONS[heard.number]}"
    if heard.what == "played":
        return f"news-played{way_of_playing(str(heard.cards[0]), heard.target >= 0)}"
    return f"news-{heard.what}"


def way_of_playing(card: str, at_someone: bool) -> str:
    if is_weapon(card):
        return "-weapon"
    if card == "bushido" or card == "breathing":
        return f"-{card}"
    if card in PROPERTY_NAMES:
        return "-property"
    return "-at" if at_someone else ""


def sentence(names: Names, heard: Heard) -> str:
    return said_once(names, heard, put)


def put(names: Names, heard: Heard) -> str:
    return names.speech.say(
        message_of(heard),
        **told_of(names, heard),
        names=names.speech.listing([names.person(seat) for seat in heard.seats or (heard.seat,)]),
        number=how_many(heard),
    )


def how_many(heard: Heard) -> int:
    """The number in the sentence: of cards, of people, or what the news say."""
    if heard.what == "drew":
        return len(heard.cards)
    return max(len(heard.seats), 1) if heard.what == "out-of-honour" else heard.number
