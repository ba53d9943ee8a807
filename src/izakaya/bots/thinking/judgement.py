"""Judgement: what an experienced player thinks of the options at a glance, without looking ahead.

It is used three ways: the adept plays by it, search imagines by it how a game goes on, and it gives the reasons that a bot can put
into words. It judges for the seat that is asked, from what that seat may know: what lies open and its own hand. A table in search
holds other hands too, dealt anew; to look at them here would be to cheat, and to play badly on the true table.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from izakaya.table.chance import Chance
from izakaya.table.table import Table

MOST_OPTIONS: Final = 256
NO_WORTHS: Final = vec[float]([0.0] * MOST_OPTIONS)
NEVER: Final = -1000.0  # an option that no sensible player considers
SENSIBLE: Final = -500.0
HOPELESS: Final = 3.0  # options so many warmths below the best are left out
WORD: Final = 4294967296.0


class Judgement:
    """The judgement of one game. `worths[i]` is what option `i` of those offered is worth; 1 is about one point of victory."""

    def __init__(self) -> None:
        self.worths: vec[float] = NO_WORTHS[:]
        self.likely: vec[float] = NO_WORTHS[:]
        self.care: i64 = 50  # decisions of an imagined game that are weighed; later ones are made in haste

    def weigh(self, t: Table, count: i64) -> None:
        """Write into `worths` what each of the options just asked for is worth to the asked seat. Here: all the same."""
        for i in range(count):
            self.worths[i] = 0.0

    def reflex(self, t: Table, in_haste: bool) -> i64:
        """An answer that needs no thought in imagined games, not even what else is on offer; -1 if the question does need it.

        Only for questions that surely offer two options or more. In haste, more is done without a thought.
        """
        return -1

    def hasty(self, t: Table, count: i64, chance: Chance) -> i64:
        """The place of a passable answer to what has just been asked, without weighing anything; -1 if it must be weighed.

        For the later part of imagined games, in which the sides of an imagined table are no secret any more.
        """
        return -1

    def value(self, t: Table, seat: i64) -> float:
        """How a table stands for a seat, from 0 (lost) to 1 (won); of a table that is over, what it got."""
        if t.over:
            return 1.0 if int(seat) in t.score().winners else 0.0
        return 0.5

    def believe(self, t: Table, seat: i64, chance: Chance) -> None:
        """Let a table dealt anew for this seat fit what its players have done: the better a deal fits, the oftener it comes."""

    def pick(self, count: i64, warmth: float, chance: Chance) -> i64:
        """The place of one of the options weighed: the better the likelier, the more so the smaller the warmth."""
        worths = self.worths
        likely = self.likely
        best = worths[0]
        for i in range(i64(1), count):
            if worths[i] > best:
                best = worths[i]
        # (1 + x/3)**3 is near enough to exp(x), and far cheaper.
        slope = 1.0 / (HOPELESS * warmth)
        level = 1.0 - best * slope
        total = 0.0
        for i in range(count):
            near = level + worths[i] * slope
            if near > 0.0:
                near = near * near * near
                total += near
            else:
                near = 0.0
            likely[i] = near
        lot = float(chance.word()) / WORD * total
        last: i64 = 0
        for i in range(count):
            near = likely[i]
            if near > 0.0:
                last = i
                lot -= near
                if lot < 0.0:
                    break
        return last

    def best(self, count: i64, noise: float, chance: Chance) -> i64:
        """The place of the best option, where worths closer together than the noise are as good as equal."""
        worths = self.worths
        best: i64 = 0
        most = NEVER * 2.0
        for i in range(count):
            liking = worths[i] + noise * float(chance.word()) / WORD
            if liking > most:
                most = liking
                best = i
        return best
