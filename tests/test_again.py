"""What is red stays red, but for a few tests of real time that are green alone."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.again import MOST, looked_at_again, main

A_BROWSER = "tests/browser/test_picking.py::test_a"


def test_only_a_few_tests_of_real_time_are_looked_at_again() -> None:
    assert looked_at_again([A_BROWSER, "tests/server/test_chat.py::test_b", "tests/page/test_c.py::test_c"])
    assert not looked_at_again([])
    assert not looked_at_again([A_BROWSER, "tests/sake/test_drinking.py::test_d"])
    assert not looked_at_again([f"{A_BROWSER}[{i}]" for i in range(MOST + 1)])


@pytest.mark.parametrize("status", [pytest.ExitCode.INTERRUPTED, pytest.ExitCode.INTERNAL_ERROR])
def test_a_run_that_broke_off_is_not_looked_at_again(status: int, tmp_path: Path) -> None:
    assert main(status, tmp_path) == status


@pytest.mark.parametrize("green_alone", [True, False])
def test_what_is_red_twice_is_red(green_alone: bool, tmp_path: Path) -> None:
    folder = tmp_path / "tests" / "server"
    folder.mkdir(parents=True)
    (folder / "test_seen.py").write_text(f"def test_seen():\n    assert {green_alone}\n")
    kept = tmp_path / "v" / "cache" / "lastfailed"
    kept.parent.mkdir(parents=True)
    kept.write_text(json.dumps({"tests/server/test_seen.py::test_seen": True}))
    said = subprocess.run(
        [sys.executable, "-m", "tests.again", "1", str(tmp_path)],
        cwd=tmp_path,
        env={"PYTHONPATH": str(Path(__file__).parents[1]), "PYTHONSAFEPATH": "1"},
        capture_output=True,
        text=True,
    )
    assert said.returncode == (0 if green_alone else 1), said.stdout + said.stderr
    assert ("Red once" in said.stdout) == green_alone
