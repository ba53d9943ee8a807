"""The contract of a store (`house/storage.py`), kept by SQLite, by PostgreSQL and by the shelf of a page alike."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

import pytest

from izakaya.house.storage import HouseStore
from izakaya.playing.errors import RequestError
from izakaya.playing.storage import Given, StoredAnswer
from izakaya.server.store import Store
from izakaya.standalone.key_value import MemoryKeyValue
from izakaya.standalone.store import PageStore
from tests.server.house import story, table_values

Opening = Callable[[], AbstractAsyncContextManager[HouseStore]]
RULES = {"sword": (1,), "sake": (1,)}


@asynccontextmanager
async def prepared(store: HouseStore) -> AsyncIterator[HouseStore]:
    await store.prepare()
    try:
        yield store
    finally:
        await store.close()


@pytest.fixture(params=["sqlite", "postgresql", "standalone"])
def opening(request: pytest.FixtureRequest, tmp_path: Any) -> Opening:
    """Opens the same store as often as it is called; it is empty at first."""
    if request.param == "standalone":
        shelf = MemoryKeyValue()
        return lambda: prepared(PageStore(shelf))
    is_file = request.param == "sqlite"
    address = f"sqlite:///{tmp_path / 'house.db'}" if is_file else str(request.getfixturevalue("database"))
    return lambda: prepared(Store(address))


async def lay(store: HouseStore, table: str = "t", seats: int = 3, **changes: Any) -> None:
    """A table of Anna's, at which Anna and Ben sit."""
    for person, name in (("anna", "Anna"), ("ben", "Ben")):
        if await store.people.find(person) is None:
            await store.people.add(person, name, "en")
    sitting = [{"seat": seat, "person": person} for seat, person in enumerate(("anna", "ben"))]
    values = table_values("sword", seats, 6, "anna", **{"id": table, "rules": 1, **changes})
    await store.tables.add(values, [*sitting, *({"seat": seat} for seat in range(2, seats))])


async def sitting(store: HouseStore, table: str = "t") -> list[str | None]:
    return [place.person or place.bot for place in await store.seats.at(table)]


async def give(store: HouseStore, first: int, *options: int, over: bool = False, **who: Any) -> bool:
    answers = [StoredAnswer(first + later, option, **who) for later, option in enumerate(options)]
    return await store.answers.add("t", Given(answers, over), 7.0)


@story
async def test_people_are_found_by_their_ids(opening: Opening) -> None:
    async with opening() as store:
        assert await store.people.find("anna") is None
        await store.people.add("anna", "Anna", "en")
        await store.people.introduce("anna", name="Änne", language="de")
        await store.people.introduce("anna", name="Anne")
    async with opening() as store:
        found = await store.people.find("anna")
        assert found is not None
        assert (found.id, found.name, found.language) == ("anna", "Anne", "de")
        assert not found.is_bot
        assert not found.barred
        assert await store.people.of_token("unknown") is None


@story
async def test_a_person_takes_over_from_a_bot_and_gives_the_seat_away(opening: Opening) -> None:
    async with opening() as store:
        await lay(store, seats=4)
        await store.people.add("eve", "Eve", "en")
        assert not await store.seats.take_over("t", 2, "eve"), "nobody is there to take over from"
        assert await store.tables.start("t", "novice")
        assert not await store.seats.take_over("t", 0, "eve")
        assert not await store.seats.take_over("t", 2, "anna"), "nobody gets two seats"
        assert await store.seats.take_over("t", 2, "eve")
        assert await sitting(store) == ["anna", "ben", "eve", "novice"]
        assert not await store.seats.hand_to("t", "ben", "anna")
        await store.people.add("dora", "Dora", "en")
        assert await store.seats.hand_to("t", "ben", "dora")
        assert await sitting(store) == ["anna", "dora", "eve", "novice"]
        assert not await store.seats.hand_to("t", "ben", "ben")


@story
async def test_the_name_of_somebody_who_left_for_good_is_kept(opening: Opening) -> None:
    async with opening() as store:
        await lay(store)
        assert await store.tables.start("t", "novice")
        assert await store.seats.hand_over("t", "ben", "adept")
    async with opening() as store:
        left = (await store.seats.at("t"))[1]
        assert (left.person, left.name, left.bot) == (None, None, "adept")
        assert (left.left_by, left.left) == ("ben", "Ben")
        ben = await store.people.find("ben")
        assert ben is not None
        assert not ben.named
        await store.people.introduce("ben", name="Benno", named=True)
        assert (await store.seats.at("t"))[1].left == "Benno"
        ben = await store.people.find("ben")
        assert ben is not None
        assert ben.named


