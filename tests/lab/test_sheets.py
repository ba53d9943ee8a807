"""A report that keeps its games: whatever stopped it, the same command goes on and ends with the same figures."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from izakaya.lab import balance, filling, sheets
from izakaya.lab.arguments import FAILED, INTERRUPTED, MISUNDERSTOOD
from izakaya.lab.evening import play_evenings
from izakaya.lab.folder import GAMES_FILE, CannotKeep
from tests.lab.snail import kill_in_the_middle

WORDS = ["sake", "--seats", "3,5", "--games", "4", "--seed", "7", "--cores", "1"]


def figures(folder: Path | None, *words: str, out: Path) -> Any:
    kept = [] if folder is None else ["--keep", str(folder)]
    assert (
        balance.main([*WORDS, *words, *kept, "--out", str(out / "report.md"), "--json", str(out / "f.json")])
        == 0
    )
    return json.loads((out / "f.json").read_text(encoding="utf-8"))["tables"]


def kept_games(folder: Path) -> list[tuple[str, int]]:
    lines = (folder / GAMES_FILE).read_text(encoding="utf-8").splitlines()
    return [(kept["evening"].split()[0], kept["number"]) for kept in map(json.loads, lines)]


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Counts the games that are played from now on."""
    counted = [0]

    def counting(*words: Any) -> Iterator[Any]:
        for which, some in play_evenings(*words):
            counted[0] += len(some)
            yield which, some

    monkeypatch.setattr(filling, "play_evenings", counting)
    return counted


def test_what_is_kept_is_not_played_again(tmp_path: Path, played: list[int]) -> None:
    folder = tmp_path / "kept"
    whole = figures(None, out=tmp_path)
    assert figures(folder, out=tmp_path) == whole
    assert played == [16]
    assert figures(folder, out=tmp_path) == whole
    assert figures(folder, "--seats", "5", "--games", "2", out=tmp_path) == figures(
        None, "--seats", "5", "--games", "2", out=tmp_path
    )
    assert played == [18]
    # More games, other numbers of players, a setting that is compared: only what is new.
    assert figures(folder, "--games", "6", "--seats", "3,4", out=tmp_path) == figures(
        None, "--games", "6", "--seats", "3,4", out=tmp_path
    )
    assert played == [18 + 2 + 6 + 12]
    assert sorted(kept_games(folder)) == [
        *(("3", number) for number in range(6)),
        *(("4", number) for number in range(6)),
        *(("5", number) for number in range(4)),
    ]
    figures(folder, "--seats", "3", "--games", "1", "--compare", "location", out=tmp_path)
    assert len(kept_games(folder)) == 16 + played[0] - 38


def test_any_game_is_kept(tmp_path: Path) -> None:
    words = ["sword", "--seats", "4", "--games", "3", "--cores", "1", "--json", str(tmp_path / "f.json")]
    found = []
    for kept in ([], ["--keep", str(tmp_path / "kept")], ["--keep", str(tmp_path / "kept")]):
        assert balance.main([*words, "--out", str(tmp_path / "report.md"), *kept]) == 0
        found.append((tmp_path / "f.json").read_text(encoding="utf-8"))
    assert found[0] == found[1] == found[2]


@pytest.mark.usefixtures("snail")
@pytest.mark.skipif(sys.platform == "win32", reason="there is no kill -9")
def test_a_killed_run_goes_on_and_ends_the_same(tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    words = ["--players", "snail:Snail", "--seats", "3", "--games", "12"]
    command = [sys.executable, "-m", "izakaya", "balance", *WORDS, *words, "--keep", str(folder)]
    file = folder / GAMES_FILE
    kill_in_the_middle(command, lambda: file.exists() and file.stat().st_size > 0)
    before = kept_games(folder)
    assert 0 < len(before) < 12
    with file.open("ab") as torn:
        torn.write(b'{"evening": "3 pl')  # in the middle of a line
    assert figures(folder, *words, out=tmp_path) == figures(None, *words, out=tmp_path)
    assert kept_games(folder)[: len(before)] == before
    assert sorted(kept_games(folder)) == [("3", number) for number in range(12)]


def test_ctrl_c_says_where_it_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stopped(*words: Any) -> Iterator[Any]:
        yield next(iter(play_evenings(*words)))
        raise KeyboardInterrupt

    with monkeypatch.context() as stopping:
        stopping.setattr(filling, "play_evenings", stopped)
        assert balance.main([*WORDS, "--keep", str(tmp_path / "kept")]) == INTERRUPTED
    printed = capsys.readouterr()
    assert "a report on those that were played, 4 of 8." in printed.out
    assert printed.err.endswith(
        f"What was played is in {tmp_path / 'kept'}; the same command goes on with it.\n"
    )
    assert len(kept_games(tmp_path / "kept")) == 4


FULL_DISK = """
import resource, sys
from izakaya.lab import balance, evening
evening.BATCH = 1
resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[1]), resource.RLIM_INFINITY))
sys.exit(balance.main(sys.argv[2:]))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such limit")
def test_a_full_disk_is_one_sentence_and_what_was_kept_stays(tmp_path: Path) -> None:
    """A real write that fails in the middle of a game."""
    folder = tmp_path / "kept"
    words = [*WORDS, "--games", "20", "--keep", str(folder)]
    report = subprocess.run(
        [sys.executable, "-c", FULL_DISK, "10000", *words], capture_output=True, text=True, check=False
    )
    assert report.returncode == FAILED
    assert "games.jsonl cannot be written: " in report.stderr
    assert "; what was kept before is still there." in report.stderr
    assert "Traceback" not in report.stderr
    assert "# SAKE" in report.stdout  # the report on what was played
    kept = kept_games(folder)
    assert 0 < len(kept) < 40
    figures(folder, "--games", "20", out=tmp_path)
    assert len(kept_games(folder)) == 40
    assert kept_games(folder)[: len(kept)] == kept


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--seed", "8"], "keeps another report: its seed is 7, not 8; name another folder."),
        (["--players", "novice"], "keeps another report: its players are random, not novice;"),
        (["--option", "location=hot-spring"], "keeps another report: its options are {}, not"),
    ],
)
def test_a_folder_of_another_report_is_refused(
    words: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    season = balance.planned(balance.arguments().parse_args(WORDS))
    with sheets.keeping(tmp_path, season):
        pass
    assert balance.main([*WORDS, *words, "--keep", str(tmp_path)]) == MISUNDERSTOOD
    assert sentence in capsys.readouterr().err


def test_a_folder_that_cannot_keep_games_is_said_before_anything_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    file.write_text("", encoding="utf-8")
    damaged = tmp_path / "damaged"
    season = balance.planned(balance.arguments().parse_args(WORDS))
    with sheets.keeping(damaged, season):
        (damaged / GAMES_FILE).write_text('{"evening": 3}\n{}\n', encoding="utf-8")
    for folder, sentence in {
        file: f"{file} is a file; name a folder.",
        tmp_path: f"There are other things in {tmp_path}; name a folder that is new or empty.",
        damaged: f"{damaged / GAMES_FILE} is damaged; name another folder.",
    }.items():
        assert balance.main([*WORDS, "--keep", str(folder)]) == MISUNDERSTOOD
        assert capsys.readouterr().err == f"{sentence}\n"


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such lock")
def test_two_reports_are_not_kept_in_one_folder_at_once(tmp_path: Path) -> None:
    season = balance.planned(balance.arguments().parse_args(WORDS))
    with (
        sheets.keeping(tmp_path, season),
        pytest.raises(CannotKeep, match="Another report is being kept"),
        sheets.keeping(tmp_path, season),
    ):
        pass
