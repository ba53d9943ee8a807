"""Games are packages, which come and go: what cannot be played is said, and the house is open all the same."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from izakaya.games import GAMES
from izakaya.house.house import RULES
from izakaya.server.store import Store
from tests.server.house import Person, Process, open_house, put_table, story


@pytest.mark.parametrize(
    ("change", "reason"),
    [("game = 'hanafuda'", "game-gone"), ("rules = 99", "other-rules")],
)
def test_a_table_that_cannot_be_played_any_more_is_kept_and_says_so(
    tmp_path: Path, change: str, reason: str
) -> None:
    with open_house(tmp_path) as house:
        come_and_go(house, tmp_path / "house.db", change, reason)


@story
async def come_and_go(house: Process, file: Path, change: str, reason: str) -> None:
    anna = await Person.come(house, language="en")
    ben = await Person.come(house, "Ben", language="de")
    gone = await put_table(house, [anna, None, None], "sword", 3, public=True)
    assert await anna.refused("GET", f"/api/tables/{gone}/memento") == "still-played"
    guest = await anna.go_to(gone)
    question = await guest.hear("question")
    assert (await guest.answer(question))["is"] == "accepted"
    await guest.say("say", text="Kanpai, before it is gone!", client="kanpai")
    await guest.hear("chat")
    house.kill()
    with sqlite3.connect(file) as database:
        database.execute(f"UPDATE tables SET {change} WHERE id = ?", (gone,))
    database.close()
    house.start()
    for cards in (await anna.ask("GET", "/api/tables"), (await anna.ask("GET", "/api/me"))["tables"]):
        card = next(card for card in cards if card["id"] == gone)
        assert "house" in card["trouble"]
        assert not card["your_turn"]
    for method, path in (("GET", ""), ("GET", "/replay"), ("GET", "/record"), ("POST", "/rematch")):
        assert await anna.refused(method, f"/api/tables/{gone}{path}") == reason
    cookie = {"Cookie": anna.cookie}
    async with connect(
        f"ws://127.0.0.1:{house.port}/api/tables/{gone}/socket", additional_headers=cookie
    ) as wire:
        with pytest.raises(ConnectionClosed):
            await asyncio.wait_for(wire.recv(), 20)
        assert (wire.close_code, wire.close_reason) == (4410, reason)
    # What can be read of it is who sat where, how far it came and what was said: by everybody who has its link, in their language.
    for reader, bot, said in (
        (anna, "Seat 2: a bot", "What was said"),
        (ben, "Platz 2: ein Bot", "Was gesprochen wurde"),
    ):
        kept = (await reader.http.get(f"/api/tables/{gone}/memento")).text
        assert kept.startswith("hanafuda" if "game" in change else "Samurai Sword")
        for part in (anna.name, bot, said, "Kanpai, before it is gone!"):
            assert part in kept
    # It can be left; when it is over, its record is there for a house that knows its rules. It counts against nobody.
    assert (await anna.ask("DELETE", f"/api/tables/{gone}/seat"))["you"] is None
    assert await anna.refused("DELETE", f"/api/tables/{gone}/seat") == "not-seated"
    store = Store(house.database)
    assert await store.tables.unfinished_of(anna.id, RULES) == 0
    await store.admin.end(gone)
    await store.close()
    game = (await anna.ask("GET", f"/api/tables/{gone}/record"))["game"]
    assert game == ("hanafuda" if "game" in change else "sword")
    # Everybody else plays on.
    there = await put_table(house, [anna, None, None], "sword", 3)
    guest = await anna.go_to(there)
    assert await guest.hear("question")
    assert not any("a table cannot be driven" in line for line in house.journal().splitlines())


def test_an_unknown_game_is_answered_with_those_there_are(house: Process) -> None:
    lay_unknown(house)


@story
async def lay_unknown(house: Process) -> None:
    anna = await Person.come(house)
    answer = await anna.http.post("/api/tables", json={"game": "hanafuda"})
    assert (answer.status_code, answer.json()["reason"]) == (422, "no-such-game")
    assert all(name in answer.json()["sentence"] for name in GAMES)
