"""Section 9, continued: seppuku and the rounds that follow a tie, K46."""

from __future__ import annotations

import pytest

import izakaya
from tests.sake.at_the_table import (
    attack,
    circle,
    end_turn,
    gear,
    hand,
    life,
    masu,
    moves,
    pile,
    play,
    position,
    sake,
    seen,
    state,
    take_it,
    told_of,
    turn,
)
from tests.sake.last_orders import LAST, four, judged, turns

# K46: seppuku.


def test_K46_a_tie_of_samurai_is_no_end() -> None:
    table = judged("sake board", "sake board", "", "")
    assert not table.over
    assert seen(table)["extra_rounds"] == 1
    assert told_of(table, "extra-round") == [{"what": "extra-round", "number": 1}]


def test_K46_everybody_with_less_leaves_for_good_not_as_spirits() -> None:
    table = judged("sake board", "sake board", "", "")
    assert [state(table, seat) for seat in range(4)] == ["samurai", "samurai", "gone", "gone"]
    assert turns(table) == [0, 1]
    assert not table.over
    assert turns(table) == [0, 1]


def test_K46_their_sake_leaves_the_game_and_their_cards_are_discarded() -> None:
    table = judged(
        "sake board katana",
        "sake board katana",
        "hand roar-1 life minion-9 minion-10 wounds minion-8 gear yumi-1 sandals-1 wielding yumi sake board",
        "sake board katana",
    )
    assert (sake(table, 2), masu(table)) == (0, 0)
    assert hand(table, 2) == []
    assert (life(table, 2), gear(table, 2)) == (0, [])
    gone = ["minion-10", "minion-8", "minion-9", "roar-1", "sandals-1", "yumi-1"]
    assert sorted(pile(table)) == gone


def test_K46_the_circle_closes_as_after_a_death() -> None:
    table = judged(
        "sake board", "sake board", "", "sake board", where="circle seat-0 3 seat-1 2 seat-2 4 seat-3 5"
    )
    assert circle(table) == "seat-0 3 seat-1 2 seat-3 5"
    table = judged(
        "sake board", "sake board", "", "sake board", where="circle seat-0 3 seat-1 4 seat-2 2 seat-3 5"
    )
    assert circle(table) == "seat-0 3 seat-1 2 seat-3 5"


def test_K46_others_minions_return_to_hand() -> None:
    table = judged(
        "sake board",
        "sake board",
        "",
        "sake board",
        where="circle seat-0 3 seat-1 1 minion-1 3 seat-2 2 seat-3 5",
        more=f"{LAST}\nminion-1 of 1 clockwise",
    )
    assert circle(table) == "seat-0 3 seat-1 2 seat-3 5"
    assert hand(table, 1) == ["minion-1"]


def test_K46_they_leave_clockwise_from_the_next_seat() -> None:
    # The last turn was seat 1's, so seat 2 leaves before seat 0, and seat 0 before seat 1.
    table = position("""
        seat 0 yagyu-jubei
        seat 1 takezaki-suenaga
        seat 2 hojo-masako
        seat 3 ito-ittosai sake board
        seat 4 tomoe-gozen sake board
        masu 0
        turn 1
        rounds 5 extra 0 minions 0 sudden 2
    """)
    end_turn(table)
    assert [event["seat"] for event in told_of(table, "departed")] == [2, 0, 1]


def test_K46_the_order_of_leaving_shapes_the_circle() -> None:
    # Seat 2 leaves first: of 4 and 2 the 2 stays; then of 2 and 1 beside seat 3 the 1.
    table = position("""
        seat 0 yagyu-jubei sake board
        seat 1 takezaki-suenaga sake board
        seat 2 hojo-masako
        seat 3 ito-ittosai
        seat 4 tomoe-gozen sake board
        circle seat-0 5 seat-1 4 seat-2 2 seat-3 1 seat-4 6
        masu 0
        turn 1
        rounds 5 extra 0 minions 0 sudden 2
    """)
    end_turn(table)
    assert circle(table) == "seat-0 5 seat-1 1 seat-4 6"


def test_K46_the_next_round_begins_with_the_seat_after_the_last_turn() -> None:
    table = four(
        "sake board",
        "sake board",
        "",
        "sake board",
        more="masu 0\nturn 1\nrounds 5 extra 0 minions 0 sudden 2",
    )
    end_turn(table)
    # Seat 2 has left, so it is seat 3.
    assert turn(table) == 3
    assert turns(table) == [3, 0, 1]
    assert seen(table)["extra_rounds"] == 2


def test_K46_a_round_that_breaks_the_tie_ends_the_game() -> None:
    table = judged("sake board katana", "hand weak-stomach-1 life 1 sake board katana")
    play(table, "burn-to-draw", place="board")
    assert turns(table) == [0, 1]
    assert table.over
    assert (table.result().winners, table.result().reason) == ((1,), "drunkest")
    assert table.result().teams == ("seat-0", "seat-1", "gone", "gone")
    assert table.result().sides == {"seat-0": 1, "seat-1": 2, "gone": 0}


def test_K46_a_smaller_tie_goes_on_with_fewer() -> None:
    table = judged("sake board", "sake board", "sake board")
    assert turn(table) == 0
    play(table, "burn-to-draw", place="board")
    assert turns(table) == [0, 1, 2]
    assert [state(table, seat) for seat in range(4)] == ["gone", "samurai", "samurai", "gone"]
    assert (seen(table)["extra_rounds"], turn(table)) == (2, 1)


