"""Section 9, continued: sudden death, K44, who wins, K45 and K47, and closing time, K48."""

from __future__ import annotations

from typing import cast

import pytest

from izakaya import Result, Table
from izakaya.games.sake.table import SakeTable
from izakaya.games.sake.wounds import damage
from tests.sake.at_the_table import (
    asks,
    attack,
    drink,
    end_turn,
    masu,
    offered,
    pass_,
    play,
    seen,
    state,
    take_it,
    told_of,
    turn,
)
from tests.sake.last_orders import four, judged, turns

# K44: sudden death.


def test_K44_it_begins_the_moment_the_masu_is_empty() -> None:
    table = four("hand katana-8", more="masu 2")
    assert not seen(table)["sudden_death"]
    play(table, "drink", card="katana-8")
    assert seen(table)["sudden_death"]
    assert seen(table)["sudden_from"] == 0
    assert told_of(table, "sudden-death") == [{"what": "sudden-death", "seat": 0}]


def test_K44_not_while_there_is_sake_in_the_masu() -> None:
    table = four("hand katana-8", more="masu 3")
    drink(table, "katana-8", "life", "board")
    assert not seen(table)["sudden_death"]
    assert masu(table) == 1


@pytest.mark.parametrize(("acting", "order"), [(0, [0, 1, 2, 3]), (2, [2, 3, 0, 1])])
def test_K44_the_turn_in_which_it_begins_is_the_first_of_the_round(acting: int, order: list[int]) -> None:
    hands = ["", "", "", ""]
    hands[acting] = "hand katana-8"
    table = four(hands[0], hands[1], hands[2], hands[3], more=f"masu 2\nturn {acting}")
    drink(table, "katana-8", "life", "board")
    assert turns(table) == order
    assert table.over


def test_K44_stealing_begins_it() -> None:
    table = four(two="spirit", more="masu 1\nturn 2")
    pass_(table)
    play(table, "steal")
    assert (seen(table)["sudden_from"], turn(table)) == (2, 3)
    assert turns(table) == [3, 0, 1]
    assert table.over


def test_K44_the_distillery_begins_it() -> None:
    table = four(more="house distillery unarmed first 0\nmasu 1\nturn 0")
    end_turn(table)
    assert (table.asked, asks(table)) == (1, "place-sake")
    assert (masu(table), seen(table)["sudden_from"]) == (0, 1)
    play(table, "place", place="board")
    assert turns(table) == [1, 2, 3, 0]
    assert table.result().winners == (1,)


def test_K44_spirits_have_one_more_turn_too() -> None:
    table = four("hand katana-8", "spirit", more="masu 2")
    drink(table, "katana-8", "life", "board")
    end_turn(table)
    assert (turn(table), asks(table)) == (1, "elation")
    assert turns(table) == [1, 2, 3]


def test_K44_a_player_who_dies_before_its_turn_takes_it_as_a_spirit() -> None:
    table = four(
        "",
        "hand sakuragi-1",
        "life 1 sake board",
        more="masu 0\nturn 1\nrounds 5 extra 0 minions 0 sudden 0",
        where="circle seat-0 3 seat-1 1 seat-2 3 seat-3 3",
    )
    attack(table, "sakuragi-1", "katana", 2)
    take_it(table)
    assert state(table, 2) == "spirit"
    end_turn(table)
    assert (turn(table), asks(table)) == (2, "elation")
    assert turns(table) == [2, 3]


def test_K44_a_player_who_dies_after_its_turn_has_no_other() -> None:
    table = four(
        "life 1",
        "hand sakuragi-1",
        more="masu 0\nturn 1\nrounds 5 extra 0 minions 0 sudden 0",
        where="circle seat-0 1 seat-1 3 seat-2 3 seat-3 3",
    )
    attack(table, "sakuragi-1", "katana", 0)
    take_it(table)
    assert state(table, 0) == "spirit"
    assert turns(table) == [1, 2, 3]


def test_K44_nothing_is_drunk_or_stolen_in_it() -> None:
    table = four("hand katana-8", "spirit", more="masu 0\nturn 0\nrounds 5 extra 0 minions 0 sudden 3")
    assert not offered(table, "drink")
    end_turn(table)
    pass_(table)
    assert asks(table) == "spirit-deed"
    assert not offered(table, "steal")


def test_K44_it_begins_only_once() -> None:
    table = four(more="masu 0\nturn 1\nrounds 5 extra 0 minions 0 sudden 0")
    assert turns(table) == [1, 2, 3]


# K45: who wins.


