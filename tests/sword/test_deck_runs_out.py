"""Section 7: the deck runs out, W22–W23."""

from __future__ import annotations

from izakaya import Table
from tests.sword.at_the_table import (
    all_cards,
    all_honour,
    answer,
    asks,
    attack,
    bag,
    bleed,
    cards,
    deck,
    deck_cards,
    discard,
    end_phase,
    four,
    hit,
    laid,
    lay,
    may_bleed,
    pile,
    play,
    position,
    resilience,
    seen,
    take_discard,
    told_of,
    turn,
)

# W22: with discards to shuffle.


def nearly_out(in_deck: int, honour: str = "") -> Table:
    """Seat 0 holds a Daimyo (draw 2); so many cards are left in the deck, 35 have been discarded."""
    return four(
        "ieyasu hand daimyo parry",
        "kojiro hand parry",
        f"hideyoshi {honour} hand parry",
        cards=f"daimyo parry*{39 + in_deck}",
        pile="parry*35",
    )


def test_W22_with_the_last_card_the_discards_become_the_deck_and_everybody_returns_one_honour() -> None:
    # Not only when a card is wanted and none is there: both draws of the Daimyo were still to be had.
    table = nearly_out(2)
    play(table, "daimyo")
    assert deck_cards(table) == bag("parry*35")
    assert all_honour(table) == [4, 2, 2, 2]
    assert seen(table)["run_outs"] == 1


def test_W22_one_card_left_is_not_yet_empty() -> None:
    table = nearly_out(3)
    play(table, "daimyo")
    assert deck(table) == 1
    assert all_honour(table) == [5, 3, 3, 3]
    assert len(pile(table)) == 36


def test_W22_then_the_drawing_goes_on_from_the_new_deck_without_the_action_being_resolved() -> None:
    table = nearly_out(1)
    play(table, "daimyo")
    assert cards(table, 0) == 3
    assert deck_cards(table) == bag("parry*34")
    assert pile(table) == ["daimyo"]
    assert all_honour(table) == [4, 2, 2, 2]


def test_W22_it_can_end_the_game_and_the_draws_still_due_are_lost() -> None:
    table = nearly_out(1, honour="honour 1")
    play(table, "daimyo")
    assert table.over
    assert all_honour(table) == [4, 2, 0, 2]
    assert cards(table, 0) == 2


def test_W22_it_can_end_the_game_for_several_at_once() -> None:
    table = four(
        "ieyasu hand daimyo parry",
        "kojiro honour 1 hand parry",
        "hideyoshi hand parry",
        "musashi honour 1 hand parry",
        cards="daimyo parry*40",
        pile="parry*35",
    )
    play(table, "daimyo")
    assert table.over
    assert all_honour(table) == [4, 0, 2, 0]


def test_W22_in_the_draw_phase() -> None:
    table = four("ieyasu hand parry", cards="parry*40", pile="parry*35")
    end_phase(table)
    assert asks(table) == "play"
    assert cards(table, 1) == 3
    assert deck(table) == 34
    assert all_honour(table) == [4, 2, 2, 2]


def test_W22_in_the_draw_phase_it_may_end_the_game_before_the_second_card() -> None:
    table = four("ieyasu hand parry", "kojiro honour 1 hand parry", cards="parry*40", pile="parry*35")
    end_phase(table)
    assert table.over
    assert cards(table, 1) == 2


def tea(in_deck: int, honour: str = "") -> Table:
    return four(
        "ieyasu hand tea-ceremony parry",
        "kojiro hand parry",
        f"hideyoshi {honour} hand parry",
        cards=f"tea-ceremony parry*{39 + in_deck}",
        pile="parry*35",
    )


def test_W22_during_a_tea_ceremony_the_others_still_draw() -> None:
    table = tea(4)
    play(table, "tea-ceremony")
    assert all_cards(table) == [4, 2, 2, 2]
    assert all_honour(table) == [4, 2, 2, 2]
    assert pile(table) == ["tea-ceremony"]
    assert deck_cards(table) == bag("parry*33")


