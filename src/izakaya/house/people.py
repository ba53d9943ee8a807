"""Handlers about oneself: name and language."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Any, Final

from izakaya.house.chat import plain
from izakaya.house.house import House
from izakaya.house.messages import Introduction, Me
from izakaya.house.person import Person, new_person_id
from izakaya.house.tables import cards_of
from izakaya.house.texts import house_text
from izakaya.playing.errors import RequestError
from izakaya.playing.naming import is_readable

TABLES_SHOWN: Final = 30


async def welcome(house: House, language: str) -> Person:
    """A new guest gets a name."""
    name = house_text("server-guest", language, number=str(secrets.randbelow(9000) + 1000))
    person = Person(new_person_id(), name, language)
    await house.store.people.add(person.id, person.name, person.language)
    return person


async def introduce(house: House, person: Person, data: Introduction) -> Me:
    """A new name or language."""
    changes: dict[str, Any] = {}
    if data.name is not None:
        changes |= {"name": name_of(data), "named": True}
    if data.language is not None:
        changes["language"] = data.language
    if changes:
        await house.store.people.introduce(person.id, **changes)
        tables = {row.id for row in await house.store.tables.of(person.id, TABLES_SHOWN)}
        for live in house.tables.values():
            for guest in live.presence.guests:
                if guest.person == person.id:
                    guest.name = changes.get("name", guest.name)
                    tables.add(live.id)
        for table in tables:
            await house.tell_seats(table)
    return await me_of(house, replace(person, **changes))


def name_of(data: Introduction) -> str:
    name = plain(data.name or "")
    if not name:
        raise RequestError("no-name", 422)
    if not is_readable(name):
        raise RequestError("unreadable-name", 422)
    return name


async def me_of(house: House, person: Person) -> Me:
    return Me(
        id=person.id,
        name=person.name,
        named=person.named,
        language=person.language,  # type: ignore[arg-type]
        tables=await cards_of(
            house, await house.store.tables.of(person.id, TABLES_SHOWN), person.id, person.language
        ),
    )
