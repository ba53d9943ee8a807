"""What is counted of a house, for whoever looks after it. A house that nobody looks after counts nothing."""

from __future__ import annotations

from typing import Protocol


class Metrics(Protocol):
    def set_gauges(self, tables: int, guests: int) -> None:
        """So many tables in memory, and so many open lines."""
        ...

    def answered(self, number: int) -> None:
        """So many answers were stored."""
        ...

    def refused(self, reason: str) -> None: ...

    def observe_latency(self, seconds: float) -> None:
        """From an answer's arrival until it was told."""
        ...


class NoMetrics:
    """`Counts` of nothing."""

    def set_gauges(self, tables: int, guests: int) -> None: ...

    def answered(self, number: int) -> None: ...

    def refused(self, reason: str) -> None: ...

    def observe_latency(self, seconds: float) -> None: ...
