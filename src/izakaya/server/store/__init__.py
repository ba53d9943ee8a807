"""The database: the only lasting state of a server. Nothing is broadcast before it is stored here."""

from __future__ import annotations

import secrets
from typing import Final

import structlog
from sqlalchemy import Connection, delete, select, update
from sqlalchemy.dialects.postgresql import insert as insert_pg
from sqlalchemy.dialects.sqlite import insert as insert_sqlite

from izakaya.server.store import schema
from izakaya.server.store.admin import AdminQueries
from izakaya.server.store.answers import Answers
from izakaya.server.store.chat import Chat
from izakaya.server.store.database import FULL, NORMAL, UNREACHABLE, database_at
from izakaya.server.store.hindsight import Hindsights
from izakaya.server.store.leases import Leases
from izakaya.server.store.migrations import (
    RESTORED,
    migrate,
    newest_version,
    refuse_newer,
    schema_version_of,
    set_value,
)
from izakaya.server.store.people import People
from izakaya.server.store.reviews import Reviews
from izakaya.server.store.seats import Seats
from izakaya.server.store.tables import Tables

__all__ = ["FULL", "NORMAL", "UNREACHABLE", "Store"]

DOOR: Final = ("door word", "door invitations")  # in the table of the house

log = structlog.get_logger()


class Store:
    """`HouseStore` in one database: a repository for each kind of thing."""

    def __init__(self, url: str, durability: str = FULL) -> None:
        self.database = database_at(url, durability)
        self.is_shared = self.database.is_postgres  # a file has one house at a time
        self.people = People(self.database)
        self.tables = Tables(self.database)
        self.seats = Seats(self.database)
        self.leases = Leases(self.database)
        self.answers = Answers(self.database)
        self.chat = Chat(self.database)
        self.hindsights = Hindsights(self.database)
        self.reviews = Reviews(self.database)
        self.admin = AdminQueries(self.database)

    async def check(self) -> int:
        """The schema version of the database, 0 if it is empty. Raise if it is a newer one. Nothing is changed."""
        return await self.database.do(refuse_newer)

    async def is_schema_current(self) -> bool:
        """Whether the database has the schema version of this release."""
        return await self.database.do(schema_version_of) == newest_version()

    async def prepare(self) -> str:
        """Migrate the database to the schema of this release; return the key that signs session cookies."""
        return await self.database.do(self.migrated)

    def migrated(self, db: Connection) -> str:
        taken = migrate(db)
        if taken:
            log.info("the database schema was migrated", schema=taken[-1], migrations=len(taken))
        c = schema.house.c
        restored = db.execute(select(c.value).where(c.name == RESTORED)).scalar()
        if restored is not None:
            log.warning("a backup was put in place", backup=restored)
            db.execute(delete(schema.house).where(c.name == RESTORED))
        add = insert_pg if self.is_shared else insert_sqlite
        fresh = add(schema.house).values(name="secret", value=secrets.token_hex(32))
        db.execute(fresh.on_conflict_do_nothing())
        if not self.is_shared:
            # SQLite has one process at a time: the driver of before is gone.
            db.execute(update(schema.tables).values(driver_until=0.0))
        return str(db.execute(select(c.value).where(c.name == "secret")).scalar_one())

    async def door(self) -> dict[str, str]:
        """What the keeper has set for the door of a private house, by name."""
        c = schema.house.c
        rows = await self.database.all(select(c.name, c.value).where(c.name.in_(DOOR)))
        return {str(row.name).removeprefix("door "): str(row.value) for row in rows}

    async def set_door(self, name: str, value: str) -> None:
        await self.database.do(lambda db: set_value(db, f"door {name}", value))

    async def test_write(self) -> None:
        """Store a meaningless value, for the health check."""
        await self.database.do(lambda db: set_value(db, "pulse", secrets.token_hex(4)))

    async def close(self) -> None:
        await self.database.close()
