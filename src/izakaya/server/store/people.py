"""Repository of people: names, languages, hashes of tokens."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import ColumnElement, insert, select, update

from izakaya.house.person import Person
from izakaya.server.store import schema
from izakaya.server.store.database import Database


class People:
    """People by id or by the hash of a token."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(
        self, person: str, name: str, language: str, is_bot: bool = False, token_hash: str | None = None
    ) -> None:
        await self.database.change(
            insert(schema.people).values(
                id=person,
                name=name,
                language=language,
                is_bot=is_bot,
                token_hash=token_hash,
                since=time.time(),
            )
        )

    async def find(self, person: str) -> Person | None:
        return await self.known(schema.people.c.id == person)

    async def of_token(self, token_hash: str) -> Person | None:
        return await self.known(schema.people.c.token_hash == token_hash)

    async def known(self, which: ColumnElement[bool]) -> Person | None:
        c = schema.people.c
        found = await self.database.first(
            select(c.id, c.name, c.language, c.is_bot, c.barred, c.named).where(which)
        )
        return None if found is None else Person(**found._mapping)

    async def introduce(self, person: str, **changes: Any) -> None:
        await self.database.change(
            update(schema.people).where(schema.people.c.id == person).values(**changes)
        )
