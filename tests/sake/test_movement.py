"""The movement box (K11)."""

from __future__ import annotations

import re

import pytest

import izakaya
from izakaya import Refusal, Table
from tests.sake.at_the_table import (
    circle,
    move,
    moves,
    offered,
    pile,
    play,
    position,
    seen,
    sitting,
    steps,
    three,
    why_not,
)


def test_K11_one_up_to_that_many_steps_toward_one_neighbour() -> None:
    table = three(a="hand sakuragi-1", rest="circle seat-0 5 seat-1 5 seat-2 5")
    play(table, "move", card="sakuragi", number=2)
    offers = sorted((option.way, option.number) for option in moves(table))
    assert offers == [("go-clockwise", 1), ("go-clockwise", 2), ("go-counter", 1), ("go-counter", 2)]


@pytest.mark.parametrize(
    ("way", "after"),
    [
        (1, "seat-0 3 seat-1 4 seat-2 5"),
        (2, "seat-0 2 seat-1 4 seat-2 6"),
        (-1, "seat-0 5 seat-1 4 seat-2 3"),
        (-2, "seat-0 6 seat-1 4 seat-2 2"),
    ],
)
def test_K11_each_step_goes_from_ahead_of_the_mover_to_behind_it(way: int, after: str) -> None:
    table = three(a="hand sakuragi-1", rest="circle seat-0 4 seat-1 4 seat-2 4")
    move(table, "sakuragi", way)
    assert circle(table) == after


def test_K11_the_step_lands_before_the_first_piece_behind() -> None:
    table = three(
        a="hand sakuragi-1",
        rest="circle seat-0 4 seat-1 4 seat-2 1 minion-1 3\nminion-1 of 2 clockwise",
    )
    move(table, "sakuragi", 2)
    assert circle(table) == "seat-0 2 seat-1 4 seat-2 1 minion-1 5"


def test_K7_K11_a_mover_stops_one_step_from_a_samurai() -> None:
    table = three(a="hand sakuragi-4", rest="circle seat-0 3 seat-1 4 seat-2 2")
    play(table, "move", card="sakuragi", number=3)
    offers = sorted((option.way, option.number) for option in moves(table))
    assert offers == [("go-clockwise", 1), ("go-clockwise", 2), ("go-counter", 1)]


def test_K7_K11_a_mover_stops_one_step_from_an_enemy_minion() -> None:
    table = three(
        a="hand sakuragi-4",
        rest="circle seat-0 2 minion-1 1 seat-1 4 seat-2 1\nminion-1 of 1 counter",
    )
    play(table, "move", card="sakuragi")
    assert [(option.way, option.number) for option in moves(table)] == [("go-clockwise", 1)]


def test_K11_own_minions_are_pushed_and_keep_one_step_from_the_enemy() -> None:
    table = three(
        a="hand sakuragi-4",
        rest="circle seat-0 1 minion-1 3 seat-1 4 seat-2 1\nminion-1 of 0 clockwise",
    )
    play(table, "move", card="sakuragi")
    assert [option.number for option in moves(table)] == [1, 2, 3]
    play(table, "go-clockwise", number=3)
    assert circle(table) == "seat-0 0 minion-1 1 seat-1 4 seat-2 4"


def test_K11_a_pushed_minion_at_its_enemy_stops_the_mover_beside_it() -> None:
    table = three(
        a="hand sakuragi-4",
        rest="circle seat-0 0 minion-1 1 seat-1 4 seat-2 1\nminion-1 of 0 clockwise",
    )
    assert not offered(table, "move")


def test_K11_minions_behind_stay_where_they_are() -> None:
    table = three(
        a="hand sakuragi-4",
        rest="circle seat-0 4 seat-1 4 seat-2 2 minion-1 0\nminion-1 of 0 counter",
    )
    move(table, "sakuragi", 3)
    assert circle(table) == "seat-0 1 seat-1 4 seat-2 2 minion-1 3"


def test_K11_the_first_movement_makes_you_stand() -> None:
    table = three(a="hand sakuragi-1 sakuragi-2")
    assert sitting(table, 0)
    move(table, "sakuragi-1", 1)
    assert not sitting(table, 0)
    assert sitting(table, 1)


def test_K11_standing_is_for_good() -> None:
    table = three(a="standing hand sakuragi-1 sakuragi-2")
    move(table, "sakuragi-1", 1)
    move(table, "sakuragi-2", -1)
    assert not sitting(table, 0)


def test_K11_the_card_is_discarded_and_counts() -> None:
    table = three(a="hand sakuragi-1")
    move(table, "sakuragi", 1)
    assert pile(table) == ["sakuragi-1"]
    assert seen(table)["plays_left"] == 1


