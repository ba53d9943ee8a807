"""One trial of a study: some games with one deck, and how far it is from the targets. It is whole in itself, so any worker can do it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from izakaya.lab.books import BOOKS
from izakaya.lab.cost import costs
from izakaya.lab.evening import Evening, play
from izakaya.lab.other_deck import DECK
from izakaya.lab.target import Targets
from izakaya.lab.tuning import Point
from izakaya.lab.verdict import Figures

ADEPT: Final = "adept"
#: What a trial costs besides its targets.
UNFITTED: Final = "unfitted"


@dataclass(frozen=True)
class Trial:
    """The evenings with one deck, for one number of players after the other. Once it costs more than `limit` it is given up: what it
    costs never becomes less.
    """

    number: int
    evenings: tuple[Evening, ...]
    targets: Targets
    limit: float


@dataclass(frozen=True)
class Tried:
    """What each target costs, or has cost until the trial was given up."""

    number: int
    costs: dict[str, float]
    given_up: bool

    @property
    def cost(self) -> float:
        return sum(self.costs.values())


@dataclass(frozen=True)
class Found:
    """A trial that was played to its end."""

    number: int
    point: Point
    cost: float
    costs: Mapping[str, float]


def try_out(trial: Trial) -> Tried:
    """Play it."""
    measured: dict[int, Figures] = {}
    found: dict[str, float] = {}
    for evening in trial.evenings:
        measured[evening.seats] = figures_of(evening)
        found = costs(measured, trial.targets) | unfitted(evening, found)
        if len(measured) < len(trial.evenings) and sum(found.values()) > trial.limit:
            return Tried(trial.number, found, given_up=True)
    return Tried(trial.number, found, given_up=False)


def unfitted(evening: Evening, before: Mapping[str, float]) -> dict[str, float]:
    """What it costs that adepts do not play to win with this deck, at all numbers of players so far together; a quarter of the games."""
    tuning = BOOKS[evening.game].tuning
    if tuning is None or evening.player != ADEPT:
        return {}
    more = tuning.unfitted(evening.options.get(DECK, ""), evening.seats, -(-evening.games // 4), evening.seed)
    return {UNFITTED: before.get(UNFITTED, 0.0) + more}


def figures_of(evening: Evening) -> Figures:
    """All games of an evening, played here and now."""
    book = BOOKS[evening.game]
    sheets = (book.note(play(evening, number)) for number in range(evening.games))
    return book(evening.seats, sheets, evening.options).figures()
