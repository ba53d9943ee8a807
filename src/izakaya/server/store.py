"""The truth: what the database knows, and the few ways in which it changes. Nobody is told of anything before it is here."""

from __future__ import annotations

import secrets
import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Final, Protocol, cast

from sqlalchemy import bindparam, delete, event, func, insert, or_, select, update
from sqlalchemy.dialects.postgresql import insert as insert_pg
from sqlalchemy.dialects.sqlite import insert as insert_sqlite
from sqlalchemy.engine import Row
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from izakaya.server import schema
from izakaya.server.troubles import Refusal

FORM: Final = "1"  # of the database's tables
LEASE: Final = 6.0  # seconds for which a driver is believed without a sign of life
# A file of SQLite has one process, and nobody else who could take over.
LONE_LEASE: Final = 3600.0


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
    asleep: bool
    asked_at: float


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
    """A file of SQLite or a PostgreSQL, by its address. Its errors do not repeat what was to be stored: they are logged."""
    if url.startswith("postgresql"):
        return create_async_engine(
            url.replace("postgresql://", "postgresql+asyncpg://", 1),
            pool_size=10,
            pool_pre_ping=True,
            hide_parameters=True,
        )
    engine = create_async_engine(url, pool_size=1, max_overflow=0, pool_timeout=60, hide_parameters=True)

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
        self.lease = LEASE if self.is_postgres else LONE_LEASE

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
            known = {row.name: str(row.value) for row in await db.execute(select(schema.house))}
            if not self.is_postgres:
                # A file has one house at a time: whoever drove its tables is no more.
                await db.execute(update(schema.tables).values(driver_until=0.0))
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
            await self.lay(db, values, seats)

    async def lay(self, db: AsyncConnection, values: dict[str, Any], seats: Sequence[dict[str, Any]]) -> None:
        fresh = {"state": "open", "since": time.time(), "driver_until": 0.0, "asleep": False, "asked_at": 0.0}
        await db.execute(insert(schema.tables).values(**fresh, **values))
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
        """Sit down on a seat that nobody has; of two people at once one gets it, and nobody gets two."""
        free = (schema.seats.c.person.is_(None)) & (schema.seats.c.bot.is_(None))
        try:
            return await self.change_seat(table, seat, free, person=person)
        except IntegrityError:
            return False

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

    async def add_rematch(self, table: str, values: dict[str, Any], seats: Sequence[dict[str, Any]]) -> None:
        """Lay the table of the rematch, unless somebody else was faster."""
        async with self.begin() as db:
            linked = await db.execute(
                update(schema.tables)
                .where(schema.tables.c.id == table, schema.tables.c.rematch.is_(None))
                .values(rematch=values["id"])
            )
            if linked.rowcount:
                await self.lay(db, values, seats)

    async def see_here(self, seats: Sequence[tuple[str, int]], until: float) -> None:
        """These people are here, and will be believed to be until then."""
        c = schema.seats.c
        async with self.begin() as db:
            await db.execute(
                update(schema.seats)
                .where(c.table_id == bindparam("at"), c.seat == bindparam("of"))
                .values(here_until=until),
                [{"at": table, "of": seat} for table, seat in seats],
            )

    # Driving.

    async def claim(
        self, driver: str, rules: Mapping[str, int], table: str | None = None, limit: int = 200
    ) -> list[str]:
        """Become the driver of games whose driver gave no sign of life; of one, or of any. Games that follow
        other rules than these cannot be driven.
        """
        now = time.time()
        c = schema.tables.c
        free = (c.state == "playing") & (c.driver_until < now) & ~c.asleep
        free &= or_(*((c.game == game) & (c.rules == version) for game, version in rules.items()))
        if table is not None:
            free &= c.id == table
        async with self.begin() as db:
            found = select(c.id).where(free).limit(limit)
            if self.is_postgres:
                found = found.with_for_update(skip_locked=True)
            claimed = await db.execute(
                update(schema.tables)
                .where(c.id.in_(found.scalar_subquery()))
                .values(driver=driver, driver_until=now + self.lease, asked_at=now)
                .returning(c.id)
            )
            return [str(row.id) for row in claimed]

    async def renew(self, driver: str) -> list[str]:
        """A sign of life; the games this driver still has."""
        c = schema.tables.c
        async with self.begin() as db:
            kept = await db.execute(
                update(schema.tables)
                .where(c.driver == driver, c.state == "playing", ~c.asleep)
                .values(driver_until=time.time() + self.lease)
                .returning(c.id)
            )
            return [str(row.id) for row in kept]

    async def release(self, driver: str) -> None:
        """Before going: let others drive at once."""
        async with self.begin() as db:
            await db.execute(
                update(schema.tables).where(schema.tables.c.driver == driver).values(driver_until=0.0)
            )

    async def set_asleep(self, table: str, asleep: bool) -> bool:
        """Let a game rest until somebody comes, or wake it; false if it was so already."""
        c = schema.tables.c
        async with self.begin() as db:
            changed = await db.execute(
                update(schema.tables)
                .where(c.id == table, c.asleep != asleep)
                .values(asleep=asleep, driver=None, driver_until=0.0)
            )
        return changed.rowcount > 0

    async def ask_anew(self, table: str, at: float) -> None:
        """The clock of the present question starts again."""
        async with self.begin() as db:
            await db.execute(update(schema.tables).where(schema.tables.c.id == table).values(asked_at=at))

    # Answers.

    async def answers(self, table: str, since: int) -> Sequence[Any]:
        query = (
            select(schema.answers.c.option, schema.answers.c.at)
            .where(schema.answers.c.table_id == table, schema.answers.c.number >= since)
            .order_by(schema.answers.c.number)
        )
        async with self.begin() as db:
            return (await db.execute(query)).all()

    async def answered(self, tables: Sequence[str]) -> dict[str, int]:
        """How many answers each of these games has; none is not mentioned."""
        c = schema.answers.c
        query = select(c.table_id, func.max(c.number)).where(c.table_id.in_(tables)).group_by(c.table_id)
        async with self.begin() as db:
            return {str(table): int(last) + 1 for table, last in await db.execute(query)}

    async def add_answers(
        self, table: str, first: int, in_window: bool, decide: Deciding, at: float
    ) -> Given | None:
        """Store the answer to question `first` and maybe more; nothing if somebody else has answered it.

        At the end of a window `decide` learns what people have answered, and no answer can come in between: that
        one would be acknowledged and lost.
        """
        intents = schema.intents
        try:
            async with self.begin() as db:
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
        if self.is_postgres:
            await db.execute(select(schema.tables.c.id).where(schema.tables.c.id == table).with_for_update())

    async def read_intents(self, db: AsyncConnection, table: str, opened: int) -> dict[int, StoredAnswer]:
        c = schema.intents.c
        rows = await db.execute(select(schema.intents).where(c.table_id == table, c.opened == opened))
        return {int(row.number): StoredAnswer(row.number, row.option, row.person, row.client) for row in rows}

    async def intents(self, table: str, opened: int) -> dict[int, StoredAnswer]:
        """What waits for the end of the window that opened with this question, by the number of the answer."""
        async with self.begin() as db:
            return await self.read_intents(db, table, opened)

    async def add_intent(self, table: str, opened: int, answer: StoredAnswer) -> bool:
        """Keep an answer until its window closes; the first one counts, and none when it has closed."""
        c = schema.answers.c
        try:
            async with self.begin() as db:
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
        async with self.begin() as db:
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
