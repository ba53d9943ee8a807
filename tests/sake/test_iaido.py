"""Iaido: from sitting, stand up, move 0 to 2 steps and attack (K12)."""

from __future__ import annotations

import pytest

from tests.sake.at_the_table import (
    asks,
    circle,
    iaido,
    let_pass,
    moves,
    offered,
    pass_,
    pile,
    play,
    position,
    question,
    seen,
    sitting,
    take_it,
    three,
    told_of,
    walk,
    why_not,
    wounds,
)


def test_K12_only_while_sitting() -> None:
    assert offered(three(a="hand roar-1"), "iaido", card="roar")
    standing = three(a="standing hand roar-1")
    assert not offered(standing, "iaido")
    assert why_not(standing, "iaido", card="roar").rule == "K12"


def test_K12_stand_up_move_and_attack_with_the_box() -> None:
    table = three(a="hand roar-1", b="life 8")
    iaido(table, "roar", 2, "katana", 1)
    assert not sitting(table, 0)
    assert question(table)["strength"] == 5
    assert circle(table) == "seat-0 1 seat-1 3 seat-2 5"
    take_it(table)
    assert wounds(table, 1) == 5
    assert pile(table) == ["roar-1"]
    assert seen(table)["plays_left"] == 1


def test_K12_the_movement_is_free_whatever_the_movement_box() -> None:
    table = three(a="hand roar-1")
    assert next(card for card in seen(table, 0)["hand"])["movement"] == 1
    iaido(table, "roar", 2, "katana", 1)
    assert question(table)["walk"] == 2


@pytest.mark.parametrize(
    ("steps", "weapon", "target"),
    [(0, "naginata", 1), (1, "no-dachi", 1), (2, "katana", 1), (-1, "no-dachi", 2), (-2, "katana", 2)],
)
def test_K12_zero_to_two_steps_either_way(steps: int, weapon: str, target: int) -> None:
    table = three(a="hand roar-1 gear katana-8 no-dachi-1 naginata-1")
    iaido(table, "roar", steps, weapon, target)
    assert asks(table) == "defend"
    assert circle(table) == f"seat-0 {3 - steps} seat-1 3 seat-2 {3 + steps}"


def test_K12_never_more_than_two_steps() -> None:
    table = three(
        a="hand roar-4 gear katana-8 no-dachi-1 naginata-1 yumi-1",
        rest="circle seat-0 6 seat-1 6 seat-2 6",
    )
    play(table, "iaido", card="roar")
    assert max(option.number or 0 for option in moves(table)) == 2


def test_K12_it_needs_a_target_in_reach_after_the_move() -> None:
    table = three(a="hand roar-1")
    play(table, "iaido", card="roar")
    # A Katana reaches 1 step, so with 3 steps on both sides only a walk of 2 will do.
    assert sorted((option.way, option.number) for option in moves(table)) == [
        ("go-clockwise", 2),
        ("go-counter", 2),
    ]
    walk(table, 2)
    assert [(option.weapon, option.target) for option in moves(table)] == [("katana", 1)]


def test_K12_without_any_target_after_any_move_there_is_no_iaido() -> None:
    table = three(a="hand roar-1", rest="circle seat-0 4 seat-1 4 seat-2 4")
    assert not offered(table, "iaido")


def test_K12_instead_of_a_plain_attack_not_after_it() -> None:
    table = three(a="hand roar-1 roar-2", b="life 8", rest="circle seat-0 1 seat-1 3 seat-2 3")
    assert offered(table, "attack", card="roar-1")
    assert offered(table, "iaido", card="roar-1")
    iaido(table, "roar-1", 0, "katana", 1)
    take_it(table)
    assert offered(table, "attack", card="roar-2")
    assert not offered(table, "iaido")


def test_K12_a_plain_attack_leaves_you_sitting() -> None:
    table = three(a="hand roar-1 roar-2", b="life 8", rest="circle seat-0 1 seat-1 3 seat-2 3")
    play(table, "attack", card="roar-1")
    play(table, "strike", target=1)
    take_it(table)
    assert sitting(table, 0)
    assert offered(table, "iaido", card="roar-2")


def test_K12_sandals_do_not_add_to_it() -> None:
    table = three(a="hand roar-1 gear katana-8 sandals-1", rest="circle seat-0 4 seat-1 4 seat-2 4")
    assert not offered(table, "iaido"), "with 3 steps the Katana would reach"


def test_the_rope_bridge_does_not_shorten_it() -> None:
    table = three(
        a="hand roar-1", rest="house rope-bridge unarmed first 0\ncircle seat-0 3 seat-1 3 seat-2 3"
    )
    iaido(table, "roar", 2, "katana", 1)
    assert circle(table) == "seat-0 1 seat-1 3 seat-2 5"


def test_K7_K12_the_move_keeps_one_step_from_enemies() -> None:
    table = three(
        a="hand roar-1 gear katana-8 no-dachi-1",
        rest="circle seat-0 2 minion-1 1 seat-1 3 seat-2 3\nminion-1 of 1 counter",
    )
    play(table, "iaido", card="roar")
    assert not offered(table, "go-clockwise", number=2)
    walk(table, 1)
    assert offered(table, "strike", weapon="katana", place="minion-1")
    assert offered(table, "strike", weapon="no-dachi", target=1)


def test_K12_everything_is_declared_together() -> None:
    table = three(a="hand roar-1", b="hand sakuragi-1", c="hand sakuragi-2")
    before = table.view_bytes(1)
    play(table, "iaido", card="roar")
    assert table.view_bytes(1) == before
    walk(table, 2)
    assert table.view_bytes(1) == before, "nobody hears of the movement before target and weapon"
    play(table, "strike", weapon="katana", target=1)
    asked = question(table)
    assert (asked["ask"], asked["walk"], asked["target"], asked["weapon"]) == (
        "interrupt",
        2,
        "seat-1",
        "katana",
    )
    assert [event["what"] for event in told_of(table, "iaido")] == ["iaido"]


def test_K12_the_movement_happens_only_after_the_window() -> None:
    table = three(a="hand roar-1", b="hand sakuragi-1")
    iaido(table, "roar", 2, "katana", 1)
    assert circle(table) == "seat-0 3 seat-1 3 seat-2 3"
    let_pass(table)
    assert circle(table) == "seat-0 1 seat-1 3 seat-2 5"
    assert asks(table) == "defend"
    pass_(table)


def test_K12_an_iaido_can_be_at_a_spirit_without_a_step() -> None:
    table = position(
        "seat 0 date-masamune hand roar-1\nseat 1 hojo-masako spirit sake 3\nseat 2 tomoe-gozen\n"
        "seat 3 yagyu-jubei"
    )
    iaido(table, "roar", 0, "katana", 1)
    assert not sitting(table, 0)


def test_K12_own_minions_are_pushed_by_it_too() -> None:
    table = three(
        a="hand roar-1",
        rest="circle seat-0 0 minion-1 3 seat-1 3 seat-2 3\nminion-1 of 0 clockwise",
    )
    iaido(table, "roar", 2, "katana", 1)
    assert circle(table) == "seat-0 0 minion-1 1 seat-1 3 seat-2 5"
