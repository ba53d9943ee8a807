"""Two samurai and two Spirits.

Backs: falter-1, roar-1, roar-4 and minion-2 are drowsy, falter-3, roar-3 and minion-1 quarrelsome, falter-2, roar-2 and minion-3
troublesome.
"""

from __future__ import annotations

from izakaya import Table
from tests.sake.at_the_table import position


def haunted(
    zero: str = "",
    one: str = "",
    two: str = "spirit",
    three: str = "spirit",
    more: str = "turn 3",
    top: str = "",
) -> Table:
    """Seats 0 and 1 live, unless told otherwise; the turn of seat 3."""
    return position(
        f"""
        seat 0 date-masamune {zero}
        seat 1 yagyu-munenori {one}
        seat 2 hojo-masako {two}
        seat 3 tomoe-gozen {three}
        {more}
        """,
        top,
    )
