"""What can go wrong at a table, each as a type of its own and a sentence for a person."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


class IzakayaError(Exception):
    """Anything Izakaya refuses to do. Its text says what is wrong and what to do instead."""


class BadTable(IzakayaError):
    """A table cannot be set up like this."""


class UnknownGame(BadTable):
    """There is no such game in the house."""


class WrongSeats(BadTable):
    """The game cannot be played by so many."""


class UnknownOption(BadTable):
    """The game has no such setting, or not such a value for it."""


class BadAnswer(IzakayaError):
    """An answer that the table does not take; nothing has changed."""


class NotOffered(BadAnswer):
    """The answer is not among the options of the question being asked."""


class TableOver(BadAnswer):
    """The game has ended: nobody is asked anything any more."""


class BadStep(BadAnswer):
    """An answer that one table of many does not take: `table` is its number, `option` what was given; -1 if it is about all of them.
    Nothing has changed at any table.
    """

    def __init__(self, sentence: str, table: int = -1, option: int = -1) -> None:
        super().__init__(sentence)
        self.table = table
        self.option = option


class TooManyOffers(IzakayaError):
    """A question offers more than a table has room for: a fault of its game."""


class NotOver(IzakayaError):
    """The game is still going on, so there is no result yet."""


class NoSuchSeat(IzakayaError):
    """Nobody sits there."""


class BadNotation(IzakayaError):
    """A text that is not a position."""


class BadRecord(IzakayaError):
    """A text that is not a record of a game, or a record that cannot be replayed."""


def short(thing: object) -> str:
    """A thing as it may stand in an error: not longer than a person reads."""
    # Python itself refuses to write integers of thousands of digits.
    if isinstance(thing, int) and not -(10**30) < thing < 10**30:
        return "a number of more than 30 digits"
    return str(thing)[:40]


def nearest(word: object, known: Iterable[str]) -> list[str]:
    """Up to three of the known words that look like this one, the likeliest first. The dashes of an option make no two words alike."""
    spelled = {one.lstrip("-"): one for one in known}
    return [spelled[one] for one in get_close_matches(str(word)[:40].lstrip("-"), list(spelled), 3)]


def did_you_mean(word: object, known: Iterable[str]) -> str:
    """A sentence to put behind one that refuses a word; nothing if no known word is near."""
    found = nearest(word, known)
    several = f"{', '.join(found[:-1])} or {found[-1]}" if len(found) > 1 else "".join(found)
    return f" Did you mean {several}?" if found else ""
