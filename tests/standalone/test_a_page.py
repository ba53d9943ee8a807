"""A house in one page, without the page: wishes and lines as its worker hands them in, and a shelf that outlives it."""

from __future__ import annotations

import asyncio
import json
import random
import re
from typing import Any

import pytest

import izakaya
from izakaya.games import GAMES
from izakaya.house.routes import ROUTES
from izakaya.server.app import make_app
from izakaya.standalone.key_value import MemoryKeyValue, NotStoredError
from izakaya.standalone.router import OWN_ROUTES
from izakaya.table.record import Record
from tests.standalone.device import Device, at_a_device

#: For bots from outside; and what a browser's own settings do for a page: tell what is stored, and forget it.
SERVERS_OWN = {"POST /bots", "GET /me/data", "DELETE /me"}


async def sit_down(device: Device, game: str, **wishes: object) -> str:
    wanted = {"game": game, "seats": GAMES[game].least, "level": "random", "pace": 0, "start": True, **wishes}
    status, table = await device.ask("POST", "/tables", wanted)
    assert status == 200, table
    device.connect(table["id"])
    await device.next("welcome")
    device.say(do="ready")  # who one is has been read
    return str(table["id"])


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_whole_game_alone_with_bots_then_its_replay_and_record(game: str) -> None:
    async def play(device: Device) -> None:
        table = await sit_down(device, game)
        assert await device.play(2000, random.Random(3))
        status, story = await device.ask("GET", f"/tables/{table}/replay", eyes="all", count="5")
        assert (status, len(story["frames"])) == (200, 5)
        assert story["ending"] is not None
        status, record = await device.ask("GET", f"/tables/{table}/record")
        assert (status, record["game"]) == (200, game)
        assert (await device.ask("GET", "/me"))[1]["tables"][0]["state"] == "over"

    at_a_device(play)


def test_a_game_goes_on_when_the_page_is_opened_again() -> None:
    shelf = MemoryKeyValue()
    left: dict[str, Any] = {}

    async def first(device: Device) -> None:
        left["table"] = await sit_down(device, "sake")
        await device.play(4, random.Random(1))
        left["person"] = device.person

    async def second(device: Device) -> None:
        device.person = left["person"]
        device.connect(left["table"])
        welcome = await device.next("welcome")
        assert welcome["answers"] >= 4
        assert await device.play(2000, random.Random(2))

    at_a_device(first, shelf)
    # As a crash leaves it: nothing but the shelf.
    at_a_device(second, MemoryKeyValue(shelf.texts))


def test_what_cannot_be_kept_is_not_acknowledged_and_play_goes_on_when_there_is_room() -> None:
    class Full(MemoryKeyValue):
        full = False

        async def write(self, changes: Any) -> None:
            if self.full:
                raise NotStoredError("full")
            await super().write(changes)

    shelf = Full()

    async def play(device: Device) -> None:
        await sit_down(device, "sword")
        asked = await device.next("question")
        option = asked["offers"][0]["option"]
        shelf.full = True
        device.say(do="answer", number=asked["number"], option=option, client="a")
        refused = await device.next("refused")
        assert refused["reason"] == "shelf-full"
        assert refused["sentence"]
        shelf.full = False
        device.say(do="answer", number=asked["number"], option=option, client="a")
        await device.next("accepted")

    at_a_device(play, shelf)


@pytest.mark.parametrize(
    ("kind", "change"),
    [
        ("table", "{"),
        ("table", "null"),
        ("table", "{}"),
        ("table", "[" * 50_000),
        ("table", {"seats": []}),
        ("table", {"seats": [{}]}),
        ("table", {"seed": "no number"}),
        ("table", {"game": "go"}),
        ("table", {"options": {"no": "such"}}),
        ("answers", "null"),
        ("answers", "{}"),
        ("answers", {"past": [[0]]}),
        ("answers", {"past": [[99_999_999, None, None, 0.0]]}),
        ("answers", {"waiting": {"x": 0}}),
    ],
)
def test_a_damaged_game_is_left_alone_and_the_others_are_there(
    kind: str, change: str | dict[str, Any]
) -> None:
    shelf = MemoryKeyValue()
    laid: list[str] = []
    who: list[str] = []

    async def first(device: Device) -> None:
        laid.extend([await sit_down(device, "sake"), await sit_down(device, "sword")])
        who.append(device.person)

    async def second(device: Device) -> None:
        device.person = who[0]
        status, listed = await device.ask("GET", "/saved")
        assert status == 200
        assert laid[1] in {game["card"]["id"] for game in listed}
        device.connect(laid[1])
        assert (await device.next("welcome"))["view"]
        known = [game for game in listed if game["card"]["id"] == laid[0]]
        assert device.page.store.damaged == (0 if known else 1)
        device.connect(laid[0])
        async with asyncio.timeout(10):
            while not device.codes:
                await asyncio.sleep(0.01)
        assert device.codes in ([4404], [4410])
        assert shelf.texts[place] == damaged

    at_a_device(first, shelf)
    place = f"{kind}/{laid[0]}"
    whole = json.loads(shelf.texts.get(place, '{"past": [], "waiting": {}}'))
    damaged = shelf.texts[place] = change if isinstance(change, str) else json.dumps({**whole, **change})
    at_a_device(second, shelf)


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("GET", "/nothing", None, 404),
        ("POST", "/tables", {"game": "go"}, 422),
        ("POST", "/tables", {"seats": "many"}, 400),
        ("POST", "/tables", {"game": "sake", "seats": 2}, 422),
        ("GET", "/tables/none", None, 404),
        ("GET", "/tables/none/replay", None, 404),
    ],
)
def test_bad_wishes_get_a_reason_and_a_sentence(method: str, path: str, body: object, status: int) -> None:
    async def play(device: Device) -> None:
        found, trouble = await device.ask(method, path, body)
        assert found == status
        assert trouble["reason"]
        assert trouble["sentence"]

    at_a_device(play)


