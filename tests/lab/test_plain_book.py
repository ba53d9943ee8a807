"""A game without a book of its own: how long its games took, who won, and why."""

from __future__ import annotations

import pytest

from izakaya.lab import balance
from izakaya.lab.books import BOOKS
from izakaya.lab.evening import Evening, play
from izakaya.lab.plain import PlainBook, PlainSheet

BOOK = PlainBook(
    3,
    [
        PlainSheet(True, 10, 50, "honour", (0,), ("red",)),
        PlainSheet(True, 12, 60, "honour", (0, 2), ("red",)),
        PlainSheet(True, 14, 70, "closing-time", (1,), ("blue",)),
        PlainSheet(False, 99, 990),
    ],
)


HALF, QUARTER = "50.0 % (15.0–85.0)", "25.0 % (4.6–69.9)"


def test_victories_are_counted_by_seat_by_side_and_by_reason() -> None:
    lines = PlainBook.report([BOOK])
    assert [BOOK.won_from(seat) for seat in range(4)] == [HALF, QUARTER, QUARTER, ""]
    assert "| 3 | 4 | 1 |" in "\n".join(lines)
    assert f"| red | {HALF} |" in lines
    assert f"| blue | {QUARTER} |" in lines
    assert f"| closing time | {QUARTER} |" in lines


def test_figures_for_programs() -> None:
    figures = {name: estimate.value for name, estimate in BOOK.figures().items()}
    assert figures["turns"] == 33.75
    assert (figures["side/red"], figures["reason/honour"], figures["seat/0"]) == (0.5, 0.5, 0.5)
    assert figures["seat/1"] == 0.25


def test_where_nobody_wins_together_there_are_no_sides() -> None:
    alone = PlainBook(2, [PlainSheet(True, 1, 5, "out", (1,), ("seat-1",))])
    assert not any("side" in line for line in PlainBook.report([alone]))


def test_a_sheet_says_what_happened() -> None:
    for number in range(5):
        played = play(Evening("sword", 5, 5, seed=2), number)
        noted = PlainBook.note(played)
        result = played.table.result()
        assert (noted.ended, noted.reason, noted.winners) == (True, result.reason, result.winners)
        assert noted.teams == (result.teams[result.winners[0]],)
        assert noted.turns == sum(news.what == "turn" for news in played.table.news)


def test_any_game_has_a_report(capsys: pytest.CaptureFixture[str]) -> None:
    assert BOOKS["sword"] is PlainBook
    assert balance.main(["sword", "--games", "3", "--seats", "5", "--cores", "1"]) == 0
    printed = capsys.readouterr().out
    assert printed.startswith("# Samurai Sword")
    assert "| 5 | 3 | 0 |" in printed
    assert "## Won by each side" in printed
