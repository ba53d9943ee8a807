"""Section 9: dying, and the circle that closes behind the dead, K39."""

from __future__ import annotations

from typing import cast

import pytest

from izakaya import Table
from izakaya.games.sake.table import SakeTable
from izakaya.games.sake.wounds import damage
from tests.sake.at_the_table import (
    asks,
    attack,
    circle,
    end_turn,
    found,
    gear,
    hand,
    iaido,
    life,
    masu,
    move,
    moves,
    offered,
    pass_,
    person,
    pile,
    play,
    position,
    sake,
    seen,
    state,
    steps,
    take_it,
    told_of,
    turn,
    wielded,
    wounds,
)


def four(
    zero: str = "hand sakuragi-1",
    one: str = "life 1",
    two: str = "",
    three: str = "",
    where: str = "",
    more: str = "",
) -> Table:
    """Seat 0 is 1 step from seat 1 and holds a card with an attack box of 2: 5 with the Katana."""
    return position(f"""
        seat 0 date-masamune {zero}
        seat 1 takezaki-suenaga {one}
        seat 2 hojo-masako {two}
        seat 3 tomoe-gozen {three}
        {where or "circle seat-0 1 seat-1 3 seat-2 3 seat-3 3"}
        {more}
    """)


def kill(table: Table) -> Table:
    """Seat 0 strikes seat 1 dead."""
    attack(table, "sakuragi-1", "katana", 1)
    take_it(table)
    assert state(table, 1) == "spirit"
    return table


# Dying.


@pytest.mark.parametrize(("cards", "dead"), [(4, True), (5, True), (6, False)])
def test_K39_no_card_left_in_life_is_death(cards: int, dead: bool) -> None:
    table = four(one=f"life {cards}")
    attack(table, "sakuragi-1", "katana", 1)
    take_it(table)
    assert (state(table, 1) == "spirit") == dead


def test_K39_at_once() -> None:
    table = four("hand throwing-chopsticks-1", where="circle seat-0 3 seat-1 3 seat-2 3 seat-3 3")
    play(table, "text", card="throwing-chopsticks-1")
    play(table, "throw", target=1)
    take_it(table)
    assert state(table, 1) == "spirit"
    assert asks(table) == "throw"
    assert [made.target for made in moves(table) if made.way == "throw"] == [2, 3]


def test_K39_all_its_sake_leaves_the_game() -> None:
    table = kill(four(one="life 1 gear katana-1 pipe-1 wielding katana sake katana pipe board life"))
    assert sake(table, 1) == 0
    assert masu(table) == 10


def test_K39_hand_weapons_items_and_minions_are_discarded() -> None:
    table = four(
        one="life 1 hand roar-1 roar-2 gear katana-1 pipe-1 yumi-1 wielding yumi",
        where="circle seat-0 1 seat-1 1 minion-3 2 seat-2 3 seat-3 3\nminion-3 of 1 clockwise",
    )
    kill(table)
    assert sorted(pile(table)) == [
        "katana-1",
        "minion-3",
        "pipe-1",
        "roar-1",
        "roar-2",
        "sakuragi-1",
        "yumi-1",
    ]
    assert gear(table, 1) == []
    assert wielded(table, 1) is None
    assert "minion-3" not in circle(table)


def test_K39_the_wounds_become_its_hand() -> None:
    table = kill(four(one="life minion-9 wounds minion-7 minion-8 hand roar-1"))
    assert hand(table, 1) == ["minion-7", "minion-8", "minion-9"]
    assert (life(table, 1), wounds(table, 1)) == (0, 0)


def test_K39_then_it_discards_down_to_four() -> None:
    table = kill(four(one="life 1 wounds 4"))
    assert (table.asked, asks(table)) == (1, "down-to-four")
    table.answer(found(table, "discard")[0])
    assert (table.asked, asks(table)) == (0, "act")


def test_K39_only_the_dead_sees_its_wounds() -> None:
    table = kill(four(one="life minion-9 wounds minion-7"))
    for eyes in (None, 0, 2, 3):
        assert [event["cards"] for event in told_of(table, "took-wound", eyes)] == [[None], [None]]
        assert person(table, 1, eyes)["hand"] == ["quarrelsome", "troublesome"]
    assert [event["cards"] for event in told_of(table, "took-wound", 1)] == [["minion-7"], ["minion-9"]]


