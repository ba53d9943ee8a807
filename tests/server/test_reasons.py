"""A question comes with what is not on offer, and why: to the player who is asked, in their language, and to nobody else."""

from __future__ import annotations

import asyncio
import dataclasses
import random
from collections.abc import Sequence
from typing import Any

import pytest

from izakaya.games import GAMES
from izakaya.locale import Speech
from izakaya.playing.questions import FURTHER_ON, PASS
from izakaya.server.store import Store
from izakaya.words import telling_for
from tests.server.house import Person, Process, Told, put_table, story

chance = random.Random(8)


def at_random(question: Told) -> int:
    return int(chance.choice(question["offers"])["option"])


def expected(
    game: str, seed: int, answers: Sequence[int], question: Told, seat: int, people: Sequence[str]
) -> list[Any]:
    """What `missing` says of the table this question was asked at, which may be one further on in a window."""
    table = GAMES[game].new_table(3, seed, {})
    for option in answers[: question["number"] % FURTHER_ON]:
        table.answer(option)
    for _ in range(question["number"] // FURTHER_ON):
        table.answer(PASS)
    assert table.asked == seat
    found = telling_for(table, Speech("de"), seat, people).missing(table, table.view(seat))
    return [{name: list_of(part) for name, part in dataclasses.asdict(why).items()} for why in found]


def list_of(part: object) -> object:
    return list(part) if isinstance(part, tuple) else part


def long_enough(told: Told) -> bool:
    return told["is"] == "news" and int(told["answers"]) >= 80


async def stored(house: Process, table: str) -> list[int]:
    store = Store(house.database)
    try:
        return [int(row.option) for row in await store.answers.since(table, 0)]
    finally:
        await store.close()


@pytest.mark.parametrize(("game", "seed"), [("sword", 12), ("sake", 12)])
def test_a_question_brings_its_reasons_along(game: str, seed: int, house: Process) -> None:
    play_and_compare(house, game, seed)


@story
async def play_and_compare(house: Process, game: str, seed: int) -> None:
    anna, ben, eve = [await Person.come(house, name, language="de") for name in ("Anna", "Ben", "Eve")]
    table = await put_table(house, [anna, ben, None], game, seed, window=0.05)
    guests = [await anna.go_to(table), await ben.go_to(table)]
    program = await anna.go_to(table, words=False, views=False)
    watching = await eve.go_to(table)
    for guest in guests:
        await guest.say("orders", spare=False)
    await asyncio.gather(*(guest.play(at_random, until=long_enough) for guest in guests))
    answers = await stored(house, table)
    kinds = set()
    for seat, guest in enumerate(guests):
        for question in guest.all("question"):
            told = expected(game, seed, answers, question, seat, ["Anna", "Ben"])
            assert question["reasons"] == told
            kinds.add((bool(told), question["reaction"], question["number"] >= FURTHER_ON))
    assert (True, False, False) in kinds
    if game == "sake":
        assert {further for _, reaction, further in kinds if reaction} == {True, False}
        assert any(reasons for reasons, reaction, _ in kinds if reaction)
    # A program that wants no words is spared them, and a spectator is told nothing of it.
    await program.settled()
    assert program.all("question")
    assert not any(question["reasons"] for question in program.all("question"))
    assert not any("reasons" in message for message in watching.told)
