"""How far a deck is from all targets, as one number: 0 is on target everywhere."""

from __future__ import annotations

from collections.abc import Mapping

from izakaya.lab.target import Target, Targets
from izakaya.lab.verdict import Figures, of_kind


def cost_of(target: Target, figures: Figures) -> float:
    """How many widths of its range a figure lies outside. Of several of a kind, the mean and the worst count half each: all of them
    should come nearer, and none should be left behind.
    """
    outside = [target.excess(estimate.value) for estimate in figures.values() if estimate.known]
    return (sum(outside) / len(outside) + max(outside)) / 2 if outside else 0.0


def costs(measured: Mapping[int, Figures], targets: Targets) -> dict[str, float]:
    """What each target costs, at all numbers of players together."""
    found: dict[str, float] = {}
    for seats, figures in measured.items():
        for kind, target in targets.get(seats, {}).items():
            found[kind] = found.get(kind, 0.0) + cost_of(target, of_kind(figures, kind))
    return found
