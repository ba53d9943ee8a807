"""What happened to a hidden card, as one small integer: a trace. A table's log is a list of them (`memory.py`)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# What happened.
DREW: Final = 0  # also: was dealt
LEFT: Final = 1  # for all to see
DIVERTED: Final = 2
TOOK: Final = 3  # from the pile
REVEALED: Final = 4
RAN_OUT: Final = 5

# A trace from its last bits on: the kind of card, the victim of Diversion, the seat, and what happened. It is as small as an option, so
# that its Python integer exists already (`NUMBERS`).
VICTIM_AT: Final = 5
SEAT_AT: Final = 8
WHAT_AT: Final = 11
ONE_KIND: Final = 31
ONE_SEAT: Final = 7


def trace(what: i64, seat: i64, victim: i64, kind: i64) -> i64:
    return (what << WHAT_AT) | (seat << SEAT_AT) | (victim << VICTIM_AT) | kind


def what_in(happened: i64) -> i64:
    return happened >> WHAT_AT


def seat_in(happened: i64) -> i64:
    """Whose hand it was; of a Diversion, who took the card."""
    return (happened >> SEAT_AT) & ONE_SEAT


def victim_in(happened: i64) -> i64:
    """Whose card was taken by Diversion."""
    return (happened >> VICTIM_AT) & ONE_SEAT


def loser_in(happened: i64) -> i64:
    """Whose hand a card left, for all to see or by Diversion."""
    return seat_in(happened) if what_in(happened) == LEFT else victim_in(happened)


def kind_in(happened: i64) -> i64:
    return happened & ONE_KIND


def of_another(happened: i64, kind: i64) -> i64:
    """The same trace of another card."""
    return happened - kind_in(happened) + kind
