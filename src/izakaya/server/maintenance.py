"""Background maintenance: polls for actions of the administrator, and purges old data.

`izakaya admin` writes into the database; a running server learns of that here.
"""

from __future__ import annotations

import asyncio
import time
from typing import Final

import structlog

from izakaya.house.house import House
from izakaya.server.door import Door
from izakaya.server.store import Store
from izakaya.server.store.admin import BARRED, FORGOTTEN, REVOKED

POLL_INTERVAL: Final = 2.0  # seconds
PURGE_INTERVAL: Final = 3600.0  # seconds between two looks at what is old
BOT_TABLES_KEPT: Final = 24 * 3600.0  # seconds for which a table of bots alone is kept untouched

log = structlog.get_logger()


async def run_maintenance(house: House, store: Store, keep: float | None, door: Door | None) -> None:
    """Run as long as the server does. `keep` is after how many seconds untouched data is purged, `None` for never."""
    seen = await store.admin.last_intervention()
    cleared = -PURGE_INTERVAL
    while True:
        try:
            if door is not None:
                await door.look()
            for done in await store.admin.interventions_since(seen):
                seen = done.id
                if done.what in (BARRED, FORGOTTEN, REVOKED):
                    await disconnect_person(house, done.person)
                else:
                    house.unload(done.table_id)
            if time.monotonic() - cleared > PURGE_INTERVAL:
                cleared = time.monotonic()
                await purge(store, keep)
        except Exception:
            log.exception("maintenance failed")
        await asyncio.sleep(POLL_INTERVAL)


async def purge(store: Store, keep: float | None) -> None:
    tables, guests = await store.admin.purge_bot_tables(time.time() - BOT_TABLES_KEPT), 0
    if keep is not None:
        old, guests = await store.admin.purge(time.time() - keep)
        tables += old
    if tables or guests:
        log.info("old things were cleared away", tables=tables, guests=guests)


async def disconnect_person(house: House, person: str) -> None:
    """Close all connections of a person who is banned, forgotten or has no token any more."""
    for live in list(house.tables.values()):
        if live.presence.disconnect({person}) or live.seat_of(person) is not None:
            await house.tell_seats(live.id)
