"""Repository of tables: their settings, and whether their games have begun or ended."""

from __future__ import annotations

import time
from collections import namedtuple
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final, cast

from sqlalchemy import Connection, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from izakaya.house.reseating import reseated
from izakaya.playing.storage import StoredTable
from izakaya.server.store import schema
from izakaya.server.store.database import Database, changed

FINDING: Final = select(schema.tables, schema.branches.c.source, schema.branches.c.moment).outerjoin(
    schema.branches, schema.branches.c.table_id == schema.tables.c.id
)
# A table that is played is asked about itself at every turn, and a row of SQLAlchemy's answers slowly.
Found: Final[Callable[..., StoredTable]] = cast(
    "Any", namedtuple("Found", [column.name for column in FINDING.selected_columns])
)


class Tables:
    """Tables by id: settings, state, links to rematches and branches."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, values: dict[str, Any], seats: Sequence[dict[str, Any]]) -> None:
        await self.database.do(lambda db: self.lay(db, values, seats))

    def lay(self, db: Connection, values: dict[str, Any], seats: Sequence[dict[str, Any]]) -> None:
        fresh = {"state": "open", "since": time.time(), "driver_until": 0.0, "asleep": False, "asked_at": 0.0}
        db.execute(insert(schema.tables).values(**fresh, **values))
        db.execute(
            insert(schema.seats),
            [
                {
                    "table_id": values["id"],
                    "away": False,
                    "reserve": values["clock_reserve"],
                    "here_until": 0.0,
                    "orders": {},
                    "person": None,
                    "bot": None,
                    **seat,
                }
                for seat in seats
            ],
        )

    async def find(self, table: str) -> StoredTable | None:
        row = await self.database.first(FINDING.where(schema.tables.c.id == table))
        return None if row is None else Found(*row)

    async def add_branch(
        self, values: dict[str, Any], seats: Sequence[dict[str, Any]], source: str, answers: Sequence[int]
    ) -> None:
        """Lay a table that goes on from a moment of another game: its answers up to there are this game's too, and nobody's."""
        table, now = values["id"], time.time()
        given = [
            {"table_id": table, "number": number, "option": option, "person": None, "client": None, "at": now}
            for number, option in enumerate(answers)
        ]

        def lay(db: Connection) -> None:
            self.lay(db, values, seats)
            db.execute(insert(schema.branches).values(table_id=table, source=source, moment=len(answers)))
            if given:
                db.execute(insert(schema.answers), given)

        await self.database.do(lay)

    async def open(self, limit: int) -> list[StoredTable]:
        query = (
            select(schema.tables)
            .where(schema.tables.c.public, schema.tables.c.state != "over")
            .order_by(schema.tables.c.state, schema.tables.c.since.desc())
            .limit(limit)
        )
        return cast("list[StoredTable]", await self.database.all(query))

    async def of(self, person: str, limit: int) -> list[StoredTable]:
        """Where this person sits, the unfinished first."""
        query = (
            select(schema.tables)
            .join(schema.seats, schema.seats.c.table_id == schema.tables.c.id)
            .where(schema.seats.c.person == person)
            .order_by(schema.tables.c.state == "over", schema.tables.c.since.desc())
            .limit(limit)
        )
        return cast("list[StoredTable]", await self.database.all(query))

    async def of_evening(self, evening: str) -> list[StoredTable]:
        """The table of this name and all that followed it, the first one first."""
        c = schema.tables.c
        found = await self.database.all(
            FINDING.where(or_(c.id == evening, c.evening == evening)).order_by(c.since)
        )
        return [Found(*row) for row in found]

    async def ended_with(self, person: str, limit: int) -> list[StoredTable]:
        """Games that ended with a result at which this person sat, also to leave before the end; the latest first."""
        c, s = schema.tables.c, schema.seats.c
        sat = select(s.table_id).where(or_(s.person == person, s.left_by == person))
        query = FINDING.where(c.result.is_not(None), c.id.in_(sat)).order_by(c.since.desc()).limit(limit)
        return [Found(*row) for row in await self.database.all(query)]

    async def keep_result(self, table: str, result: dict[str, Any]) -> None:
        """How a game ended."""
        await self.database.change(
            update(schema.tables).where(schema.tables.c.id == table).values(result=result)
        )

    async def unfinished_of(self, owner: str, rules: Mapping[str, Sequence[int]]) -> int:
        c = schema.tables.c
        playable = or_(*((c.game == game) & c.rules.in_(versions) for game, versions in rules.items()))
        query = select(func.count()).where(c.owner == owner, c.state != "over", playable)
        return await self.database.do(lambda db: int(db.execute(query).scalar_one()))

    async def choose(self, table: str, values: dict[str, Any]) -> bool:
        """Lay a table that is still open in another way; false if its game has begun."""
        chosen = (
            update(schema.tables)
            .where(schema.tables.c.id == table, schema.tables.c.state == "open")
            .values(**values)
        )

        def lay(db: Connection) -> bool:
            if not changed(db, chosen):
                return False
            if "seat_count" in values:
                self.place(db, table, values["seat_count"])
            if "clock_reserve" in values:
                seats = update(schema.seats).where(schema.seats.c.table_id == table)
                db.execute(seats.values(reserve=values["clock_reserve"]))
            return True

        return await self.database.do(lay)

    def place(self, db: Connection, table: str, places: int) -> None:
        c = schema.seats.c
        found = db.execute(
            select(schema.seats).where(c.table_id == table).order_by(c.seat).with_for_update()
        ).all()
        db.execute(delete(schema.seats).where(c.table_id == table))
        db.execute(insert(schema.seats), reseated([row._asdict() for row in found], places))

    async def remove(self, table: str, person: str) -> None:
        out = schema.removals.c
        known = select(out.person).where(out.table_id == table, out.person == person)

        def write(db: Connection) -> None:
            if db.execute(known).first() is None:
                db.execute(insert(schema.removals).values(table_id=table, person=person))

        with suppress(IntegrityError):  # by another process, just now
            await self.database.do(write)

    async def removed_from(self, table: str) -> set[str]:
        query = select(schema.removals.c.person).where(schema.removals.c.table_id == table)
        return {str(row.person) for row in await self.database.all(query)}

    async def shelve(self, table: str, answers: int) -> None:
        c = schema.tables.c
        await self.database.change(
            update(schema.tables).where(c.id == table).values(state="over", shelved=answers)
        )

    async def quieten(self, table: str, on: bool) -> None:
        await self.database.change(update(schema.tables).where(schema.tables.c.id == table).values(quiet=on))

    async def start(self, table: str, level: str) -> bool:
        """Begin a game that is still open, with bots on the seats that nobody took."""
        begun = (
            update(schema.tables)
            .where(schema.tables.c.id == table, schema.tables.c.state == "open")
            .values(state="playing")
        )
        c = schema.seats.c
        bots = (
            update(schema.seats)
            .where(c.table_id == table, c.person.is_(None), c.bot.is_(None))
            .values(bot=level)
        )

        def begin(db: Connection) -> bool:
            if not changed(db, begun):
                return False
            db.execute(bots)
            return True

        return await self.database.do(begin)

    async def add_rematch(self, table: str, values: dict[str, Any], seats: Sequence[dict[str, Any]]) -> None:
        """Lay the table of the rematch, unless somebody else was faster."""
        linked = (
            update(schema.tables)
            .where(schema.tables.c.id == table, schema.tables.c.rematch.is_(None))
            .values(rematch=values["id"])
        )

        def link(db: Connection) -> None:
            if changed(db, linked):
                self.lay(db, values, seats)

        await self.database.do(link)
