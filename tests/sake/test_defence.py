"""Being attacked: defence, damage, sacrificing a Minion, ranged attacks (K23–K26)."""

from __future__ import annotations

import pytest

import izakaya
from tests.sake.at_the_table import (
    asks,
    attack,
    life,
    moves,
    offered,
    pass_,
    pile,
    play,
    position,
    question,
    sake_places,
    state,
    struck,
    take_it,
    three,
    told_of,
    wounds,
    written,
)

NEAR = "circle seat-0 1 seat-1 3 seat-2 3"
# Seat 1 is attacked with the Katana for 5 (melee), or for 2 with a hot bowl (ranged).


def scalded(b: str, samurai: str = "date-masamune", house: str = "inn") -> izakaya.Table:
    table = position(
        f"house {house} unarmed first 0\nseat 0 miyamoto-musashi hand burning-ramen-1\nseat 1 {samurai} {b}\n"
        "seat 2 tomoe-gozen\ncircle seat-0 3 seat-1 3 seat-2 3"
    )
    play(table, "text", card="burning-ramen")
    play(table, "throw", target=1)
    while asks(table) == "interrupt":
        pass_(table)
    return table


def defence(table: izakaya.Table, card: str) -> int:
    """The strength of a defence with this card."""
    play(table, "defend", card=card)
    return int(str(told_of(table, "defended")[0]["number"]))


def test_K23_one_card_for_its_defence_box() -> None:
    table = struck("hand sakuragi-2 fake-wounds-1 gear")
    assert offered(table, "defend", card="sakuragi", number=1)
    assert offered(table, "defend", card="fake-wounds", number=2)
    play(table, "defend", card="fake-wounds")
    assert not offered(table, "defend"), "only one"
    pass_(table)
    assert wounds(table, 1) == 3
    assert pile(table) == ["fake-wounds-1", "roar-1"]


def test_K23_any_card_will_do_also_a_box_of_0() -> None:
    table = struck("hand sakuragi-1")
    assert defence(table, "sakuragi") == 2, "the Katana's defence is added to the box of 0"


def test_K23_strength_is_box_and_defence_of_the_wielded_weapon() -> None:
    table = struck("hand sakuragi-2")
    assert defence(table, "sakuragi") == 1 + 2


@pytest.mark.parametrize(
    ("weapon", "adds"),
    [("katana-8", 2), ("no-dachi-1", 1), ("naginata-1", 2), ("yumi-1", 0), ("wakizashi-1", 3)],
)
def test_K23_every_weapon_has_its_own_defence_whatever_its_range(weapon: str, adds: int) -> None:
    table = struck(f"hand sakuragi-2 gear {weapon} wielding {weapon[:-2]}")
    assert defence(table, "sakuragi") == 1 + adds


def test_K23_only_the_wielded_weapon_counts() -> None:
    table = struck("hand sakuragi-2 gear katana-8 wakizashi-1 wielding katana")
    assert defence(table, "sakuragi") == 3
    table = struck("hand sakuragi-2 gear katana-8 wakizashi-1 wielding nothing")
    assert defence(table, "sakuragi") == 1


def test_K23_a_wielded_weapon_with_sake_on_it_does_not_count() -> None:
    table = struck("hand sakuragi-2 sake katana")
    assert defence(table, "sakuragi") == 1


@pytest.mark.parametrize(("words", "total"), [("", 4), ("sake makeshift-armour", 3)])
def test_K23_a_usable_makeshift_armour_adds_1(words: str, total: int) -> None:
    table = struck(f"hand sakuragi-2 gear katana-8 makeshift-armour-1 wielding katana {words}")
    assert defence(table, "sakuragi") == total


def test_K23_the_weapon_helps_only_against_melee_the_armour_always() -> None:
    assert defence(scalded("hand sakuragi-2"), "sakuragi") == 1
    table = scalded("hand sakuragi-2 gear katana-8 makeshift-armour-1 wielding katana")
    assert defence(table, "sakuragi") == 2


