"""The router of a page: the routes of `house/routes.py` and its own, asked for by messages of a worker instead of HTTP."""

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
from izakaya.house.notices import sentence
from izakaya.house.person import Person
from izakaya.house.routes import ROUTES, TABLE, Route
from izakaya.locale.speech import language_of
from izakaya.page import saved, together
from izakaya.page.store import PageStore
from izakaya.playing.troubles import TurnedAway

log = structlog.get_logger()


@dataclass(frozen=True)
class Wish:
    """A request of the page: as over HTTP, with the person it speaks for."""

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
class Reply:
    status: int
    body: str


@dataclass(frozen=True)
class PageAsker:
    """Who sends a request of the page: whoever it says."""

    house: House
    store: PageStore
    wish: Wish
    address: str = ""
    addresses: tuple[str, ...] = ()

    async def who(self) -> Person | None:
        return await self.house.store.people.find(self.wish.person) if self.wish.person else None

    async def guest(self) -> Person:
        person = await self.who()
        if person is None:
            raise TurnedAway("unknown-guest", 401)
        return person

    def language(self, person: Person | None) -> str:
        return self.wish.speaks


async def me(house: House, person: Person | None, speaks: str) -> Me:
    """A new guest gets a name."""
    return await people.me_of(house, person or await people.welcome(house, speaks))


# What only a device of one's own can be asked for.
OWN_ROUTES: Final = (
    Route("GET", "/me", me),
    Route("POST", f"{TABLE}/people", together.seat_newcomer),
    Route("DELETE", f"{TABLE}/people/{{seat:int}}", together.unseat),
    Route("POST", f"{TABLE}/pass", together.let_pass),
    Route("GET", "/saved", saved.saved),
    Route("POST", "/saved", saved.bring),
    Route("DELETE", "/saved/{table:str}", saved.throw_away),
)


class Doors:
    def __init__(self, house: House, store: PageStore) -> None:
        self.house = house
        self.store = store

    async def who(self, wish: Wish) -> Person | None:
        return await PageAsker(self.house, self.store, wish).who()

    async def request(self, wish: Wish) -> Reply:
        """What comes of a wish. Whatever is wrong with it, the page is told why in a sentence."""
        try:
            for route in (*ROUTES, *OWN_ROUTES):
                found = route.pattern.fullmatch(wish.path) if route.method == wish.method else None
                if found:
                    given = given_to(route, found.groupdict(), wish)
                    told = await route.answer(PageAsker(self.house, self.store, wish), given)
                    text = told.text if isinstance(told, Download) else msgspec.json.encode(told).decode()
                    return Reply(200, text)
            raise TurnedAway("no-such-page", 404)
        except TurnedAway as turned_away:
            return refused(turned_away, wish.speaks)
        except Exception:
            log.exception("a wish failed", path=wish.path)
            return refused(TurnedAway("our-fault", 500), wish.speaks)


def given_to(route: Route, parts: Mapping[str, str], wish: Wish) -> dict[str, Any]:
    """What a wish brings for a route, of the types that its handler asks for."""
    words = {**wish.query, **{name: unquote(part) for name, part in parts.items()}}
    given: dict[str, Any] = {}
    try:
        for name, asked in route.asked.items():
            if name == "data":
                given[name] = msgspec.json.decode(wish.body or "{}", type=asked.annotation)
            elif name in words:
                given[name] = msgspec.convert(words[name], asked.annotation, strict=False)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise TurnedAway("not-understood", 400) from None
    return given


def refused(turned_away: TurnedAway, language: str) -> Reply:
    told = TroubleTold(reason=turned_away.reason, sentence=sentence(turned_away, language))
    return Reply(turned_away.status, msgspec.json.encode(told).decode())
