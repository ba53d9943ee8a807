"""A clock that stands still while anything happens, and jumps to the next thing that anybody waits for.

What takes a minute at a table takes no time here, and moments can be compared to the last digit.
"""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

import pytest

Result = TypeVar("Result")
MIDNIGHT: Final = 1_800_000_000.0


class Waiting(selectors.DefaultSelector):
    """Instead of waiting it moves the clock."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        assert timeout is not None, "everybody waits for everybody"
        self.now += max(0.0, timeout)
        return super().select(0)


class StillLoop(asyncio.SelectorEventLoop):
    def __init__(self, waiting: Waiting) -> None:
        self.waiting = waiting
        super().__init__(waiting)

    def time(self) -> float:
        return self.waiting.now


def run_still(monkeypatch: pytest.MonkeyPatch, work: Coroutine[Any, Any, Result]) -> Result:
    """Like `asyncio.run`, on such a clock."""
    waiting = Waiting()
    for clock in ("time.time", "izakaya.playing.clock.time"):
        monkeypatch.setattr(clock, lambda: MIDNIGHT + waiting.now)
    with asyncio.Runner(loop_factory=lambda: StillLoop(waiting)) as runner:
        return runner.run(work)
