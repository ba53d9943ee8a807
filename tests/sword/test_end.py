"""Section 8: how a game ends, W24 and W28."""

from __future__ import annotations

import pytest

from tests.sword.at_the_table import (
    all_cards,
    all_honour,
    answer,
    attack,
    end_phase,
    hit,
    pile,
    play,
    position,
    resilience,
    seen,
    take_it,
)

# W24: no Honour left.


def test_W24_the_game_ends_when_a_defeat_takes_the_last_honour() -> None:
    table = position("""
        seat 0 shogun ieyasu hand kiseru
        seat 1 ninja-1 kojiro resilience 2 honour 1 hand bo
        seat 2 samurai hideyoshi hand bo
        seat 3 ninja-2 musashi hand bo
    """)
    hit(table, "kiseru", 1)
    assert table.over
    assert table.result().reason == "honour"


def test_W24_the_game_ends_when_bushido_takes_the_last_honour() -> None:
    table = position("""
        cards bushido bokken*40
        seat 0 shogun ieyasu hand bokken
        seat 1 ninja-1 kojiro honour 1 hand bokken laid bushido
        seat 2 samurai hideyoshi hand bokken
        seat 3 ninja-2 musashi hand bokken
    """)
    end_phase(table)
    take_it(table)
    assert table.over
    assert all_honour(table) == [5, 0, 3, 3]
    assert all_cards(table) == [1, 1, 1, 1]


def test_W24_all_roles_are_shown() -> None:
    table = position("""
        seat 0 shogun ieyasu hand kiseru
        seat 1 ninja-1 kojiro resilience 2 honour 1 hand bo
        seat 2 samurai hideyoshi hand bo
        seat 3 ninja-3 musashi hand bo
    """)
    attack(table, "kiseru", 1)
    for eyes in (None, 2):
        assert [person["role"] for person in seen(table, eyes)["people"]].count(None) >= 2
    take_it(table)
    for eyes in (None, 0, 1, 2, 3):
        assert [person["role"] for person in seen(table, eyes)["people"]] == [
            "shogun",
            "ninja-1",
            "samurai",
            "ninja-3",
        ]


def test_W24_the_loser_of_the_last_honour_need_not_be_the_attacker() -> None:
    # The run-out takes the Honour of somebody who had nothing to do with the draw.
    table = position("""
        cards daimyo parry*40
        seat 0 shogun ieyasu hand daimyo
        seat 1 ninja-1 kojiro hand parry
        seat 2 samurai hideyoshi honour 1 hand parry
        seat 3 ninja-2 musashi hand parry
        pile parry*36
    """)
    play(table, "daimyo")
    assert table.over
    assert table.result().reason == "honour"


# W28: the Sword Master.


def test_W28_the_last_one_with_resilience_wins_for_the_team_whatever_the_honour() -> None:
    table = position("""
        seat 0 samurai ieyasu honour 1 hand kiseru
        seat 1 ninja-1 kojiro resilience 1 honour 9 hand parry
        seat 2 shogun hideyoshi resilience 0 honour 1 hand parry
        seat 3 ninja-2 musashi resilience 0 honour 9 hand parry
        turn 0
    """)
    hit(table, "kiseru", 1)
    assert table.over
    assert table.result().reason == "sword-master"
    assert table.result().winners == (0, 2)


@pytest.mark.parametrize(
    ("second", "third"),
    [
        ("resilience 1 hand parry", "resilience 0 hand parry"),
        ("resilience 0 hand parry", "resilience 1"),  # somebody without cards still stands
    ],
)
def test_W28_while_two_have_resilience_the_game_goes_on(second: str, third: str) -> None:
    table = position(f"""
        seat 0 samurai ieyasu hand kiseru
        seat 1 ninja-1 kojiro resilience 1 hand parry
        seat 2 shogun hideyoshi {second}
        seat 3 ninja-2 musashi {third}
        turn 0
    """)
    hit(table, "kiseru", 1)
    assert not table.over


def test_W28_not_in_a_game_of_three() -> None:
    table = position("""
        seat 0 shogun ieyasu hand kiseru
        seat 1 ninja-1 kojiro resilience 1 hand parry
        seat 2 ninja-2 hideyoshi resilience 0 hand parry
    """)
    hit(table, "kiseru", 1)
    assert not table.over
    assert all_honour(table) == [7, 2, 3]


def test_W28_checked_after_each_single_defeat() -> None:
    # Three fall one after the other; only the third leaves the caller alone.
    table = position("""
        seat 0 ronin ieyasu hand battlecry
        seat 1 ninja-1 kojiro resilience 1 hand armour
        seat 2 shogun hideyoshi resilience 1 hand armour
        seat 3 ninja-2 musashi resilience 0 hand armour
        seat 4 samurai goemon resilience 1 hand armour
        turn 0
    """)
    play(table, "battlecry")
    take_it(table)
    assert not table.over
    take_it(table)
    assert not table.over
    take_it(table)
    assert table.result().reason == "sword-master"
    assert table.result().winners == (0,)


