"""Play over one socket: the view, numbered news, answers that count once, each person in their own language."""

from __future__ import annotations

import asyncio
import random
import secrets
import sqlite3
from typing import Any

import pytest

from izakaya.games import GAMES, read_record
from tests.server.house import Guest, Person, Process, Told, put_table, story, until


def last(question: Told) -> int:
    return int(question["offers"][-1]["option"])


@story
async def test_everybody_reads_the_same_table_in_their_own_language(house: Process) -> None:
    languages = ("en", "it", "de", "es", "ja")
    people = [await Person.come(house, language=language) for language in languages]
    names = [person.name for person in people]
    assert len({name.split(" ")[0] for name in names}) >= 4, names
    table = await people[0].lay("sake", seats=5, window=None)
    for person in people[1:]:
        await person.sit(table)
    guests = [await person.go_to(table) for person in people]
    await people[0].start(table)
    welcomes = [await guest.hear("welcome", where=lambda told: told["view"]) for guest in guests]
    assert len({"".join(welcome["welcome"]) for welcome in welcomes}) == 5
    await until(lambda: any(guest.all("question") for guest in guests))
    asked = next(i for i, guest in enumerate(guests) if guest.all("question"))
    await guests[asked].say("answer", number=0, option=last(guests[asked].all("question")[-1]), client="a")
    news = [await guest.hear("news") for guest in guests]
    assert len({told["lines"][0]["text"] for told in news}) == 5
    assert len({str(told["events"][0]["what"]) for told in news}) == 1
    # Another language from now on: everything is told anew in it.
    await guests[0].say("speak", language="ja")
    anew = await guests[0].hear("welcome")
    there = await people[4].go_to(table, language="ja")
    assert anew["lines"][-1]["what"] == (await there.hear("welcome"))["lines"][-1]["what"]
    assert await people[1].ask("PATCH", "/api/me", json={"language": "en"})


@story
async def test_a_view_then_news_without_gaps(house: Process) -> None:
    anna = await Person.come(house)
    table = await anna.lay("sake", start=True, level="random")
    guest = await anna.go_to(table)
    welcome = await guest.hear("welcome")
    await guest.play(last)
    number, answers = welcome["number"], welcome["answers"]
    for news in guest.all("news"):
        assert news["first"] == number
        assert news["number"] == number + len(news["events"])
        assert news["answers"] > answers
        number, answers = news["number"], news["answers"]
        assert all(line["number"] < number for line in news["lines"])
    record = read_record((await anna.http.get(f"/api/tables/{table}/record")).text)
    # What was told is what the seat would have seen, no more and no less.
    replayed = GAMES["sake"].new_table(3, record.seed, {})
    for answer in record.answers:
        replayed.answer(answer)
    told = welcome_events(welcome, replayed.news, 0) + [
        event for news in guest.all("news") for event in news["events"]
    ]
    assert told == [news.seen_by(0) for news in replayed.news]
    assert guest.all("news")[-1]["view"] == replayed.view(0)


def welcome_events(welcome: Told, news: list[Any], seat: int) -> list[dict[str, object]]:
    """Of what happened before, the first view shows the outcome."""
    return [one.seen_by(seat) for one in news[: welcome["number"]]]


@story
async def test_who_comes_back_gets_exactly_the_rest(house: Process) -> None:
    anna = await Person.come(house)
    table = await anna.lay("sword", start=True, level="random")
    whole = await anna.go_to(table)
    number = (await whole.hear("welcome"))["number"]
    guest = await anna.go_to(table, since=number)
    seen: list[dict[str, object]] = []
    lines: list[str] = []
    chance = random.Random(4)
    over = False
    while not over:
        told = await guest.hear("question", "news", "ended", "refused")
        if told["is"] == "news":
            assert told["first"] == number
            seen += told["events"]
            lines += [line["text"] for line in told["lines"]]
            number = told["number"]
        elif told["is"] == "question":
            await guest.say("answer", number=told["number"], option=last(told), client=secrets.token_hex(4))
            if chance.random() < 0.3:
                await guest.close()
                guest = await anna.go_to(table, since=number)
        over = told["is"] == "ended" or (told["is"] == "news" and told["view"]["over"])
    await whole.hear("ended")
    assert seen == [event for news in whole.all("news") for event in news["events"]]
    assert lines == [line["text"] for news in whole.all("news") for line in news["lines"]]
    # Too old, or never true: a fresh view.
    for since in (0, 999_999):
        anew = await anna.go_to(table, since=since)
        assert (await anew.hear("welcome", "news"))["is"] == "welcome"


