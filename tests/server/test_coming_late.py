"""Friends who come late, leave early, or go while they are the host."""

from __future__ import annotations

from typing import Any

from tests.server.house import Guest, Person, Process, story


async def evening(house: Process, *names: str, seats: int = 4) -> tuple[str, list[Person]]:
    """A game without windows at which the first ones sit, but not the last."""
    people = [await Person.come(house, name) for name in names]
    table = await people[0].lay(seats=seats, window=None)
    for person in people[1:-1]:
        await person.sit(table)
    return table, people


def hand(guest: Guest, seat: int) -> Any:
    return guest.view()["seat"] == seat and guest.view()["hand"]


@story
async def test_in_a_lobby_a_friend_sits_down_in_the_place_of_a_bot_at_once(house: Process) -> None:
    table, (anna, ben) = await evening(house, "Anna", "Ben")
    await anna.ask("POST", f"/api/tables/{table}/bots", json={"seat": 2, "level": "adept"})
    info = await ben.ask("POST", f"/api/tables/{table}/seat", json={"seat": 2})
    assert info["you"] == 2
    assert info["seats"][2]["bot"] is None


@story
async def test_a_late_friend_takes_over_hand_and_seat_when_the_host_has_nodded(house: Process) -> None:
    table, (anna, ben, eve) = await evening(house, "Anna", "Ben", "Eve")
    host, late = await anna.go_to(table), await eve.go_to(table)
    await anna.start(table)
    await late.hear("welcome", where=lambda told: told["table"]["state"] == "playing")
    await eve.ask("POST", f"/api/tables/{table}/seat", json={"seat": 3})
    told = await host.hear("seats", where=lambda told: told["table"]["wishes"])
    assert told["table"]["wishes"] == [{"person": eve.id, "name": "Eve", "seat": 3}]
    assert told["table"]["yours"]
    await late.settled()
    assert all(one["view"]["seat"] is None for one in late.told if one.get("view")), "not before the nod"
    assert await ben.refused("POST", f"/api/tables/{table}/nod", json={"person": eve.id}) == "not-yours"
    assert await eve.refused("POST", f"/api/tables/{table}/nod", json={"person": eve.id}) == "not-yours"
    info = await anna.ask("POST", f"/api/tables/{table}/nod", json={"person": eve.id})
    assert (info["seats"][3]["name"], info["seats"][3]["bot"], info["wishes"]) == ("Eve", None, [])
    told = await late.hear("welcome", where=lambda told: told["view"]["seat"] == 3)
    assert told["table"]["you"] == 3
    assert told["view"]["hand"]
    assert told["welcome"], "who she is"


@story
async def test_the_host_may_say_no_and_a_wish_goes_with_its_person(house: Process) -> None:
    table, (anna, _, eve) = await evening(house, "Anna", "Ben", "Eve")
    host, late = await anna.go_to(table), await eve.go_to(table)
    await anna.start(table)
    await eve.ask("POST", f"/api/tables/{table}/seat", json={"seat": 2})
    await anna.ask("POST", f"/api/tables/{table}/nod", json={"person": eve.id, "yes": False})
    assert (await eve.ask("GET", f"/api/tables/{table}"))["you"] is None
    reason = await anna.refused("POST", f"/api/tables/{table}/nod", json={"person": eve.id})
    assert reason == "no-such-wish"
    assert await eve.refused("POST", f"/api/tables/{table}/seat", json={"seat": 1}) == "seat-taken"
    await eve.ask("POST", f"/api/tables/{table}/seat", json={"seat": 2})
    await host.hear("seats", where=lambda told: told["table"]["wishes"])
    await late.close()
    await host.hear("seats", where=lambda told: not told["table"]["wishes"])


@story
async def test_a_seat_is_handed_to_somebody_who_watches(house: Process) -> None:
    table, (anna, ben, eve) = await evening(house, "Anna", "Ben", "Eve")
    giving, late = await ben.go_to(table), await eve.go_to(table)
    await anna.start(table)
    await giving.hear("welcome", where=lambda told: told["view"] is not None)
    mine = hand(giving, 1)
    assert mine
    assert (
        await ben.refused("POST", f"/api/tables/{table}/seat/to", json={"person": anna.id}) == "not-watching"
    )
    await ben.ask("POST", f"/api/tables/{table}/seat/to", json={"person": eve.id})
    told = await late.hear("welcome", where=lambda told: told["table"]["you"] == 1)
    assert told["view"]["hand"] == mine
    told = await giving.hear("welcome", where=lambda told: told["table"]["you"] is None)
    assert told["view"]["seat"] is None, "who has given the seat away sees the hand no longer"


@story
async def test_when_the_host_goes_the_next_who_sits_there_deals(house: Process) -> None:
    table, (anna, ben, eve) = await evening(house, "Anna", "Ben", "Eve")
    host, guest = await anna.go_to(table), await ben.go_to(table)
    told = await guest.hear("seats", "welcome", where=lambda told: told["table"]["host"] == anna.id)
    assert not told["table"]["yours"]
    assert await ben.refused("POST", f"/api/tables/{table}/start") == "not-yours"
    await host.close()
    told = await guest.hear("seats", where=lambda told: told["table"]["host"] == ben.id)
    assert told["table"]["yours"]
    assert await eve.refused("POST", f"/api/tables/{table}/start") == "not-yours"
    reason = await ben.refused("POST", f"/api/tables/{table}/removed", json={"person": anna.id})
    assert reason == "not-yours", "nobody shows the owner out"
    await anna.go_to(table)
    await guest.hear("seats", where=lambda told: told["table"]["host"] == anna.id)
    await anna.ask("DELETE", f"/api/tables/{table}/seat")
    await ben.start(table)
