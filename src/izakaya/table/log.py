"""The growing log that copies of a table share.

A log only ever grows at its end, so a copy shares the list of the table it comes from, and each knows how much of the list is its own
past. The table that writes first after the copying goes on in the same list; the other one takes its part along into a list of its own.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

#: Shared until a table needs its own: making empty lists would be a good part of the cost of a copy.
NO_LOG: Final[list[int]] = []


def grown(log: list[int], count: i64, entry: object) -> list[int]:
    """The log to keep, after one more entry than the `count` that were one's own; the caller counts it."""
    if len(log) != count or log is NO_LOG:
        log = log[:count]
    # An `object`, because a compiled `int` would be taken out of its Python object and put into a new one.
    cast(list[object], log).append(entry)
    return log
