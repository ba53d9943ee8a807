"""The levels, and a bot of each."""

from __future__ import annotations

from typing import Final

from izakaya.bots.adept_and_master import Adept, Master
from izakaya.bots.novice import Novice
from izakaya.bots.player import BadBudget, Player, UnknownBot
from izakaya.bots.random_player import RandomPlayer
from izakaya.bots.thinking.temper import EVEN, UnknownTemperament, temper_of
from izakaya.table.chance import fresh_seed
from izakaya.table.errors import did_you_mean

BOTS: Final = ("master", "adept", "novice", "random")
"""The levels, from the strongest to the yardstick."""
WITH_TEMPERAMENT: Final = ("master", "adept")


def bot(
    level: str,
    seed: int | None = None,
    *,
    seconds: float | None = None,
    iterations: int | None = None,
    temperament: str = "even",
) -> Player:
    """A bot of this level, for any game. The seed decides its moods and its luck in thinking.

    A budget, in seconds or iterations for one decision, is for the master; with iterations alone the same seed
    plays the same game. The adept and the master have a temperament.
    """
    if level not in BOTS:
        raise UnknownBot(
            f"There is no bot {str(level)[:40]!r}; there are: {', '.join(BOTS)}.{did_you_mean(level, BOTS)}"
        )
    temper = temper_of(temperament)
    if temper is not EVEN and level not in WITH_TEMPERAMENT:
        raise UnknownTemperament(
            f"Only adepts and masters have a temperament: {level} is never {temperament}."
        )
    if seed is None:
        seed = fresh_seed()
    if level == "master":
        return Master(seed, temper, seconds, iterations)
    if seconds is not None or iterations is not None:
        raise BadBudget(f"Only the master thinks ahead: {level} needs no seconds or iterations.")
    if level == "adept":
        return Adept(seed, temper)
    return Novice(seed) if level == "novice" else RandomPlayer(seed)
