"""Health check with a test write: healthy means that answers can be stored. The result is cached for a moment."""

from __future__ import annotations

import asyncio
import time
from typing import Final

import structlog

from izakaya.server.store import Store

CACHED: Final = 2.0  # seconds for which it need not be felt again, however many ask
TIMEOUT: Final = 5.0

log = structlog.get_logger()


class HealthCheck:
    """Cached health check: however many ask, the database sees one write in `CACHED` seconds."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.last_result = False
        self.valid_until = 0.0
        self.lock = asyncio.Lock()

    async def is_healthy(self) -> bool:
        async with self.lock:
            if time.monotonic() >= self.valid_until:
                self.last_result = await self.test_write()
                self.valid_until = time.monotonic() + CACHED
        return self.last_result

    async def test_write(self) -> bool:
        try:
            async with asyncio.timeout(TIMEOUT):
                await self.store.test_write()
        except Exception:
            log.exception("nothing can be stored")
            return False
        return True
