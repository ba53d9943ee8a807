"""Every game of the house, with every number of players it has; interpreted, with the fewest and the most."""

from __future__ import annotations

import pytest

from izakaya import GAMES, Table, compiled, new_table

SEATINGS = [
    pytest.param(
        (name, seats),
        id=f"{name}-{seats}",
        marks=() if seats == game.least else pytest.mark.more,
    )
    for name, game in sorted(GAMES.items())
    for seats in (range(game.least, game.most + 1) if compiled else (game.least, game.most))
]


@pytest.fixture(params=SEATINGS)
def seating(request: pytest.FixtureRequest) -> tuple[str, int]:
    """A game and its number of players."""
    pair: tuple[str, int] = request.param
    return pair


@pytest.fixture
def table(seating: tuple[str, int]) -> Table:
    """A table just dealt."""
    game, seats = seating
    return new_table(game, seats=seats, seed=2024)
