"""One database: how it is reached, and its transactions."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine


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


class Database:
    def __init__(self, url: str) -> None:
        self.engine = engine_for(url)
        self.is_postgres = self.engine.dialect.name == "postgresql"

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.begin() as connection:
            yield connection

    async def close(self) -> None:
        await self.engine.dispose()
