"""Silent reactions: whether somebody could react, would not, or was not even asked can be read from nothing."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from izakaya.playing.questions import PASS
from tests.playing.twins import Deal, twins, without_names
from tests.server.house import Guest, Person, Process, open_house, put_table, story

WINDOW = 1.0


def seen_by(guest: Guest) -> tuple[list[str], float]:
    """From the news of the blow up to the next news and what comes with them, and how long that took."""
    told = guest.told
    blow, outcome = [i for i, one in enumerate(told) if one["is"] == "news" and one["answers"] >= 1][:2]
    kept = [one for one in told[blow : outcome + 2] if one["is"] not in ("seats", "accepted")]
    return [without_names(one) for one in kept], guest.at[outcome] - guest.at[blow]


async def strike(house: Process, deal: Deal, refuses: bool) -> tuple[list[str], float]:
    """A blow, and what a spectator sees of the defence."""
    anna, ben, carl, eve = [await Person.come(house, name) for name in ("Anna", "Ben", "Carl", "Eve")]
    table = await put_table(house, [anna, ben, carl], "sword", deal.seed, window=WINDOW, grace=600.0)
    striking, defending, watching = [await person.go_to(table) for person in (anna, ben, eve)]
    await carl.go_to(table)
    assert (await striking.answer(await striking.hear("question"), deal.attack))["is"] == "accepted"
    if refuses:
        reaction = await defending.hear("question", where=lambda told: told["reaction"])
        await defending.answer(reaction, PASS)
    await watching.hear("window", where=lambda told: told["ends"] is not None)
    await watching.hear("window", where=lambda told: told["ends"] is None)
    await watching.settled()
    assert refuses or not [told for told in defending.all("question") if told["reaction"]]
    return seen_by(watching)


@story
async def test_a_defence_tells_nothing_but_its_outcome(house: Process) -> None:
    """Over sockets; whatever else a defender may do, to the last digit of the time: tests/playing/test_beats.py."""
    able, unable = twins()
    (told, lasted), (told_too, lasted_too) = await asyncio.gather(
        strike(house, able, True), strike(house, unable, False)
    )
    assert told == told_too
    assert min(lasted, lasted_too) > WINDOW / 2, "nobody has gone on"


# What was told, and how many seconds each of it took.
Public = tuple[dict[str, Any], dict[str, float]]


async def all_that_is_public(house: Process, table: str, before: dict[str, float]) -> Public:
    """Whatever somebody can ask for who does not sit at the table, and what is counted, even though that is private."""
    eve = await Person.come(house)
    asked: dict[str, Any] = {}
    took: dict[str, float] = {}
    for path in (
        f"/api/tables/{table}",
        f"/api/tables/{table}/replay?eyes=none",
        "/api/tables",
        "/health",
        "/metrics",
    ):
        began = time.monotonic()
        answer = await eve.http.get(path)
        took[path.replace(table, "")] = time.monotonic() - began
        if path.startswith(f"/api/tables/{table}"):
            bare = without_names(answer.json())
            asked[path.removeprefix(f"/api/tables/{table}")] = (answer.status_code, len(bare), bare)
        else:
            asked[path] = answer.status_code
    now = house.counted()
    # Into which bucket a time falls, and when something was counted first, is up to the machine.
    passing = ("_bucket", "_sum", "_created", "izakaya_guests", "izakaya_tables")
    asked["counted"] = {
        name: value - before.get(name, 0.0)
        for name, value in now.items()
        if not any(part in name for part in passing)
    }
    # How long everything that was counted took, all together.
    took |= {
        name: value - before.get(name, 0.0)
        for name, value in now.items()
        if name.split("{")[0].endswith("_sum")
    }
    return asked, took


async def strike_in_public(house: Process, deal: Deal, reacts: bool) -> Public:
    """What is public within the window of a blow, after the player who could react has refused."""
    anna, ben, carl = [await Person.come(house, name) for name in ("Anna", "Ben", "Carl")]
    before = house.counted()
    table = await put_table(
        house, [anna, ben, carl], "sword", deal.seed, window=60.0, silence="strict", grace=600.0
    )
    striking, defending = await anna.go_to(table), await ben.go_to(table)
    await carl.go_to(table)
    await striking.answer(await striking.hear("question"), deal.attack)
    await striking.hear("window", where=lambda told: told["ends"] is not None)
    if reacts:
        question = await defending.hear("question", where=lambda told: told["reaction"])
        assert (await defending.answer(question, PASS))["is"] == "accepted"
    return await all_that_is_public(house, table, before)


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[Process]:
    """A house in which nothing else happens that could be counted."""
    with open_house(tmp_path) as opened:
        yield opened


@story
async def test_nothing_public_and_nothing_counted_tells_who_could_react(alone: Process) -> None:
    able, unable = twins()
    await strike_in_public(alone, able, True)  # the first of all waits for the process that makes replays
    (said, took), (said_too, took_too) = (
        await strike_in_public(alone, able, True),
        await strike_in_public(alone, unable, False),
    )
    assert said == said_too
    assert took.keys() == took_too.keys()
    for what, seconds in took.items():
        assert abs(seconds - took_too[what]) < 2.0, f"{what}: {seconds} and {took_too[what]} seconds"


@story
async def test_a_parry_is_heard_at_once(house: Process) -> None:
    able, _ = twins()
    anna, ben = await Person.come(house), await Person.come(house)
    table = await put_table(house, [anna, ben, None], "sword", able.seed, window=20.0)
    striking, defending = await anna.go_to(table), await ben.go_to(table)
    await striking.answer(await striking.hear("question"), able.attack)
    question = await defending.hear("question", where=lambda told: told["reaction"])
    assert question["ends"] > 0
    parry = next(offer["option"] for offer in question["offers"] if offer["option"] != PASS)
    await defending.answer(question, parry)
    news = await striking.hear("news", where=lambda told: told["answers"] == 2)
    assert "answered" in {event["what"] for event in news["events"]}
