"""A figure of many games, and how far it can be trusted: the interval in which it lies nineteen times in twenty."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import inf, isfinite, nan, sqrt
from statistics import median
from typing import Final

from izakaya.lab.strength import NINETEEN_IN_TWENTY, wilson

EQUAL: Final = 1e-9  # closer than this is the same
#: From so many games on a mean is taken to be normally distributed.
MANY: Final = 100
#: Fewer games than this that are all alike are no reason to be sure.
ALIKE: Final = 20
#: Student's quantiles for means of two to ten games, where the series is not good enough.
STUDENT: Final = (12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622)


@dataclass(frozen=True)
class Estimate:
    """`value` lies between `low` and `high`, nineteen times in twenty; `count` says of how many games (or uses of a card) it is made."""

    value: float
    low: float
    high: float
    count: int

    @property
    def known(self) -> bool:
        """Whether there was anything to count at all."""
        return self.count > 0

    def times(self, factor: float) -> Estimate:
        """The same in another measure."""
        return Estimate(self.value * factor, self.low * factor, self.high * factor, self.count)

    def as_dict(self) -> dict[str, float | int | None]:
        """For programs: what is not known is null."""
        value, low, high = (part if isfinite(part) else None for part in (self.value, self.low, self.high))
        return {"value": value, "low": low, "high": high, "count": self.count}


UNKNOWN: Final = Estimate(nan, -inf, inf, 0)


def rate(part: float, whole: int) -> Estimate:
    """So many of so many. A part may be a fraction, as in a shared victory: then the interval is rather too wide than too narrow."""
    if not whole:
        return UNKNOWN
    return Estimate(part / whole, *wilson(part, whole), whole)


def average(values: Sequence[float]) -> Estimate:
    """The mean of a count for each game; counts are never below 0, and so is no mean of them."""
    found = mean_of(values)
    return found if found.low == -inf else replace(found, low=max(0.0, found.low))


def mean_of(values: Sequence[float]) -> Estimate:
    """The mean, with an interval from the values' own spread. A few that are all alike say nothing of how far others may lie."""
    count = len(values)
    if not count:
        return UNKNOWN
    mean = sum(values) / count
    alike = max(values) - min(values) < EQUAL
    if count == 1 or (alike and count < ALIKE):
        return Estimate(mean, -inf, inf, count)
    span = beyond(count) * sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)
    return Estimate(mean, mean - span, mean + span, count)


def beyond(count: int) -> float:
    """So many standard errors off a mean of so many values chance goes once in twenty times: Student's quantile, as the spread itself is
    only known from these values. From a hundred on that makes no difference to speak of.
    """
    freedom = count - 1
    if freedom <= len(STUDENT):
        return STUDENT[freedom - 1]
    z = NINETEEN_IN_TWENTY
    if count >= MANY:
        return z
    # The first terms of its series (Abramowitz and Stegun, 26.7.5).
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def middle(values: Sequence[float]) -> Estimate:
    """The median. Its interval goes from one of the values to another, so many places off the middle that chance seldom goes farther."""
    count = len(values)
    if not count:
        return UNKNOWN
    ordered = sorted(values)
    place = int((count - NINETEEN_IN_TWENTY * sqrt(count)) / 2)
    if place < 1:
        return Estimate(median(ordered), -inf, inf, count)
    return Estimate(median(ordered), ordered[place - 1], ordered[count - place], count)


def difference(one: Estimate, other: Estimate) -> Estimate:
    """How much more the one is than the other, which was measured in other games."""
    if not (one.known and other.known):
        return UNKNOWN
    value = one.value - other.value
    below = sqrt((one.value - one.low) ** 2 + (other.high - other.value) ** 2)
    above = sqrt((one.high - one.value) ** 2 + (other.value - other.low) ** 2)
    return Estimate(value, value - below, value + above, min(one.count, other.count))
