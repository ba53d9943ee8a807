"""Laying, listing, joining, leaving, beginning, watching, playing again."""

from __future__ import annotations

import asyncio
from importlib.resources import files

from izakaya.games import GAMES, read_record, replay
from tests.server.house import Person, Process, story

HOUSE_DECK = files("izakaya.games.sake") / "deck.toml"


@story
async def test_a_table_is_laid_joined_left_and_begun(house: Process) -> None:
    anna, ben = await Person.come(house, "Anna"), await Person.come(house, "Ben")
    table = await anna.lay(seats=4, bots=[None, "random"], public=True)
    seats = (await ben.ask("GET", f"/api/tables/{table}"))["seats"]
    assert [(seat["name"], seat["bot"]) for seat in seats] == [
        ("Anna", None),
        ("", "random"),
        ("", None),
        ("", None),
    ]
    listed = [card for card in await ben.ask("GET", "/api/tables") if card["id"] == table]
    assert (listed[0]["taken"], listed[0]["people"], listed[0]["state"]) == (2, ["Anna"], "open")

    assert await ben.refused("POST", f"/api/tables/{table}/seat", json={"seat": 0}) == "seat-taken"
    await ben.sit(table, 1)  # before the deal a bot makes room
    place = (await anna.ask("GET", f"/api/tables/{table}"))["seats"][1]
    assert (place["name"], place["bot"]) == ("Ben", None)
    await ben.ask("DELETE", f"/api/tables/{table}/seat")
    await anna.ask("POST", f"/api/tables/{table}/bots", json={"seat": 1, "level": "random"})
    await ben.sit(table, 3)
    assert await ben.refused("POST", f"/api/tables/{table}/seat", json={}) == "already-seated"
    assert await ben.refused("POST", f"/api/tables/{table}/start") == "not-yours"
    await ben.ask("DELETE", f"/api/tables/{table}/seat")
    assert await ben.refused("DELETE", f"/api/tables/{table}/seat") == "not-seated"
    await ben.sit(table)

    await anna.ask("POST", f"/api/tables/{table}/bots", json={"seat": 3, "level": "random"})
    await anna.ask("POST", f"/api/tables/{table}/bots", json={"seat": 3, "level": None})
    await anna.start(table)
    info = await ben.ask("GET", f"/api/tables/{table}")
    assert info["state"] == "playing"
    assert [seat["bot"] for seat in info["seats"]] == [None, "random", None, "novice"]
    assert info["you"] == 2
    assert await anna.refused("POST", f"/api/tables/{table}/start") == "already-started"
    carl = await Person.come(house)
    assert await carl.refused("POST", f"/api/tables/{table}/seat", json={"seat": 0}) == "seat-taken"
    told = await carl.ask("POST", f"/api/tables/{table}/seat", json={})
    assert told["you"] is None, "in a game the host has to nod"
    assert told["seats"] == info["seats"]


@story
async def test_the_link_is_the_invitation(house: Process) -> None:
    anna, ben = await Person.come(house), await Person.come(house)
    table = await anna.lay(public=False)
    assert table not in {card["id"] for card in await ben.ask("GET", "/api/tables")}
    assert len(table) >= 20, "nobody can guess it"
    await ben.sit(table)
    assert table in {card["id"] for card in (await ben.ask("GET", "/api/me"))["tables"]}
    assert await ben.refused("GET", "/api/tables/" + "x" * 20) == "no-such-table"


@story
async def test_of_many_who_sit_down_at_once_each_gets_one_seat(house: Process) -> None:
    people = [await Person.come(house) for _ in range(4)]
    table = await people[0].lay(seats=5, sit=False)
    # Each of them asks twice at the same moment.
    wishes = [person.http.post(f"/api/tables/{table}/seat", json={}) for person in people for _ in range(2)]
    granted = [answer.is_success for answer in await asyncio.gather(*wishes)]
    assert sum(granted) == 4
    seats = (await people[0].ask("GET", f"/api/tables/{table}"))["seats"]
    assert sorted(seat["person"] for seat in seats if seat["person"]) == sorted(
        person.id for person in people
    )


