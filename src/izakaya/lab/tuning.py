"""What can be tuned: a deck as a point in a space of whole numbers, and a point as a deck.

A game that can be tuned makes a class of `Tuning` and names it in its book. Whatever is printed in the box has no knob.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

Point = Mapping[str, int]
#: A neighbour differs in at most so many knobs, and in each by at most such a part of its span.
FEW: Final = 4
NEAR: Final = 8


@dataclass(frozen=True)
class Knob:
    """A whole number that may be changed, within these bounds. Of a `name`, neighbouring numbers have nothing in common."""

    least: int
    most: int
    name: bool = False

    def near(self, value: int, luck: Random) -> int:
        """Another value not far from this one."""
        span = self.most - self.least if self.name else max(1, (self.most - self.least) // NEAR)
        others = [
            other
            for other in range(max(self.least, value - span), min(self.most, value + span) + 1)
            if other != value
        ]
        return luck.choice(others) if others else value


class Tuning(ABC):
    """The space of all decks that can be made of some decks to start from, the first of which is the house's."""

    def __init__(self, starts: Sequence[str]) -> None:
        self.starts = list(starts)

    @classmethod
    @abstractmethod
    def house(cls) -> str:
        """The text of the house's deck."""

    @abstractmethod
    def knobs(self) -> dict[str, Knob]:
        """All that may be changed."""

    @abstractmethod
    def start(self, which: int) -> Point:
        """The point that is exactly this deck to start from."""

    @abstractmethod
    def deck(self, point: Point) -> str:
        """The text of the deck at a point."""

    @abstractmethod
    def facts(self, deck: str) -> dict[str, str]:
        """What can differ between two decks, in words, for whoever compares them."""

    def neighbour(self, point: Point, luck: Random) -> Point:
        """Another point in which a few knobs are turned a little."""
        knobs = {name: knob for name, knob in self.knobs().items() if knob.least < knob.most}
        turned = luck.sample(sorted(knobs), min(luck.randint(1, FEW), len(knobs)))
        return {**point, **{name: knobs[name].near(point[name], luck) for name in turned}}