def test_K39_the_dead_have_their_turns_as_spirits() -> None:
    table = kill(four())
    end_turn(table)
    assert turn(table) == 1
    assert asks(table) == "elation"


def test_K39_if_the_acting_samurai_dies_its_turn_ends() -> None:
    # No card of the house does this, so the blow comes from outside.
    table = four(
        "hand roar-1",
        "",
        where="circle seat-0 2 minion-1 1 seat-1 3 seat-2 3 seat-3 3\nminion-1 of 0 clockwise",
    )
    pass_(table)
    assert asks(table) == "defend"
    damage(cast(SakeTable, table), 0, 1, 9)
    pass_(table)
    while asks(table) == "down-to-four":
        table.answer(found(table, "discard")[0])
    assert turn(table) == 1
    assert not told_of(table, "drew")


# The circle.


@pytest.mark.parametrize(
    ("before", "after"),
    [
        # The smaller stretch stays, whichever side it is on …
        ("seat-0 1 seat-1 4 seat-2 3 seat-3 3", "seat-0 1 seat-2 3 seat-3 3"),
        ("seat-0 5 seat-1 1 seat-2 3 seat-3 3", "seat-0 1 seat-2 3 seat-3 3"),
        ("seat-0 5 seat-1 3 seat-2 3 seat-3 3", "seat-0 3 seat-2 3 seat-3 3"),
        # … and the rest of the circle is as it was.
        ("seat-0 2 seat-1 4 seat-2 1 seat-3 7", "seat-0 2 seat-2 1 seat-3 7"),
    ],
)
def test_K39_only_the_smaller_stretch_stays(before: str, after: str) -> None:
    table = four("hand sakuragi-1 gear yumi-1 naginata-1 no-dachi-1 katana-1", where=f"circle {before}")
    play(table, "attack", card="sakuragi-1")
    at_seat_1 = [made for made in moves(table) if made.target == 1]
    if not at_seat_1:
        # 5 steps on one side and enough on the other: a bow.
        raise AssertionError(f"nothing reaches seat 1 in {before}")
    play(table, "strike", weapon=at_seat_1[0].weapon, target=1)
    take_it(table)
    assert circle(table) == after


def test_K39_the_steps_of_the_other_return_to_the_box() -> None:
    table = four(where="circle seat-0 1 seat-1 4 seat-2 3 seat-3 3")
    assert seen(table)["steps_in_box"] == 28 - 11
    kill(table)
    assert seen(table)["steps_in_box"] == 28 - 7


def test_K39_in_a_tie_the_clockwise_stretch_stays() -> None:
    # From seat 1, seat 2 is clockwise: 1 step on each side, and seat 0's minion stands on the other one.
    table = position("""
        seat 0 date-masamune
        seat 1 takezaki-suenaga life 1
        seat 2 hojo-masako hand sakuragi-1
        seat 3 tomoe-gozen
        circle seat-0 0 minion-1 1 seat-1 1 minion-2 0 seat-2 3 seat-3 3
        minion-1 of 0 clockwise
        minion-2 of 2 counter
        turn 2
    """)
    attack(table, "sakuragi-1", "katana", 1)
    take_it(table)
    assert circle(table) == "seat-0 1 minion-2 0 seat-2 3 seat-3 3"
    assert hand(table, 0) == ["minion-1"]


def test_K39_others_minions_on_a_removed_stretch_return_to_their_owners_hands() -> None:
    table = position("""
        seat 0 date-masamune hand roar-1
        seat 1 takezaki-suenaga life 1
        seat 2 hojo-masako hand sakuragi-1
        seat 3 tomoe-gozen
        circle seat-0 1 minion-1 2 seat-1 1 seat-2 3 seat-3 3
        minion-1 of 0 clockwise
        turn 2
    """)
    attack(table, "sakuragi-1", "katana", 1)
    take_it(table)
    assert circle(table) == "seat-0 1 seat-2 3 seat-3 3"
    assert hand(table, 0) == ["roar-1", "minion-1"]
    assert "minion-1" not in pile(table)
    assert told_of(table, "minion-returned", 3) == [
        {"what": "minion-returned", "seat": 0, "cards": ["minion-1"]}
    ]


