"""The end of a game of SAKE, in figures."""

from __future__ import annotations

from izakaya.games.sake.table import REASONS, SPIRIT, STATES, SakeTable
from izakaya.table.move import Result


def score(t: SakeTable) -> Result:
    """K45–K47: sake of each seat; the Spirits are one side, every samurai is its own."""
    seats = int(t.seats)
    points = [int(t.sake_of(seat)) for seat in range(seats)]
    teams = [STATES[t.states[seat]] for seat in range(seats)]
    sides: dict[str, int] = {}
    for seat in range(seats):
        name = "spirits" if t.states[seat] == SPIRIT else f"seat-{seat}"
        if teams[seat] != "gone":
            sides[name] = sides.get(name, 0) + points[seat]
    winners = [seat for seat in range(seats) if (t.winners >> seat) & 1 == 1]
    return Result(tuple(winners), REASONS[t.ended], tuple(points), tuple(teams), sides)
