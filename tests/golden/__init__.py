"""Golden texts: whole games and counts of trees, kept as they are so that no change goes unseen."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from tests.golden.perft import counts
from tests.golden.playthrough import KEPT, playthrough

FOLDER = Path(__file__).parent


def texts() -> dict[str, Callable[[], str]]:
    """The name of every golden text, and how to make it."""
    made: dict[str, Callable[[], str]] = {kept.name: partial(playthrough, kept) for kept in KEPT}
    made["perft.txt"] = counts
    return made
