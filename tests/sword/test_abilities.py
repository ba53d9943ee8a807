"""Section 11: what holds for all abilities, and their details, W36–W38."""

from __future__ import annotations

import pytest

from izakaya import Move
from tests.sword.at_the_table import (
    all_cards,
    answer,
    asks,
    attack,
    bleed,
    cards,
    deck,
    end_phase,
    four,
    hand,
    hit,
    honour,
    may_answer,
    may_bleed,
    moves,
    pile,
    play,
    position,
    resilience,
    take_deck,
    take_discard,
    take_it,
    told_of,
    turn,
)

# As often as possible; who chooses and who does not.


def test_W36_nobunaga_may_bleed_as_often_as_he_can() -> None:
    table = four("nobunaga hand armour", others="hand armour")
    for left in (4, 3, 2, 1):
        bleed(table)
        assert resilience(table, 0) == left
    assert cards(table, 0) == 5
    assert not may_bleed(table)


def test_W36_ushiwaka_and_tomoe_draw_each_time() -> None:
    table = four("tomoe hand bokken*3 laid focus*2", "ushiwaka hand armour", others="hand armour")
    for _ in range(3):
        hit(table, "bokken", 1)
    assert all_cards(table) == [3, 4, 1, 1]


def test_W36_nobunaga_need_not_bleed() -> None:
    table = four("nobunaga hand armour", others="hand armour")
    end_phase(table)
    assert resilience(table, 0) == 5


def test_W36_ieyasu_need_not_take_the_discard() -> None:
    table = four("goemon hand armour", "ieyasu hand parry", others="hand armour", pile="katana")
    end_phase(table)
    assert moves(table) == [Move("take-deck"), Move("take-discard")]
    take_deck(table)
    assert cards(table, 1) == 3
    assert "katana" not in hand(table, 1)
    assert pile(table) == ["katana"]


def test_W36_hanzo_need_not_parry_with_a_weapon() -> None:
    table = four("goemon hand bokken", "hanzo hand bo kiseru", others="hand armour")
    hit(table, "bokken", 1)
    assert resilience(table, 1) == 3
    assert hand(table, 1) == {"bo": 1, "kiseru": 1}


def test_W36_goemon_need_not_play_a_second_weapon() -> None:
    table = four("goemon hand bokken*2", "kojiro hand armour", others="hand armour")
    hit(table, "bokken", 1)
    end_phase(table)
    assert turn(table) == 1


def test_W36_the_other_abilities_apply_without_a_question() -> None:
    table = four("tomoe hand kiseru", "ushiwaka hand parry", others="hand armour")
    hit(table, "kiseru", 1)
    assert asks(table) == "play"
    assert all_cards(table) == [1, 3, 1, 1]


# Details of abilities.


@pytest.mark.parametrize(("left", "drawn"), [(4, 3), (3, 3), (2, 2), (1, 1)])
def test_W37_ushiwaka_draws_for_each_resilience_really_lost(left: int, drawn: int) -> None:
    table = four("goemon hand wakizashi", f"ushiwaka resilience {left} hand parry", others="hand armour")
    hit(table, "wakizashi", 1)
    assert cards(table, 1) == 1 + drawn


@pytest.mark.parametrize("weapon", ["bokken", "kiseru", "wakizashi"])
def test_W37_tomoe_draws_one_for_the_whole_hit(weapon: str) -> None:
    table = four(f"tomoe hand {weapon} laid fast-draw", "kojiro hand parry", others="hand armour")
    hit(table, weapon, 1)
    assert cards(table, 0) == 1


def test_W37_both_draw_also_on_the_blow_that_defeats() -> None:
    table = four("tomoe hand wakizashi", "ushiwaka resilience 2 hand parry", others="hand armour")
    hit(table, "wakizashi", 1)
    assert resilience(table, 1) == 0
    assert all_cards(table) == [1, 3, 1, 1]


def test_W37_unless_that_blow_ends_the_game() -> None:
    table = four("tomoe hand wakizashi", "ushiwaka resilience 2 honour 1 hand parry", others="hand armour")
    hit(table, "wakizashi", 1)
    assert table.over
    assert all_cards(table) == [0, 1, 1, 1]


def test_W37_hanzo_cannot_parry_with_his_only_card() -> None:
    table = four("goemon hand kiseru battlecry", "hanzo hand bo", others="hand armour")
    attack(table, "kiseru", 1)
    assert moves(table) == [Move("pass")]
    take_it(table)
    play(table, "battlecry")
    assert table.asked == 1
    assert moves(table) == [Move("pass")]


def test_W37_hanzos_last_weapon_may_answer_jujutsu() -> None:
    table = four("goemon hand jujutsu", "hanzo hand bo", others="hand armour")
    play(table, "jujutsu")
    answer(table, "bo")
    assert resilience(table, 1) == 4
    assert cards(table, 1) == 0


