"""Tables in the middle of a game: a certain deal and the answers given so far, put where the house finds its tables."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, NamedTuple

from izakaya.bots import ask_bot, bot
from izakaya.games import GAMES
from izakaya.playing.storage import Given, StoredAnswer
from izakaya.server.store import Store
from izakaya.table.table import Table
from tests.browser.guest import Guest

DEALS: Final = 400  # in which a moment is looked for


class Deal(NamedTuple):
    game: str
    seats: int
    seed: int
    answers: list[int]
    asked: int


def choices(
    game: str, seats: int, seed: int, level: str, options: Mapping[str, str] | None = None
) -> Iterator[Table]:
    """A game between bots, each time somebody is asked something that leaves a choice."""
    table = GAMES[game].new_table(seats, seed, options or {})
    players = [bot(level, seed * seats + seat) for seat in range(seats)]
    while table.asked is not None:
        if len(table.options()) > 1:
            yield table
        table.answer(ask_bot(players[table.asked], table))


def deal_of(table: Table) -> Deal:
    assert table.asked is not None
    return Deal(table.origin.game, table.seats, table.origin.seed, table.past[: table.answered], table.asked)


def search(game: str, seats: int, wanted: Callable[[Table], bool], level: str = "random") -> Deal:
    """The first moment that is as wanted."""
    for seed in range(DEALS):
        for table in choices(game, seats, seed, level):
            if wanted(table):
                return deal_of(table)
    raise AssertionError("No game comes to that.")


def last_choice(game: str, seats: int, seed: int, level: str) -> Deal:
    """Just before the end."""
    found: Deal | None = None
    for table in choices(game, seats, seed, level):
        found = deal_of(table)
    assert found is not None
    return found


def join(guest: Guest, deal: Deal, level: str = "random") -> str:
    """The guest comes to a table where they are asked at once."""
    table = lay_deal(guest, deal, level)
    guest.visit(f"/table/{table}")
    guest.begin()
    guest.wait()
    return table


def choosing(table: Table) -> bool:
    """One's own turn in the middle of a game, with much to choose from."""
    return not table.is_reaction() and table.answered > 20 and len(table.options()) > 5


def lay_deal(
    guest: Guest, deal: Deal, level: str = "random", friend: Guest | None = None, **other: Any
) -> str:
    """The guest sits where the question is asked, a friend on the next seat; all others are bots. The id of the table. `other`: what
    is unusual about it."""
    people = {}
    for place, one in enumerate([guest, *([friend] if friend else [])]):
        one.introduce()
        people[(deal.asked + place) % deal.seats] = one.ask("GET", "/me")["id"]
    # In a thread of its own: in this one the browser's event loop is running.
    with ThreadPoolExecutor(1) as aside:
        return aside.submit(asyncio.run, put(guest.house.database, people, deal, level, other)).result()


async def put(database: str, people: dict[int, str], deal: Deal, level: str, other: dict[str, Any]) -> str:
    table = secrets.token_urlsafe(15)
    values: dict[str, Any] = {
        "id": table,
        "game": deal.game,
        "rules": GAMES[deal.game].rules,
        "seat_count": deal.seats,
        "options": {},
        "seed": str(deal.seed),
        "owner": people[deal.asked],
        "level": level,
        "clock_decision": None,
        "clock_reserve": None,
        "window": None,
        "silence": "beats",
        "pace": 0.0,
        "grace": 30.0,
        "public": False,
        **other,
    }
    seats = [
        {"seat": seat, "person": people.get(seat), "bot": None if seat in people else level}
        for seat in range(deal.seats)
    ]
    given = Given([StoredAnswer(number, option) for number, option in enumerate(deal.answers)], False)
    store = Store(database)
    try:
        await store.tables.add(values, seats)
        if deal.answers:
            await store.answers.add(table, given, time.time())
        await store.tables.start(table, level)
    finally:
        await store.close()
    return table
