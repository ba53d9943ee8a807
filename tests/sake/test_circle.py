"""The circle of SAKE as a thing of its own (K3, K5–K7, K11, K16, K19): pieces in order and steps between."""

from __future__ import annotations

import pytest

from izakaya.games.sake.circle import CLOCKWISE, COUNTER, NO_WAY, Circle
from izakaya.games.sake.meaning import piece_name
from tests.sake.laying import laid, minion, shown

# Laying and looking.


def test_K3_three_steps_between_each_pair_of_neighbours() -> None:
    assert shown(Circle.around(5, 3)) == "0 3 1 3 2 3 3 3 4 3"


def test_all_steps_on_the_table_are_counted() -> None:
    assert laid("0 2 1 5 2 1").steps() == 8


def test_a_copy_lives_its_own_life() -> None:
    circle = laid("0 3 1 3 2 3", {})
    other = circle.copy()
    other.move(0, CLOCKWISE, 1)
    other.put_minion(minion(1), 1, CLOCKWISE)
    assert shown(circle) == "0 3 1 3 2 3"
    assert circle.owners[0] == -1
    assert shown(other) == "0 2 1 0 m1 3 2 4"


def test_K5_the_distance_is_the_steps_between_on_either_side() -> None:
    circle = laid("0 2 1 5 2 1")
    assert circle.distance(0, 1, CLOCKWISE) == 2
    assert circle.distance(0, 1, COUNTER) == 6
    assert circle.distance(1, 0, CLOCKWISE) == 6
    assert circle.distance(1, 0, COUNTER) == 2


def test_K5_samurai_and_minions_in_between_do_not_count_and_do_not_hinder() -> None:
    circle = laid("0 1 m1 2 1 5 2 1", {1: 0})
    assert circle.distance(0, 2, CLOCKWISE) == 8
    assert circle.distance(0, 1, CLOCKWISE) == 3
    assert circle.distance(2, minion(1), CLOCKWISE) == 2


def test_there_is_no_distance_to_oneself_or_to_who_is_not_there() -> None:
    circle = laid("0 3 1 3 2 3")
    assert circle.distance(0, 0, CLOCKWISE) == NO_WAY
    assert circle.distance(0, minion(1), CLOCKWISE) == NO_WAY
    assert circle.place_of(7) == -1


def test_a_line_has_one_side_only() -> None:
    line = laid("0 4 1", line=True)
    assert line.distance(0, 1, CLOCKWISE) == 4
    assert line.distance(0, 1, COUNTER) == NO_WAY
    assert line.distance(1, 0, COUNTER) == 4
    assert line.distance(1, 0, CLOCKWISE) == NO_WAY


# Reach.


@pytest.mark.parametrize(
    ("reach", "hit"), [(1, False), (2, True), (3, False), (5, False), (6, True), (7, False)]
)
def test_K6_a_range_needs_exactly_so_many_steps_on_one_side(reach: int, hit: bool) -> None:
    assert laid("0 2 1 5 2 1").reaches(0, 1, reach, False) is hit


@pytest.mark.parametrize(("reach", "hit"), [(1, True), (2, True), (3, False), (6, False)])
def test_K6_a_range_and_more_needs_at_least_so_many_on_both_sides(reach: int, hit: bool) -> None:
    circle = laid("0 2 1 5 2 1")
    assert circle.reaches(0, 1, reach, True) is hit
    assert circle.reaches(1, 0, reach, True) is hit


@pytest.mark.parametrize("far", [False, True])
def test_K6_nobody_is_in_reach_of_itself(far: bool) -> None:
    circle = laid("0 3 1 3 2 3")
    assert not any(circle.reaches(0, 0, reach, far) for reach in range(12))


def test_K6_reach_counts_from_where_one_will_have_walked() -> None:
    circle = laid("0 3 1 3 2 3")
    assert circle.reaches(0, 1, 1, False, walked=2)
    assert circle.reaches(0, 1, 5, False, walked=-2)
    assert circle.reaches(0, 2, 1, False, walked=-2)
    assert not circle.reaches(0, 1, 3, False, walked=1)
    assert circle.reaches(0, 1, 4, True, walked=-1)
    assert not circle.reaches(0, 1, 4, True, walked=1)


