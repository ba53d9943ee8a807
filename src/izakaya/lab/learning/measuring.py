"""How well an outlook foresees games that it was not fitted to: its surprise at who won, and how often what it says comes true."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from izakaya.lab.learning.fitting import Positions, chances

TENTHS: Final = 10
FEW: Final = 400  # games with a look in a tenth: of fewer nothing can be said


@dataclass(frozen=True)
class Tenth:
    """All sides that were said to win with a chance in this tenth: what was said on average, what was won, and how many they were."""

    said: float
    won: float
    sides: int
    games: int


@dataclass(frozen=True)
class Foresight:
    """For one number of seats. `blind` is the surprise of one who thinks all sides alike; `error` is the standard error of the
    surprise, game by game.
    """

    seats: int
    games: int
    looks: int
    surprise: float
    error: float
    blind: float
    tenths: tuple[Tenth, ...]

    @property
    def off(self) -> float:
        """By how much what was said was wrong at most, of the tenths that were said often enough."""
        return max((abs(one.said - one.won) for one in self.tenths if one.games >= FEW), default=0.0)


def foresights(weights: Sequence[float], found: Positions) -> list[Foresight]:
    """For every number of seats."""
    told = chances(list(weights), found)
    return [
        foresight(int(seats), told[found.seats == seats], found.some(found.seats == seats))
        for seats in np.unique(found.seats)
    ]


def foresight(seats: int, told: Any, found: Positions) -> Foresight:
    lost = -np.sum(np.where(found.there, found.won * np.log(np.maximum(told, 1e-12)), 0.0), -1)
    even = np.log(found.there.sum(-1))
    games, which = np.unique(found.games, return_inverse=True)
    mean = float(lost.mean())
    # Looks of one game depend on each other, games do not.
    by_game = np.bincount(which, lost - mean)
    return Foresight(
        seats,
        len(games),
        len(found),
        mean,
        float(np.sqrt(np.sum(by_game**2))) / len(found),
        float(even.mean()),
        tuple(tenths(told, found, which)),
    )


def tenths(told: Any, found: Positions, games: Any) -> list[Tenth]:
    said, won = told[found.there], found.won[found.there]
    owners = np.broadcast_to(games[:, None], found.there.shape)[found.there]
    band = np.minimum((said * TENTHS).astype(int), TENTHS - 1)
    told_of = []
    for number in range(TENTHS):
        inside = band == number
        count = int(inside.sum())
        told_of.append(
            Tenth(
                float(said[inside].mean()) if count else 0.0,
                float(won[inside].mean()) if count else 0.0,
                count,
                len(np.unique(owners[inside])),
            )
        )
    return told_of
