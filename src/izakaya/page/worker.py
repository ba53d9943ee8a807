"""What the page's worker calls: it opens the house, hands wishes in and lines out. Everything passes as JSON."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

import msgspec

from izakaya.house.house import House
from izakaya.house.metrics import NoMetrics
from izakaya.house.person import Person
from izakaya.house.process_bus import NoOtherProcesses
from izakaya.house.routes import FORBIDDEN
from izakaya.page.background import RunInWorker
from izakaya.page.connection import PageConnection
from izakaya.page.inline_bots import InlineBots
from izakaya.page.key_value import KeyValueStore
from izakaya.page.router import PageRequest, PageRouter
from izakaya.page.store import PageStore

#: Whoever looks at a device that several people share, while it is in nobody's hand.
NOBODY: Final = Person("", "", "en")


class Page:
    def __init__(self, storage: KeyValueStore, run_in_worker: RunInWorker | None = None) -> None:
        self.store = PageStore(storage)
        self.house = House(
            self.store, NoOtherProcesses(), InlineBots(run_in_worker), NoMetrics(), limited=False
        )
        self.router = PageRouter(self.house, self.store)
        self.sessions: set[asyncio.Task[None]] = set()

    async def open(self) -> int:
        """How many things on the shelf cannot be read, and are left alone."""
        await self.house.open()
        return self.store.damaged

    async def close(self) -> None:
        await self.house.close()

    async def request(self, request: str) -> str:
        """A wish and what comes of it: `Wish` and `Reply`."""
        reply = await self.router.handle(msgspec.json.decode(request, type=PageRequest))
        return msgspec.json.encode(reply).decode()

    def connect(
        self, table: str, person: str, say: Callable[[str], Any], shut: Callable[[int], Any]
    ) -> PageConnection:
        """Open a line to a table for somebody at this device; nobody in particular sees what lies open to all."""
        connection = PageConnection(say, shut)
        task = asyncio.ensure_future(self.serve(connection, table, person))
        self.sessions.add(task)
        task.add_done_callback(self.sessions.discard)
        return connection

    async def serve(self, connection: PageConnection, table: str, person: str) -> None:
        found = await self.router.find_person(PageRequest("GET", "", person)) if person else NOBODY
        if found is None:
            connection.hang_up(FORBIDDEN)
        else:
            await connection.serve(self.house, found, table[:24])
