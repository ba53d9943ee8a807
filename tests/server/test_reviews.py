"""Reviews: computed once a game by one process, stored, told in the language of the reader; and games that go on from a moment."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, NoReturn

import pytest

from izakaya.games import GAMES
from izakaya.house.rate_limits import REVIEWS
from izakaya.house.review_jobs import Progress, ReviewJobs
from izakaya.lab.calibrating import Retrospect, played
from izakaya.playing.live import LiveTable
from izakaya.playing.storage import Given, StoredAnswer
from izakaya.review.review import Look, Review
from izakaya.review.working import looked_at, planned
from izakaya.server.bot_processes import BotProcesses
from izakaya.server.store import Store
from tests.server.house import PATIENCE, Person, Process, put_table, story, table_values


def answers_of(game: str, seats: int, seed: int) -> list[int]:
    """The answers of a whole game of adepts, which is over sooner than one of drunkards."""
    table = played(Retrospect(game, seats, seed, 1))
    return table.past[: int(table.answered)]


async def put_finished(house: Process, people: Sequence[Person | None], game: str, seed: int) -> str:
    """A game that is over, in which people gave the answers of their seats themselves."""
    answers = answers_of(game, len(people), seed)
    table = GAMES[game].new_table(len(people), seed, {})
    given: list[StoredAnswer] = []
    for number, option in enumerate(answers):
        assert table.asked is not None
        person = people[table.asked]
        given.append(StoredAnswer(number, option, person.id if person else None))
        table.answer(option)
    name = await put_table(house, people, game, seed, level="adept")
    store = Store(house.database)
    try:
        await store.answers.add(name, Given(given, True), time.time())
    finally:
        await store.close()
    return name


async def reviewed(person: Person, table: str, **params: str) -> dict[str, Any]:
    """The review, when it is ready."""
    seen: list[int] = []
    async with asyncio.timeout(3 * PATIENCE):
        while True:
            told: dict[str, Any] = await person.ask("GET", f"/api/tables/{table}/review", params=params)
            seen.append(told["done"] if not told["ready"] else 10_000)
            if told["ready"]:
                assert seen == sorted(seen), "it never goes back"
                return told
            assert told["done"] <= told["whole"]
            assert not told["looks"]
            await asyncio.sleep(0.1)


@story
async def test_a_review_in_every_language_and_advice_for_oneself(house: Process) -> None:
    anna, ben, eve = [await Person.come(house) for _ in range(3)]
    table = await put_finished(house, [anna, ben, None], "sword", 5)
    first, same = await asyncio.gather(reviewed(anna, table), reviewed(anna, table))
    assert first == same
    looks = first["looks"]
    assert [look["number"] for look in looks] == sorted({look["number"] for look in looks})
    replay = await anna.ask("GET", f"/api/tables/{table}/replay", params={"eyes": "none"})
    assert looks[-1]["number"] == replay["length"] - 1, "the end is the last moment"
    winners = {row["seat"] for row in replay["ending"]["rows"] if row["winner"]}
    assert {seat for seat, won in enumerate(looks[-1]["whole"]) if won > 0} == winners
    for look in looks:
        assert len(look["whole"]) == len(look["seen"]) == 3
        assert all(0 <= chance <= 1 for chance in (*look["whole"], *look["seen"]))
    for believer, row in enumerate(looks[0]["beliefs"]):
        assert all(sum(sides.values()) == pytest.approx(1, abs=0.01) for sides in row)
        assert max(row[believer].values()) == 1, "everybody knows who they are"
    assert any(first["turns"]), "there is no game without a turn for somebody"
    assert all(turn["text"] for turn in first["turns"])

    others = await reviewed(ben, table, language="it")
    assert [turn["number"] for turn in others["turns"]] == [turn["number"] for turn in first["turns"]]
    assert [turn["text"] for turn in others["turns"]] != [turn["text"] for turn in first["turns"]]
    mine, yours = ({one["number"] for one in told["advice"]} for told in (first, others))
    assert mine
    assert yours
    assert not mine & yours, "nobody reads what somebody else should have done"
    assert (await reviewed(eve, table))["advice"] == []
    for one in first["advice"]:
        assert one["best"]
        assert one["given"]
        assert one["same"] == (one["best"] == one["given"] or one["won_best"] - one["won"] < 0.04)


@story
async def test_only_what_is_over_is_looked_back_at(house: Process) -> None:
    anna = await Person.come(house)
    going_on = await put_table(house, [anna, None, None], "sake", 3, answers_of("sake", 3, 3)[:20])
    assert await anna.refused("GET", f"/api/tables/{going_on}/review") == "review-not-over"
    wish = {"moment": 3}
    assert await anna.refused("POST", f"/api/tables/{going_on}/play-on", json=wish) == "review-not-over"
    assert await anna.refused("GET", "/api/tables/nowhere/review") == "no-such-table"


@story
async def test_a_game_goes_on_from_any_moment_as_it_stood(house: Process) -> None:
    anna, eve = await Person.come(house), await Person.come(house)
    table = await put_finished(house, [anna, None, None], "sake", 4)
    path = f"/api/tables/{table}/play-on"
    replay = await anna.ask(
        "GET", f"/api/tables/{table}/replay", params={"eyes": "1", "first": 30, "count": 1}
    )
    [frame] = replay["frames"]
    last = replay["length"] - 2
    assert await eve.refused("POST", path, json={"moment": last + 1}) == "no-such-moment"
    assert await eve.refused("POST", path, json={"moment": 10**6}) == "no-such-moment"
    assert await eve.refused("POST", path, json={"moment": 30, "seat": 3}) == "no-such-seat"
    assert await eve.refused("POST", path, json={"moment": -1}) == "not-understood"

    info = await eve.ask("POST", path, json={"moment": 30, "seat": 1, "level": "random"})
    assert info["branch"] == {"source": table, "moment": 30}
    assert (info["you"], info["state"], info["public"]) == (1, "playing", False)
    assert {seat["bot"] for seat in info["seats"] if seat["seat"] != 1} == {"random"}
    guest = await eve.go_to(info["id"])
    welcome = await guest.hear("welcome")
    assert welcome["table"]["branch"]["moment"] == 30
    assert welcome["answers"] >= 30
    if welcome["answers"] == 30:
        assert welcome["view"]["hand"] == frame["view"]["hand"]
    ended = await guest.play(lambda question: int(question["offers"][0]["option"]))
    assert ended["table"]["state"] == "over"
    again = await eve.ask(
        "GET", f"/api/tables/{info['id']}/replay", params={"eyes": "1", "first": 30, "count": 1}
    )
    assert again["frames"][0]["view"] == frame["view"], "as it was, card by card"
    mine = await anna.ask("POST", path, json={"moment": last})
    assert mine["you"] == 0, "at one's own seat, if no other is named"
    plain = await anna.ask("GET", f"/api/tables/{table}")
    assert plain["branch"] is None


async def finished_table(store: Store, seed: int) -> LiveTable:
    values = table_values("sword", 3, seed, "anna")
    await store.tables.add(values, [{"seat": seat, "bot": "adept"} for seat in range(3)])
    row = await store.tables.find(values["id"])
    assert row is not None
    live = LiveTable(row, await store.seats.at(row.id))
    live.apply(live.played(answers_of("sword", 3, seed)), time.time())
    return live


class Lost(BotProcesses):
    """Bots of whom nothing can be had."""

    async def run_in_background(self, *_: object) -> NoReturn:
        raise AssertionError("it was known already")


class Counting(BotProcesses):
    """Bots that look at a game at a glance, and count how often they began."""

    def __init__(self) -> None:
        super().__init__()
        self.begun = 0

    async def run_in_background(self, work: Callable[..., Any], *parts: Any) -> Any:
        await asyncio.sleep(0.02)
        self.begun += work is planned
        if work is looked_at:
            return [asdict(Look(number, seat, [0.5] * 3, [0.5] * 3)) for number, seat in parts[1]]
        return work(*parts) if work is planned else []


async def settled(ask: Callable[[], Awaitable[object]]) -> Review:
    async with asyncio.timeout(3 * PATIENCE):
        while not isinstance(found := await ask(), Review):
            assert isinstance(found, Progress)
            await asyncio.sleep(0.05)
        return found


def test_two_houses_at_one_file_work_it_out_once(tmp_path: Path) -> None:
    asyncio.run(once_for_all(f"sqlite:///{tmp_path / 'house.db'}"))


def test_two_houses_at_postgresql_work_it_out_once(database: str) -> None:
    asyncio.run(once_for_all(database))


async def once_for_all(database: str) -> None:
    stores, bots = [Store(database), Store(database)], Counting()
    await stores[0].prepare()
    await stores[0].people.add("anna", "Anna", "en")
    live = await finished_table(stores[0], 8)
    houses = [ReviewJobs(store, bots, f"house {number}") for number, store in enumerate(stores)]
    try:
        found = await asyncio.gather(
            *(settled(lambda house=house: house.of(live, "anna")) for house in houses * 2)  # type: ignore[misc]
        )
        assert found == [found[0]] * 4
        assert bots.begun == 1
        lost = ReviewJobs(stores[1], Lost(), "another")
        assert await lost.of(live, "eve") == found[0], "it is kept"
    finally:
        bots.close()
        for store in stores:
            await store.close()


def test_what_fails_may_be_tried_again_and_nobody_wishes_without_end(tmp_path: Path) -> None:
    asyncio.run(fails(f"sqlite:///{tmp_path / 'house.db'}"))


async def fails(database: str) -> None:
    store = Store(database)
    await store.prepare()
    await store.people.add("anna", "Anna", "en")
    live = await finished_table(store, 9)
    review_jobs = ReviewJobs(store, Lost(), "house")
    for _ in range(int(REVIEWS[1])):
        assert await review_jobs.of(live, "anna") == Progress()
        await asyncio.gather(*(work for work, _ in review_jobs.working.values()))
        assert await store.reviews.find(live.id) is None
    assert await review_jobs.of(live, "anna") is None
    assert await review_jobs.of(live, "eve") == Progress()
    await review_jobs.close()
    await store.close()
