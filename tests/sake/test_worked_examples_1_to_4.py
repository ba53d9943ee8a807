"""The rulebooks' worked examples 1 to 4 (section 11 of the rules), each on its own table, with the deck of the house.

A, B, C, D are seats 0 to 3. Their samurai have skills that do not come into it.
"""

from __future__ import annotations

import pytest

import izakaya
from tests.sake.at_the_table import (
    asks,
    attack,
    burn_nothing,
    circle,
    end_turn,
    gear,
    iaido,
    let_pass,
    moves,
    offered,
    pass_,
    pile,
    play,
    position,
    question,
    sitting,
    steps,
    told_of,
    turn,
    wounds,
)
from tests.sake.house_cards import event

ATTACK_1 = event(attack=1)
ATTACK_2 = event(attack=2)
DEFENCE_1 = event(but=(ATTACK_2,), defence=1)
DEFENCE_2 = event(but=(ATTACK_2,), defence=2)

IAIDO = f"""
house inn unarmed first 1
seat 0 date-masamune
seat 1 hojo-masako hand {ATTACK_2}
seat 2 miyamoto-musashi gear naginata-1 wielding naginata hand {DEFENCE_1}
seat 3 tomoe-gozen
circle seat-0 3 seat-1 3 seat-2 3 seat-3 3
"""


def test_example_1_iaido_K12_K23_K24() -> None:
    table = position(IAIDO, house=True)
    assert sitting(table, 1)
    assert steps(table, 1, 2) == 3
    iaido(table, ATTACK_2, 2, "katana", 2)
    let_pass(table)
    assert question(table)["strength"] == 5
    assert steps(table, 1, 2) == 1
    play(table, "defend", card=DEFENCE_1, number=1)
    assert told_of(table, "defended")[0]["number"] == 3
    pass_(table)
    assert wounds(table, 2) == 2
    assert steps(table, 0, 1) == 5, "B's other side"
    assert not sitting(table, 1)


YUMI = f"""
house inn unarmed first 3
seat 0 date-masamune
seat 1 hojo-masako hand {DEFENCE_2}
seat 2 miyamoto-musashi
seat 3 tomoe-gozen hand yumi-1 {ATTACK_2}
circle seat-0 2 seat-1 2 seat-2 2 seat-3 3
"""


def test_example_2_yumi_K6_K15_K23_K26() -> None:
    table = position(YUMI, house=True)
    assert (steps(table, 3, 1), steps(table, 1, 3)) == (5, 4)
    play(table, "text", card="yumi")
    attack(table, ATTACK_2, "yumi", 1)
    let_pass(table)
    assert (question(table)["strength"], question(table)["ranged"]) == (3, 1)
    play(table, "defend", card=DEFENCE_2, number=2)
    assert told_of(table, "defended")[0]["number"] == 2, "B's Katana does not help"
    pass_(table)
    assert wounds(table, 1) == 1


def test_example_2_with_three_steps_on_the_other_side_the_yumi_does_not_reach() -> None:
    table = position(YUMI.replace("seat-2 2 seat-3 3", "seat-2 1 seat-3 3"), house=True)
    play(table, "text", card="yumi")
    assert steps(table, 1, 3) == 3
    if offered(table, "attack"):
        play(table, "attack", card=ATTACK_2)
        assert not offered(table, "strike", target=1)


MINIONS = """
house inn unarmed first 3
seat 0 date-masamune hand minion-4 minion-5 pipe-1
seat 1 hojo-masako
seat 2 miyamoto-musashi
seat 3 tomoe-gozen
circle seat-0 3 seat-1 3 seat-2 3 seat-3 0 minion-1 3
minion-1 of 3 clockwise
rounds 0 extra 0 minions 1
"""


