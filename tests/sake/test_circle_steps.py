"""Adding and removing steps in the circle (K7, K39)."""

from __future__ import annotations

from tests.sake.laying import laid, minion, shown


def test_K7_the_last_step_between_two_samurai_stays() -> None:
    circle = laid("0 1 1 2 2 3")
    assert not circle.can_change(0, -1)
    assert circle.can_change(1, -1)
    circle.change(1, -1)
    assert shown(circle) == "0 1 1 1 2 3"


def test_K7_the_last_step_between_a_minion_and_an_enemy_stays() -> None:
    circle = laid("0 0 m1 1 m2 1 1 1 2 3", {1: 0, 2: 1})
    assert not circle.can_change(minion(1), -1)
    assert circle.can_change(minion(2), -1)
    assert not circle.can_change(0, -1), "there is no step to remove"


def test_K7_between_a_samurai_and_its_own_minion_every_step_may_go() -> None:
    circle = laid("0 1 m1 2 1 3 2 3", {1: 0})
    assert circle.can_change(0, -1)
    circle.change(0, -1)
    assert shown(circle) == "0 0 m1 2 1 3 2 3"


def test_K7_between_two_minions_of_one_owner_every_step_may_go() -> None:
    circle = laid("0 1 m1 1 m2 2 1 3 2 3", {1: 0, 2: 0})
    assert circle.can_change(minion(1), -1)


def test_a_step_may_be_added_between_any_two_adjacent_pieces() -> None:
    circle = laid("0 0 m1 2 1 3 2 3", {1: 0})
    assert all(circle.can_change(piece, 1) for piece in (0, 1, 2, minion(1)))
    assert not circle.can_change(minion(2), 1)


def test_K39_there_is_nothing_to_change_beyond_a_line_or_around_the_last() -> None:
    line = laid("0 4 1", line=True)
    assert line.can_change(0, 1)
    assert line.can_change(0, -1)
    assert not line.can_change(1, 1)
    assert not line.can_change(1, -1)
    assert not laid("2").can_change(2, 1)
