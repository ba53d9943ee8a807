"""The same deals in every run: a house that is tested draws its luck from the name of the test, so that a red mark is red again tomorrow.

The houses are processes of their own, with nothing of ours in them: `sitecustomize.py` in this folder, which Python reads before anything
else, turns the wheel there. `IZAKAYA_LUCK=2 make test` plays other evenings.
"""

from __future__ import annotations

import atexit
import os
import tempfile
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
NAME: Final = Path(tempfile.gettempdir()) / f"izakaya-luck-{os.getpid()}"  # what the houses read
atexit.register(NAME.unlink, missing_ok=True)


def draw_for(test: str) -> None:
    """What is dealt from now on is this test's own luck."""
    NAME.write_text(f"{test} {os.environ.get('IZAKAYA_LUCK', '')}", encoding="utf-8")


def environment(*packages: Path) -> dict[str, str]:
    """The environment of a house's process; it finds these packages beside ours."""
    path = [str(HERE), *map(str, packages), os.environ.get("PYTHONPATH", "")]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, path)), "IZAKAYA_LUCK_OF": str(NAME)}
