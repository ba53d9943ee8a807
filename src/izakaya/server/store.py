"""The truth: what the database knows, and the few ways in which it changes. Nobody is told of anything before it is here."""

from __future__ import annotations

import secrets
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Final, Protocol, cast

from sqlalchemy import delete, event, func, insert, select, update
from sqlalchemy.dialects.postgresql import insert as insert_pg
from sqlalchemy.dialects.sqlite import insert as insert_sqlite
from sqlalchemy.engine import Row
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from izakaya.server import schema
from izakaya.server.troubles import Refusal

FORM: Final = "1"  # of the database's tables
LEASE: Final = 6.0  # seconds for which a driver is believed without a sign of life


@dataclass(frozen=True)
class StoredAnswer:
    """An answer to be stored: who gave it (`None`: nobody, it was forced or a bot's), and the reserve left after it."""

    number: int
    option: int
    person: str | None = None
    client: str | None = None
    seat: int | None = None
    reserve: float | None = None


class TableRow(Protocol):
    """A row of `tables`."""

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
    pace: float
    grace: float
    public: bool
    state: str
    rematch: str | None
    since: float
    driver: str | None
    driver_until: float


@dataclass
class Place:
    """A row of `seats`, with the name of its person."""

    table_id: str
    seat: int
    person: str | None
    bot: str | None
    away: bool
    reserve: float | None
    here_until: float
    orders: dict[str, Any]
    name: str | None


def engine_for(url: str) -> AsyncEngine:
    """A file of SQLite or a PostgreSQL, by its address."""
    if url.startswith("postgresql"):
        return create_async_engine(
            url.replace("postgresql://", "postgresql+asyncpg://", 1), pool_size=10, pool_pre_ping=True
        )
    engine = create_async_engine(url, pool_size=1, max_overflow=0, pool_timeout=60)

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        # A commit survives the death of the process; readers and the one writer do not wait for each other.
        for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON", "busy_timeout=20000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


