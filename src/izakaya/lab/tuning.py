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
#: So many points are drawn to find one that may be tried: about every third is.
TRIES: Final = 200
#: A neighbour differs in at most so many knobs, and in each by at most such a part of its span.
FEW: Final = 4
NEAR: Final = 8
#: Such a part of all neighbours has a whole family turned.
TOGETHER: Final = 0.4


@dataclass(frozen=True)
class Knob:
    """A whole number that may be changed, within these bounds. Of a `name`, neighbouring numbers have nothing in common."""

    least: int
    most: int
    name: bool = False

    @property
    def span(self) -> int:
        """How far is near."""
        return self.most - self.least if self.name else max(1, (self.most - self.least) // NEAR)

    def near(self, value: int, luck: Random) -> int:
        """Another value not far from this one."""
        least, most = max(self.least, value - self.span), min(self.most, value + self.span)
        return luck.choice([other for other in range(least, most + 1) if other != value])

    def moved(self, value: int, part: float) -> int:
        """A value such a part of what is near higher, or lower if it is negative."""
        return min(max(value + round(part * self.span), self.least), self.most)


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
        """What can differ between two decks, in words, for comparison."""

    def possible(self, point: Point) -> bool:
        """Whether the deck at a point may be tried; a game may ask more of a deck than that it can be played."""
        return True

    @classmethod
    def unfitted(cls, deck: str, seats: int, deals: int, seed: int) -> float:
        """What a deck costs on which the players of the lab do not play to win: their figures are not to be believed. 0: they do."""
        return 0.0

    def neighbour(self, point: Point, luck: Random) -> Point:
        """Another point that may be tried; the same one if none is found."""
        others = (self.turned(point, luck) for _ in range(TRIES))
        return next((other for other in others if self.possible(other)), point)

    def turned(self, point: Point, luck: Random) -> Point:
        """Another point: a few knobs are turned a little, or all of a family the same way, as all lives or all levels of a box."""
        knobs = {name: knob for name, knob in self.knobs().items() if knob.least < knob.most}
        if luck.random() < TOGETHER:
            families: dict[str, list[str]] = {}
            for name, knob in knobs.items():
                if not knob.name:
                    families.setdefault(name.partition("/")[0], []).append(name)
            part = luck.choice((-1, 1)) * luck.uniform(0.5, 1)
            family = families[luck.choice(sorted(families))]
            return {**point, **{name: knobs[name].moved(point[name], part) for name in family}}
        turned = luck.sample(sorted(knobs), min(luck.randint(1, FEW), len(knobs)))
        return {**point, **{name: knobs[name].near(point[name], luck) for name in turned}}
