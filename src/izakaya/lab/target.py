"""Targets: between which bounds a figure should lie, for which numbers of players; and whether it does."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from math import inf, isfinite
from typing import Final

from izakaya.lab.estimate import EQUAL, Estimate
from izakaya.table.errors import IzakayaError, short

LONGEST_FILE: Final = 65536
REACHED: Final = "reached"
MISSED: Final = "missed"
UNSURE: Final = "not sure"
MARKS: Final = {REACHED: "✓", MISSED: "✗", UNSURE: "?"}


class BadTargets(IzakayaError):
    """A file of targets that cannot be read, or that asks for something that cannot be."""


@dataclass(frozen=True)
class Target:
    """At least, at most, or both."""

    least: float = -inf
    most: float = inf

    def verdict(self, estimate: Estimate) -> str:
        """Reached or missed if the whole interval lies within the bounds or beyond one of them; otherwise more games are needed."""
        if self.least - EQUAL <= estimate.low and estimate.high <= self.most + EQUAL:
            return REACHED
        if estimate.high < self.least - EQUAL or estimate.low > self.most + EQUAL:
            return MISSED
        return UNSURE

    def excess(self, value: float) -> float:
        """How far a value lies outside, in widths of the range; 0 inside. A range with one bound is as wide as that bound is high."""
        over = max(self.least - value, value - self.most, 0.0)
        return over / self.width if over > EQUAL else 0.0

    @property
    def width(self) -> float:
        if self.least > -inf and self.most < inf:
            return self.most - self.least
        return self.least if self.least > -inf else self.most

    def as_dict(self) -> dict[str, float | None]:
        """For programs: a bound that there is not is null."""
        least, most = (bound if isfinite(bound) else None for bound in (self.least, self.most))
        return {"least": least, "most": most}

    def widened(self, share: float) -> Target:
        """The same, with bounds so much farther out."""
        return Target(self.least * (1 - share), self.most * (1 + share))


@dataclass(frozen=True)
class Wanted:
    """What a figure is and may be: `most` is the largest value that makes sense (1 for a share), `percent` how it is written."""

    title: str
    most: float = inf
    percent: bool = False


#: For each number of players, the targets by the name of their figure.
Targets = Mapping[int, Mapping[str, Target]]


def read_targets(text: str, known: Mapping[str, Wanted], least: int, most: int) -> Targets:
    """The targets in a TOML file: a section for each span of numbers of players; whatever is wrong is said in one sentence."""
    if len(text) > LONGEST_FILE:
        raise BadTargets(
            f"A file of targets has at most {LONGEST_FILE} characters, this one has {len(text)}."
        )
    try:
        sections = tomllib.loads(text)
    except (ValueError, RecursionError) as problem:
        raise BadTargets(f"The targets are not TOML: {problem}.") from None
    found: dict[int, dict[str, Target]] = {}
    for span, entries in sections.items():
        if not isinstance(entries, dict):
            raise BadTargets(
                f"The targets stand in sections such as [{least}-{most}]; {short(span)!r} stands in none."
            )
        targets = {name: read_target(span, name, entry, known) for name, entry in entries.items()}
        for seats in read_span(span, least, most):
            if seats in found:
                raise BadTargets(f"The targets have two sections for {seats} players.")
            found[seats] = targets
    if not found:
        raise BadTargets(f"The targets are empty; they begin with a section such as [{least}-{most}].")
    return found


def read_span(span: str, least: int, most: int) -> range:
    first, _, last = span.partition("-")
    last = last or first
    if not (first.isascii() and first.isdigit() and last.isascii() and last.isdigit()):
        raise BadTargets(
            f"A section of the targets is a span of players such as [{least}-{most}], not [{span[:40]}]."
        )
    if not least <= int(first[:9]) <= int(last[:9]) <= most:
        raise BadTargets(
            f"The section [{span[:40]}] of the targets does not lie between {least} and {most} players."
        )
    return range(int(first), int(last) + 1)


def read_target(span: str, name: str, entry: object, known: Mapping[str, Wanted]) -> Target:
    where = f"The target {name[:40]!r} in [{span[:40]}]"
    if name not in known:
        raise BadTargets(f"{where} is of no figure that is measured; there are: {', '.join(known)}.")
    if not isinstance(entry, dict) or not entry or not set(entry) <= {"least", "most"}:
        raise BadTargets(f"{where} needs bounds, as in {{ least = 4, most = 6 }}.")
    highest = known[name].most
    for bound in entry.values():
        is_number = isinstance(bound, (int, float)) and not isinstance(bound, bool)
        # Without a highest value infinity would do, and no figure ever gets there.
        if not is_number or not 0 <= bound <= highest or not bound < inf:
            span_of = f"from 0 to {highest:g}" if highest < inf else "of 0 or more"
            raise BadTargets(f"{where} has a bound {short(bound)!r}; it is a number {span_of}.")
    target = Target(float(entry.get("least", -inf)), float(entry.get("most", inf)))
    if target.width <= 0:
        raise BadTargets(f"{where} leaves no room between its bounds.")
    return target
