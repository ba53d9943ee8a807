"""The outlook of SAKE: who wins, from what lies on the table; and that a search asks for it instead of playing to the end."""

from __future__ import annotations

from statistics import fmean
from typing import cast

import pytest

from izakaya import Chance, new_table, parse
from izakaya.bots.adept_and_master import judgement_of, looking_ahead
from izakaya.bots.thinking.comparison import Comparison
from izakaya.bots.thinking.sake.outlook import SAMURAI_SIGNS, SIGNS, SUDDEN_DEATH, outlook, weights_of
from izakaya.bots.thinking.temper import EVEN
from izakaya.games.sake.state import GONE
from izakaya.games.sake.table import SakeTable
from izakaya.lab.sake.outlook import Evening, Moment, expected, look, spend, surprise


def standing(first: str, second: str, third: str, rest: str) -> SakeTable:
    return cast(
        SakeTable,
        parse(
            f"""sake 4
            seat 0 date-masamune {first}
            seat 1 yagyu-jubei {second}
            seat 2 ito-ittosai {third}
            house inn unarmed first 0
            {rest}
            """
        ),
    )


@pytest.mark.parametrize("seats", [3, 5, 8])
def test_the_victory_is_divided_among_all_who_are_there(seats: int) -> None:
    t = cast(SakeTable, new_table("sake", seats=seats, seed=seats).bare_copy())
    chance = Chance.quick(seats)
    t.chance = chance
    answers = 0
    while not t.over:
        count = t.ask()
        t.take(t.offered[chance.below(count)])
        answers += 1
        if answers % 40 == 0 and not t.over:
            shares = [outlook(t, seat) for seat in range(seats)]
            assert sum(shares) == pytest.approx(1.0)
            there = [seat for seat in range(seats) if t.states[seat] != GONE]
            assert all((shares[seat] > 0.0) == (seat in there) for seat in range(seats))
            # The lab, which finds the weights, reads the same from the same signs.
            phase, told, signs = look(t)
            assert told == there
            base = phase * SIGNS
            assert all(0 <= i < SIGNS and base + i < len(weights_of(seats)) for row in signs for i, _ in row)


def test_sake_wins_and_so_does_a_life_to_spare() -> None:
    """K45: in the last turn of sudden death the leader's outlook is the best; with all else alike more Life is better."""
    t = standing(
        "hand sake katana life", "hand sake life", "hand", "masu 0\nrounds 3 extra 0 minions 0 sudden 1"
    )
    shares = [outlook(t, seat) for seat in range(3)]
    assert shares[0] > shares[1] > shares[2]


def test_it_foresees_games_of_adepts_it_has_not_seen() -> None:
    """Also how often the Spirits win: in the hurried games that masters once imagined it was nearly twice as often as among adepts."""
    looks: list[Moment] = []
    surprises: list[float] = []  # at who won, for each look at a table
    blind: list[float] = []
    seen = foreseen = 0.0
    for seats in (3, 5, 8):
        weights = list(weights_of(seats))
        for seed in range(60):
            for moment in spend("", Evening(seats, 77_000_000 + seed))[1]:
                looks.append(moment)
                surprises.append(surprise(weights, [moment]))
                blind.append(surprise([0.0] * len(weights), [moment]))
                for row, chance, share in zip(
                    moment.signs, expected(weights, moment), moment.shares, strict=True
                ):
                    if any(i >= len(SAMURAI_SIGNS) for i, _ in row):  # a Spirit's signs
                        seen += share
                        foreseen += chance
    late = [at for at, moment in enumerate(looks) if moment.phase >= SUDDEN_DEATH]
    assert len(late) > 200
    assert fmean(surprises) < fmean(blind) - 0.05
    assert fmean(surprises[at] for at in late) < fmean(blind[at] for at in late) - 0.2
    assert foreseen / len(looks) == pytest.approx(seen / len(looks), abs=0.05)


def test_tables_of_three_are_foreseen_better_by_weights_of_their_own() -> None:
    looks = [moment for seed in range(400) for moment in spend("", Evening(3, 78_000_000 + seed))[1]]
    assert surprise(list(weights_of(3)), looks) < surprise(list(weights_of(4)), looks) - 0.005


def test_imagined_games_go_about_a_round_ahead_and_all_of_it_is_weighed() -> None:
    table = new_table("sake", seats=5, seed=4)
    seat = table.asked
    assert seat is not None
    chance = Chance.quick(1)
    judgement = judgement_of("sake", EVEN)
    looking = looking_ahead(table.redeal(seat, chance), seat, judgement, chance)
    assert isinstance(looking, Comparison)
    looking.run(200, 0.0)
    assert looking.horizon <= judgement.care
    assert looking.iterations * 20 < looking.decisions <= looking.iterations * looking.horizon
    # What it thinks of the position is what is to be expected, and neither won nor lost.
    assert all(0.0 < thought.value < 0.6 for thought in looking.thoughts())
