"""The same games with another value of a setting, such as each location: what changes visibly, and what leaves its range."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from izakaya.lab.book import Book, heads
from izakaya.lab.estimate import Estimate, difference
from izakaya.lab.figures import table
from izakaya.lab.target import MISSED, Target, Targets
from izakaya.lab.verdict import Figures, extremes, measured_in, of_kind, verdict_on
from izakaya.lab.writing import shown, with_interval

#: By how much a value of a setting may leave the ranges of the plain table.
LEEWAY: Final = 0.1


def comparison(setting: str, by_value: Mapping[str, Sequence[Book[Any]]], targets: Targets) -> list[str]:
    """A table for each value but the first, which is the plain one."""
    (plain, usual), *others = by_value.items()
    measured = measured_in(usual)
    lines = [
        f"## With each {setting}",
        "",
        f"Beside the {plain}: ↑ and ↓ where a figure has changed visibly (the interval of the difference leaves 0 out; of figures "
        f"that have not changed, one in twenty looks so), ✗ where it surely lies outside its target by more than {LEEWAY:.0%} of "
        "the bound.",
        "",
    ]
    for value, books in others:
        lines += one_value(value, books, measured, measured_in(books), targets)
    return lines


def one_value(
    value: str,
    books: Sequence[Book[Any]],
    usual: Mapping[int, Figures],
    changed: Mapping[int, Figures],
    targets: Targets,
) -> list[str]:
    wanted = books[0].wanted
    rows: list[list[str]] = []
    visible: list[str] = []
    beyond: list[str] = []
    for kind, what in wanted.items():
        cells: list[str] = []
        changes = 0
        for seats, figures in changed.items():
            here, there = of_kind(figures, kind), of_kind(usual.get(seats, {}), kind)
            target = targets.get(seats, {}).get(kind)
            out = target is not None and leaves(target, here)
            if out:
                beyond.append(f"{kind} with {seats}")
            arrow = ""
            if len(here) == 1 and there:
                arrow = arrow_of(difference(here[kind], there[kind]))
                changes += bool(arrow)
            cells.append(" ".join(filter(None, [words(here, what.percent), arrow, "✗" if out else ""])))
        if changes:
            visible.append(f"{kind} ({changes} of {len(changed)})")
        rows.append([what.title, *cells])
    return [
        f"### {value}",
        "",
        f"Changes visibly, at so many numbers of players: {', '.join(visible) or 'nothing'}. "
        f"Beyond its range by more than a tenth: {', '.join(beyond) or 'nothing'}.",
        "",
        *table(["", *heads(books)], rows),
        "",
        *extremes(changed, type(books[0])),
    ]


def leaves(target: Target, figures: Figures) -> bool:
    """Whether one of the figures surely lies outside, by more than the leeway."""
    return verdict_on(target.widened(LEEWAY), figures.values()) == MISSED


def arrow_of(change: Estimate) -> str:
    if change.low > 0:
        return "↑"
    return "↓" if change.high < 0 else ""


def words(figures: Figures, percent: bool) -> str:
    known = [estimate for estimate in figures.values() if estimate.known]
    if len(figures) == 1 and known:
        return with_interval(known[0], percent)
    values = sorted(estimate.value for estimate in known)
    return f"{shown(values[0], percent)} … {shown(values[-1], percent)}" if values else "–"
