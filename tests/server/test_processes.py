"""More than one process: PostgreSQL holds the truth, any process serves any table, and each can die."""

from __future__ import annotations

import asyncio
import itertools
import random
import time

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import update

from izakaya.games import read_record, replay
from izakaya.playing.questions import PASS
from izakaya.playing.storage import Given, StoredAnswer
from izakaya.server.store import Store, schema
from tests.playing.twins import twins
from tests.server.house import WHOLE_GAME, Person, Process, put_table, story, until
from tests.server.stubborn import Stubborn, check_kept

Pair = tuple[Process, Process]


@story
async def test_two_processes_serve_one_table_and_one_is_killed(pair: Pair) -> None:
    first, second = pair
    chance = random.Random(8)
    anna, ben = await Person.come(first), await Person.come(second)
    table = await put_table(first, [anna, ben, None], "sake", 2, window=0.05)
    where = [first]
    players = [
        Stubborn(anna, table, chance, lambda: where[-1]),  # whose process will be killed
        Stubborn(ben, table, chance, lambda: second),
    ]
    # The first to come wakes the table: the first process drives it.
    playing = [asyncio.create_task(players[0].play())]
    await until(lambda: players[0].since is not None)
    playing.append(asyncio.create_task(players[1].play()))
    await until(lambda: all(len(player.news) > 20 and player.promises for player in players))
    assert not any(task.done() for task in playing)
    where.append(second)
    first.kill()
    await asyncio.wait_for(asyncio.gather(*playing), WHOLE_GAME)

    assert players[0].comings > 1
    assert players[1].comings == 1, "who was at the other process noticed nothing"
    await check_kept(players, second, ben, table)


@story
async def test_two_processes_never_both_accept(pair: Pair) -> None:
    """One person with a device at each process answers every question on both at the same moment."""
    first, second = pair
    anna = await Person.come(first)
    accepted = 0
    for seed in itertools.count():
        if accepted > 40:
            break
        table = await put_table(first, [anna, None, None], "sword", seed)
        devices = [await anna.go_to(table), await anna.at(second).go_to(table)]
        while True:
            question = await devices[0].hear("question", "ended")
            if question["is"] == "ended":
                break
            options = [question["offers"][0]["option"], question["offers"][-1]["option"]]
            replies = await asyncio.gather(
                *(device.answer(question, option) for device, option in zip(devices, options, strict=True))
            )
            assert sorted(reply["is"] for reply in replies) == ["accepted", "refused"]
            assert next(reply["reason"] for reply in replies if reply["is"] == "refused") in (
                "too-late",
                "game-over",
            )
            accepted += 1
        await devices[1].hear("ended")
        told = [[event for news in device.all("news") for event in news["events"]] for device in devices]
        shorter = min(len(events) for events in told)
        assert told[0][-shorter:] == told[1][-shorter:], "both devices saw the same game"
    assert "Traceback" not in first.journal() + second.journal()


@story
async def test_news_of_seats_chat_and_names_reach_the_other_process(pair: Pair) -> None:
    first, second = pair
    anna, ben = await Person.come(first, "Anna"), await Person.come(second, "Ben")
    table = await anna.lay("sword", window=None, level="random")
    here = await anna.go_to(table)
    await ben.sit(table)
    there = await ben.go_to(table)
    seats = await here.hear("seats", where=lambda told: told["table"]["seats"][1]["here"])
    assert seats["table"]["seats"][1]["name"] == "Ben"
    await there.say("say", text="over here", client="1")
    assert (await here.hear("chat"))["text"] == "over here"
    await ben.ask("PATCH", "/api/me", json={"name": "Benno"})
    await here.hear("seats", where=lambda told: told["table"]["seats"][1]["name"] == "Benno")
    await anna.start(table)
    assert (await there.hear("welcome", where=lambda told: told["view"]))["view"]["seat"] == 1
    # What one orders for oneself is not told to others, at whatever process.
    await there.settled()
    await here.settled()
    since = len(here.told)
    await there.say("orders", until_my_turn=True)
    await there.settled()
    await asyncio.sleep(0.5)
    assert not [told for told in here.told[since:] if told["is"] == "seats"]
    await there.close()
    await here.hear("seats", where=lambda told: not told["table"]["seats"][1]["here"])


