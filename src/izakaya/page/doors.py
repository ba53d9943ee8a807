"""The doors of a page: the same wishes as over HTTP, heard as messages of a worker. Whoever sends one is whom it says."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final
from urllib.parse import unquote

import msgspec
import structlog

from izakaya.house import about, lessons, owning, people, replays, reviews, tables
from izakaya.house.house import House
from izakaya.house.messages import (
    ChosenOptions,
    Introduction,
    NewTable,
    PlayOn,
    Quieten,
    Remove,
    SeatBot,
    TakeSeat,
    TroubleTold,
)
from izakaya.house.notices import sentence
from izakaya.house.person import Person
from izakaya.house.replays import LONGEST
from izakaya.locale.speech import language_of
from izakaya.page import saved, together
from izakaya.page.saved import BroughtRecord
from izakaya.page.store import PageStore
from izakaya.page.together import LetPass, Newcomer
from izakaya.playing.troubles import TurnedAway
from izakaya.words.catalogue import catalogue

log = structlog.get_logger()


@dataclass(frozen=True)
class Wish:
    """What the page asks for: as over HTTP, with the person it speaks for."""

    method: str
    path: str
    person: str = ""
    language: str = "en"
    query: Mapping[str, str] = field(default_factory=dict)
    body: str = ""

    def read(self, kind: type[Any]) -> Any:
        try:
            return msgspec.json.decode(self.body or "{}", type=kind)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise TurnedAway("not-understood", 400) from None

    def number(self, name: str, default: int) -> int:
        try:
            return int(self.query.get(name, default))
        except ValueError:
            raise TurnedAway("not-understood", 400) from None

    @property
    def speaks(self) -> str:
        return language_of(self.query.get("language", self.language)) or "en"


@dataclass(frozen=True)
class Reply:
    status: int
    body: str


Granting = Callable[["Doors", Wish, Any], Awaitable[Any]]


async def me(doors: Doors, wish: Wish, _parts: Any) -> Any:
    person = await doors.who(wish)
    return await people.me_of(doors.house, person or await people.welcome(doors.house, wish.speaks))


async def introduce(doors: Doors, wish: Wish, _parts: Any) -> Any:
    return await people.introduce(doors.house, await doors.guest(wish), wish.read(Introduction))


async def about_house(doors: Doors, wish: Wish, _parts: Any) -> Any:
    return about.about_house(wish.speaks)


async def all_cards(doors: Doors, wish: Wish, _parts: Any) -> Any:
    return dict(catalogue())


async def messages_of_game(doors: Doors, wish: Wish, parts: Any) -> Any:
    return about.messages_of_game(parts["game"], wish.speaks)


async def lesson(doors: Doors, wish: Wish, parts: Any) -> Any:
    return await lessons.lesson(parts["game"], wish.speaks)


async def puzzle(doors: Doors, wish: Wish, parts: Any) -> Any:
    return await lessons.puzzle(parts["game"], int(parts["number"]), wish.speaks)


async def list_tables(doors: Doors, wish: Wish, _parts: Any) -> Any:
    return await tables.list_tables(doors.house, await doors.who(wish), wish.speaks)


async def lay_table(doors: Doors, wish: Wish, _parts: Any) -> Any:
    return await tables.lay_table(doors.house, await doors.guest(wish), wish.read(NewTable))


async def look_at(doors: Doors, wish: Wish, parts: Any) -> Any:
    return await tables.look_at(doors.house, await doors.who(wish), parts["table"])


async def sit_down(doors: Doors, wish: Wish, parts: Any) -> Any:
    return await tables.sit_down(doors.house, await doors.guest(wish), parts["table"], wish.read(TakeSeat))


async def get_up(doors: Doors, wish: Wish, parts: Any) -> Any:
    return await tables.get_up(doors.house, await doors.guest(wish), parts["table"])


async def seat_bot(doors: Doors, wish: Wish, parts: Any) -> Any:
    return await tables.seat_bot(doors.house, await doors.guest(wish), parts["table"], wish.read(SeatBot))


async def remove(doors: Doors, wish: Wish, parts: Any) -> Any:
    return await owning.remove(doors.house, await doors.guest(wish), parts["table"], wish.read(Remove))


async def quieten(doors: Doors, wish: Wish, parts: Any) -> Any:
    return await owning.quieten(doors.house, await doors.guest(wish), parts["table"], wish.read(Quieten))


async def choose_options(doors: Doors, wish: Wish, parts: Any) -> Any:
    return await tables.choose_options(
        doors.house, await doors.guest(wish), parts["table"], wish.read(ChosenOptions)
    )


async def start(doors: Doors, wish: Wish, parts: Any) -> Any:
    return await tables.start(doors.house, await doors.guest(wish), parts["table"])


async def rematch(doors: Doors, wish: Wish, parts: Any) -> Any:
    return await tables.rematch(doors.house, await doors.guest(wish), parts["table"])


async def record(doors: Doors, wish: Wish, parts: Any) -> Any:
    text, _name = await replays.record(doors.house, parts["table"])
    return msgspec.Raw(text.encode())


async def replay(doors: Doors, wish: Wish, parts: Any) -> Any:
    eyes = wish.query.get("eyes", "none")
    if not re.fullmatch("[0-9]{1,2}|all|none", eyes):
        raise TurnedAway("not-understood", 400)
    first = max(0, wish.number("first", 0))
    count = min(LONGEST, max(1, wish.number("count", LONGEST)))
    return await replays.replay(
        doors.house, await doors.who(wish), parts["table"], eyes, first, count, wish.speaks
    )


async def review(doors: Doors, wish: Wish, parts: Any) -> Any:
    return await reviews.review(doors.house, await doors.who(wish), parts["table"], wish.speaks)


async def play_on(doors: Doors, wish: Wish, parts: Any) -> Any:
    return await reviews.play_on(doors.house, await doors.guest(wish), parts["table"], wish.read(PlayOn))


async def list_saved(doors: Doors, wish: Wish, _parts: Any) -> Any:
    return await saved.saved(doors.house, doors.store, await doors.guest(wish))


async def bring(doors: Doors, wish: Wish, _parts: Any) -> Any:
    return await saved.bring(doors.house, doors.store, await doors.guest(wish), wish.read(BroughtRecord))


async def throw_away(doors: Doors, wish: Wish, parts: Any) -> Any:
    return await saved.throw_away(doors.house, doors.store, parts["table"])


async def seat_newcomer(doors: Doors, wish: Wish, parts: Any) -> Any:
    return await together.seat_newcomer(
        doors.house, await doors.guest(wish), parts["table"], wish.read(Newcomer)
    )


async def unseat(doors: Doors, wish: Wish, parts: Any) -> Any:
    return await together.unseat(doors.house, await doors.guest(wish), parts["table"], int(parts["seat"]))


async def let_pass(doors: Doors, wish: Wish, parts: Any) -> Any:
    return await together.let_pass(doors.house, parts["table"], wish.read(LetPass))


# As at the doors of a server, and what only a device of one's own can be asked for.
ROUTES: Final[tuple[tuple[str, str, Granting], ...]] = (
    ("GET", "/house", about_house),
    ("GET", "/catalogue", all_cards),
    ("GET", "/games/(?P<game>[^/]+)/messages", messages_of_game),
    ("GET", "/lessons/(?P<game>[^/]+)", lesson),
    ("GET", "/puzzles/(?P<game>[^/]+)/(?P<number>[0-9]{1,4})", puzzle),
    ("GET", "/me", me),
    ("PATCH", "/me", introduce),
    ("GET", "/tables", list_tables),
    ("POST", "/tables", lay_table),
    ("GET", "/tables/(?P<table>[^/]+)", look_at),
    ("POST", "/tables/(?P<table>[^/]+)/seat", sit_down),
    ("DELETE", "/tables/(?P<table>[^/]+)/seat", get_up),
    ("POST", "/tables/(?P<table>[^/]+)/bots", seat_bot),
    ("POST", "/tables/(?P<table>[^/]+)/removed", remove),
    ("POST", "/tables/(?P<table>[^/]+)/quiet", quieten),
    ("POST", "/tables/(?P<table>[^/]+)/options", choose_options),
    ("POST", "/tables/(?P<table>[^/]+)/start", start),
    ("POST", "/tables/(?P<table>[^/]+)/rematch", rematch),
    ("GET", "/tables/(?P<table>[^/]+)/record", record),
    ("GET", "/tables/(?P<table>[^/]+)/replay", replay),
    ("GET", "/tables/(?P<table>[^/]+)/review", review),
    ("POST", "/tables/(?P<table>[^/]+)/play-on", play_on),
    ("POST", "/tables/(?P<table>[^/]+)/people", seat_newcomer),
    ("DELETE", "/tables/(?P<table>[^/]+)/people/(?P<seat>[0-9]{1,2})", unseat),
    ("POST", "/tables/(?P<table>[^/]+)/pass", let_pass),
    ("GET", "/saved", list_saved),
    ("POST", "/saved", bring),
    ("DELETE", "/saved/(?P<table>[^/]+)", throw_away),
)


class Doors:
    def __init__(self, house: House, store: PageStore) -> None:
        self.house = house
        self.store = store
        self.routes = [(method, re.compile(pattern), granting) for method, pattern, granting in ROUTES]

    async def who(self, wish: Wish) -> Person | None:
        found = await self.house.store.people.find(wish.person) if wish.person else None
        return None if found is None else Person(found.id, found.name, found.language, found.is_bot)

    async def guest(self, wish: Wish) -> Person:
        person = await self.who(wish)
        if person is None:
            raise TurnedAway("unknown-guest", 401)
        return person

    async def request(self, wish: Wish) -> Reply:
        """What comes of a wish. Whatever is wrong with it, the page is told why in a sentence."""
        try:
            for method, pattern, granting in self.routes:
                found = pattern.fullmatch(wish.path)
                if found and method == wish.method:
                    parts = {name: unquote(part) for name, part in found.groupdict().items()}
                    return Reply(200, msgspec.json.encode(await granting(self, wish, parts)).decode())
            raise TurnedAway("no-such-page", 404)
        except TurnedAway as turned_away:
            return refused(turned_away, wish.speaks)
        except Exception:
            log.exception("a wish failed", path=wish.path)
            return refused(TurnedAway("our-fault", 500), wish.speaks)


def refused(turned_away: TurnedAway, language: str) -> Reply:
    told = TroubleTold(reason=turned_away.reason, sentence=sentence(turned_away, language))
    return Reply(turned_away.status, msgspec.json.encode(told).decode())
