"""The compiled core is that of this very source, and whole; otherwise the source runs."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import izakaya
from izakaya.core import FOLDER, is_source_wanted

pytestmark = pytest.mark.skipif(
    not FOLDER.is_dir() or is_source_wanted(), reason="the core is not compiled here"
)

PACKAGE = Path(izakaya.__file__).parent
WHICH = "import izakaya; print(izakaya.compiled)"
# An open house, whose bots are asked which core they have; then the compiled one comes.
HOUSE = """
import asyncio, sys
from pathlib import Path
import izakaya
from izakaya.server.bot_processes import Pool, exit_with_parent

async def main():
    bots = Pool(1, exit_with_parent)
    which = "__import__('izakaya').compiled"
    print(izakaya.compiled, await bots.run(eval, which), await bots.run(eval, which))
    Path(sys.argv[1]).rename(sys.argv[2])
    print(izakaya.compiled, await bots.run(eval, which), await bots.run(eval, which))
    bots.close()

asyncio.run(main())
"""


def run(place: Path, code: str, *words: str, **settings: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code, *words],
        cwd=place,
        env={**os.environ, "PYTHONPATH": str(place), **settings},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """The package with its compiled core, elsewhere."""
    shutil.copytree(PACKAGE, tmp_path / "izakaya", ignore=shutil.ignore_patterns("static", "__pycache__"))
    return tmp_path


def test_the_core_runs_compiled_unless_its_source_is_wanted(place: Path) -> None:
    assert run(place, WHICH) == "True\n"
    assert run(place, WHICH, IZAKAYA_PURE="1") == "False\n"


def test_a_source_that_was_changed_runs_itself_and_not_what_was_compiled_before(place: Path) -> None:
    source = place / "izakaya" / "table" / "chance.py"
    before = source.read_text()
    source.write_text(before + "\nLUCKY = 7\n")
    assert run(place, "import izakaya.table.chance as c; print(c.LUCKY)") == "7\n"
    assert run(place, WHICH) == "False\n"
    source.write_text(before)
    assert run(place, WHICH) == "True\n"


def test_bots_take_the_compiled_core_when_it_comes_while_the_house_is_open(place: Path) -> None:
    folder = place / "izakaya" / FOLDER.relative_to(PACKAGE)
    aside = place / "being compiled"
    folder.rename(aside)
    told = run(place, HOUSE, str(aside), str(folder))
    assert told == "False False False\nFalse True True\n"


def test_a_compiled_core_that_vanishes_is_not_mixed_with_sources(place: Path) -> None:
    folder = place / "izakaya" / FOLDER.relative_to(PACKAGE)
    late = "import shutil, sys, izakaya; shutil.rmtree(sys.argv[1]); import izakaya.bots.thinking.search"
    with pytest.raises(subprocess.CalledProcessError) as failed:
        run(place, late, str(folder))
    assert "ImportError" in failed.value.stderr
