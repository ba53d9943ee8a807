"""A house of one room: it keeps its table in memory and has no doors. What a table being played needs, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from izakaya.bots import ask_bot, bot
from izakaya.games import GAMES
from izakaya.playing.answering import Answering
from izakaya.playing.driver import Bots, Driver
from izakaya.playing.live import LiveTable
from izakaya.playing.storage import Given, Meant, Place, StoredAnswer
from izakaya.table.table import Table


@dataclass
class Laid:
    """A `StoredTable` that nobody stores."""

    game: str
    seat_count: int
    seed: str
    window: float | None
    level: str = "random"
    id: str = "in-memory"
    rules: int = 1
    options: dict[str, str] = field(default_factory=dict)
    owner: str = ""
    clock_decision: float | None = None
    clock_reserve: float | None = None
    silence: str = "beats"
    pace: float = 0.0
    grace: float = 5.0
    public: bool = False
    state: str = "playing"
    since: float = 0.0
    rematch: str | None = None
    asleep: bool = False
    asked_at: float = 0.0
    quiet: bool = False
    shelved: int | None = None
    source: str | None = None
    moment: int | None = None
    evening: str | None = None
    result: dict[str, Any] | None = None


@dataclass
class Answered:
    number: int
    option: int
    at: float


class Answers:
    def __init__(self) -> None:
        self.past: list[Answered] = []
        self.waiting: dict[int, dict[int, StoredAnswer]] = {}
        self.messages: set[tuple[int, str | None, str | None]] = set()

    async def since(self, table: str, since: int) -> Sequence[Answered]:
        return self.past[since:]

    async def add(self, table: str, given: Given, at: float, closing: Meant | None = None) -> bool:
        first = given.answers[0].number
        if first != len(self.past) or closing not in (None, self.waiting.get(first, {})):
            return False
        self.waiting.pop(first, None)
        for answer in given.answers:
            self.past.append(Answered(len(self.past), answer.option, at))
            self.messages.add((answer.number, answer.person, answer.client))
        return True

    async def intents(self, table: str, opened: int) -> dict[int, StoredAnswer]:
        return dict(self.waiting.get(opened, {}))

    async def add_intent(self, table: str, opened: int, answer: StoredAnswer) -> bool:
        if opened != len(self.past) or answer.number in self.waiting.get(opened, {}):
            return False
        self.waiting.setdefault(opened, {})[answer.number] = answer
        self.messages.add((answer.number, answer.person, answer.client))
        return True

    async def was_given(self, table: str, number: int, person: str, client: str) -> bool:
        return (number, person, client) in self.messages


class Seats:
    def __init__(self, places: list[Place]) -> None:
        self.places = places

    async def at(self, table: str) -> list[Place]:
        return self.places

    async def set(self, table: str, seat: int, **values: Any) -> None:
        for name, value in values.items():
            setattr(self.places[seat], name, value)


class Memory:
    def __init__(self, places: list[Place]) -> None:
        self.answers = Answers()
        self.seats = Seats(places)


class Novices:
    async def answer(self, name: str, table: Table, level: str, seconds: float | None = None) -> int:
        return ask_bot(bot(level, seed=len(name)), table)


class Room:
    """A table with some people at it, and bots on the other seats."""

    def __init__(
        self,
        game: str,
        seats: int,
        seed: int,
        people: Sequence[str | None],
        window: float | None,
        **changes: Any,
    ) -> None:
        names: list[str | None] = [*people, *[None] * (seats - len(people))]
        places = [
            Place("in-memory", seat, name, None if name else "novice", False, None, 0.0, {}, name)
            for seat, name in enumerate(names)
        ]
        self.store = Memory(places)
        self.bots: Bots = Novices()
        self.published: list[str] = []
        self.counted = 0
        self.answering = Answering(self.store, self.publish, self.count)
        row = Laid(game, seats, str(seed), window, rules=GAMES[game].rules, **changes)
        self.live = LiveTable(row, places)
        self.driver = Driver(self, self.live)
        self.driven = True

    def publish(self, table: str, kind: str, **data: Any) -> None:
        self.published.append(kind)

    def count(self, number: int) -> None:
        self.counted += number

    async def put_to_sleep(self, live: LiveTable) -> bool:
        return False

    def stop_driving(self, table: str) -> None:
        self.driven = False
