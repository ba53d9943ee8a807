"""What the chronicles of all games do alike: news with their numbers become lines, and what reads the same is put into words once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from izakaya.locale import Speech
from izakaya.words.heard import Heard
from izakaya.words.telling import Line

Numbered = tuple[int, Heard]
"""A piece of news, or several as one, with the number of the last of them."""


class Names(Protocol):
    """What a chronicle asks of the names of its game."""

    speech: Speech

    def who(self, seat: int, /) -> str: ...
    def person(self, seat: int, /) -> str: ...
    def both(self, seat: int, /) -> str: ...
    def card(self, card: str, /) -> str: ...
    def cards(self, cards: Sequence[str], /) -> str: ...


class CalledNames(Names, Protocol):
    """Names that are the same at every table of the same people."""

    @property
    def called(self) -> tuple[object, ...]: ...


Called = TypeVar("Called", bound=CalledNames)


def numbered(news: Sequence[Heard], since: int) -> list[Numbered]:
    return list(enumerate(news[since:], since))


def line(number: int, heard: Heard, text: str) -> Line:
    return Line(text, "turn" if heard.what == "turn" else "event", number, heard.what, heard.seat)


def said_once(names: Called, heard: Heard, put: Callable[[Called, Heard], str]) -> str:
    """Readers who hear the same of the same people read the same, unless it is about them."""
    key = (names.called, heard, names.who(heard.seat), names.who(heard.target))
    return names.speech.said.get(key) or names.speech.remember(key, put(names, heard))


def told_of(names: Names, heard: Heard) -> dict[str, str]:
    """What every message about news may speak of: who did it, to whom, and which cards the reader saw."""
    known = [card for card in heard.cards if card is not None]
    return {
        "who": names.who(heard.seat),
        "name": names.both(heard.seat) if heard.what == "turn" else names.person(heard.seat),
        "whom": names.who(heard.target),
        "target": names.person(heard.target),
        "known": "yes" if known else "no",
        "card": names.card(known[0]) if known else "",
        "cards": names.cards(known),
    }
