"""Section 3: the Play phase, W9."""

from __future__ import annotations

import pytest

from izakaya import Move, Table
from tests.sword.at_the_table import (
    answer,
    asks,
    attack,
    end_phase,
    four,
    hand,
    hit,
    lay,
    may_attack,
    may_play,
    may_strip,
    moves,
    pile,
    play,
    position,
    seen,
    take_it,
    targets,
    turn,
)

# Play: how many weapons.


def weapons_in_a_turn(table: Table) -> int:
    """How many times seat 0 may attack its left neighbour, who takes it all or parries."""
    played = 0
    while may_attack(table, "bokken", 1):
        hit(table, "bokken", 1)
        played += 1
    assert hand(table, 0)["bokken"] > 0
    return played


def three(zero: str, one: str) -> Table:
    return position(f"""
        seat 0 {zero}
        seat 1 {one} kojiro hand parry
        seat 2 ninja-2 musashi hand parry
        turn 0
    """)


def test_W9_one_weapon_a_turn() -> None:
    assert weapons_in_a_turn(four("ieyasu hand bokken*3")) == 1


def test_W9_one_more_for_each_focus_in_play() -> None:
    assert weapons_in_a_turn(four("ieyasu hand bokken*3 laid focus")) == 2
    assert weapons_in_a_turn(four("ieyasu hand bokken*4 laid focus*2")) == 3


def test_W9_goemon_plays_one_more() -> None:
    assert weapons_in_a_turn(four("goemon hand bokken*3")) == 2


def test_W9_the_shogun_of_three_plays_one_more() -> None:
    assert weapons_in_a_turn(three("shogun ieyasu hand bokken*3", "ninja-1")) == 2
    assert weapons_in_a_turn(three("ninja-1 ieyasu hand bokken*3", "shogun")) == 1


def test_W9_the_additions_add_up() -> None:
    assert weapons_in_a_turn(three("shogun goemon hand bokken*5 laid focus", "ninja-1")) == 4


def test_W9_a_focus_just_laid_counts() -> None:
    table = four("ieyasu hand bokken*2 focus")
    hit(table, "bokken", 1)
    assert not may_attack(table, "bokken", 1)
    lay(table, "focus")
    assert may_attack(table, "bokken", 1)


def test_W9_a_parried_weapon_counts_too() -> None:
    table = four("ieyasu hand bokken*2")
    attack(table, "bokken", 1)
    answer(table, "parry")
    assert not targets(table, "bokken")


def test_W9_weapons_are_counted_anew_each_turn() -> None:
    table = four("ieyasu hand bokken*2", cards="parry*3 bokken*60")
    hit(table, "bokken", 1)
    end_phase(table)
    assert seen(table)["weapons_played"] == 0
    assert may_attack(table, "bokken", 2)


def test_W9_weapons_given_in_answer_do_not_count() -> None:
    table = four("ieyasu hand jujutsu bokken", "kojiro hand bo parry")
    play(table, "jujutsu")
    answer(table, "bo")
    take_it(table)
    take_it(table)
    assert may_attack(table, "bokken", 1)


def test_W9_a_weapon_given_to_bushido_does_not_count() -> None:
    table = four(
        "ieyasu hand bokken*2",
        "kojiro hand bokken*2 laid bushido",
        others="hand bokken",
        cards="bushido bokken*40",
    )
    end_phase(table)
    answer(table, "bokken")
    assert asks(table) == "play"
    assert may_attack(table, "bokken", 2)


# Play: what else.


def test_W9_any_number_of_other_cards_may_be_played() -> None:
    table = four("nobunaga hand focus armour*3 daimyo tea-ceremony breathing diversion geisha")
    lay(table, "focus")
    for _ in range(3):
        lay(table, "armour")
    play(table, "daimyo")
    play(table, "tea-ceremony")
    play(table, "breathing", 1)
    play(table, "diversion", 1)
    play(table, "geisha", 2)
    assert asks(table) == "play"
    assert table.asked == 0


def test_W9_no_card_need_be_played() -> None:
    table = four("ieyasu hand bokken focus daimyo")
    end_phase(table)
    assert turn(table) == 1


def test_W9_a_parry_cannot_be_played() -> None:
    table = four("ieyasu hand parry*3")
    assert moves(table) == [Move("pass")]


def test_W9_nothing_can_be_discarded_at_will() -> None:
    table = four("ieyasu hand bokken focus parry*7 daimyo")
    assert not [move for move in moves(table) if move.way == "discard"]


def test_W9_ending_the_phase_is_always_on_offer() -> None:
    table = four("nobunaga hand bokken daimyo focus")
    assert Move("pass") in moves(table)
    lay(table, "focus")
    assert Move("pass") in moves(table)
    hit(table, "bokken", 1)
    assert Move("pass") in moves(table)
    play(table, "daimyo")
    assert Move("pass") in moves(table)


def test_W9_weapons_geisha_and_diversion_need_a_legal_target() -> None:
    table = four("ieyasu hand tanegashima geisha diversion", others="")
    assert moves(table) == [Move("pass")]


def test_W9_geisha_and_diversion_find_a_target_where_there_is_one() -> None:
    table = four("ieyasu hand geisha diversion", "kojiro", "hideyoshi laid focus", "musashi hand bokken")
    assert may_strip(table, 2, "focus")
    assert may_play(table, "geisha", 3)
    assert may_play(table, "diversion", 3)
    assert not may_play(table, "geisha", 2)
    assert not may_play(table, "diversion", 2)


@pytest.mark.parametrize("card", ["battlecry", "jujutsu"])
def test_W9_battlecry_and_jujutsu_may_be_played_at_nobody(card: str) -> None:
    table = four(
        f"ieyasu hand {card} bokken", "kojiro", "hideyoshi resilience 0 hand parry", "chiyome hand parry"
    )
    play(table, card)
    assert table.asked == 0
    assert pile(table) == [card]


@pytest.mark.parametrize("card", ["daimyo", "tea-ceremony"])
def test_W9_an_action_is_discarded_after_its_effect(card: str) -> None:
    # The last card of the deck is drawn: what is discarded already is shuffled, the action comes later.
    table = four(f"ieyasu hand {card}", cards=f"{card} parry*41", pile="parry*37")
    play(table, card)
    assert pile(table) == [card]
