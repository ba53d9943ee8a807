"""What is counted for whoever looks after the house, and is nobody else's business: it is shown at a port of its own.

Even there nothing is counted of which a window is to keep silent: neither that somebody has answered in one nor how long it took.
"""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server

# Without what the library would add of the process: its time and memory tell when somebody thinks.
registry: Final = CollectorRegistry()
tables: Final = Gauge("izakaya_tables", "Tables in memory", registry=registry)
guests: Final = Gauge("izakaya_guests", "Open sockets", registry=registry)
answers: Final = Counter("izakaya_answers_total", "Answers stored", registry=registry)
refusals: Final = Counter("izakaya_refusals_total", "Wishes that were refused", ["reason"], registry=registry)
latency: Final = Histogram(
    "izakaya_answer_seconds",
    "From an answer's arrival until it is told",
    registry=registry,
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


def show_at(port: int, host: str = "127.0.0.1") -> None:
    """A page `/metrics` for Prometheus, apart from the house's own."""
    start_http_server(port, addr=host, registry=registry)
