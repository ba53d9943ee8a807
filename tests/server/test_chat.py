"""Talking at a table: text and nothing but text, slurred by sake, muted, reported, limited."""

from __future__ import annotations

import random
import sqlite3

from izakaya.games import GAMES
from tests.server.house import Guest, Person, Process, Told, put_table, story


async def talk(guest: Guest, text: str, client: str) -> Told:
    since = len(guest.told)
    await guest.say("say", text=text, client=client)
    return await guest.reply(since, "accepted", "refused")


@story
async def test_everybody_hears_and_nobody_is_quoted_as_markup(house: Process) -> None:
    anna, ben, eve = [await Person.come(house, name) for name in ("Anna", "<b>Ben</b>", "Eve")]
    table = await anna.lay()
    await ben.sit(table)
    guests = [await person.go_to(table) for person in (anna, ben, eve)]
    assert (await talk(guests[1], "<script>alert(1)</script> \u202e\u0000\n  hi", "1"))["number"] == 0
    for guest in guests:
        line = await guest.hear("chat")
        assert line["text"] == "<script>alert(1)</script> hi", "as it was said, without what disturbs a line"
        assert (line["name"], line["person"], line["seat"], line["drunk"]) == ("<b>Ben</b>", ben.id, 1, False)
    # Sent twice it is said once; nothing is not said at all.
    assert (await talk(guests[1], "again", "1"))["number"] == 0
    assert (await talk(guests[1], " \u200b ", "2"))["reason"] == "nothing-said"
    assert (await talk(guests[1], "x" * 301, "3"))["reason"] == "not-understood"
    # Who comes later hears of it, and who watches may talk.
    assert (await talk(guests[2], "I watch", "1"))["number"] == 1
    later = await (await Person.come(house)).go_to(table)
    assert [line["text"] for line in (await later.hear("welcome"))["chat"]][1] == "I watch"


@story
async def test_mute_and_report(house: Process) -> None:
    anna, ben = await Person.come(house), await Person.come(house)
    table = await anna.lay()
    listening, talking = await anna.go_to(table), await ben.go_to(table)
    await talk(talking, "first", "1")
    assert (await listening.hear("chat"))["text"] == "first"
    await listening.say("mute", person=ben.id)
    await listening.settled()
    await talk(talking, "second", "2")
    await talking.hear("chat", where=lambda told: told["text"] == "second")
    await listening.settled()
    assert len(listening.all("chat")) == 1
    # On every device, and after the language has changed.
    other = await anna.go_to(table)
    welcome = await other.hear("welcome")
    assert (welcome["muted"], welcome["chat"]) == ([ben.id], [])
    await other.say("speak", language="de")
    assert (await other.hear("welcome"))["chat"] == []
    await listening.say("mute", person=ben.id, on=False)
    await listening.settled()
    await talk(talking, "third", "3")
    assert (await listening.hear("chat"))["text"] == "third"
    await listening.say("mute", person="0123456789abcdef")
    assert (await listening.hear("refused"))["reason"] == "no-such-person"

    await listening.say("report", line=1, text="rude")
    assert (await listening.hear("accepted"))["number"] == 1
    await listening.say("report", line=99)
    assert (await listening.hear("refused"))["reason"] == "no-such-line"
    database = sqlite3.connect(house.database.partition("///")[2], timeout=20)
    query = "SELECT line, person, text FROM reports WHERE table_id = ?"
    assert database.execute(query, (table,)).fetchall() == [(1, anna.id, "rude")]
    database.close()


def drunk_deal() -> tuple[int, list[int], int]:
    """A game of SAKE in which somebody has sake on the board: the deal, the answers, the seat."""
    for seed in range(50):
        table = GAMES["sake"].new_table(3, seed, {})
        chance = random.Random(seed)
        while not table.over:
            people = table.view(None)["people"]
            assert isinstance(people, list)
            for person in people:
                if person["board_sake"] and not table.is_reaction():
                    return seed, table.past[: table.answered], int(person["seat"])
            table.answer(chance.choice(table.options()))
    raise AssertionError("nobody drinks")


@story
async def test_sake_on_the_board_is_heard(house: Process) -> None:
    seed, answers, seat = drunk_deal()
    people = [await Person.come(house, language="en") for _ in range(3)]
    table = await put_table(house, people, "sake", seed, answers=answers, window=60.0)
    guests = [await person.go_to(table) for person in people]
    said = "Please give me another small cup, my dear friend, and sing with us"
    await talk(guests[seat], said, "1")
    line = await guests[(seat + 1) % 3].hear("chat")
    assert line["drunk"]
    assert line["text"] != said


@story
async def test_who_talks_too_much_is_asked_to_wait(house: Process) -> None:
    anna = await Person.come(house)
    guest = await anna.go_to(await anna.lay())
    replies = [await talk(guest, f"word {i}", str(i)) for i in range(9)]
    assert replies[0]["is"] == "accepted"
    assert replies[-1]["reason"] == "too-loud"
    assert replies[-1]["sentence"]
