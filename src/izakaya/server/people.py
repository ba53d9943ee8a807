"""Requests about oneself: who am I, what am I called, a token for my bot."""

from __future__ import annotations

import secrets
from typing import Final

from litestar import Request, Response, get, patch, post
from litestar.datastructures import State

from izakaya.locale.speech import LANGUAGES
from izakaya.playing.troubles import TurnedAway
from izakaya.server.chat import plain
from izakaya.server.house import House
from izakaya.server.identity import (
    Person,
    check_origin,
    cookie_for,
    fresh_person,
    guest,
    hash_of,
    preferred_language,
    who,
)
from izakaya.server.messages import BotToken, Introduction, Me
from izakaya.server.notices import notice
from izakaya.server.tables import cards_of, tell_seats

TABLES_SHOWN: Final = 30


@get("/api/me", summary="Who am I? A new guest gets a name and a cookie.", tags=["people"])
async def me(request: Request[object, object, State], house: House) -> Response[Me]:
    person = await who(request, house)
    cookies = []
    if person is None:
        check_origin(request)
        language = preferred_language(request)
        name = notice("server-guest", language, number=str(secrets.randbelow(9000) + 1000))
        person = Person(fresh_person(), name, language, False)
        await house.store.people.add(person.id, person.name, person.language)
        cookies = [cookie_for(house, person.id, request.url.scheme == "https")]
    return Response(await me_of(house, person), cookies=cookies)


@patch("/api/me", summary="A new name or language", tags=["people"])
async def introduce(request: Request[object, object, State], data: Introduction, house: House) -> Me:
    person = await guest(request, house)
    changes: dict[str, str] = {}
    if data.name is not None:
        name = plain(data.name)
        if not name:
            raise TurnedAway("no-name", 422)
        changes["name"] = name
    if data.language is not None:
        changes["language"] = data.language
    if changes:
        await house.store.people.introduce(person.id, **changes)
        for row in await house.store.tables.of(person.id, TABLES_SHOWN):
            await tell_seats(house, row.id)
    return await me_of(
        house,
        Person(
            person.id,
            changes.get("name", person.name),
            changes.get("language", person.language),
            person.is_bot,
        ),
    )


@post("/api/bots", summary="A token for a bot from outside; it is shown once", tags=["people"])
async def add_bot(request: Request[object, object, State], data: Introduction, house: House) -> BotToken:
    check_origin(request)
    name = plain(data.name or "")
    if not name:
        raise TurnedAway("no-name", 422)
    token = secrets.token_urlsafe(24)
    person = fresh_person()
    await house.store.people.add(person, name, data.language or LANGUAGES[0], True, hash_of(token))
    return BotToken(id=person, name=name, token=token)


async def me_of(house: House, person: Person) -> Me:
    return Me(
        id=person.id,
        name=person.name,
        language=person.language,  # type: ignore[arg-type]
        tables=await cards_of(
            house, await house.store.tables.of(person.id, TABLES_SHOWN), person.id, person.language
        ),
    )
