"""What decided a game that is over, as far as what is counted in the end tells it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

Change = tuple[int, Mapping[str, int]]
"""The number of a piece of news, and what it gave to or took from each side."""


def decided(changes: Sequence[Change], sides: Mapping[str, int], winner: str) -> int | None:
    """The number of the news from which on the winners were never behind again. `sides` is the score in the end: from there it goes
    back, change by change. Where the rules break a tie, or give the game to the one who has less, the last step toward that counts.
    """
    totals = dict(sides)

    def lead() -> int:
        others = [total for side, total in totals.items() if side != winner]
        return totals[winner] - max(others, default=0)

    wanted = min(1, lead())
    for number, change in reversed(changes):
        for side, points in change.items():
            totals[side] -= points
        if lead() < wanted:
            return number
    return changes[-1][0] if changes else None
