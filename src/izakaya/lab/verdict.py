"""Figures beside their targets: which are reached, which are missed, and for which more games are needed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from izakaya.lab.book import Book, heads
from izakaya.lab.estimate import Estimate
from izakaya.lab.figures import table
from izakaya.lab.target import MARKS, MISSED, REACHED, UNSURE, Target, Targets, Wanted
from izakaya.lab.writing import bounds, shown, with_interval

#: How many of a kind are named as missed before the rest is only counted.
NAMED: Final = 6
Figures = Mapping[str, Estimate]
HEADING: Final = "What a good night looks like"


def kind_of(name: str) -> str:
    """The kind of a figure, by which its target is named: `samurai` of `samurai/tomoe-gozen`."""
    return name.partition("/")[0]


def of_kind(figures: Figures, kind: str) -> dict[str, Estimate]:
    return {name: estimate for name, estimate in figures.items() if kind_of(name) == kind}


def verdict_on(target: Target, estimates: Iterable[Estimate]) -> str:
    """Of several figures all must reach a target, and one that misses it is enough to miss it."""
    verdicts = {target.verdict(estimate) for estimate in estimates}
    if MISSED in verdicts:
        return MISSED
    return REACHED if verdicts == {REACHED} else UNSURE


def measured_in(books: Iterable[Book[Any]]) -> dict[int, Figures]:
    """All figures, by number of players."""
    return {book.seats: book.figures() for book in books}


def chapter(books: Sequence[Book[Any]], targets: Targets, heading: str = HEADING) -> list[str]:
    """A row for each target, a column for each number of players; then what was missed, by name."""
    wanted = books[0].wanted
    measured = measured_in(books)
    rows = [
        [wanted[kind].title, target_words(kind, measured, targets, wanted[kind])]
        + [
            cell(of_kind(figures, kind), targets.get(seats, {}).get(kind), wanted[kind])
            for seats, figures in measured.items()
        ]
        for kind in wanted
    ]
    lines = [
        f"## {heading}",
        "",
        "Each figure with the interval in which it lies nineteen times in twenty: ✓ the whole interval is within the target, ✗ all of it "
        "is outside, ? more games are needed to say. Of several figures the lowest and the highest are shown, and below which they are.",
        "",
        *table(["", "target", *heads(books)], rows),
        "",
    ]
    lines += extremes(measured, type(books[0]))
    missed = list(misses(measured, targets, type(books[0])))
    if missed:
        lines += ["Outside the target for sure:", "", *missed, ""]
    return lines


def target_words(kind: str, measured: Iterable[int], targets: Targets, wanted: Wanted) -> str:
    """The target, or the targets if they differ with the number of players."""
    found = [targets[seats][kind] for seats in measured if kind in targets.get(seats, {})]
    return "; ".join(dict.fromkeys(bounds(target, wanted.percent) for target in found))


def cell(estimates: Figures, target: Target | None, wanted: Wanted) -> str:
    known = [estimate for estimate in estimates.values() if estimate.known]
    if not known:
        return "–"
    if len(estimates) == 1:
        words = with_interval(known[0], wanted.percent)
    else:
        ordered = sorted(known, key=lambda estimate: estimate.value)
        words = f"{shown(ordered[0].value, wanted.percent)} … {shown(ordered[-1].value, wanted.percent)}"
    return words if target is None else f"{words} {MARKS[verdict_on(target, known)]}"


def extremes(measured: Mapping[int, Figures], book: type[Book[Any]]) -> list[str]:
    """Of a kind with several figures, which is the lowest and which the highest: a row for each, a column for each number of players."""
    rows: list[list[str]] = []
    for kind, what in book.wanted.items():
        found = {seats: of_kind(figures, kind) for seats, figures in measured.items()}
        if not any(name != kind for figures in found.values() for name in figures):
            continue  # there is but one
        for words, pick in (("lowest", min), ("highest", max)):
            cells = []
            for figures in found.values():
                known = {name: each.value for name, each in figures.items() if each.known}
                name = pick(known, key=lambda name: known[name], default=None)
                cells.append(
                    "–"
                    if name is None
                    else f"{book.called(name)} {with_interval(figures[name], what.percent)}"
                )
            rows.append([f"{words} {kind}", *cells])
    return [*table(["", *map(str, measured)], rows), ""] if rows else []


def misses(measured: Mapping[int, Figures], targets: Targets, book: type[Book[Any]]) -> Iterable[str]:
    """A line for each number of players and kind with several figures: those that miss their target, the farthest first."""
    for seats, figures in measured.items():
        for kind, target in targets.get(seats, {}).items():
            several = of_kind(figures, kind)
            if len(several) == 1:
                continue
            missed = {name: each for name, each in several.items() if target.verdict(each) == MISSED}
            names = sorted(missed, key=lambda name: target.excess(missed[name].value), reverse=True)
            said = [
                f"{book.called(name)} {shown(missed[name].value, book.wanted[kind].percent)}"
                for name in names[:NAMED]
            ]
            if said:
                more = f", and {len(names) - NAMED} more" if len(names) > NAMED else ""
                yield f"- {seats} players, {kind}: {', '.join(said)}{more}"
