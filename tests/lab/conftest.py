"""For those who play slowly."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.lab.snail import SNAIL


@pytest.fixture
def snail(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A folder with the snail in it, which one is in."""
    (tmp_path / "snail.py").write_text(SNAIL, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    path = list(sys.path)
    yield
    sys.path[:] = path
    sys.modules.pop("snail", None)
