"""Database connections and transactions: SQLite in a thread with batched commits, PostgreSQL through a pool."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache, partial
from itertools import chain
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Final, TypeVar, cast

from asyncpg import PostgresError  # type: ignore[import-untyped]
from sqlalchemy import Connection, Executable, Row, Table, create_engine, event, insert
from sqlalchemy.exc import SQLAlchemyError

from izakaya.server.private_files import make_private

Result = TypeVar("Result")

POSTGRESQL: Final = "postgresql"
#: What goes wrong when a database is not there, or not ours.
UNREACHABLE: Final = (SQLAlchemyError, sqlite3.Error, PostgresError, OSError)
# What "stored" means: written to the disk, so that it is there after a power failure; or handed to the system, which survives the
# death of the process, but after a power failure the last moments may be missing.
FULL: Final = "full"
NORMAL: Final = "normal"
MOST_BATCHED: Final = 200  # transactions of a file that are written at once, at most
MOST_ROWS: Final = 150  # in one statement: SQLite takes no more than 999 values everywhere


class Database(ABC):
    """A database. A transaction is a function of its connection: committed when it returns, rolled back if it raises."""

    is_postgres: bool

    @abstractmethod
    async def do(self, work: Callable[[Connection], Result]) -> Result:
        """Run a whole transaction and return its result."""

    @abstractmethod
    async def add(self, into: Table, rows: Sequence[Sequence[Any]]) -> None:
        """A transaction that only inserts rows, all or none, with a value for each column: the most frequent one."""

    @abstractmethod
    async def close(self) -> None: ...

    # Transactions of one statement.

    async def first(self, query: Executable) -> Row[Any] | None:
        return await self.do(lambda db: db.execute(query).first())

    async def all(self, query: Executable) -> Sequence[Row[Any]]:
        return await self.do(lambda db: db.execute(query).all())

    async def change(self, statement: Executable) -> bool:
        """Whether it changed anything."""
        return await self.do(lambda db: changed(db, statement))


def changed(db: Connection, statement: Executable) -> bool:
    return db.execute(statement).rowcount > 0


def database_at(url: str, durability: str = FULL) -> Database:
    """The database at a URL, SQLite or PostgreSQL. Its errors are logged and do not repeat the values."""
    return Postgres(url, durability) if url.startswith(POSTGRESQL) else SqliteFile(url, durability)


@dataclass(slots=True)
class QueuedTransaction:
    """A transaction in the queue of the SQLite thread, and the future of its result."""

    work: Callable[[Connection], Any]
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]
    result: Any = None
    problem: BaseException | None = None

    def deliver(self) -> None:
        if self.future.done():
            return  # nobody waits any more
        if self.problem is not None:
            self.future.set_exception(self.problem)
        else:
            self.future.set_result(self.result)


@dataclass(slots=True)
class QueuedInsert(QueuedTransaction):
    """A queued transaction that only inserts rows: several of them become one statement."""

    into: Table = field(kw_only=True)
    rows: Sequence[Sequence[Any]] = field(kw_only=True)


class SqliteFile(Database):
    """SQLite with one connection, in a thread of its own, with group commit.

    A transaction goes there and back once: every switch of threads costs more than what SQLite does in between, and on a busy
    machine much more. All that arrive while the disk is writing are committed together, and each is acknowledged after that: so
    it matters little how long the disk takes.
    """

    is_postgres = False

    def __init__(self, url: str, durability: str = FULL) -> None:
        self.engine = create_engine(url, hide_parameters=True)
        self.path = self.engine.url.database
        self.connection: Connection | None = None
        self.file: sqlite3.Connection | None = None
        self.thread: threading.Thread | None = None
        self.waiting: SimpleQueue[QueuedTransaction | None] = SimpleQueue()
        synchronous = "FULL" if durability == FULL else "NORMAL"

        @event.listens_for(self.engine, "connect")
        def prepare(connection: Any, _record: Any) -> None:
            connection.isolation_level = None  # we say ourselves when a transaction begins
            cursor = connection.cursor()
            # A commit survives the death of the process, and if it is written through the end of the machine's power;
            # readers and the one writer do not wait for each other.
            for pragma in (
                "busy_timeout=20000",
                "journal_mode=WAL",
                f"synchronous={synchronous}",
                "fullfsync=ON",  # on a Mac: not only into the disk's own memory
                "foreign_keys=ON",
            ):
                cursor.execute(f"PRAGMA {pragma}")
            cursor.close()

    async def do(self, work: Callable[[Connection], Result]) -> Result:
        loop = asyncio.get_running_loop()
        return cast("Result", await self.enqueue(QueuedTransaction(work, loop, loop.create_future())))

    async def add(self, into: Table, rows: Sequence[Sequence[Any]]) -> None:
        loop = asyncio.get_running_loop()
        work = partial(add_rows, into=into, rows=rows)
        await self.enqueue(QueuedInsert(work, loop, loop.create_future(), into=into, rows=rows))

    def enqueue(self, queued: QueuedTransaction) -> asyncio.Future[Any]:
        if self.thread is None:
            self.thread = threading.Thread(target=self.run_queue, name="store", daemon=True)
            self.thread.start()
        self.waiting.put(queued)
        return queued.future

    def run_queue(self) -> None:
        """The loop of the thread, until the file is closed."""
        while (first := self.waiting.get()) is not None:
            batch = [first]
            with suppress(Empty):
                while len(batch) < MOST_BATCHED:
                    following = self.waiting.get_nowait()
                    if following is None:
                        self.waiting.put(None)  # after these
                        break
                    batch.append(following)
            try:
                self.run_batch(batch)
            except BaseException as problem:  # the callers get it, and the thread goes on
                for queued in batch:
                    queued.result, queued.problem = None, problem
            for loop in {queued.loop for queued in batch}:
                with suppress(RuntimeError):  # it has been closed
                    loop.call_soon_threadsafe(
                        deliver_all, [queued for queued in batch if queued.loop is loop]
                    )
        self.disconnect()

    def run_batch(self, batch: Sequence[QueuedTransaction]) -> None:
        """Commit these together: one that fails is rolled back alone."""
        if self.connection is None or self.file is None:
            if self.path and self.path != ":memory:":
                make_private(Path(self.path))
            self.connection = self.engine.connect()
            self.file = file_of(self.connection)
        db, file = self.connection, self.file
        if self.insert_together(file, batch):
            return
        # As a writer from its first word on: nobody changes in between what it has read, and what makes tables is part of it.
        file.execute("BEGIN IMMEDIATE")
        try:
            if len(batch) == 1:
                batch[0].result = batch[0].work(db)
            else:
                for queued in batch:
                    self.run_in_savepoint(db, file, queued)
            file.execute("COMMIT")
        except BaseException:
            if file.in_transaction:
                file.execute("ROLLBACK")
            raise

    def insert_together(self, file: sqlite3.Connection, batch: Sequence[QueuedTransaction]) -> bool:
        """Whether these could be stored by a single statement, which is a transaction by itself: each further statement contends
        with the event loop for the interpreter lock, which costs more than SQLite.
        """
        into: Table | None = None
        rows: list[Sequence[Any]] = []
        for queued in batch:
            if not isinstance(queued, QueuedInsert) or into not in (None, queued.into):
                return False
            into = queued.into
            rows += queued.rows
        if into is None or len(rows) > MOST_ROWS:
            return False
        try:
            file.execute(insert_statement(into, len(rows)), list(chain.from_iterable(rows)))
        except sqlite3.IntegrityError:
            if len(batch) == 1:
                raise
            return False  # one of them came too late: the others shall not suffer for it
        return True

    def run_in_savepoint(self, db: Connection, file: sqlite3.Connection, queued: QueuedTransaction) -> None:
        file.execute("SAVEPOINT one")
        try:
            queued.result = queued.work(db)
        except Exception as problem:
            if not file.in_transaction:
                raise  # SQLite has given up all of it: the disk is full
            file.execute("ROLLBACK TO one")
            queued.problem = problem
        file.execute("RELEASE one")

    async def close(self) -> None:
        if self.thread is not None:
            self.waiting.put(None)
            await asyncio.get_running_loop().run_in_executor(None, self.thread.join)
            self.thread = None
        self.engine.dispose()

    def disconnect(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = self.file = None


def add_rows(db: Connection, into: Table, rows: Sequence[Sequence[Any]]) -> None:
    """Insert rows as part of a transaction, with a value for each column."""
    if db.dialect.name == POSTGRESQL:
        db.execute(insert(into), [dict(zip(into.columns.keys(), row, strict=True)) for row in rows])
    else:
        file_of(db).executemany(insert_statement(into, 1), rows)


@cache
def insert_statement(into: Table, rows: int) -> str:
    """The statement that inserts so many rows into a table of SQLite."""
    columns = ", ".join(f'"{column.name}"' for column in into.columns)
    row = f"({', '.join('?' * len(into.columns))})"
    return f'INSERT INTO "{into.name}" ({columns}) VALUES {", ".join([row] * rows)}'


def file_of(db: Connection) -> sqlite3.Connection:
    """The connection of the standard library below SQLAlchemy: a statement there costs a tenth."""
    file = db.connection.dbapi_connection
    assert isinstance(file, sqlite3.Connection)
    return file


def deliver_all(batch: Sequence[QueuedTransaction]) -> None:
    for queued in batch:
        queued.deliver()


class Postgres(Database):
    """PostgreSQL through a pool of asyncpg connections."""

    is_postgres = True

    def __init__(self, url: str, durability: str = FULL) -> None:
        # Only a house with PostgreSQL waits for this to be read; one with a file opens the sooner.
        from sqlalchemy.ext.asyncio import create_async_engine

        # PostgreSQL itself writes together what is committed at the same time.
        written = "on" if durability == FULL else "off"
        self.engine = create_async_engine(
            url.replace("postgresql://", "postgresql+asyncpg://", 1),
            pool_size=10,
            pool_pre_ping=True,
            hide_parameters=True,
            connect_args={"server_settings": {"synchronous_commit": written}},
        )

    async def do(self, work: Callable[[Connection], Result]) -> Result:
        async with self.engine.begin() as db:
            return await db.run_sync(work)

    async def add(self, into: Table, rows: Sequence[Sequence[Any]]) -> None:
        await self.do(partial(add_rows, into=into, rows=rows))

    async def close(self) -> None:
        await self.engine.dispose()
