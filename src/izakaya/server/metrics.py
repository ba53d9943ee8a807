"""Prometheus metrics, on a port of their own that only this machine can reach.

Nothing is counted that a reaction window hides: neither that somebody has answered in one nor how long it took.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, start_http_server
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

# Without what the library would add of the process: its time and memory tell when somebody thinks.
registry: Final = CollectorRegistry()
tables: Final = Gauge("izakaya_tables", "Tables in memory", registry=registry)
guests: Final = Gauge("izakaya_guests", "Open sockets", registry=registry)
refusals: Final = Counter("izakaya_refusals_total", "Wishes that were refused", ["reason"], registry=registry)
SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5)


class AnswerMetrics(Collector):
    """Counter and latency histogram of answers: plain numbers, which cost next to nothing until Prometheus collects them."""

    def __init__(self) -> None:
        self.stored = 0
        self.seconds = 0.0
        self.within = [0] * (len(SECONDS) + 1)  # of each length, the last is longer than all

    def observe_latency(self, seconds: float) -> None:
        self.seconds += seconds
        self.within[bisect_left(SECONDS, seconds)] += 1

    def collect(self) -> Iterator[CounterMetricFamily | HistogramMetricFamily]:
        yield CounterMetricFamily("izakaya_answers", "Answers stored", value=self.stored)
        buckets: list[tuple[str, float]] = []
        up_to_here = 0
        for length, number in zip((*map(float, SECONDS), "+Inf"), self.within, strict=True):
            up_to_here += number
            buckets.append((str(length), up_to_here))
        yield HistogramMetricFamily(
            "izakaya_answer_seconds",
            "From an answer's arrival until it is told",
            buckets=buckets,
            sum_value=self.seconds,
        )


answers: Final = AnswerMetrics()
registry.register(answers)


class PrometheusMetrics:
    """`Metrics` of a server, exported to Prometheus."""

    def set_gauges(self, tables_here: int, guests_here: int) -> None:
        tables.set(tables_here)
        guests.set(guests_here)

    def answered(self, number: int) -> None:
        answers.stored += number

    def refused(self, reason: str) -> None:
        refusals.labels(reason).inc()

    def observe_latency(self, seconds: float) -> None:
        answers.observe_latency(seconds)


def serve_metrics(port: int, host: str = "127.0.0.1") -> None:
    """Serve `/metrics` for Prometheus on a port of its own."""
    start_http_server(port, addr=host, registry=registry)
