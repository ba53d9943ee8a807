"""The core compiled for browsers plays the same games as any other."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.standalone.played import answers_of_masters
from tests.standalone.site import MADE
from tests.test_core_checksum import CHECKSUMS

RUNNER = Path(__file__).with_name("in_pyodide.mjs")
CORES = Path(__file__).parents[2] / "build" / "wasm-core"


def in_a_browsers_python(*arguments: str) -> dict[str, Any]:
    if not (MADE / "sw.js").exists() or not any(CORES.glob("*/*.so")):
        pytest.skip("The page has no compiled core here: `make page` says why.")
    node = shutil.which("node")
    if node is None:
        pytest.skip("There is no Node here.")
    command = [node, str(RUNNER), "tests.standalone.played", *arguments]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    found: dict[str, Any] = json.loads(ran.stdout.splitlines()[-1])
    return found


def test_golden_games_and_masters_answers_are_the_same_in_a_browser() -> None:
    found = in_a_browsers_python()
    assert found["compiled"]
    assert found["golden games that are played differently"] == []
    assert found["answers of masters"] == {name: answers_of_masters(name) for name in CHECKSUMS}


@pytest.mark.long
def test_hundreds_of_games_are_the_same_in_a_browser() -> None:
    assert in_a_browsers_python("--checksums")["checksums"] == CHECKSUMS