def test_K39_in_a_line_the_one_stretch_decides_the_exact_range() -> None:
    line = laid("0 4 1", line=True)
    assert line.reaches(0, 1, 4, False)
    assert line.reaches(1, 0, 4, False)
    assert not line.reaches(0, 1, 3, False)


@pytest.mark.parametrize(("reach", "hit"), [(3, True), (4, True), (5, False)])
def test_K39_in_a_line_the_one_stretch_is_the_only_side_for_a_range_and_more(reach: int, hit: bool) -> None:
    line = laid("0 4 1", line=True)
    assert line.reaches(0, 1, reach, True) is hit
    assert line.reaches(1, 0, reach, True) is hit


@pytest.mark.parametrize(("walked", "steps"), [(0, 4), (1, 3), (2, 2), (-1, 5), (-2, 6)])
def test_K39_walking_in_a_line_brings_the_first_nearer_and_the_last_farther(walked: int, steps: int) -> None:
    line = laid("0 4 1", line=True)
    for reach in range(1, 9):
        assert line.reaches(0, 1, reach, False, walked) is (reach == steps)
        assert line.reaches(0, 1, reach, True, walked) is (reach <= steps)
        assert line.reaches(1, 0, reach, False, -walked) is (reach == steps)
        assert line.reaches(1, 0, reach, True, -walked) is (reach <= steps)


# Moving.


def test_K11_steps_go_from_ahead_of_the_mover_to_behind_it() -> None:
    circle = laid("0 3 1 3 2 3")
    circle.move(0, CLOCKWISE, 2)
    assert shown(circle) == "0 1 1 3 2 5"
    circle.move(0, COUNTER, 4)
    assert shown(circle) == "0 5 1 3 2 1"


def test_K11_the_step_lands_before_the_first_piece_behind() -> None:
    circle = laid("0 3 1 3 2 1 m1 2", {1: 2})
    circle.move(0, CLOCKWISE, 1)
    assert shown(circle) == "0 2 1 3 2 1 m1 3"


def test_K7_a_samurai_stops_one_step_from_another() -> None:
    circle = laid("0 3 1 1 2 5")
    assert circle.room(0, CLOCKWISE, 10) == 2
    assert circle.room(1, CLOCKWISE, 10) == 0
    assert circle.room(2, CLOCKWISE, 10) == 4


def test_K7_a_samurai_stops_one_step_from_an_enemy_minion() -> None:
    circle = laid("0 2 m1 1 1 3 2 3", {1: 1})
    assert circle.room(0, CLOCKWISE, 10) == 1


def test_K11_own_minions_are_pushed_and_end_beside_the_mover() -> None:
    circle = laid("0 1 m1 3 1 3 2 3", {1: 0})
    assert circle.room(0, CLOCKWISE, 10) == 3
    circle.move(0, CLOCKWISE, 3)
    assert shown(circle) == "0 0 m1 1 1 3 2 6"


def test_K11_walking_up_to_an_own_minion_does_not_push_it_yet() -> None:
    circle = laid("0 2 m1 3 1 3 2 3", {1: 0})
    circle.move(0, CLOCKWISE, 2)
    assert shown(circle) == "0 0 m1 3 1 3 2 5"


def test_K11_several_own_minions_are_pushed_together() -> None:
    circle = laid("0 1 m1 1 m2 3 1 3 2 3", {1: 0, 2: 0})
    assert circle.room(0, CLOCKWISE, 10) == 4
    circle.move(0, CLOCKWISE, 3)
    assert shown(circle) == "0 0 m1 0 m2 2 1 3 2 6"


