"""Section 5, continued: parries, wounds and what follows a blow, W17–W19."""

from __future__ import annotations

import pytest

from izakaya import Move, Table
from tests.sword.at_the_table import (
    all_cards,
    answer,
    asks,
    attack,
    bag,
    cards,
    deck,
    deck_cards,
    four,
    hand,
    hit,
    laid,
    may_answer,
    may_attack,
    moves,
    pile,
    play,
    resilience,
    take_it,
    told,
    told_of,
)

# Parry.


def attacked(one: str, weapon: str = "kiseru") -> Table:
    """Seat 0 has just attacked seat 1."""
    table = four(f"ieyasu hand {weapon} parry", one, others="hand bo parry")
    attack(table, weapon, 1)
    return table


def test_W17_only_the_target_may_answer() -> None:
    table = attacked("kojiro hand parry bo")
    assert table.asked == 1
    answer(table, "parry")
    assert table.asked == 0


def test_W17_a_parried_attack_does_nothing() -> None:
    table = attacked("kojiro hand parry bo")
    answer(table, "parry")
    assert resilience(table, 1) == 5
    assert not told_of(table, "wounded")


def test_W17_one_parry_is_enough() -> None:
    table = attacked("kojiro hand parry*3")
    answer(table, "parry")
    assert hand(table, 1) == {"parry": 2}
    assert asks(table) == "play"


def test_W17_the_last_card_may_be_the_parry() -> None:
    table = attacked("kojiro hand parry")
    answer(table, "parry")
    assert resilience(table, 1) == 5
    assert cards(table, 1) == 0


def test_W17_parrying_is_never_compulsory() -> None:
    table = attacked("kojiro hand parry")
    take_it(table)
    assert resilience(table, 1) == 3
    assert hand(table, 1) == {"parry": 1}


def test_W17_the_target_is_asked_even_without_a_parry() -> None:
    table = attacked("kojiro hand bo")
    assert asks(table) == "attacked"
    assert moves(table) == [Move("pass")]


def test_W17_others_cannot_tell_from_the_question_whether_there_is_a_parry() -> None:
    with_parry = attacked("kojiro hand parry")
    without = attacked("kojiro hand bo")
    for eyes in (None, 0, 2, 3):
        assert with_parry.view_bytes(eyes) == without.view_bytes(eyes)
        assert told(with_parry, eyes) == told(without, eyes)


@pytest.mark.parametrize(("card", "useless"), [("battlecry", "bo"), ("jujutsu", "parry")])
def test_W17_the_same_holds_for_battlecry_and_jujutsu(card: str, useless: str) -> None:
    table = four(f"ieyasu hand {card}", others=f"hand {useless}")
    play(table, card)
    for seat in (1, 2, 3):
        assert table.asked == seat
        assert moves(table) == [Move("pass")]
        take_it(table)
    assert asks(table) == "play"


def test_W17_the_same_holds_for_bushido() -> None:
    table = four(
        "ieyasu hand bokken",
        "kojiro hand parry laid bushido",
        others="hand bokken",
        cards="bushido parry bokken*40",
    )
    take_it(table)
    assert table.asked == 1
    assert asks(table) == "bushido"
    assert moves(table) == [Move("pass")]


def test_W17_a_weapon_is_no_parry_except_to_hanzo() -> None:
    assert not may_answer(attacked("kojiro hand bo parry"), "bo")
    assert may_answer(attacked("hanzo hand bo parry"), "bo")


# Wounds.


def wounds(attacker: str, target: str) -> int:
    """What seat 1 loses to the only weapon of seat 0."""
    table = four(attacker, target, "hideyoshi hand bo", "nobunaga hand bo")
    before = resilience(table, 1)
    weapon = next(move.weapon for move in moves(table) if move.way == "attack")
    assert weapon is not None
    hit(table, weapon, 1)
    return before - resilience(table, 1)


def test_W18_each_fast_draw_of_the_attacker_adds_a_wound() -> None:
    assert wounds("ieyasu hand bokken", "kojiro hand bo") == 1
    assert wounds("ieyasu hand bokken laid fast-draw", "kojiro hand bo") == 2
    assert wounds("ieyasu hand bokken laid fast-draw*3", "kojiro hand bo") == 4


def test_W18_the_fast_draw_of_the_target_does_not_matter() -> None:
    assert wounds("ieyasu hand bokken", "kojiro hand bo laid fast-draw*3") == 1


