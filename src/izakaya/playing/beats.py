"""When a window closes: at one of a few beats, once everybody who is there has gone on.

Whoever sits at the table goes on at every window, asked or not, and nobody is told who has. So what can be read from the clock is at
which quarter of its time the last person went on, and never whether there was anything to refuse. What decides here is all public: who
is there, how long windows are, whether it is bots alone who are asked.
"""

from __future__ import annotations

import math
from typing import Final

QUARTERS: Final = 4
SHOWN_WITHIN: Final = (
    5.0  # seconds in which a window must have come to everybody's eyes, or its clock runs without them
)
HAIR: Final = 1e-6  # seconds: a beat that is met exactly is not missed


class Beats:
    """The present window: who has seen it and who has gone on, by seats, and since when its clock runs.

    With the next answer it is another one. Nothing of it is stored: a house that starts again asks again.
    """

    def __init__(self) -> None:
        self.seen: set[int] = set()
        self.gone_on: set[int] = set()
        self.began: float | None = None
        self.all_at: float | None = None  # since when everybody has gone on

    def note(self, everybody: bool, now: float) -> None:
        """Whether everybody has gone on by now: somebody who comes back to the table may still have to."""
        if not everybody:
            self.all_at = None
        elif self.all_at is None:
            self.all_at = now

    def closes(self, length: float) -> float:
        """When a window of this length closes, as things stand."""
        assert self.began is not None, "its clock runs"
        if self.all_at is None:
            return self.began + length
        return next_beat(self.began, length, self.all_at)


def next_beat(began: float, length: float, now: float) -> float:
    """The beat at which a window closes when the last person goes on now."""
    quarter = length / QUARTERS
    passed = math.ceil((now - began - HAIR) / quarter)
    return began + quarter * min(max(passed, 1), QUARTERS)
