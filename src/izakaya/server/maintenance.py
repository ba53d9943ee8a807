"""An open house attends to what its keeper has done in the books, and clears away what nobody touches any more."""

from __future__ import annotations

import asyncio
import time
from typing import Final

import structlog

from izakaya.house.house import House
from izakaya.house.tables import tell_seats
from izakaya.server.store import Store
from izakaya.server.store.admin import BARRED, FORGOTTEN, REVOKED

POLL_INTERVAL: Final = 2.0  # seconds
PURGE_INTERVAL: Final = 3600.0  # seconds between two looks at what is old

log = structlog.get_logger()


async def run_maintenance(house: House, store: Store, keep: float | None) -> None:
    """As long as the house is open. `keep` is for how many seconds untouched things are kept, `None` for ever."""
    seen = await store.admin.last_intervention()
    cleared = 0.0
    while True:
        try:
            for done in await store.admin.interventions_since(seen):
                seen = done.id
                if done.what in (BARRED, FORGOTTEN, REVOKED):
                    await disconnect_person(house, done.person)
                else:
                    house.unload(done.table_id)
            if keep is not None and time.monotonic() - cleared > PURGE_INTERVAL:
                cleared = time.monotonic()
                tables, guests = await store.admin.purge(time.time() - keep)
                if tables or guests:
                    log.info("old things were cleared away", tables=tables, guests=guests)
        except Exception:
            log.exception("what the keeper did was not attended to")
        await asyncio.sleep(POLL_INTERVAL)


async def disconnect_person(house: House, person: str) -> None:
    """Somebody who may not be here any more, or does not want to be known here."""
    for live in list(house.tables.values()):
        if live.presence.disconnect({person}) or live.seat_of(person) is not None:
            await tell_seats(house, live.id)