def test_W28_not_if_the_last_one_standing_has_just_felled_a_friend() -> None:
    # The Samurai fells the Shogun and stands alone: the game ends, is scored, and the blow costs 3.
    table = position("""
        seat 0 samurai ieyasu honour 3 hand kiseru
        seat 1 shogun kojiro resilience 1 honour 5 hand parry
        seat 2 ninja-1 hideyoshi resilience 0 honour 2 hand parry
        seat 3 ninja-2 musashi resilience 0 honour 2 hand parry
        turn 0
    """)
    hit(table, "kiseru", 1)
    assert table.over
    result = table.result()
    assert result.reason == "honour"
    # Samurai 4 x 2, Shogun 4, less 3; Ninja 2 and 2 x 2.
    assert result.sides == {"shogun": 9, "ninja": 6}
    assert result.winners == (0, 1)


def test_W28_a_team_that_fells_its_own_last_man_may_lose_on_points() -> None:
    table = position("""
        seat 0 samurai ieyasu honour 1 hand kiseru
        seat 1 shogun kojiro resilience 1 honour 2 hand parry
        seat 2 ninja-1 hideyoshi resilience 0 honour 1 hand parry
        seat 3 ninja-2 musashi resilience 0 honour 1 hand parry
        turn 0
    """)
    hit(table, "kiseru", 1)
    # Samurai 2 x 2, Shogun 1, less 3; Ninja 1 and 1 x 2.
    assert table.result().sides == {"shogun": 2, "ninja": 3}
    assert table.result().winners == (2, 3)


def test_W28_a_friend_felled_earlier_in_the_same_cry_does_not_spoil_it() -> None:
    table = position("""
        seat 0 samurai ieyasu hand battlecry
        seat 1 shogun kojiro resilience 1 hand armour
        seat 2 ninja-1 hideyoshi resilience 1 hand armour
        seat 3 ninja-2 musashi resilience 0 hand armour
        turn 0
    """)
    play(table, "battlecry")
    take_it(table)
    take_it(table)
    assert table.result().reason == "sword-master"
    assert table.result().winners == (0, 1)


def test_W28_decides_when_one_blow_fulfils_W24_too() -> None:
    # On points the Ninja would win by far.
    table = position("""
        seat 0 samurai ieyasu honour 1 hand kiseru
        seat 1 ninja-1 kojiro resilience 1 honour 1 hand parry
        seat 2 shogun hideyoshi resilience 0 honour 1 hand parry
        seat 3 ninja-2 musashi resilience 0 honour 9 hand parry
        turn 0
    """)
    hit(table, "kiseru", 1)
    assert all_honour(table)[1] == 0
    assert table.result().reason == "sword-master"
    assert table.result().winners == (0, 2)


def test_W28_and_W24_together_by_a_blow_within_the_team_are_scored() -> None:
    table = position("""
        seat 0 ninja-1 ieyasu honour 1 hand kiseru
        seat 1 ninja-2 kojiro resilience 1 honour 1 hand parry
        seat 2 shogun hideyoshi resilience 0 hand parry
        seat 3 samurai musashi resilience 0 hand parry
        turn 0
    """)
    hit(table, "kiseru", 1)
    assert table.result().reason == "honour"
    assert table.result().sides == {"ninja": 2 - 3, "shogun": 11}
    assert table.result().winners == (2, 3)


def test_W28_the_game_may_end_by_W24_before_anybody_stands_alone() -> None:
    table = position("""
        seat 0 samurai ieyasu hand battlecry
        seat 1 ninja-1 kojiro resilience 1 honour 1 hand armour
        seat 2 ninja-2 hideyoshi resilience 1 hand armour
        seat 3 shogun musashi resilience 0 hand armour
        turn 0
    """)
    play(table, "battlecry")
    take_it(table)
    assert table.over
    assert table.result().reason == "honour"
    assert resilience(table, 2) == 1


def test_W28_ends_at_once_so_nobody_draws() -> None:
    table = position("""
        seat 0 samurai tomoe hand kiseru
        seat 1 ninja-1 ushiwaka resilience 2 hand parry
        seat 2 shogun hideyoshi resilience 0 hand parry
        seat 3 ninja-2 musashi resilience 0 hand parry
        turn 0
    """)
    hit(table, "kiseru", 1)
    assert table.over
    assert all_cards(table) == [0, 1, 1, 1]


def test_W28_a_parry_keeps_the_game_alive() -> None:
    table = position("""
        seat 0 samurai ieyasu hand kiseru
        seat 1 ninja-1 kojiro resilience 1 hand parry
        seat 2 shogun hideyoshi resilience 0 hand parry
        seat 3 ninja-2 musashi resilience 0 hand parry
        turn 0
    """)
    attack(table, "kiseru", 1)
    answer(table, "parry")
    assert not table.over
    assert pile(table) == ["parry", "kiseru"]