@story
async def test_too_old_gets_a_fresh_view(house: Process) -> None:
    anna = await Person.come(house)
    table = await anna.lay("sake", seats=6, start=True, level="random")
    guest = await anna.go_to(table)
    ended = await guest.play(last)
    assert ended["is"] == "ended"
    length = guest.all("news")[-1]["number"]
    assert length > 320
    back = await anna.go_to(table, since=length - 300)
    assert (await back.hear("welcome", "news"))["is"] == "news"
    back = await anna.go_to(table, since=length - 301)
    fresh = await back.hear("welcome", "news")
    assert fresh["is"] == "welcome"
    assert fresh["view"]["over"]
    assert fresh["ending"]["winners"]


@story
async def test_an_answer_counts_once_and_a_late_one_not_at_all(house: Process) -> None:
    anna = await Person.come(house)
    table = await anna.lay("sword", start=True, level="random")
    guest, phone = await anna.go_to(table), await anna.go_to(table)
    question = await guest.hear("question")
    assert (await phone.hear("question"))["offers"] == question["offers"], "two devices, one seat"
    refused = await guest.answer(question, 32_000)
    assert (refused["is"], refused["reason"]) == ("refused", "not-offered")
    assert refused["sentence"]

    accepted = await guest.answer(question, last(question), "once")
    assert accepted == {"is": "accepted", "client": "once", "number": question["number"]}
    assert await guest.answer(question, last(question), "once") == accepted
    assert await phone.answer(question, question["offers"][0]["option"], "once") == accepted
    late = await phone.answer(question, last(question), "other")
    assert (late["reason"], late["client"]) == ("too-late", "other")
    # The same id for another question is another answer.
    later = await guest.hear("question", where=lambda told: told["number"] > question["number"])
    assert (await guest.answer(later, 32_000, "once"))["is"] == "refused"
    assert (await guest.answer(later, last(later), "once"))["number"] == later["number"]

    await guest.play(last)
    over = await guest.answer(later, last(later), "new")
    assert over["reason"] == "game-over"
    record = read_record((await anna.http.get(f"/api/tables/{table}/record")).text)
    assert record.answers[question["number"]] == last(question)


@story
async def test_two_devices_of_one_person_answer_at_once(house: Process) -> None:
    anna = await Person.come(house)
    table = await anna.lay("sword", start=True, level="random")
    devices = [await anna.go_to(table) for _ in range(3)]
    for _ in range(15):
        question = await devices[0].hear("question", "ended")
        if question["is"] == "ended":
            break
        replies = await asyncio.gather(*(device.answer(question) for device in devices))
        assert sorted(reply["is"] for reply in replies) == ["accepted", "refused", "refused"]


@story
async def test_nothing_is_told_before_it_is_stored(house: Process) -> None:
    """Whenever news or an acknowledgement arrive, another reader of the database finds what they tell of."""
    anna, ben = await Person.come(house), await Person.come(house)
    table = await put_table(house, [anna, ben, None], "sword", 11, window=0.05)
    file = house.database.partition("///")[2]
    database = sqlite3.connect(file, timeout=20)
    guests = [await anna.go_to(table), await ben.go_to(table)]

    async def play(guest: Guest) -> None:
        while True:
            told = await guest.hear("question", "news", "accepted", "ended")
            if told["is"] == "news":
                (stored,) = database.execute(
                    "SELECT count(*) FROM answers WHERE table_id = ?", (table,)
                ).fetchone()
                assert stored >= told["answers"]
            elif told["is"] == "accepted":
                query = "SELECT count(*) FROM {} WHERE table_id = ? AND client = ?"
                found = [
                    database.execute(query.format(where), (table, told["client"])).fetchone()[0]
                    for where in ("answers", "intents")
                ]
                # A refusal that waited may have been overtaken by another's reaction.
                assert sum(found) == 1 or told["number"] >= 100_000
            elif told["is"] == "question":
                await guest.say(
                    "answer", number=told["number"], option=last(told), client=secrets.token_hex(4)
                )
            else:
                return

    await asyncio.gather(*(play(guest) for guest in guests))
    database.close()


