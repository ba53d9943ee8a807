"""Silent reactions: whether somebody could react, would not, or was not even asked can be read from nothing."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from izakaya.games import GAMES
from izakaya.playing.questions import PASS, asked_together, can_be_refused
from izakaya.table.table import Table
from tests.server.house import Guest, Person, Process, Told, meanwhile, open_house, put_table, story

WINDOW = 2.0
TOLERANCE = (
    0.7  # seconds: the tables share a busy machine; without windows the difference would be all of `WINDOW`
)


@dataclass(frozen=True)
class Deal:
    """Seat 0 begins and strikes seat 1 with `attack`."""

    seed: int
    attack: int
    weapon: str


@cache
def twins() -> tuple[Deal, Deal]:
    """Two deals that look the same to all others: in the first the seat struck could parry, in the second not."""
    seen: dict[str, dict[bool, Deal]] = {}
    for seed in range(20_000):
        table = GAMES["sword"].new_table(3, seed, {})
        for option in table.options() if table.asked == 0 else []:
            move = table.describe(option)
            if move.way == "attack" and move.target == 1:
                after = table.copy()
                after.answer(option)
                public = json.dumps({**after.view(None), "commitment": ""}, sort_keys=True)
                deals = seen.setdefault(public, {})
                deals[len(after.options()) > 1] = Deal(seed, option, str(move.weapon))
                if len(deals) == 2:
                    return deals[True], deals[False]
    raise AssertionError("no twins")


def without_names(told: Told) -> str:
    """A message without what differs from table to table: times, and who people are."""

    def bare(value: Any) -> Any:
        if isinstance(value, dict):
            hidden = ("ends", "now", "id", "person", "owner", "name", "commitment", "at")
            return {name: bare(part) for name, part in value.items() if name not in hidden}
        if isinstance(value, list):
            return [bare(part) for part in value]
        return value

    return json.dumps(bare(told), sort_keys=True)


@dataclass
class Seen:
    """What an onlooker learns between a blow and the next."""

    kinds: list[str]
    messages: list[str]
    lasted: float


def seen_by(guest: Guest, answers: int) -> Seen:
    """From the news after so many answers up to the next news, and what comes with them."""
    told = guest.told
    news = [i for i, one in enumerate(told) if one["is"] == "news" and one["answers"] >= answers]
    blow, outcome = news[0], news[1]
    assert told[blow]["answers"] == answers
    kept = [i for i in range(blow, outcome + 2) if told[i]["is"] not in ("seats", "accepted")]
    return Seen(
        [told[i]["is"] for i in kept],
        [without_names(told[i]) for i in kept],
        guest.at[outcome] - guest.at[blow],
    )


async def strike(house: Process, deal: Deal, defender: str, silence: str = "beats") -> tuple[Seen, Seen]:
    """A blow, and what the striker and a spectator see of the defence. `defender` says what is done about it."""
    anna, ben, carl, eve = [await Person.come(house) for _ in range(4)]
    is_bot = defender == "is a bot"
    people = [anna, None if is_bot else ben, carl]
    table = await put_table(house, people, "sword", deal.seed, window=WINDOW, grace=600.0, silence=silence)
    striking, watching = await anna.go_to(table), await eve.go_to(table)
    await carl.go_to(table)
    defending = None
    if defender != "is not there" and not is_bot:
        defending = await ben.go_to(table)
        await defending.hear("welcome")
        orders: dict[str, Any] = {"never": [], "until_my_turn": False}
        if defender == "never parries that":
            orders["never"] = [deal.weapon]
        if defender == "passes until the next turn":
            orders["until_my_turn"] = True
        await defending.say("orders", **orders)
    question = await striking.hear("question")
    await asyncio.sleep(0.5)
    assert (await striking.answer(question, deal.attack))["is"] == "accepted"
    if defending is not None:
        asked = defender in ("refuses", "refuses late", "does not answer")
        if asked:
            reaction = await defending.hear("question", where=lambda told: told["reaction"])
            if defender != "does not answer":
                await asyncio.sleep(1.2 if defender == "refuses late" else 0.0)
                await defending.answer(reaction, PASS)
        else:
            await asyncio.sleep(0.5)
            assert not [told for told in defending.all("question") if told["reaction"]]
    await watching.hear("window", where=lambda told: told["ends"] is not None)
    await watching.hear("window", where=lambda told: told["ends"] is None)
    await asyncio.sleep(0.3)
    return seen_by(striking, 1), seen_by(watching, 1)


@story
async def test_a_defence_tells_nothing_but_its_outcome(house: Process) -> None:
    able, unable = twins()
    cases = [
        (able, "refuses"),
        (able, "refuses late"),
        (able, "does not answer"),
        (able, "never parries that"),
        (able, "passes until the next turn"),
        (able, "is not there"),
        (unable, "cannot"),
        (unable, "is not there"),
        (unable, "never parries that"),
    ]
    seen = await asyncio.gather(*(strike(house, deal, defender) for deal, defender in cases))
    for (deal, defender), (striker, spectator) in zip(cases, seen, strict=True):
        assert striker.kinds == seen[0][0].kinds, defender
        assert abs(striker.lasted - WINDOW) < TOLERANCE, defender
        if deal == able:  # in the other deal the striker has other cards
            assert striker.messages == seen[0][0].messages, defender
        # The spectator's messages are the same to the last letter.
        assert spectator.messages == seen[0][1].messages, defender
        assert abs(spectator.lasted - WINDOW) < TOLERANCE, defender


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
    """What is public within the window of a blow, after whoever could react has refused."""
    anna, ben, carl = [await Person.come(house) for _ in range(3)]
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
        assert abs(seconds - took_too[what]) < WINDOW, f"{what}: {seconds} and {took_too[what]} seconds"


@story
async def test_a_bot_defends_like_everybody(house: Process) -> None:
    """Where windows are strict. Otherwise one that asks only bots, as everybody knows, is one beat long: tests/playing/test_beats.py."""
    _, unable = twins()
    person, bot = await asyncio.gather(
        strike(house, unable, "cannot", "strict"), strike(house, unable, "is a bot", "strict")
    )
    for i in (0, 1):
        assert bot[i].kinds == person[i].kinds
        assert abs(bot[i].lasted - WINDOW) < TOLERANCE


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
    news = await striking.hear("news", where=lambda told: told["answers"] == 2, patience=10)
    assert "answered" in {event["what"] for event in news["events"]}


# SAKE: several people are asked in one window.


def first_walk(table: Table) -> tuple[Table, list[int]] | None:
    """The table when several people may stop somebody who walks, and the answers that lead there."""
    answers: list[int] = []
    while not table.over and len(answers) < 60:
        if can_be_refused(table):
            return (table, answers) if len(asked_together(table)) >= 3 else None
        options = table.options()
        answers.append(options[-1])
        table.answer(options[-1])
    return None


@cache
def walk() -> tuple[int, list[int]]:
    """A deal of four in which somebody walks before anybody is asked, and everybody else is asked in one window."""
    for seed in range(2000):
        found = first_walk(GAMES["sake"].new_table(4, seed, {}))
        if found is None:
            continue
        table, answers = found
        asked = asked_together(table)
        if any(len(one.table.options()) > 1 for one in asked):
            return seed, answers
    raise AssertionError("nobody walks")


async def walk_about(house: Process, behaviour: str) -> Seen:
    """In a strict window: where there are beats, those who pass until their turn go on by themselves (tests/playing/test_beats.py)."""
    seed, answers = walk()
    people = [await Person.come(house) for _ in range(4)]
    eve = await Person.come(house)
    table = await put_table(house, list(people), "sake", seed, window=WINDOW, grace=600.0, silence="strict")
    watching = await eve.go_to(table)
    guests = [await person.go_to(table) for person in people]
    for guest in guests:
        await guest.hear("welcome")
        await guest.say("orders", spare=behaviour == "spared", until_my_turn=behaviour == "ordered")

    async def play(guest: Guest) -> None:
        while True:
            question = await guest.hear("question")
            if question["reaction"]:
                if behaviour == "refused":
                    await guest.answer(question, PASS)
            elif question["number"] < len(answers):
                await guest.answer(question, answers[question["number"]])

    async with meanwhile(*(play(guest) for guest in guests)):
        await watching.hear("news", where=lambda told: told["answers"] > len(answers))
        await asyncio.sleep(0.3)
    return seen_by(watching, len(answers))


@story
async def test_several_who_are_asked_together_tell_nothing(house: Process) -> None:
    behaviours = ["refused", "silent", "spared", "ordered"]
    seen = await asyncio.gather(*(walk_about(house, behaviour) for behaviour in behaviours))
    for behaviour, eyes in zip(behaviours, seen, strict=True):
        assert eyes.kinds == seen[0].kinds, behaviour
        assert eyes.messages == seen[0].messages, behaviour
        assert abs(eyes.lasted - WINDOW) < TOLERANCE, behaviour


# One's own turn.


@cache
def nothing_to_do() -> tuple[int, list[int], int]:
    """A deal and answers after which a seat has nothing to do in its turn but to end it."""
    for seed in range(2000):
        table = GAMES["sword"].new_table(3, seed, {})
        chance = random.Random(seed)
        while not table.over:
            if table.options() == [PASS] and not table.is_reaction():
                return seed, table.past[: table.answered], int(table.asked or 0)
            table.answer(chance.choice(table.options()))
    raise AssertionError("there is always something to do")


@story
async def test_who_can_do_nothing_says_so_like_everybody(house: Process) -> None:
    seed, answers, seat = nothing_to_do()
    people: list[Person | None] = [await Person.come(house) for _ in range(3)]
    person = people[seat]
    assert person is not None
    table = await put_table(house, people, "sword", seed, answers=answers)
    guest = await person.go_to(table)
    question = await guest.hear("question")
    assert [offer["option"] for offer in question["offers"]] == [PASS]
    assert not [told for told in await guest.quiet(2.0) if told["is"] == "news"]
    assert (await guest.answer(question, PASS))["is"] == "accepted"
    # With nobody to hide it from, nobody is asked.
    alone: list[Person | None] = [None, None, None]
    alone[seat] = person
    table = await put_table(house, alone, "sword", seed, answers=answers)
    guest = await person.go_to(table)
    await guest.hear("welcome", where=lambda told: told["answers"] > len(answers) or told["view"])
    told = await guest.quiet(1.0)
    assert len(answers) not in {one["number"] for one in guest.all("question")}, told
