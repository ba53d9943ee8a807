"""HTTP handlers about oneself that only a server has: session cookie, export, deletion, token for a bot."""

from __future__ import annotations

import secrets
from typing import Any, Final

from litestar import Response, delete, get, post
from litestar.datastructures import Cookie

from izakaya.house import people
from izakaya.house.house import House
from izakaya.house.messages import BotToken, Introduction, Me
from izakaya.house.person import new_person_id
from izakaya.house.rate_limits import NEWCOMERS
from izakaya.locale.speech import LANGUAGES
from izakaya.playing.errors import RequestError
from izakaya.server.identity import (
    COOKIE,
    address_of,
    check_origin,
    cookie_for,
    find_person,
    hash_of,
    preferred_language,
    require_person,
)
from izakaya.server.maintenance import disconnect_person
from izakaya.server.router import HttpRequest

PRIVATE: Final = {"Cache-Control": "no-store"}  # on a shared device, or at a proxy


@get("/api/me", summary="Who am I? A new guest gets a name and a cookie.", tags=["people"])
async def me(request: HttpRequest, house: House) -> Response[Me]:
    person = await find_person(request, house)
    cookies = []
    if person is None:
        check_origin(request)
        check_newcomer_limit(request, house)
        person = await people.welcome(house, preferred_language(request))
        cookies = [cookie_for(house, person.id, request.url.scheme == "https", request.app.state.site.path)]
    else:
        await request.app.state.store.admin.mark_seen(person.id)
    return Response(await people.me_of(house, person), cookies=cookies, headers=PRIVATE)


def check_newcomer_limit(request: HttpRequest, house: House) -> None:
    """Rate limit for new identities of one address."""
    if house.limited and not house.rate_limiter.take_from(NEWCOMERS, address_of(request)):
        raise RequestError("too-many-newcomers", 429)


@get("/api/me/data", summary="All that is stored about me", tags=["people"])
async def my_data(request: HttpRequest, house: House) -> Response[dict[str, Any]]:
    person = await require_person(request, house)
    return Response(
        await request.app.state.store.admin.export_person(person.id),
        headers={"Content-Disposition": 'attachment; filename="izakaya.json"', **PRIVATE},
    )


@delete("/api/me", status_code=200, summary="Forget me: my name, my talk, my token", tags=["people"])
async def forget_me(request: HttpRequest, house: House) -> Response[dict[str, str]]:
    """Games that others played with me stay, without me."""
    person = await require_person(request, house)
    await request.app.state.store.admin.forget(person.id)
    await disconnect_person(house, person.id)
    path = request.app.state.site.path
    gone = Cookie(key=COOKIE, value="", max_age=0, path=f"{path}/", httponly=True, samesite="lax")
    return Response({"forgotten": person.id}, cookies=[gone], headers=PRIVATE)


@post("/api/bots", summary="A token for a bot from outside; it is shown once", tags=["people"])
async def add_bot(request: HttpRequest, data: Introduction, house: House) -> Response[BotToken]:
    check_origin(request)
    check_newcomer_limit(request, house)
    name = people.name_of(data)
    token = secrets.token_urlsafe(24)
    person = new_person_id()
    await house.store.people.add(person, name, data.language or LANGUAGES[0], True, hash_of(token))
    return Response(BotToken(id=person, name=name, token=token), headers=PRIVATE)