@story
async def test_a_table_is_found_as_it_was_laid(opening: Opening) -> None:
    async with opening() as store:
        assert await store.tables.find("t") is None
        await lay(store, options={"deck": "x"}, clock_decision=5.0, clock_reserve=60.0, window=None)
    async with opening() as store:
        row = await store.tables.find("t")
        assert row is not None
        assert (row.id, row.game, row.rules, row.seat_count, row.seed) == ("t", "sword", 1, 3, "6")
        assert (row.options, row.owner, row.level, row.silence) == ({"deck": "x"}, "anna", "random", "beats")
        assert (row.clock_decision, row.clock_reserve, row.window) == (5.0, 60.0, None)
        assert (row.state, row.rematch, row.source, row.moment) == ("open", None, None, None)
        assert (row.public, row.asleep, row.quiet) == (False, False, False)
        places = await store.seats.at("t")
        assert [place.name for place in places] == ["Anna", "Ben", None]
        assert {(place.reserve, place.away, place.table_id) for place in places} == {(60.0, False, "t")}
        assert all(place.orders == {} for place in places)


@story
async def test_tables_are_listed_for_everybody_and_for_one(opening: Opening) -> None:
    async with opening() as store:
        for table in "abcdt":
            await lay(store, table, public=table != "b")
        assert await give(store, 0, 1, over=True)
        assert [row.id for row in await store.tables.open(10)] == ["d", "c", "a"]
        assert [row.id for row in await store.tables.open(2)] == ["d", "c"]
        assert [row.id for row in await store.tables.of("anna", 10)] == ["d", "c", "b", "a", "t"]
        assert len(await store.tables.of("ben", 2)) == 2
        assert await store.tables.of("eve", 10) == []
        assert await store.tables.unfinished_of("anna", RULES) == 4
        assert await store.tables.unfinished_of("anna", {"sword": (2,), "sake": (1,)}) == 0
        assert await store.tables.unfinished_of("ben", RULES) == 0
        assert len(await store.seats.at_all(["a", "b"])) == 6


@story
async def test_an_open_table_can_be_laid_in_another_way(opening: Opening) -> None:
    async with opening() as store:
        await lay(store)
        assert await store.tables.choose("t", {"pace": 2.0, "seat_count": 4, "clock_reserve": 30.0})
        assert await sitting(store) == ["anna", "ben", None, None]
        assert {place.reserve for place in await store.seats.at("t")} == {30.0}
        with pytest.raises(RequestError) as refused:
            await store.tables.choose("t", {"pace": 3.0, "seat_count": 1})
        assert refused.value.reason == "too-few-places"
        row = await store.tables.find("t")
        assert row is not None
        assert (row.pace, row.seat_count) == (2.0, 4), "all or nothing"
        assert await store.tables.start("t", "novice")
        assert not await store.tables.choose("t", {"pace": 1.0})
        assert not await store.tables.choose("unknown", {"pace": 1.0})


@story
async def test_a_game_begins_once_with_bots_on_free_seats(opening: Opening) -> None:
    async with opening() as store:
        await lay(store, seats=4)
        assert await store.seats.put_bot("t", 2, "master")
        begun = await asyncio.gather(*(store.tables.start("t", "novice") for _ in range(3)))
        assert sorted(begun) == [False, False, True]
        assert await sitting(store) == ["anna", "ben", "master", "novice"]
        row = await store.tables.find("t")
        assert row is not None
        assert row.state == "playing"