@story
async def test_lost_connections_to_the_database_are_made_anew(pair: Pair) -> None:
    first, second = pair
    chance = random.Random(5)
    anna, ben = await Person.come(first), await Person.come(second)
    table = await put_table(first, [anna, ben, None], "sword", 4, window=0.05)
    players = [
        Stubborn(anna, table, chance, lambda: first),
        Stubborn(ben, table, chance, lambda: second),
    ]
    playing = [asyncio.create_task(player.play()) for player in players]
    wire = await asyncpg.connect(dsn=first.database)
    for news in (5, 25):
        await until(lambda news=news: all(len(player.news) > news for player in players))  # type: ignore[misc]
        await wire.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
        )
    await wire.close()
    assert not any(task.done() for task in playing)
    await asyncio.wait_for(asyncio.gather(*playing), WHOLE_GAME)
    record = read_record((await anna.http.get(f"/api/tables/{table}/record")).text)
    assert replay(record).over
    assert all(promise.is_kept(record) for player in players for promise in player.promises)
    # The processes hear each other again.
    hearing, talking = await anna.go_to(table), await ben.go_to(table)
    await hearing.hear("welcome")
    await talking.say("say", text="still here", client="1")
    assert (await hearing.hear("chat"))["text"] == "still here"


@story
async def test_what_a_process_stored_and_never_told_is_found_out(pair: Pair) -> None:
    """The process at which somebody answered died after it had stored the answer and before it could tell."""
    house = pair[0]
    anna = await Person.come(house)
    table = await put_table(house, [anna, None, None], "sword", 6)
    guest = await anna.go_to(table)
    question = await guest.hear("question")
    answer = StoredAnswer(question["number"], question["offers"][0]["option"], anna.id, "lost")
    store = Store(house.database)
    await store.answers.add(table, Given([answer], False), time.time())
    await store.close()
    # A client that sends it again is told that it counts, and where the game stands.
    assert (await guest.answer(question, answer.option, "lost"))["is"] == "accepted"
    await guest.hear("news", where=lambda told: told["answers"] > answer.number)

    question = await guest.hear("question")
    answer = StoredAnswer(question["number"], question["offers"][0]["option"], anna.id, "lost again")
    store = Store(house.database)
    await store.answers.add(table, Given([answer], False), time.time())
    await store.close()
    # And a client that sends nothing finds out too.
    await guest.hear("news", where=lambda told: told["answers"] > answer.number)


@story
async def test_what_waits_in_a_window_is_known_to_the_next_driver(pair: Pair) -> None:
    """A driver stored what somebody answered in a window, and died before it could tell the others."""
    first, second = pair
    first.kill()
    able, _ = twins()
    anna, ben = await Person.come(second), await Person.come(second)
    table = await put_table(second, [anna, ben, None], "sword", able.seed, window=60.0)
    striking, defending = await anna.go_to(table), await ben.go_to(table)
    await striking.answer(await striking.hear("question"), able.attack)
    question = await defending.hear("question", where=lambda told: told["reaction"])
    store, c = Store(second.database), schema.tables.c
    taken = update(schema.tables).where(c.id == table).values(driver="lost", driver_until=time.time() + 2)
    assert await store.database.all(taken.returning(c.id))
    assert await store.answers.add_intent(
        table, question["number"], StoredAnswer(question["number"], PASS, ben.id, "lost")
    )
    await store.close()
    killed = time.monotonic()
    await defending.hear("no-question")
    assert time.monotonic() - killed < 50, "the next driver has told it, not the end of the window"
    assert (await defending.answer(question, PASS, "another"))["reason"] == "too-late"
    assert (await defending.answer(question, PASS, "lost"))["is"] == "accepted"
