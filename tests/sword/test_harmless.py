"""Section 4: Harmless, W12–W13."""

from __future__ import annotations

import pytest

from tests.sword.at_the_table import (
    answer,
    attack,
    cards,
    deck,
    difficulty,
    end_phase,
    four,
    harmless,
    hit,
    honour,
    laid,
    lay,
    may_attack,
    may_play,
    play,
    position,
    resilience,
    strip,
    take_it,
    targets,
)


@pytest.mark.parametrize(
    ("state", "is_harmless"),
    [
        ("resilience 0 hand bokken", True),
        ("resilience 1", True),
        ("resilience 0", True),
        ("resilience 1 hand bokken", False),
        ("resilience 1 laid armour*3", True),
    ],
)
def test_W12_harmless_without_resilience_or_without_a_card_in_hand(state: str, is_harmless: bool) -> None:
    table = four("ieyasu hand bokken", f"kojiro {state}", others="hand bokken")
    assert harmless(table, 1) == is_harmless


def test_W12_it_begins_the_moment_the_last_card_is_gone() -> None:
    table = four("ieyasu hand geisha bokken", "kojiro hand parry", others="hand bokken")
    assert may_attack(table, "bokken", 1)
    play(table, "geisha", 1)
    assert harmless(table, 1)
    assert not may_attack(table, "bokken", 1)


def test_W12_it_begins_with_the_last_card_given_in_answer() -> None:
    table = four("goemon hand bokken*2", "kojiro hand parry", others="hand bokken")
    attack(table, "bokken", 1)
    answer(table, "parry")
    assert harmless(table, 1)
    assert not may_attack(table, "bokken", 1)


def test_W12_it_begins_with_the_last_resilience() -> None:
    table = four("goemon hand bokken*2", "kojiro resilience 1 hand parry", others="hand bokken")
    hit(table, "bokken", 1)
    assert harmless(table, 1)
    assert not may_attack(table, "bokken", 1)


def test_W12_it_ends_the_moment_a_card_comes_to_hand() -> None:
    table = four("ieyasu hand breathing bokken", "kojiro", others="hand bokken")
    assert not may_attack(table, "bokken", 1)
    play(table, "breathing", 1)
    assert not harmless(table, 1)
    assert may_attack(table, "bokken", 1)


def test_W12_it_ends_for_all_who_drink_tea() -> None:
    table = four("ieyasu hand tea-ceremony bokken", "kojiro", "hideyoshi resilience 0", "musashi")
    play(table, "tea-ceremony")
    assert [harmless(table, seat) for seat in range(4)] == [False, False, True, False]


def test_W12_it_ends_with_recovery() -> None:
    table = four("ieyasu hand bokken", "kojiro resilience 0 hand bokken", others="hand bokken")
    assert harmless(table, 1)
    end_phase(table)
    assert not harmless(table, 1)


@pytest.mark.parametrize("state", ["resilience 0 hand bokken", "resilience 3"])
def test_W13_not_the_target_of_a_weapon(state: str) -> None:
    table = four("ieyasu hand daikyu", f"kojiro {state}", others="hand bokken")
    assert targets(table, "daikyu") == [2, 3]
    assert difficulty(table, 0, 1) is None


@pytest.mark.parametrize("state", ["resilience 0 hand bokken", "resilience 3"])
@pytest.mark.parametrize("card", ["battlecry", "jujutsu"])
def test_W13_not_affected_by_battlecry_or_jujutsu(card: str, state: str) -> None:
    table = four(f"ieyasu hand {card}", f"kojiro {state}", others="hand bokken")
    before = resilience(table, 1)
    play(table, card)
    assert table.asked == 2
    take_it(table)
    take_it(table)
    assert resilience(table, 1) == before


@pytest.mark.parametrize("state", ["resilience 0 hand bokken", "resilience 3"])
def test_W13_not_counted_as_a_place(state: str) -> None:
    table = position(f"""
        seat 0 shogun ieyasu hand bokken
        seat 1 samurai kojiro {state}
        seat 2 ninja-1 hideyoshi hand bokken
        seat 3 ronin goemon hand bokken
        seat 4 ninja-2 musashi hand bokken
        seat 5 ninja-3 tomoe hand bokken
    """)
    assert [difficulty(table, 0, seat) for seat in range(1, 6)] == [None, 1, 2, 2, 1]
    assert may_attack(table, "bokken", 2)


def test_W13_two_harmless_in_a_row_are_both_passed_over() -> None:
    table = position("""
        seat 0 shogun ieyasu hand bokken
        seat 1 samurai kojiro
        seat 2 ninja-1 hideyoshi resilience 0 hand bokken
        seat 3 ronin goemon hand bokken
        seat 4 ninja-2 musashi hand bokken
        seat 5 ninja-3 tomoe hand bokken
        seat 6 samurai benkei hand bokken
    """)
    # Clockwise to 3 is now 1 place; counter-clockwise 6, 5, 4 as ever.
    assert [difficulty(table, 0, seat) for seat in range(3, 7)] == [1, 2, 2, 2]


def test_W13_in_all_other_respects_it_is_in_play() -> None:
    table = four(
        "ieyasu hand tea-ceremony geisha diversion bushido breathing",
        "kojiro resilience 0 hand bokken*3 laid focus",
        others="hand bokken",
    )
    play(table, "tea-ceremony")
    assert cards(table, 1) == 4
    strip(table, 1, "focus")
    assert laid(table, 1) == {}
    play(table, "diversion", 1)
    assert cards(table, 1) == 3
    lay(table, "bushido", 1)
    assert laid(table, 1) == {"bushido": 1}
    play(table, "breathing", 1)
    assert cards(table, 1) == 4
    assert resilience(table, 1) == 0


def test_W13_geisha_strikes_the_hand_of_the_harmless_too() -> None:
    table = four("ieyasu hand geisha", "kojiro resilience 0 hand bokken", others="hand bokken")
    assert may_play(table, "geisha", 1)
    play(table, "geisha", 1)
    assert cards(table, 1) == 0


def test_W13_the_harmless_also_return_honour_when_the_deck_runs_out() -> None:
    table = four(
        "ieyasu hand daimyo", "kojiro resilience 0", others="hand daimyo", cards="daimyo*42", pile="daimyo*37"
    )
    assert deck(table) == 2
    play(table, "daimyo")
    assert honour(table, 1) == 2
