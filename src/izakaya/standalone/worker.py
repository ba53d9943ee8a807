"""Interface of the Web Worker to the house: requests, connections, opening. Everything passes as JSON."""

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
from izakaya.standalone.background import RunInWorker
from izakaya.standalone.connection import PageConnection
from izakaya.standalone.inline_bots import InlineBots
from izakaya.standalone.key_value import KeyValueStore
from izakaya.standalone.router import PageRequest, PageRouter
from izakaya.standalone.store import PageStore

#: The viewer of a shared device while it is in nobody's hand.
NOBODY: Final = Person("", "", "en")


class Page:
    """The house of one page."""

    def __init__(self, storage: KeyValueStore, run_in_worker: RunInWorker | None = None) -> None:
        self.store = PageStore(storage)
        self.house = House(
            self.store, NoOtherProcesses(), InlineBots(run_in_worker), NoMetrics(), limited=False
        )
        self.router = PageRouter(self.house, self.store)
        self.sessions: set[asyncio.Task[None]] = set()

    async def open(self) -> int:
        """Open the house; return how many stored items cannot be read and are left alone."""
        await self.house.open()
        return self.store.damaged

    async def close(self) -> None:
        await self.house.close()

    async def request(self, request: str) -> str:
        """Answer a request: JSON of `PageRequest` and `PageReply`."""
        reply = await self.router.handle(msgspec.json.decode(request, type=PageRequest))
        return msgspec.json.encode(reply).decode()

    def connect(
        self, table: str, person: str, send: Callable[[str], Any], close: Callable[[int], Any]
    ) -> PageConnection:
        """Connect a person on this device to a table; nobody in particular sees what a spectator does."""
        connection = PageConnection(send, close)
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
