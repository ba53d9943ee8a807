"""Playing cards (K8, K18) and the attack box (K9, K10)."""

from __future__ import annotations

import pytest

from tests.sake.at_the_table import (
    asks,
    attack,
    drink,
    gear,
    hand,
    move,
    moves,
    offered,
    pass_,
    pile,
    play,
    position,
    question,
    sake,
    seen,
    sitting,
    take_it,
    three,
    told_of,
    why_not,
    wielded,
    wounds,
)

NEAR = "circle seat-0 1 seat-1 3 seat-2 3"


def test_K8_a_card_is_played_for_a_box() -> None:
    table = three(a="hand sakuragi-1 roar-1", b="life 8", rest=NEAR)
    attack(table, "sakuragi", "katana", 1)
    take_it(table)
    assert hand(table, 0) == ["roar-1"], "nothing was drawn: the text does not count"
    assert wounds(table, 1) == 5


def test_K8_a_card_is_played_for_its_text_and_then_its_boxes_do_not_count() -> None:
    table = three(a="hand sakuragi-1", rest=NEAR, top="no-dachi-1 no-dachi-2")
    play(table, "text", card="sakuragi")
    assert hand(table, 0) == ["no-dachi-1", "no-dachi-2"]
    assert sake(table, 0) == 0
    assert sitting(table, 0)


def test_K8_a_weapon_can_be_played_for_a_box_and_is_discarded() -> None:
    table = three(a="hand naginata-2", rest=NEAR)
    drink(table, "naginata", "life", "board", "katana")
    assert gear(table, 0) == ["katana"]
    assert pile(table) == ["naginata-2"]


@pytest.mark.parametrize("way", ["attack", "move", "drink", "text"])
def test_K8_cards_used_for_a_box_and_events_are_discarded_after_their_effect(way: str) -> None:
    table = three(a="hand sakuragi-1", b="life 8", rest=NEAR)
    if way == "attack":
        attack(table, "sakuragi", target=1)
        assert pile(table) == [], "it is still being resolved"
        take_it(table)
    elif way == "move":
        move(table, "sakuragi", -1)
    elif way == "drink":
        drink(table, "sakuragi", "life", "board")
    else:
        play(table, "text", card="sakuragi")
    assert pile(table) == ["sakuragi-1"]


def test_K9_strength_is_the_box_and_the_weapons_attack() -> None:
    table = three(a="hand sakuragi-1", rest=NEAR)
    attack(table, "sakuragi", "katana", 1)
    assert question(table)["strength"] == 2 + 3


@pytest.mark.parametrize(
    ("weapon", "gap", "strength"),
    [("katana-8", 1, 4), ("no-dachi-1", 2, 6), ("naginata-1", 3, 4), ("yumi-1", 4, 2), ("wakizashi-1", 1, 3)],
)
def test_K9_every_weapon_adds_its_own_attack(weapon: str, gap: int, strength: int) -> None:
    table = three(a=f"hand roar-2 gear {weapon}", rest=f"circle seat-0 {gap} seat-1 5 seat-2 5")
    attack(table, "roar", target=1)
    assert question(table)["strength"] == strength
    assert question(table)["ranged"] == int(weapon == "yumi-1")


def test_K9_another_samurai_or_an_enemy_minion() -> None:
    table = three(
        a="hand roar-1",
        rest="circle seat-0 1 minion-1 1 seat-1 3 seat-2 1\nminion-1 of 1 counter",
    )
    play(table, "attack", card="roar")
    assert offered(table, "strike", weapon="katana", place="minion-1")
    assert offered(table, "strike", weapon="katana", target=2)
    assert not offered(table, "strike", target=1)


def test_K9_a_spirit_is_always_in_reach() -> None:
    table = position(
        "seat 0 date-masamune hand roar-1\nseat 1 hojo-masako spirit sake 3\nseat 2 tomoe-gozen\n"
        "seat 3 yagyu-jubei\ncircle seat-0 5 seat-2 5 seat-3 5"
    )
    play(table, "attack", card="roar")
    assert [option.target for option in moves(table)] == [1]


def test_K9_the_weapon_need_not_be_wielded() -> None:
    table = three(a="hand roar-1 gear katana-8 no-dachi-1 wielding no-dachi", rest=NEAR)
    attack(table, "roar", "katana", 1)
    assert question(table)["strength"] == 5
    assert wielded(table, 0) == "no-dachi"


def test_K9_a_weapon_played_this_turn_can_be_used() -> None:
    table = three(a="standing hand no-dachi-1 roar-1", rest="circle seat-0 2 seat-1 3 seat-2 3")
    assert not offered(table, "attack")
    play(table, "text", card="no-dachi")
    attack(table, "roar", "no-dachi", 1)
    assert question(table)["strength"] == 7


def test_K9_a_weapon_with_sake_on_it_is_not_usable() -> None:
    table = three(a="standing hand roar-1 gear katana-8 no-dachi-1 sake katana", rest=NEAR)
    assert not offered(table, "attack")


