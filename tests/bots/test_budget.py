"""No bot thinks longer than it may by more than a fifth: in both games, at every number of players, from the deal to the end."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from time import thread_time

import pytest

import izakaya
from izakaya import new_table
from izakaya.bots import BOTS, Master, ask_bot, bot
from tests.bots.tables import TABLES

SECONDS = 0.05
EVERY = 7  # decisions; those between are an adept's


@pytest.fixture(autouse=True)
def _undisturbed() -> Iterator[None]:
    """Nobody tidies up meanwhile what other tests have left."""
    gc.disable()
    yield
    gc.enable()


@pytest.mark.skipif(not izakaya.compiled, reason="so small a budget is for the compiled core")
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_small_budget_is_kept_in_whole_games(game: str, seats: int) -> None:
    """The time of this very thread is compared: a clock on the wall also counts what a busy machine does meanwhile."""
    table = new_table(game, seats=seats, seed=50 + seats)
    adepts = [bot("adept", seat) for seat in range(seats)]
    masters = [bot("master", seat, seconds=SECONDS) for seat in range(seats)]
    ask_bot(masters[0], table)  # the first time loads what is needed
    thought = 0
    number = 0
    while table.choices():
        asked = table.asked
        assert asked is not None
        master = masters[asked]
        assert isinstance(master, Master)
        if number % EVERY == 0:
            start = thread_time()
            answer = ask_bot(master, table)
            spent = thread_time() - start
            assert spent < 1.2 * SECONDS, f"{spent:.3f} s at decision {number}"
            thought += master.thoughts[0].visits > 0
        else:
            answer = ask_bot(adepts[asked], table)
        table.answer(answer)
        number += 1
    assert thought > 3


@pytest.mark.parametrize("level", [level for level in BOTS if level != "master"])
@pytest.mark.parametrize(("game", "seats"), [("sword", 7), ("sake", 8)])
def test_the_others_hardly_need_time(level: str, game: str, seats: int) -> None:
    table = new_table(game, seats=seats, seed=3)
    player = bot(level, 1)
    ask_bot(player, table)
    start = thread_time()
    for _ in range(10):
        ask_bot(player, table)
    assert thread_time() - start < (0.1 if izakaya.compiled else 2.0)
