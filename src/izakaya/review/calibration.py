"""From how often quick players win to how likely a win is.

Quick players are weaker than those whose game is looked back at, and all alike, so their games are more even, or less, than real ones.
How much was found in many games of adepts (`izakaya calibrate` plays them and writes `calibration.json`, with where it comes from):
there the logarithm of the odds is a straight line of what the playouts say and of how many sit at the table. A game of which nothing is
known there keeps the plain shares.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import exp, log
from typing import Any, Final

WHOLE: Final = "whole"
SEAT: Final = "seat"
SIGHTS: Final = (WHOLE, SEAT)
"""As the whole table shows it, and as a seat could see it."""
FILE: Final = "calibration.json"
UNSEEN: Final = 0.5  # of a game: a share of none or all of them is not believed to be nothing or everything


@dataclass(frozen=True)
class Calibration:
    """`slope` times the log odds of the share, and `crowd` times those of a fair share at the table, from `level` on."""

    level: float
    slope: float
    crowd: float

    def chance(self, share: float, games: int, seats: int) -> float:
        """How likely a win is, if this share of so many games was won."""
        return even(self.level + self.slope * log_odds(share, games) + self.crowd * log_odds_of_fair(seats))


AS_IT_IS: Final = Calibration(0.0, 1.0, 0.0)


def log_odds(share: float, games: int) -> float:
    share = (share * games + UNSEEN) / (games + 2 * UNSEEN)
    return log(share / (1.0 - share))


def log_odds_of_fair(seats: int) -> float:
    return -log(seats - 1.0)


def even(odds: float) -> float:
    """The probability that has these log odds."""
    return 1.0 / (1.0 + exp(-odds))


@cache
def known() -> dict[str, Any]:
    """What `calibration.json` holds, by game."""
    found: dict[str, Any] = json.loads(files(__package__).joinpath(FILE).read_text(encoding="utf-8"))
    return found


def line_of(game: str, sight: str) -> Calibration:
    """What is known of a game, looked at so."""
    lines = known().get(game, {}).get("lines", {})
    return Calibration(**lines[sight]) if sight in lines else AS_IT_IS
