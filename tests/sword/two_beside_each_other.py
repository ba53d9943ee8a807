"""Two people whose characters matter, and two plain ones."""

from __future__ import annotations

from izakaya import Table
from tests.sword.at_the_table import position


def four(zero: str, one: str, more: str = "") -> Table:
    """Seat 0, whose turn it is, seat 1 beside it, and two plain people."""
    return position(f"""
        seat 0 shogun {zero}
        seat 1 samurai {one}
        seat 2 ninja-1 hideyoshi hand armour
        seat 3 ninja-2 nobunaga hand armour
        {more}
    """)
