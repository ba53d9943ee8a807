"""`HouseStore` of a page, in the key-value storage of the browser."""

from __future__ import annotations

import asyncio
import secrets
import time
from dataclasses import dataclass
from typing import Any

from izakaya.house.person import Person
from izakaya.house.storage import StoredLine, StoredReasons, StoredReview
from izakaya.standalone.answers import KeptAnswers
from izakaya.standalone.key_value import Collection, KeyValueStore, write_all
from izakaya.standalone.shapes import SHAPES
from izakaya.standalone.tables import KeptDriving, KeptSeats, KeptTables


class KeptPeople:
    """`PeopleStore` of a page."""

    def __init__(self, people: Collection) -> None:
        self.people = people

    async def add(
        self, person: str, name: str, language: str, is_bot: bool = False, token_hash: str | None = None
    ) -> None:
        async with self.people.lock:
            await self.people.put(person, {"name": name, "language": language})

    async def find(self, person: str) -> Person | None:
        kept = self.people.get(person)
        if kept is None:
            return None
        return Person(person, kept["name"], kept["language"], named=kept.get("named", False))

    async def of_token(self, token_hash: str) -> Person | None:
        return None

    async def introduce(self, person: str, **changes: Any) -> None:
        async with self.people.lock:
            await self.people.put(person, {**self.people.get(person), **changes})


class PassingChat:
    """`ChatStore` in memory: chat on one device is not kept."""

    def __init__(self, people: Collection) -> None:
        self.people = people
        self.lines: dict[str, list[StoredLine]] = {}
        self.sent: dict[tuple[str, str, str], int] = {}
        self.muted: dict[str, set[str]] = {}

    async def add(
        self, table: str, person: str, seat: int | None, text: str, drunk: bool, client: str
    ) -> int | None:
        lines = self.lines.setdefault(table, [])
        name = self.people.get(person)["name"]
        number = self.sent.setdefault((table, person, client), len(lines))
        if number == len(lines):
            lines.append(StoredLine(number, person, name, seat, text, drunk, time.time()))
        return number

    async def latest(self, table: str, limit: int, since: int = -1) -> list[StoredLine]:
        return [line for line in self.lines.get(table, []) if line.number >= since][-limit:]

    async def has(self, table: str, number: int) -> bool:
        return 0 <= number < len(self.lines.get(table, []))

    async def muted_by(self, person: str) -> set[str]:
        return set(self.muted.get(person, ()))

    async def mute(self, person: str, other: str, on: bool) -> None:
        muted = self.muted.setdefault(person, set())
        (muted.add if on else muted.discard)(other)

    async def report(self, table: str, number: int, person: str, text: str) -> None: ...


class KeptHindsights:
    """`HindsightStore` of a page."""

    def __init__(self, collection: Collection) -> None:
        self.collection = collection

    async def find(self, table: str) -> StoredReasons | None:
        kept: StoredReasons | None = self.collection.get(table)
        return kept

    async def keep(self, table: str, reasons: StoredReasons) -> None:
        async with self.collection.lock:
            if self.collection.get(table) is None:
                await self.collection.put(table, list(reasons))


@dataclass
class Looked:
    """A `StoredReview`."""

    worker: str
    until: float
    done: int
    whole: int
    review: dict[str, Any] | None


class KeptReviews:
    """`ReviewStore` of a page. Progress is in memory alone: after the page is closed a review begins anew."""

    def __init__(self, collection: Collection) -> None:
        self.collection = collection
        self.working: dict[str, Looked] = {}

    async def find(self, table: str) -> StoredReview | None:
        kept = self.collection.get(table)
        return self.working.get(table) or (None if kept is None else Looked("", 0.0, 1, 1, kept))

    async def claim(self, table: str, worker: str, now: float, until: float, form: int) -> bool:
        found, kept = self.working.get(table), self.collection.get(table)
        if found.until >= now if found else kept is not None and kept["form"] == form:
            return False
        self.working[table] = Looked(worker, until, 0, 0, None)
        return True

    async def go_on(self, table: str, worker: str, done: int, whole: int, until: float) -> bool:
        if not self.is_of(table, worker):
            return False
        self.working[table] = Looked(worker, until, done, whole, None)
        return True

    async def keep(self, table: str, worker: str, whole: int, review: dict[str, Any]) -> bool:
        if not self.is_of(table, worker):
            return False
        async with self.collection.lock:
            await self.collection.put(table, review)
        self.working.pop(table, None)
        return True

    async def give_up(self, table: str, worker: str) -> None:
        if self.is_of(table, worker):
            del self.working[table]

    def is_of(self, table: str, worker: str) -> bool:
        return table in self.working and self.working[table].worker == worker


class PageStore:
    """All repositories of a page."""

    is_shared = False

    def __init__(self, storage: KeyValueStore) -> None:
        lock = asyncio.Lock()
        self.collections = {kind: Collection(storage, kind, shape, lock) for kind, shape in SHAPES.items()}
        people = self.collections["person"]
        self.people = KeptPeople(people)
        self.tables = KeptTables(self.collections["table"], self.collections["answers"])
        self.seats = KeptSeats(self.tables, people)
        self.leases = KeptDriving(self.tables)
        self.answers = KeptAnswers(self.collections["answers"], self.collections["table"])
        self.chat = PassingChat(people)
        self.hindsights = KeptHindsights(self.collections["hindsight"])
        self.reviews = KeptReviews(self.collections["review"])
        #: Of games that are over, as far as somebody has asked; `None` where it cannot be told.
        self.winners: dict[str, tuple[int, ...] | None] = {}

    async def prepare(self) -> str:
        """Read the storage. Session cookies are not used here: the page is trusted to say who it is."""
        for collection in self.collections.values():
            await collection.open()
        self.forget_strays()
        return secrets.token_hex(16)

    def forget_strays(self) -> None:
        """Hide tables of which a part is damaged; they stay in the storage."""
        tables = self.collections["table"]
        people = self.collections["person"].items
        for name in [*tables.items]:
            kept = tables.items[name]
            are_known = {seat["person"] for seat in kept["seats"]} <= {None, *people}
            is_whole = (
                kept["id"] == name and kept["seed"].isdecimal() and len(kept["seats"]) == kept["seat_count"]
            )
            if name in self.collections["answers"].damaged or not (are_known and is_whole):
                del tables.items[name]
                tables.damaged.append(name)

    async def remove(self, table: str) -> None:
        """Delete all that is stored of a game."""
        kinds = ("table", "answers", "hindsight", "review")
        async with self.collections["table"].lock:
            await write_all([(self.collections[kind], table, None) for kind in kinds])

    @property
    def damaged(self) -> int:
        """How many games and people cannot be read."""
        return len({name for collection in self.collections.values() for name in collection.damaged})

    async def close(self) -> None: ...
