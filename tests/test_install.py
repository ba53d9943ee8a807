"""The package as others get it: built into a wheel, unpacked elsewhere, played."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import izakaya
from izakaya.core import FOLDER

ROOT = Path(__file__).parent.parent
PACKAGE = Path(izakaya.__file__).parent
GAME = """
import izakaya
for game in izakaya.GAMES:
    table = izakaya.new_table(game, seats=4, seed=5)
    while options := table.choices():
        table.answer(options[len(options) // 2])
    print(game, izakaya.compiled, len(table.result().winners) > 0)
"""


def build(folder: Path, **settings: str) -> tuple[Path, str]:
    """A wheel built from a copy of the sources, and what the build said."""
    sources = folder / "sources"
    sources.mkdir()
    for name in ("src", "setup.py", "pyproject.toml", "README.md", "LICENSE"):
        subprocess.run(["cp", "-r", str(ROOT / name), str(sources / name)], check=True)
    for compiled in sources.rglob("*.so"):
        compiled.unlink()
    command = [sys.executable, "-m", "pip", "wheel", "-v", "--no-build-isolation", "--no-deps"]
    run = subprocess.run(
        [*command, "-w", str(folder), str(sources)],
        env={**os.environ, **settings},
        capture_output=True,
        text=True,
        check=True,
    )
    return next(folder.glob("*.whl")), run.stdout + run.stderr


def play(wheel: Path, folder: Path) -> str:
    place = folder / "unpacked"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(place)
    run = subprocess.run(
        [sys.executable, "-c", GAME],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(place)},
        capture_output=True,
        text=True,
        check=True,
    )
    return run.stdout


@pytest.mark.once
def test_without_a_working_compiler_the_wheel_is_built_says_so_and_plays(tmp_path: Path) -> None:
    wheel, said = build(tmp_path, CC="/bin/false", IZAKAYA_PURE="")
    assert "no C compiler" in said
    assert play(wheel, tmp_path) == "sword False True\nsake False True\n"


@pytest.mark.once
@pytest.mark.skipif(not FOLDER.is_dir(), reason="the core is not compiled here")
def test_the_compiled_core_belongs_to_the_source_in_the_wheel(tmp_path: Path) -> None:
    wheel, _ = build(tmp_path, IZAKAYA_PURE="1")
    package = tmp_path / "unpacked" / "izakaya"
    shutil.copytree(FOLDER, package / FOLDER.relative_to(PACKAGE))
    assert play(wheel, tmp_path) == "sword True True\nsake True True\n"


@pytest.mark.once
def test_the_wheel_carries_all_that_is_no_code(tmp_path: Path) -> None:
    wheel, _ = build(tmp_path, IZAKAYA_PURE="1")
    assert wheel.name.startswith(f"izakaya-{izakaya.__version__}-")
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    for wanted in ("izakaya/py.typed", "izakaya/games/sake/deck.toml", "izakaya/locale/ja/sake.ftl"):
        assert wanted in names