def test_example_3_minions_K16_K19_K20_K25() -> None:
    # D's minion: 2 on top. D draws three more. A's minion: 1 against 0.
    defence_0 = event(but=(ATTACK_1, ATTACK_2), defence=0)
    top = f"{defence_0} {ATTACK_1} pipe-2 pipe-3 pipe-4 {ATTACK_2}"
    table = position(MINIONS, top=top, house=True)
    pass_(table)
    assert circle(table) == "seat-0 3 seat-1 3 seat-2 3 seat-3 2 minion-1 1"
    let_pass(table)
    assert (table.asked, question(table)["wounds"]) == (0, 2)
    play(table, "sacrifice", card="minion-5")
    assert wounds(table, 0) == 0
    while turn(table) == 3:
        table.answer(table.options()[0])
    play(table, "minion", card="minion-4", place="counter")
    play(table, "text", card="pipe")
    assert gear(table, 0) == ["katana", "pipe"]
    pass_(table)
    burn_nothing(table)
    assert told_of(table, "minion-killed") == [{"what": "minion-killed", "seat": 3, "cards": ["minion-1"]}]
    assert pile(table)[-3:] == [ATTACK_1, defence_0, "minion-1"]
    assert "minion-4 0 seat-0" in circle(table), "it attacked without moving"
    assert steps(table, 3, "minion-4") == 3


BACKWARD = """
seat 0 date-masamune {gear} hand {card}
seat 1 hojo-masako {hand} life 8
seat 2 miyamoto-musashi
seat 3 tomoe-gozen
circle seat-0 1 seat-1 3 seat-2 3 seat-3 3
"""
BOTH = "gear katana-1 no-dachi-1 wielding katana"


def backward(hand: str, arms: str = BOTH) -> izakaya.Table:
    table = position(BACKWARD.format(gear=arms, hand=hand, card=ATTACK_1), house=True)
    iaido(table, ATTACK_1, -1, "no-dachi", 1)
    let_pass(table, 1)
    return table


def test_example_4_iaido_backward_K12() -> None:
    table = backward("")
    assert question(table)["strength"] == 6
    assert (steps(table, 0, 1), steps(table, 3, 0)) == (2, 2)
    pass_(table)
    assert wounds(table, 1) == 6
    assert not sitting(table, 0)


def test_example_4_blurred_vision_A_has_moved_no_attack_K28() -> None:
    table = backward("hand blurred-vision-1")
    play(table, "interrupt", card="blurred-vision")
    let_pass(table)
    assert (table.asked, asks(table)) == (0, "act")
    assert steps(table, 0, 1) == 2
    assert wounds(table, 1) == 0
    assert not sitting(table, 0)


def test_example_4_falter_A_has_not_moved_and_may_attack_with_the_katana_K27() -> None:
    table = backward("hand falter-1")
    play(table, "interrupt", card="falter")
    assert (table.asked, asks(table)) == (0, "strike-anew")
    assert steps(table, 0, 1) == 1
    strikes = [(move.weapon, move.target) for move in moves(table) if move.way == "strike"]
    assert strikes == [("katana", 1)]
    play(table, "strike", weapon="katana", target=1)
    let_pass(table)
    assert question(table)["strength"] == 4
    assert not sitting(table, 0)


def test_example_4_falter_without_a_katana_nothing_K27() -> None:
    table = backward("hand falter-1", "gear no-dachi-1 wielding no-dachi")
    play(table, "interrupt", card="falter")
    assert (table.asked, asks(table)) == (0, "act")
    assert (steps(table, 0, 1), wounds(table, 1)) == (1, 0)
    assert not sitting(table, 0)
    assert pile(table) == ["falter-1", ATTACK_1]


@pytest.mark.parametrize(
    "text", [IAIDO, YUMI, MINIONS, BACKWARD.format(gear=BOTH, hand="hand falter-1", card=ATTACK_1)]
)
def test_the_examples_can_be_played_on_and_written_down(text: str) -> None:
    table = position(text, house=True)
    assert izakaya.parse(table.notation()).notation() == table.notation()
    end_turn(table)
    assert izakaya.parse(table.notation()).notation() == table.notation()
