"""One guest who wants everything: a dozen tables of masters, hints without end, replays by the dozen. Others play on."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from tests.server.house import Guest, Person, open_house, story

TABLES = 12
THOUGHTS = 2  # of the modest guest's masters, while the greedy one's want to think
# Everybody has the same share, so it would be one for one; without it the others would have twelve times as many.
UNFAIR = 5


def thoughts(guest: Guest) -> int:
    return len(guest.all("news"))


@story
async def test_twelve_tables_of_masters_have_the_share_of_one_guest(tmp_path: Path) -> None:
    with open_house(tmp_path, limited=True) as house:
        eve, anna = await Person.come(house, "Eve"), await Person.come(house, "Anna")
        masters: dict[str, Any] = {
            "level": "master",
            "bots": ["master"] * 3,
            "sit": False,
            "start": True,
            "window": None,
        }
        watched = [await eve.go_to(await eve.lay(**masters), words=False, views=False) for _ in range(TABLES)]
        for guest in watched:
            await guest.hear("news")  # all of them are at it
        modest = await anna.go_to(await anna.lay(**masters), words=False, views=False)
        await modest.hear("news")
        before, others = thoughts(modest), sum(map(thoughts, watched))
        while thoughts(modest) < before + THOUGHTS:
            await modest.hear("news", "ended")
            if modest.all("ended"):
                break
        had = max(1, thoughts(modest) - before)
        greedy = sum(map(thoughts, watched)) - others
        assert greedy < UNFAIR * (had + 1), f"{greedy} thoughts for Eve, {had} for Anna"


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