def test_W18_musashi_adds_a_wound() -> None:
    assert wounds("musashi hand bokken", "kojiro hand bo") == 2
    assert wounds("musashi hand bokken laid fast-draw", "kojiro hand bo") == 3
    assert wounds("ieyasu hand bokken", "musashi hand bo") == 1


def test_W18_ginchiyo_takes_one_less_but_at_least_one() -> None:
    assert wounds("ieyasu hand wakizashi", "ginchiyo hand bo") == 2
    assert wounds("ieyasu hand kiseru", "ginchiyo hand bo") == 1
    assert wounds("ieyasu hand bokken", "ginchiyo hand bo") == 1
    assert wounds("ginchiyo hand kiseru", "kojiro hand bo") == 2


def test_W18_ginchiyo_counts_last() -> None:
    assert wounds("ieyasu hand bokken laid fast-draw", "ginchiyo hand bo") == 1
    assert wounds("musashi hand bokken laid fast-draw", "ginchiyo hand bo") == 2


def test_W18_what_exceeds_the_resilience_is_ignored() -> None:
    assert wounds("ieyasu hand wakizashi laid fast-draw", "kojiro resilience 2 hand bo") == 2


# After the blow.


def test_W19_the_weapon_is_discarded_after_a_hit() -> None:
    table = attacked("kojiro hand bo")
    assert pile(table) == []
    take_it(table)
    assert pile(table) == ["kiseru"]


def test_W19_the_weapon_is_discarded_on_top_of_the_parry() -> None:
    table = attacked("kojiro hand parry")
    answer(table, "parry")
    assert pile(table) == ["parry", "kiseru"]


@pytest.mark.parametrize(("card", "reply"), [("battlecry", "parry"), ("jujutsu", "bo")])
def test_W19_an_action_is_discarded_on_top_of_the_answers(card: str, reply: str) -> None:
    table = four(f"ieyasu hand {card}", others=f"hand {reply}")
    play(table, card)
    answer(table, reply)
    assert pile(table) == [reply]
    take_it(table)
    answer(table, reply)
    assert pile(table) == [reply, reply, card]


def test_W19_resilience_then_honour_then_ushiwaka_then_tomoe() -> None:
    table = four("tomoe hand kiseru", "ushiwaka resilience 2 hand bo", others="hand bo")
    hit(table, "kiseru", 1)
    events = [(event["what"], event["seat"]) for event in told(table)]
    assert events == [("played", 0), ("wounded", 1), ("defeated", 1), ("drew", 1), ("drew", 1), ("drew", 0)]


def test_W19_ushiwaka_takes_the_last_card_before_tomoe() -> None:
    table = four(
        "tomoe hand kiseru parry*9", "ushiwaka hand parry*9", others="hand parry*9", cards="kiseru parry*37"
    )
    assert deck(table) == 1
    hit(table, "kiseru", 1)
    assert all_cards(table) == [9, 10, 9, 9]


def test_W19_the_weapon_is_not_yet_discarded_when_they_draw() -> None:
    # Ushiwaka's first card is the last of the deck; the new deck has the 30 discards and not the weapon.
    table = four(
        "tomoe hand kiseru",
        "ushiwaka hand parry*3",
        others="hand parry*3",
        cards="kiseru parry*40",
        pile="parry*30",
    )
    assert deck(table) == 1
    hit(table, "kiseru", 1)
    assert pile(table) == ["kiseru"]
    assert deck_cards(table) == bag("parry*28")


def test_W19_nobody_draws_when_the_blow_ends_the_game() -> None:
    table = four("tomoe hand kiseru", "ushiwaka resilience 2 honour 1 hand bo", others="hand bo")
    before = deck(table)
    hit(table, "kiseru", 1)
    assert table.over
    assert all_cards(table) == [0, 1, 1, 1]
    assert deck(table) == before


def test_W19_a_game_that_goes_on_lets_both_draw() -> None:
    table = four("tomoe hand kiseru", "ushiwaka resilience 2 honour 2 hand bo", others="hand bo")
    hit(table, "kiseru", 1)
    assert all_cards(table) == [1, 3, 1, 1]


def test_W19_a_parry_lets_nobody_draw() -> None:
    table = four("tomoe hand kiseru", "ushiwaka hand parry", others="hand bo")
    attack(table, "kiseru", 1)
    answer(table, "parry")
    assert all_cards(table) == [0, 0, 1, 1]


def test_W19_the_target_keeps_its_properties() -> None:
    table = attacked("kojiro hand bo laid armour", weapon="katana")
    take_it(table)
    assert laid(table, 1) == {"armour": 1}
    assert not may_attack(table, "katana", 1)
