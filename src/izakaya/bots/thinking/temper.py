"""Temperaments: the same judgement, with more love for one thing than for another."""

from __future__ import annotations

from typing import Final, final

from izakaya.table.errors import IzakayaError, did_you_mean


class UnknownTemperament(IzakayaError):
    """A temperament that no bot has."""


@final
class Temper:
    """How much blows, own wounds and the prize itself count, beside what they count to an even-tempered player."""

    def __init__(self, aggression: float, caution: float, thirst: float) -> None:
        self.aggression = aggression
        self.caution = caution
        self.thirst = thirst


TEMPERS: Final = {
    "even": Temper(1.0, 1.0, 1.0),
    "aggressive": Temper(2.2, 0.6, 0.8),
    "careful": Temper(0.6, 2.0, 1.0),
    "thirsty": Temper(0.7, 0.8, 1.8),
}
"""The temperaments of adepts and masters."""
EVEN: Final = TEMPERS["even"]


def temper_of(name: object) -> Temper:
    if not isinstance(name, str) or name not in TEMPERS:
        raise UnknownTemperament(
            f"There is no temperament {str(name)[:40]!r}; there are: {', '.join(TEMPERS)}.{did_you_mean(name, TEMPERS)}"
        )
    return TEMPERS[name]
