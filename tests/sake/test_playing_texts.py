"""Playing a card for its text: events, weapons and items, minions, interrupts (K14–K17)."""

from __future__ import annotations

import pytest

import izakaya
from tests.sake.at_the_table import (
    circle,
    gear,
    hand,
    let_pass,
    move,
    offered,
    pass_,
    pile,
    play,
    position,
    seen,
    three,
    turn,
    why_not,
    wielded,
    written,
)


@pytest.mark.parametrize(
    ("card", "words", "rest"),
    [
        ("throwing-chopsticks-1", "", "circle seat-0 1 seat-1 8 seat-2 1"),
        ("burning-ramen-1", "", "circle seat-0 2 seat-1 8 seat-2 2"),
        ("roar-1", "", "circle seat-0 2 seat-1 8 seat-2 2"),
        ("roar-1", "sake life", "circle seat-0 3 seat-1 8 seat-2 1"),
        ("strategic-stench-1", "", "circle seat-0 9 seat-1 9 seat-2 10"),
        ("turned-off-lanterns-1", "", "circle seat-0 1 seat-1 1 seat-2 1"),
        ("weak-stomach-1", "sake life board", ""),
        ("fake-wounds-1", "", ""),
    ],
)
def test_K14_an_event_that_could_do_nothing_at_all_cannot_be_played(card: str, words: str, rest: str) -> None:
    table = three(a=f"hand {card} {words}", b="hand sakuragi-1", rest=rest)
    assert not offered(table, "text")
    assert why_not(table, "text", card=card).rule == ("K35" if card == "roar-1" and not words else "K14")


@pytest.mark.parametrize(
    ("card", "words", "rest"),
    [
        ("throwing-chopsticks-1", "", "circle seat-0 2 seat-1 8 seat-2 1"),
        ("burning-ramen-1", "", "circle seat-0 3 seat-1 8 seat-2 1"),
        ("roar-1", "sake life", "circle seat-0 2 seat-1 8 seat-2 1"),
        ("strategic-stench-1", "", "circle seat-0 9 seat-1 9 seat-2 9"),
        ("turned-off-lanterns-1", "", "circle seat-0 1 seat-1 2 seat-2 1"),
        ("fake-wounds-1", "wounds 1", ""),
        ("sakuragi-2", "", ""),
        ("drunken-purchase-1", "", ""),
    ],
)
def test_K14_an_event_that_can_do_something_can_be_played(card: str, words: str, rest: str) -> None:
    table = three(a=f"hand {card} {words}", b="hand sakuragi-1", rest=rest)
    assert offered(table, "text", card=card)


def test_K14_riceballs_need_a_hand_to_hit() -> None:
    far = "circle seat-0 4 seat-1 4 seat-2 4"
    assert not offered(three(a="hand riceballs-in-the-face-1", rest=far), "text")
    assert offered(three(a="hand riceballs-in-the-face-1", b="hand roar-1", rest=far), "text")


def test_K14_drunken_purchase_needs_something_in_play() -> None:
    assert not offered(three(a="hand drunken-purchase-1 gear", b="gear", c="gear"), "text")
    assert offered(three(a="hand drunken-purchase-1 gear", b="gear pipe-1", c="gear"), "text")


def test_K14_weak_stomach_needs_sake_of_another() -> None:
    assert offered(three(a="hand weak-stomach-1", c="sake board"), "text")


@pytest.mark.parametrize("card", ["no-dachi-1", "naginata-1", "yumi-1", "wakizashi-1", "pipe-1", "sandals-1"])
def test_K15_a_weapon_or_item_is_put_in_play(card: str) -> None:
    table = three(a=f"hand {card}")
    play(table, "text", card=card)
    assert gear(table, 0) == sorted(["katana", card[:-2]], key=["katana", card[:-2]].index)
    assert hand(table, 0) == []
    assert pile(table) == []
    assert wielded(table, 0) == "katana"
    assert seen(table)["plays_left"] == 1


@pytest.mark.parametrize(("card", "before"), [("katana-7", "katana-8"), ("pipe-1", "pipe-2")])
def test_K15_never_two_of_the_same_name(card: str, before: str) -> None:
    table = three(a=f"hand {card} gear {before}")
    assert not offered(table, "text")
    assert why_not(table, "text", card=card).rule == "K15"


def test_K15_others_may_have_the_same() -> None:
    table = three(a="hand pipe-1", b="gear pipe-2")
    assert offered(table, "text", card="pipe")


def test_K15_they_cannot_be_taken_back_or_thrown_away() -> None:
    table = three(a="gear katana-8 no-dachi-1 pipe-1 sake life")
    ways = {table.describe(option).way for option in table.options()}
    assert ways == {"pass", "burn-to-draw", "burn-to-play"}


def test_K15_a_lost_weapon_makes_room_for_another_of_its_name() -> None:
    table = three(a="hand katana-7 gear no-dachi-1")
    play(table, "text", card="katana")
    assert gear(table, 0) == ["katana", "no-dachi"]


@pytest.mark.parametrize(
    ("way", "after"),
    [
        ("clockwise", "seat-0 0 minion-4 3 seat-1 3 seat-2 3"),
        ("counter", "minion-4 0 seat-0 3 seat-1 3 seat-2 3"),
    ],
)
def test_K16_a_minion_is_put_beside_you_toward_one_neighbour(way: str, after: str) -> None:
    table = three(a="hand minion-4")
    play(table, "minion", card="minion", place=way)
    assert circle(table) == after
    assert written(table, "minion-4")[0].startswith(f"of 0 {way}")
    assert hand(table, 0) == []
    assert pile(table) == []
    assert seen(table)["plays_left"] == 1


def test_K16_a_minion_can_be_played_for_its_boxes_as_well() -> None:
    table = three(a="hand minion-1")
    move(table, "minion", 1)
    assert pile(table) == ["minion-1"]


def test_K16_in_a_line_there_is_one_neighbour_only() -> None:
    table = position("seat 0 date-masamune hand minion-1\nseat 1 hojo-masako spirit\nseat 2 tomoe-gozen")
    assert offered(table, "minion", place="clockwise")
    assert not offered(table, "minion", place="counter")


@pytest.mark.parametrize("card", ["falter-1", "blurred-vision-1"])
def test_K17_interrupts_are_not_played_in_your_own_turn(card: str) -> None:
    table = three(a=f"hand {card}")
    assert not offered(table, "text")
    assert not offered(table, "interrupt")
    assert why_not(table, "text", card=card).rule in ("K17", "K27", "K28")


def test_K17_the_boxes_of_an_interrupt_can_be_played_in_your_own_turn() -> None:
    table = three(a="hand falter-1")
    move(table, "falter", 1)
    assert pile(table) == ["falter-1"]


def interrupted() -> izakaya.Table:
    table = three(a="hand sakuragi-1 sakuragi-2", b="hand falter-1")
    move(table, "sakuragi-1", 1)
    let_pass(table, 1)
    play(table, "interrupt", card="falter")
    return table


def test_K17_interrupts_are_played_in_another_players_turn() -> None:
    table = interrupted()
    assert circle(table) == "seat-0 3 seat-1 3 seat-2 3"
    assert pile(table) == ["falter-1", "sakuragi-1"]


def test_K17_interrupts_count_toward_nobodys_limit() -> None:
    table = interrupted()
    assert (turn(table), seen(table)["plays_left"]) == (0, 1)
    pass_(table)
    while turn(table) == 0:
        table.answer(table.options()[0])
    assert (turn(table), seen(table)["plays_left"]) == (1, 2)
