"""Section 10: Armour, Focus and Fast Draw, W35."""

from __future__ import annotations

import pytest

from izakaya import Move
from tests.sword.at_the_table import (
    asks,
    difficulty,
    end_phase,
    four,
    hand,
    hit,
    laid,
    lay,
    may_attack,
    moves,
    pile,
    resilience,
    seen,
)

# Armour, Focus, Fast Draw.


@pytest.mark.parametrize("name", ["armour", "focus", "fast-draw"])
def test_W35_a_property_lies_open_before_you_and_stays(name: str) -> None:
    table = four(f"ieyasu hand {name}*2 parry")
    lay(table, name)
    lay(table, name)
    assert hand(table, 0) == {"parry": 1}
    assert pile(table) == []
    for eyes in (None, 1, 2, 3):
        assert seen(table, eyes)["people"][0]["laid"] == {name: 2}
    for _ in range(4):
        end_phase(table)
        while asks(table) != "play":
            table.answer(table.options()[0])
    assert laid(table, 0) == {name: 2}


@pytest.mark.parametrize("name", ["armour", "focus", "fast-draw"])
def test_W35_a_property_is_laid_before_yourself_only(name: str) -> None:
    table = four(f"ieyasu hand {name}")
    assert moves(table) == [Move("pass"), Move("lay", card=name)]


def test_W35_armour_just_laid_protects_and_adds_up() -> None:
    table = four("ieyasu hand armour*2 parry")
    assert difficulty(table, 1, 0) == 1
    lay(table, "armour")
    assert difficulty(table, 1, 0) == 2
    lay(table, "armour")
    assert difficulty(table, 1, 0) == 3


def test_W35_focus_adds_up() -> None:
    table = four("ieyasu hand focus*2")
    limits = [seen(table)["weapon_limit"]]
    for _ in range(2):
        lay(table, "focus")
        limits.append(seen(table)["weapon_limit"])
    assert limits == [1, 2, 3]


def test_W35_fast_draw_just_laid_counts() -> None:
    table = four("ieyasu hand fast-draw*2 bokken")
    lay(table, "fast-draw")
    lay(table, "fast-draw")
    hit(table, "bokken", 1)
    assert resilience(table, 1) == 2


def test_W35_a_property_in_hand_does_nothing() -> None:
    table = four("ieyasu hand fast-draw focus bokken*2", "kojiro hand armour*2")
    assert may_attack(table, "bokken", 1)
    hit(table, "bokken", 1)
    assert resilience(table, 1) == 4
    assert not may_attack(table, "bokken", 1)
