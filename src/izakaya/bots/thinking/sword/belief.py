"""Who is on whose side: read from who aims weapons at whom, from what one's own role rules out, and from nothing else."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from izakaya.games.sword.data import NINJA_SIDE, RONIN_SIDE, SHOGUN, SHOGUN_SIDE
from izakaya.games.sword.table import SwordTable

ROOM: Final = 24  # for the beliefs of one seat
SIDES: Final = 3
TIMES: Final = 8


def powers(shogun: float, ninja: float, ronin: float, least: float) -> list[float]:
    """For each side, how likely it is to do something so many times; below the least, more of the same tells nothing new."""
    return [max(odds**times, least) for odds in (shogun, ninja, ronin) for times in range(TIMES)]


# How likely a player of each side aims at the Shogun, of the times it aims at anybody …
AT_SHOGUN: Final = vec[float](powers(0.03, 0.65, 0.4, 0.001))
# … and how likely it aims at another, who may be of its own side without its knowing …
AT_OTHER: Final = vec[float](powers(0.97, 0.35, 0.6, 0.015))
# … and how much less likely at one who goes for the Shogun: that is hardly done by the Shogun's enemies.
AT_HUNTER: Final = vec[float](powers(1.0, 0.6, 1.0, 0.2))


def shogun_of(t: SwordTable) -> i64:
    for seat in range(t.seats):
        if t.roles[seat] == SHOGUN:
            return seat
    return 0


def hidden(seats: i64, side: i64) -> i64:
    """W1: how many players of a side have a hidden role."""
    count: i64 = 1
    if side == SHOGUN_SIDE:
        if seats == 3:
            count = 0
        elif seats == 7:
            count = 2
    elif side == NINJA_SIDE:
        count = 2
        if seats > 5:
            count = 3
    elif seats < 5:
        count = 0
    return count


def likelihood_of(t: SwordTable, seat: i64, side: i64, shogun: i64) -> float:
    """How well what a seat has aimed at fits a side."""
    aims = t.aims[seat]
    if aims == 0:
        return 1.0
    at_shogun: i64 = 0
    at_others: i64 = 0
    at_hunters: i64 = 0
    for other in range(t.seats):
        count = (aims >> (other * 8)) & 255
        if count > 0:
            if other == shogun:
                at_shogun = few(count)
            else:
                at_others += count
                if (t.aims[other] >> (shogun * 8)) & 255 > 0:
                    at_hunters += 1
    row = side * TIMES
    return AT_SHOGUN[row + at_shogun] * AT_OTHER[row + few(at_others)] * AT_HUNTER[row + at_hunters]


def few(times: i64) -> i64:
    if times < TIMES:
        return times
    return TIMES - 1


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
            left = hidden(seats, k)
            if k == mine and me != shogun:
                left -= 1
            if left > 0:
                odds[at + k] = float(left) * likelihood_of(t, seat, k, shogun)
                total += odds[at + k]
        for k in range(i64(SIDES)):
            odds[at + k] /= total
    for k in range(i64(SIDES)):
        left = hidden(seats, k)
        if k == mine and me != shogun:
            left -= 1
        fill_places(t, me, shogun, odds, base + k, left)
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
