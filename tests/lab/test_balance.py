"""The report on many games of SAKE: its figures, its arguments, and what it says of wrong ones."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from izakaya.games import GAMES
from izakaya.games.sake.data import SAMURAI
from izakaya.lab import balance
from izakaya.lab.arguments import INTERRUPTED, MISUNDERSTOOD
from izakaya.lab.evening import Evening, play_at_random
from izakaya.lab.figures import length, mean, percent, quantile, table
from izakaya.lab.sake.book import SakeBook, SakeSheet, ends

pytestmark = pytest.mark.once

MUSASHI, JUBEI, TOMOE, MASAKO = "miyamoto-musashi", "yagyu-jubei", "tomoe-gozen", "hojo-masako"


def sheet(reason: str, winners: tuple[int, ...], sake: int = 1, turns: int = 10, extra: int = 0) -> SakeSheet:
    return SakeSheet(
        ended=True,
        turns=turns,
        decisions=turns * 5,
        deaths=1,
        extra_rounds=extra,
        closing_time=False,
        reason=reason,
        sake=sake,
        samurai=(MUSASHI, JUBEI, TOMOE),
        winners=winners,
    )


BOOK = SakeBook(
    3,
    [
        sheet("drunkest", (0,)),
        sheet("spirits", ()),
        sheet("shared", (0, 2), sake=0, extra=10),
        sheet("no-samurai", (), extra=2),
    ],
)


def test_figures() -> None:
    assert mean([1, 2, 6]) == 3
    assert [quantile(range(1, 101), share) for share in (0.05, 0.5, 0.95)] == [5, 50, 95]
    assert quantile([7], 0.05) == quantile([7], 0.95) == 7
    assert length([1, 2, 3, 4]) == ["2.5", "2", "1–4"]
    assert (percent(1, 8), percent(0, 0)) == ("12.5 %", "–")
    assert table(["a", "b"], [["x", "1"]]) == ["| a | b |", "|---|---:|", "| x | 1 |"]


def test_victories_are_counted_by_samurai_and_by_seat() -> None:
    assert BOOK.won_by(MUSASHI) == BOOK.won_from(0) == "50.0 %"
    assert BOOK.won_by(TOMOE) == BOOK.won_from(2) == "25.0 %"
    assert BOOK.won_by(JUBEI) == BOOK.won_from(1) == "0.0 %"
    assert BOOK.won_by(MASAKO) == "–"
    assert BOOK.won_from(3) == ""


def test_the_ends_of_games_are_told_apart() -> None:
    shares = {row[0]: row[1] for row in ends([BOOK])}
    assert shares["won by one samurai"] == "25.0 %"
    assert shares["won by the Spirits"] == "50.0 %"
    assert shares["shared"] == shares["– with no sake left at all"] == "25.0 %"
    assert shares["with a tie, so with extra rounds"] == "50.0 %"
    assert shares["extra rounds, where there are any"] == "6.00"


def test_a_sheet_says_what_happened() -> None:
    for number in range(30):
        played = play_at_random(Evening("sake", 4, 30, seed=1), number)
        noted = SakeBook.note(played)
        result = played.table.result()
        view = played.table.view(None)
        people = view["people"]
        assert isinstance(people, list)
        assert isinstance(view["first"], int)
        assert noted.ended
        assert noted.reason == result.reason
        assert {noted.samurai[place] for place in noted.winners} == {
            people[seat]["samurai"] for seat in result.winners if people[seat]["state"] == "samurai"
        }
        assert noted.samurai[0] == people[view["first"]]["samurai"]
        assert noted.extra_rounds == view["extra_rounds"]
        assert noted.deaths >= sum(person["state"] == "spirit" for person in people)


def test_the_report_is_written_and_the_same_again(tmp_path: Path) -> None:
    texts = []
    for name, cores in (("one.md", "1"), ("two.md", "2")):
        out = tmp_path / name
        words = [
            "sake",
            "--games",
            "60",
            "--seats",
            "3-4",
            "--seed",
            "9",
            "--cores",
            cores,
            "--out",
            str(out),
        ]
        assert balance.main(words) == 0
        texts.append(out.read_text(encoding="utf-8"))
    assert texts[0] == texts[1]
    assert "seed 9, 60 games" in texts[0]
    assert all(name in texts[0] for name in SAMURAI)
    assert "| 3 | 60 | 0 |" in texts[0]
    assert "| 4 | 60 | 0 |" in texts[0]


def test_the_report_is_printed_if_no_file_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert balance.main(["sake", "--games", "2", "--seats", "3", "--option", "location=hot-spring"]) == 0
    printed = capsys.readouterr()
    assert printed.out.startswith("# SAKE")
    assert "location hot-spring" in printed.out


def test_what_was_played_is_kept(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(evening: Evening, note: object, cores: object) -> Iterator[list[SakeSheet]]:
        yield BOOK.sheets
        raise KeyboardInterrupt

    monkeypatch.setattr(balance, "play_evening", stopped)
    assert balance.main(["sake", "--games", "50", "--seats", "3-8"]) == INTERRUPTED
    printed = capsys.readouterr().out
    assert "interrupted" in printed
    assert "| 3 | 4 | 0 |" in printed


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess"], f"There is no report on 'chess'; there is one on: {', '.join(GAMES)}."),
        (["sake", "--games", "0"], "--games is a number from 1"),
        (["sake", "--seats", "9"], "--seats lies between 3 and 8"),
        (["sake", "--seats", "5-4"], "--seats lies between 3 and 8"),
        (["sake", "--seats", "many"], "--seats is a number of players or a span"),
        (["sake", "--seed", "-1"], "--seed is a number from 0"),
        (["sake", "--out", "/"], "/ is a folder; name a file in it."),
        (["sake", "--option", "location"], "--option is a name and a value"),
        (["sake", "--option", "location=moon"], "location is one of"),
        (["sake", "--option", "weather=rain"], "no option 'weather'"),
        (["sake", "--out", "nowhere/at/all.md"], "There is no folder"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert balance.main(words) == MISUNDERSTOOD
    assert sentence in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (
            ["sake", "--cores", "0"],
            "--cores is 1 or more, not 0; izakaya balance --help shows what can be said.",
        ),
        (["sake", "--games", "x"], "--games needs a whole number, not 'x'; izakaya balance --help shows"),
    ],
)
def test_no_page_of_usage_hides_what_is_wrong(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        balance.main(words)
    assert left.value.code == MISUNDERSTOOD
    said = capsys.readouterr().err
    assert said.startswith(sentence)
    assert said.count("\n") == 1
