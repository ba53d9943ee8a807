"""How a novice chooses: every option gets a liking, moods are added, the best liked is played."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from izakaya.table.chance import Chance

Option = dict[str, str | int]
"""One of the options of a view."""
MOOD: Final = 12


def best_liked(options: Iterable[Option], like: Callable[[Option], float], chance: Chance) -> int:
    """The number of the option that is liked best today; of equals, the first."""
    moods = [(like(option) + int(chance.below(MOOD)), option) for option in options]
    return int(max(moods, key=lambda each: each[0])[1]["option"])