@story
async def test_what_does_not_fit_is_refused_with_the_reason(house: Process) -> None:
    anna = await Person.come(house)
    wishes = [
        ({"game": "sword", "seats": 8}, "wrong-seats"),
        ({"game": "chess"}, "no-such-game"),
        ({"game": "sword", "seats": 3, "bots": ["novice"] * 4}, "too-many-bots"),
        ({"game": "sword", "seats": 3, "bots": ["novice"] * 3}, "no-free-seat"),
        ({"game": "sake", "options": {"location": "nowhere"}}, "wrong-options"),
        ({"game": "sake", "options": {"colour": "red"}}, "wrong-options"),
        ({"game": "sake", "options": {"deck": "form = 7"}}, "wrong-text"),
        ({"game": "sword", "window": 0.5}, "not-understood"),
        ({"game": "sword", "cheat": True}, "not-understood"),
    ]
    for wish, reason in wishes:
        assert await anna.refused("POST", "/api/tables", json=wish) == reason


@story
async def test_the_host_chooses_other_options_until_the_deal(house: Process) -> None:
    anna, ben = await Person.come(house), await Person.come(house)
    table = await anna.lay("sake", options={"location": "hot-spring"})
    await ben.sit(table)
    await anna.go_to(table)  # while she is gone Ben would be the host
    watching = await ben.go_to(table)
    await watching.hear("welcome")
    path = f"/api/tables/{table}/options"
    told = await anna.ask("POST", path, json={"options": {"samurai": "tomoe-gozen", "first": "1"}})
    assert told["options"] == {"samurai": "tomoe-gozen", "first": "1"}
    seats = await watching.hear(
        "seats", where=lambda told: told["table"]["options"] != {"location": "hot-spring"}
    )
    assert seats["table"]["options"] == told["options"]
    assert await ben.refused("POST", path, json={"options": {}}) == "not-yours"
    assert await anna.refused("POST", path, json={"options": {"location": "moon"}}) == "wrong-options"
    await anna.start(table)
    view = (await (await anna.go_to(table)).hear("welcome"))["view"]
    assert (view["location"], view["first"], view["people"][0]["samurai"]) == ("inn", 1, "tomoe-gozen")
    assert await anna.refused("POST", path, json={"options": {}}) == "already-started"


@story
async def test_the_host_lays_an_open_table_in_another_way(house: Process) -> None:
    anna, ben, carl = [await Person.come(house, name) for name in ("Anna", "Ben", "Carl")]
    table = await anna.lay("sword", seats=5, bots=[None, "novice", None, None, "adept"])
    await ben.sit(table, 3)
    guest = await ben.go_to(table)
    await guest.hear("welcome")
    path = f"/api/tables/{table}/options"
    chosen = {"window": 15, "silence": "strict", "pace": 1.5, "level": "master", "public": True, "grace": 60}
    told = await anna.ask("POST", path, json={**chosen, "clock": {"decision": 30, "reserve": 90}})
    assert {name: told[name] for name in chosen} == chosen
    assert told["clock"] == {"decision": 30, "reserve": 90}
    assert {seat["reserve"] for seat in told["seats"]} == {90}
    told = await anna.ask("POST", path, json={"clock": None, "window": None})
    assert (told["clock"], told["window"], told["silence"]) == (None, None, "strict"), (
        "what is left out stays"
    )

    # With fewer places people keep theirs, or move to one that is free; for some bots there is none.
    told = await anna.ask("POST", path, json={"seats": 3})
    assert [(seat["name"], seat["bot"]) for seat in told["seats"]] == [
        ("Anna", None),
        ("", "novice"),
        ("Ben", None),
    ]
    moved = await guest.hear("seats", where=lambda told: len(told["table"]["seats"]) == 3)
    assert moved["table"]["you"] == 2
    told = await anna.ask("POST", path, json={"seats": 6})
    assert [seat["person"] is None for seat in told["seats"]] == [False, True, False, True, True, True]
    await carl.sit(table, 5)
    await anna.ask("POST", path, json={"seats": 4})
    assert (await carl.ask("GET", f"/api/tables/{table}"))["you"] == 3

    dora = await Person.come(house)
    for wish, reason in (({"seats": 8}, "wrong-seats"), ({"seats": 99}, "not-understood")):
        assert await anna.refused("POST", path, json=wish) == reason
    await anna.ask("POST", path, json={"seats": 5})
    await dora.sit(table, 4)
    assert await anna.refused("POST", path, json={"seats": 3}) == "too-few-places"
    assert len((await anna.ask("GET", f"/api/tables/{table}"))["seats"]) == 5
    await anna.start(table)
    assert await anna.refused("POST", path, json={"seats": 6}) == "already-started"
    view = (await (await dora.go_to(table)).hear("welcome"))["view"]
    assert (view["seats"], view["seat"]) == (5, 4)


