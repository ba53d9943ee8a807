"""Repositories of tables, seats and leases in a page. A table is stored with its seats, its answers apart: they grow."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, cast

from izakaya.house.reseating import reseated
from izakaya.playing.storage import Place, StoredTable
from izakaya.standalone.key_value import Collection, write_all

Kept = dict[str, Any]
EMPTY: Final[Kept] = {"person": None, "bot": None, "away": False, "orders": {}}
FRESH: Final[Kept] = {
    "state": "open",
    "rematch": None,
    "asleep": False,
    "asked_at": 0.0,
    "source": None,
    "moment": None,
    "quiet": False,
    "evening": None,
    "result": None,
    "shelved": None,
}
Which = Callable[[Kept, Sequence[Kept]], bool]  # whether it is this seat, of these
ALONE: Final = 3600.0  # seconds: nobody else could take over


class Row:
    """A `StoredTable` over its JSON."""

    def __init__(self, kept: Kept) -> None:
        self.kept = kept

    def __getattr__(self, name: str) -> Any:
        try:
            return self.kept[name] if name in self.kept else FRESH[name]  # kept by an older page
        except KeyError:
            raise AttributeError(name) from None


def row(kept: Kept) -> StoredTable:
    return cast("StoredTable", Row(kept))


def laid(values: Mapping[str, Any], seats: Sequence[Mapping[str, Any]]) -> Kept:
    reserve = values["clock_reserve"]
    return {
        **FRESH,
        "since": time.time(),
        **values,
        "seats": [{**EMPTY, "reserve": reserve, **seat} for seat in seats],
    }


class KeptTables:
    """`TableStore` of a page."""

    def __init__(self, tables: Collection, answers: Collection) -> None:
        self.tables = tables
        self.answers = answers

    async def add(self, values: dict[str, Any], seats: Sequence[dict[str, Any]]) -> None:
        async with self.tables.lock:
            await self.tables.put(values["id"], laid(values, seats))

    async def find(self, table: str) -> StoredTable | None:
        kept = self.tables.get(table)
        return None if kept is None else row(kept)

    async def add_branch(
        self, values: dict[str, Any], seats: Sequence[dict[str, Any]], source: str, answers: Sequence[int]
    ) -> None:
        now = time.time()
        await self.add_played(
            {**values, "source": source, "moment": len(answers)},
            seats,
            [[option, None, None, now] for option in answers],
        )

    async def add_played(
        self, values: dict[str, Any], seats: Sequence[dict[str, Any]], past: Sequence[list[Any]]
    ) -> None:
        """A table at which something was played already."""
        given = {"past": list(past), "waiting": {}}
        async with self.tables.lock:
            await write_all(
                [(self.tables, values["id"], laid(values, seats)), (self.answers, values["id"], given)]
            )

    async def open(self, limit: int) -> list[StoredTable]:
        found = [kept for kept in self.all() if kept["public"] and kept["state"] != "over"]
        return [row(kept) for kept in found[:limit]]

    async def of(self, person: str, limit: int) -> list[StoredTable]:
        found = [kept for kept in self.all() if any(seat["person"] == person for seat in kept["seats"])]
        return [row(kept) for kept in sorted(found, key=lambda kept: kept["state"] == "over")[:limit]]

    def all(self) -> list[Kept]:
        """The latest first."""
        return sorted(self.tables.items.values(), key=lambda kept: -kept["since"])

    async def of_evening(self, evening: str) -> list[StoredTable]:
        found = [kept for kept in self.all() if evening in (kept["id"], kept.get("evening"))]
        return [row(kept) for kept in reversed(found)]

    async def ended_with(self, person: str, limit: int) -> list[StoredTable]:
        found = [
            kept
            for kept in self.all()
            if kept.get("result") is not None
            and any(person in (seat["person"], seat.get("left_by")) for seat in kept["seats"])
        ]
        return [row(kept) for kept in found[:limit]]

    async def keep_result(self, table: str, result: dict[str, Any]) -> None:
        await self.change(table, lambda kept: {**kept, "result": result})

    async def unfinished_of(self, owner: str, rules: Mapping[str, Sequence[int]]) -> int:
        return sum(
            kept["owner"] == owner
            and kept["state"] != "over"
            and kept["rules"] in rules.get(kept["game"], ())
            for kept in self.all()
        )

    async def choose(self, table: str, values: dict[str, Any]) -> bool:
        def otherwise(kept: Kept) -> Kept | None:
            if kept["state"] != "open":
                return None
            chosen = {**kept, **values}
            if "seat_count" in values:
                chosen["seats"] = reseated(chosen["seats"], values["seat_count"])
            if "clock_reserve" in values:
                chosen["seats"] = [{**seat, "reserve": values["clock_reserve"]} for seat in chosen["seats"]]
            return chosen

        return await self.change(table, otherwise)

    async def remove(self, table: str, person: str) -> None:
        await self.change(table, lambda kept: {**kept, "removed": [*kept.get("removed", []), person]})

    async def removed_from(self, table: str) -> set[str]:
        kept = self.tables.get(table)
        return set() if kept is None else set(kept.get("removed", []))

    async def shelve(self, table: str, answers: int) -> None:
        await self.change(table, lambda kept: {**kept, "state": "over", "shelved": answers})

    async def quieten(self, table: str, on: bool) -> None:
        await self.change(table, lambda kept: {**kept, "quiet": on})

    async def start(self, table: str, level: str) -> bool:
        def begun(kept: Kept) -> Kept | None:
            if kept["state"] != "open":
                return None
            seats = [
                {**seat, "bot": level} if seat["person"] is None and seat["bot"] is None else seat
                for seat in kept["seats"]
            ]
            return {**kept, "state": "playing", "seats": seats}

        return await self.change(table, begun)

    async def add_rematch(self, table: str, values: dict[str, Any], seats: Sequence[dict[str, Any]]) -> None:
        async with self.tables.lock:
            kept = self.tables.get(table)
            if kept is not None and kept["rematch"] is None:
                linked = {**kept, "rematch": values["id"]}
                await write_all(
                    [(self.tables, table, linked), (self.tables, values["id"], laid(values, seats))]
                )

    async def change(self, table: str, otherwise: Callable[[Kept], Kept | None]) -> bool:
        """Keep a table as it is from now on; false if it stays as it was."""
        async with self.tables.lock:
            kept = self.tables.get(table)
            changed = None if kept is None else otherwise(kept)
            if changed is None:
                return False
            await self.tables.put(table, changed)
            return True


class KeptSeats:
    """`SeatStore` of a page."""

    def __init__(self, tables: KeptTables, people: Collection) -> None:
        self.tables = tables
        self.people = people

    async def at(self, table: str) -> list[Place]:
        return await self.at_all([table])

    async def at_all(self, tables: Sequence[str]) -> list[Place]:
        return [
            Place(
                table_id=table,
                seat=seat["seat"],
                person=seat["person"],
                bot=seat["bot"],
                away=seat["away"],
                reserve=seat["reserve"],
                here_until=0.0,
                orders=seat["orders"],
                name=self.name_of(seat["person"]),
                left_by=seat.get("left_by"),
                left=self.name_of(seat.get("left_by")),
            )
            for table in tables
            for seat in self.tables.tables.get(table)["seats"]
        ]

    def name_of(self, person: str | None) -> str | None:
        kept = None if person is None else self.people.get(person)
        return None if kept is None else str(kept["name"])

    async def take(self, table: str, seat: int, person: str) -> bool:
        def free(one: Kept, _: Sequence[Kept]) -> bool:
            return is_free(one) and one["seat"] == seat

        return await self.give(table, free, person)

    async def take_over(self, table: str, seat: int, person: str) -> bool:
        return await self.give(
            table,
            lambda one, _: one["seat"] == seat and one["person"] is None and one["bot"] is not None,
            person,
        )

    async def hand_to(self, table: str, person: str, other: str) -> bool:
        return await self.give(table, lambda one, _: one["person"] == person, other)

    async def give(self, table: str, which: Which, person: str) -> bool:
        """A seat for somebody who has none."""

        def may(one: Kept, seats: Sequence[Kept]) -> bool:
            return which(one, seats) and all(other["person"] != person for other in seats)

        return await self.change(table, may, person=person, bot=None, away=False, orders={}, left_by=None)

    async def move(self, table: str, person: str, seat: int) -> bool:
        def moved(kept: Kept) -> Kept | None:
            if not any(one["seat"] == seat and is_free(one) for one in kept["seats"]):
                return None
            left = [
                {**one, "person": None, "orders": {}} if one["person"] == person else one
                for one in kept["seats"]
            ]
            return {
                **kept,
                "seats": [{**one, "person": person} if one["seat"] == seat else one for one in left],
            }

        return await self.tables.change(table, moved)

    async def leave(self, table: str, person: str) -> bool:
        return await self.change(
            table, lambda one, _: one["person"] == person, person=None, away=False, orders={}
        )

    async def put_bot(self, table: str, seat: int, level: str | None) -> bool:
        return await self.change(
            table, lambda one, _: one["seat"] == seat and one["person"] is None, bot=level
        )

    async def set(self, table: str, seat: int, **values: Any) -> None:
        values.pop("here_until", None)  # a person with the page open is here
        if values:
            await self.change(table, lambda one, _: one["seat"] == seat, **values)

    async def hand_over(self, table: str, person: str, level: str) -> bool:
        return await self.change(
            table,
            lambda one, _: one["person"] == person,
            person=None,
            bot=level,
            away=False,
            orders={},
            left_by=person,
        )

    async def see_here(self, seats: Sequence[tuple[str, int]], until: float) -> None: ...

    async def change(self, table: str, which: Which, **values: Any) -> bool:
        def otherwise(kept: Kept) -> Kept | None:
            seats = kept["seats"]
            if not any(which(seat, seats) for seat in seats):
                return None
            return {
                **kept,
                "seats": [{**seat, **values} if which(seat, seats) else seat for seat in seats],
            }

        return await self.tables.change(table, otherwise)


def is_free(seat: Kept) -> bool:
    return seat["person"] is None and seat["bot"] is None


class KeptDriving:
    """`LeaseStore` of a page, which drives all games that are open in it."""

    lease = ALONE

    def __init__(self, tables: KeptTables) -> None:
        self.tables = tables
        self.driven: set[str] = set()

    async def claim(
        self, driver: str, rules: Mapping[str, Sequence[int]], table: str | None = None, limit: int = 200
    ) -> list[str]:
        """Nobody plays while nobody looks: a game goes on when its table is opened, so none is claimed unasked."""
        kept = None if table is None else self.tables.tables.get(table)
        if table is None or kept is None or kept["state"] != "playing" or table in self.driven:
            return []
        if kept["rules"] not in rules.get(kept["game"], ()):
            return []
        self.driven.add(table)
        return [table]

    async def renew(self, driver: str) -> list[str]:
        over = {
            table for table in self.driven if (self.tables.tables.get(table) or FRESH)["state"] != "playing"
        }
        self.driven -= over
        return sorted(self.driven)

    async def release(self, driver: str) -> None:
        self.driven.clear()

    async def set_asleep(self, table: str, asleep: bool) -> bool:
        if asleep:
            self.driven.discard(table)
        return True

    async def restart_clock(self, table: str, at: float) -> None:
        await self.tables.change(table, lambda kept: {**kept, "asked_at": at})