@story
async def test_a_seat_has_one_person_and_a_person_one_seat(opening: Opening) -> None:
    async with opening() as store:
        await lay(store, seats=5)
        for person in ("eve", "kim"):
            await store.people.add(person, person.title(), "en")
        taken = await asyncio.gather(*(store.seats.take("t", 2, person) for person in ("eve", "kim")))
        assert sorted(taken) == [False, True]
        assert not await store.seats.take("t", 3, "anna"), "nobody gets two"
        assert not await store.seats.take("t", 9, "kim")
        assert await store.seats.put_bot("t", 3, "adept")
        assert not await store.seats.take("t", 3, "kim")
        assert not await store.seats.put_bot("t", 0, "adept")
        await store.seats.set("t", 0, orders={"pass": True})
        assert not await store.seats.move("t", "anna", 1)
        assert not await store.seats.move("t", "anna", 3)
        assert (await store.seats.at("t"))[0].person == "anna", "who cannot move stays"
        assert await store.seats.move("t", "anna", 4)
        places = await store.seats.at("t")
        assert (places[0].person, places[4].person) == (None, "anna")
        assert places[0].orders == {}
        assert await store.seats.put_bot("t", 3, None)
        assert await store.seats.leave("t", "ben")
        assert not await store.seats.leave("t", "ben")
        assert (await sitting(store))[1] is None


@story
async def test_what_is_set_of_a_seat_stays_until_its_person_goes(opening: Opening) -> None:
    async with opening() as store:
        await lay(store)
        await store.seats.set("t", 0, away=True, orders={"pass": True}, reserve=4.0)
    async with opening() as store:
        first = (await store.seats.at("t"))[0]
        assert (first.away, first.orders, first.reserve) == (True, {"pass": True}, 4.0)
        assert await store.seats.hand_over("t", "anna", "adept")
        assert not await store.seats.hand_over("t", "anna", "adept")
        first = (await store.seats.at("t"))[0]
        assert (first.person, first.bot, first.away, first.orders) == (None, "adept", False, {})


@story
async def test_the_owner_shows_people_out_and_asks_for_quiet(opening: Opening) -> None:
    async with opening() as store:
        await lay(store)
        assert await store.tables.removed_from("t") == set()
        await store.tables.remove("t", "ben")
        await store.tables.remove("t", "ben")
        await store.tables.quieten("t", True)
    async with opening() as store:
        assert await store.tables.removed_from("t") == {"ben"}
        row = await store.tables.find("t")
        assert row is not None
        assert row.quiet


@story
async def test_of_two_rematches_one_is_laid(opening: Opening) -> None:
    async with opening() as store:
        await lay(store)
        names = ("second", "third")
        seats: list[dict[str, Any]] = [
            {"seat": 0, "person": "anna", "bot": None},
            {"seat": 1, "person": None, "bot": "adept"},
        ]
        values = [table_values("sword", 2, 7, "anna", id=name) for name in names]
        await asyncio.gather(*(store.tables.add_rematch("t", one, seats) for one in values))
        row = await store.tables.find("t")
        assert row is not None
        assert row.rematch in names
        laid = [name for name in names if await store.tables.find(name) is not None]
        assert laid == [row.rematch]
        assert await sitting(store, row.rematch) == ["anna", "adept"]


@story
async def test_a_branch_has_the_answers_before_it_and_they_are_nobodys(opening: Opening) -> None:
    async with opening() as store:
        await lay(store)
        assert await give(store, 0, 4, 5, 6, person="anna", client="c")
        values = table_values("sword", 2, 6, "anna", id="branch")
        await store.tables.add_branch(values, [{"seat": 0, "person": "anna"}, {"seat": 1}], "t", [4, 5])
        await store.tables.add_branch({**values, "id": "at once"}, [{"seat": 0}, {"seat": 1}], "t", [])
    async with opening() as store:
        row = await store.tables.find("branch")
        assert row is not None
        assert (row.source, row.moment) == ("t", 2)
        assert [answer.option for answer in await store.answers.since("branch", 0)] == [4, 5]
        assert await store.answers.of_people("branch") == {}
        assert await store.answers.counted(["t", "branch", "at once"]) == {"t": 3, "branch": 2}


@story
async def test_a_question_is_answered_once(opening: Opening) -> None:
    async with opening() as store:
        await lay(store, clock_reserve=60.0)
        assert await store.tables.start("t", "novice")
        given = await asyncio.gather(
            *(give(store, 0, option, person="anna", client=f"c{option}") for option in (4, 5))
        )
        assert sorted(given) == [False, True]
        assert await give(store, 1, 8, 9, person="ben", client="b", seat=1, reserve=50.0)
        assert not await give(store, 2, 1), "it was answered together with the one before"
        won = 4 if given[0] else 5
        assert await store.answers.was_given("t", 0, "anna", f"c{won}")
        assert not await store.answers.was_given("t", 0, "anna", f"c{9 - won}")
        assert not await store.answers.was_given("t", 0, "ben", f"c{won}")
        assert [place.reserve for place in await store.seats.at("t")] == [60.0, 50.0, 60.0]
        assert await give(store, 3, 2, over=True)
    async with opening() as store:
        assert [(answer.option, answer.at) for answer in await store.answers.since("t", 1)] == [
            (8, 7.0),
            (9, 7.0),
            (2, 7.0),
        ]
        assert await store.answers.of_people("t") == {0: "anna", 1: "ben", 2: "ben"}
        row = await store.tables.find("t")
        assert row is not None
        assert row.state == "over"


