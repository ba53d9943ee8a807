"""The truth: what the database knows, and the few ways in which it changes. Nobody is told of anything before it is here."""

from __future__ import annotations

import secrets

from sqlalchemy import Connection, func, select, update
from sqlalchemy.dialects.postgresql import insert as insert_pg
from sqlalchemy.dialects.sqlite import insert as insert_sqlite

from izakaya.playing.troubles import TurnedAway
from izakaya.server.store import schema
from izakaya.server.store.answers import Answers
from izakaya.server.store.chat import Chat
from izakaya.server.store.database import database_at
from izakaya.server.store.driving import Driving
from izakaya.server.store.forms import FORM, bring_up
from izakaya.server.store.hindsight import Hindsights
from izakaya.server.store.people import People
from izakaya.server.store.reviews import Reviews
from izakaya.server.store.seats import Seats
from izakaya.server.store.tables import Tables


class Store:
    """One database, and a book for each kind of thing that it knows."""

    def __init__(self, url: str) -> None:
        self.database = database_at(url)
        self.is_postgres = self.database.is_postgres
        self.people = People(self.database)
        self.tables = Tables(self.database)
        self.seats = Seats(self.database)
        self.driving = Driving(self.database)
        self.answers = Answers(self.database)
        self.chat = Chat(self.database)
        self.hindsights = Hindsights(self.database)
        self.reviews = Reviews(self.database)

    async def prepare(self) -> str:
        """Make the tables if there are none; return the key that signs identities."""
        known = await self.database.do(self.found)
        if known["form"] != str(FORM):
            raise TurnedAway("other-form", 500, form=known["form"])
        return known["secret"]

    def found(self, db: Connection) -> dict[str, str]:
        """What the house remembers of itself, from the first day on."""
        if self.is_postgres:  # two processes may start at the same moment
            db.execute(select(func.pg_advisory_xact_lock(20261115)))
        schema.metadata.create_all(db)
        for name, value in (("form", str(FORM)), ("secret", secrets.token_hex(32))):
            add = insert_pg if self.is_postgres else insert_sqlite
            db.execute(add(schema.house).values(name=name, value=value).on_conflict_do_nothing())
        if not self.is_postgres:
            # A file has one house at a time: whoever drove its tables is no more.
            db.execute(update(schema.tables).values(driver_until=0.0))
        known = {row.name: str(row.value) for row in db.execute(select(schema.house))}
        return {**known, "form": bring_up(db, known["form"])}

    async def close(self) -> None:
        await self.database.close()
