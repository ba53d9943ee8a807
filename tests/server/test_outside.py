"""What is given to others to begin with works at a real house: the bot from outside, and the measuring of a server."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.house import Process

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("game", ["sword", "sake"])
def test_the_example_of_a_bot_plays_a_whole_game(game: str, house: Process) -> None:
    played = subprocess.run(
        [sys.executable, ROOT / "examples" / "outside_bot.py", house.address, game],
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert played.returncode == 0, played.stderr
    *answers, winners = played.stdout.splitlines()
    assert len(answers) > 5
    assert all(" → " in answer for answer in answers)
    assert winners
    assert " → " not in winners


@pytest.mark.parametrize("cost_tables", [0, pytest.param(2, marks=pytest.mark.long)])
def test_a_small_house_can_be_measured(tmp_path: Path, cost_tables: int) -> None:
    words = ["--tables", "2", "--rates", "20", "--seconds", "1"]
    words += ["--cost-tables", str(cost_tables), "--cost-rate", "20"]
    measured = subprocess.run(
        [sys.executable, "-m", "bench.server", *words],
        capture_output=True,
        text=True,
        timeout=120,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    assert measured.returncode == 0, measured.stderr
    report = json.loads((tmp_path / "bench-server.json").read_text())
    assert report["tables"] == 2
    assert cost_tables == 0 or {"programs", "browsers"} <= set(report)
    for measured_at in (
        report,
        *(report[readers] for readers in ("programs", "browsers") if readers in report),
    ):
        [stage] = measured_at["stages"]
        assert stage["answers_per_second"] > 0
        assert 0 < stage["median_ms"] <= stage["p99_ms"]
        assert stage["server_ms_an_answer"] >= 0
