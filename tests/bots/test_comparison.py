"""Comparing: every option in the same deals with the same luck, until one is clearly best."""

from __future__ import annotations

from typing import cast

import pytest
from librt.vecs import vec

from izakaya import Chance, new_table, parse
from izakaya.bots.adept_and_master import judgement_of
from izakaya.bots.thinking.comparison import CLEARLY, LEAST, Comparison
from izakaya.bots.thinking.judgement import HARDLY
from izakaya.bots.thinking.sake.judgement import HOLD
from izakaya.bots.thinking.temper import EVEN
from izakaya.games.sake.state import LIVING
from izakaya.games.sake.table import SakeTable
from izakaya.table.table import Table


def comparison(table: Table, seed: int) -> Comparison:
    seat = table.asked
    assert seat is not None
    chance = Chance.quick(seed)
    return Comparison(table.redeal(seat, chance), seat, judgement_of("sake", EVEN), chance)


def test_no_more_games_are_imagined_than_the_budget_allows() -> None:
    for budget in (30, 60, 200):
        found = comparison(new_table("sake", seats=5, seed=4), 1)
        found.run(budget, 0.0)
        thoughts = found.thoughts()
        assert sum(thought.visits for thought in thoughts) == found.iterations <= budget
        assert found.iterations >= min(budget - len(thoughts), 2 * LEAST)


def test_a_small_budget_compares_few_options_rather_than_many_badly() -> None:
    found = comparison(new_table("sake", seats=5, seed=4), 1)
    best = [int(option) for option in found.options[:2]]
    found.run(2 * LEAST, 0.0)
    thoughts = found.thoughts()
    assert sorted(thought.option for thought in thoughts) == sorted(best)
    assert {thought.visits for thought in thoughts} == {LEAST}


def test_options_are_compared_in_the_same_rounds_and_those_behind_are_left_out() -> None:
    found = comparison(new_table("sake", seats=3, seed=8), 2)
    assert len(found.options) > 3
    found.run(2000, 0.0)
    visits = [thought.visits for thought in found.thoughts()]
    assert visits[0] == max(visits) == found.rounds
    assert min(visits) < max(visits)


@pytest.mark.parametrize(("ahead", "chosen"), [(-0.02, 0), (0.01, 0), (0.02, 1)])
def test_what_luck_may_explain_does_not_outweigh_the_first_glance(ahead: float, chosen: int) -> None:
    """A standard error is 0.026 here: half of it is needed to be preferred."""
    found = comparison(new_table("sake", seats=5, seed=4), 1)
    found.rounds = 16
    count = len(found.options)
    results = [
        0.5 + (ahead + (0.1 if number % 2 else -0.1) if place == 1 else -0.3 if place > 1 else 0.0)
        for number in range(16)
        for place in range(count)
    ]
    found.results = vec[float](results)
    found.values = vec[float]([sum(results[place::count]) for place in range(count)])
    assert found.choice() == chosen


BURNING = """sake 4
    seat 0 date-masamune hand throwing-chopsticks-1 sake katana board
    seat 1 yagyu-jubei hand falter-1 sake life board
    seat 2 ito-ittosai hand
    house inn unarmed first 0
    masu 5
    rounds 3 extra 0 minions 0
    """


def test_to_burn_takes_more_than_luck() -> None:
    """K34, K36: who is asked so often would burn everything sooner or later, if half a standard error were enough."""
    table = parse(BURNING)
    judgement = judgement_of("sake", EVEN)
    # To play one card more is no card for a rainy day: that has its use at once.
    ways = {option: table.describe(option).way for option in table.options()}
    burns = [option for option, way in ways.items() if way.startswith("burn") and way != "burn-to-play"]
    others = [option for option in table.options() if option not in burns]
    assert burns
    assert others
    assert {judgement.doubt(table, option) for option in burns} == {HOLD}
    assert {judgement.doubt(table, option) for option in others} == {HARDLY}
    assert HOLD > CLEARLY


def test_at_the_end_a_victory_is_divided_among_those_who_have_won() -> None:
    """K45, K46: however it was won, alone, together or as a Spirit."""
    judgement = judgement_of("sake", EVEN)
    met: set[str] = set()
    for seed in range(60):
        t = cast(SakeTable, new_table("sake", seats=4, seed=seed).bare_copy())
        chance = Chance.quick(seed)
        t.chance = chance
        t.play_out(chance, 100_000)
        assert t.over
        winners = t.result().winners
        for seat in range(4):
            won = 1 / len(winners) if seat in winners else 0.0
            assert judgement.value(t, seat) == pytest.approx(won)
            met.add(
                "lost"
                if not won
                else "dead"
                if t.states[seat] != LIVING
                else "alone"
                if won == 1.0
                else "shared"
            )
    assert {"lost", "alone", "dead"} <= met


def test_the_same_seed_thinks_the_same() -> None:
    table = new_table("sake", seats=4, seed=5)
    first, second = comparison(table, 3), comparison(table, 3)
    first.run(300, 0.0)
    second.run(300, 0.0)
    assert [(t.option, t.visits, t.value) for t in first.thoughts()] == [
        (t.option, t.visits, t.value) for t in second.thoughts()
    ]


def test_it_takes_the_blow_that_wins() -> None:
    """K44–K46: in the last turn of sudden death only the blow at the leader wins."""
    table = parse(
        """sake 4
        seat 0 date-masamune hand throwing-chopsticks-1 sake katana board
        seat 1 yagyu-jubei hand sake life board katana
        seat 2 ito-ittosai hand
        house inn unarmed first 0
        masu 0
        rounds 3 extra 0 minions 0 sudden 1
        """
    )
    found = comparison(table, 1)
    found.run(400, 0.0)
    best = found.thoughts()[0]
    move = table.describe(best.option)
    assert move.way != "pass"
    assert best.value > 0.5


def test_only_one_sensible_option_needs_no_thought() -> None:
    found = comparison(new_table("sake", seats=5, seed=4), 1)
    assert not found.is_plain()
    found.options = found.options[:1]
    assert found.is_plain()
    found.run(100, 0.0)
    assert found.iterations == 0
