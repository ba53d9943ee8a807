"""The outlook: how likely each side is to win, from what a table shows and no further look.

A small net reads the signs of a side (`table/signs.py`), the mean of the others' and the largest of the others', and gives it a
number; the sides' chances are the softmax of these numbers. What the net weighs by was learned from how games ended
(`lab/learning/`, docs/bots.md) and lies in a file beside the game's signs (`bots/learned.py`).
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from izakaya.table.signs import Signs
from izakaya.table.table import Table

#: The neurons of the two layers.
FIRST: Final = 16
SECOND: Final = 8
#: What a layer sees of every sign: a side's own, the mean of the others', the largest of the others'.
SIGHTS: Final = 3


def net_size(signs: int) -> int:
    """How many weights a net for so many signs has."""
    return SIGHTS * signs * FIRST + FIRST + FIRST * SECOND + SECOND + SECOND


@final
class Outlook:
    """The outlook of one game: its signs, and the weights of its net.

    The weights lie in one row: the first layer, by input and then by neuron, and its biases; the second layer in the same way; the
    output. Neurons are rectified (ReLU). An outlook has scratch paper of its own, so each bot has its own outlook.
    """

    def __init__(self, signs: Signs, weights: vec[float]) -> None:
        assert len(weights) == net_size(len(signs.names))
        self.signs = signs
        self.weights: vec[float] = weights
        self.count: i64 = len(signs.names)
        self.rows: vec[float] = vec[float]([0.0] * (signs.most * len(signs.names)))
        self.chances: vec[float] = vec[float]([0.0] * signs.most)
        self.sums: vec[float] = vec[float]([0.0] * len(signs.names))
        self.seen: vec[float] = vec[float]([0.0] * (SIGHTS * len(signs.names)))
        self.first: vec[float] = vec[float]([0.0] * FIRST)

    def chance(self, t: Table, seat: i64) -> float:
        """How likely the side of this seat is to win; where several win each for itself, its share."""
        row = self.signs.row_of(t, seat)
        if row < 0:
            return 0.0
        self.read(t)
        return self.chances[row]

    def read(self, t: Table) -> i64:
        """Let `rows` and `chances` be those of this table. Returns how many sides there are."""
        sides = self.signs.read(t, self.rows)
        self.judge(sides)
        return sides

    def judge(self, sides: i64) -> None:
        """Let `chances` be those of so many sides with these `rows`."""
        count = self.count
        rows = self.rows
        sums = self.sums
        for i in range(count):
            total = 0.0
            for side in range(sides):
                total += rows[side * count + i]
            sums[i] = total
        most = -1.0e9
        for side in range(sides):
            self.see(side, sides)
            liking = self.liking()
            self.chances[side] = liking
            if liking > most:
                most = liking
        total = 0.0
        for side in range(sides):
            chance = exp(self.chances[side] - most)
            self.chances[side] = chance
            total += chance
        for side in range(sides):
            self.chances[side] = self.chances[side] / total

    def see(self, side: i64, sides: i64) -> None:
        """Let `seen` be what the net sees for this side."""
        count = self.count
        rows = self.rows
        seen = self.seen
        sums = self.sums
        others = float(sides - 1) if sides > 1 else 1.0
        for i in range(count):
            own = rows[side * count + i]
            largest = -1.0e9
            for other in range(sides):
                if other != side:
                    sign = rows[other * count + i]
                    if sign > largest:
                        largest = sign
            seen[i] = own
            seen[count + i] = (sums[i] - own) / others
            seen[2 * count + i] = largest if sides > 1 else 0.0

    def liking(self) -> float:
        """What the net makes of what it has seen."""
        weights = self.weights
        seen = self.seen
        first = self.first
        inputs = SIGHTS * self.count
        at = inputs * FIRST
        for j in range(i64(FIRST)):
            first[j] = weights[at + j]
        for i in range(inputs):
            sign = seen[i]
            # Many signs are zero most of the time.
            if sign != 0.0:
                base = i * FIRST
                for j in range(i64(FIRST)):
                    first[j] += weights[base + j] * sign
        at += FIRST
        biases = at + FIRST * SECOND
        output = biases + SECOND
        liking = 0.0
        for k in range(i64(SECOND)):
            total = weights[biases + k]
            for j in range(i64(FIRST)):
                if first[j] > 0.0:
                    total += weights[at + j * SECOND + k] * first[j]
            if total > 0.0:
                liking += weights[output + k] * total
        return liking
