"""Several people on one device: to whom it goes tells nothing of what anybody holds, and nobody's cards come to anybody else."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest

from izakaya.playing.live import LiveTable
from izakaya.standalone.key_value import MemoryKeyValue
from izakaya.words import telling_for
from izakaya.words.speaking import speech_of
from tests.standalone.device import Device, at_a_device


class Seat:
    """A connection to the table for somebody at the device, or for nobody in particular."""

    def __init__(self, device: Device, table: str, person: str) -> None:
        self.told: list[dict[str, Any]] = []
        self.came = asyncio.Event()
        self.connection = device.page.connect(table, person, self.hear, lambda code: None)
        self.connection.receive(json.dumps({"do": "hello", "shows": True}))

    def hear(self, text: str) -> None:
        self.told.append(json.loads(text))
        self.came.set()

    async def until(self, *kinds: str) -> dict[str, Any]:
        """The latest that was told of the first of these kinds of which there is something, with all that came before it."""
        async with asyncio.timeout(60):
            while True:
                for kind in kinds:
                    found = [number for number, told in enumerate(self.told) if told["is"] == kind]
                    if found:
                        told = self.told[found[-1]]
                        del self.told[: found[-1] + 1]
                        return told
                self.came.clear()
                await self.came.wait()


async def sit_together(device: Device, game: str, names: list[str], **more: object) -> str:
    wanted = {"game": game, "seats": 4, "level": "random", "pace": 0, "silence": "curtain", "window": None}
    status, table = await device.ask("POST", "/tables", {**wanted, **more})
    assert status == 200, table
    for seat, name in enumerate(names, 1):
        status, told = await device.ask("POST", f"/tables/{table['id']}/people", {"seat": seat, "name": name})
        assert status == 200, told
    assert (await device.ask("POST", f"/tables/{table['id']}/start"))[0] == 200
    return str(table["id"])


def who_is_asked(live: LiveTable) -> int | None:
    """The person who would be asked by the open rules, whatever they hold."""
    seat = live.table.asked
    return None if seat is None or live.seats[seat].person is None else seat


@pytest.mark.parametrize("game", ["sake", "sword"])
def test_a_whole_game_of_two_and_nobody_is_passed_over_because_of_their_cards(game: str) -> None:
    seen = {"nothing to react with": 0, "passed": 0, "answered": 0, "reactions": 0}

    async def evenings(device: Device) -> None:
        # Some games are over before anybody has nothing to react with.
        for evening in range(10):
            await play(device, random.Random(evening))
            if all(seen.values()) and seen["reactions"] > 5:
                break

    async def play(device: Device, luck: random.Random) -> None:
        table = await sit_together(device, game, ["Kenji"])
        live = await device.page.house.table(table)
        nobody = Seat(device, table, "")
        assert (await nobody.until("welcome"))["view"]["seat"] is None
        while True:
            handed = await nobody.until("ended", "handed")
            if handed["is"] == "ended":
                break
            if handed["seat"] is None or handed["number"] != live.answered:
                continue
            assert handed["seat"] == who_is_asked(live)
            options = live.table.options()
            if handed["refusable"]:
                seen["nothing to react with"] += len(options) == 1
            if handed["refusable"] and luck.random() < 0.5:
                wish = {"seat": handed["seat"], "number": handed["number"], "client": f"p{handed['number']}"}
                assert (await device.ask("POST", f"/tables/{table}/pass", wish))[0] == 200
                seen["passed"] += 1
                continue
            at_seat = Seat(device, table, str(live.seats[handed["seat"]].person))
            welcome = await at_seat.until("welcome")
            assert welcome["view"]["seat"] == handed["seat"]
            question = await at_seat.until("question")
            assert sorted(offer["option"] for offer in question["offers"]) == sorted(options)
            answer = {"do": "answer", "number": question["number"], "client": f"a{handed['number']}"}
            at_seat.connection.receive(
                json.dumps({**answer, "option": luck.choice(question["offers"])["option"]})
            )
            await at_seat.until("accepted")
            at_seat.connection.disconnect()
            seen["answered"] += 1
        # Whatever was asked about others' moves was answered by the person who was asked.
        given = await device.page.store.answers.of_people(table)
        seats = {place.person: place.seat for place in live.seats if place.person is not None}
        moments = live.dealt()
        for number, option in enumerate(live.table.past):
            if moments.is_reaction() and moments.asked in seats.values():
                if number in given:
                    assert seats[given[number]] == moments.asked
                else:  # nobody is bothered with what everybody knows the answer to
                    reader = telling_for(moments, speech_of("en"), moments.asked)
                    assert reader.obvious(moments, moments.view(moments.asked)) == option
                seen["reactions"] += 1
            moments.answer(option)

    at_a_device(evenings, MemoryKeyValue())
    assert seen["answered"] > 5
    assert seen["nothing to react with"] > 0
    assert seen["passed"] > 0
    assert seen["reactions"] > 5


def test_nobody_in_particular_sees_no_hand_and_may_say_nothing() -> None:
    async def play(device: Device) -> None:
        table = await sit_together(device, "sword", ["Kenji"])
        nobody = Seat(device, table, "")
        await nobody.until("handed")
        nobody.connection.receive(json.dumps({"do": "answer", "number": 0, "option": 0, "client": "x"}))
        assert (await nobody.until("refused"))["reason"] == "not-seated"
        # What has to be decided at the seat is not passed over without looking.
        live = await device.page.house.table(table)
        while live.window.handed().seat is None:
            await asyncio.sleep(0.01)
        handed = live.window.handed()
        wish = {"seat": handed.seat, "number": handed.number, "client": "y"}
        if not handed.refusable:
            status, trouble = await device.ask("POST", f"/tables/{table}/pass", wish)
            assert (status, trouble["reason"]) == (422, "not-offered")
        assert (await device.ask("GET", f"/tables/{table}"))[1]["watching"] == 0

    at_a_device(play)


@pytest.mark.parametrize(
    ("seat", "name", "reason"),
    [(0, "Kenji", "seat-taken"), (7, "Kenji", "seat-taken"), (1, "\u200b", "no-name")],
)
def test_a_newcomer_needs_a_free_seat_and_a_name(seat: int, name: str, reason: str) -> None:
    async def play(device: Device) -> None:
        _, table = await device.ask("POST", "/tables", {"game": "sake", "seats": 3, "silence": "curtain"})
        status, told = await device.ask("POST", f"/tables/{table['id']}/people", {"seat": seat, "name": name})
        assert (status >= 400, told["reason"]) == (True, reason)
        assert told["sentence"]

    at_a_device(play)


def test_a_player_who_sat_down_may_get_up_before_the_deal() -> None:
    async def play(device: Device) -> None:
        _, table = await device.ask("POST", "/tables", {"game": "sake", "seats": 3, "silence": "curtain"})
        people = f"/tables/{table['id']}/people"
        _, told = await device.ask("POST", people, {"seat": 2, "name": "Aiko"})
        assert told["seats"][2]["name"] == "Aiko"
        _, told = await device.ask("DELETE", f"{people}/2")
        assert told["seats"][2]["person"] is None
        assert (await device.ask("DELETE", f"{people}/2"))[0] == 403

    at_a_device(play)
