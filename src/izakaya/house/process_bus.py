"""Other processes that serve the same tables, if there are any: what is told to them, and what is heard from them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, Protocol

BusMessage = dict[str, Any]  # which table, what kind of thing has happened there, who says so


class ProcessBus(Protocol):
    def publish(self, message: BusMessage) -> None: ...

    def subscribe(self) -> AbstractAsyncContextManager[AsyncIterator[BusMessage]]:
        """What they say from now on, one's own words among it."""
        ...


class NoOtherProcesses:
    """`Others` of a house that has its store to itself."""

    def publish(self, message: BusMessage) -> None: ...

    @asynccontextmanager
    async def subscribe(self) -> AsyncIterator[AsyncIterator[BusMessage]]:
        yield self.silence()

    async def silence(self) -> AsyncIterator[BusMessage]:
        await asyncio.Event().wait()
        yield {}
