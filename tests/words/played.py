"""Games played at random, and what a seat heard of them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from izakaya import Table, new_table
from izakaya.bots import bot
from izakaya.words import TELLINGS, Heard

both_games = pytest.mark.parametrize("game", list(TELLINGS))


def played(game: str, seats: int, seed: int, **settings: str) -> Iterator[Table]:
    """One table after every answer, until it is over."""
    table = new_table(game, seats=seats, seed=seed, **settings)
    bots = [bot("random", seat) for seat in range(seats)]
    yield table
    while not table.over:
        asked = table.asked
        assert asked is not None
        options = table.options()
        table.answer(options[0] if len(options) == 1 else bots[asked].choose(table.view(asked)))
        yield table


def heard(table: Table, reader: int | None) -> list[Heard]:
    return [Heard.by(reader, news) for news in table.news]


def finished(game: str, seats: int, seed: int, **settings: str) -> Table:
    *_, table = played(game, seats, seed, **settings)
    return table