@story
async def test_what_waits_in_a_window_counts_at_its_end(opening: Opening) -> None:
    async with opening() as store:
        await lay(store)
        first, late = StoredAnswer(0, 4, "anna", "a"), StoredAnswer(0, 5, "ben", "b")
        assert await store.answers.intents("t", 0) == {}
        assert await store.answers.add_intent("t", 0, first)
        assert not await store.answers.add_intent("t", 0, late), "the first one counts"
        assert await store.answers.add_intent("t", 0, StoredAnswer(1, 6, "ben", "b"))
        assert await store.answers.was_given("t", 0, "anna", "a")
        assert await store.answers.since("t", 0) == []
    async with opening() as store:
        waiting = {0: first, 1: StoredAnswer(1, 6, "ben", "b")}
        assert await store.answers.intents("t", 0) == waiting
        # Made before Ben had answered: what he was promised would be lost.
        assert not await store.answers.add("t", Given([first], False), 7.0, {0: first})
        assert await store.answers.since("t", 0) == []
        closing = Given([*waiting.values(), StoredAnswer(2, 7)], False)
        assert await store.answers.add("t", closing, 7.0, waiting)
        assert not await store.answers.add("t", closing, 7.0, {})
        assert [answer.option for answer in await store.answers.since("t", 0)] == [4, 6, 7]
        assert await store.answers.intents("t", 0) == {}
        assert await store.answers.was_given("t", 1, "ben", "b")
        assert await store.answers.of_people("t") == {0: "anna", 1: "ben"}
        assert not await store.answers.add_intent("t", 0, late), "it has closed"


@story
async def test_a_game_has_one_driver(opening: Opening) -> None:
    async with opening() as store:
        await lay(store)
        await lay(store, "old", rules=9)
        assert await store.leases.claim("me", RULES, "t") == [], "it has not begun"
        for table in ("t", "old"):
            assert await store.tables.start(table, "novice")
        assert await store.leases.claim("me", RULES, "old") == [], "its rules are not here"
        assert await store.leases.claim("me", RULES, "t") == ["t"]
        assert await store.leases.claim("me", RULES, "t") == []
        assert await store.leases.renew("me") == ["t"]
        await store.leases.release("me")
        assert await store.leases.claim("you", RULES, "t") == ["t"]
        assert await store.leases.set_asleep("t", True)
        assert await store.leases.renew("you") == [], "it rests"
        await store.leases.set_asleep("t", False)
        assert await store.leases.claim("you", RULES, "t") == ["t"]
        await store.leases.restart_clock("t", 12.5)
        row = await store.tables.find("t")
        assert row is not None
        assert row.asked_at == 12.5
        assert await give(store, 0, 1, over=True)
        assert await store.leases.renew("you") == []


@story
async def test_a_line_of_talk_sent_twice_is_one(opening: Opening) -> None:
    async with opening() as store:
        await lay(store)
        assert await store.chat.add("t", "anna", 0, "Kanpai!", False, "a") == 0
        assert await store.chat.add("t", "ben", None, "Hic", True, "a") == 1
        assert await store.chat.add("t", "anna", 0, "Kanpai!", False, "a") == 0
        assert await store.chat.add("t", "anna", 0, "Again", False, "b") == 2
        lines = await store.chat.latest("t", 10)
        assert [(line.number, line.name, line.seat, line.text, line.drunk) for line in lines] == [
            (0, "Anna", 0, "Kanpai!", False),
            (1, "Ben", None, "Hic", True),
            (2, "Anna", 0, "Again", False),
        ]
        assert [line.number for line in await store.chat.latest("t", 2)] == [1, 2]
        assert [line.number for line in await store.chat.latest("t", 10, since=2)] == [2]
        assert [await store.chat.has("t", number) for number in (-1, 0, 2, 3)] == [False, True, True, False]
        await store.chat.report("t", 1, "anna", "too loud")