@story
async def test_one_moves_to_another_seat(house: Process) -> None:
    anna, ben = await Person.come(house), await Person.come(house)
    table = await anna.lay("sword", seats=4, bots=[None, None, "novice"])
    await ben.sit(table, 1)
    path = f"/api/tables/{table}/seat"
    told = await ben.ask("POST", path, json={"seat": 3})
    assert told["you"] == 3
    assert [seat["person"] for seat in told["seats"]] == [anna.id, None, None, ben.id]
    for seat in (0, 2, 6):
        assert await ben.refused("POST", path, json={"seat": seat}) == "seat-taken"
    assert (await ben.ask("GET", f"/api/tables/{table}"))["you"] == 3, "nobody loses a seat by it"


@story
async def test_a_deck_file_that_cannot_be_played_is_refused_with_its_reason(house: Process) -> None:
    anna = await Person.come(house)
    text = HOUSE_DECK.read_text(encoding="utf-8")
    table = await anna.ask("POST", "/api/tables", json={"game": "sake", "options": {"deck": text}})
    assert table["options"] == {"deck": text}
    answer = await anna.http.post("/api/tables", json={"game": "sake", "options": {"deck": "form = 7"}})
    assert answer.json()["sentence"].startswith("This file cannot be used. ")


@story
async def test_a_whole_game_watched_replayed_and_played_again(house: Process) -> None:
    anna, ben, eve = [await Person.come(house, name) for name in ("Anna", "Ben", "Eve")]
    table = await anna.lay("sword", window=None, level="random", public=True)
    await ben.sit(table)
    watching = await eve.go_to(table)
    opened = await watching.hear("welcome")
    assert (opened["view"], opened["table"]["state"], opened["table"]["you"]) == (None, "open", None)
    playing = [await anna.go_to(table), await ben.go_to(table)]
    await anna.start(table)
    shown = await watching.hear("welcome")
    assert shown["view"]["seat"] is None
    assert shown["view"]["hand"] == {}
    assert await eve.refused("GET", f"/api/tables/{table}/record") == "not-over"
    assert await eve.refused("POST", f"/api/tables/{table}/rematch") == "not-over"

    ended = await asyncio.gather(
        *(guest.play(lambda question: int(question["offers"][-1]["option"])) for guest in playing)
    )
    assert ended[0]["ending"]["winners"]
    assert (await watching.hear("ended"))["table"]["state"] == "over"
    assert not watching.all("question"), "a spectator is not asked"

    record = read_record((await eve.http.get(f"/api/tables/{table}/record")).text)
    assert replay(record).over
    commitment = ended[0]["table"]["commitment"]
    assert (
        GAMES["sword"].new_table(3, record.seed, {}).origin.commitment
        == commitment
        == opened["table"]["commitment"]
    )

    assert await eve.refused("POST", f"/api/tables/{table}/rematch") == "not-seated"
    again = await asyncio.gather(*(p.ask("POST", f"/api/tables/{table}/rematch") for p in (anna, ben)))
    assert again[0]["id"] == again[1]["id"] != table
    assert [seat["person"] for seat in again[0]["seats"]][:2] == [anna.id, ben.id]
    assert (await watching.hear("seats", where=lambda told: told["table"]["rematch"]))["table"][
        "rematch"
    ] == again[0]["id"]


