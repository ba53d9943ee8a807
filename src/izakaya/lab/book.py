"""What the lab notes of many games, and what it reports of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Generic, Self, TypeVar

from izakaya.lab.estimate import Estimate, rate
from izakaya.lab.evening import Played
from izakaya.lab.figures import length, table
from izakaya.lab.target import Wanted
from izakaya.lab.tuning import Tuning
from izakaya.lab.writing import with_interval

#: What has to be said before any figure of random games.
RANDOM: Final = (
    "Every player here chooses at random among all that is allowed, so these figures say how long games last and "
    "that they end; they are no measure of balance."
)


NO_OPTIONS: Final[Mapping[str, str]] = {}


@dataclass(frozen=True)
class Sheet:
    """One game in figures: whether it came to its end, and how long it took. A game's own sheet adds what matters in it."""

    ended: bool
    turns: int
    decisions: int

    @classmethod
    def read(cls, kept: Mapping[str, Any]) -> Self:
        """The sheet that was written down as a dictionary, where rows of things have become lists."""
        fields: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value for name, value in kept.items()
        }
        return cls(**fields)


S = TypeVar("S", bound=Sheet)


class Book(ABC, Generic[S]):
    """The sheets of all games for one number of players. A game that wants to be reported on in its own way makes a class of this."""

    sheet: ClassVar[type[Sheet]]
    """What is noted of each game."""
    caution: ClassVar[str] = RANDOM
    """What the figures of random games do not say."""
    wanted: ClassVar[Mapping[str, Wanted]] = {}
    """What is measured, by the names that targets have; empty if there are no targets for the game."""
    tuning: ClassVar[type[Tuning] | None] = None
    """How decks of the game are made, if they can be tuned."""

    def __init__(self, seats: int, sheets: Iterable[S] = (), options: Mapping[str, str] = NO_OPTIONS) -> None:
        self.seats = seats
        self.sheets: list[S] = list(sheets)
        self.options = dict(options)

    @classmethod
    def usual_targets(cls) -> str:
        """The text of the targets by which the game is judged if no others are given."""
        return ""

    @staticmethod
    @abstractmethod
    def note(played: Played) -> Any:
        """What is kept of a game, a sheet. It is called on other cores, so it may know nothing but the game."""

    @classmethod
    @abstractmethod
    def report(cls, books: Sequence[Self]) -> list[str]:
        """The lines of the report in Markdown, from a book for each number of players."""

    def figures(self) -> dict[str, Estimate]:
        """All that is measured, by name; of a kind with many, `kind/one` and `kind/other`."""
        return {}

    def count(self, fits: Callable[[S], bool]) -> int:
        return sum(fits(sheet) for sheet in self.sheets)

    def rate(self, fits: Callable[[S], bool]) -> Estimate:
        """In how many of the games it is so."""
        return rate(self.count(fits), len(self.sheets))

    def share(self, fits: Callable[[S], bool]) -> str:
        """The same in words."""
        return with_interval(self.rate(fits), percent=True)

    @classmethod
    def called(cls, name: str) -> str:
        """What people call a figure of a kind with many, by the rest of its name: `katana` of `card/katana`."""
        return name.partition("/")[2]


def heads(books: Sequence[Book[Any]]) -> list[str]:
    """A column for each number of players."""
    return [f"{book.seats}" for book in books]


def lengths(books: Sequence[Book[Any]]) -> list[str]:
    """How long the games took: a chapter of every report."""
    head = [
        "players",
        "games",
        "without an end",
        "turns",
        "median",
        "5–95 %",
        "decisions",
        "median",
        "5–95 %",
    ]
    return ["## Length", "", *table(head, (length_row(book) for book in books)), ""]


def length_row(book: Book[Any]) -> list[str]:
    turns = [sheet.turns for sheet in book.sheets]
    decisions = [sheet.decisions for sheet in book.sheets]
    endless = book.count(lambda sheet: not sheet.ended)
    return [f"{book.seats}", f"{len(turns):,}", f"{endless}", *length(turns), *length(decisions)]