def test_K23_without_a_card_played_there_is_no_defence_at_all() -> None:
    table = struck("gear katana-8 makeshift-armour-1 wielding katana life 8")
    pass_(table)
    assert wounds(table, 1) == 5


def test_K23_with_a_card_played_weapon_and_armour_add() -> None:
    table = struck("hand sakuragi-2 gear katana-8 makeshift-armour-1 wielding katana life 8")
    play(table, "defend", card="sakuragi")
    pass_(table)
    assert wounds(table, 1) == 1


def test_K23_the_target_is_asked_though_it_holds_nothing() -> None:
    table = struck("life 1")
    assert (table.asked, asks(table)) == (1, "defend")
    assert [option.way for option in moves(table)] == ["pass"]


@pytest.mark.parametrize(("words", "total"), [("", 4), ("sake board", 3)])
def test_munenori_adds_1_against_melee_while_the_skill_works(words: str, total: int) -> None:
    assert defence(struck(f"hand sakuragi-2 {words}", samurai="yagyu-munenori"), "sakuragi") == total


def test_munenori_adds_nothing_against_ranged_attacks_and_nothing_without_a_card() -> None:
    assert defence(scalded("hand sakuragi-2", samurai="yagyu-munenori"), "sakuragi") == 1
    table = struck("life 8", samurai="yagyu-munenori")
    pass_(table)
    assert wounds(table, 1) == 5


@pytest.mark.parametrize(("words", "total"), [("", 3), ("sake board", 1), ("sake katana", 1)])
def test_suenagas_wielded_weapon_defends_against_ranged_attacks_too(words: str, total: int) -> None:
    assert defence(scalded(f"hand sakuragi-2 {words}", samurai="takezaki-suenaga"), "sakuragi") == total


@pytest.mark.parametrize(
    ("card", "damage"), [("sakuragi-1", 5), ("sakuragi-2", 4), ("fake-wounds-1", 3), ("", 5)]
)
def test_K24_damage_is_attack_minus_defence(card: str, damage: int) -> None:
    table = struck(f"hand {card} gear life 8")
    if card:
        play(table, "defend", card=card)
    pass_(table)
    assert (life(table, 1), wounds(table, 1)) == (8 - damage, damage)


def test_K24_no_damage_if_the_defence_is_as_strong_or_stronger() -> None:
    for armour in ("", "makeshift-armour-1"):
        table = struck(f"hand fake-wounds-1 gear wakizashi-1 {armour} wielding wakizashi")
        play(table, "defend", card="fake-wounds")
        assert wounds(table, 1) == 0
        assert (table.asked, asks(table)) == (0, "act")


def test_K24_from_the_top_of_life_to_the_top_of_wounds() -> None:
    table = struck("gear life pipe-1 pipe-2 pipe-3 pipe-4 sandals-1 sandals-2 wounds flagon-1")
    pass_(table)
    line = written(table, "seat")[1]
    assert "life pipe-1 wounds flagon-1 sandals-2 sandals-1 pipe-4 pipe-3 pipe-2 " in line


def test_K24_sake_on_life_counts_as_a_life_point_and_is_lost_first() -> None:
    table = struck("life 8 sake life")
    pass_(table)
    assert (life(table, 1), wounds(table, 1)) == (4, 4)
    assert sake_places(table, 1) == []


def test_K24_a_blow_as_strong_as_life_kills() -> None:
    table = struck("life 5")
    pass_(table)
    assert state(table, 1) == "spirit"


@pytest.mark.parametrize(
    ("b", "sake", "cards"),
    [
        ("life 8", 0, 5),
        ("life 5", 0, 5),
        ("life 3", 0, 3),
        ("life 3 sake life", 1, 3),
        ("life 5 sake life", 1, 4),
    ],
)
def test_K24_the_wounds_that_are_told_are_the_cards_that_left_life(b: str, sake: int, cards: int) -> None:
    table = struck(b)
    pass_(table)
    assert [event["number"] for event in told_of(table, "wounded")] == [cards]
    assert len(told_of(table, "lost-sake")) == sake