def test_K11_where_there_is_no_room_at_all_there_is_no_movement() -> None:
    table = three(a="hand sakuragi-1", rest="circle seat-0 1 seat-1 3 seat-2 1")
    assert not offered(table, "move")
    assert why_not(table, "move", card="sakuragi").rule in ("K7", "K11")


def test_sandals_add_one_to_movement_actions() -> None:
    table = three(a="hand sakuragi-1 gear sandals-1", rest="circle seat-0 6 seat-1 3 seat-2 1")
    play(table, "move", card="sakuragi")
    assert [option.number for option in moves(table)] == [1, 2, 3]


def test_sandals_with_sake_on_them_do_not_work() -> None:
    table = three(a="hand sakuragi-1 gear sandals-1 sake sandals", rest="circle seat-0 6 seat-1 3 seat-2 1")
    play(table, "move", card="sakuragi")
    assert [option.number for option in moves(table)] == [1, 2]


def with_a_roar_of_0(gear: str, place: str = "inn") -> Table:
    """Seat 0 holds a Roar whose movement box is 0, which no card of the tests' deck has."""
    rest = f"house {place} unarmed first 0\ncircle seat-0 6 seat-1 3 seat-2 1"
    table = three(a=f"hand roar-1 gear {gear}", rest=rest)
    text, changed = re.subn(r"(?m)^(card event roar 1 \d \d) \d", r"\1 0", table.notation())
    assert changed == 1
    return izakaya.parse(text)


@pytest.mark.parametrize("place", ["inn", "rope-bridge"])
def test_K13_sandals_make_a_movement_box_of_0_into_1(place: str) -> None:
    barefoot = with_a_roar_of_0("katana-1", place)
    assert not offered(barefoot, "move")
    assert why_not(barefoot, "move", card="roar-1") == Refusal("empty-box", "K13")
    table = with_a_roar_of_0("sandals-1", place)
    play(table, "move", card="roar-1")
    assert [option.number for option in moves(table)] == [1]


def test_K13_sandals_under_a_sake_make_nothing_of_a_box_of_0() -> None:
    assert not offered(with_a_roar_of_0("sandals-1 sake sandals"), "move")


@pytest.mark.parametrize(("card", "most"), [("sakuragi-3", 1), ("sakuragi-1", 1), ("sakuragi-4", 2)])
def test_rope_bridge_movement_actions_are_one_lower_but_at_least_one(card: str, most: int) -> None:
    table = three(
        a=f"hand {card}", rest="house rope-bridge unarmed first 0\ncircle seat-0 6 seat-1 3 seat-2 1"
    )
    play(table, "move", card=card)
    assert [option.number for option in moves(table)] == list(range(1, most + 1))


def test_rope_bridge_and_sandals_even_out() -> None:
    table = three(
        a="hand sakuragi-3 gear sandals-1",
        rest="house rope-bridge unarmed first 0\ncircle seat-0 6 seat-1 3 seat-2 1",
    )
    play(table, "move", card="sakuragi")
    assert [option.number for option in moves(table)] == [1]


def test_K39_in_a_line_moving_takes_steps_from_the_box_and_returns_them() -> None:
    table = position(
        "seat 0 date-masamune hand sakuragi-1 sakuragi-2\nseat 1 hojo-masako spirit\nseat 2 tomoe-gozen\n"
        "line seat-0 4 seat-2"
    )
    assert seen(table)["steps_in_box"] == 24
    move(table, "sakuragi-1", 2)
    assert (steps(table, 0, 2), seen(table)["steps_in_box"]) == (2, 26)
    move(table, "sakuragi-2", -2)
    assert (steps(table, 0, 2), seen(table)["steps_in_box"]) == (4, 24)


def test_K3_K39_in_a_line_an_empty_box_stops_going_away() -> None:
    table = position(
        "seat 0 date-masamune hand sakuragi-1\nseat 1 hojo-masako spirit\nseat 2 tomoe-gozen\n"
        "line seat-0 27 seat-2"
    )
    play(table, "move", card="sakuragi")
    offers = sorted((option.way, option.number) for option in moves(table))
    assert offers == [("go-clockwise", 1), ("go-clockwise", 2), ("go-counter", 1)]


def test_K39_the_last_samurai_does_not_move() -> None:
    table = position(
        "seat 0 date-masamune hand sakuragi-1 minion-1\nseat 1 hojo-masako spirit\n"
        "seat 2 tomoe-gozen spirit sake 1"
    )
    assert not offered(table, "move")
    assert not offered(table, "minion")
    assert offered(table, "attack")