def test_K11_pushing_counter_clockwise_is_the_same_the_other_way() -> None:
    circle = laid("0 3 1 3 2 3 m1 1", {1: 0})
    assert circle.room(0, COUNTER, 10) == 3
    circle.move(0, COUNTER, 3)
    assert shown(circle) == "0 6 1 3 2 1 m1 0"


def test_K11_a_pushed_minion_keeps_one_step_from_an_enemy_minion() -> None:
    circle = laid("0 0 m1 3 m2 2 1 3 2 3", {1: 0, 2: 1})
    assert circle.room(0, CLOCKWISE, 10) == 2


def test_K11_own_minions_behind_stay_where_they_are() -> None:
    circle = laid("0 3 1 3 2 3 m1 0", {1: 0})
    circle.move(0, CLOCKWISE, 2)
    assert shown(circle) == "0 1 1 3 2 3 m1 2"


def test_K39_moving_in_a_line_returns_steps_to_the_box_or_takes_them() -> None:
    line = laid("0 4 1", line=True)
    line.move(0, CLOCKWISE, 2)
    assert shown(line) == "0 2 1"
    line.move(0, COUNTER, 3)
    assert shown(line) == "0 5 1"
    line.move(1, COUNTER, 1)
    assert shown(line) == "0 4 1"
    line.move(1, CLOCKWISE, 2)
    assert shown(line) == "0 6 1"


def test_moving_in_a_circle_takes_nothing_from_the_box() -> None:
    circle = laid("0 3 1 3 2 3")
    circle.move(0, CLOCKWISE, 2)
    circle.move(1, COUNTER, 0)
    assert circle.steps() == 9


def test_K39_in_a_line_the_box_limits_going_away_and_K7_coming_near() -> None:
    line = laid("0 4 1", line=True)
    assert line.room(0, CLOCKWISE, 2) == 3
    assert line.room(0, COUNTER, 2) == 2
    assert line.room(0, COUNTER, 0) == 0
    assert line.room(1, COUNTER, 2) == 3
    assert line.room(1, CLOCKWISE, 2) == 2


def test_K39_steps_in_a_line_are_added_and_returned_next_to_the_mover() -> None:
    line = laid("0 2 m1 2 1", {1: 0}, line=True)
    line.move(0, COUNTER, 2)
    assert shown(line) == "0 4 m1 2 1"
    line.move(1, CLOCKWISE, 1)
    assert shown(line) == "0 4 m1 3 1"
    line.move(1, COUNTER, 2)
    assert shown(line) == "0 4 m1 1 1"
    line.move(0, CLOCKWISE, 4)
    assert shown(line) == "0 0 m1 1 1"


def test_K39_pushing_in_a_line_returns_the_steps_ahead_of_the_minion() -> None:
    line = laid("0 1 m1 4 1", {1: 0}, line=True)
    assert line.room(0, CLOCKWISE, 9) == 4
    line.move(0, CLOCKWISE, 3)
    assert shown(line) == "0 0 m1 2 1"


def test_K39_the_last_samurai_has_nowhere_to_go() -> None:
    alone = laid("2")
    assert alone.room(2, CLOCKWISE, 28) == 0
    assert alone.room(2, COUNTER, 28) == 0


# Minions.


def test_K16_a_minion_is_put_beside_its_samurai_touching_it() -> None:
    circle = laid("0 3 1 3 2 3")
    circle.put_minion(minion(4), 1, CLOCKWISE)
    assert shown(circle) == "0 3 1 0 m4 3 2 3"
    circle.put_minion(minion(5), 1, COUNTER)
    assert shown(circle) == "0 3 m5 0 1 0 m4 3 2 3"
    assert circle.side_of(minion(5)) == 1


def test_K16_the_first_seat_can_put_a_minion_on_its_counter_side() -> None:
    circle = laid("0 3 1 3 2 4")
    circle.put_minion(minion(1), 0, COUNTER)
    assert circle.distance(2, minion(1), CLOCKWISE) == 4
    assert circle.distance(minion(1), 0, CLOCKWISE) == 0
    assert circle.distance(0, 1, CLOCKWISE) == 3
    assert circle.steps() == 10


