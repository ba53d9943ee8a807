"""What the bots had in mind, in replays: worked out once a game, one game after the other, and behind those who play."""

from __future__ import annotations

import asyncio
import os
import random
import time
from pathlib import Path
from typing import NoReturn

import pytest

from izakaya.games import GAMES
from izakaya.house import hindsight
from izakaya.house.hindsight import Hindsight
from izakaya.house.rate_limits import HINDSIGHTS
from izakaya.playing.live import LiveTable
from izakaya.server.bot_processes import NICENESS, BotProcesses
from izakaya.server.store import Store
from tests.server.house import PATIENCE, Person, Process, put_table, story, table_values


def finished(game: str, seed: int) -> list[int]:
    """All answers of a game."""
    chance = random.Random(seed)
    table = GAMES[game].new_table(3, seed, {})
    answers: list[int] = []
    while not table.over:
        answers.append(chance.choice(table.options()))
        table.answer(answers[-1])
    return answers


@story
async def test_a_replay_tells_why_in_every_language(house: Process) -> None:
    anna, eve = await Person.come(house), await Person.come(house)
    table = await put_table(house, [anna, None, None], "sake", 3, finished("sake", 3), level="adept")
    path = f"/api/tables/{table}/replay"
    # On a busy machine the house may lose patience first: the reasons come with the next look.
    async with asyncio.timeout(PATIENCE):
        while not any(
            frame["why"] for frame in (await anna.ask("GET", path, params={"eyes": "all"}))["frames"]
        ):
            await asyncio.sleep(0.5)
    stories = await asyncio.gather(
        *(
            person.ask("GET", path, params={"eyes": "all", "language": language})
            for person in (anna, eve)
            for language in ("en", "de")
        )
    )
    whys = [[frame["why"] for frame in told["frames"]] for told in stories]
    assert any(whys[0])
    assert whys[0] == whys[2] != whys[1] == whys[3]
    assert {frame["by"] for frame in stories[0]["frames"] if frame["why"]} <= {1, 2}, "only of bots"


async def finished_tables(store: Store, number: int, level: str) -> list[LiveTable]:
    """Games that are over, as somebody finds them who opens their replays."""
    await store.prepare()
    await store.people.add("anna", "Anna", "en")
    found: list[LiveTable] = []
    for seed in range(number):
        values = table_values("sword", 3, seed, "anna")
        await store.tables.add(values, [{"seat": seat, "bot": level} for seat in range(3)])
        row = await store.tables.find(values["id"])
        assert row is not None
        found.append(LiveTable(row, await store.seats.at(row.id)))
        found[-1].apply(found[-1].played(finished("sword", seed)), time.time())
    return found


class Lost(BotProcesses):
    """Bots of whom nothing can be had."""

    async def hindsight(self, *_: object) -> NoReturn:
        raise AssertionError("it was known already")


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where much else is going on, it takes longer."""
    monkeypatch.setattr(hindsight, "PATIENCE", 120.0)


def test_it_is_worked_out_once_and_behind_those_who_play(tmp_path: Path) -> None:
    asyncio.run(once_and_behind(f"sqlite:///{tmp_path / 'house.db'}"))


async def once_and_behind(database: str) -> None:
    store, bots = Store(database), BotProcesses()
    [table] = await finished_tables(store, 1, "master")
    try:
        looking = Hindsight(store, bots)
        asked = [looking.of(table, "en", guest) for guest in ("anna", "ben", "eve")]
        first, *others = await asyncio.gather(*asked)
        assert first
        assert others == [first, first]
        back = await bots.looking_back.run(os.nice, 0)
        assert back == min(19, os.nice(0) + NICENESS)
        assert bots.playing.pool is None, "nobody plays, and nobody who plays was asked"
    finally:
        bots.close()
    assert await Hindsight(store, Lost()).of(table, "en", "anna") == first
    assert set(await Hindsight(store, Lost()).of(table, "ja", "anna")) == set(first)
    await store.close()


def test_one_guest_does_not_keep_the_bots_looking_back(tmp_path: Path) -> None:
    asyncio.run(only_so_many(f"sqlite:///{tmp_path / 'house.db'}"))


async def only_so_many(database: str) -> None:
    store, bots = Store(database), BotProcesses()
    most = int(HINDSIGHTS[1])
    tables = await finished_tables(store, most + 2, "adept")
    try:
        looking = Hindsight(store, bots)
        told = await asyncio.gather(*(looking.of(table, "en", "anna") for table in tables[: most + 1]))
        assert all(told[:most])
        assert told[most] == {}, "the game is shown all the same"
        assert await looking.of(tables[0], "en", "anna") == told[0], "what is known costs nothing"
        assert await looking.of(tables[-1], "en", "ben")
    finally:
        bots.close()
        await store.close()
