"""Signs: what a position shows of each side that can still win, as numbers with names. Learned judgement is made of them.

A *side* is the seats that win or lose together: one seat in a game of each against all, several seats where a game has teams.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Signs:
    """The signs of one game, the part `signs` of it: an object of a class made of this one.

    `names` are the signs, in their order; `most` is the largest number of sides at a table.

    A table in search is an imagined one: what it hides from a seat has been dealt anew, so signs may look at all of it.
    """

    def __init__(self, names: Sequence[str], most: int) -> None:
        self.names: tuple[str, ...] = tuple(names)
        self.most = most

    def read(self, t: Any, rows: vec[float]) -> i64:
        """Write a row of signs for each side that can still win, one row after the other. Returns how many there are.

        `t` is a table of the game; `rows` has room for `most` rows. Every sign is written, also a zero.
        """
        raise NotImplementedError

    def row_of(self, t: Any, seat: i64) -> i64:
        """Which of these rows is that of a seat's side; -1 if it cannot win any more."""
        raise NotImplementedError
