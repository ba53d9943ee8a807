"""Section 13: the worked examples of the rulebook, as positions."""

from __future__ import annotations

import pytest

import izakaya
from izakaya import Table
from tests.sword.at_the_table import all_honour, cards, difficulty, hit, may_attack, resilience, targets

A, B, C, D, E, F = range(6)

# Six players A to F clockwise; A has two Armour.
ARMOURED = """
sword 1
seat 0 shogun goemon hand parry laid armour*2
seat 1 samurai ieyasu hand parry
seat 2 ninja-1 kojiro hand parry
seat 3 ronin musashi hand parry
seat 4 ninja-2 nobunaga hand parry
seat 5 ninja-3 tomoe hand parry
"""


@pytest.mark.parametrize(("attacker", "expected"), [(B, 3), (F, 3), (C, 4), (E, 4), (D, 5)])
def test_example_1_difficulty_to_attack_A(attacker: int, expected: int) -> None:
    assert difficulty(izakaya.parse(ARMOURED), attacker, A) == expected


@pytest.mark.parametrize(("target", "expected"), [(B, 1), (F, 1), (C, 2), (E, 2), (D, 3)])
def test_example_1_A_attacks_at_the_plain_difficulty(target: int, expected: int) -> None:
    assert difficulty(izakaya.parse(ARMOURED), A, target) == expected


def a_against_d(armour: str = "", resilience_of_d: int = 5) -> Table:
    """A holds five weapons; D sits opposite."""
    return izakaya.parse(f"""
        sword 1
        seat 0 shogun goemon hand daikyu nodachi naginata bo wakizashi
        seat 1 samurai ieyasu hand parry
        seat 2 ninja-1 kojiro hand parry
        seat 3 ronin nobunaga resilience {resilience_of_d} hand parry {armour}
        seat 4 ninja-2 musashi hand parry
        seat 5 ninja-3 tomoe hand parry
    """)


def test_example_2_A_attacks_D_at_difficulty_3() -> None:
    assert difficulty(a_against_d(), A, D) == 3


@pytest.mark.parametrize(
    ("weapon", "reaches"),
    [("daikyu", True), ("nodachi", True), ("naginata", True), ("bo", False), ("wakizashi", False)],
)
def test_example_2_which_weapons_reach(weapon: str, reaches: bool) -> None:
    assert may_attack(a_against_d(), weapon, D) == reaches


def test_example_2_one_armour_on_D_and_even_the_nodachi_fails() -> None:
    table = a_against_d("laid armour")
    assert difficulty(table, A, D) == 4
    assert not may_attack(table, "nodachi", D)
    assert may_attack(table, "naginata", D)
    assert may_attack(table, "daikyu", D)


@pytest.mark.parametrize("left", [1, 2, 3, 4, 5])
def test_example_2_the_daikyu_defeats_D_unless_it_had_at_least_3(left: int) -> None:
    table = a_against_d(resilience_of_d=left)
    hit(table, "daikyu", D)
    assert resilience(table, D) == max(0, left - 2)
    assert (all_honour(table)[D] == 3) == (left < 3)


def test_example_3_the_score_of_six_players() -> None:
    table = izakaya.parse("""
        sword 1
        seat 0 shogun goemon honour 1 hand daimyo
        seat 1 samurai ieyasu honour 3 hand daimyo
        seat 2 ronin kojiro honour 3 hand parry
        seat 3 ninja-1 musashi honour 2 hand parry
        seat 4 ninja-2 nobunaga honour 3 hand parry
        seat 5 ninja-3 tomoe honour 0 hand parry
        over honour
    """)
    result = table.result()
    assert result.sides == {"shogun": 9, "ninja": 5, "ronin": 9}
    assert result.winners == (0, 1)


@pytest.mark.parametrize(("weapon", "lost"), [("nodachi", 2), ("shuriken", 1)])
def test_example_4_ginchiyo(weapon: str, lost: int) -> None:
    table = izakaya.parse(f"""
        sword 1
        seat 0 shogun goemon hand {weapon}
        seat 1 samurai ginchiyo hand parry
        seat 2 ninja-1 kojiro hand parry
        seat 3 ninja-2 nobunaga hand parry
    """)
    hit(table, weapon, 1)
    assert resilience(table, 1) == 4 - lost


def test_example_4_goemon_with_one_focus_plays_three_weapons() -> None:
    table = izakaya.parse("""
        sword 1
        seat 0 shogun goemon hand bokken*4 laid focus
        seat 1 samurai ieyasu hand parry
        seat 2 ninja-1 kojiro hand parry
        seat 3 ninja-2 nobunaga hand parry
    """)
    for _ in range(3):
        hit(table, "bokken", 1)
    assert resilience(table, 1) == 2
    assert targets(table, "bokken") == []


def test_example_4_ushiwaka_draws_three_for_three_wounds_and_tomoe_one() -> None:
    table = izakaya.parse("""
        sword 1
        seat 0 shogun tomoe hand nodachi
        seat 1 samurai ushiwaka hand parry
        seat 2 ninja-1 kojiro hand parry
        seat 3 ninja-2 nobunaga hand parry
    """)
    hit(table, "nodachi", 1)
    assert resilience(table, 1) == 1
    assert cards(table, 1) == 4
    assert cards(table, 0) == 1
