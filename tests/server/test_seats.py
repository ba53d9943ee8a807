"""Seats that go on: clocks, countdowns, bots that play for people who are gone, and people who come back."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from izakaya.house.house import House
from izakaya.house.metrics import NoMetrics
from izakaya.house.process_bus import NoOtherProcesses
from izakaya.house.session import TableSession
from izakaya.playing import driver
from izakaya.playing import guest as guests
from izakaya.playing.messages import Hello
from izakaya.playing.questions import PASS
from izakaya.server.bot_processes import BotProcesses
from izakaya.server.store import Store
from tests.server.house import (
    Guest,
    Person,
    Process,
    Told,
    meanwhile,
    put_table,
    story,
    table_values,
    until,
)
from tests.server.serving import COUNTDOWN


def last(question: Told) -> int:
    return int(question["offers"][-1]["option"])


async def two_at_a_table(house: Process, **changes: Any) -> tuple[str, list[Person], list[Guest], int]:
    """A table of two people and a bot without windows, and which of the two is asked first."""
    people = [await Person.come(house, name) for name in ("Anna", "Ben")]
    table = await put_table(house, [*people, None], "sword", 6, start=False, window=None, **changes)
    sitting = [await person.go_to(table) for person in people]
    await people[0].start(table)  # nobody is waited for who is on the way
    waiting = [asyncio.create_task(guest.hear("question")) for guest in sitting]
    done, _ = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    asked = next(seat for seat, task in enumerate(waiting) if task in done)
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    return table, people, sitting, asked


@story
async def test_time_runs_out_and_a_bot_plays_until_the_person_is_back(house: Process) -> None:
    table, people, sitting, asked = await two_at_a_table(house, clock_decision=0.3, clock_reserve=0.3)
    slow, other = sitting[asked], sitting[1 - asked]
    quick = await people[1 - asked].go_to(table)  # the other one has a second device, and answers with it
    async with meanwhile(quick.play(last)):
        began = time.monotonic()
        warning = await other.hear("countdown")
        assert (warning["seat"], warning["why"]) == (asked, "time")
        assert (await slow.hear("countdown"))["ends"] == warning["ends"]
        # For a player who comes back in time nothing has happened.
        question = slow.all("question")[-1]
        since = len(slow.told)
        await slow.answer(question, last(question))
        assert (await other.hear("countdown"))["ends"] is None
        assert not [told for told in other.all("seats") if told["table"]["seats"][asked]["away"]]

        # The reserve is used up; the next time it is only the time for a decision.
        await slow.reply(since, "question", where=lambda told: told["number"] > question["number"])
        await other.hear("countdown", where=lambda told: told["seat"] == asked and told["ends"])
        away = await other.hear("seats", where=lambda told: told["table"]["seats"][asked]["away"])
        assert time.monotonic() - began > COUNTDOWN
        assert away["table"]["seats"][asked]["reserve"] == 0
        await other.hear("news")
        assert slow.all("no-question"), "a bot decides now"

        since = len(slow.told)
        await slow.say("back")
        back = await other.hear("seats", where=lambda told: not told["table"]["seats"][asked]["away"])
        assert back["table"]["seats"][asked]["here"]
        again = await slow.reply(since, "question")
        assert (await slow.answer(again))["is"] == "accepted"


@story
async def test_who_is_gone_is_waited_for_then_a_bot_plays(house: Process) -> None:
    table, people, sitting, asked = await two_at_a_table(house, grace=0.3)
    gone, other = sitting[asked], sitting[1 - asked]
    quick = await people[1 - asked].go_to(table)
    await gone.close()
    empty = await other.hear("seats", where=lambda told: not told["table"]["seats"][asked]["here"])
    assert not empty["table"]["seats"][asked]["away"]
    warning = await other.hear("countdown")
    assert (warning["seat"], warning["why"]) == (asked, "gone")
    assert (await other.hear("countdown"))["ends"] is None
    await other.hear("seats", where=lambda told: told["table"]["seats"][asked]["away"])
    await other.hear("news")
    # Back again: from now on the person decides.
    back = await people[asked].go_to(table)
    await other.hear("seats", where=lambda told: not told["table"]["seats"][asked]["away"])
    async with meanwhile(quick.play(last)):
        question = await back.hear("question")
        assert (await back.answer(question))["is"] == "accepted"


@story
async def test_a_short_absence_costs_nothing(house: Process) -> None:
    table, people, sitting, asked = await two_at_a_table(house, grace=30.0)
    other = sitting[1 - asked]
    await sitting[asked].close()
    assert (await other.hear("countdown"))["why"] == "gone"
    back = await people[asked].go_to(table)
    assert (await other.hear("countdown"))["ends"] is None
    assert (await back.hear("question"))["offers"]
    assert not any(told["table"]["seats"][asked]["away"] for told in other.all("seats"))


@story
async def test_alone_the_table_waits(house: Process) -> None:
    anna = await Person.come(house)
    table = await put_table(house, [anna, None, None], "sword", 6, grace=0.1)
    guest = await anna.go_to(table)
    question = await guest.hear("question")
    await guest.close()
    await asyncio.sleep(1.0)  # ten times as long
    back = await anna.go_to(table, since=guest.all("welcome")[0]["number"] + 0)
    asked = await back.hear("question")
    assert (asked["number"], asked["offers"]) == (question["number"], question["offers"])
    assert not back.all("countdown")
    assert not any(seat["away"] for told in back.all("seats") for seat in told["table"]["seats"])


@story
async def test_until_my_turn_lasts_until_the_next_one(house: Process) -> None:
    anna, ben = await Person.come(house), await Person.come(house)
    table = await put_table(house, [anna, ben, None], "sword", 2, window=0.2)
    ordering, other = await anna.go_to(table), await ben.go_to(table)
    async with meanwhile(other.play(last)):
        own = await ordering.hear("question", where=lambda told: not told["reaction"])
        await ordering.say("orders", never=["parry"], until_my_turn=True, spare=False)
        await ordering.settled()
        back = await anna.go_to(table)
        orders = (await back.hear("welcome"))["orders"]
        assert (orders["until_my_turn"], orders["never"]) == (True, ["parry"]), "every device knows"

        # To the end of this turn; then nothing is asked until the next one.
        while not comes_after_others(ordering):
            offered = [offer["option"] for offer in own["offers"]]
            await ordering.answer(own, PASS if PASS in offered else offered[0])
            own = await ordering.hear("question")
            assert not own["reaction"]
        await ordering.settled()
        later = await anna.go_to(table)
        orders = (await later.hear("welcome"))["orders"]
        assert (orders["until_my_turn"], orders["never"], orders["spare"]) == (False, ["parry"], False)
        # A connection that looks at them sees them end; the one that gave them elsewhere saw them begin, and nobody else hears of it.
        await until(lambda: bool(ordering.all("orders")))
        assert [told["orders"]["until_my_turn"] for told in ordering.all("orders")] == [False]
        assert ordering.all("orders")[-1]["orders"] == orders
        assert not other.all("orders")


def comes_after_others(guest: Guest) -> bool:
    """Whether it is seat 0's turn again."""
    turns = [told["view"]["turn"] for told in guest.all("news")]
    return bool(turns) and turns[-1] == 0 and any(turns)


