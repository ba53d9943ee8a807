"""Storage interface of a table being played. A game is event sourced: its seed and its answers.

An answer is stored before anybody is told of it, so all that was told can be told again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol


class StoredTable(Protocol):
    """How a table was laid, and whether its game has begun or ended."""

    id: str
    game: str
    rules: int
    seat_count: int
    options: dict[str, str]
    seed: str
    owner: str
    level: str
    clock_decision: float | None
    clock_reserve: float | None
    window: float | None
    silence: str
    pace: float
    grace: float
    public: bool
    state: str
    since: float
    rematch: str | None
    asleep: bool
    asked_at: float
    quiet: bool
    shelved: int | None  # how many of its answers replay, if it was put aside because not all do
    # The game from a moment of which this one goes on, if it does.
    source: str | None
    moment: int | None
    # The first table of the evening, if this one followed another; and how the game ended, once somebody has asked.
    evening: str | None
    result: dict[str, Any] | None


@dataclass
class Place:
    """A seat of a table: its person with a name, or the level of its bot; `away` if a bot plays for the person, `left` the name of
    the person who played here and left for good.
    """

    table_id: str
    seat: int
    person: str | None
    bot: str | None
    away: bool
    reserve: float | None
    here_until: float
    orders: dict[str, Any]
    name: str | None
    left_by: str | None = None
    left: str | None = None


@dataclass(frozen=True)
class StoredAnswer:
    """An answer to be stored: who gave it (`None`: nobody, it was forced or a bot's), and the reserve left after it."""

    number: int
    option: int
    person: str | None = None
    client: str | None = None
    seat: int | None = None
    reserve: float | None = None


@dataclass(frozen=True)
class Given:
    """Answers that follow one another, to be stored all or none, and whether the game is over with the last."""

    answers: Sequence[StoredAnswer]
    over: bool


# What people have answered to the questions of a window, by the numbers of the answers.
Meant = Mapping[int, StoredAnswer]


class PastAnswer(Protocol):
    """An answer that was stored, and when."""

    number: int
    option: int
    at: float


class GameAnswers(Protocol):
    """The event log of a game: its answers, and those that wait in an open window."""

    async def since(self, table: str, since: int) -> Sequence[PastAnswer]:
        """All answers of a game from this number on."""
        ...

    async def add(self, table: str, given: Given, at: float, closing: Meant | None = None) -> bool:
        """Store answers; false, and nothing stored, if another process has answered the first question.

        Answers that close a window were made of what waited in it. If that is no longer `closing`, nothing is stored either: an
        answer that came in between has been acknowledged and must not be lost.
        """
        ...

    async def intents(self, table: str, opened: int) -> dict[int, StoredAnswer]:
        """What waits for the end of the window that opened with this question, by the number of the answer."""
        ...

    async def add_intent(self, table: str, opened: int, answer: StoredAnswer) -> bool:
        """Keep an answer until its window closes; the first one counts, and none when it has closed."""
        ...

    async def was_given(self, table: str, number: int, person: str, client: str) -> bool:
        """Whether this very message has already answered that question."""
        ...


class GameSeats(Protocol):
    """Who sits where."""

    async def at(self, table: str) -> list[Place]:
        """All seats of a table."""
        ...

    async def set(self, table: str, seat: int, **values: Any) -> None:
        """Change something about a seat, by the names of `Place`."""
        ...


class GameStore(Protocol):
    """What a table needs of a store: answers and seats."""

    @property
    def answers(self) -> GameAnswers: ...

    @property
    def seats(self) -> GameSeats: ...