@story
async def test_who_comes_back_after_the_end_gets_the_end(house: Process) -> None:
    anna, ben = await Person.come(house), await Person.come(house)
    table = await anna.lay("sword", window=None, level="random")
    await ben.sit(table)
    away = await ben.go_to(table)
    await anna.start(table)
    left = await away.hear("welcome", where=lambda told: told["view"] is not None)
    await ben.ask("DELETE", f"/api/tables/{table}/seat")
    await away.close()
    ended = await (await anna.go_to(table)).play(lambda question: int(question["offers"][-1]["option"]))
    for back in (await ben.go_to(table, since=left["number"]), await ben.go_to(table, since=9_999)):
        told = await back.hear("ended", "welcome")
        assert told["table"]["state"] == "over"
        assert told["ending"]["title"] == ended["ending"]["title"]


@story
async def test_who_leaves_for_good_is_followed_by_a_bot(house: Process) -> None:
    anna, ben = await Person.come(house, "Anna"), await Person.come(house, "Ben")
    table = await anna.lay("sword", level="random")
    await ben.sit(table)
    guest = await ben.go_to(table)
    await anna.start(table)
    await anna.ask("DELETE", f"/api/tables/{table}/seat")
    told = await guest.hear("seats", where=lambda told: told["table"]["seats"][0]["bot"] == "random")
    assert told["table"]["seats"][0]["person"] is None
    await guest.play(lambda question: int(question["offers"][-1]["option"]))
    assert await anna.refused("POST", f"/api/tables/{table}/rematch") == "not-seated"


@story
async def test_who_leaves_for_good_stays_by_name_and_watchers_have_names(house: Process) -> None:
    anna, ben, eve = [await Person.come(house, name) for name in ("Anna", "Ben", "Eve")]
    table = await anna.lay(seats=4, window=None)
    await ben.sit(table)
    await anna.start(table)
    watching = await anna.go_to(table)
    await eve.go_to(table)
    told = await watching.hear("seats", where=lambda told: told["table"]["watching"] == 1)
    assert [one["name"] for one in told["table"]["watchers"]] == ["Eve"]
    assert [seat["called"] for seat in told["table"]["seats"]] == ["Anna", "Ben", "", ""]
    await eve.ask("PATCH", "/api/me", json={"name": "Eva"})
    told = await watching.hear("seats", where=lambda told: told["table"]["watching"] == 1)
    assert [one["name"] for one in told["table"]["watchers"]] == ["Eva"]
    left = await ben.ask("DELETE", f"/api/tables/{table}/seat")
    seat = left["seats"][1]
    assert (seat["person"], seat["name"], seat["left"], seat["called"]) == (None, "", "Ben", "Ben")
    assert seat["bot"] is not None


@story
async def test_somebody_alone_with_bots_is_called_by_whom_they_play(house: Process) -> None:
    anna = await Person.come(house, "Anna")
    table = await anna.lay(seats=4, start=True)
    info = await anna.ask("GET", f"/api/tables/{table}")
    assert [seat["called"] for seat in info["seats"]] == ["", "", "", ""]


@story
async def test_a_name_by_lot_is_told_from_one_that_was_chosen(house: Process) -> None:
    anna = await Person.come(house)
    assert not (await anna.ask("GET", "/api/me"))["named"]
    await anna.ask("PATCH", "/api/me", json={"language": "it"})
    assert not (await anna.ask("GET", "/api/me"))["named"]
    assert (await anna.ask("PATCH", "/api/me", json={"name": "Anna"}))["named"]
    assert (await anna.ask("GET", "/api/me"))["named"]
