"""One database: how it is reached, and its transactions."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Executable, Row, create_engine, event
from sqlalchemy.ext.asyncio import create_async_engine

Result = TypeVar("Result")

POSTGRESQL: Final = "postgresql"


class Database(ABC):
    """A transaction is a function of its connection: all of it counts when the function returns, nothing if it raises."""

    is_postgres: bool

    @abstractmethod
    async def do(self, work: Callable[[Connection], Result]) -> Result:
        """A whole transaction, and what came of it."""

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


def database_at(url: str) -> Database:
    """A file of SQLite or a PostgreSQL, by its address. Its errors do not repeat what was to be stored: they are logged."""
    return Postgres(url) if url.startswith(POSTGRESQL) else SqliteFile(url)


class SqliteFile(Database):
    """One file with one connection, in a thread that has nothing else to do.

    A transaction goes there and back once: every change of threads costs more than what SQLite does in between, and
    on a busy machine much more.
    """

    is_postgres = False

    def __init__(self, url: str) -> None:
        self.engine = create_engine(url, hide_parameters=True)
        self.connection: Connection | None = None
        self.thread = ThreadPoolExecutor(1, "store")

        @event.listens_for(self.engine, "connect")
        def prepare(connection: Any, _record: Any) -> None:
            connection.isolation_level = None  # we say ourselves when a transaction begins
            cursor = connection.cursor()
            # A commit survives the death of the process; readers and the one writer do not wait for each other.
            for pragma in (
                "busy_timeout=20000",
                "journal_mode=WAL",
                "synchronous=NORMAL",
                "foreign_keys=ON",
            ):
                cursor.execute(f"PRAGMA {pragma}")
            cursor.close()

        @event.listens_for(self.engine, "begin")
        def begin(connection: Connection) -> None:
            # As a writer from its first word on: nobody changes in between what it has read, and what makes tables is part of it.
            connection.exec_driver_sql("BEGIN IMMEDIATE")

    async def do(self, work: Callable[[Connection], Result]) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self.thread, self.transaction, work)

    def transaction(self, work: Callable[[Connection], Result]) -> Result:
        if self.connection is None:
            self.connection = self.engine.connect()
        with self.connection.begin():
            return work(self.connection)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.put_away)
        self.thread.shutdown(wait=False)

    def put_away(self) -> None:
        if self.connection is not None:
            self.connection.close()
        self.engine.dispose()


class Postgres(Database):
    is_postgres = True

    def __init__(self, url: str) -> None:
        self.engine = create_async_engine(
            url.replace("postgresql://", "postgresql+asyncpg://", 1),
            pool_size=10,
            pool_pre_ping=True,
            hide_parameters=True,
        )

    async def do(self, work: Callable[[Connection], Result]) -> Result:
        async with self.engine.begin() as db:
            return await db.run_sync(work)

    async def close(self) -> None:
        await self.engine.dispose()
