"""Digging for puzzles: it goes on where it stopped, and to do nothing is seldom a find."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from izakaya.lab import puzzles_command
from izakaya.lab.arguments import MISUNDERSTOOD
from izakaya.lab.folder import GAMES_FILE
from izakaya.lab.puzzle_keeping import digging
from izakaya.lab.puzzle_making import NOTHINGS, Dig, Nugget, chosen
from izakaya.lessons.puzzle import puzzles_of, read_puzzles

ONE = puzzles_of("sword")[0]


def nugget(seed: int, answer: str) -> Nugget:
    return Nugget(seed, 3, float(seed), replace(ONE, answer=answer, position=f"{ONE.position}note {seed}\n"))


def test_it_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every third game holds a puzzle; a search that stops the second time has gone through no game twice."""
    gone_through: list[int] = []

    def dug(dig: Dig) -> tuple[Dig, list[Nugget]]:
        if len(gone_through) == 4:
            gone_through.append(-1)
            raise KeyboardInterrupt
        gone_through.append(dig.seed)
        return dig, [nugget(dig.seed, f"attack {dig.seed}")] if dig.seed % 3 == 0 else []

    monkeypatch.setattr(puzzles_command, "dug_there", dug)
    kept, out = tmp_path / "kept", tmp_path / "out.puzzles"
    words = [
        "sword",
        "--seats",
        "3-5",
        "--count",
        "4",
        "--cores",
        "1",
        "--keep",
        str(kept),
        "--out",
        str(out),
    ]
    assert puzzles_command.main(words) == 0
    first = read_puzzles(out.read_text())
    assert 0 < len(first) < 4
    assert puzzles_command.main(words) == 0
    assert len(read_puzzles(out.read_text())) == 4
    games = [seed for seed in gone_through if seed >= 0]
    assert len(set(games)) == len(games)
    assert "`izakaya puzzles sword --seats 3-5 --count 4 --seed 1`" in out.read_text()
    # All there is: nothing is dug any more, and the same is written.
    before, seen = out.read_text(), len(gone_through)
    assert puzzles_command.main(words) == 0
    assert (out.read_text(), len(gone_through)) == (before, seen)


@pytest.mark.parametrize(
    ("plan", "games", "sentence"),
    [
        ('{"search": {"game": "sake"}}', "", "keeps another search: its game is sake, not sword;"),
        ("", "no lines of JSON", "is damaged; name another folder."),
        ("", '{"seats": 3}', "is damaged; name another folder."),
    ],
)
def test_other_diggings_are_refused_with_a_sentence(
    plan: str, games: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "kept"
    with digging("sword", folder):
        if plan:
            (folder / "search.json").write_text(plan)
        (folder / GAMES_FILE).write_text(games + "\n" if games else "")
    words = ["sword", "--keep", str(folder), "--out", str(tmp_path / "out")]
    assert puzzles_command.main(words) == MISUNDERSTOOD
    said = capsys.readouterr().err
    assert sentence in said
    assert said.count("\n") == 1


def test_only_a_few_are_solved_by_doing_nothing() -> None:
    found = [nugget(seed, "pass") for seed in range(9)] + [nugget(9, "attack katana at 2")]
    answers = [puzzle.answer for puzzle in chosen(found, 8)]
    assert answers.count("pass") == NOTHINGS
    assert len(answers) == NOTHINGS + 1
