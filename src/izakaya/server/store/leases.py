"""Repository of leases: which process drives which game, as long as it sends heartbeats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from sqlalchemy import or_, select, update

from izakaya.playing import clock as time
from izakaya.server.store import schema
from izakaya.server.store.database import Database

LEASE: Final = 6.0  # seconds for which a driver is believed without a sign of life
# A file of SQLite has one process, and nobody else who could take over.
SINGLE_PROCESS_LEASE: Final = 3600.0


class Leases:
    """A lease for each game that is played: claimed, renewed by heartbeats, taken over when it has expired."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.lease = LEASE if database.is_postgres else SINGLE_PROCESS_LEASE

    async def claim(
        self, driver: str, rules: Mapping[str, Sequence[int]], table: str | None = None, limit: int = 200
    ) -> list[str]:
        """Become the driver of games whose lease has expired; of one, or of any. Only games with these rules can be driven."""
        now = time.time()
        c = schema.tables.c
        # A lease that ends later than any could was given by a clock that has been set back since.
        ended = (c.driver_until < now) | (c.driver_until > now + 2 * self.lease)
        free = (c.state == "playing") & ended & ~c.asleep
        free &= or_(*((c.game == game) & c.rules.in_(versions) for game, versions in rules.items()))
        if table is not None:
            free &= c.id == table
        found = select(c.id).where(free).limit(limit)
        if self.database.is_postgres:
            found = found.with_for_update(skip_locked=True)
        claimed = await self.database.all(
            update(schema.tables)
            .where(c.id.in_(found.scalar_subquery()))
            .values(driver=driver, driver_until=now + self.lease, asked_at=now)
            .returning(c.id)
        )
        return [str(row.id) for row in claimed]

    async def renew(self, driver: str) -> list[str]:
        """Heartbeat: renew all leases of this driver; return the games it still has."""
        c = schema.tables.c
        kept = await self.database.all(
            update(schema.tables)
            .where(c.driver == driver, c.state == "playing", ~c.asleep)
            .values(driver_until=time.time() + self.lease)
            .returning(c.id)
        )
        return [str(row.id) for row in kept]

    async def release(self, driver: str) -> None:
        """Give all leases back before shutdown, so that others drive at once."""
        await self.database.change(
            update(schema.tables).where(schema.tables.c.driver == driver).values(driver_until=0.0)
        )

    async def set_asleep(self, table: str, asleep: bool) -> bool:
        """Let a game rest until somebody comes, or wake it; false if it was so already."""
        c = schema.tables.c
        return await self.database.change(
            update(schema.tables)
            .where(c.id == table, c.asleep != asleep)
            .values(asleep=asleep, driver=None, driver_until=0.0)
        )

    async def restart_clock(self, table: str, at: float) -> None:
        """The clock of the present question starts again."""
        await self.database.change(
            update(schema.tables).where(schema.tables.c.id == table).values(asked_at=at)
        )
