"""Tables in the middle of a game: a certain deal and the answers given so far, put where the house finds its tables."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

from izakaya.games import GAMES
from izakaya.server.store import Given, Store, StoredAnswer
from izakaya.table.table import Table
from tests.browser.guest import Guest


class Deal(NamedTuple):
    game: str
    seats: int
    seed: int
    answers: list[int]
    asked: int


def search(game: str, seats: int, wanted: Callable[[Table], bool], deals: int = 400) -> Deal:
    """The first moment of a game played at random that is as wanted."""
    for seed in range(deals):
        table = GAMES[game].new_table(seats, seed, {})
        chance = random.Random(seed)
        while not table.over:
            if table.asked is not None and wanted(table):
                return Deal(game, seats, seed, table.past[: table.answered], table.asked)
            table.answer(chance.choice(table.options()))
    raise AssertionError("No game comes to that.")


def lay_deal(guest: Guest, deal: Deal) -> str:
    """The guest sits where the question is asked; everybody else is a bot. The id of the table."""
    guest.introduce()
    person = guest.ask("GET", "/me")["id"]
    # In a thread of its own: in this one the browser's event loop is running.
    with ThreadPoolExecutor(1) as aside:
        return aside.submit(asyncio.run, put(guest, person, deal)).result()


async def put(guest: Guest, person: str, deal: Deal) -> str:
    table = secrets.token_urlsafe(15)
    values: dict[str, Any] = {
        "id": table,
        "game": deal.game,
        "rules": GAMES[deal.game].rules,
        "seat_count": deal.seats,
        "options": {},
        "seed": str(deal.seed),
        "owner": person,
        "level": "random",
        "clock_decision": None,
        "clock_reserve": None,
        "window": None,
        "pace": 0.0,
        "grace": 30.0,
        "public": False,
    }
    seats = [
        {
            "seat": seat,
            "person": person if seat == deal.asked else None,
            "bot": None if seat == deal.asked else "random",
        }
        for seat in range(deal.seats)
    ]
    given = Given([StoredAnswer(number, option) for number, option in enumerate(deal.answers)], False)
    store = Store(guest.house.database)
    try:
        await store.tables.add(values, seats)
        await store.answers.add(table, 0, False, lambda _: given, time.time())
        await store.tables.start(table, "random")
    finally:
        await store.close()
    return table
