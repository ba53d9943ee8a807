"""Who is on whose side: read from who aims weapons at whom, from what one's own role rules out, and from nothing else."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from izakaya.bots.thinking.judgement import WORD
from izakaya.games.sword.data import NINJA_SIDE, RONIN_SIDE, SHOGUN, SHOGUN_SIDE, SIDE
from izakaya.games.sword.table import SwordTable
from izakaya.table.chance import Chance

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
        # Per seat that has been read for: the aims of all seats then, its side, and how many seats there were.
        self.when: vec[i64] = vec[i64]([-1] * (10 * 8))
        # How well what each seat has aimed at fits each side, the same to all eyes; and from which aims it was worked out.
        self.fits: vec[float] = vec[float]([1.0] * ROOM)
        self.fit_when: vec[i64] = vec[i64]([-1] * 8)
        self.hunters: i64 = 0  # those who have aimed at the Shogun, a bit for each
        self.shogun: i64 = 0
        self.left: vec[i64] = vec[i64]([0] * SIDES)

    def read(self, t: SwordTable, me: i64) -> bool:
        """Let `odds`, from `base` on, be what this seat believes now; whether that is anything new."""
        self.base = me * ROOM
        when = self.when
        aims = t.aims
        seats = t.seats
        at = me * 10
        mine = t.side(me)
        fresh = when[at + 8] == mine and when[at + 9] == seats and t.roles[self.shogun] == SHOGUN
        for seat in range(seats):
            seen: i64 = aims[seat]
            if seat == me:
                # What it aimed at itself tells it nothing, but that it hunts the Shogun tells of those who aim at it.
                seen = (seen >> (self.shogun * 8)) & 255
                if seen > 1:
                    seen = 1
            if when[at + seat] != seen:
                fresh = False
                when[at + seat] = seen
        if fresh:
            return False
        when[at + 8] = mine
        when[at + 9] = seats
        self.read_fits(t)
        self.read_sides(t, me)
        return True

    def read_fits(self, t: SwordTable) -> None:
        """Let `fits` be how well what each seat has aimed at fits each side."""
        fit_when = self.fit_when
        aims = t.aims
        seats = t.seats
        if t.roles[self.shogun] != SHOGUN:
            self.shogun = shogun_of(t)
            self.forget()
        shift = self.shogun * 8
        hunters: i64 = 0
        for seat in range(seats):
            if (aims[seat] >> shift) & 255 > 0:
                hunters |= 1 << seat
        known = hunters == self.hunters
        self.hunters = hunters
        for seat in range(seats):
            if not known or fit_when[seat] != aims[seat]:
                fit_when[seat] = aims[seat]
                self.fit(aims[seat], seat, seats)

    def forget(self) -> None:
        """Another Shogun, another game: nothing that was read before holds."""
        for i in range(i64(len(self.when))):
            self.when[i] = -1
        for seat in range(i64(len(self.fit_when))):
            self.fit_when[seat] = -1

    def fit(self, aims: i64, seat: i64, seats: i64) -> None:
        at_shogun: i64 = 0
        at_others: i64 = 0
        at_hunters: i64 = 0
        other: i64 = 0
        while aims != 0:
            count = aims & 255
            if count > 0:
                if other == self.shogun:
                    at_shogun = few(count)
                else:
                    at_others += count
                    at_hunters += (self.hunters >> other) & 1
            aims = aims >> 8
            other += 1
        at_others = few(at_others)
        fits = self.fits
        at = seat * SIDES
        fits[at] = AT_SHOGUN[at_shogun] * AT_OTHER[at_others] * AT_HUNTER[at_hunters]
        fits[at + 1] = (
            AT_SHOGUN[TIMES + at_shogun] * AT_OTHER[TIMES + at_others] * AT_HUNTER[TIMES + at_hunters]
        )
        fits[at + 2] = (
            AT_SHOGUN[2 * TIMES + at_shogun]
            * AT_OTHER[2 * TIMES + at_others]
            * AT_HUNTER[2 * TIMES + at_hunters]
        )

    def count_left(self, t: SwordTable, me: i64) -> None:
        """Let `left` be how many of each side are hidden from this seat."""
        left = self.left
        for side in range(i64(SIDES)):
            left[side] = hidden(t.seats, side)
        if me != self.shogun:
            left[t.side(me)] -= 1

    def read_sides(self, t: SwordTable, me: i64) -> None:
        """Write into `odds` how likely each seat is of each side, to the eyes of one seat.

        There are only so many of each side: where one is surely found, the others are less likely it.
        """
        shogun = self.shogun
        seats = t.seats
        odds = self.odds
        fits = self.fits
        base = self.base
        self.count_left(t, me)
        first = float(self.left[0])
        second = float(self.left[1])
        third = float(self.left[2])
        sum_first = 0.0
        sum_second = 0.0
        sum_third = 0.0
        for seat in range(seats):
            at = base + seat * SIDES
            if seat == me or seat == shogun:
                odds[at] = 0.0
                odds[at + 1] = 0.0
                odds[at + 2] = 0.0
                odds[at + t.side(seat)] = 1.0
                continue
            one = first * fits[seat * SIDES]
            two = second * fits[seat * SIDES + 1]
            three = third * fits[seat * SIDES + 2]
            total = one + two + three
            one /= total
            two /= total
            three /= total
            odds[at] = one
            odds[at + 1] = two
            odds[at + 2] = three
            sum_first += one
            sum_second += two
            sum_third += three
        if sum_first > 0.0:
            first /= sum_first
        if sum_second > 0.0:
            second /= sum_second
        if sum_third > 0.0:
            third /= sum_third
        for seat in range(seats):
            if seat != me and seat != shogun:
                at = base + seat * SIDES
                one = odds[at] * first
                two = odds[at + 1] * second
                three = odds[at + 2] * third
                total = one + two + three
                odds[at] = one / total
                odds[at + 1] = two / total
                odds[at + 2] = three / total

    # Imagined roles.

    def deal_roles(self, t: SwordTable, me: i64, chance: Chance) -> None:
        """Let the hidden roles of an imagined table change places: each way to sit is as likely as it fits what was seen."""
        self.read_fits(t)
        self.count_left(t, me)
        left = self.left
        roles = t.roles[:]
        waiting: list[int] = []
        for seat in range(t.seats):
            if self.is_hidden(seat, me):
                waiting.append(int(t.roles[seat]))
        for seat in range(t.seats):
            if not self.is_hidden(seat, me):
                continue
            lot = float(chance.word()) / WORD * self.ways(t.seats, seat, me)
            chosen: i64 = -1
            for side in range(i64(SIDES)):
                if left[side] > 0 and lot >= 0.0:
                    chosen = side
                    left[side] -= 1
                    lot -= self.fits[seat * SIDES + side] * self.ways(t.seats, seat + 1, me)
                    left[side] += 1
            left[chosen] -= 1
            for i in range(len(waiting)):
                if SIDE[waiting[i]] == chosen:
                    roles[seat] = waiting.pop(i)
                    break
        t.roles = roles

    def is_hidden(self, seat: i64, me: i64) -> bool:
        return seat != me and seat != self.shogun

    def ways(self, seats: i64, seat: i64, me: i64) -> float:
        """How well all ways to seat those who are `left`, from this seat on, fit together."""
        while seat < seats and not self.is_hidden(seat, me):
            seat += 1
        if seat == seats:
            return 1.0
        left = self.left
        total = 0.0
        for side in range(i64(SIDES)):
            if left[side] > 0:
                left[side] -= 1
                total += self.fits[seat * SIDES + side] * self.ways(seats, seat + 1, me)
                left[side] += 1
        return total


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
