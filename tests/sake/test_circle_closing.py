"""K39: the circle when a samurai dies, down to the line of two and the last one."""

from __future__ import annotations

from izakaya.games.sake.circle import CLOCKWISE
from izakaya.games.sake.closing import bury
from tests.sake.laying import laid, minion, shown


def test_K39_of_the_stretches_beside_the_dead_the_smaller_stays() -> None:
    circle = laid("0 2 1 4 2 3 3 3")
    assert bury(circle, 1) == []
    assert shown(circle) == "0 2 2 3 3 3"
    circle = laid("0 5 1 4 2 3 3 3")
    assert bury(circle, 1) == []
    assert shown(circle) == "0 4 2 3 3 3"


def test_K39_in_a_tie_the_clockwise_stretch_stays() -> None:
    circle = laid("0 3 1 0 m1 3 2 3 3 3", {1: 3})
    # Somebody's minion tells the two stretches apart.
    circle.owners[0] = 2
    assert bury(circle, 1) == []
    assert shown(circle) == "0 0 m1 3 2 3 3 3"
    circle = laid("0 1 m1 2 1 3 2 3 3 3", {1: 0})
    assert bury(circle, 1) == [minion(1)]
    assert shown(circle) == "0 3 2 3 3 3"


def test_K39_the_first_and_the_last_seat_die_like_the_others() -> None:
    circle = laid("0 2 1 3 2 3 3 4")
    assert bury(circle, 0) == []
    assert circle.distance(3, 1, CLOCKWISE) == 2
    assert circle.steps() == 8
    circle = laid("0 2 1 3 2 3 3 4")
    assert bury(circle, 3) == []
    assert circle.distance(2, 0, CLOCKWISE) == 3
    assert circle.steps() == 8


def test_K39_others_minions_on_the_stretch_that_stays_stay() -> None:
    circle = laid("0 1 m1 1 1 4 2 3 3 3", {1: 0})
    assert bury(circle, 1) == []
    assert shown(circle) == "0 1 m1 1 2 3 3 3"
    assert circle.side_of(minion(1)) == 0


def test_K39_others_minions_on_the_stretch_that_goes_are_told_of() -> None:
    circle = laid("0 2 m1 3 1 2 m2 2 2 3 3 3", {1: 0, 2: 2})
    assert bury(circle, 1) == [minion(1)]
    assert shown(circle) == "0 2 m2 2 2 3 3 3"
    assert circle.owners[0] == -1
    assert circle.side_of(minion(2)) == 2


def test_K39_with_two_left_only_the_smaller_stretch_between_them_stays() -> None:
    circle = laid("0 2 1 3 2 4")
    bury(circle, 1)
    # 0 and 2 had 2 (of 2 and 3) on the one side and 4 on the other.
    assert circle.open
    assert shown(circle) == "0 2 2"
    circle = laid("0 5 1 6 2 1")
    bury(circle, 1)
    assert shown(circle) == "2 1 0"


def test_K39_with_two_left_and_a_tie_the_stretch_clockwise_of_the_dead_ones_next_stays() -> None:
    circle = laid("0 3 1 4 2 3")
    bury(circle, 1)
    assert shown(circle) == "2 3 0"


def test_K39_minions_on_a_stretch_that_goes_with_the_circle_are_told_of() -> None:
    circle = laid("0 2 1 2 2 3 m1 3", {1: 2})
    circle.owners[0] = 0
    assert bury(circle, 1) == [minion(1)]
    assert shown(circle) == "0 2 2"


def test_K39_minions_on_the_stretch_that_stays_stand_in_the_line() -> None:
    circle = laid("0 6 1 6 2 1 m1 2", {1: 2})
    assert bury(circle, 1) == []
    assert shown(circle) == "2 1 m1 2 0"


def test_K39_the_last_samurai_has_no_stretch_and_no_minions() -> None:
    line = laid("0 1 m1 3 m2 1 2", {1: 0, 2: 2}, line=True)
    line.remove(minion(2))
    assert bury(line, 2) == [minion(1)]
    assert shown(line) == "0 0"
    assert line.count == 1
    assert line.steps() == 0
    assert not line.open


def test_nobody_is_left() -> None:
    alone = laid("2")
    assert bury(alone, 2) == []
    assert alone.count == 0
