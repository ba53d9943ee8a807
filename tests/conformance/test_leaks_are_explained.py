"""A leak that the conformance suite finds is explained: where it is, what was seen, and what that seat cannot know."""

from __future__ import annotations

import pytest

from izakaya import Chance, Table, new_table
from izakaya.table.news import NOBODY, News
from izakaya.table.seats import only
from tests.conformance.eyes import expect_same, expect_same_cards_told, expect_same_redeal, expect_same_view


def twins_to_seat_0() -> tuple[Table, Table]:
    table = new_table("sword", seats=4, seed=3)
    return table, table.redeal(0, Chance(1))


def test_a_view_that_shows_something_hidden() -> None:
    """To seat 1 these are no twins: its hand is another one."""
    table, other = twins_to_seat_0()
    with pytest.raises(pytest.fail.Exception) as failed:
        expect_same_view(table, other, 1)
    said = str(failed.value)
    assert said.startswith("sword: view['")
    assert "at the table and" in said
    assert "that seat 1 cannot know" in said
    assert table.notation() in said


@pytest.mark.parametrize(
    ("here", "there", "path"),
    [
        ({"people": [{"known": {"ace": 1}}]}, {"people": [{"known": {}}]}, "view['people'][0]['known']['ace'] is 1"),
        ({"people": [{}]}, {"people": [{"known": 2}]}, "view['people'][0]['known'] is 'nothing'"),
        ({"laid": [None]}, {"laid": [None, None]}, "view['laid'] is [None] at the table and [None, None]"),
        ({"top": None}, {"top": "ace"}, "view['top'] is None at the table and 'ace'"),
    ],
)  # fmt: skip
def test_the_path_to_the_difference(here: object, there: object, path: str) -> None:
    table, _ = twins_to_seat_0()
    with pytest.raises(pytest.fail.Exception) as failed:
        expect_same("view", here, there, table, None)
    assert path in str(failed.value)
    assert "a spectator cannot know" in str(failed.value)


def test_a_redeal_that_keeps_something_hidden() -> None:
    table, other = twins_to_seat_0()
    expect_same_redeal(table, other, 0, luck=2)
    with pytest.raises(pytest.fail.Exception, match="`redeal` for seat 1 writes 'seat 0 "):
        expect_same_redeal(table, other, 1, luck=2)


def test_news_that_tell_something_hidden() -> None:
    """The same draw of another card: seat 0 sees it, seat 1 does not."""
    table, _ = twins_to_seat_0()
    here, there = table.copy(), table.copy()
    here.add_news(News("drew", 0, NOBODY, ("katana",), 0, only(0)))
    there.add_news(News("drew", 0, NOBODY, ("parry",), 0, only(0)))
    expect_same_cards_told(here, there, 1)
    with pytest.raises(
        pytest.fail.Exception, match=r"sword: news\[0\]\['cards'\]\[0\] is 'katana' after one answer"
    ):
        expect_same_cards_told(here, there, 0)
