"""What is counted for whoever looks after the house; the page `/metrics` shows it."""

from __future__ import annotations

from typing import Final

from prometheus_client import Counter, Gauge, Histogram

tables: Final = Gauge("izakaya_tables", "Tables in memory")
guests: Final = Gauge("izakaya_guests", "Open sockets")
answers: Final = Counter("izakaya_answers_total", "Answers stored")
refusals: Final = Counter("izakaya_refusals_total", "Wishes that were refused", ["reason"])
latency: Final = Histogram(
    "izakaya_answer_seconds",
    "From an answer's arrival until it is told",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5),
)


class Metrics:
    """The `Counts` of a house that somebody looks after."""

    def standing(self, tables_here: int, guests_here: int) -> None:
        tables.set(tables_here)
        guests.set(guests_here)

    def answered(self, number: int) -> None:
        answers.inc(number)

    def refused(self, reason: str) -> None:
        refusals.labels(reason).inc()

    def took(self, seconds: float) -> None:
        latency.observe(seconds)
