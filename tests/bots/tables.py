"""Tables of every size, and bots who play at them."""

from __future__ import annotations

import pytest

from izakaya import Table
from izakaya.bots import Player, ask_bot, bot

#: Every table there is; those between the smallest and the largest at night.
TABLES = [
    pytest.param(game, seats, marks=() if seats in (least, most) else pytest.mark.long)
    for game, least, most in (("sword", 3, 7), ("sake", 3, 8))
    for seats in range(least, most + 1)
]


def seat(level: str, seed: int) -> Player:
    return bot(level, seed, iterations=3 if level == "master" else None)


def play(table: Table, bots: list[Player], most: int = 100_000) -> Table:
    for _ in range(most):
        if not table.choices():
            break
        asked = table.asked
        assert asked is not None
        table.answer(ask_bot(bots[asked], table))
    return table
