"""Figures of many games: means, spans, shares, and tables of them in Markdown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence


def mean(values: Sequence[int]) -> float:
    return sum(values) / len(values) if values else 0.0


def quantile(values: Sequence[int], share: float) -> int:
    """The smallest value that at least this share of all values does not exceed."""
    ordered = sorted(values)
    at = -int(-share * len(ordered) // 1) - 1  # rounded up
    return ordered[min(max(at, 0), len(ordered) - 1)] if ordered else 0


def length(values: Sequence[int]) -> list[str]:
    """Mean, median, and the span of nine games in ten."""
    span = f"{quantile(values, 0.05)}–{quantile(values, 0.95)}"
    return [f"{mean(values):.1f}", str(quantile(values, 0.5)), span]


def percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "–"


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    """A table in Markdown: the first column is words, the others are numbers."""
    lines = [f"| {' | '.join(head)} |", "|---|" + "---:|" * (len(head) - 1)]
    return lines + [f"| {' | '.join(row)} |" for row in rows]
