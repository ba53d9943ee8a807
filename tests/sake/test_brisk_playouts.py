"""A playout leaves out questions that leave no choice, and nothing else: the same games, with the same luck."""

from __future__ import annotations

import pytest

from izakaya import Chance, new_table
from izakaya.games.sake.table import SakeTable
from izakaya.table.table import NO_END


def play_asking(t: SakeTable, chance: Chance) -> tuple[int, int]:
    """At random, every question asked; the decisions, and the questions that were none."""
    t.chance = chance
    decisions = forced = 0
    while not t.over:
        count = t.ask()
        place = 0
        if count > 1:
            place = int(chance.below(count))
            decisions += 1
        else:
            forced += 1
        t.take(t.offered[place])
    return decisions, forced


@pytest.mark.parametrize("seats", [3, 5, 8])
@pytest.mark.parametrize("location", ["inn", "distillery", "hot-spring"])
def test_the_same_game_is_played_whether_all_is_asked_or_not(seats: int, location: str) -> None:
    for seed in range(3):
        table = new_table("sake", seats=seats, seed=seed, location=location)
        assert isinstance(table, SakeTable)
        brisk, asking = table.bare_copy(), table.bare_copy()
        luck, same_luck = Chance.quick(seed), Chance.quick(seed)
        decisions = brisk.play_out(luck, NO_END)
        asked, forced = play_asking(asking, same_luck)
        assert forced > 0
        assert decisions == asked
        assert luck.state == same_luck.state
        assert brisk.view(None) == asking.view(None)
        for seat in range(seats):
            assert brisk.view(seat) == asking.view(seat)


def test_a_game_that_is_left_midway_stands_at_a_question_again() -> None:
    """After a stretch the table asks as it always does: an observer is then shown everything."""
    t = new_table("sake", seats=5, seed=4).bare_copy()
    assert t.play_out(Chance.quick(1), 40) == 40
    assert not t.brisk
    assert not t.over
    assert t.ask() > 0
