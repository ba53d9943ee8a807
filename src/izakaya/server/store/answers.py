"""Repository of answers: the event log of every game, and the answers that wait in an open window."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Any, cast

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from izakaya.playing.storage import Given, Meant, PastAnswer, StoredAnswer
from izakaya.server.store import schema
from izakaya.server.store.database import Database, add_rows


class Answers:
    """Answers by table and number; the primary key decides between two processes."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def since(self, table: str, since: int) -> Sequence[PastAnswer]:
        c = schema.answers.c
        query = (
            select(c.number, c.option, c.at).where(c.table_id == table, c.number >= since).order_by(c.number)
        )
        return cast("Sequence[PastAnswer]", await self.database.all(query))

    async def of_people(self, table: str) -> dict[int, str]:
        """Which answers of a game a person gave, and who, by their numbers."""
        c = schema.answers.c
        query = select(c.number, c.person).where(c.table_id == table, c.person.is_not(None))
        return {int(row.number): str(row.person) for row in await self.database.all(query)}

    async def counted(self, tables: Sequence[str]) -> dict[str, int]:
        """How many answers each of these games has; none is not mentioned."""
        c = schema.answers.c
        query = (
            select(c.table_id, func.max(c.number).label("last"))
            .where(c.table_id.in_(tables))
            .group_by(c.table_id)
        )
        rows = await self.database.all(query)
        return {str(row.table_id): int(row.last) + 1 for row in rows}

    async def add(self, table: str, given: Given, at: float, closing: Meant | None = None) -> bool:
        """Store answers; false, and nothing stored, if another process has answered the first question, or if what waits in the
        window that they close is not `closing`.
        """

        def store(db: Connection) -> bool:
            if closing is not None:
                first = given.answers[0].number
                self.hold(db, table)
                if self.read_intents(db, table, first) != closing:
                    return False
                c = schema.intents.c
                db.execute(delete(schema.intents).where(c.table_id == table, c.opened <= first))
            self.write(db, table, given, at)
            return True

        try:
            if closing is not None or changes_more(given):
                return await self.database.do(store)
            await self.database.add(schema.answers, rows_of(table, given, at))
            return True
        except (IntegrityError, sqlite3.IntegrityError):
            return False

    def write(self, db: Connection, table: str, given: Given, at: float) -> None:
        add_rows(db, schema.answers, rows_of(table, given, at))
        for answer in given.answers:
            if answer.reserve is not None:
                db.execute(
                    update(schema.seats)
                    .where(schema.seats.c.table_id == table, schema.seats.c.seat == answer.seat)
                    .values(reserve=answer.reserve)
                )
        if given.over:
            db.execute(update(schema.tables).where(schema.tables.c.id == table).values(state="over"))

    def hold(self, db: Connection, table: str) -> None:
        """Lock the window of this table against other processes; SQLite has one writer anyway."""
        if self.database.is_postgres:
            db.execute(select(schema.tables.c.id).where(schema.tables.c.id == table).with_for_update())

    def read_intents(self, db: Connection, table: str, opened: int) -> dict[int, StoredAnswer]:
        c = schema.intents.c
        rows = db.execute(select(schema.intents).where(c.table_id == table, c.opened == opened))
        return {int(row.number): StoredAnswer(row.number, row.option, row.person, row.client) for row in rows}

    async def intents(self, table: str, opened: int) -> dict[int, StoredAnswer]:
        """What waits for the end of the window that opened with this question, by the number of the answer."""
        return await self.database.do(lambda db: self.read_intents(db, table, opened))

    async def add_intent(self, table: str, opened: int, answer: StoredAnswer) -> bool:
        """Keep an answer until its window closes; the first one counts, and none when it has closed."""
        c = schema.answers.c
        closed = select(c.number).where(c.table_id == table, c.number == opened)
        intent = insert(schema.intents).values(
            table_id=table,
            opened=opened,
            number=answer.number,
            option=answer.option,
            person=answer.person,
            client=answer.client,
        )

        def keep(db: Connection) -> bool:
            self.hold(db, table)
            if db.execute(closed).first() is not None:
                return False
            db.execute(intent)
            return True

        try:
            return await self.database.do(keep)
        except IntegrityError:
            return False

    async def was_given(self, table: str, number: int, person: str, client: str) -> bool:
        """Whether this very message has already answered that question."""
        queries = [
            select(stored.c.number).where(
                stored.c.table_id == table,
                stored.c.number == number,
                stored.c.person == person,
                stored.c.client == client,
            )
            for stored in (schema.answers, schema.intents)
        ]
        return await self.database.do(
            lambda db: any(db.execute(query).first() is not None for query in queries)
        )


def changes_more(given: Given) -> bool:
    """Whether these answers change anything beside what was answered: somebody's clock, or that the game is over."""
    return given.over or any(answer.reserve is not None for answer in given.answers)


def rows_of(table: str, given: Given, at: float) -> list[tuple[Any, ...]]:
    """In the order of the columns."""
    return [(table, one.number, one.option, one.person, one.client, at) for one in given.answers]
