"""Nothing of a deal is known before it begins: two open tables that differ in nothing but their deals say the same."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from izakaya.games import GAMES
from tests.server.house import Guest, Person, Process, put_table, story

DEALS = (11, 12)
SECRET = re.compile(r'"(id|person|owner|host|commitment|client)":"[^"]*"')
TIME = re.compile(r'"(now|at)":[0-9.e+]+')


def bare(said: object) -> str:
    """Without what differs from table to table and says nothing of its deal: names that are drawn by lot, and the time."""
    text = json.dumps(said, separators=(",", ":"))
    return TIME.sub(r'"\1":0', SECRET.sub(lambda found: f'"{found[1]}":{len(found[0])}', text))


async def all_that_is_said(house: Process, game: str, seed: int) -> list[str]:
    """Whatever a guest may do at an open table, and what everybody is told."""
    anna, ben, eve = [await Person.come(house, name) for name in ("Anna", "Ben", "Eve")]
    people: list[Person | None] = [anna, None, ben]
    table = await put_table(house, people, game, seed, start=False, public=True)
    guests: list[Guest] = []
    hellos: list[dict[str, Any]] = [{}, {"since": 0}, {"since": 1}, {"since": 3, "words": False}]
    for person in (anna, ben, eve):
        for hello in hellos:
            guests.append(await person.go_to(table, **hello))
            await guests[-1].settled()
    said: list[Any] = []
    first, last = guests[0], guests[-1]
    await first.say("speak", language="ja")
    await first.say("orders", until_my_turn=True)
    await first.say("hint", number=0)
    await first.say("answer", number=0, option=0, client="a")
    await first.say("go-on", number=0, client="c")
    await first.say("shown", number=0)
    await first.say("ready")
    await first.say("hurry")
    await first.say("say", text="Kanpai!", client="b")
    await first.settled()  # one after the other: who is heard first says nothing of a deal
    await last.say("answer", number=0, option=0, client="a")
    await last.say("say", text="Kanpai!", client="b")
    await last.settled()
    for guest in guests:
        await guest.settled()
    path = f"/api/tables/{table}"
    for wish in (
        {"options": {"first": "1"}} if "first" in GAMES[game].settings else {},
        {"seats": 4},
        {"seats": 3, "options": {}},
    ):
        said.append(await anna.ask("POST", f"{path}/options", json=wish))
    said.append(await anna.ask("POST", f"{path}/bots", json={"seat": 1, "level": "master"}))
    said.append(await anna.ask("POST", f"{path}/bots", json={"seat": 1, "level": None}))
    said.append(await ben.ask("POST", f"{path}/seat", json={"seat": 1}))
    said.append(await eve.ask("GET", path))
    said.append([card for card in await eve.ask("GET", "/api/tables") if card["id"] == table])
    said.append((await ben.ask("GET", "/api/me"))["tables"])
    for asked in ("record", "replay", "replay?eyes=0", "replay?eyes=all"):
        for person in (ben, eve):
            said.append((await person.http.get(f"{path}/{asked}")).json())
    for guest in guests:
        await guest.settled()
        said.append(guest.told)
    return [bare(one) for one in said]


@pytest.mark.parametrize("game", ["sword", "sake"])
@story
async def test_an_open_table_tells_nothing_of_its_deal(house: Process, game: str) -> None:
    one, other = [await all_that_is_said(house, game, seed) for seed in DEALS]
    for here, there in zip(one, other, strict=True):
        assert here == there
    told = "".join(one)
    assert "Kanpai!" in told
    # And nobody is named by what they will be.
    view: dict[str, Any] = dict(GAMES[game].new_table(3, DEALS[0], {}).view(None))
    for person in view["people"]:
        for dealt in (person.get("character"), person.get("samurai")):
            assert dealt is None or str(dealt) not in told


@story
async def test_who_was_at_the_open_table_hears_the_whole_deal(house: Process) -> None:
    anna, ben = await Person.come(house), await Person.come(house)
    table = await put_table(house, [anna, ben, None], "sword", 11, start=False, pace=5.0)
    guest = await anna.go_to(table)
    opened = await guest.hear("welcome")
    assert (opened["number"], opened["lines"], opened["view"]) == (0, [], None)
    await anna.start(table)
    dealt = await guest.hear("welcome")
    assert dealt["view"]["seat"] == 0
    assert dealt["lines"]
    assert dealt["number"] > 0
