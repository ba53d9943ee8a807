"""Section 9: action cards, W29–W33."""

from __future__ import annotations

import pytest

import izakaya
from izakaya import Move, Refusal
from izakaya.bots import ask_bot, bot
from tests.sword.at_the_table import (
    all_cards,
    all_resilience,
    answer,
    attack,
    cards,
    four,
    hand,
    harmless,
    laid,
    may_answer,
    may_attack,
    may_play,
    may_strip,
    moves,
    pile,
    play,
    position,
    resilience,
    strip,
    take_it,
    told_of,
    why_not,
)

# Parry.


def test_W29_a_parry_answers_a_weapon_and_battlecry_but_not_jujutsu() -> None:
    table = four("ieyasu hand bokken battlecry jujutsu", "kojiro hand parry*3", others="")
    attack(table, "bokken", 1)
    answer(table, "parry")
    play(table, "battlecry")
    answer(table, "parry")
    assert resilience(table, 1) == 5
    play(table, "jujutsu")
    assert not may_answer(table, "parry")
    take_it(table)
    assert resilience(table, 1) == 4


# Battlecry and Jujutsu.


@pytest.mark.parametrize(("card", "reply"), [("battlecry", "parry"), ("jujutsu", "bokken")])
def test_W30_everybody_else_answers_or_takes_one_wound_clockwise(card: str, reply: str) -> None:
    table = position(f"""
        seat 0 shogun goemon hand armour
        seat 1 samurai kojiro hand {reply}
        seat 2 ninja-1 ieyasu hand {card} {reply}
        seat 3 ronin hideyoshi hand armour
        seat 4 ninja-2 musashi hand {reply}
        turn 2
    """)
    play(table, card)
    assert table.asked == 3
    take_it(table)
    assert table.asked == 4
    answer(table, reply)
    assert table.asked == 0
    take_it(table)
    assert table.asked == 1
    take_it(table)
    assert table.asked == 2
    assert all_resilience(table) == [4, 4, 5, 3, 5]
    assert all_cards(table) == [1, 1, 1, 1, 0]


def test_W30_a_weapon_does_not_answer_battlecry_nor_a_parry_jujutsu() -> None:
    table = four("ieyasu hand battlecry jujutsu", "kojiro hand bokken parry", others="")
    play(table, "battlecry")
    assert moves(table) == [Move("pass"), Move("answer", card="parry")]
    take_it(table)
    play(table, "jujutsu")
    assert moves(table) == [Move("pass"), Move("answer", card="bokken")]


def test_W30_any_weapon_of_the_hand_answers_jujutsu() -> None:
    table = four("ieyasu hand jujutsu", "kojiro hand bokken daikyu nodachi focus", others="")
    play(table, "jujutsu")
    assert {move.card for move in moves(table)} == {None, "bokken", "daikyu", "nodachi"}
    answer(table, "nodachi")
    assert pile(table) == ["nodachi", "jujutsu"]
    assert resilience(table, 1) == 5


@pytest.mark.parametrize("card", ["battlecry", "jujutsu"])
def test_W30_answering_is_not_compulsory(card: str) -> None:
    table = four(f"ieyasu hand {card}", "kojiro hand bokken parry", others="")
    play(table, card)
    take_it(table)
    assert resilience(table, 1) == 4
    assert hand(table, 1) == {"bokken": 1, "parry": 1}


@pytest.mark.parametrize("card", ["battlecry", "jujutsu"])
def test_W30_it_is_one_wound_whatever_helps_or_hinders_weapons(card: str) -> None:
    table = four(
        f"musashi hand {card} laid fast-draw*3",
        "ginchiyo hand armour",
        "hideyoshi hand armour laid armour",
        "ushiwaka hand armour",
    )
    play(table, card)
    for _ in range(3):
        take_it(table)
    assert all_resilience(table) == [5, 3, 3, 3]
    assert cards(table, 3) == 1


@pytest.mark.parametrize("card", ["battlecry", "jujutsu"])
def test_W30_distance_does_not_matter(card: str) -> None:
    table = position(f"""
        seat 0 shogun ieyasu hand {card}
        seat 1 samurai kojiro
        seat 2 ninja-1 hideyoshi
        seat 3 ronin benkei hand parry laid armour*4
        seat 4 ninja-2 musashi
        seat 5 ninja-3 tomoe
    """)
    play(table, card)
    assert table.asked == 3
    take_it(table)
    assert resilience(table, 3) == 4