def test_K24_sake_on_life_can_be_the_point_that_saves() -> None:
    table = struck("life 5 sake life")
    pass_(table)
    assert (state(table, 1), life(table, 1)) == ("samurai", 1)


def test_K25_instead_of_defending_a_minion_is_discarded() -> None:
    table = struck("hand minion-1")
    play(table, "sacrifice", card="minion")
    assert wounds(table, 1) == 0
    assert pile(table) == ["minion-1", "roar-1"]
    assert (table.asked, asks(table)) == (0, "act")


def test_K25_or_after_a_defence_that_did_not_suffice() -> None:
    table = struck("hand minion-1 sakuragi-2")
    play(table, "defend", card="sakuragi")
    assert question(table)["wounds"] == 2
    assert question(table)["defended"] == 1
    play(table, "sacrifice", card="minion")
    assert wounds(table, 1) == 0


def test_K25_a_minion_may_also_defend_with_its_box() -> None:
    table = struck("hand minion-4")
    assert defence(table, "minion") == 2 + 2


def test_K25_only_a_minion_from_hand() -> None:
    table = position(
        "seat 0 miyamoto-musashi hand roar-1\nseat 1 date-masamune hand sakuragi-1\nseat 2 tomoe-gozen\n"
        "circle seat-0 1 seat-1 0 minion-1 3 seat-2 3\nminion-1 of 1 clockwise"
    )
    attack(table, "roar", "katana", 1)
    pass_(table)
    assert not offered(table, "sacrifice")


def test_K25_against_ranged_attacks_too() -> None:
    table = scalded("hand minion-1")
    play(table, "sacrifice", card="minion")
    assert wounds(table, 1) == 0


def test_K25_the_sake_on_life_is_kept_too() -> None:
    table = struck("hand minion-1 sake life")
    play(table, "sacrifice", card="minion")
    assert sake_places(table, 1) == ["life"]


@pytest.mark.parametrize("event", ["throwing-chopsticks-1", "burning-ramen-1", "roar-1"])
def test_K26_events_that_say_so_are_ranged(event: str) -> None:
    gap = 2 if event == "roar-1" else 3
    table = three(a=f"hand {event} sake life", rest=f"circle seat-0 {gap} seat-1 4 seat-2 4")
    play(table, "text", card=event)
    if offered(table, "pay"):
        play(table, "pay", place="life")
    play(table, "throw", target=1)
    assert question(table)["ranged"] == 1


@pytest.mark.parametrize(
    ("weapon", "gap", "ranged"),
    [("yumi-1", 4, 1), ("naginata-1", 3, 0), ("no-dachi-1", 2, 0), ("katana-8", 1, 0), ("wakizashi-1", 1, 0)],
)
def test_K26_the_yumi_is_ranged_and_the_naginata_is_melee(weapon: str, gap: int, ranged: int) -> None:
    table = three(
        a=f"hand roar-2 gear {weapon}",
        b="hand sakuragi-2 life 8",
        rest=f"circle seat-0 {gap} seat-1 5 seat-2 5",
    )
    attack(table, "roar", target=1)
    pass_(table)
    assert question(table)["ranged"] == ranged
    assert defence(table, "sakuragi") == (1 if ranged else 3)


@pytest.mark.parametrize(("house", "strength"), [("bamboo-grove", 1), ("inn", 2)])
def test_bamboo_grove_ranged_attacks_have_one_less(house: str, strength: int) -> None:
    assert question(scalded("", house=house))["strength"] == strength


def test_bamboo_grove_leaves_melee_alone_and_never_goes_below_0() -> None:
    grove = "house bamboo-grove unarmed first 0\n"
    table = three(a="hand roar-1", rest=grove + NEAR)
    attack(table, "roar", "katana", 1)
    assert question(table)["strength"] == 5
    table = three(a="hand falter-2 gear yumi-1", rest=grove + "circle seat-0 5 seat-1 5 seat-2 5")
    attack(table, "falter", "yumi", 1)
    assert question(table)["strength"] == 0
    take_it(table)
    assert wounds(table, 1) == 0
