"""The end of a game of SAKE, in figures."""

from __future__ import annotations

from mypy_extensions import i64

from izakaya.games.sake.state import LIVING, REASONS, SPIRIT
from izakaya.games.sake.table import SakeTable
from izakaya.table.move import Result
from izakaya.table.seats import listed


def side(t: SakeTable, seat: i64) -> str:
    """Whose sake is counted together."""
    if t.states[seat] == LIVING:
        return f"seat-{seat}"
    return "spirits" if t.states[seat] == SPIRIT else "gone"


def score(t: SakeTable) -> Result:
    """K45–K47: sake of each seat; the Spirits are one side, every samurai is its own."""
    seats = int(t.seats)
    points = [int(t.sake_of(seat)) for seat in range(seats)]
    teams = [side(t, seat) for seat in range(seats)]
    sides: dict[str, int] = {}
    for seat in range(seats):
        sides[teams[seat]] = sides.get(teams[seat], 0) + points[seat]
    return Result(tuple(listed(t.winners)), REASONS[t.ended], tuple(points), tuple(teams), sides)
