"""Message bus between processes at one PostgreSQL: LISTEN/NOTIFY, with reconnection.

Messages about a table go to one of 4,096 channels, and a process listens to those of the tables that are open there: what others
play costs it next to nothing. With 64 channels a process of some hundred tables would listen to all of them. Messages that wait are
sent together. A lost message costs only time: the state is in the tables.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, suppress
from typing import Any, Final
from zlib import crc32

import asyncpg  # type: ignore[import-untyped]
import structlog

from izakaya.house.process_bus import BusMessage

OPEN_HOUSE: Final = 20261118  # a lock of PostgreSQL that every open house shares
CHANNELS: Final = 4096
RETRY: Final = 1.0  # seconds between two attempts to reach the database
TIMEOUT: Final = 5.0  # seconds for one attempt
MOST_SENT: Final = 500  # messages at once
MISSED: Final[BusMessage] = {"kind": "missed", "from": ""}  # nobody knows what was said in the meantime
NOTIFY: Final = (
    "SELECT pg_notify(channel, said) FROM unnest($1::text[], $2::text[]) AS message (channel, said)"
)
UNREACHABLE: Final = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)

log = structlog.get_logger()

Wire = Any  # asyncpg has no types of its own


def channel_of(table: str) -> str:
    return f"tables_{crc32(table.encode()) % CHANNELS}"


class PostgresBus:
    """`ProcessBus` of a server with a shared database. One connection sends, another listens."""

    def __init__(self, url: str) -> None:
        self.address = url.replace("postgresql+asyncpg://", "postgresql://", 1)
        self.channels: set[str] = set()
        self.received: asyncio.Queue[BusMessage] = asyncio.Queue()
        self.unsent: asyncio.Queue[BusMessage] = asyncio.Queue()
        self.sending: Wire = None
        self.listening: Wire = None
        self.changing = asyncio.Lock()
        self.lost = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        self.sending = await self.connect()
        self.listening = await self.listen()
        self.tasks = [asyncio.create_task(self.keep_listening()), asyncio.create_task(self.keep_sending())]

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for wire in (self.sending, self.listening):
            with suppress(Exception):
                await wire.close(timeout=TIMEOUT)

    async def connect(self) -> Wire:
        return await asyncpg.connect(dsn=self.address, timeout=TIMEOUT, command_timeout=TIMEOUT)

    # Listening.

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
            except UNREACHABLE:
                self.lost.set()
                await asyncio.sleep(RETRY)
            else:
                self.received.put_nowait(MISSED)

    def receive(self, _wire: object, _process: int, _channel: str, said: object) -> None:
        self.received.put_nowait(json.loads(str(said)))

    async def hear_of(self, table: str) -> None:
        async with self.changing:
            await self.hear(self.channels | {channel_of(table)})

    async def hear_only_of(self, tables: Iterable[str]) -> None:
        async with self.changing:
            await self.hear({channel_of(table) for table in tables})

    async def hear(self, channels: set[str]) -> None:
        """A connection does one thing after the other. One that fails is given up, and the next hears all channels."""
        before, self.channels = self.channels, channels
        try:
            for channel in channels - before:
                await self.listening.add_listener(channel, self.receive)
            for channel in before - channels:
                await self.listening.remove_listener(channel, self.receive)
        except UNREACHABLE:
            self.listening.terminate()

    @asynccontextmanager
    async def subscribe(self) -> AsyncIterator[AsyncIterator[BusMessage]]:
        yield self.messages()

    async def messages(self) -> AsyncIterator[BusMessage]:
        while True:
            yield await self.received.get()

    # Sending.

    def publish(self, message: BusMessage) -> None:
        self.unsent.put_nowait(message)

    async def keep_sending(self) -> None:
        while True:
            messages = [await self.unsent.get()]
            while not self.unsent.empty() and len(messages) < MOST_SENT:
                messages.append(self.unsent.get_nowait())
            channels = [channel_of(message["table"]) for message in messages]
            said = [json.dumps(message) for message in messages]
            for attempt in range(2):
                try:
                    if self.sending.is_closed():
                        self.sending = await self.connect()
                    await self.sending.execute(NOTIFY, channels, said)
                    break
                except UNREACHABLE as problem:
                    if attempt:
                        log.warning("other processes cannot be told", problem=type(problem).__name__)
