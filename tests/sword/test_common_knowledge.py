"""What everybody can work out from the rules alone, for players who know no more: it agrees with what the table does."""

from __future__ import annotations

from typing import cast

import pytest

from izakaya import Chance, new_table
from izakaya.games.sword.blows import FAR, difficulty, wounds_of
from izakaya.games.sword.data import KOJIRO, RANGE, SHOGUN, SIDE_COUNT, SIDES, hidden_on, kind_of
from izakaya.games.sword.meaning import to_aim
from izakaya.games.sword.questions.turn import Play
from izakaya.games.sword.scoring import (
    FATAL_PENALTY,
    known_multiplier,
    multiplier,
    penalised_side,
    side_points,
    winning_side,
)
from izakaya.games.sword.sight import is_weapon
from izakaya.games.sword.sight import wounds_of as wounds_seen
from izakaya.games.sword.table import SwordTable
from izakaya.games.sword.view import view
from izakaya.table.table import NO_END
from izakaya.testing import at_random, play


def dealt(seats: int, seed: int = 1) -> SwordTable:
    return cast(SwordTable, new_table("sword", seats=seats, seed=seed))


@pytest.mark.parametrize("seats", range(3, 8))
def test_W1_hidden_roles_are_those_that_are_dealt_but_not_shown(seats: int) -> None:
    t = dealt(seats)
    hidden = [int(t.side(seat)) for seat in range(seats) if t.roles[seat] != SHOGUN]
    assert [hidden.count(side) for side in range(SIDE_COUNT)] == [
        hidden_on(seats, side) for side in range(SIDE_COUNT)
    ]


@pytest.mark.parametrize("seats", range(3, 8))
def test_W25_the_known_multiplier_is_the_mean_of_those_who_may_have_it(seats: int) -> None:
    t = dealt(seats)
    multipliers: dict[tuple[int, bool], list[int]] = {}
    for seat in range(seats):
        kind = (int(t.side(seat)), t.roles[seat] == SHOGUN)
        multipliers.setdefault(kind, []).append(int(multiplier(t, seat)))
    for (side, shogun), found in multipliers.items():
        assert known_multiplier(seats, side, shogun) == sum(found) / len(found)


@pytest.mark.parametrize("seats", range(3, 8))
def test_W15_W18_reach_and_wounds_are_the_same_to_the_table_and_to_who_sees_it(seats: int) -> None:
    offered = 0
    for seed in range(4):
        t = dealt(seats, seed)
        for _ in play(t, at_random(seed)):
            me = int(t.turn)
            if not isinstance(t.question, Play) or t.weapons_played >= t.weapon_limit(me):
                continue
            seen = view(t, me)
            for name in seen["hand"]:
                if not is_weapon(name):
                    continue
                weapon = kind_of(name)
                reach = FAR - 1 if t.characters[me] == KOJIRO else RANGE[weapon]
                for target in range(seats):
                    in_reach = difficulty(t, me, target) <= reach
                    assert in_reach == (int(to_aim(weapon, target)) in t.options())
                    assert wounds_of(t, weapon, me, target) == wounds_seen(seen, name, me, target)
                    offered += in_reach
    assert offered > 20


@pytest.mark.parametrize("seats", range(3, 8))
def test_W27_the_points_of_the_sides_are_those_of_the_result(seats: int) -> None:
    penalties = 0
    for seed in range(60):
        t = dealt(seats, seed)
        t.play_out(Chance.quick(seed), NO_END)
        result = t.result()
        assert {
            SIDES[side]: side_points(t, side) for side in range(SIDE_COUNT) if SIDES[side] in result.sides
        } == result.sides
        assert SIDES[winning_side(t)] == result.teams[result.winners[0]]
        own = sum(result.points)
        fallen = penalised_side(t) >= 0
        assert sum(result.sides.values()) == own - FATAL_PENALTY * fallen
        penalties += fallen
    assert penalties > 0