@story
async def test_nobody_is_told_while_the_database_is_held(house: Process) -> None:
    anna, ben = await Person.come(house), await Person.come(house)
    table = await put_table(house, [anna, ben, None], "sword", 3, window=None)
    guests = {0: await anna.go_to(table), 1: await ben.go_to(table)}
    await until(lambda: any(guest.all("question") for guest in guests.values()))
    asked = guests[next(i for i, guest in guests.items() if guest.all("question"))]
    database = sqlite3.connect(house.database.partition("///")[2], timeout=20, isolation_level=None)
    database.execute("BEGIN IMMEDIATE")
    since = [len(guest.told) for guest in guests.values()]
    question = asked.all("question")[-1]
    await asked.say("answer", number=question["number"], option=last(question), client="held")
    await asyncio.sleep(0.5)
    told = [guest.told[n:] for guest, n in zip(guests.values(), since, strict=True)]
    assert not any(one["is"] in ("news", "accepted") for some in told for one in some)
    database.execute("ROLLBACK")
    database.close()
    assert (await asked.hear("accepted"))["client"] == "held"


@story
async def test_ones_own_game_can_be_seen_again_before_its_end(house: Process) -> None:
    anna, ben, eve = [await Person.come(house) for _ in range(3)]
    table = await put_table(house, [anna, ben, None], "sword", 5, window=None)
    guest, other = await anna.go_to(table), await ben.go_to(table)
    await until(lambda: bool(guest.all("question") or other.all("question")))
    path = f"/api/tables/{table}/replay"
    mine = await anna.ask("GET", path, params={"eyes": "0"})
    assert mine["frames"][-1]["view"] == guest.view()
    assert mine["frames"][0]["view"]["seat"] == 0
    assert (await eve.ask("GET", path))["frames"][0]["view"]["hand"] == {}
    for person, eyes in ((anna, "1"), (anna, "all"), (eve, "0"), (eve, "all"), (ben, "0"), (anna, "2")):
        assert await person.refused("GET", path, params={"eyes": eyes}) == "not-over"
    assert await anna.refused("GET", path, params={"eyes": "9"}) == "no-such-seat"
    for wrong in ({"eyes": "100"}, {"eyes": "me"}, {"count": 0}, {"first": -1}, {"language": "fr"}):
        assert (await anna.http.get(path, params=wrong)).status_code == 400
    assert await anna.refused("GET", path, params={"eyes": "7"}) == "no-such-seat"


@story
async def test_a_bot_from_outside_plays_with_a_token(house: Process) -> None:
    anna = await Person.come(house)
    bot = Person(house)
    token = (await bot.ask("POST", "/api/bots", json={"name": "Robot"}))["token"]
    bot.http.headers["Authorization"] = f"Bearer {token}"
    table = await anna.lay("sword", window=None, level="random")
    await bot.sit(table)
    await anna.start(table)
    assert (await anna.ask("GET", f"/api/tables/{table}"))["seats"][1]["name"] == "Robot"
    guest = await anna.go_to(table, words=False, views=False)
    robot = await guest_of_bot(bot, table, token)
    await asyncio.gather(guest.play(last), robot.play(last))
    assert {told["text"] for told in robot.all("question")} == {""}
    assert all(told["view"] is None and told["lines"] == [] for told in robot.all("news"))
    wrong = httpx_status(await bot.http.get("/api/me", headers={"Authorization": "Bearer nobody"}))
    assert wrong == (401, "unknown-token")


def httpx_status(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["reason"]


async def guest_of_bot(bot: Person, table: str, token: str) -> Guest:
    from websockets.asyncio.client import connect

    wire = await connect(
        f"ws://127.0.0.1:{bot.house.port}/api/tables/{table}/socket",
        additional_headers={"Authorization": f"Bearer {token}"},
    )
    guest = Guest(bot, wire)
    bot.guests.append(guest)
    await guest.say("hello", words=False, views=False)
    return guest


@pytest.mark.parametrize("game", ["sword", "sake"])
def test_a_table_in_haste_never_stops_at_a_question_without_a_choice(game: str, house: Process) -> None:
    in_haste(game, house)


@story
async def in_haste(game: str, house: Process) -> None:
    """Without a pace and with nobody to hide from, what is forced is stored and told with what led to it."""
    anna = await Person.come(house)
    table = await put_table(house, [anna, None, None], game, 11)
    guest = await anna.go_to(table)
    welcome = await guest.hear("welcome")
    await guest.play(last)
    record = read_record((await anna.http.get(f"/api/tables/{table}/record")).text)
    replayed = GAMES[game].new_table(3, record.seed, {})
    forced = 0
    stops = {told["answers"] for told in guest.all("news")} - {welcome["answers"]}
    for number, answer in enumerate(record.answers):
        if number > welcome["answers"] and len(replayed.options()) == 1:
            forced += 1
            assert number not in stops
        replayed.answer(answer)
    assert forced > 0
