"""Every game of the house, with every number of players it has."""

from __future__ import annotations

import pytest

from izakaya import GAMES, Table, new_table

SEATINGS = [
    (name, seats) for name, game in sorted(GAMES.items()) for seats in range(game.least, game.most + 1)
]


@pytest.fixture(params=SEATINGS, ids=[f"{name}-{seats}" for name, seats in SEATINGS])
def seating(request: pytest.FixtureRequest) -> tuple[str, int]:
    """A game and its number of players."""
    pair: tuple[str, int] = request.param
    return pair


@pytest.fixture
def table(seating: tuple[str, int]) -> Table:
    """A table just dealt."""
    game, seats = seating
    return new_table(game, seats=seats, seed=2024)
