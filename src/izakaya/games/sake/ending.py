"""The end of a round of sudden death (K45, K46)."""

from __future__ import annotations

from mypy_extensions import i64

from izakaya.games.sake.data import EXTRA_ROUNDS
from izakaya.games.sake.state import DRUNKEST, GONE, LIVING, SHARED, SPIRIT, SPIRITS
from izakaya.games.sake.table import SakeTable
from izakaya.games.sake.wounds import depart
from izakaya.table.news import NOBODY
from izakaya.table.seats import is_among, only


def judge(t: SakeTable) -> bool:
    """K45, K46: the round of sudden death is over. True if the game is; otherwise those with less have left."""
    best: i64 = -1
    for seat in range(t.seats):
        if t.states[seat] == LIVING and t.sake_of(seat) > best:
            best = t.sake_of(seat)
    team = t.spirits_sake()
    if team > best:
        t.finish_spirits(SPIRITS)
        return True
    leaders: i64 = 0
    count: i64 = 0
    for seat in range(t.seats):
        if t.states[seat] == LIVING and t.sake_of(seat) == best:
            leaders |= only(seat)
            count += 1
    if team == best:
        count += 1
        for seat in range(t.seats):
            if t.states[seat] == SPIRIT:
                leaders |= only(seat)
    if count == 1 or t.extra_rounds == EXTRA_ROUNDS:
        t.finish(DRUNKEST if count == 1 else SHARED, leaders)
        return True
    for i in range(t.seats):
        seat = (t.turn + 1 + i) % t.seats
        if t.states[seat] != GONE and not is_among(seat, leaders):
            depart(t, seat)
    t.extra_rounds += 1
    if t.telling:
        t.tell("extra-round", NOBODY, number=t.extra_rounds)
    return False
