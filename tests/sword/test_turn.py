"""Section 3: the turn but for the Play phase, W6–W8, W10 and W11."""

from __future__ import annotations

import pytest

from izakaya import Move
from tests.sword.at_the_table import (
    asks,
    attack,
    cards,
    discard,
    end_phase,
    four,
    hand,
    moves,
    pile,
    play,
    position,
    resilience,
    seen,
    take_it,
    told_of,
    turn,
)

# Recovery.


def test_W6_with_no_resilience_you_regain_all_of_it() -> None:
    table = four("goemon hand bokken", "hideyoshi resilience 0 hand bokken", others="hand bokken")
    end_phase(table)
    assert turn(table) == 1
    assert resilience(table, 1) == 4


def test_W6_with_one_or_more_you_regain_nothing() -> None:
    table = four("goemon hand bokken", "hideyoshi resilience 1 hand bokken", others="hand bokken")
    end_phase(table)
    assert turn(table) == 1
    assert resilience(table, 1) == 1


def test_W6_only_the_player_whose_turn_begins_recovers() -> None:
    table = four(
        "goemon hand bokken",
        "hideyoshi hand bokken",
        "kojiro resilience 0 hand bokken",
        "musashi hand bokken",
    )
    end_phase(table)
    assert resilience(table, 2) == 0


# The Bushido check.


def test_W7_the_bushido_check_comes_after_recovery_and_before_the_draw() -> None:
    table = four(
        "goemon hand bokken",
        "kojiro resilience 0 hand bokken laid bushido",
        others="hand bokken",
        cards="bushido bokken*40",
    )
    end_phase(table)
    assert asks(table) == "bushido"
    assert table.asked == 1
    assert resilience(table, 1) == 5
    assert cards(table, 1) == 1


def test_W7_there_is_no_check_for_bushido_before_somebody_else() -> None:
    table = four(
        "goemon hand bokken",
        "kojiro hand bokken",
        "hideyoshi hand bokken laid bushido",
        "musashi hand bokken",
        cards="bushido bokken*40",
    )
    end_phase(table)
    assert asks(table) == "play"
    assert not told_of(table, "revealed")


# Draw.


def test_W8_you_draw_two_cards() -> None:
    table = four("goemon hand bokken", others="hand bokken")
    end_phase(table)
    assert cards(table, 1) == 3
    assert len(told_of(table, "drew")) == 2


def test_W8_you_draw_two_cards_also_without_any_or_with_many() -> None:
    table = four("goemon hand bokken", "kojiro", "musashi hand parry*9", "tomoe hand bokken")
    end_phase(table)
    assert cards(table, 1) == 2
    end_phase(table)
    assert cards(table, 2) == 11


def test_W8_hideyoshi_draws_three() -> None:
    table = four("goemon hand bokken", "hideyoshi hand bokken", others="hand bokken")
    end_phase(table)
    assert cards(table, 1) == 4


@pytest.mark.parametrize(("character", "drawn"), [("goemon", 3), ("hideyoshi", 4)])
def test_W8_the_shogun_of_three_draws_one_more(character: str, drawn: int) -> None:
    table = position(f"""
        seat 0 shogun {character} hand bokken
        seat 1 ninja-1 kojiro hand bokken
        seat 2 ninja-2 musashi hand bokken
        turn 2
    """)
    end_phase(table)
    assert cards(table, 0) == 1 + drawn


def test_W8_the_ninja_of_three_draw_two() -> None:
    table = position("""
        seat 0 shogun goemon hand bokken
        seat 1 ninja-1 kojiro hand bokken
        seat 2 ninja-2 musashi hand bokken
    """)
    end_phase(table)
    assert cards(table, 1) == 3


def test_W8_the_shogun_of_more_players_draws_two() -> None:
    table = four("goemon hand bokken", others="hand bokken", turn="3")
    end_phase(table)
    assert cards(table, 0) == 3


# Discard.


def test_W10_down_to_exactly_seven() -> None:
    table = four("ieyasu hand bokken*3 parry*4 bo*2")
    end_phase(table)
    assert asks(table) == "discard"
    discard(table, "bo")
    assert asks(table) == "discard"
    discard(table, "parry")
    assert turn(table) == 1
    assert hand(table, 0) == {"bokken": 3, "parry": 3, "bo": 1}


def test_W10_the_choice_and_the_order_are_yours() -> None:
    table = four("ieyasu hand bokken*3 parry*4 bo*2")
    end_phase(table)
    assert {move.card for move in moves(table)} == {"bokken", "parry", "bo"}
    discard(table, "parry")
    discard(table, "bo")
    assert pile(table) == ["parry", "bo"]


def test_W10_with_seven_there_is_nothing_to_discard() -> None:
    table = four("ieyasu hand bokken*3 parry*4")
    end_phase(table)
    assert turn(table) == 1
    assert cards(table, 0) == 7


def test_W10_discarding_cannot_be_declined() -> None:
    table = four("ieyasu hand bokken*4 parry*4")
    end_phase(table)
    assert Move("pass") not in moves(table)


def test_W10_there_is_no_hand_limit_at_any_other_time() -> None:
    table = four(
        "ieyasu hand tea-ceremony bokken*4 parry*6",
        "kojiro hand parry*7",
        "hideyoshi hand bo*5",
        "musashi hand kiseru*5",
    )
    play(table, "tea-ceremony")
    assert asks(table) == "play"
    assert cards(table, 0) == 13
    assert cards(table, 1) == 8
    end_phase(table)
    while turn(table) == 0:
        assert cards(table, 1) == 8
        table.answer(table.options()[0])
    assert cards(table, 0) == 7
    assert cards(table, 1) == 10


# Out of turn.


def test_W11_out_of_turn_you_only_answer() -> None:
    table = four("ieyasu hand bokken", "kojiro hand parry bo focus daimyo geisha")
    attack(table, "bokken", 1)
    assert moves(table) == [Move("pass"), Move("answer", card="parry")]


def test_W11_a_player_who_is_not_asked_is_offered_nothing() -> None:
    table = four("ieyasu hand bokken")
    for eyes in (None, 1, 2, 3):
        assert seen(table, eyes)["options"] == []
    attack(table, "bokken", 1)
    for eyes in (None, 0, 2, 3):
        assert seen(table, eyes)["options"] == []


def test_W11_the_answers_are_a_parry_a_weapon_to_jujutsu_and_hanzos_weapon() -> None:
    table = four(
        "ieyasu hand jujutsu battlecry bokken",
        "hanzo hand parry bo focus",
        "hideyoshi hand parry bo focus",
        "musashi",
    )
    play(table, "jujutsu")
    assert {move.card for move in moves(table)} == {None, "bo"}
    take_it(table)
    assert {move.card for move in moves(table)} == {None, "bo"}
    take_it(table)
    play(table, "battlecry")
    assert {move.card for move in moves(table)} == {None, "parry", "bo"}
    take_it(table)
    assert {move.card for move in moves(table)} == {None, "parry"}
