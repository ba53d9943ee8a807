"""Message bus between processes that serve the same tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, Protocol

BusMessage = dict[str, Any]  # which table, what kind of thing has happened there, who says so


class ProcessBus(Protocol):
    """Publish and subscribe between processes."""

    def publish(self, message: BusMessage) -> None: ...

    def subscribe(self) -> AbstractAsyncContextManager[AsyncIterator[BusMessage]]:
        """All messages from now on, including those of this process."""
        ...


class NoOtherProcesses:
    """`ProcessBus` of a house that has its store to itself."""

    def publish(self, message: BusMessage) -> None: ...

    @asynccontextmanager
    async def subscribe(self) -> AsyncIterator[AsyncIterator[BusMessage]]:
        yield self.silence()

    async def silence(self) -> AsyncIterator[BusMessage]:
        await asyncio.Event().wait()
        yield {}