def test_saved_games_are_listed_taken_out_brought_in_and_thrown_away() -> None:
    async def play(device: Device) -> None:
        table = await sit_down(device, "sake")
        assert await device.play(2000, random.Random(4))
        _, record = await device.ask("GET", f"/saved/{table}/record")
        status, brought = await device.ask("POST", "/saved", {"text": json.dumps(record)})
        assert (status, brought["state"]) == (200, "over")
        half = {**record, "answers": record["answers"][:10]}
        status, going_on = await device.ask("POST", "/saved", {"text": json.dumps(half)})
        assert (status, going_on["state"]) == (200, "playing")
        _, games = await device.ask("GET", "/saved")
        assert games[0]["card"]["id"] == going_on["id"]
        assert {game["card"]["id"] for game in games} == {table, brought["id"], going_on["id"]}
        # What one wants to know of a game: how long it was, and who won.
        replayed = Record.read(json.dumps(record)).replay(GAMES)
        mine = next(game for game in games if game["card"]["id"] == table)
        assert mine["answers"] == len(record["answers"])
        assert mine["won"] == (mine["card"]["you"] in replayed.result().winners)
        assert (games[0]["answers"], games[0]["won"]) == (10, None)
        # One that is not over can be taken out as well.
        assert (await device.ask("GET", f"/saved/{going_on['id']}/record"))[1]["answers"] == half["answers"]
        assert (await device.ask("DELETE", f"/saved/{table}"))[0] == 200
        assert (await device.ask("GET", f"/tables/{table}"))[0] == 404
        _, games = await device.ask("GET", "/saved")
        assert len(games) == 2
        # What was brought in half played is played on from there.
        device.connect(going_on["id"])
        assert (await device.next("welcome"))["answers"] == 10

    at_a_device(play)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"rules": 99}, "record-rules"),
        ({"answers": [999_999]}, "record-answers"),
        ({"start": "sake 1"}, "record-in-the-middle"),
        ({"game": "go"}, "record-game"),
        ({"options": "too deep"}, "no-record"),
    ],
)
def test_a_record_that_cannot_be_brought_in_is_refused_with_a_sentence(
    change: dict[str, object], reason: str
) -> None:
    async def play(device: Device) -> None:
        record = json.loads(Record.of(izakaya.new_table("sake", seats=3, seed=1)).text())
        text = json.dumps({**record, **change}).replace('"too deep"', "[" * 50_000)
        status, trouble = await device.ask("POST", "/saved", {"text": text})
        assert (status, trouble["reason"]) == (422, reason)
        assert trouble["sentence"]
        assert (await device.ask("GET", "/saved"))[1] == []

    at_a_device(play)


@pytest.mark.filterwarnings(
    "ignore::DeprecationWarning"
)  # of Litestar's, which the server does not show either
def test_whatever_the_pages_ask_of_a_server_they_can_ask_of_the_page() -> None:
    """Bots from outside, and what only a server is asked about itself, apart."""
    described = make_app("sqlite://", limited=False).openapi_schema.to_schema()["paths"]
    asked = {
        (method.upper(), re.sub(r"\{\w+\}", "1", path.removeprefix("/api")))
        for path, methods in described.items()
        if path.startswith("/api/")
        for method in methods
    }
    missing = {
        f"{method} {path}"
        for method, path in asked
        if not any(
            route.method == method and route.pattern.fullmatch(path) for route in (*ROUTES, *OWN_ROUTES)
        )
    }
    assert missing == SERVERS_OWN
