"""Bots are honest: what their seat cannot know does not change what they do."""

from __future__ import annotations

import pytest

from izakaya import Chance, Table, new_table
from izakaya.bots import BOTS, Player, ask_bot, bot


def fresh(level: str, seed: int) -> Player:
    return bot(level, seed, iterations=4 if level == "master" else None)


def twins(table: Table, seed: int) -> Table:
    """A table that differs from this one only in what the asked seat cannot know."""
    seat = table.asked
    assert seat is not None
    return table.redeal(seat, Chance.quick(seed))


@pytest.mark.parametrize("level", BOTS)
@pytest.mark.parametrize("game", ["sword", "sake"])
@pytest.mark.parametrize("seats", [3, 5, 7])
def test_twin_tables_get_the_same_answer(level: str, game: str, seats: int) -> None:
    table = new_table(game, seats=seats, seed=11 * seats)
    drivers = [bot("adept", 100 + s) for s in range(seats)]
    every = 9 if level == "master" else 3
    compared = 0
    for number in range(240):
        if not table.choices() or compared >= (6 if level == "master" else 40):
            break
        asked = table.asked
        assert asked is not None
        if number % every == 0:
            answers = [
                ask_bot(fresh(level, number), twin) for twin in (table, twins(table, 1), twins(table, 2))
            ]
            assert answers[0] == answers[1] == answers[2]
            compared += 1
        table.answer(ask_bot(drivers[asked], table))
    assert compared > 3


@pytest.mark.parametrize("game", ["sword", "sake"])
def test_a_bot_leaves_the_table_as_it_is(game: str) -> None:
    table = new_table(game, seed=5)
    before = table.notation()
    for level in BOTS:
        ask_bot(fresh(level, 1), table)
    assert table.notation() == before