def test_K16_a_new_minion_stands_between_its_samurai_and_the_older_one() -> None:
    circle = laid("0 1 m1 2 1 3 2 3", {1: 0})
    circle.put_minion(minion(2), 0, CLOCKWISE)
    assert shown(circle) == "0 0 m2 1 m1 2 1 3 2 3"


@pytest.mark.parametrize(
    ("before", "most", "after"),
    [
        ("0 0 m1 5 1 3 2 3", 2, "0 2 m1 3 1 3 2 3"),
        ("0 0 m1 3 1 3 2 3", 2, "0 2 m1 1 1 3 2 3"),
        ("0 0 m1 2 1 3 2 3", 2, "0 1 m1 1 1 3 2 3"),
        ("0 0 m1 1 1 3 2 3", 2, "0 0 m1 1 1 3 2 3"),
        ("0 1 m1 5 1 3 2 3", 4, "0 5 m1 1 1 3 2 3"),
    ],
)
def test_K19_a_minion_marches_until_it_is_one_step_from_the_enemy(before: str, most: int, after: str) -> None:
    circle = laid(before, {1: 0})
    circle.march(minion(1), CLOCKWISE, most)
    assert shown(circle) == after


def test_K19_a_minion_marches_the_other_way_too() -> None:
    circle = laid("0 3 1 3 2 4 m1 0", {1: 0})
    assert circle.march(minion(1), COUNTER, 2) == 2
    assert shown(circle) == "0 3 1 3 2 2 m1 2"


def test_K19_a_minion_stops_before_an_enemy_minion() -> None:
    circle = laid("0 0 m1 2 m2 2 1 3 2 3", {1: 0, 2: 1})
    assert circle.march(minion(1), CLOCKWISE, 2) == 1
    assert shown(circle) == "0 1 m1 1 m2 2 1 3 2 3"


def test_K7_own_minions_may_touch_but_not_pass_each_other() -> None:
    circle = laid("0 0 m1 1 m2 3 1 3 2 3", {1: 0, 2: 0})
    assert circle.march(minion(1), CLOCKWISE, 2) == 1
    assert shown(circle) == "0 1 m1 0 m2 3 1 3 2 3"


def test_K19_a_minion_behind_its_brother_counts_the_steps_to_the_enemy_ahead_of_both() -> None:
    circle = laid("0 0 m1 0 m2 1 1 3 2 3", {1: 0, 2: 0})
    assert circle.march(minion(1), CLOCKWISE, 2) == 0
    assert circle.nearest_enemy(minion(1), CLOCKWISE) == 1
    assert circle.distance(minion(1), 1, CLOCKWISE) == 1


def test_the_nearest_enemy_is_never_an_own_piece() -> None:
    circle = laid("0 0 m1 2 m2 2 1 3 2 3", {1: 0, 2: 1})
    assert circle.nearest_enemy(0, CLOCKWISE) == minion(2)
    assert circle.nearest_enemy(1, COUNTER) == minion(1)
    assert circle.nearest_enemy(0, COUNTER) == 2


def test_there_is_no_enemy_beyond_the_end_of_a_line() -> None:
    line = laid("0 4 1", line=True)
    assert line.nearest_enemy(0, COUNTER) == -1
    assert line.nearest_enemy(0, CLOCKWISE) == 1


def test_the_steps_beside_a_minion_that_leaves_lie_together() -> None:
    circle = laid("0 2 m1 1 1 3 2 3", {1: 1})
    circle.remove(minion(1))
    assert shown(circle) == "0 3 1 3 2 3"
    assert circle.owners[0] == -1


def test_the_first_piece_can_leave_too() -> None:
    circle = laid("m1 2 0 3 1 3 2 1", {1: 2})
    circle.remove(minion(1))
    assert shown(circle) == "0 3 1 3 2 3"


def test_pieces_are_named_as_in_the_notation() -> None:
    assert piece_name(3) == "seat-3"
    assert piece_name(minion(10)) == "minion-10"
