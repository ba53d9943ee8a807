"""Repository of seats: who sits there, or which bot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, bindparam, select, update
from sqlalchemy.exc import IntegrityError

from izakaya.playing.storage import Place
from izakaya.server.store import schema
from izakaya.server.store.database import Database, changed


class SeatTakenError(Exception):
    """Rolls the transaction of a move back."""


class Seats:
    """Seats by table and number."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def at(self, table: str) -> list[Place]:
        return await self.at_all([table])

    async def at_all(self, tables: Sequence[str]) -> list[Place]:
        left = schema.people.alias("left_people")
        query = (
            select(schema.seats, schema.people.c.name, left.c.name.label("left"))
            .outerjoin(schema.people, schema.seats.c.person == schema.people.c.id)
            .outerjoin(left, schema.seats.c.left_by == left.c.id)
            .where(schema.seats.c.table_id.in_(tables))
            .order_by(schema.seats.c.table_id, schema.seats.c.seat)
        )
        return [Place(**row._mapping) for row in await self.database.all(query)]

    async def take(self, table: str, seat: int, person: str) -> bool:
        """Sit down on a seat that nobody has; of two people at once one gets it, and nobody gets two."""
        c = schema.seats.c
        free = (c.seat == seat) & c.person.is_(None) & c.bot.is_(None)
        return await self.give(table, free, person)

    async def take_over(self, table: str, seat: int, person: str) -> bool:
        """Sit down in the place of a bot; nobody gets two seats."""
        c = schema.seats.c
        bots = (c.seat == seat) & c.person.is_(None) & c.bot.is_not(None)
        return await self.give(table, bots, person)

    async def hand_to(self, table: str, person: str, other: str) -> bool:
        """Give a person's seat to somebody else, who must not have one."""
        return await self.give(table, schema.seats.c.person == person, other)

    async def give(self, table: str, which: ColumnElement[bool], person: str) -> bool:
        fresh: dict[str, Any] = {"bot": None, "away": False, "orders": {}, "left_by": None}
        try:
            return await self.change(table, which, person=person, **fresh)
        except IntegrityError:
            return False

    async def move(self, table: str, person: str, seat: int) -> bool:
        """From one's seat to another that nobody has."""
        c = schema.seats.c
        seats = update(schema.seats).where(c.table_id == table)
        gone = seats.where(c.person == person).values(person=None, orders={})
        sits = seats.where(c.seat == seat, c.person.is_(None), c.bot.is_(None)).values(person=person)

        def go(db: Connection) -> None:
            db.execute(gone)
            if not changed(db, sits):
                raise SeatTakenError

        try:
            await self.database.do(go)
        except (SeatTakenError, IntegrityError):
            return False
        return True

    async def leave(self, table: str, person: str) -> bool:
        return await self.change(table, schema.seats.c.person == person, person=None, away=False, orders={})

    async def put_bot(self, table: str, seat: int, level: str | None) -> bool:
        free = (schema.seats.c.seat == seat) & schema.seats.c.person.is_(None)
        return await self.change(table, free, bot=level)

    async def set(self, table: str, seat: int, **values: Any) -> None:
        await self.change(table, schema.seats.c.seat == seat, **values)

    async def change(self, table: str, which: ColumnElement[bool], **values: Any) -> bool:
        return await self.database.change(
            update(schema.seats).where(schema.seats.c.table_id == table, which).values(**values)
        )

    async def hand_over(self, table: str, person: str, level: str) -> bool:
        """A person leaves a game for good: from now on a bot sits there."""
        return await self.change(
            table,
            schema.seats.c.person == person,
            person=None,
            bot=level,
            away=False,
            orders={},
            left_by=person,
        )

    async def see_here(self, seats: Sequence[tuple[str, int]], until: float) -> None:
        """These people are here, and will be believed to be until then."""
        c = schema.seats.c
        here = (
            update(schema.seats)
            .where(c.table_id == bindparam("at"), c.seat == bindparam("of"))
            .values(here_until=until)
        )
        which = [{"at": table, "of": seat} for table, seat in seats]
        await self.database.do(lambda db: db.execute(here, which))
