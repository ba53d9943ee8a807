"""The end of a game of Samurai Sword: points, sides, the winner (W24–W28)."""

from __future__ import annotations

from mypy_extensions import i64

from izakaya.games.sword.data import (
    DAIMYO,
    KINDS,
    NINJA_1,
    NINJA_3,
    NINJA_SIDE,
    RONIN,
    RONIN_SIDE,
    SAMURAI,
    SHOGUN,
    SHOGUN_SIDE,
    SIDES,
)
from izakaya.games.sword.table import REASONS, SWORD_MASTER, SwordTable
from izakaya.table.move import Result

FATAL_PENALTY = 3


def multiplier(t: SwordTable, seat: i64) -> i64:
    """W25: what Honour is worth to this seat's role."""
    role = t.roles[seat]
    seats = t.seats
    if role == SHOGUN:
        return 2 if seats == 3 else 1
    if role == SAMURAI:
        return 2 if seats == 4 or seats == 6 else 1
    if role == RONIN:
        return 2 if seats == 5 else 3
    if seats != 4:
        return 1
    for other in range(seats):
        if NINJA_1 <= t.roles[other] <= NINJA_3 and t.roles[other] > role:
            return 1
    return 2


def shown_daimyo(t: SwordTable, seat: i64) -> i64:
    """W25: the Daimyo a hand shows for the score; the Ronin's are worth nothing and stay hidden."""
    return 0 if t.roles[seat] == RONIN else t.hands[seat * KINDS + DAIMYO]


def points(t: SwordTable, seat: i64) -> i64:
    """W25."""
    return t.honour[seat] * multiplier(t, seat) + shown_daimyo(t, seat)


def score(t: SwordTable) -> Result:
    sides: dict[str, int] = {}
    own: list[int] = []
    for seat in range(t.seats):
        earned = int(points(t, seat))
        own.append(earned)
        name = SIDES[t.side(seat)]
        sides[name] = sides.get(name, 0) + earned
    if t.blow_at >= 0 and t.side(t.blow_at) == t.side(t.blow_by):
        sides[SIDES[t.side(t.blow_at)]] -= FATAL_PENALTY  # W26
    winner: i64 = -1
    if t.ended == SWORD_MASTER:
        for seat in range(t.seats):
            if t.resilience[seat] > 0:
                winner = t.side(seat)
    else:
        # W27: in this order, so that a later side must have more points to win.
        for side in (NINJA_SIDE, SHOGUN_SIDE, RONIN_SIDE):
            if SIDES[side] in sides and (winner < 0 or sides[SIDES[side]] > sides[SIDES[winner]]):
                winner = side
    winners = [seat for seat in range(int(t.seats)) if t.side(seat) == winner]
    teams = [SIDES[t.side(seat)] for seat in range(int(t.seats))]
    return Result(tuple(winners), REASONS[t.ended], tuple(own), tuple(teams), sides)
