"""Requests about oneself: who am I, what am I called, a token for my bot."""

from __future__ import annotations

import secrets

from litestar import Response, get, patch, post

from izakaya.house import people
from izakaya.house.house import House
from izakaya.house.limits import NEWCOMERS
from izakaya.house.messages import BotToken, Introduction, Me
from izakaya.house.person import fresh_person
from izakaya.locale.speech import LANGUAGES
from izakaya.playing.troubles import TurnedAway
from izakaya.server.doors.tables import Asking
from izakaya.server.identity import (
    address_of,
    check_origin,
    cookie_for,
    guest,
    hash_of,
    preferred_language,
    who,
)


@get("/api/me", summary="Who am I? A new guest gets a name and a cookie.", tags=["people"])
async def me(request: Asking, house: House) -> Response[Me]:
    person = await who(request, house)
    cookies = []
    if person is None:
        check_origin(request)
        may_come(request, house)
        person = await people.welcome(house, preferred_language(request))
        cookies = [cookie_for(house, person.id, request.url.scheme == "https")]
    return Response(await people.me_of(house, person), cookies=cookies)


def may_come(request: Asking, house: House) -> None:
    """Names cost nothing, but nobody needs them by the thousand."""
    if house.limited and not house.allowances.take(NEWCOMERS, address_of(request)):
        raise TurnedAway("too-many-newcomers", 429)


@patch("/api/me", summary="A new name or language", tags=["people"])
async def introduce(request: Asking, data: Introduction, house: House) -> Me:
    return await people.introduce(house, await guest(request, house), data)


@post("/api/bots", summary="A token for a bot from outside; it is shown once", tags=["people"])
async def add_bot(request: Asking, data: Introduction, house: House) -> BotToken:
    check_origin(request)
    may_come(request, house)
    name = people.name_of(data)
    token = secrets.token_urlsafe(24)
    person = fresh_person()
    await house.store.people.add(person, name, data.language or LANGUAGES[0], True, hash_of(token))
    return BotToken(id=person, name=name, token=token)