@story
async def test_who_does_not_want_to_hear_somebody_may_change_their_mind(opening: Opening) -> None:
    async with opening() as store:
        await lay(store)
        for _ in range(2):
            await store.chat.mute("anna", "ben", True)
        assert await store.chat.muted_by("anna") == {"ben"}
        assert await store.chat.muted_by("ben") == set()
        await store.chat.mute("anna", "ben", False)
        assert await store.chat.muted_by("anna") == set()


@story
async def test_hindsight_is_kept_once(opening: Opening) -> None:
    async with opening() as store:
        await lay(store)
        assert await store.hindsights.find("t") is None
        await store.hindsights.keep("t", [{"number": 3}])
        await store.hindsights.keep("t", [{"number": 4}])
    async with opening() as store:
        assert await store.hindsights.find("t") == [{"number": 3}]


@story
async def test_a_review_has_one_worker_and_is_kept(opening: Opening) -> None:
    async with opening() as store:
        await lay(store)
        reviews, now = store.reviews, time.time()
        assert await reviews.find("t") is None
        assert await reviews.claim("t", "me", now, now + 60, 1)
        assert not await reviews.claim("t", "you", now, now + 60, 1)
        assert await reviews.go_on("t", "me", 1, 3, now + 60)
        found = await reviews.find("t")
        assert found is not None
        assert (found.worker, found.until, found.done, found.whole, found.review) == (
            "me",
            now + 60,
            1,
            3,
            None,
        )
        assert await reviews.claim("t", "you", now + 61, now + 120, 1), "it was left lying"
        assert not await reviews.go_on("t", "me", 2, 3, now + 120)
        assert not await reviews.keep("t", "me", 3, {"form": 1})
        await reviews.give_up("t", "me")
        assert await reviews.go_on("t", "you", 2, 3, now + 120)
        await reviews.give_up("t", "you")
        assert await reviews.find("t") is None
        assert await reviews.claim("t", "me", now, now + 60, 1)
        assert await reviews.keep("t", "me", 3, {"form": 1, "looks": []})
    async with opening() as store:
        found = await store.reviews.find("t")
        assert found is not None
        assert found.review == {"form": 1, "looks": []}
        assert not await store.reviews.claim("t", "you", now, now + 60, 1)
        assert await store.reviews.claim("t", "you", now, now + 60, 2), "it has another form"
        found = await store.reviews.find("t")
        assert found is not None
        assert found.review is None


@story
async def test_a_database_knows_bots_by_their_tokens_who_is_here_and_games_to_drive(either: str) -> None:
    """What a page, which has one device and one process, does not need."""
    async with prepared(Store(either)) as store:
        await lay(store)
        await store.people.add("bot", "Bot", "en", True, "hash")
        found = await store.people.of_token("hash")
        assert found is not None
        assert (found.id, found.is_bot) == ("bot", True)
        await store.seats.see_here([("t", 1)], 99.0)
        assert [place.here_until for place in await store.seats.at("t")] == [0.0, 99.0, 0.0]
        assert await store.tables.start("t", "novice")
        assert await store.leases.claim("me", RULES) == ["t"]
        assert await store.leases.set_asleep("t", True)
        assert not await store.leases.set_asleep("t", True), "it was so already"
        assert await store.leases.claim("me", RULES) == []


@story
async def test_an_evening_is_found_with_how_its_games_ended(opening: Opening) -> None:
    async with opening() as store:
        await lay(store, "a")
        await lay(store, "b", evening="a")
        await lay(store, "c")
        assert [row.id for row in await store.tables.of_evening("a")] == ["a", "b"]
        assert await store.tables.ended_with("anna", 5) == []
        await store.tables.keep_result("b", {"winners": [1]})
        assert await store.tables.start("c", "novice")
        assert await store.seats.hand_over("c", "ben", "novice")
        await store.tables.keep_result("c", {"winners": [0]})
    async with opening() as store:
        assert [(row.id, row.result) for row in await store.tables.ended_with("ben", 5)] == [
            ("c", {"winners": [0]}),
            ("b", {"winners": [1]}),
        ]
        assert await store.tables.ended_with("eve", 5) == []
