"""The answers of all games, and those that wait for the end of their window."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from izakaya.server import schema
from izakaya.server.store.database import Database


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


# What is to be stored, once it is known what people have answered to the questions of a window.
Deciding = Callable[[Mapping[int, StoredAnswer]], Given]


class Answers:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def since(self, table: str, since: int) -> Sequence[Any]:
        query = (
            select(schema.answers.c.option, schema.answers.c.at)
            .where(schema.answers.c.table_id == table, schema.answers.c.number >= since)
            .order_by(schema.answers.c.number)
        )
        async with self.database.begin() as db:
            return (await db.execute(query)).all()

    async def counted(self, tables: Sequence[str]) -> dict[str, int]:
        """How many answers each of these games has; none is not mentioned."""
        c = schema.answers.c
        query = select(c.table_id, func.max(c.number)).where(c.table_id.in_(tables)).group_by(c.table_id)
        async with self.database.begin() as db:
            return {str(table): int(last) + 1 for table, last in await db.execute(query)}

    async def add(self, table: str, first: int, in_window: bool, decide: Deciding, at: float) -> Given | None:
        """Store the answer to question `first` and maybe more; nothing if somebody else has answered it.

        At the end of a window `decide` learns what people have answered, and no answer can come in between: that
        one would be acknowledged and lost.
        """
        intents = schema.intents
        try:
            async with self.database.begin() as db:
                meant: dict[int, StoredAnswer] = {}
                if in_window:
                    await self.hold(db, table)
                    meant = await self.read_intents(db, table, first)
                given = decide(meant)
                await db.execute(
                    insert(schema.answers),
                    [
                        {
                            "table_id": table,
                            "number": answer.number,
                            "option": answer.option,
                            "person": answer.person,
                            "client": answer.client,
                            "at": at,
                        }
                        for answer in given.answers
                    ],
                )
                for answer in given.answers:
                    if answer.reserve is not None:
                        await db.execute(
                            update(schema.seats)
                            .where(schema.seats.c.table_id == table, schema.seats.c.seat == answer.seat)
                            .values(reserve=answer.reserve)
                        )
                if in_window:
                    await db.execute(
                        delete(intents).where(intents.c.table_id == table, intents.c.opened <= first)
                    )
                if given.over:
                    await db.execute(
                        update(schema.tables).where(schema.tables.c.id == table).values(state="over")
                    )
        except IntegrityError:
            return None
        return given

    async def hold(self, db: AsyncConnection, table: str) -> None:
        """Let nobody else change what waits in this table's window; SQLite has one writer anyway."""
        if self.database.is_postgres:
            await db.execute(select(schema.tables.c.id).where(schema.tables.c.id == table).with_for_update())

    async def read_intents(self, db: AsyncConnection, table: str, opened: int) -> dict[int, StoredAnswer]:
        c = schema.intents.c
        rows = await db.execute(select(schema.intents).where(c.table_id == table, c.opened == opened))
        return {int(row.number): StoredAnswer(row.number, row.option, row.person, row.client) for row in rows}

    async def intents(self, table: str, opened: int) -> dict[int, StoredAnswer]:
        """What waits for the end of the window that opened with this question, by the number of the answer."""
        async with self.database.begin() as db:
            return await self.read_intents(db, table, opened)

    async def add_intent(self, table: str, opened: int, answer: StoredAnswer) -> bool:
        """Keep an answer until its window closes; the first one counts, and none when it has closed."""
        c = schema.answers.c
        try:
            async with self.database.begin() as db:
                await self.hold(db, table)
                closed = select(c.number).where(c.table_id == table, c.number == opened)
                if (await db.execute(closed)).first() is not None:
                    return False
                await db.execute(
                    insert(schema.intents).values(
                        table_id=table,
                        opened=opened,
                        number=answer.number,
                        option=answer.option,
                        person=answer.person,
                        client=answer.client,
                    )
                )
        except IntegrityError:
            return False
        return True

    async def was_given(self, table: str, number: int, person: str, client: str) -> bool:
        """Whether this very message has already answered that question."""
        async with self.database.begin() as db:
            for stored in (schema.answers, schema.intents):
                query = select(stored.c.number).where(
                    stored.c.table_id == table,
                    stored.c.number == number,
                    stored.c.person == person,
                    stored.c.client == client,
                )
                if (await db.execute(query)).first() is not None:
                    return True
        return False
