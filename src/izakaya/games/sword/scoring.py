"""The end of a game of Samurai Sword: points, sides, the winner (W24–W28)."""

from __future__ import annotations

from typing import Final

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
    is_lone_shogun,
)
from izakaya.games.sword.table import REASONS, SWORD_MASTER, SwordTable
from izakaya.table.move import Result
from izakaya.table.news import NOBODY

FATAL_PENALTY: Final = 3


def worth_of_honour(seats: i64, role: i64, leads: bool) -> i64:
    """W25: the number of a role, by which Honour is multiplied; of the Ninja of four one `leads`, the one of more stars."""
    worth: i64 = 1
    if role == SHOGUN:
        if is_lone_shogun(seats, role):
            worth = 2
    elif role == SAMURAI:
        if seats == 4 or seats == 6:
            worth = 2
    elif role == RONIN:
        worth = 3
        if seats == 5:
            worth = 2
    elif seats == 4 and leads:
        worth = 2
    return worth


def multiplier(t: SwordTable, seat: i64) -> i64:
    """W25: what Honour is worth to this seat's role."""
    role = t.roles[seat]
    leads = True
    if t.seats == 4:
        for other in range(t.seats):
            if NINJA_1 <= t.roles[other] <= NINJA_3 and t.roles[other] > role:
                leads = False
    return worth_of_honour(t.seats, role, leads)


def known_multiplier(seats: i64, side: i64, shogun: bool) -> float:
    """W25, as far as everybody knows it: what Honour is worth to one of a side, the `shogun` or another."""
    if shogun:
        return float(worth_of_honour(seats, SHOGUN, False))
    if side == SHOGUN_SIDE:
        return float(worth_of_honour(seats, SAMURAI, False))
    if side == RONIN_SIDE:
        return float(worth_of_honour(seats, RONIN, False))
    # One of two Ninja leads, if one does.
    return float(worth_of_honour(seats, NINJA_1, True) + worth_of_honour(seats, NINJA_1, False)) / 2.0


def shown_daimyo(t: SwordTable, seat: i64) -> i64:
    """W25: the Daimyo a hand shows for the score; the Ronin's are worth nothing and stay hidden."""
    if t.roles[seat] == RONIN:
        return 0
    return t.hands[seat * KINDS + DAIMYO]


def points(t: SwordTable, seat: i64) -> i64:
    """W25."""
    return t.honour[seat] * multiplier(t, seat) + shown_daimyo(t, seat)


def penalised_side(t: SwordTable) -> i64:
    """W26: the side of which one has dealt another the defeat that ended the game; -1 if none has."""
    if t.blow_at >= 0 and t.side(t.blow_at) == t.side(t.blow_by):
        return t.side(t.blow_at)
    return -1


def side_points(t: SwordTable, side: i64) -> i64:
    """W25–W27: the points of a side together."""
    total: i64 = 0
    for seat in range(t.seats):
        if t.side(seat) == side:
            total += points(t, seat)
    if side == penalised_side(t):
        total -= FATAL_PENALTY
    return total


def sword_master(t: SwordTable) -> i64:
    """W28: the seat that is left standing, of a game that ended so; -1 if it did not."""
    if t.ended == SWORD_MASTER:
        for seat in range(t.seats):
            if t.resilience[seat] > 0:
                return seat
    return NOBODY


def winning_side(t: SwordTable) -> i64:
    """W27, W28: the side that has won a table that is over."""
    master = sword_master(t)
    if master >= 0:
        return t.side(master)
    # In this order, so that a later side must have more points to win.
    winner: i64 = NINJA_SIDE
    most = side_points(t, NINJA_SIDE)
    shogun = side_points(t, SHOGUN_SIDE)
    if shogun > most:
        winner = SHOGUN_SIDE
        most = shogun
    if side_points(t, RONIN_SIDE) > most:
        winner = RONIN_SIDE
    return winner


def score(t: SwordTable) -> Result:
    sides: dict[str, int] = {}
    own: list[int] = []
    teams: list[str] = []
    for seat in range(t.seats):
        side = t.side(seat)
        own.append(int(points(t, seat)))
        teams.append(SIDES[side])
        if SIDES[side] not in sides:
            sides[SIDES[side]] = int(side_points(t, side))
    winner = winning_side(t)
    winners = [seat for seat in range(int(t.seats)) if t.side(seat) == winner]
    return Result(tuple(winners), REASONS[t.ended], tuple(own), tuple(teams), sides)
