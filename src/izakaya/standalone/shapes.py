"""The shapes of what is stored in a page. An entry of another shape is damaged."""

from __future__ import annotations

from typing import Any, Final, NotRequired, TypedDict


class KeptPerson(TypedDict):
    name: str
    language: str


class KeptSeat(TypedDict):
    seat: int
    person: str | None
    bot: str | None
    away: bool
    orders: dict[str, Any]
    reserve: float | None


class KeptTable(TypedDict):
    """A table with its seats. Entries of older pages lack some fields (`FRESH` in `tables.py`)."""

    id: str
    since: float
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
    seats: list[KeptSeat]
    state: NotRequired[str]
    rematch: NotRequired[str | None]
    asleep: NotRequired[bool]
    asked_at: NotRequired[float]
    source: NotRequired[str | None]
    moment: NotRequired[int | None]
    quiet: NotRequired[bool]
    removed: NotRequired[list[str]]


class GivenAnswers(TypedDict):
    """Past answers: option, person, client, time. Those that wait for the end of a window: by its number and theirs."""

    past: list[tuple[int, str | None, str | None, float]]
    waiting: dict[int, dict[int, tuple[int, str | None, str | None]]]


class KeptReview(TypedDict):
    form: int


#: Of each kind of entry.
SHAPES: Final[dict[str, Any]] = {
    "person": KeptPerson,
    "table": KeptTable,
    "answers": GivenAnswers,
    "hindsight": list[dict[str, Any]],
    "review": KeptReview,
}
