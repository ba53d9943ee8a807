"""A house with one game more."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.dauto.installing import install_dauto


@pytest.fixture(scope="session")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install_dauto(tmp_path_factory)


@pytest.fixture(scope="session")
def path(packages: Path) -> str:
    """PYTHONPATH with the game on it."""
    return os.pathsep.join([str(packages), os.environ.get("PYTHONPATH", "")])