def test_W22_a_tea_ceremony_that_ends_the_game_leaves_the_others_dry() -> None:
    table = tea(4, honour="honour 1")
    play(table, "tea-ceremony")
    assert table.over
    assert all_cards(table) == [4, 2, 1, 1]


def test_W22_ushiwaka_draws_no_more_once_his_draw_ends_the_game() -> None:
    table = four(
        "tomoe hand wakizashi",
        "ushiwaka hand parry",
        "hideyoshi honour 1 hand parry",
        cards="wakizashi parry*40",
        pile="parry*36",
    )
    hit(table, "wakizashi", 1)
    assert table.over
    assert all_cards(table) == [0, 2, 1, 1]
    assert resilience(table, 1) == 1


def test_W22_a_weapon_being_resolved_is_not_in_the_new_deck() -> None:
    table = four("tomoe hand wakizashi", "ushiwaka hand parry", cards="wakizashi parry*40", pile="parry*36")
    hit(table, "wakizashi", 1)
    assert all_cards(table) == [1, 4, 1, 1]
    assert deck_cards(table) == bag("parry*33")
    assert pile(table) == ["wakizashi"]


def test_W22_a_breath_may_take_the_last_card() -> None:
    table = four("ieyasu hand breathing parry", cards="breathing parry*40", pile="parry*35")
    play(table, "breathing", 1)
    assert deck_cards(table) == bag("parry*35")
    assert pile(table) == ["breathing"]
    assert all_honour(table) == [4, 2, 2, 2]


def test_W22_nobunaga_may_draw_the_last_card() -> None:
    table = four("nobunaga hand parry", cards="parry*40", pile="parry*35")
    bleed(table)
    assert deck(table) == 35
    assert all_honour(table) == [4, 2, 2, 2]


def test_W22_a_revealed_card_is_in_the_new_deck() -> None:
    table = four(
        "ieyasu hand parry",
        "kojiro hand parry laid bushido",
        cards="bushido bokken parry*40",
        pile="parry*36",
    )
    end_phase(table)
    assert told_of(table, "revealed")[0]["cards"] == ["bokken"]
    assert pile(table) == []
    assert deck_cards(table) == bag("bokken parry*36")
    assert all_honour(table) == [4, 2, 2, 2]


# W23: without discards to shuffle.


def test_W23_without_discards_there_is_no_new_deck_and_no_honour_is_lost() -> None:
    table = four(
        "nobunaga hand parry*9",
        "kojiro hand parry*9",
        "hideyoshi hand parry*9",
        "musashi hand parry*10",
        cards="parry*38",
    )
    bleed(table)
    assert deck(table) == 0
    assert all_honour(table) == [5, 3, 3, 3]
    assert seen(table)["run_outs"] == 0


def test_W23_tomoe_draws_the_last_card_and_her_weapon_becomes_the_deck() -> None:
    table = four(
        "tomoe hand kiseru parry*9",
        "kojiro hand parry*9",
        "hideyoshi hand parry*9",
        "musashi hand parry*10",
        cards="kiseru parry*38",
    )
    hit(table, "kiseru", 1)
    assert cards(table, 0) == 10
    assert deck_cards(table) == bag("kiseru")
    assert all_honour(table) == [4, 2, 2, 2]


def no_deck(zero: str, one: str = "samurai kojiro hand parry*9") -> Table:
    """Every card is in a hand or in play."""
    return position(f"""
        cards kiseru geisha daimyo tea-ceremony breathing focus bushido parry*40
        seat 0 {zero}
        seat 1 {one}
        seat 2 ninja-1 hideyoshi hand parry*11
        seat 3 ninja-2 musashi hand parry*20
    """)


def test_W23_what_cannot_be_drawn_is_not() -> None:
    table = no_deck("shogun ieyasu hand kiseru geisha daimyo tea-ceremony breathing focus bushido")
    assert deck(table) == 0
    play(table, "daimyo")
    assert cards(table, 0) == 6
    assert not told_of(table, "drew")


