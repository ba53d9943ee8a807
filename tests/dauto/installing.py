"""The example game, installed as anybody installs a package, into a folder of its own: the house itself is not touched."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.made_once import made_once

ROOT: Final = Path(__file__).parents[2]
EXAMPLE: Final = ROOT / "examples" / "dauto"


def install_dauto(factory: pytest.TempPathFactory) -> Path:
    """The folder to be put on Python's path."""
    return made_once(factory, "dauto", install) / "packages"


def install(folder: Path) -> None:
    # Of a copy, because building leaves things behind.
    source = shutil.copytree(EXAMPLE, folder / "source", ignore=shutil.ignore_patterns("build", "*.egg-info"))
    words = ["--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check"]
    done = subprocess.run(
        [sys.executable, "-m", "pip", "install", *words, "--target", str(folder / "packages"), str(source)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
