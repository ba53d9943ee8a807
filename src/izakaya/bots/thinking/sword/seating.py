"""How the hidden roles may lie: for a master's imagined games, every way to seat them, each as likely as it fits what was seen.

An adept asks of each seat alone what its aims tell of it (`belief`). Here a way to seat all roles is looked at as a whole, and so it also
counts at whose friend somebody aimed: Ninja spare those who hunt the Shogun, the Shogun's side goes for them, the Ronin does neither.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from izakaya.bots.thinking.judgement import WORD
from izakaya.bots.thinking.sword.belief import shogun_of
from izakaya.games.sword.data import MOST_SEATS, SIDE, SIDE_COUNT, hidden_on
from izakaya.games.sword.table import SwordTable, aims_at
from izakaya.table.chance import Chance

KNOWN: Final = 2  # weapons at the same target after which one more tells nothing new
# Whom one can aim at: the Shogun, or one of each side, who has not hunted the Shogun or has.
AT_SHOGUN: Final = 0
TARGETS: Final = 7
# How readily each side aims at each of them, beside one who strikes about itself blindly. Counted in 1,200 games of adepts, at 4 to 7
# players; what cannot happen, a Ronin at a Ronin, is 1.
READY: Final = vec[float](
    [0.01, 0.65, 0.65, 0.80, 1.50, 0.80, 1.60]
    + [2.20, 1.03, 1.03, 0.72, 0.29, 0.77, 0.36]
    + [1.60, 0.92, 0.92, 0.74, 0.85, 1.00, 1.00]
)


@final
class Seating:
    """All ways to seat the roles that one seat cannot see, worked out anew when somebody has aimed at somebody since."""

    def __init__(self) -> None:
        # Each way has a side for every seat, in a row, and how well it fits; `total` is all of that together.
        self.ways: vec[i64] = vec[i64]()
        self.fits: vec[float] = vec[float]()
        self.total: float = 0.0
        self.me: i64 = -1
        self.mine: i64 = -1
        self.shogun: i64 = -1
        self.aims: vec[i64] = vec[i64]()
        # The way that is being laid, and how many of each side are left to seat.
        self.sides: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self.left: vec[i64] = vec[i64]([0] * SIDE_COUNT)

    def deal(self, t: SwordTable, me: i64, chance: Chance) -> None:
        """Let the hidden roles of an imagined table change places: each way to sit is as likely as it fits what was seen."""
        self.read(t, me)
        lot = float(chance.word()) / WORD * self.total
        way: i64 = 0
        last: i64 = len(self.fits) - 1
        while way < last:
            lot -= self.fits[way]
            if lot < 0.0:
                break
            way += 1
        waiting: list[int] = []
        for seat in range(t.seats):
            if self.is_hidden(seat):
                waiting.append(int(t.roles[seat]))
        roles = t.roles[:]
        for seat in range(t.seats):
            if self.is_hidden(seat):
                for i in range(len(waiting)):
                    if SIDE[waiting[i]] == self.ways[way * t.seats + seat]:
                        roles[seat] = waiting.pop(i)
                        break
        t.roles = roles

    def read(self, t: SwordTable, me: i64) -> None:
        """Let `ways` and `fits` be those of this table, to the eyes of this seat."""
        shogun = shogun_of(t)
        fresh = me == self.me and t.side(me) == self.mine and shogun == self.shogun
        fresh = fresh and i64(len(self.aims)) == t.seats
        if fresh:
            for seat in range(t.seats):
                if self.aims[seat] != t.aims[seat]:
                    fresh = False
        if fresh:
            return
        self.me = me
        self.mine = t.side(me)
        self.shogun = shogun
        self.aims = t.aims[: t.seats]
        for side in range(i64(SIDE_COUNT)):
            self.left[side] = hidden_on(t.seats, side)
        self.sides[shogun] = t.side(shogun)
        if me != shogun:
            self.sides[me] = self.mine
            self.left[self.mine] -= 1
        self.ways = vec[i64]()
        self.fits = vec[float]()
        self.total = 0.0
        self.seat_from(t.seats, 0)

    def is_hidden(self, seat: i64) -> bool:
        return seat != self.me and seat != self.shogun

    def seat_from(self, seats: i64, seat: i64) -> None:
        """Seat those who are left, from this seat on, in every way there is."""
        while seat < seats and not self.is_hidden(seat):
            seat += 1
        if seat == seats:
            fit = self.fit(seats)
            self.total += fit
            self.fits = append(self.fits, fit)
            for other in range(seats):
                self.ways = append(self.ways, self.sides[other])
            return
        for side in range(i64(SIDE_COUNT)):
            if self.left[side] > 0:
                self.left[side] -= 1
                self.sides[seat] = side
                self.seat_from(seats, seat + 1)
                self.left[side] += 1

    def fit(self, seats: i64) -> float:
        """How likely everybody else aims as they did if the roles lie in the way just laid; what one did oneself tells nothing."""
        fit = 1.0
        for by in range(seats):
            if by == self.me or self.aims[by] == 0:
                continue
            row = self.sides[by] * TARGETS
            all_ready = 0.0
            for at in range(seats):
                if at != by:
                    all_ready += READY[row + self.target(at)]
            for at in range(seats):
                times = aims_at(self.aims[by], at)
                if times > KNOWN:
                    times = KNOWN
                for _time in range(times):
                    fit *= READY[row + self.target(at)] / all_ready
        return fit

    def target(self, seat: i64) -> i64:
        """What a seat is to those who aim at it."""
        if seat == self.shogun:
            return AT_SHOGUN
        hunts: i64 = 1 if aims_at(self.aims[seat], self.shogun) > 0 else 0
        return 1 + self.sides[seat] * 2 + hunts
