"""The pieces of a review for processes that know nothing of each other: a record's text goes in, plain data comes out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from izakaya.review.review import (
    Look,
    advice_on,
    decisions_of,
    looks_at,
    moments_to_look_at,
    turning_points,
)
from izakaya.table.record import Record

Plain = dict[str, Any]


def planned(record: str, people: Sequence[int]) -> tuple[list[tuple[int, int]], list[int]]:
    """The moments to look at, and which of these answers were decisions of people."""
    game = Record.read(record)
    return moments_to_look_at(game), decisions_of(game, people)


def looked_at(record: str, moments: Sequence[tuple[int, int]]) -> list[Plain]:
    return [asdict(look) for look in looks_at(Record.read(record), moments)]


def turned(record: str, looks: Sequence[Plain]) -> list[Plain]:
    return [asdict(point) for point in turning_points(Record.read(record), [Look(**one) for one in looks])]


def advised(record: str, numbers: Sequence[int]) -> list[Plain]:
    return [asdict(one) for one in advice_on(Record.read(record), numbers)]
