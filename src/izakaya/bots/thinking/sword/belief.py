"""Who is on whose side: read from who aims weapons at whom, from what one's own role rules out, and from nothing else."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from izakaya.games.sword.data import NINJA_SIDE, RONIN_SIDE, SHOGUN, SHOGUN_SIDE
from izakaya.games.sword.table import SwordTable

ROOM: Final = 24  # for the beliefs of one seat
SIDES: Final = 3
# How likely a player of each side aims at the Shogun, of the times it aims at anybody …
AT_SHOGUN: Final = vec[float]([0.03, 0.65, 0.4])
# … and how likely it aims at another, who may be of its own side without its knowing.
AT_OTHER: Final = vec[float]([0.97, 0.35, 0.6])
LEAST_ODDS: Final = 0.02


def shogun_of(t: SwordTable) -> i64:
    for seat in range(t.seats):
        if t.roles[seat] == SHOGUN:
            return seat
    return 0


def hidden(seats: i64, side: i64) -> i64:
    """W1: how many players of a side have a hidden role."""
    if side == SHOGUN_SIDE:
        return 0 if seats == 3 else 2 if seats == 7 else 1
    if side == NINJA_SIDE:
        return 2 if seats < 6 else 3
    return 1 if seats > 4 else 0


def likelihood_of(t: SwordTable, seat: i64, side: i64, shogun: i64) -> float:
    """How well what a seat has aimed at fits a side."""
    aims = t.aims[seat]
    if aims == 0:
        return 1.0
    likely = power(AT_SHOGUN[side], (aims >> (shogun * 8)) & 255)
    others: i64 = 0
    for other in range(t.seats):
        if other != shogun:
            count = (aims >> (other * 8)) & 255
            others += count
            # Whoever aims at one who goes for the Shogun is probably none of his enemies.
            if side == NINJA_SIDE and count > 0 and t.aimed(other, shogun) > 0:
                likely *= 0.6
    return likely * power(AT_OTHER[side], others)


def power(odds: float, times: i64) -> float:
    """Odds several times over; after some times more of the same tells nothing new."""
    result = 1.0
    while times > 0 and result > LEAST_ODDS:
        result *= odds
        times -= 1
    return result


@final
class Belief:
    """What each seat believes of everybody's side, worked out when it is asked for and somebody has aimed at somebody since.

    `odds[base + seat * SIDES + side]` is how likely a seat is of a side, to the eyes of the seat last read for.
    """

    def __init__(self) -> None:
        self.odds: vec[float] = vec[float]([0.0] * (ROOM * 8))
        self.base: i64 = 0
        self.when: vec[i64] = vec[i64]([-1] * (10 * 8))

    def read(self, t: SwordTable, me: i64) -> None:
        """Let `odds`, from `base` on, be what this seat believes now."""
        self.base = me * ROOM
        when = self.when
        aims = t.aims
        seats = t.seats
        at = me * 10
        fresh = when[at + 8] == t.side(me) and when[at + 9] == seats
        for seat in range(seats):
            if when[at + seat] != aims[seat]:
                fresh = False
                when[at + seat] = aims[seat]
        if not fresh:
            when[at + 8] = t.side(me)
            when[at + 9] = seats
            read_sides(t, me, self.odds, self.base)


def read_sides(t: SwordTable, me: i64, odds: vec[float], base: i64) -> None:
    """Write into `odds` how likely each seat is of each side, to the eyes of one seat."""
    shogun = shogun_of(t)
    mine = t.side(me)
    seats = t.seats
    places = vec[i64]([hidden(seats, 0), hidden(seats, 1), hidden(seats, 2)])
    if me != shogun:
        places[mine] -= 1
    for seat in range(seats):
        at = base + seat * SIDES
        odds[at] = 0.0
        odds[at + 1] = 0.0
        odds[at + 2] = 0.0
        if seat == me or seat == shogun:
            odds[at + t.side(seat)] = 1.0
            continue
        total = 0.0
        for k in range(i64(SIDES)):
            if places[k] > 0:
                odds[at + k] = float(places[k]) * likelihood_of(t, seat, k, shogun)
                total += odds[at + k]
        for k in range(i64(SIDES)):
            odds[at + k] /= total
    for k in range(i64(SIDES)):
        fill_places(t, me, shogun, odds, base + k, places[k])
    for seat in range(seats):
        if seat != me and seat != shogun:
            at = base + seat * SIDES
            total = odds[at] + odds[at + 1] + odds[at + 2]
            if total > 0.0:
                for k in range(i64(SIDES)):
                    odds[at + k] /= total


def fill_places(t: SwordTable, me: i64, shogun: i64, odds: vec[float], first: i64, places: i64) -> None:
    """There are only so many of each side: where one is surely found, the others are less likely it."""
    total = 0.0
    for seat in range(t.seats):
        if seat != me and seat != shogun:
            total += odds[first + seat * SIDES]
    if total > 0.0:
        for seat in range(t.seats):
            if seat != me and seat != shogun:
                odds[first + seat * SIDES] *= float(places) / total


def fit_of_roles(t: SwordTable, me: i64) -> float:
    """How well the roles of an imagined table fit what everybody has aimed at, from 0 to 1."""
    shogun = shogun_of(t)
    fit = 1.0
    for seat in range(t.seats):
        if seat != me and seat != shogun:
            best = 0.0
            for k in range(i64(SIDES)):
                if hidden(t.seats, k) > 0:
                    likely = likelihood_of(t, seat, k, shogun)
                    if likely > best:
                        best = likely
            fit *= likelihood_of(t, seat, t.side(seat), shogun) / best
    return fit


def multiplier_of(t: SwordTable, side: i64, shogun: bool) -> float:
    """W25, as far as everybody knows it: what a point of Honour is worth to a player of this side."""
    seats = t.seats
    if side == RONIN_SIDE:
        return 2.0 if seats == 5 else 3.0
    if shogun:
        return 2.0 if seats == 3 else 1.0
    if side == SHOGUN_SIDE:
        return 2.0 if seats == 4 or seats == 6 else 1.0
    return 1.5 if seats == 4 else 1.0
