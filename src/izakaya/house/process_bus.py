"""Message bus between processes that serve the same tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, Protocol

BusMessage = dict[str, Any]  # which table, what kind of thing has happened there, who says so


class ProcessBus(Protocol):
    """Publish and subscribe between processes. It is open from before the first table is loaded until after the last is gone."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def hear_of(self, table: str) -> None:
        """From now on hear what is said of this table."""
        ...

    async def hear_only_of(self, tables: Iterable[str]) -> None:
        """Of all other tables nothing needs to be heard any more."""
        ...

    def publish(self, message: BusMessage) -> None: ...

    def subscribe(self) -> AbstractAsyncContextManager[AsyncIterator[BusMessage]]:
        """All messages from now on about the tables to be heard of, maybe of others, too, and including those of this process."""
        ...


class NoOtherProcesses:
    """`ProcessBus` of a house that has its store to itself."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def hear_of(self, table: str) -> None: ...

    async def hear_only_of(self, tables: Iterable[str]) -> None: ...

    def publish(self, message: BusMessage) -> None: ...

    @asynccontextmanager
    async def subscribe(self) -> AsyncIterator[AsyncIterator[BusMessage]]:
        yield self.silence()

    async def silence(self) -> AsyncIterator[BusMessage]:
        await asyncio.Event().wait()
        yield {}
