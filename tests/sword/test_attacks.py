"""Section 5: whom an attack reaches, W14–W16."""

from __future__ import annotations

import pytest

from izakaya import Table
from tests.sword.at_the_table import (
    attack,
    difficulty,
    four,
    hit,
    honour,
    position,
    resilience,
    seen,
    take_it,
    targets,
)

# Difficulty.


def seven(six: str = "samurai tomoe hand kiseru") -> Table:
    return position(f"""
        seat 0 shogun ieyasu hand bo
        seat 1 samurai kojiro hand bo
        seat 2 ninja-1 hideyoshi hand bo
        seat 3 ronin goemon hand bo
        seat 4 ninja-2 musashi hand bo
        seat 5 ninja-3 nobunaga hand kiseru
        seat 6 {six}
    """)


def test_W14_difficulty_is_the_smaller_number_of_places_either_way_round() -> None:
    table = seven()
    assert [difficulty(table, 0, seat) for seat in range(7)] == [None, 1, 2, 3, 3, 2, 1]
    assert [difficulty(table, 3, seat) for seat in range(7)] == [3, 2, 1, None, 1, 2, 3]


def test_W14_the_target_is_always_another_player() -> None:
    table = seven()
    assert targets(table, "bo") == [1, 2, 5, 6]


@pytest.mark.parametrize(
    ("six", "harder"),
    [
        ("tomoe", 0),
        ("tomoe laid armour", 1),
        ("tomoe laid armour*3", 3),
        ("benkei", 1),
        ("benkei laid armour*2", 3),
    ],
)
def test_W14_benkei_and_each_armour_raise_the_difficulty_of_their_owner(six: str, harder: int) -> None:
    table = seven(f"samurai {six} hand kiseru")
    assert [difficulty(table, seat, 6) for seat in (0, 3, 5)] == [1 + harder, 3 + harder, 1 + harder]
    assert difficulty(table, 0, 5) == 2


def test_W14_your_own_armour_does_not_matter_to_your_attacks() -> None:
    table = seven("samurai benkei hand kiseru laid armour*4")
    assert [difficulty(table, 6, seat) for seat in range(6)] == [1, 2, 3, 3, 2, 1]


def test_W14_a_harmless_seat_on_one_way_makes_that_way_the_shorter() -> None:
    table = position("""
        seat 0 shogun ieyasu hand bo
        seat 1 samurai kojiro hand bo
        seat 2 ninja-1 hideyoshi
        seat 3 ronin goemon hand bo
        seat 4 ninja-2 musashi hand bo
    """)
    # Clockwise to 3: 1, (2 is Harmless), 3. Counter-clockwise: 4, 3.
    assert [difficulty(table, 0, seat) for seat in range(1, 5)] == [1, None, 2, 1]
    assert [difficulty(table, 1, seat) for seat in (0, 3, 4)] == [1, 1, 2]


def test_W14_your_own_state_does_not_change_the_measure() -> None:
    table = position("""
        seat 0 shogun ieyasu hand bo
        seat 1 samurai kojiro hand bo
        seat 2 ninja-1 hideyoshi resilience 0
        seat 3 ronin goemon hand bo
        seat 4 ninja-2 musashi hand bo
    """)
    assert [difficulty(table, 2, seat) for seat in (0, 1, 3, 4)] == [2, 1, 1, 2]


# Reach.


def test_W15_a_weapon_reaches_a_difficulty_up_to_its_range() -> None:
    table = position("""
        seat 0 shogun ieyasu hand bokken bo shuriken
        seat 1 samurai kojiro hand bo
        seat 2 ninja-1 hideyoshi hand bo
        seat 3 ronin goemon hand bo
        seat 4 ninja-2 musashi hand bo
        seat 5 ninja-3 nobunaga hand kiseru
    """)
    assert targets(table, "bokken") == [1, 5]
    assert targets(table, "bo") == [1, 2, 4, 5]
    assert targets(table, "shuriken") == [1, 2, 3, 4, 5]


def test_W15_kojiro_ignores_range_but_not_harmlessness() -> None:
    table = position("""
        seat 0 shogun kojiro hand bokken
        seat 1 samurai ieyasu hand bo laid armour*3
        seat 2 ninja-1 hideyoshi
        seat 3 ronin benkei hand bo laid armour
        seat 4 ninja-2 musashi resilience 0 hand bo
        seat 5 ninja-3 nobunaga hand kiseru
    """)
    assert targets(table, "bokken") == [1, 3, 5]


# When it is measured.


def test_W16_an_attack_with_the_last_card_goes_on() -> None:
    table = four("ieyasu hand kiseru", others="hand bo")
    attack(table, "kiseru", 1)
    assert seen(table)["people"][0]["harmless"]
    take_it(table)
    assert resilience(table, 1) == 3


def test_W16_a_defeat_with_the_last_card_gives_honour_as_ever() -> None:
    table = four("ieyasu hand kiseru", "kojiro resilience 2 hand bo", others="hand bo")
    hit(table, "kiseru", 1)
    assert honour(table, 0) == 6


def test_W16_an_attacker_who_was_harmless_before_its_turn_attacks_as_ever() -> None:
    table = four("ieyasu resilience 1 hand kiseru laid armour*4", others="hand bo")
    assert targets(table, "kiseru") == [1, 3]
