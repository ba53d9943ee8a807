"""Repository of bots' reasons in finished games: a cache of what was computed once."""

from __future__ import annotations

from contextlib import suppress
from typing import cast

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from izakaya.house.storage import StoredReasons
from izakaya.server.store import schema
from izakaya.server.store.database import Database


class Hindsights:
    """Reasons by table."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def find(self, table: str) -> StoredReasons | None:
        c = schema.hindsight.c
        found = await self.database.first(select(c.reasons).where(c.table_id == table))
        return None if found is None else cast("StoredReasons", found.reasons)

    async def keep(self, table: str, reasons: StoredReasons) -> None:
        with suppress(IntegrityError):  # another process was faster
            await self.database.change(insert(schema.hindsight).values(table_id=table, reasons=list(reasons)))