def test_K45_the_surviving_samurai_with_the_most_sake_wins() -> None:
    table = judged("sake board", "sake board katana", "sake board", "spirit sake 1")
    assert table.over
    assert table.result() == Result(
        (1,),
        "drunkest",
        (1, 2, 1, 1),
        ("seat-0", "seat-1", "seat-2", "spirits"),
        {"seat-0": 1, "seat-1": 2, "seat-2": 1, "spirits": 1},
    )


def test_K45_sake_counts_wherever_it_stands() -> None:
    gear_of = "gear katana-1 pipe-1 wielding katana sake pipe life katana"
    table = judged("sake board katana", gear_of)
    assert table.result().winners == (1,)
    assert table.result().points == (2, 3, 0, 0)


def test_K45_if_all_spirits_together_have_more_than_every_samurai_they_win_as_a_team() -> None:
    table = judged("sake board katana", "sake board", "spirit sake 2", "spirit sake 1")
    assert table.result().winners == (2, 3)
    assert table.result().reason == "spirits"
    assert table.result().sides == {"seat-0": 2, "seat-1": 1, "spirits": 3}


def test_K45_a_spirit_without_sake_wins_with_its_team() -> None:
    table = judged("sake board", "", "spirit sake 2", "spirit")
    assert table.result().winners == (2, 3)


def test_K45_more_than_every_samurai_not_than_all_of_them() -> None:
    table = judged("sake board katana", "sake board katana", "spirit sake 2", "spirit sake 1")
    assert table.result().winners == (2, 3)


def test_K45_a_single_spirit_may_have_the_most_and_lose() -> None:
    # More than each other seat, but the team does not have more than seat 0.
    table = judged("sake board katana life", "", "spirit sake 2", "spirit")
    assert (table.result().winners, table.result().reason) == ((0,), "drunkest")


def test_K45_the_dead_do_not_win_alone() -> None:
    table = judged("sake board", "", "", "spirit sake 5")
    assert table.result().winners == (3,)
    assert table.result().reason == "spirits"


# K47: no samurai left, or one.


def test_K47_with_one_samurai_left_the_game_goes_on() -> None:
    table = four("hand sakuragi-1", "life 1", "spirit sake 2", "spirit", where="line seat-0 1 seat-1")
    attack(table, "sakuragi-1", "katana", 1)
    take_it(table)
    assert (state(table, 1), table.over) == ("spirit", False)
    assert (table.asked, asks(table)) == (0, "act")
    end_turn(table)
    assert turns_until(table, 4) == [1, 2, 3, 0]


def turns_until(table: Table, count: int) -> list[int]:
    seats: list[int] = []
    for _ in range(count):
        seats.append(turn(table))
        end_turn(table)
    return seats


def test_K47_with_no_samurai_left_the_spirits_win_at_once() -> None:
    # An attacker is alive, so no card of ours does this: the blow comes from outside.
    table = four("life 1 sake board", "spirit", "spirit sake 1", "gone", more="turn 1")
    damage(cast(SakeTable, table), 0, 1, 1)
    assert table.over
    assert (table.result().winners, table.result().reason) == ((0, 1, 2), "no-samurai")
    assert table.options() == []


# K48: closing time.


@pytest.mark.parametrize(("rounds", "closed"), [(38, False), (39, True)])
def test_K48_after_forty_turns_of_the_first_player_sudden_death_begins(rounds: int, closed: bool) -> None:
    table = four(more=f"turn 0\nrounds {rounds} extra 0 minions 0")
    assert masu(table) == 10
    end_turn(table)
    assert seen(table)["sudden_death"] == closed
    assert (masu(table) == 0) == closed


def test_K48_the_next_turn_is_the_first_of_the_round() -> None:
    table = four("sake board", more="turn 0\nrounds 39 extra 0 minions 0")
    end_turn(table)
    assert told_of(table, "closing-time") == [{"what": "closing-time", "seat": 1}]
    assert turns(table) == [1, 2, 3, 0]
    assert table.result().winners == (0,)


def test_K48_the_turns_of_the_first_player_count_at_every_seat() -> None:
    table = four("sake board", more="house inn unarmed first 2\nturn 0\nrounds 39 extra 0 minions 0")
    end_turn(table)
    end_turn(table)
    assert (turn(table), seen(table)["sudden_death"]) == (2, False)
    end_turn(table)
    assert (turn(table), seen(table)["sudden_death"]) == (3, True)


def test_K48_also_if_the_first_player_is_a_spirit_by_then() -> None:
    table = four("spirit", "sake board", more="turn 0\nrounds 39 extra 0 minions 0")
    end_turn(table)
    assert seen(table)["sudden_death"]


def test_K48_not_if_the_masu_is_empty_already() -> None:
    table = four("sake board", more="masu 0\nturn 0\nrounds 39 extra 0 minions 0 sudden 2")
    assert turns(table) == [0, 1]
    assert not told_of(table, "closing-time")
    assert table.over
