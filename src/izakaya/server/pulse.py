"""Whether the house is alive: it can store what is played, which is more than that somebody answers."""

from __future__ import annotations

import asyncio
import time
from typing import Final

import structlog

from izakaya.server.store import Store

FRESH: Final = 2.0  # seconds for which it need not be felt again, however many ask
PATIENCE: Final = 5.0

log = structlog.get_logger()


class Pulse:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.felt = False
        self.until = 0.0
        self.feeling = asyncio.Lock()

    async def beats(self) -> bool:
        async with self.feeling:
            if time.monotonic() >= self.until:
                self.felt = await self.feel()
                self.until = time.monotonic() + FRESH
        return self.felt

    async def feel(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                await self.store.write()
        except Exception:
            log.exception("nothing can be stored")
            return False
        return True
