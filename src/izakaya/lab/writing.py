"""Figures with their intervals as they stand in a report."""

from __future__ import annotations

from math import inf

from izakaya.lab.estimate import Estimate
from izakaya.lab.target import Target


def with_interval(estimate: Estimate, percent: bool = False) -> str:
    """`4.20 (4.00–4.40)`, or `12.5 % (10.5–14.7)`."""
    if not estimate.known:
        return "–"
    value = shown(estimate.value, percent) + (" %" if percent else "")
    if estimate.low == -inf:
        return value
    return f"{value} ({shown(estimate.low, percent)}–{shown(estimate.high, percent)})"


def bounds(target: Target, percent: bool = False) -> str:
    """`4–6`, `at least 0.5`, `under 35 %`."""
    unit = " %" if percent else ""
    least, most = (f"{bound * (100 if percent else 1):g}" for bound in (target.least, target.most))
    if target.least == -inf:
        return f"under {most}{unit}"
    if target.most == inf:
        return f"at least {least}{unit}"
    return f"{least}–{most}{unit}"


def shown(value: float, percent: bool) -> str:
    return f"{100 * value:.1f}" if percent else f"{value:.2f}"
