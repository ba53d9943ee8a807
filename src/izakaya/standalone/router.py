"""Router of a page: the routes of `house/routes.py` and a few of its own, called by worker messages instead of HTTP."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final
from urllib.parse import unquote

import msgspec
import structlog

from izakaya.house import people
from izakaya.house.house import House
from izakaya.house.messages import Download, Me, TroubleTold
from izakaya.house.person import Person
from izakaya.house.routes import ROUTES, TABLE, Route
from izakaya.house.texts import error_sentence
from izakaya.locale.speech import language_of
from izakaya.playing.errors import RequestError, not_understood
from izakaya.standalone import saved, shared_device
from izakaya.standalone.store import PageStore
from izakaya.table.nesting import is_too_deep

log = structlog.get_logger()


@dataclass(frozen=True)
class PageRequest:
    """A request of the page: as over HTTP, with the person it is for."""

    method: str
    path: str
    person: str = ""
    language: str = "en"
    query: Mapping[str, str] = field(default_factory=dict)
    body: str = ""

    @property
    def speaks(self) -> str:
        return language_of(self.query.get("language", self.language)) or "en"


@dataclass(frozen=True)
class PageReply:
    """A response: status and JSON."""

    status: int
    body: str


@dataclass(frozen=True)
class PageCaller:
    """The sender of a request of the page, which is trusted to say for whom it asks."""

    house: House
    store: PageStore
    request: PageRequest
    address: str = ""
    addresses: tuple[str, ...] = ()

    async def find_person(self) -> Person | None:
        return await self.house.store.people.find(self.request.person) if self.request.person else None

    async def require_person(self) -> Person:
        person = await self.find_person()
        if person is None:
            raise RequestError("unknown-guest", 401)
        return person

    def language(self, person: Person | None) -> str:
        return self.request.speaks


async def me(house: House, person: Person | None, speaks: str) -> Me:
    """A new guest gets a name."""
    return await people.me_of(house, person or await people.welcome(house, speaks))


# What only a device of one's own can be asked for.
OWN_ROUTES: Final = (
    Route("GET", "/me", me),
    Route("POST", f"{TABLE}/people", shared_device.seat_newcomer),
    Route("DELETE", f"{TABLE}/people/{{seat:int}}", shared_device.unseat),
    Route("POST", f"{TABLE}/pass", shared_device.let_pass),
    Route("GET", "/saved", saved.saved),
    Route("POST", "/saved", saved.bring),
    Route("GET", "/saved/{table:str}/record", saved.take_out),
    Route("DELETE", "/saved/{table:str}", saved.throw_away),
)


class PageRouter:
    """Finds the route of a request and calls it."""

    def __init__(self, house: House, store: PageStore) -> None:
        self.house = house
        self.store = store

    async def find_person(self, request: PageRequest) -> Person | None:
        return await PageCaller(self.house, self.store, request).find_person()

    async def handle(self, request: PageRequest) -> PageReply:
        """Answer a request. Whatever is wrong with it, the page gets a reason and a sentence."""
        try:
            for route in (*ROUTES, *OWN_ROUTES):
                found = route.pattern.fullmatch(request.path) if route.method == request.method else None
                if found:
                    given = given_to(route, found.groupdict(), request)
                    told = await route.call(PageCaller(self.house, self.store, request), given)
                    text = told.text if isinstance(told, Download) else msgspec.json.encode(told).decode()
                    return PageReply(200, text)
            raise RequestError("no-such-page", 404)
        except RequestError as error:
            return refused(error, request.speaks)
        except Exception:
            log.exception("a request failed", path=request.path)
            return refused(RequestError("our-fault", 500), request.speaks)


def given_to(route: Route, parts: Mapping[str, str], request: PageRequest) -> dict[str, Any]:
    """The parameters of a request, converted to the types of the handler."""
    words = {**request.query, **{name: unquote(part) for name, part in parts.items()}}
    given: dict[str, Any] = {}
    try:
        for name, parameter in route.parameters.items():
            if name == "data":
                if is_too_deep(request.body):
                    raise RequestError("not-understood", 400)
                given[name] = msgspec.json.decode(request.body or "{}", type=parameter.annotation)
            elif name in words:
                given[name] = msgspec.convert(words[name], parameter.annotation, strict=False)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise not_understood(str(problem)) from None
    return given


def refused(error: RequestError, language: str) -> PageReply:
    told = TroubleTold(reason=error.reason, sentence=error_sentence(error, language))
    return PageReply(error.status, msgspec.json.encode(told).decode())