def test_K39_others_minions_on_the_stretch_that_stays_stay() -> None:
    table = position("""
        seat 0 date-masamune hand sakuragi-1
        seat 1 takezaki-suenaga life 1
        seat 2 hojo-masako
        seat 3 tomoe-gozen
        circle seat-0 3 seat-1 1 minion-1 1 seat-2 3 seat-3 1 minion-2 3
        minion-1 of 2 counter
        minion-2 of 3 clockwise
    """)
    iaido(table, "sakuragi-1", 2, "katana", 1)
    take_it(table)
    # 1 step to seat 0, 2 to seat 2: the nearer side stays, so seat 2's minion goes back.
    assert circle(table) == "seat-0 1 seat-2 3 seat-3 1 minion-2 5"
    assert hand(table, 2) == ["minion-1"]


def test_K39_a_minion_on_the_stretch_that_stays_keeps_its_step_from_the_next_samurai() -> None:
    table = position("""
        seat 0 date-masamune hand burning-ramen-1
        seat 1 takezaki-suenaga life 1
        seat 2 hojo-masako
        seat 3 tomoe-gozen
        circle seat-0 4 seat-1 1 minion-1 1 seat-2 3 seat-3 3
        minion-1 of 2 counter
    """)
    play(table, "text", card="burning-ramen-1")
    play(table, "throw", target=1)
    take_it(table)
    assert circle(table) == "seat-0 1 minion-1 1 seat-2 3 seat-3 3"


# Two samurai.


def two(one: str, other: str, where: str, more: str = "") -> Table:
    return position(f"""
        seat 0 date-masamune {one}
        seat 1 takezaki-suenaga spirit
        seat 2 hojo-masako {other}
        line {where}
        {more}
    """)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("seat-0 1 seat-1 4 seat-2 3", "seat-0 1 seat-2"),
        ("seat-0 1 seat-1 4 seat-2 1", "seat-2 1 seat-0"),
        ("seat-0 1 seat-1 2 seat-2 5", "seat-0 1 seat-2"),
    ],
)
def test_K39_with_two_left_only_the_smaller_stretch_between_them_stays(before: str, after: str) -> None:
    table = position(f"""
        seat 0 date-masamune hand sakuragi-1
        seat 1 takezaki-suenaga life 1
        seat 2 hojo-masako
        circle {before}
    """)
    attack(table, "sakuragi-1", "katana", 1)
    take_it(table)
    assert circle(table) == after
    assert steps(table, *sides(after)) == 1


def sides(line: str) -> tuple[int, int]:
    words = line.split()
    return int(words[0][-1]), int(words[-1][-1])


def test_K39_a_minion_on_the_stretch_lost_between_two_returns_to_hand() -> None:
    table = position("""
        seat 0 date-masamune hand sakuragi-1
        seat 1 takezaki-suenaga life 1
        seat 2 hojo-masako
        circle seat-0 1 seat-1 4 seat-2 1 minion-1 2
        minion-1 of 2 clockwise
    """)
    attack(table, "sakuragi-1", "katana", 1)
    take_it(table)
    assert circle(table) == "seat-0 1 seat-2"
    assert hand(table, 2) == ["minion-1"]


def test_K39_it_is_the_only_side_for_ranges() -> None:
    # A range of 3+ needs 3 steps on both sides; here there is only one side.
    assert offered(two("hand burning-ramen-1", "", "seat-0 3 seat-2"), "text", card="burning-ramen-1")
    assert not offered(two("hand burning-ramen-1", "", "seat-0 2 seat-2"), "text", card="burning-ramen-1")
    table = two("hand roar-1", "", "seat-0 1 seat-2")
    play(table, "attack", card="roar-1")
    assert offered(table, "strike", weapon="katana", target=2)
    assert person(table, 2, 0)["counter"] is None


