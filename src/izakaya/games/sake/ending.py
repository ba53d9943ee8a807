"""Sudden death: the turns that are left (K44), and the end of a round (K45, K46)."""

from __future__ import annotations

from mypy_extensions import i64

from izakaya.games.sake.data import EXTRA_ROUNDS
from izakaya.games.sake.state import DRUNKEST, GONE, LAST_STANDING, LIVING, SHARED, SPIRIT, SPIRITS
from izakaya.games.sake.table import SakeTable
from izakaya.games.sake.wounds import depart
from izakaya.table.news import NOBODY
from izakaya.table.seats import is_among, only


def is_last_turn(t: SakeTable, seat: i64) -> bool:
    """K44: whether this seat has no turn after the present one before the game is judged."""
    if t.sudden_from < 0:
        return False
    if seat == t.turn:
        return True
    # Turns still to come are those clockwise from the present one up to where the round began.
    at = t.turn
    while True:
        at = t.left_of(at)
        if at == t.sudden_from:
            return True
        if at == seat:
            return False


def turns_to_come(t: SakeTable) -> i64:
    """K44: the turns after the present one until the game is judged; -1 while there is sake in the Masu, and nobody can say."""
    if t.sudden_from < 0:
        return -1
    count: i64 = 0
    at = t.turn
    while True:
        at = t.left_of(at)
        if at == t.sudden_from:
            return count
        if t.states[at] != GONE:
            count += 1


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
    leaders: i64 = 0  # the samurai with the most
    count: i64 = 0
    for seat in range(t.seats):
        if t.states[seat] == LIVING and t.sake_of(seat) == best:
            leaders |= only(seat)
            count += 1
    if team == best:
        if best == 0 and count == 1:
            # K46: the one samurai on its feet and the Spirits have nothing, and there is nothing left to get.
            t.finish(LAST_STANDING, leaders)
            return True
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