def test_K46_the_spirits_team_with_as_much_stays() -> None:
    table = judged("sake board katana", "sake board", "spirit sake 1", "spirit sake 1")
    assert not table.over
    assert [state(table, seat) for seat in range(4)] == ["samurai", "gone", "spirit", "spirit"]
    assert (sake(table, 2), sake(table, 3)) == (1, 1)
    assert turns(table) == [0, 2, 3]


def test_K46_the_spirits_team_with_less_leaves_all_of_it() -> None:
    table = judged(
        "sake board katana", "sake board katana", "spirit hand roar-1 sake 1", "spirit hand roar-2"
    )
    assert [state(table, seat) for seat in range(4)] == ["samurai", "samurai", "gone", "gone"]
    assert (sake(table, 2), hand(table, 2), hand(table, 3)) == (0, [], [])
    assert {"roar-1", "roar-2"} <= set(pile(table))


def test_K46_spirits_without_sake_share_the_most_with_samurai_without_sake() -> None:
    table = judged("", "", "", "spirit")
    assert not table.over
    assert [state(table, seat) for seat in range(4)] == ["samurai", "samurai", "samurai", "spirit"]


def test_K46_one_samurai_and_the_spirits_team_are_a_tie() -> None:
    table = judged("sake board", "", "", "spirit sake 1")
    assert not table.over
    assert circle(table) == "seat-0"
    assert turns(table) == [0, 3]


def test_K46_no_spirits_no_team() -> None:
    table = four("sake board", "gone", "gone", "", more="masu 0\nturn 3\nrounds 5 extra 1 minions 0 sudden 0")
    end_turn(table)
    assert table.result().winners == (0,)
    assert "spirits" not in table.result().sides


def test_K46_who_is_killed_in_such_a_round_becomes_a_spirit() -> None:
    table = four(
        "hand sakuragi-1 sake board",
        "life 1 sake board",
        "gone",
        "sake board",
        more="masu 0\nturn 0\nrounds 5 extra 1 minions 0 sudden 0",
        where="circle seat-0 1 seat-1 3 seat-3 3",
    )
    attack(table, "sakuragi-1", "katana", 1)
    take_it(table)
    assert state(table, 1) == "spirit"
    assert turns(table) == [0, 1, 3]
    # Its team has none, so it leaves; the other two are still equal.
    assert not table.over
    assert [state(table, seat) for seat in range(4)] == ["samurai", "gone", "gone", "samurai"]


def test_K46_who_is_gone_is_out_of_everything() -> None:
    table = four(
        "hand sakuragi-1 weak-stomach-1 sake board",
        "gone",
        "",
        "sake board",
        where="circle seat-0 3 seat-2 3 seat-3 3",
    )
    play(table, "iaido", card="sakuragi-1")
    play(table, "go-clockwise", number=2)
    assert [made.target for made in moves(table)] == [2]


@pytest.mark.parametrize("extra", [0, 4, 10])
def test_K46_where_nothing_can_change_any_more_the_last_samurai_on_its_feet_wins(extra: int) -> None:
    more = f"masu 0\nturn 3\nrounds 5 extra {extra} minions 0 sudden 1"
    table = judged("gone", "hand roar-1", "spirit hand roar-2", "spirit", more=more)
    assert table.over
    assert (table.result().winners, table.result().reason) == ((1,), "last-standing")
    assert [state(table, seat) for seat in range(4)] == ["gone", "samurai", "spirit", "spirit"]
    assert told_of(table, "extra-round") == []
    assert izakaya.parse(table.notation()).result() == table.result()


@pytest.mark.parametrize(
    "people",
    [
        ("", "", "spirit", "spirit"),  # two samurai: one may still kill the other
        ("sake board", "gone", "spirit sake 1", "spirit"),  # sake: it may still be burned, or stolen
    ],
)
def test_K46_where_something_can_change_another_round_is_played(people: tuple[str, str, str, str]) -> None:
    table = judged(*people)
    assert not table.over
    assert seen(table)["extra_rounds"] == 1


def test_K46_a_last_samurai_without_sake_and_without_spirits_is_the_drunkest() -> None:
    table = judged(
        "gone", "", "gone", "gone", more=LAST.replace("turn 3", "turn 1").replace("sudden 0", "sudden 1")
    )
    assert (table.result().winners, table.result().reason) == ((1,), "drunkest")


@pytest.mark.parametrize(("extra", "over"), [(9, False), (10, True)])
def test_K46_after_ten_such_rounds_the_tied_share_the_victory(extra: int, over: bool) -> None:
    more = f"masu 0\nturn 3\nrounds 5 extra {extra} minions 0 sudden 0"
    table = judged("sake board katana", "sake board", "sake board katana", "", more=more)
    assert table.over == over
    if over:
        assert (table.result().winners, table.result().reason) == ((0, 2), "shared")
        assert state(table, 1) == "samurai"


def test_K46_ten_rounds_are_played() -> None:
    table = judged("life 1 sake board", "life 1 sake board")
    rounds = 0
    while not table.over:
        assert turns(table) == [0, 1]
        rounds += 1
    assert rounds == 10
    assert (table.result().winners, table.result().reason) == ((0, 1), "shared")


def test_K46_the_spirits_team_may_share_the_victory() -> None:
    more = "masu 0\nturn 3\nrounds 5 extra 10 minions 0 sudden 0"
    table = judged("sake board katana", "", "spirit sake 2", "spirit", more=more)
    assert (table.result().winners, table.result().reason) == ((0, 2, 3), "shared")


def test_K46_after_ten_rounds_a_single_leader_still_wins_alone() -> None:
    more = "masu 0\nturn 3\nrounds 5 extra 10 minions 0 sudden 0"
    table = judged("sake board katana", "sake board", more=more)
    assert (table.result().winners, table.result().reason) == ((0,), "drunkest")
