"""Tuned garbage collection: full collections run when nobody waits for an answer.

Reference counting frees almost everything. A full collection of cycles takes as long as many answers, and with a thousand tables
everybody would notice; so only young objects are collected as usual.
"""

from __future__ import annotations

import gc
import time
from typing import Final

# New objects before the young are looked through, how often until the middle-aged are, and (never) the old.
THRESHOLDS: Final = (5_000, 10, 1_000_000_000)
QUIET: Final = 2.0  # seconds without an answer: a good moment
AT_LEAST: Final = 60.0  # seconds between two good moments that are used
AT_MOST: Final = 300.0  # seconds until it is done at a bad moment
MOST_CLOSED: Final = 1_000  # connections whose remains are worth any moment


class GarbageCollection:
    """Thresholds of the collector, and when a full collection is due."""

    def __init__(self) -> None:
        self.before = gc.get_threshold()
        self.collected_at = self.answer_at = time.monotonic()
        self.closed_connections = 0  # connections closed since then

    def begin(self) -> None:
        gc.set_threshold(*THRESHOLDS)

    def end(self) -> None:
        gc.set_threshold(*self.before)

    def is_due(self, now: float) -> bool:
        since = now - self.collected_at
        quiet = now - self.answer_at > QUIET
        return since > AT_MOST or self.closed_connections > MOST_CLOSED or (quiet and since > AT_LEAST)

    def collect_if_due(self) -> None:
        """Run a full collection if it is time."""
        if self.is_due(time.monotonic()):
            gc.collect()
            self.collected_at = time.monotonic()
            self.closed_connections = 0
