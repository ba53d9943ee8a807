"""Who is on whose side: counted from who aims at whom, and from one's own role."""

from __future__ import annotations

from typing import cast

import pytest

from izakaya import BadNotation, Chance, new_table, parse
from izakaya.bots import ask_bot, bot
from izakaya.bots.thinking.sword.belief import Belief
from izakaya.games.sword.data import NINJA_SIDE, RONIN_SIDE, SHOGUN_SIDE, SIDE_COUNT
from izakaya.games.sword.table import MOST_AIMS, SwordTable
from izakaya.games.sword.view import view

POSITION = """sword 1
seat 0 shogun musashi hand parry
seat 1 samurai goemon hand katana aimed 2 3
seat 2 ninja-1 hanzo hand bokken aimed 0*3 4
seat 3 ninja-2 benkei hand bokken
seat 4 ronin tomoe hand bokken aimed 1*2 0
turn 1
"""


def table_of(text: str) -> SwordTable:
    return cast(SwordTable, parse(text))


def redealt(t: SwordTable, seat: int, seed: int) -> SwordTable:
    return cast(SwordTable, t.redeal(seat, Chance.quick(seed)))


def odds(t: SwordTable, seat: int) -> list[list[float]]:
    belief = Belief()
    belief.read(t, seat)
    return [[belief.likely(other, side) for side in range(SIDE_COUNT)] for other in range(int(t.seats))]


def test_the_table_counts_who_aims_at_whom() -> None:
    t = table_of(POSITION)
    assert t.notation() == parse(t.notation()).notation()
    assert [person["aimed"] for person in view(t, 1)["people"]] == [
        [0, 0, 0, 0, 0],
        [0, 0, 1, 1, 0],
        [3, 0, 0, 0, 1],
        [0, 0, 0, 0, 0],
        [1, 2, 0, 0, 0],
    ]
    strike = next(option for option in t.options() if t.describe(option).target == 0)
    t.answer(strike)
    assert t.aimed(1, 0) == 1
    assert t.copy().aimed(1, 0) == redealt(t, 3, 1).aimed(1, 0) == 1
    assert parse(POSITION).notation() != t.notation()


def test_nobody_aims_at_itself() -> None:
    with pytest.raises(BadNotation, match="nobody aims a weapon at itself"):
        parse(
            POSITION.replace("seat 3 ninja-2 benkei hand bokken", "seat 3 ninja-2 benkei hand bokken aimed 3")
        )


def test_counting_ends_somewhere() -> None:
    t = table_of(POSITION.replace("aimed 0*3 4", "aimed 0*999 4"))
    assert t.aimed(2, 0) == MOST_AIMS
    assert t.aimed(2, 1) == 0
    assert t.aimed(2, 4) == 1


def test_who_strikes_the_shogun_is_no_samurai() -> None:
    t = table_of(POSITION)
    for seat in (0, 3, 4):
        believed = odds(t, seat)
        assert believed[2][SHOGUN_SIDE] < 0.1
        assert believed[2][NINJA_SIDE] > 0.4
    # To the Shogun the one who has struck others and never him looks like his Samurai.
    assert odds(t, 0)[1][SHOGUN_SIDE] == max(person[SHOGUN_SIDE] for person in odds(t, 0)[1:])


def test_ones_own_role_rules_out_roles() -> None:
    t = table_of(POSITION)
    for other, believed in enumerate(odds(t, 1)):
        if other not in (0, 1):
            assert believed[SHOGUN_SIDE] == 0
    for other, believed in enumerate(odds(t, 4)):
        if other != 4:
            assert believed[RONIN_SIDE] == 0


@pytest.mark.parametrize("seats", range(3, 8))
def test_odds_are_odds_in_whole_games(seats: int) -> None:
    t = cast(SwordTable, new_table("sword", seats=seats, seed=seats))
    bots = [bot("adept", seat) for seat in range(seats)]
    belief = Belief()
    while t.choices():
        asked = t.asked
        assert asked is not None
        for seat in range(seats):
            belief.read(t, seat)
            read = [belief.odds[belief.base + i] for i in range(seats * SIDE_COUNT)]
            assert read == [likely for person in odds(t, seat) for likely in person]
            for other in range(seats):
                assert sum(read[other * SIDE_COUNT : other * SIDE_COUNT + SIDE_COUNT]) == pytest.approx(1)
        t.answer(ask_bot(bots[asked], t))
