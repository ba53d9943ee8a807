"""A set of seats, as the bits of one number: who may see a card, who has won, who knows."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

#: So many seats fit into one set, and so at one table.
MOST_SEATS: Final = 62


def only(seat: i64) -> i64:
    """The set of this seat alone; `only(a) | only(b)` are two."""
    return i64(1) << seat


def is_among(seat: i64, seats: i64) -> bool:
    """Whether a seat belongs to the set."""
    return (seats >> seat) & 1 == 1


def without(seat: i64, seats: i64) -> i64:
    """The set of all of them but this one."""
    return seats & ~only(seat)


def listed(seats: i64) -> list[int]:
    """The seats of a set, in their order."""
    found: list[int] = []
    seat: i64 = 0
    while seats >> seat != 0:
        if is_among(seat, seats):
            found.append(seat)
        seat += 1
    return found