def test_a_game_that_waits_for_nobody_sleeps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that is left alone for long costs no work; it goes on when its player comes."""
    monkeypatch.setattr(driver, "KEPT", 0.2)
    monkeypatch.setattr(driver, "LOOK", 0.1)
    asyncio.run(asleep_and_awake(f"sqlite:///{tmp_path / 'house.db'}"))


async def asleep_and_awake(database: str) -> None:
    store = Store(database)
    house = House(store, NoOtherProcesses(), BotProcesses(), NoMetrics())
    await house.open()
    await store.people.add("anna", "Anna", "en")
    values = table_values("sword", 3, 6, "anna", id="t", window=None)
    await store.tables.add(values, [{"seat": 0, "person": "anna"}, {"seat": 1}, {"seat": 2}])
    await store.tables.start("t", "random")
    await house.begin_driving("t")
    await until(lambda: not house.drivers)
    row = await store.tables.find("t")
    assert row is not None
    assert row.asleep
    assert await store.leases.claim("another", {"sword": (1,)}) == []
    live = await house.table("t")
    guest = guests.Guest("anna", "Anna")
    live.presence.come(guest)
    await TableSession(house, live, guest).hello(Hello())
    await until(lambda: "t" in house.drivers and guest.asked is not None)
    await house.close()
