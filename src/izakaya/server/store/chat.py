"""Repository of chat: lines, mutes and reports."""

from __future__ import annotations

import time
from typing import Final

from sqlalchemy import Connection, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from izakaya.house.storage import StoredLine
from izakaya.server.store import schema
from izakaya.server.store.database import Database

TRIES: Final = 5  # when others talk at the same moment


class Chat:
    """Chat lines by table and number."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(
        self, table: str, person: str, seat: int | None, text: str, drunk: bool, client: str
    ) -> int | None:
        """The number of the line, sent once or twice; nothing if too many others talk at the same moment."""
        c = schema.chat.c
        mine = (c.table_id == table) & (c.person == person) & (c.client == client)

        def add(db: Connection) -> int:
            before = db.execute(select(c.number).where(mine)).scalar()
            if before is not None:
                return int(before)
            last = db.execute(select(func.max(c.number)).where(c.table_id == table)).scalar()
            number = 0 if last is None else int(last) + 1
            db.execute(
                insert(schema.chat).values(
                    table_id=table,
                    number=number,
                    person=person,
                    seat=seat,
                    text=text,
                    drunk=drunk,
                    client=client,
                    at=time.time(),
                )
            )
            return number

        for _ in range(TRIES):
            try:
                return await self.database.do(add)
            except IntegrityError:
                continue  # somebody else spoke at the same moment
        return None

    async def latest(self, table: str, limit: int, since: int = -1) -> list[StoredLine]:
        """The latest lines, from number `since` on, the oldest first."""
        c = schema.chat.c
        query = (
            select(c.number, c.person, schema.people.c.name, c.seat, c.text, c.drunk, c.at)
            .join(schema.people, schema.people.c.id == c.person)
            .where(c.table_id == table, c.number >= since)
            .order_by(c.number.desc())
            .limit(limit)
        )
        return [StoredLine(**row._mapping) for row in reversed(await self.database.all(query))]

    async def has(self, table: str, number: int) -> bool:
        c = schema.chat.c
        query = select(c.number).where(c.table_id == table, c.number == number)
        return await self.database.first(query) is not None

    async def muted_by(self, person: str) -> set[str]:
        query = select(schema.mutes.c.muted).where(schema.mutes.c.person == person)
        return {str(row.muted) for row in await self.database.all(query)}

    async def mute(self, person: str, other: str, on: bool) -> None:
        c = schema.mutes.c

        def change(db: Connection) -> None:
            db.execute(delete(schema.mutes).where(c.person == person, c.muted == other))
            if on:
                db.execute(insert(schema.mutes).values(person=person, muted=other))

        await self.database.do(change)

    async def report(self, table: str, number: int, person: str, text: str) -> None:
        await self.database.change(
            insert(schema.reports).values(
                table_id=table, line=number, person=person, text=text, at=time.time()
            )
        )
