"""Who is on whose side: read from who aims weapons at whom, from what one's own role rules out, and from nothing else."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from izakaya.games.sword.data import (
    MOST_SEATS,
    NINJA_SIDE,
    RONIN_SIDE,
    SHOGUN,
    SHOGUN_SIDE,
    SIDE_COUNT,
    hidden_on,
)
from izakaya.games.sword.table import AIM_BITS, SwordTable, aims_at
from izakaya.table.seats import is_among, only

ROOM: Final = 24  # for the beliefs of one seat
TIMES: Final = 8
# What a seat had read when it last did, in a row: what each seat had aimed at, its own side, and how many seats there were.
READ_SIDE: Final = 8
READ_SEATS: Final = 9
READ: Final = 10


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


def few(times: i64) -> i64:
    if times < TIMES:
        return times
    return TIMES - 1


@final
class Belief:
    """What each seat believes of everybody's side, worked out when it is asked for and somebody has aimed at somebody since.

    `odds[base + seat * SIDE_COUNT + side]` is how likely a seat is of a side, to the eyes of the seat last read for.
    """

    def __init__(self) -> None:
        self.odds: vec[float] = vec[float]([0.0] * (ROOM * MOST_SEATS))
        self.base: i64 = 0
        self.when: vec[i64] = vec[i64]([-1] * (READ * MOST_SEATS))
        # How well what each seat has aimed at fits each side, the same to all eyes; and from which aims it was worked out.
        self.fits: vec[float] = vec[float]([1.0] * ROOM)
        self.fit_when: vec[i64] = vec[i64]([-1] * MOST_SEATS)
        self.hunters: i64 = 0  # the set of those who have aimed at the Shogun
        self.shogun: i64 = 0
        self.left: vec[i64] = vec[i64]([0] * SIDE_COUNT)

    def read(self, t: SwordTable, me: i64) -> bool:
        """Let `odds`, from `base` on, be what this seat believes now; whether that is anything new."""
        self.base = me * ROOM
        when = self.when
        aims = t.aims
        seats = t.seats
        at = me * READ
        mine = t.side(me)
        fresh = (
            when[at + READ_SIDE] == mine and when[at + READ_SEATS] == seats and t.roles[self.shogun] == SHOGUN
        )
        for seat in range(seats):
            seen: i64 = aims[seat]
            if seat == me:
                # What it aimed at itself tells it nothing, but that it hunts the Shogun tells of those who aim at it.
                seen = aims_at(seen, self.shogun)
                if seen > 1:
                    seen = 1
            if when[at + seat] != seen:
                fresh = False
                when[at + seat] = seen
        if fresh:
            return False
        when[at + READ_SIDE] = mine
        when[at + READ_SEATS] = seats
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
        hunters: i64 = 0
        for seat in range(seats):
            if aims_at(aims[seat], self.shogun) > 0:
                hunters |= only(seat)
        known = hunters == self.hunters
        self.hunters = hunters
        for seat in range(seats):
            if not known or fit_when[seat] != aims[seat]:
                fit_when[seat] = aims[seat]
                self.fit(aims[seat], seat)

    def forget(self) -> None:
        """Another Shogun, another game: nothing that was read before holds."""
        for i in range(i64(len(self.when))):
            self.when[i] = -1
        for seat in range(i64(len(self.fit_when))):
            self.fit_when[seat] = -1

    def fit(self, aims: i64, seat: i64) -> None:
        at_shogun: i64 = 0
        at_others: i64 = 0
        at_hunters: i64 = 0
        other: i64 = 0
        while aims != 0:
            count = aims_at(aims, 0)
            if count > 0:
                if other == self.shogun:
                    at_shogun = few(count)
                else:
                    at_others += count
                    at_hunters += is_among(other, self.hunters)
            aims = aims >> AIM_BITS
            other += 1
        at_others = few(at_others)
        for side in range(i64(SIDE_COUNT)):
            row = side * TIMES
            self.fits[seat * SIDE_COUNT + side] = (
                AT_SHOGUN[row + at_shogun] * AT_OTHER[row + at_others] * AT_HUNTER[row + at_hunters]
            )

    def count_left(self, t: SwordTable, me: i64) -> None:
        """Let `left` be how many of each side are hidden from this seat."""
        left = self.left
        for side in range(i64(SIDE_COUNT)):
            left[side] = hidden_on(t.seats, side)
        if me != self.shogun:
            left[t.side(me)] -= 1

    def read_sides(self, t: SwordTable, me: i64) -> None:
        """Write into `odds` how likely each seat is of each side, to the eyes of one seat.

        There are only so many of each side: where one is surely found, the others are less likely it.
        """
        shogun = self.shogun
        odds = self.odds
        fits = self.fits
        self.count_left(t, me)
        # Side by side for speed: this is read anew whenever somebody has aimed at somebody.
        shoguns = float(self.left[SHOGUN_SIDE])
        ninjas = float(self.left[NINJA_SIDE])
        ronins = float(self.left[RONIN_SIDE])
        all_shoguns = 0.0
        all_ninjas = 0.0
        all_ronins = 0.0
        for seat in range(t.seats):
            at = self.base + seat * SIDE_COUNT
            if seat == me or seat == shogun:
                odds[at + SHOGUN_SIDE] = 0.0
                odds[at + NINJA_SIDE] = 0.0
                odds[at + RONIN_SIDE] = 0.0
                odds[at + t.side(seat)] = 1.0
                continue
            fit = seat * SIDE_COUNT
            on_shoguns = shoguns * fits[fit + SHOGUN_SIDE]
            on_ninjas = ninjas * fits[fit + NINJA_SIDE]
            on_ronins = ronins * fits[fit + RONIN_SIDE]
            total = on_shoguns + on_ninjas + on_ronins
            on_shoguns /= total
            on_ninjas /= total
            on_ronins /= total
            odds[at + SHOGUN_SIDE] = on_shoguns
            odds[at + NINJA_SIDE] = on_ninjas
            odds[at + RONIN_SIDE] = on_ronins
            all_shoguns += on_shoguns
            all_ninjas += on_ninjas
            all_ronins += on_ronins
        if all_shoguns > 0.0:
            shoguns /= all_shoguns
        if all_ninjas > 0.0:
            ninjas /= all_ninjas
        if all_ronins > 0.0:
            ronins /= all_ronins
        for seat in range(t.seats):
            if seat != me and seat != shogun:
                at = self.base + seat * SIDE_COUNT
                on_shoguns = odds[at + SHOGUN_SIDE] * shoguns
                on_ninjas = odds[at + NINJA_SIDE] * ninjas
                on_ronins = odds[at + RONIN_SIDE] * ronins
                total = on_shoguns + on_ninjas + on_ronins
                odds[at + SHOGUN_SIDE] = on_shoguns / total
                odds[at + NINJA_SIDE] = on_ninjas / total
                odds[at + RONIN_SIDE] = on_ronins / total

    def first_of(self, seat: i64) -> i64:
        """Where in `odds` those of a seat begin, to the eyes of the seat last read for: one for each side."""
        return self.base + seat * SIDE_COUNT

    def likely(self, seat: i64, side: i64) -> float:
        """How likely a seat is of a side, to the eyes of the seat last read for."""
        return self.odds[self.first_of(seat) + side]
