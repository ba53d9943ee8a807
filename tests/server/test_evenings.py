"""An evening: games that the same people play one after the other."""

from __future__ import annotations

import asyncio

from tests.server.house import Person, Process, Told, story


def last(told: Told) -> int:
    return int(told["offers"][-1]["option"])


@story
async def test_another_game_with_the_same_people_belongs_to_the_evening(house: Process) -> None:
    anna, ben, eve = [await Person.come(house, name) for name in ("Anna", "Ben", "Eve")]
    table = await anna.lay(seats=3, level="random", window=None)
    await ben.sit(table)
    first, second = await anna.go_to(table), await ben.go_to(table)
    await anna.start(table)
    await asyncio.gather(first.play(last), second.play(last))
    evening = await anna.ask("GET", f"/api/tables/{table}/evening")
    [game] = evening["games"]
    assert (game["table"], game["evening"], game["game"], game["you"]) == (table, table, "sword", 0)
    assert [seat["name"] for seat in game["seats"]] == ["Anna", "Ben", ""]
    assert any(seat["winner"] for seat in game["seats"])
    assert all(seat["character"].startswith("character-") for seat in game["seats"])
    assert await eve.refused("GET", f"/api/tables/{table}/evening") == "not-seated"
    assert await ben.refused("POST", f"/api/tables/{table}/rematch?game=chess") == "no-such-game"
    info = await ben.ask("POST", f"/api/tables/{table}/rematch?game=sake")
    assert info["game"] == "sake"
    assert [seat["name"] for seat in info["seats"]] == ["Anna", "Ben", ""]
    assert info["you"] == 1
    again = await anna.ask("POST", f"/api/tables/{table}/rematch")
    assert again["id"] == info["id"], "one link for all"
    told = await anna.ask("GET", f"/api/tables/{info['id']}/evening")
    assert [game["table"] for game in told["games"]] == [table]
    assert [game["table"] for game in (await ben.ask("GET", "/api/evenings"))["games"]] == [table]
    assert (await eve.ask("GET", "/api/evenings"))["games"] == []
    # Who is forgotten is gone from the evenings of the others too.
    assert (await ben.http.delete("/api/me")).is_success
    [game] = (await anna.ask("GET", "/api/evenings"))["games"]
    assert (game["seats"][1]["name"], game["seats"][1]["person"]) == ("", None)