# Tea Ceremony and Daimyo.


def test_W31_tea_ceremony_draws_three_and_one_for_everybody_else_clockwise() -> None:
    table = position("""
        seat 0 shogun goemon hand parry
        seat 1 samurai kojiro
        seat 2 ninja-1 ieyasu hand tea-ceremony
        seat 3 ronin hideyoshi resilience 0 hand parry
        seat 4 ninja-2 musashi hand parry
        turn 2
    """)
    play(table, "tea-ceremony")
    assert all_cards(table) == [2, 1, 3, 2, 2]
    assert [event["seat"] for event in told_of(table, "drew")] == [2, 2, 2, 3, 4, 0, 1]
    assert pile(table) == ["tea-ceremony"]


def test_W31_daimyo_draws_two() -> None:
    table = four("ieyasu hand daimyo")
    play(table, "daimyo")
    assert all_cards(table) == [2, 1, 1, 1]
    assert pile(table) == ["daimyo"]


# Diversion and Geisha.


def test_W32_diversion_takes_a_card_from_another_hand_into_yours() -> None:
    table = four("ieyasu hand diversion", "kojiro hand katana")
    play(table, "diversion", 1)
    assert hand(table, 0) == {"katana": 1}
    assert hand(table, 1) == {}
    assert pile(table) == ["diversion"]


def test_W32_the_card_taken_or_struck_is_random() -> None:
    taken: set[str] = set()
    struck: set[str] = set()
    for seed in range(40):
        table = four("ieyasu hand diversion geisha", "kojiro hand katana parry*2", chance=f"seed {seed} at 0")
        other = table.copy()
        play(table, "diversion", 1)
        taken.update(name for name in hand(table, 0) if name != "geisha")
        play(other, "geisha", 1)
        struck.add(pile(other)[0])
    assert taken == struck == {"katana", "parry"}


def test_W32_geisha_strikes_a_card_of_the_hand() -> None:
    table = four("ieyasu hand geisha", "kojiro hand katana laid focus")
    play(table, "geisha", 1)
    assert cards(table, 1) == 0
    assert laid(table, 1) == {"focus": 1}
    assert pile(table) == ["katana", "geisha"]


@pytest.mark.parametrize("name", ["armour", "focus", "fast-draw", "bushido"])
def test_W32_geisha_strikes_the_property_you_name(name: str) -> None:
    table = four("ieyasu hand geisha", "kojiro hand katana laid armour*2 focus*2 fast-draw*2 bushido")
    strip(table, 1, name)
    left = {"armour": 2, "focus": 2, "fast-draw": 2, "bushido": 1}
    left[name] -= 1
    assert laid(table, 1) == {other: count for other, count in left.items() if count}
    assert hand(table, 1) == {"katana": 1}
    assert pile(table) == [name, "geisha"]


def test_W32_only_at_another_player() -> None:
    table = four("ieyasu hand geisha diversion parry laid focus bushido")
    for card in ("geisha", "diversion"):
        assert [seat for seat in range(4) if may_play(table, card, seat)] == [1, 2, 3]
    assert not may_strip(table, 0, "focus")
    assert not may_strip(table, 0, "bushido")


OWN = ("ieyasu hand geisha diversion laid armour bushido", "kojiro hand parry laid focus")


def test_W32_geisha_anyone_may_name_a_property_of_your_own() -> None:
    table = four(*OWN, geisha="anyone")
    assert may_strip(table, 0, "armour")
    assert may_strip(table, 1, "focus")
    assert not may_play(table, "geisha", 0), "the own hand it is never"
    assert not may_play(table, "diversion", 0)
    strip(table, 0, "bushido")
    assert laid(table, 0) == {"armour": 1}
    assert pile(table) == ["bushido", "geisha"]
    assert why_not(table, "strip", "geisha", target=0, place="armour") == Refusal("not-in-hand", "W9")


