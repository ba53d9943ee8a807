"""An open house attends to what its keeper has done in the books, and clears away what nobody touches any more."""

from __future__ import annotations

import asyncio
import time
from typing import Final

import structlog

from izakaya.house.house import House
from izakaya.house.tables import tell_seats
from izakaya.server.store import Store
from izakaya.server.store.office import BARRED, FORGOTTEN, REVOKED

TICK: Final = 2.0  # seconds
CLEARING: Final = 3600.0  # seconds between two looks at what is old

log = structlog.get_logger()


async def attend(house: House, store: Store, keep: float | None) -> None:
    """As long as the house is open. `keep` is for how many seconds untouched things are kept, `None` for ever."""
    seen = await store.office.last()
    cleared = 0.0
    while True:
        try:
            for done in await store.office.since(seen):
                seen = done.id
                if done.what in (BARRED, FORGOTTEN, REVOKED):
                    await show_out(house, done.person)
                else:
                    house.let_go(done.table_id)
            if keep is not None and time.monotonic() - cleared > CLEARING:
                cleared = time.monotonic()
                tables, guests = await store.office.clear_away(time.time() - keep)
                if tables or guests:
                    log.info("old things were cleared away", tables=tables, guests=guests)
        except Exception:
            log.exception("what the keeper did was not attended to")
        await asyncio.sleep(TICK)


async def show_out(house: House, person: str) -> None:
    """Somebody who may not be here any more, or does not want to be known here."""
    for live in list(house.tables.values()):
        if live.presence.disconnect({person}) or live.seat_of(person) is not None:
            await tell_seats(house, live.id)
