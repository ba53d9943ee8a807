"""The package as others get it: built into a wheel, unpacked elsewhere, played."""

from __future__ import annotations

import json
import os
import shutil
import socket
import sqlite3
import subprocess
import sys
import sysconfig
import time
import urllib.error
import urllib.request
import zipfile
from pathlib import Path

import pytest

import izakaya
from izakaya.core import FOLDER
from izakaya.server.store.migrations import newest_version
from tests.made_once import made_once

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


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel with the compiled core of this machine."""
    folder = made_once(tmp_path_factory, "wheel", lambda place: build(place, IZAKAYA_PURE="1"))
    return next(folder.glob("*.whl"))


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


def test_without_a_working_compiler_the_wheel_is_built_says_so_and_plays(tmp_path: Path) -> None:
    wheel, said = build(tmp_path, CC="/bin/false", IZAKAYA_PURE="")
    assert "no C compiler" in said
    assert play(wheel, tmp_path) == "sword False True\nsake False True\n"


@pytest.mark.skipif(not FOLDER.is_dir(), reason="the core is not compiled here")
def test_the_compiled_core_belongs_to_the_source_in_the_wheel(tmp_path: Path, wheel: Path) -> None:
    package = tmp_path / "unpacked" / "izakaya"
    shutil.copytree(FOLDER, package / FOLDER.relative_to(PACKAGE))
    assert play(wheel, tmp_path) == "sword True True\nsake True True\n"


def test_the_wheel_carries_all_that_is_no_code_and_serves(tmp_path: Path, wheel: Path) -> None:
    assert wheel.name.startswith(f"izakaya-{izakaya.__version__}-")
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    for wanted in ("izakaya/py.typed", "izakaya/games/sake/deck.toml", "izakaya/locale/ja/sake.ftl"):
        assert wanted in names
    installed = install(wheel, tmp_path / "fresh")
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
    serve = [installed, "serve", "--port", str(port), "--database", str(tmp_path / "house.db")]
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    told = tmp_path / "told"
    with (
        told.open("w") as out,
        subprocess.Popen(
            [*serve, "--log", str(tmp_path / "journal")],
            cwd=tmp_path,
            env={**environment, "IZAKAYA_PURE": "1"},
            stdout=out,
            stderr=subprocess.STDOUT,
        ) as house,
    ):
        try:
            assert json.loads(asked(house, port, "/health"))["ok"], told.read_text()
            page = asked(house, port, "/")
        finally:
            house.terminate()
    built = (PACKAGE / "server" / "static" / "index.html").exists()
    assert ("<!doctype html>" in page) == built, "the pages are in the wheel if they were built"
    with sqlite3.connect(tmp_path / "house.db") as file:
        assert file.execute("SELECT value FROM house WHERE name = 'form'").fetchone() == (
            str(newest_version()),
        )
    file.close()


def install(wheel: Path, folder: Path) -> str:
    """The wheel in an environment of its own; what it needs is borrowed from ours. The command that it brings."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    pip = [sys.executable, "-m", "pip", "--python", str(folder / "bin" / "python"), "install"]
    subprocess.run(
        [*pip, "--no-deps", "--no-index", "--no-compile", str(wheel)], check=True, capture_output=True
    )
    (packages,) = folder.glob("lib/python*/site-packages")
    # The folder alone: what ours installs by way of a path, such as this very project, is not taken along.
    (packages / "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n")
    where = subprocess.run(
        [str(folder / "bin" / "python"), "-c", "import izakaya; print(izakaya.__file__)"],
        cwd=folder, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert where.stdout.startswith(str(packages)), where.stdout
    return str(folder / "bin" / "izakaya")


def asked(house: subprocess.Popen[bytes], port: int, path: str) -> str:
    """What the house answers, as soon as it does."""
    until = time.monotonic() + 60
    while house.poll() is None and time.monotonic() < until:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=10) as reply:
                return str(reply.read().decode())
        except urllib.error.HTTPError as refused:
            return refused.read().decode()
        except OSError:
            time.sleep(0.1)
    raise AssertionError("The house does not answer.")
