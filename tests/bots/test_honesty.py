"""Bots are honest: what their seat cannot know does not change what they do."""

from __future__ import annotations

import pytest

from izakaya import Chance, Table, new_table
from izakaya.bots import BOTS, Adept, Master, Player, Reason, ask_bot, bot
from tests.bots.tables import TABLES


def fresh(level: str, seed: int) -> Player:
    return bot(level, seed, iterations=4 if level == "master" else None)


def twins(table: Table, seed: int) -> Table:
    """A table that differs from this one only in what the asked seat cannot know."""
    seat = table.asked
    assert seat is not None
    return table.redeal(seat, Chance.quick(seed))


def said(player: Player) -> Reason | None:
    """Why it has just answered so; a novice and a random player say nothing."""
    return player.reason() if isinstance(player, (Adept, Master)) else None


@pytest.mark.parametrize("level", BOTS)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_twin_tables_get_the_same_answer_for_the_same_reason(level: str, game: str, seats: int) -> None:
    table = new_table(game, seats=seats, seed=11 * seats)
    drivers = [bot("adept", 100 + s) for s in range(seats)]
    every = 9 if level == "master" else 5
    compared = 0
    different = 0
    for number in range(240):
        if not table.choices() or compared >= (6 if level == "master" else 25):
            break
        asked = table.asked
        assert asked is not None
        if number % every == 0:
            there = [table, twins(table, 1), twins(table, 2)]
            players = [fresh(level, number) for _ in there]
            answers = [ask_bot(player, twin) for player, twin in zip(players, there, strict=True)]
            assert answers[0] == answers[1] == answers[2]
            assert said(players[0]) == said(players[1]) == said(players[2])
            # They are no twins unless somebody else holds other cards.
            others = [seat for seat in range(seats) if seat != asked]
            different += any(there[0].view_bytes(seat) != there[1].view_bytes(seat) for seat in others)
            compared += 1
        table.answer(ask_bot(drivers[asked], table))
    assert compared > 3
    assert different > compared // 2


@pytest.mark.parametrize("game", ["sword", "sake"])
def test_a_bot_leaves_the_table_as_it_is(game: str) -> None:
    table = new_table(game, seed=5)
    before = table.notation()
    for level in BOTS:
        ask_bot(fresh(level, 1), table)
    assert table.notation() == before