def test_W32_geisha_anyone_offers_all_that_others_does_by_the_same_numbers() -> None:
    plain, anyone = four(*OWN), four(*OWN, geisha="anyone")
    more = set(anyone.options()) - set(plain.options())
    assert set(plain.options()) < set(anyone.options())
    assert [anyone.describe(option).target for option in more] == [0, 0]
    assert why_not(plain, "strip", "geisha", target=0, place="armour") == Refusal("not-yourself", "W32")
    assert why_not(anyone, "strip", "geisha", target=0, place="focus") == Refusal("no-such-property", "W32")
    assert why_not(anyone, "play", "geisha", target=0) == Refusal("not-yourself", "W32")


def test_W32_geisha_anyone_is_a_table_option_and_stays_with_the_table() -> None:
    table = izakaya.new_table("sword", seats=4, seed=1, geisha="anyone")
    assert "geisha anyone" in table.notation()
    for other in (table.copy(), izakaya.parse(table.notation()), izakaya.replay(izakaya.Record.of(table))):
        assert other.notation() == table.notation()
    assert "geisha anyone" in table.redeal(0, izakaya.Chance.quick(1)).notation()
    assert "geisha anyone" not in izakaya.new_table("sword", seats=4, seed=1).notation()
    with pytest.raises(izakaya.UnknownOption, match="geisha is one of others, anyone"):
        izakaya.new_table("sword", seats=4, seed=1, geisha="me")


@pytest.mark.parametrize("level", ["novice", "adept"])
def test_W32_bots_rid_themselves_of_a_bushido_and_keep_their_armour(level: str) -> None:
    table = four("ieyasu hand geisha laid armour bushido", geisha="anyone")
    chosen = ask_bot(bot(level, 3), table)
    assert table.describe(chosen) != Move("strip", card="geisha", target=0, place="armour")
    assert table.describe(chosen) == Move("strip", card="geisha", target=0, place="bushido")


def test_W32_there_must_be_such_a_card() -> None:
    table = four("ieyasu hand geisha diversion", "kojiro laid armour", "hideyoshi hand parry", "musashi")
    assert [seat for seat in range(4) if may_play(table, "geisha", seat)] == [2]
    assert [seat for seat in range(4) if may_play(table, "diversion", seat)] == [2]
    assert may_strip(table, 1, "armour")
    assert not may_strip(table, 1, "focus")
    assert not may_strip(table, 2, "armour")


def test_W32_geisha_and_diversion_ignore_difficulty() -> None:
    table = position("""
        seat 0 shogun ieyasu hand geisha diversion bushido
        seat 1 samurai kojiro hand parry
        seat 2 ninja-1 hideyoshi hand parry
        seat 3 ronin benkei hand parry laid armour*4
        seat 4 ninja-2 musashi hand parry
        seat 5 ninja-3 tomoe hand parry
    """)
    assert may_play(table, "geisha", 3)
    assert may_play(table, "diversion", 3)
    assert may_strip(table, 3, "armour")
    assert Move("lay", card="bushido", target=3) in moves(table)


@pytest.mark.parametrize("card", ["geisha", "diversion"])
def test_W32_losing_the_last_card_makes_harmless_at_once(card: str) -> None:
    table = four(f"ieyasu hand {card} bokken")
    play(table, card, 1)
    assert harmless(table, 1)
    assert not may_attack(table, "bokken", 1)
    assert may_attack(table, "bokken", 2)


# Breathing.


def test_W33_breathing_regains_all_resilience_and_another_player_draws() -> None:
    table = four("ieyasu resilience 1 hand breathing", "kojiro resilience 2 hand parry")
    play(table, "breathing", 1)
    assert resilience(table, 0) == 5
    assert resilience(table, 1) == 2, "it heals nobody else"
    assert all_cards(table) == [0, 2, 1, 1]
    assert pile(table) == ["breathing"]


def test_W33_you_choose_any_other_player() -> None:
    table = four("ieyasu hand breathing", "kojiro", "hideyoshi resilience 0")
    assert [seat for seat in range(4) if may_play(table, "breathing", seat)] == [1, 2, 3]


def test_W33_it_is_legal_at_full_resilience() -> None:
    table = four("ieyasu hand breathing", "kojiro")
    play(table, "breathing", 1)
    assert resilience(table, 0) == 5
    assert cards(table, 1) == 1
