"""Strategic Stench and Turned-off Lanterns: steps come and go (section 10 of the rules)."""

from __future__ import annotations

import pytest

from tests.sake.at_the_table import asks, circle, offered, play, seen, three


@pytest.mark.parametrize(
    ("places", "after"),
    [
        (("seat-1", "seat-1"), "seat-0 3 seat-1 5 seat-2 3"),
        (("seat-0", "seat-2"), "seat-0 4 seat-1 3 seat-2 4"),
    ],
)
def test_strategic_stench_adds_2_steps_together_or_apart(places: tuple[str, str], after: str) -> None:
    table = three(a="hand strategic-stench-1")
    play(table, "text", card="strategic-stench")
    for place in places:
        assert not offered(table, "pass"), "both are added if it is possible"
        play(table, "add-step", place=place)
    assert circle(table) == after
    assert seen(table)["steps_in_box"] == 17
    assert (table.asked, asks(table)) == (0, "act")


def test_strategic_stench_only_1_if_no_more_is_possible() -> None:
    table = three(a="hand strategic-stench-1", rest="circle seat-0 9 seat-1 9 seat-2 9")
    play(table, "text", card="strategic-stench")
    play(table, "add-step", place="seat-0")
    assert circle(table) == "seat-0 10 seat-1 9 seat-2 9"
    assert asks(table) == "act"


@pytest.mark.parametrize(
    ("places", "after"),
    [
        (("seat-1", "seat-1"), "seat-0 3 seat-1 1 seat-2 3"),
        (("seat-0", "seat-2"), "seat-0 2 seat-1 3 seat-2 2"),
    ],
)
def test_turned_off_lanterns_remove_2_steps_together_or_apart(places: tuple[str, str], after: str) -> None:
    table = three(a="hand turned-off-lanterns-1")
    play(table, "text", card="turned-off-lanterns")
    for place in places:
        assert not offered(table, "pass")
        play(table, "remove-step", place=place)
    assert circle(table) == after
    assert seen(table)["steps_in_box"] == 21


def test_turned_off_lanterns_only_1_if_no_more_is_possible() -> None:
    table = three(a="hand turned-off-lanterns-1", rest="circle seat-0 1 seat-1 2 seat-2 1")
    play(table, "text", card="turned-off-lanterns")
    play(table, "remove-step", place="seat-1")
    assert circle(table) == "seat-0 1 seat-1 1 seat-2 1"
    assert asks(table) == "act"