class Store:
    """One database."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = engine_for(url)
        self.is_postgres = self.engine.dialect.name == "postgresql"

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.begin() as connection:
            yield connection

    async def prepare(self) -> str:
        """Make the tables if there are none; return the key that signs identities."""
        async with self.begin() as db:
            if self.is_postgres:  # two processes may start at the same moment
                await db.execute(select(func.pg_advisory_xact_lock(20261115)))
            await db.run_sync(schema.metadata.create_all)
            for name, value in (("form", FORM), ("secret", secrets.token_hex(32))):
                add = insert_pg if self.is_postgres else insert_sqlite
                await db.execute(add(schema.house).values(name=name, value=value).on_conflict_do_nothing())
            known = dict(
                cast("Sequence[tuple[str, str]]", (await db.execute(select(schema.house))).tuples().all())
            )
        if known["form"] != FORM:
            raise Refusal("other-form", 500, form=known["form"])
        return known["secret"]

    async def close(self) -> None:
        await self.engine.dispose()

    # People.

    async def add_person(
        self, person: str, name: str, language: str, is_bot: bool = False, token_hash: str | None = None
    ) -> None:
        async with self.begin() as db:
            await db.execute(
                insert(schema.people).values(
                    id=person,
                    name=name,
                    language=language,
                    is_bot=is_bot,
                    token_hash=token_hash,
                    since=time.time(),
                )
            )

    async def person(self, person: str) -> Row[Any] | None:
        async with self.begin() as db:
            return (await db.execute(select(schema.people).where(schema.people.c.id == person))).first()

    async def person_of_token(self, token_hash: str) -> Row[Any] | None:
        query = select(schema.people).where(schema.people.c.token_hash == token_hash)
        async with self.begin() as db:
            return (await db.execute(query)).first()

    async def introduce(self, person: str, **changes: str) -> None:
        async with self.begin() as db:
            await db.execute(update(schema.people).where(schema.people.c.id == person).values(**changes))

    # Tables and seats.

    async def add_table(self, values: dict[str, Any], seats: Sequence[dict[str, Any]]) -> None:
        async with self.begin() as db:
            await db.execute(insert(schema.tables).values(**values))
            await db.execute(
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

    async def table(self, table: str) -> TableRow | None:
        async with self.begin() as db:
            found = (await db.execute(select(schema.tables).where(schema.tables.c.id == table))).first()
        return cast("TableRow | None", found)

    async def seats(self, table: str) -> list[Place]:
        return await self.seats_of([table])

    async def seats_of(self, tables: Sequence[str]) -> list[Place]:
        query = (
            select(schema.seats, schema.people.c.name)
            .outerjoin(schema.people, schema.seats.c.person == schema.people.c.id)
            .where(schema.seats.c.table_id.in_(tables))
            .order_by(schema.seats.c.table_id, schema.seats.c.seat)
        )
        async with self.begin() as db:
            return [Place(**row._mapping) for row in (await db.execute(query)).all()]

    async def open_tables(self, limit: int) -> list[TableRow]:
        query = (
            select(schema.tables)
            .where(schema.tables.c.public, schema.tables.c.state != "over")
            .order_by(schema.tables.c.state, schema.tables.c.since.desc())
            .limit(limit)
        )
        async with self.begin() as db:
            return cast("list[TableRow]", list((await db.execute(query)).all()))

    async def tables_of(self, person: str, limit: int) -> list[TableRow]:
        """Where this person sits, the unfinished first."""
        query = (
            select(schema.tables)
            .join(schema.seats, schema.seats.c.table_id == schema.tables.c.id)
            .where(schema.seats.c.person == person)
            .order_by(schema.tables.c.state == "over", schema.tables.c.since.desc())
            .limit(limit)
        )
        async with self.begin() as db:
            return cast("list[TableRow]", list((await db.execute(query)).all()))

    async def unfinished_of(self, owner: str) -> int:
        query = select(func.count()).where(schema.tables.c.owner == owner, schema.tables.c.state != "over")
        async with self.begin() as db:
            return int((await db.execute(query)).scalar_one())

    async def take_seat(self, table: str, seat: int, person: str) -> bool:
        """Sit down on a seat that nobody has; of two people at once, one gets it."""
        free = (schema.seats.c.person.is_(None)) & (schema.seats.c.bot.is_(None))
        return await self.change_seat(table, seat, free, person=person)

    async def leave_seat(self, table: str, person: str) -> bool:
        async with self.begin() as db:
            changed = await db.execute(
                update(schema.seats)
                .where(schema.seats.c.table_id == table, schema.seats.c.person == person)
                .values(person=None, away=False, orders={})
            )
        return changed.rowcount > 0

    async def seat_bot(self, table: str, seat: int, level: str | None) -> bool:
        return await self.change_seat(table, seat, schema.seats.c.person.is_(None), bot=level)

    async def set_seat(self, table: str, seat: int, **values: Any) -> None:
        await self.change_seat(table, seat, schema.seats.c.seat == seat, **values)

    async def change_seat(self, table: str, seat: int, condition: Any, **values: Any) -> bool:
        async with self.begin() as db:
            changed = await db.execute(
                update(schema.seats)
                .where(schema.seats.c.table_id == table, schema.seats.c.seat == seat, condition)
                .values(**values)
            )
        return changed.rowcount > 0

    async def hand_over(self, table: str, person: str, level: str) -> bool:
        """A person leaves a game for good: from now on a bot sits there."""
        async with self.begin() as db:
            changed = await db.execute(
                update(schema.seats)
                .where(schema.seats.c.table_id == table, schema.seats.c.person == person)
                .values(person=None, bot=level, away=False, orders={})
            )
        return changed.rowcount > 0

    async def start(self, table: str, level: str) -> bool:
        """Begin a game that is still open, with bots on the seats that nobody took."""
        async with self.begin() as db:
            changed = await db.execute(
                update(schema.tables)
                .where(schema.tables.c.id == table, schema.tables.c.state == "open")
                .values(state="playing")
            )
            if not changed.rowcount:
                return False
            await db.execute(
                update(schema.seats)
                .where(
                    schema.seats.c.table_id == table,
                    schema.seats.c.person.is_(None),
                    schema.seats.c.bot.is_(None),
                )
                .values(bot=level)
            )
        return True

    async def link_rematch(self, table: str, rematch: str) -> str:
        """The table of the rematch: of two that are laid at once, the first."""
        async with self.begin() as db:
            await db.execute(
                update(schema.tables)
                .where(schema.tables.c.id == table, schema.tables.c.rematch.is_(None))
                .values(rematch=rematch)
            )
            query = select(schema.tables.c.rematch).where(schema.tables.c.id == table)
            return str((await db.execute(query)).scalar_one())

    # Driving.

    async def claim(self, driver: str, table: str | None = None, limit: int = 200) -> list[str]:
        """Become the driver of games whose driver gave no sign of life; of one, or of any."""
        now = time.time()
        c = schema.tables.c
        free = (c.state == "playing") & (c.driver_until < now)
        if table is not None:
            free = free & (c.id == table)
        async with self.begin() as db:
            found = select(c.id).where(free).limit(limit)
            if self.is_postgres:
                found = found.with_for_update(skip_locked=True)
            claimed = await db.execute(
                update(schema.tables)
                .where(c.id.in_(found.scalar_subquery()))
                .values(driver=driver, driver_until=now + LEASE)
                .returning(c.id)
            )
            return [str(row.id) for row in claimed]

    async def renew(self, driver: str) -> list[str]:
        """A sign of life; the games this driver still has."""
        c = schema.tables.c
        async with self.begin() as db:
            kept = await db.execute(
                update(schema.tables)
                .where(c.driver == driver, c.state == "playing")
                .values(driver_until=time.time() + LEASE)
                .returning(c.id)
            )
            return [str(row.id) for row in kept]

    async def release(self, driver: str) -> None:
        """Before going: let others drive at once."""
        async with self.begin() as db:
            await db.execute(
                update(schema.tables).where(schema.tables.c.driver == driver).values(driver_until=0.0)
            )

    # Answers.

    async def answers(self, table: str, since: int) -> list[Row[Any]]:
        query = (
            select(schema.answers)
            .where(schema.answers.c.table_id == table, schema.answers.c.number >= since)
            .order_by(schema.answers.c.number)
        )
        async with self.begin() as db:
            return list((await db.execute(query)).all())

    async def add_answers(self, table: str, given: Sequence[StoredAnswer], at: float, over: bool) -> bool:
        """Store answers that follow one another, all or none; false if somebody else has answered the first."""
        first, last = given[0].number, given[-1].number
        try:
            async with self.begin() as db:
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
                        for answer in given
                    ],
                )
                for answer in given:
                    if answer.reserve is not None:
                        await db.execute(
                            update(schema.seats)
                            .where(schema.seats.c.table_id == table, schema.seats.c.seat == answer.seat)
                            .values(reserve=answer.reserve)
                        )
                await db.execute(
                    delete(schema.intents).where(
                        schema.intents.c.table_id == table, schema.intents.c.number.between(first, last)
                    )
                )
                if over:
                    await db.execute(
                        update(schema.tables).where(schema.tables.c.id == table).values(state="over")
                    )
        except IntegrityError:
            return False
        return True

    async def was_given(self, table: str, person: str, client: str) -> int | None:
        """The number of the question that this very message has already answered."""
        async with self.begin() as db:
            for stored in (schema.answers, schema.intents):
                query = select(stored.c.number).where(
                    stored.c.table_id == table, stored.c.person == person, stored.c.client == client
                )
                number = (await db.execute(query)).scalar()
                if number is not None:
                    return int(number)
        return None

    async def intents(self, table: str) -> dict[int, Row[Any]]:
        """What waits for the end of a window, by the number of the question."""
        query = select(schema.intents).where(schema.intents.c.table_id == table)
        async with self.begin() as db:
            return {int(row.number): row for row in (await db.execute(query)).all()}

    async def add_intent(
        self, table: str, number: int, opened: int, option: int, person: str, client: str
    ) -> bool:
        """Keep an answer until its window closes; the first one counts."""
        try:
            async with self.begin() as db:
                await db.execute(
                    insert(schema.intents).values(
                        table_id=table,
                        number=number,
                        opened=opened,
                        option=option,
                        person=person,
                        client=client,
                    )
                )
        except IntegrityError:
            return False
        return True

    async def drop_intents(self, table: str) -> None:
        """The window was broken: what was meant for its later questions no longer holds."""
        async with self.begin() as db:
            await db.execute(delete(schema.intents).where(schema.intents.c.table_id == table))