def test_W37_hanzos_last_card_may_be_a_real_parry() -> None:
    table = four("goemon hand kiseru", "hanzo hand parry", others="hand armour")
    attack(table, "kiseru", 1)
    answer(table, "parry")
    assert resilience(table, 1) == 4


@pytest.mark.parametrize("other", ["parry", "armour", "kiseru"])
def test_W37_with_any_second_card_hanzos_weapon_parries(other: str) -> None:
    table = four("goemon hand shuriken battlecry", f"hanzo hand bo*2 {other}", others="hand armour")
    attack(table, "shuriken", 1)
    answer(table, "bo")
    assert pile(table) == ["bo", "shuriken"]
    play(table, "battlecry")
    answer(table, "bo")
    assert resilience(table, 1) == 4
    assert hand(table, 1) == {other: 1}


def test_W37_hanzos_last_weapon_may_go_to_bushido() -> None:
    table = four("goemon hand parry", "hanzo hand bo laid bushido", cards="bushido parry*3 bo*40")
    end_phase(table)
    assert may_answer(table, "bo")


def test_W37_nobunaga_needs_a_card_that_can_be_drawn() -> None:
    table = four(
        "nobunaga hand parry*10",
        "kojiro hand parry*10",
        "hideyoshi hand parry*10",
        "musashi hand parry*9",
        cards="parry*40",
    )
    assert deck(table) == 1
    bleed(table)
    assert cards(table, 0) == 11
    assert not may_bleed(table)


# Ieyasu and the pile.


def test_W38_ieyasu_takes_the_top_discard_first_and_the_rest_from_the_deck() -> None:
    table = four("goemon hand armour", "ieyasu hand parry", others="hand armour", pile="katana nodachi")
    end_phase(table)
    assert asks(table) == "first-card"
    assert table.asked == 1
    before = deck(table)
    take_discard(table)
    assert "nodachi" in hand(table, 1)
    assert pile(table) == ["katana"]
    assert cards(table, 1) == 3
    assert deck(table) == before - 1
    assert asks(table) == "play"


def test_W38_without_a_discard_ieyasu_has_no_choice() -> None:
    table = four("goemon hand armour", "ieyasu hand parry", others="hand armour")
    end_phase(table)
    assert asks(table) == "play"
    assert cards(table, 1) == 3


def test_W38_the_discards_of_the_turn_before_are_there_for_him() -> None:
    table = four("goemon hand bokken armour", "ieyasu hand parry", others="hand armour")
    hit(table, "bokken", 1)
    end_phase(table)
    take_discard(table)
    assert hand(table, 1)["bokken"] >= 1


def test_W38_only_ieyasu_chooses() -> None:
    table = four("ieyasu hand armour", "goemon hand parry", others="hand armour", pile="katana")
    end_phase(table)
    assert asks(table) == "play"
    assert pile(table) == ["katana"]


def test_W38_a_card_that_his_own_bushido_check_has_just_put_there() -> None:
    table = four(
        "goemon hand daimyo",
        "ieyasu hand daimyo laid bushido",
        others="hand daimyo",
        cards="bushido daimyo*40",
    )
    assert pile(table) == []
    end_phase(table)
    assert asks(table) == "first-card"
    take_discard(table)
    assert pile(table) == []
    assert told_of(table, "took-discard")[0]["cards"] == ["daimyo"]
    assert cards(table, 1) == 3


@pytest.mark.parametrize(("give", "top"), [(True, "kiseru"), (False, "bushido")])
def test_W38_also_what_he_gave_up_to_bushido(give: bool, top: str) -> None:
    table = four(
        "goemon hand bo", "ieyasu hand kiseru laid bushido", others="hand bo", cards="bushido kiseru bo*40"
    )
    end_phase(table)
    assert asks(table) == "bushido"
    if give:
        answer(table, "kiseru")
    else:
        take_it(table)
    assert asks(table) == "first-card"
    take_discard(table)
    assert hand(table, 1)[top] == 1
    assert pile(table) == ["bo"]


def test_W38_not_if_the_revealed_card_went_into_a_new_deck() -> None:
    table = four(
        "goemon hand daimyo",
        "ieyasu hand daimyo laid bushido",
        others="hand daimyo",
        cards="bushido daimyo*40",
        pile="daimyo*35",
    )
    end_phase(table)
    assert pile(table) == []
    assert asks(table) == "play"
    assert honour(table, 1) == 2


def test_W38_ieyasu_the_shogun_of_three_draws_three_the_first_from_the_pile() -> None:
    table = position("""
        seat 0 shogun ieyasu hand armour
        seat 1 ninja-1 kojiro hand armour
        seat 2 ninja-2 musashi hand armour
        pile katana
        turn 2
    """)
    end_phase(table)
    take_discard(table)
    assert cards(table, 0) == 4
    assert hand(table, 0)["katana"] == 1
