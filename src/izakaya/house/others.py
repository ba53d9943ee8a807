"""Other processes that serve the same tables, if there are any: what is told to them, and what is heard from them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, Protocol

Notice = dict[str, Any]  # which table, what kind of thing has happened there, who says so


class Others(Protocol):
    def tell(self, notice: Notice) -> None: ...

    def heard(self) -> AbstractAsyncContextManager[AsyncIterator[Notice]]:
        """What they say from now on, one's own words among it."""
        ...


class NoOthers:
    """`Others` of a house that has its store to itself."""

    def tell(self, notice: Notice) -> None: ...

    @asynccontextmanager
    async def heard(self) -> AsyncIterator[AsyncIterator[Notice]]:
        yield self.silence()

    async def silence(self) -> AsyncIterator[Notice]:
        await asyncio.Event().wait()
        yield {}
