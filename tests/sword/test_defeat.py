"""Section 6: defeat, W20–W21."""

from __future__ import annotations

import pytest

from tests.sword.at_the_table import (
    all_honour,
    answer,
    attack,
    end_phase,
    four,
    hand,
    harmless,
    hit,
    laid,
    play,
    resilience,
    take_it,
    turn,
)


def test_W20_the_loser_gives_one_honour_to_the_attacker() -> None:
    table = four("ieyasu hand kiseru", "kojiro resilience 2 hand bo", others="hand bo")
    hit(table, "kiseru", 1)
    assert resilience(table, 1) == 0
    assert all_honour(table) == [6, 2, 3, 3]


def test_W20_a_wound_that_leaves_resilience_costs_no_honour() -> None:
    table = four("ieyasu hand kiseru", "kojiro resilience 3 hand bo", others="hand bo")
    hit(table, "kiseru", 1)
    assert all_honour(table) == [5, 3, 3, 3]


def test_W20_the_honour_is_one_however_hard_the_blow() -> None:
    table = four(
        "musashi hand katana laid fast-draw*3",
        "kojiro resilience 1 hand bo",
        "hideyoshi hand bo",
        "ieyasu hand bo",
    )
    hit(table, "katana", 1)
    assert all_honour(table) == [6, 2, 3, 3]


@pytest.mark.parametrize("card", ["battlecry", "jujutsu"])
def test_W20_defeats_by_battlecry_and_jujutsu_give_honour_too(card: str) -> None:
    table = four(
        f"ieyasu hand {card}",
        "kojiro resilience 1 hand armour",
        "hideyoshi resilience 2 hand armour",
        "musashi resilience 1 hand armour",
    )
    play(table, card)
    for _ in range(3):
        take_it(table)
    assert all_honour(table) == [7, 2, 3, 2]


def test_W20_the_loser_is_harmless_until_its_next_recovery() -> None:
    table = four("ieyasu hand kiseru", "hideyoshi hand bo", "kojiro hand bo", "musashi resilience 1 hand bo")
    hit(table, "kiseru", 3)
    for seat in (1, 2):
        end_phase(table)
        assert turn(table) == seat
        assert harmless(table, 3)
    end_phase(table)
    assert turn(table) == 3
    assert not harmless(table, 3)
    assert resilience(table, 3) == 5


def test_W20_hand_and_properties_stay_bushido_included() -> None:
    table = four(
        "ieyasu hand kiseru", "kojiro resilience 2 hand bo parry*2 laid focus*2 bushido", others="hand bo"
    )
    hit(table, "kiseru", 1)
    assert hand(table, 1) == {"bo": 1, "parry": 2}
    assert laid(table, 1) == {"focus": 2, "bushido": 1}


def test_W20_a_loser_who_recovers_without_a_card_stays_harmless() -> None:
    # The deck is empty, so its turn brings Resilience but no card.
    table = four(
        "ieyasu hand parry*7",
        "kojiro resilience 0",
        "hideyoshi hand parry*16",
        "musashi hand kiseru parry*17",
        cards="kiseru parry*40",
    )
    end_phase(table)
    assert turn(table) == 1
    assert resilience(table, 1) == 5
    assert harmless(table, 1)


def test_W20_a_parried_blow_defeats_nobody() -> None:
    table = four("ieyasu hand kiseru", "kojiro resilience 1 hand parry", others="hand bo")
    attack(table, "kiseru", 1)
    answer(table, "parry")
    assert all_honour(table) == [5, 3, 3, 3]


@pytest.mark.parametrize(("left", "over"), [(1, True), (2, False)])
def test_W21_a_defeat_that_takes_the_last_honour_ends_the_game(left: int, over: bool) -> None:
    table = four("ieyasu hand kiseru", f"kojiro resilience 2 honour {left} hand bo", others="hand bo")
    hit(table, "kiseru", 1)
    assert table.over == over
    assert all_honour(table) == [6, left - 1, 3, 3]
    assert (table.asked is None) == over


@pytest.mark.parametrize("card", ["battlecry", "jujutsu"])
def test_W21_it_ends_at_once_also_in_the_middle_of_an_action(card: str) -> None:
    table = four(f"ieyasu hand {card}", "kojiro hand armour", others="resilience 1 honour 1 hand armour")
    play(table, card)
    take_it(table)
    take_it(table)
    assert table.over
    assert all_honour(table) == [6, 3, 0, 1]
    assert resilience(table, 3) == 1
