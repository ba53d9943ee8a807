"""How the hidden roles may lie: a master imagines every way to seat them, the oftener the better it fits what was seen."""

from __future__ import annotations

from itertools import permutations
from math import log
from typing import cast

import pytest

from izakaya import Chance, new_table, parse
from izakaya.bots import ask_bot, bot
from izakaya.bots.thinking.sword.belief import Belief
from izakaya.bots.thinking.sword.seating import READY, TARGETS, Seating
from izakaya.games.sword.data import NINJA_SIDE, RONIN_SIDE, SHOGUN_SIDE
from izakaya.games.sword.table import SwordTable

POSITION = """sword 1
seat 0 shogun musashi hand parry
seat 1 samurai goemon hand katana aimed 2 3
seat 2 ninja-1 hanzo hand bokken aimed 0*3 4
seat 3 ninja-2 benkei hand bokken aimed 1
seat 4 ronin tomoe hand bokken aimed 1*2 0
turn 1
"""
# What everybody but seat 3 has aimed at, the third time at the same no more counted, and who has aimed at the Shogun.
AIMED = {1: [2, 3], 2: [0, 0, 4], 4: [1, 1, 0]}
HUNTERS = (2, 4)


def by_hand(sides: list[int]) -> float:
    """How well a way to sit fits: each aim as ready as its side is to make it, among all that it could have aimed at."""

    def ready(by: int, at: int) -> float:
        target = 0 if at == 0 else 1 + 2 * sides[at] + (at in HUNTERS)
        return READY[sides[by] * TARGETS + target]

    fit = 1.0
    for by, targets in AIMED.items():
        for at in targets:
            fit *= ready(by, at) / sum(ready(by, other) for other in range(5) if other != by)
    return fit


def table_at(seats: int, seed: int) -> SwordTable:
    return cast(SwordTable, new_table("sword", seats=seats, seed=seed))


def test_roles_are_imagined_the_oftener_the_better_they_fit() -> None:
    """The shares come out as they should, however the roles are dealt before."""
    t = cast(SwordTable, parse(POSITION))
    ways = list(permutations((SHOGUN_SIDE, NINJA_SIDE, RONIN_SIDE)))
    fits = {(a, b, c): by_hand([SHOGUN_SIDE, a, b, NINJA_SIDE, c]) for a, b, c in ways}
    seating = Seating()
    chance = Chance.quick(5)
    seen = dict.fromkeys(fits, 0)
    games = 4000
    for number in range(games):
        imagined = cast(SwordTable, t.redeal(3, Chance.quick(number)))
        seating.deal(imagined, 3, chance)
        seen[int(imagined.side(1)), int(imagined.side(2)), int(imagined.side(4))] += 1
    for way, fit in fits.items():
        assert seen[way] / games == pytest.approx(fit / sum(fits.values()), abs=0.03)
    # Who hunts the Shogun is no Samurai of his, so it can only be seat 1.
    assert sum(fit for way, fit in fits.items() if way[0] == SHOGUN_SIDE) > 0.95 * sum(fits.values())


@pytest.mark.parametrize("seats", range(3, 8))
def test_roles_stay_the_same_and_only_hidden_ones_change_places(seats: int) -> None:
    t = table_at(seats, seats)
    bots = [bot("adept", seat) for seat in range(seats)]
    seating = Seating()
    while t.choices():
        asked = t.asked
        assert asked is not None
        imagined = cast(SwordTable, t.redeal(asked, Chance.quick(int(t.answered))))
        before = list(imagined.roles)
        seating.deal(imagined, asked, Chance.quick(1))
        assert sorted(imagined.roles) == sorted(before)
        assert imagined.roles[asked] == t.roles[asked]
        assert imagined.roles[before.index(0)] == 0
        # What was read for another position is not taken for this one.
        fresh = Seating()
        fresh.read(t, asked)
        assert list(fresh.fits) == list(seating.fits)
        t.answer(ask_bot(bots[asked], t))


def test_whole_seatings_tell_more_than_each_seat_alone() -> None:
    """At seven players, by the surprise at the true sides (log loss): the adept's reading at most, the seatings clearly less."""
    belief = Belief()
    seating = Seating()
    alone = 0.0
    together = 0.0
    read = 0
    for seed in range(30):
        t = table_at(7, 900 + seed)
        bots = [bot("adept", seed * 7 + seat) for seat in range(7)]
        while t.choices():
            asked = t.asked
            assert asked is not None
            t.answer(ask_bot(bots[asked], t))
            if int(t.answered) % 20 or t.over:
                continue
            for me in range(7):
                belief.read(t, me)
                seating.read(t, me)
                for seat in range(7):
                    if seat != me and t.roles[seat] != 0:
                        side = t.side(seat)
                        alone -= log(max(belief.likely(seat, side), 0.0001))
                        likely = sum(
                            fit
                            for way, fit in enumerate(seating.fits)
                            if seating.ways[way * 7 + seat] == side
                        )
                        together -= log(max(likely / seating.total, 0.0001))
                        read += 1
    assert read > 1000
    assert together / read < alone / read - 0.06
