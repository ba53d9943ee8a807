"""Repository of game reviews: the lease of the worker, its progress, and the result."""

from __future__ import annotations

from typing import Any, Final, cast

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from izakaya.house.storage import StoredReview
from izakaya.server.store import schema
from izakaya.server.store.database import Database, changed

DONE: Final = 0.0  # until when somebody works at a review that is done


class Reviews:
    """Reviews by table."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def find(self, table: str) -> StoredReview | None:
        found = await self.database.first(select(schema.reviews).where(schema.reviews.c.table_id == table))
        return cast("StoredReview | None", found)

    async def claim(self, table: str, worker: str, now: float, until: float, form: int) -> bool:
        """Take the lease of a review that nobody has begun or somebody has abandoned, or that was stored in another form."""
        c = schema.reviews.c
        values = {"worker": worker, "until": until, "done": 0, "whole": 0, "form": form, "review": None}
        taken = (
            update(schema.reviews)
            .where(c.table_id == table, c.until < now, (c.until > DONE) | (c.form != form))
            .values(**values)
        )

        def take(db: Connection) -> bool:
            if changed(db, taken):
                return True
            if db.execute(select(c.table_id).where(c.table_id == table)).first() is not None:
                return False
            db.execute(insert(schema.reviews).values(table_id=table, **values))
            return True

        try:
            return await self.database.do(take)
        except IntegrityError:  # another process was faster
            return False

    async def go_on(self, table: str, worker: str, done: int, whole: int, until: float) -> bool:
        """Store the progress and renew the lease. False if another worker has it."""
        return await self.change(table, worker, done=done, whole=whole, until=until)

    async def keep(self, table: str, worker: str, whole: int, review: dict[str, Any]) -> bool:
        return await self.change(table, worker, done=whole, whole=whole, until=DONE, review=review)

    async def change(self, table: str, worker: str, **values: Any) -> bool:
        c = schema.reviews.c
        return await self.database.change(
            update(schema.reviews).where(c.table_id == table, c.worker == worker).values(**values)
        )

    async def give_up(self, table: str, worker: str) -> None:
        c = schema.reviews.c
        await self.database.change(
            delete(schema.reviews).where(c.table_id == table, c.worker == worker, c.until > DONE)
        )
