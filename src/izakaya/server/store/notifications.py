"""LISTEN/NOTIFY of PostgreSQL as a channel between processes, with reconnection.

The one of Litestar opens a connection for every message and falls silent when the database restarts; this one keeps two
connections and reconnects. A lost message costs only time: the state is in the tables.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator, Iterable
from contextlib import suppress
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]
import structlog
from litestar.channels import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from izakaya.server.store.database import POSTGRESQL

OPEN_HOUSE: Final = 20261118  # a lock of PostgreSQL that every open house shares
RETRY: Final = 1.0  # seconds between two attempts to reach the database
TIMEOUT: Final = 5.0  # seconds for one attempt
MISSED: Final = json.dumps(
    {"kind": "missed", "from": ""}
).encode()  # nobody knows what was said in the meantime

log = structlog.get_logger()

Wire = Any  # asyncpg has no types of its own


def notifications_at(url: str) -> ChannelsBackend:
    """The channel of a database: between the processes at a PostgreSQL, in memory for SQLite, which has one process."""
    if url.startswith(POSTGRESQL):
        return PostgresNotifications(url.replace("postgresql+asyncpg://", "postgresql://", 1))
    return MemoryChannelsBackend(history=0)


class PostgresNotifications(ChannelsBackend):
    """Litestar channels backend over LISTEN/NOTIFY."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.channels: set[str] = set()
        self.received: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self.sending: Wire = None
        self.listening: Wire = None
        self.lost = asyncio.Event()
        self.listener: asyncio.Task[None] | None = None

    async def on_startup(self) -> None:
        self.sending = await self.connect()
        self.listening = await self.listen()
        self.listener = asyncio.create_task(self.keep_listening())

    async def on_shutdown(self) -> None:
        if self.listener is not None:
            self.listener.cancel()
            await asyncio.gather(self.listener, return_exceptions=True)
        for wire in (self.sending, self.listening):
            with suppress(Exception):
                await wire.close(timeout=TIMEOUT)

    async def connect(self) -> Wire:
        return await asyncpg.connect(dsn=self.address, timeout=TIMEOUT, command_timeout=TIMEOUT)

    async def listen(self) -> Wire:
        wire = await self.connect()
        self.lost.clear()
        wire.add_termination_listener(lambda _: self.lost.set())
        # As long as this connection lives, nobody puts a backup in place of the database.
        await wire.execute(f"SELECT pg_advisory_lock_shared({OPEN_HOUSE})")
        for channel in self.channels:
            await wire.add_listener(channel, self.receive)
        return wire

    async def keep_listening(self) -> None:
        while True:
            await self.lost.wait()
            try:
                self.listening = await self.listen()
            except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
                self.lost.set()
                await asyncio.sleep(RETRY)
            else:
                for channel in self.channels:
                    self.received.put_nowait((channel, MISSED))

    def receive(self, _wire: object, _process: int, channel: str, said: object) -> None:
        self.received.put_nowait((channel, str(said).encode()))

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        for channel in channels:
            for attempt in range(2):
                try:
                    if self.sending.is_closed():
                        self.sending = await self.connect()
                    await self.sending.execute("SELECT pg_notify($1, $2)", channel, data.decode())
                    break
                except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as problem:
                    if attempt:
                        log.warning("other processes cannot be told", problem=type(problem).__name__)

    async def subscribe(self, channels: Iterable[str]) -> None:
        for channel in set(channels) - self.channels:
            self.channels.add(channel)
            await self.listening.add_listener(channel, self.receive)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        for channel in set(channels) & self.channels:
            self.channels.discard(channel)
            with suppress(asyncpg.PostgresError, asyncpg.InterfaceError):
                await self.listening.remove_listener(channel, self.receive)

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        while True:
            yield await self.received.get()

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return []  # who comes later reads the tables
