"""One guest who wants everything: hints without end, replays by the dozen. Others play on."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.house import Person, open_house, story

pytestmark = pytest.mark.once


@story
async def test_hints_and_replays_are_given_in_measure_and_answers_come_all_the_same(tmp_path: Path) -> None:
    with open_house(tmp_path, limited=True) as house:
        eve, anna = await Person.come(house, "Eve"), await Person.come(house, "Anna")
        table = await eve.lay(bots=[None, "novice", "novice"], start=True)
        greedy = await eve.go_to(table)
        question = await greedy.hear("question")
        since = len(greedy.told)
        for _ in range(36):
            await greedy.say("hint", number=question["number"])
        path = f"/api/tables/{table}/replay"
        asked = [asyncio.create_task(eve.http.get(path, params={"eyes": "none"})) for _ in range(60)]
        # Meanwhile somebody else sits down and plays.
        modest = await anna.go_to(await anna.lay(bots=[None, "novice", "novice"], start=True))
        for _ in range(3):
            assert (await modest.answer(await modest.hear("question")))["is"] == "accepted"
        refused = [(await one).json().get("reason") for one in asked]
        assert 0 < refused.count("too-fast") < len(refused)
        assert (await greedy.reply(since, "refused"))["reason"] == "too-fast"
        assert house.is_open()
