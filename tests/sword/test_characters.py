"""Section 11: the ability of each character."""

from __future__ import annotations

import pytest

from izakaya import Move
from tests.sword.at_the_table import (
    all_cards,
    all_resilience,
    answer,
    attack,
    bleed,
    cards,
    difficulty,
    end_phase,
    four,
    hand,
    hit,
    honour,
    laid,
    may_attack,
    may_bleed,
    moves,
    pile,
    play,
    position,
    resilience,
    take_discard,
    take_it,
    targets,
)

# In the order of the alphabet.


def test_benkei_is_one_harder_to_attack_for_everybody() -> None:
    table = four("goemon hand bokken bo", "benkei hand parry", others="hand armour")
    assert difficulty(table, 0, 1) == 2
    assert difficulty(table, 2, 1) == 2
    assert difficulty(table, 3, 1) == 3
    assert targets(table, "bokken") == [3]
    assert targets(table, "bo") == [1, 2, 3]


@pytest.mark.parametrize("card", ["battlecry", "jujutsu"])
def test_W30_chiyome_is_untouched_by_battlecry_and_jujutsu(card: str) -> None:
    table = four(f"goemon hand {card}", "chiyome hand parry bo", others="hand armour")
    play(table, card)
    assert table.asked == 2
    take_it(table)
    take_it(table)
    assert all_resilience(table) == [5, 4, 3, 4]


def test_chiyome_is_touched_by_everything_else() -> None:
    table = four(
        "ieyasu hand wakizashi tea-ceremony geisha diversion", "chiyome hand parry*2", others="hand armour"
    )
    hit(table, "wakizashi", 1)
    assert resilience(table, 1) == 1
    play(table, "geisha", 1)
    play(table, "diversion", 1)
    assert cards(table, 1) == 0
    play(table, "tea-ceremony")
    assert cards(table, 1) == 1


def test_ginchiyo_takes_one_wound_less_from_a_weapon() -> None:
    table = four("ieyasu hand wakizashi", "ginchiyo hand parry", others="hand armour")
    hit(table, "wakizashi", 1)
    assert resilience(table, 1) == 2


@pytest.mark.parametrize("card", ["battlecry", "jujutsu"])
def test_ginchiyo_has_no_help_against_battlecry_and_jujutsu(card: str) -> None:
    table = four(f"ieyasu hand {card}", "ginchiyo hand armour", others="hand armour")
    play(table, card)
    take_it(table)
    assert resilience(table, 1) == 3


def test_goemon_plays_one_more_weapon() -> None:
    table = four("goemon hand bokken*3", "kojiro hand parry", others="hand armour")
    hit(table, "bokken", 1)
    hit(table, "bokken", 1)
    assert not may_attack(table, "bokken", 1)


def test_hanzo_parries_with_a_weapon() -> None:
    table = four("goemon hand kiseru", "hanzo hand daikyu armour", others="hand armour")
    attack(table, "kiseru", 1)
    answer(table, "daikyu")
    assert resilience(table, 1) == 4
    assert pile(table) == ["daikyu", "kiseru"]


def test_hideyoshi_draws_one_more() -> None:
    table = four("goemon hand armour", "hideyoshi", others="")
    end_phase(table)
    end_phase(table)
    assert all_cards(table) == [1, 3, 2, 0]


def test_hideyoshi_has_no_more_from_actions() -> None:
    table = four("hideyoshi hand daimyo tea-ceremony", "goemon", others="")
    play(table, "daimyo")
    assert cards(table, 0) == 3
    play(table, "tea-ceremony")
    assert cards(table, 0) == 5


def test_ieyasu_may_take_the_top_discard() -> None:
    table = four("goemon hand armour", "ieyasu hand parry", others="hand armour", pile="bokken katana")
    end_phase(table)
    take_discard(table)
    assert hand(table, 1)["katana"] == 1


def test_kojiro_reaches_everybody() -> None:
    table = position("""
        seat 0 shogun kojiro hand bokken
        seat 1 samurai goemon hand parry laid armour*2
        seat 2 ninja-1 hideyoshi hand parry
        seat 3 ronin benkei hand parry laid armour*2
        seat 4 ninja-2 musashi hand parry
        seat 5 ninja-3 tomoe hand parry
    """)
    assert targets(table, "bokken") == [1, 2, 3, 4, 5]
    hit(table, "bokken", 3)
    assert resilience(table, 3) == 4


def test_musashi_does_one_wound_more() -> None:
    table = four("musashi hand bokken", "kojiro hand armour", others="hand armour")
    hit(table, "bokken", 1)
    assert resilience(table, 1) == 3


def test_nobunaga_gives_a_resilience_for_a_card_never_the_last() -> None:
    table = four("nobunaga resilience 2 hand armour", others="hand armour")
    bleed(table)
    assert resilience(table, 0) == 1
    assert cards(table, 0) == 2
    assert honour(table, 0) == 5
    assert not may_bleed(table)


def test_nobunaga_only_in_his_own_play_phase() -> None:
    table = four(
        "goemon hand battlecry", "kojiro hand armour", "hideyoshi hand armour", "nobunaga hand armour"
    )
    assert not may_bleed(table)
    play(table, "battlecry")
    take_it(table)
    take_it(table)
    assert table.asked == 3
    assert moves(table) == [Move("pass")]


def test_tomoe_draws_when_her_weapon_wounds() -> None:
    table = four("tomoe hand kiseru battlecry", "kojiro hand armour", others="hand armour")
    hit(table, "kiseru", 1)
    assert cards(table, 0) == 2
    play(table, "battlecry")
    for _ in range(3):
        take_it(table)
    assert cards(table, 0) == 1


def test_tomoe_draws_nothing_for_wounds_she_takes() -> None:
    table = four("goemon hand kiseru", "tomoe hand armour", others="hand armour")
    hit(table, "kiseru", 1)
    assert cards(table, 1) == 1
    assert laid(table, 1) == {}


@pytest.mark.parametrize("card", ["battlecry", "jujutsu"])
def test_W36_ushiwaka_draws_only_for_wounds_of_weapons(card: str) -> None:
    table = four(f"goemon hand {card} kiseru", "ushiwaka hand armour", others="hand armour")
    play(table, card)
    for _ in range(3):
        take_it(table)
    assert cards(table, 1) == 1
    hit(table, "kiseru", 1)
    assert cards(table, 1) == 3


def test_ushiwaka_draws_nothing_for_wounds_he_deals() -> None:
    table = four("ushiwaka hand kiseru", "kojiro hand armour", others="hand armour")
    hit(table, "kiseru", 1)
    assert cards(table, 0) == 0