@pytest.mark.parametrize(
    ("where", "toward", "away"), [("seat-0 3 seat-2", 2, -2), ("seat-2 3 seat-0", -2, 2)]
)
def test_K39_moving_between_two_adds_steps_from_the_box_or_returns_them(
    where: str, toward: int, away: int
) -> None:
    table = two("hand sakuragi-4", "", where)
    assert seen(table)["steps_in_box"] == 25
    move(table, "sakuragi-4", toward)
    assert circle(table) == where.replace("3", "1")
    assert seen(table)["steps_in_box"] == 27
    table = two("hand sakuragi-4", "", where)
    move(table, "sakuragi-4", away)
    assert circle(table) == where.replace("3", "5")
    assert seen(table)["steps_in_box"] == 23


def test_K39_next_to_the_mover() -> None:
    own = "minion-1 of 0 clockwise"
    table = two("hand sakuragi-4", "", "seat-0 1 minion-1 3 seat-2", own)
    move(table, "sakuragi-4", -2)
    assert circle(table) == "seat-0 3 minion-1 3 seat-2"
    theirs = "minion-1 of 2 counter"
    table = two("hand sakuragi-4", "", "seat-0 3 minion-1 1 seat-2", theirs)
    move(table, "sakuragi-4", 2)
    assert circle(table) == "seat-0 1 minion-1 1 seat-2"


def test_K39_no_more_than_the_box_holds() -> None:
    table = two("hand sakuragi-4", "", "seat-0 27 seat-2")
    play(table, "move", card="sakuragi-4")
    assert [made.number for made in moves(table) if made.way == "go-counter"] == [1]
    table = two("hand sakuragi-4", "", "seat-0 28 seat-2")
    play(table, "move", card="sakuragi-4")
    assert not offered(table, "go-counter")


def test_K39_between_two_there_is_always_a_step() -> None:
    table = two("hand sakuragi-4", "", "seat-0 2 seat-2")
    play(table, "move", card="sakuragi-4")
    assert [made.number for made in moves(table) if made.way == "go-clockwise"] == [1]


def test_K39_a_minion_between_two_goes_to_the_other() -> None:
    table = two("hand minion-1", "", "seat-0 3 seat-2")
    assert [made.place for made in moves(table) if made.way == "minion"] == ["clockwise"]
    table = two("hand minion-1", "", "seat-2 3 seat-0")
    assert [made.place for made in moves(table) if made.way == "minion"] == ["counter"]


# One samurai.


def last_one(zero: str) -> Table:
    return position(f"""
        seat 0 date-masamune {zero}
        seat 1 takezaki-suenaga spirit sake 1
        seat 2 hojo-masako spirit
    """)


def test_K39_with_one_left_there_is_no_stretch_and_no_minion() -> None:
    table = two(
        "hand sakuragi-1",
        "life 1 hand roar-1",
        "seat-0 0 minion-1 1 minion-2 0 seat-2",
        "minion-1 of 0 clockwise\nminion-2 of 2 counter",
    )
    play(table, "attack", card="sakuragi-1")
    play(table, "strike", weapon="katana", target=2)
    take_it(table)
    assert state(table, 2) == "spirit"
    assert circle(table) == "seat-0"
    assert hand(table, 0) == ["minion-1"]
    assert "minion-2" in pile(table)
    assert seen(table)["steps_in_box"] == 28
    assert (asks(table), table.asked) == ("act", 0)


def test_K39_with_one_left_no_movement_and_no_minion_is_played() -> None:
    table = last_one("hand sakuragi-4 minion-1")
    assert not offered(table, "move")
    assert not offered(table, "minion")
    assert offered(table, "attack", card="sakuragi-4")


def test_K39_with_one_left_an_iaido_has_no_steps() -> None:
    table = last_one("hand sakuragi-4")
    play(table, "iaido", card="sakuragi-4")
    assert [(made.way, made.number) for made in moves(table)] == [("go-clockwise", 0)]
    play(table, "go-clockwise", number=0)
    play(table, "strike", weapon="katana", target=1)
    assert sake(table, 1) == 0


def test_K39_with_one_left_steps_cannot_be_added_or_removed() -> None:
    table = last_one("hand strategic-stench-1 turned-off-lanterns-1")
    assert not offered(table, "text")
