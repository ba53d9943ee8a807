"""Tables in the middle of a game: a certain deal and the answers given so far, put where the house finds its tables."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, NamedTuple

from izakaya.bots import ask_bot, bot
from izakaya.games import GAMES
from izakaya.playing.keeping import Given, StoredAnswer
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


def moments(game: str, seats: int, seed: int, level: str) -> Iterator[Table]:
    """A game between bots, each time somebody is asked something that leaves a choice."""
    table = GAMES[game].new_table(seats, seed, {})
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
        for table in moments(game, seats, seed, level):
            if wanted(table):
                return deal_of(table)
    raise AssertionError("No game comes to that.")


def last_choice(game: str, seats: int, seed: int, level: str) -> Deal:
    """Just before the end."""
    found: Deal | None = None
    for table in moments(game, seats, seed, level):
        found = deal_of(table)
    assert found is not None
    return found


def lay_deal(guest: Guest, deal: Deal, level: str = "random", **other: Any) -> str:
    """The guest sits where the question is asked; everybody else is a bot. The id of the table. `other`: what is unusual about it."""
    guest.introduce()
    person = guest.ask("GET", "/me")["id"]
    # In a thread of its own: in this one the browser's event loop is running.
    with ThreadPoolExecutor(1) as aside:
        return aside.submit(asyncio.run, put(guest, person, deal, level, other)).result()


async def put(guest: Guest, person: str, deal: Deal, level: str, other: dict[str, Any]) -> str:
    table = secrets.token_urlsafe(15)
    values: dict[str, Any] = {
        "id": table,
        "game": deal.game,
        "rules": GAMES[deal.game].rules,
        "seat_count": deal.seats,
        "options": {},
        "seed": str(deal.seed),
        "owner": person,
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
        {
            "seat": seat,
            "person": person if seat == deal.asked else None,
            "bot": None if seat == deal.asked else level,
        }
        for seat in range(deal.seats)
    ]
    given = Given([StoredAnswer(number, option) for number, option in enumerate(deal.answers)], False)
    store = Store(guest.house.database)
    try:
        await store.tables.add(values, seats)
        await store.answers.add(table, given, time.time())
        await store.tables.start(table, level)
    finally:
        await store.close()
    return table
