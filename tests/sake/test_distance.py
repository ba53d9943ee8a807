"""Distance and reach at the table (K5–K7), with every weapon, and naming segments."""

from __future__ import annotations

import pytest

from izakaya import Table
from tests.sake.at_the_table import (
    attack,
    circle,
    moves,
    offered,
    pass_,
    person,
    play,
    position,
    question,
    steps,
    take_it,
    three,
    why_not,
    wounds,
)


def armed(weapon: str, gaps: str) -> Table:
    """Seat 0 stands with this weapon only and holds cards; four samurai with these steps between."""
    a, b, c, d = gaps.split()
    return position(
        f"seat 0 date-masamune standing gear {weapon} wielding nothing hand roar-1 sakuragi-2\n"
        "seat 1 hojo-masako\nseat 2 tomoe-gozen\nseat 3 yagyu-munenori\n"
        f"circle seat-0 {a} seat-1 {b} seat-2 {c} seat-3 {d}"
    )


def reached(table: Table) -> list[int]:
    """Whom seat 0 can hit with a roar's attack box."""
    if not offered(table, "attack"):
        return []
    play(table, "attack", card="roar")
    return [move.target for move in moves(table) if move.target is not None]


@pytest.mark.parametrize(
    ("weapon", "gaps", "hit"),
    [
        ("katana-8", "1 3 3 3", [1]),
        ("katana-8", "2 3 3 2", []),
        ("katana-8", "1 3 3 1", [1, 3]),
        ("wakizashi-1", "1 3 3 2", [1]),
        ("wakizashi-1", "2 3 3 2", []),
        ("no-dachi-1", "2 3 3 1", [1]),
        ("no-dachi-1", "1 1 3 3", [2]),
        ("no-dachi-1", "1 3 1 1", [2]),
        ("no-dachi-1", "1 3 3 3", []),
        ("naginata-1", "3 1 3 1", [1]),
        ("naginata-1", "1 2 3 4", [2]),
        ("naginata-1", "1 1 1 4", [3]),
        ("naginata-1", "2 2 2 2", []),
    ],
)
def test_K6_an_exact_range_reaches_who_is_so_many_steps_away_on_one_side(
    weapon: str, gaps: str, hit: list[int]
) -> None:
    assert reached(armed(weapon, gaps)) == hit


@pytest.mark.parametrize(
    ("gaps", "hit"),
    [
        ("4 1 1 4", [1, 2, 3]),
        ("3 3 3 3", [2]),
        ("3 1 1 3", [2]),
        ("1 2 2 1", []),
        ("5 3 3 3", [1, 2]),
        ("9 1 1 1", []),
        ("9 1 1 4", [1, 2, 3]),
    ],
)
def test_K6_the_yumi_needs_four_steps_or_more_on_both_sides(gaps: str, hit: list[int]) -> None:
    assert reached(armed("yumi-1", gaps)) == hit


def test_K5_an_attack_passes_through_samurai_and_minions() -> None:
    table = three(
        a="standing hand roar-1 gear no-dachi-1 wielding no-dachi",
        c="life 8",
        rest="circle seat-0 0 minion-1 1 seat-1 1 seat-2 6\nminion-1 of 0 clockwise",
    )
    attack(table, "roar", "no-dachi", 2)
    take_it(table)
    assert wounds(table, 2) == 7


def test_K5_a_ranged_attack_passes_through_too() -> None:
    table = three(a="standing hand burning-ramen-1", rest="circle seat-0 1 seat-1 3 seat-2 4")
    play(table, "text", card="burning-ramen")
    play(table, "throw", target=2)
    assert question(table)["strength"] == 2


def test_K5_a_minion_has_its_own_distances() -> None:
    table = three(
        a="standing hand roar-1 gear katana-8 no-dachi-1 wielding katana",
        rest="circle seat-0 1 minion-1 1 seat-1 3 seat-2 3\nminion-1 of 1 counter",
    )
    play(table, "attack", card="roar")
    assert offered(table, "strike", weapon="katana", place="minion-1")
    assert not offered(table, "strike", weapon="no-dachi", place="minion-1")
    assert offered(table, "strike", weapon="no-dachi", target=1)
    assert not offered(table, "strike", weapon="katana", target=1)


def test_K5_players_see_their_distances_on_both_sides() -> None:
    table = three(rest="circle seat-0 2 seat-1 5 seat-2 1")
    assert (person(table, 1, 0)["clockwise"], person(table, 1, 0)["counter"]) == (2, 6)
    assert (person(table, 0, 0)["clockwise"], person(table, 0, 0)["counter"]) == (None, None)
    assert person(table, 1)["clockwise"] is None, "a spectator sits nowhere"


def test_K6_nobody_attacks_itself() -> None:
    table = armed("katana-8", "1 1 1 1")
    assert 0 not in reached(table)
    assert not offered(table, "strike", target=0)


def test_K6_own_minions_are_no_targets() -> None:
    table = three(
        a="standing hand roar-1",
        rest="circle seat-0 1 minion-1 1 seat-1 3 seat-2 3\nminion-1 of 0 clockwise",
    )
    assert not offered(table, "attack")
    assert why_not(table, "attack", card="roar").rule == "K9"


def test_K7_a_refused_segment_is_one_with_nothing_to_spare() -> None:
    table = three(a="hand turned-off-lanterns-1", rest="circle seat-0 1 seat-1 3 seat-2 3")
    play(table, "text", card="turned-off-lanterns")
    assert not offered(table, "remove-step", place="seat-0")
    assert offered(table, "remove-step", place="seat-1")


def test_K7_the_player_names_the_segment_between_two_adjacent_pieces() -> None:
    table = three(
        a="hand strategic-stench-1",
        rest="circle seat-0 1 minion-1 2 seat-1 3 seat-2 3\nminion-1 of 0 clockwise",
    )
    play(table, "text", card="strategic-stench")
    assert {move.place for move in moves(table)} == {"seat-0", "minion-1", "seat-1", "seat-2"}
    play(table, "add-step", place="minion-1")
    play(table, "add-step", place="seat-0")
    assert circle(table) == "seat-0 2 minion-1 3 seat-1 3 seat-2 3"


def test_K7_steps_between_own_pieces_may_all_be_removed() -> None:
    table = three(
        a="hand turned-off-lanterns-1",
        rest="circle seat-0 1 minion-1 1 seat-1 1 seat-2 1\nminion-1 of 0 clockwise",
    )
    play(table, "text", card="turned-off-lanterns")
    assert [move.place for move in moves(table)] == ["seat-0"]
    play(table, "remove-step", place="seat-0")
    assert circle(table) == "seat-0 0 minion-1 1 seat-1 1 seat-2 1"


def test_K7_a_samurai_who_is_closed_in_cannot_move() -> None:
    table = three(a="hand roar-1", rest="circle seat-0 1 seat-1 3 seat-2 1")
    assert not offered(table, "move")
    assert why_not(table, "move", card="roar").rule in ("K7", "K11")


def test_K7_own_minions_do_not_hinder_each_other() -> None:
    table = three(
        rest="circle seat-0 0 minion-1 0 minion-2 3 seat-1 3 seat-2 3\n"
        "minion-1 of 0 clockwise\nminion-2 of 0 clockwise age 1",
        top="roar-1",
    )
    pass_(table)
    # The one behind finds no room before its brother has gone on; both stay friends at no distance.
    assert steps(table, 0, "minion-1") == 0
    assert steps(table, "minion-1", "minion-2") == 2
