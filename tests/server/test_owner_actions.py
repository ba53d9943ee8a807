"""The owner of a table shows people out, for good, and lets only those who play talk; nobody else can."""

from __future__ import annotations

from pathlib import Path

from tests.server.house import Guest, Person, Process, Told, open_house, story, until

FORBIDDEN = 4403


async def closed_with(guest: Guest) -> int | None:
    await until(lambda: guest.gone)
    return guest.wire.close_code


async def error(person: Person, table: str) -> int | None:
    """With what code the socket of somebody is closed who comes back."""
    again = await person.go_to(table, greet=False)
    return await closed_with(again)


async def talk(guest: Guest, text: str) -> Told:
    since = len(guest.told)
    await guest.say("say", text=text, client=text.replace(" ", "-"))
    return await guest.reply(since, "accepted", "refused")


@story
async def test_somebody_in_the_lobby_has_to_go_and_stays_out(house: Process) -> None:
    anna, ben, eve = [await Person.come(house, name) for name in ("Anna", "Ben", "Eve")]
    table = await anna.lay()
    removed = f"/api/tables/{table}/removed"
    await ben.sit(table)
    watching, sitting = await eve.go_to(table), await ben.go_to(table)
    await sitting.hear("welcome")
    assert await ben.refused("POST", removed, json={"person": anna.id}) == "not-yours"
    assert await eve.refused("POST", removed, json={"person": ben.id}) == "not-yours"
    assert await anna.refused("POST", removed, json={"person": anna.id}) == "not-yourself"
    assert await anna.refused("POST", removed, json={"person": "0123456789abcdef"}) == "no-such-person"
    assert await anna.refused("POST", removed, json={"person": "'; --"}) == "not-understood"
    seats = (await anna.ask("POST", removed, json={"person": ben.id}))["seats"]
    assert [seat["person"] for seat in seats] == [anna.id, None, None]
    await closed_with(sitting)
    assert await error(ben, table) == FORBIDDEN
    assert await ben.refused("GET", f"/api/tables/{table}") == "removed"
    assert await ben.refused("POST", f"/api/tables/{table}/seat", json={"seat": 1}) == "removed"
    await watching.hear("seats", where=lambda told: told["table"]["seats"][1]["person"] is None)
    await eve.sit(table, 1)  # the others stay, and the seat is free
    # Twice is as good as once, and a spectator can be removed too.
    await anna.ask("POST", removed, json={"person": ben.id})
    await eve.ask("DELETE", f"/api/tables/{table}/seat")
    await anna.ask("POST", removed, json={"person": eve.id})
    await closed_with(watching)
    assert await error(eve, table) == FORBIDDEN


@story
async def test_in_a_game_a_bot_plays_on_also_after_the_house_was_shut(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        anna, ben = await Person.come(house, "Anna"), await Person.come(house, "Ben")
        table = await anna.lay(bots=[None, None, "novice"])
        await ben.sit(table, 1)
        playing = await ben.go_to(table)
        await anna.start(table)
        await playing.hear("welcome", where=lambda told: told["table"]["state"] == "playing")
        told = await anna.ask("POST", f"/api/tables/{table}/removed", json={"person": ben.id})
        assert (told["seats"][1]["person"], told["seats"][1]["bot"]) == (None, "novice")
        await closed_with(playing)
        house.kill()
        house.start()
        assert await error(ben, table) == FORBIDDEN
        me = await ben.ask("GET", "/api/me/data")
        assert me["removed_from"] == [table]
        # The game goes on without him.
        guest = await anna.go_to(table)
        question = await guest.hear("question")
        assert (await guest.answer(question))["is"] == "accepted"


@story
async def test_only_those_who_play_talk_at_a_quiet_table(house: Process) -> None:
    anna, ben, eve = [await Person.come(house, name) for name in ("Anna", "Ben", "Eve")]
    table = await anna.lay()
    await ben.sit(table, 1)
    owner, player, watcher = [await person.go_to(table) for person in (anna, ben, eve)]
    for guest in (owner, player, watcher):
        await guest.hear("welcome")
    quiet = f"/api/tables/{table}/quiet"
    assert await ben.refused("POST", quiet, json={"on": True}) == "not-yours"
    assert (await talk(watcher, "before"))["is"] == "accepted"
    assert (await anna.ask("POST", quiet, json={"on": True}))["quiet"] is True
    await watcher.hear("seats", where=lambda told: told["table"]["quiet"])
    assert (await talk(watcher, "psst"))["reason"] == "quiet"
    again = await eve.go_to(table)  # another line does not help
    assert (await again.hear("welcome"))["table"]["quiet"] is True
    assert (await talk(again, "psst again"))["reason"] == "quiet"
    assert (await talk(player, "peace"))["is"] == "accepted"
    await anna.ask("DELETE", f"/api/tables/{table}/seat")
    assert (await talk(owner, "who owns the table may"))["is"] == "accepted"
    await anna.ask("POST", quiet, json={"on": False})
    assert (await talk(watcher, "after"))["is"] == "accepted"


@story
async def test_the_owners_word_holds_at_every_process(pair: tuple[Process, Process]) -> None:
    first, second = pair
    anna, ben, eve = [
        await Person.come(process, name)
        for process, name in ((first, "Anna"), (second, "Ben"), (second, "Eve"))
    ]
    table = await anna.lay(bots=[None, None, "novice"])
    await ben.sit(table, 1)
    player, watcher = await ben.go_to(table), await eve.go_to(table)
    for guest in (player, watcher):
        await guest.hear("welcome")
    await anna.ask("POST", f"/api/tables/{table}/quiet", json={"on": True})
    await watcher.hear("seats", where=lambda told: told["table"]["quiet"])
    assert (await talk(watcher, "psst"))["reason"] == "quiet"
    assert (await talk(player, "peace"))["is"] == "accepted"
    # In a game, whose driver is maybe here and maybe there.
    await anna.start(table)
    await player.hear("welcome", where=lambda told: told["table"]["state"] == "playing")
    await anna.ask("POST", f"/api/tables/{table}/removed", json={"person": ben.id})
    await closed_with(player)
    for process in (second, first):
        assert await error(ben.at(process), table) == FORBIDDEN
    left = await watcher.hear("seats", where=lambda told: told["table"]["seats"][1]["person"] is None)
    assert left["table"]["seats"][1]["bot"] == "novice"
    guest = await anna.go_to(table)
    assert (await guest.answer(await guest.hear("question")))["is"] == "accepted"
    await eve.ask("GET", f"/api/tables/{table}")  # nobody else had to go