def test_W23_the_next_discard_is_the_new_deck_and_costs_an_honour() -> None:
    table = no_deck("shogun ieyasu hand kiseru geisha daimyo tea-ceremony breathing focus bushido")
    play(table, "daimyo")
    assert deck_cards(table) == bag("daimyo")
    assert pile(table) == []
    assert all_honour(table) == [4, 2, 2, 2]


def test_W23_only_once() -> None:
    # A struck card starts the new deck; the Geisha discarded after it begins the new pile.
    table = no_deck("shogun ieyasu hand kiseru geisha daimyo tea-ceremony breathing focus bushido")
    play(table, "geisha", 1)
    assert deck_cards(table) == bag("parry")
    assert pile(table) == ["geisha"]
    assert all_honour(table) == [4, 2, 2, 2]
    assert seen(table)["run_outs"] == 1


def test_W23_an_answer_may_start_the_new_deck() -> None:
    table = no_deck("shogun ieyasu hand kiseru geisha daimyo tea-ceremony breathing focus bushido")
    attack(table, "kiseru", 1)
    answer(table, "parry")
    assert deck_cards(table) == bag("parry")
    assert pile(table) == ["kiseru"]
    assert all_honour(table) == [4, 2, 2, 2]


def test_W23_a_discard_that_ends_the_game() -> None:
    table = no_deck(
        "shogun ieyasu hand kiseru geisha daimyo tea-ceremony breathing focus bushido",
        one="samurai kojiro honour 1 hand parry*9",
    )
    play(table, "geisha", 2)
    assert table.over
    assert all_honour(table) == [4, 0, 2, 2]


def test_W23_a_property_laid_is_no_discard() -> None:
    table = no_deck("shogun ieyasu hand kiseru geisha daimyo tea-ceremony breathing focus bushido")
    lay(table, "focus")
    lay(table, "bushido", 1)
    assert deck(table) == 0
    assert all_honour(table) == [5, 3, 3, 3]


def test_W23_the_discard_phase_may_start_the_new_deck() -> None:
    table = no_deck(
        "shogun ieyasu hand kiseru geisha daimyo tea-ceremony breathing focus bushido parry",
        one="samurai kojiro hand parry*8",
    )
    end_phase(table)
    discard(table, "parry")
    # The next player draws that one card at once: the deck is empty again, and there is no pile.
    assert all_honour(table) == [4, 2, 2, 2]
    assert turn(table) == 1
    assert deck(table) == 0


def test_W23_without_a_deck_the_turn_brings_no_cards() -> None:
    table = no_deck("shogun ieyasu hand kiseru geisha daimyo tea-ceremony breathing focus bushido")
    end_phase(table)
    assert turn(table) == 1
    assert asks(table) == "play"
    assert cards(table, 1) == 9


def test_W23_bushido_stays_where_it_is_when_nothing_can_be_revealed() -> None:
    table = no_deck(
        "shogun ieyasu hand kiseru geisha daimyo tea-ceremony breathing focus",
        one="samurai kojiro hand parry*9 laid bushido",
    )
    end_phase(table)
    assert turn(table) == 1
    assert asks(table) == "play"
    assert laid(table, 1) == {"bushido": 1}
    assert all_honour(table) == [5, 3, 3, 3]


def test_W23_nobunaga_cannot_bleed_for_a_card_that_is_not_there() -> None:
    table = no_deck("shogun nobunaga hand kiseru geisha daimyo tea-ceremony breathing focus bushido")
    assert not may_bleed(table)


def test_W23_ieyasu_takes_the_only_discard_and_then_the_last_of_the_deck() -> None:
    table = four(
        "goemon hand parry*9",
        "ieyasu hand parry*9",
        others="hand parry*9",
        cards="parry*38",
        pile="parry",
        turn="1",
        ask="first-card 1",
    )
    take_discard(table)
    assert cards(table, 1) == 11
    assert deck(table) == 0
    assert pile(table) == []
    assert all_honour(table) == [5, 3, 3, 3]
