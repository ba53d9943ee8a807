"""Metrics interface of the house. A house without an administrator has none."""

from __future__ import annotations

from typing import Protocol


class Metrics(Protocol):
    """Gauges, counters and latencies that a house reports."""

    def set_gauges(self, tables: int, guests: int) -> None:
        """Tables in memory, and open connections."""
        ...

    def answered(self, number: int) -> None:
        """So many answers were stored."""
        ...

    def refused(self, reason: str) -> None: ...

    def observe_latency(self, seconds: float) -> None:
        """Seconds from an answer's arrival until it was told."""
        ...


class NoMetrics:
    """`Metrics` that count nothing."""

    def set_gauges(self, tables: int, guests: int) -> None: ...

    def answered(self, number: int) -> None: ...

    def refused(self, reason: str) -> None: ...

    def observe_latency(self, seconds: float) -> None: ...