@pytest.mark.parametrize("things", ["gear", "gear katana-8 sake katana", "gear pipe-1 sandals-1"])
def test_K9_with_no_usable_weapon_bare_hands_reach_1_with_the_box_alone(things: str) -> None:
    table = three(a=f"standing hand roar-1 {things}", rest=NEAR)
    attack(table, "roar", "bare-hands", 1)
    assert question(table)["strength"] == 2
    assert question(table)["ranged"] == 0


@pytest.mark.parametrize("gap", [2, 3])
def test_K9_bare_hands_reach_nobody_farther(gap: int) -> None:
    table = three(a="standing hand roar-1 gear", rest=f"circle seat-0 {gap} seat-1 3 seat-2 3")
    assert not offered(table, "attack")


def test_K9_with_a_usable_weapon_that_does_not_reach_there_is_no_punch() -> None:
    table = three(a="standing hand roar-1 gear no-dachi-1", rest=NEAR)
    assert not offered(table, "attack")
    assert why_not(table, "attack", card="roar").rule == "K9"


def test_K9_the_option_bare_hands_always_allows_the_punch_at_1_step() -> None:
    table = three(a="standing hand roar-1 gear no-dachi-1", rest=NEAR + "\nhouse inn always first 0")
    attack(table, "roar", "bare-hands", 1)
    assert question(table)["strength"] == 2


def test_K9_bare_hands_always_does_not_reach_farther_either() -> None:
    table = three(a="standing hand roar-1 gear no-dachi-1", rest="house inn always first 0")
    assert not offered(table, "attack")


@pytest.mark.parametrize(("things", "hit"), [("no-dachi-1", ["no-dachi"]), ("", ["bare-hands"])])
def test_K9_a_spirit_is_punched_by_the_unarmed_only(things: str, hit: list[str]) -> None:
    table = position(
        f"house inn always first 0\nseat 0 date-masamune hand roar-1 gear {things}\n"
        "seat 1 hojo-masako spirit sake 3\nseat 2 tomoe-gozen\nseat 3 yagyu-jubei\n"
        "circle seat-0 5 seat-2 5 seat-3 5"
    )
    play(table, "attack", card="roar")
    assert [(option.weapon, option.target) for option in moves(table)] == [(weapon, 1) for weapon in hit]


def test_K10_only_one_weapon_adds() -> None:
    table = three(a="hand roar-1 gear katana-8 wakizashi-1 wielding wakizashi", rest=NEAR)
    attack(table, "roar", "katana", 1)
    assert question(table)["strength"] == 5


def test_K10_an_attack_of_strength_0_is_legal_and_can_be_answered() -> None:
    table = three(a="hand falter-2 gear", b="hand roar-1", rest=NEAR)
    attack(table, "falter", "bare-hands", 1)
    pass_(table)
    assert question(table)["strength"] == 0
    assert offered(table, "defend", card="roar")
    pass_(table)
    assert wounds(table, 1) == 0
    assert told_of(table, "wounded") == []
    assert (table.asked, asks(table)) == (0, "act")


def test_K18_two_cards_a_turn() -> None:
    table = three(a="hand pipe-1 flagon-1 sandals-1 roar-1")
    assert seen(table)["plays_left"] == 2
    play(table, "text", card="pipe")
    assert seen(table)["plays_left"] == 1
    play(table, "text", card="flagon")
    assert seen(table)["plays_left"] == 0
    assert not offered(table, "text")
    assert {found.way for found in moves(table)} <= {"pass", "burn-soul"}
    assert why_not(table, "text", card="sandals").rule == "K18"


def test_K18_one_card_more_for_each_sake_burned_for_it() -> None:
    table = three(a="hand pipe-1 flagon-1 sandals-1 rice-bowl-1 sake life board", rest="turn 0 plays 0")
    play(table, "burn-to-play", place="board")
    play(table, "burn-to-play", place="life")
    assert seen(table)["plays_left"] == 2
    play(table, "text", card="sandals")
    play(table, "text", card="rice-bowl")
    assert not offered(table, "text")
    assert sake(table, 0) == 0


def test_K18_every_way_to_play_a_card_counts() -> None:
    table = three(a="hand roar-3 roar-4 pipe-1", rest=NEAR)
    drink(table, "roar-3", "life", "board")
    attack(table, "roar-4", target=1)
    take_it(table)
    assert not offered(table, "text")


def test_attacks_are_told_with_card_weapon_and_strength() -> None:
    table = three(a="hand roar-1", rest=NEAR)
    attack(table, "roar", "katana", 1)
    assert told_of(table, "attacks") == [{"what": "attacks", "seat": 0, "cards": ["roar-1"]}]
    assert told_of(table, "strikes")[0]["number"] == 5
    assert told_of(table, "strikes")[0]["target"] == 1


def test_nobody_else_knows_of_a_card_before_the_attack_is_declared() -> None:
    table = three(a="hand roar-1", rest=NEAR)
    before = table.view_bytes(1)
    play(table, "attack", card="roar")
    assert table.view_bytes(1) == before
