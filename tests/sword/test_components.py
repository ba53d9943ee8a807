"""Section 1: what is in the box."""

from __future__ import annotations

from collections import Counter

import pytest

import izakaya
from tests.sword.at_the_table import WEAPONS, bag, hand, hit, may_attack, position, resilience, written

PROPERTIES = {"armour": 4, "focus": 6, "fast-draw": 3, "bushido": 2}
ACTIONS = {
    "parry": 15,
    "geisha": 6,
    "diversion": 5,
    "battlecry": 4,
    "tea-ceremony": 4,
    "daimyo": 3,
    "breathing": 3,
    "jujutsu": 3,
}


def box(seats: int) -> Counter[str]:
    """All cards of a fresh table."""
    table = izakaya.new_table("sword", seats=seats, seed=1)
    found = bag(next(written(table, "deck")))
    for seat in range(seats):
        found.update(hand(table, seat))
    return found


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
def test_the_deck_has_90_cards_at_every_table(seats: int) -> None:
    cards = box(seats)
    assert cards.total() == 90
    assert sum(cards[name] for name in WEAPONS) == 32
    assert sum(cards[name] for name in PROPERTIES) == 15
    assert sum(cards[name] for name in ACTIONS) == 43


def test_there_are_so_many_copies_of_each_card() -> None:
    copies = {name: copies for name, (_, _, copies) in WEAPONS.items()}
    assert box(5) == {**copies, **PROPERTIES, **ACTIONS}


def next_to(weapon: str, difficulty: int) -> izakaya.Table:
    """Seat 0 with a weapon, next to a target of this Difficulty."""
    character = "benkei" if difficulty == 6 else "goemon"
    armour = difficulty - (2 if difficulty == 6 else 1)
    return position(f"""
        seat 0 shogun ieyasu hand {weapon}
        seat 1 samurai {character} hand parry {f"laid armour*{armour}" if armour else ""}
        seat 2 ninja-1 kojiro hand parry
        seat 3 ninja-2 musashi hand parry
    """)


@pytest.mark.parametrize("weapon", WEAPONS)
def test_W15_each_weapon_reaches_its_range_and_no_further(weapon: str) -> None:
    reach = WEAPONS[weapon][0]
    assert may_attack(next_to(weapon, difficulty=reach), weapon, 1)
    assert not may_attack(next_to(weapon, difficulty=reach + 1), weapon, 1)


@pytest.mark.parametrize("weapon", WEAPONS)
def test_W18_each_weapon_does_its_wounds(weapon: str) -> None:
    table = next_to(weapon, difficulty=1)
    hit(table, weapon, 1)
    assert resilience(table, 1) == 5 - WEAPONS[weapon][1]
