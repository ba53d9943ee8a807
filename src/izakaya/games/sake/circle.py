"""The circle of SAKE: samurai, the steps between them, and minions among the steps (K5–K7, K11, K39).

Pieces stand in clockwise order; `gaps[i]` is the number of steps between piece `i` and the next one. A samurai is its seat number, a
minion is `MINIONS` + its own number. With two samurai left the circle is a line: its last gap is no place at all (`open`). The circle
knows whose minion is whose, because only an enemy keeps a step away (K7); it does not know who is alive or what a card is.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

MINIONS: Final = 8  # the number of the first minion
PIECES: Final = 18  # eight samurai, ten minions
CLOCKWISE: Final = 0
COUNTER: Final = 1
NO_WAY: Final = 99  # a distance that does not exist
EMPTY: Final = vec[i64]([0] * PIECES)
NO_OWNERS: Final = vec[i64]([-1] * (PIECES - MINIONS))


# A set of pieces is the bits of one number.


def only(piece: i64) -> i64:
    """The set of this piece alone."""
    return i64(1) << piece


def is_one_of(piece: i64, pieces: i64) -> bool:
    """Whether a piece belongs to the set."""
    return (pieces >> piece) & 1 == 1


def is_in_reach(clockwise: i64, counter: i64, reach: i64, far: bool) -> bool:
    """K6: at exactly so many steps on one side, or at least so many on both; NO_WAY is farther than anything."""
    if far:
        return clockwise >= reach and counter >= reach
    return clockwise == reach or counter == reach


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Circle:
    """See the module. `owners[m]` is the seat whose minion m is, -1 while it is not on the table.

    Copies share the owners, which are never changed but replaced (`give_minion`).
    """

    def __init__(self) -> None:
        self.count: i64 = 0
        self.pieces: vec[i64] = EMPTY
        self.gaps: vec[i64] = EMPTY
        self.owners: vec[i64] = NO_OWNERS
        self.changes: i64 = 0  # how often something may have changed
        self.open: bool = False  # a line of two samurai: the last piece has nobody behind it

    @staticmethod
    def around(seats: i64, steps: i64) -> Circle:
        """Everybody in their place, so many steps between neighbours (K3)."""
        circle = Circle()
        circle.count = seats
        circle.pieces = EMPTY[:]
        circle.gaps = EMPTY[:]
        circle.owners = NO_OWNERS[:]
        for seat in range(seats):
            circle.pieces[seat] = seat
            circle.gaps[seat] = steps
        return circle

    def copy(self) -> Circle:
        other = Circle()
        other.count = self.count
        other.pieces = self.pieces[:]
        other.gaps = self.gaps[:]
        other.owners = self.owners
        other.open = self.open
        return other

    def steps(self) -> i64:
        """All steps on the table."""
        total: i64 = 0
        gaps = self.gaps
        for i in range(self.count):
            total += gaps[i]
        return total

    def place_of(self, piece: i64) -> i64:
        """Where a piece stands in the clockwise order; -1 if it is not on the table."""
        pieces = self.pieces
        count = self.count
        # A samurai mostly stands where it sat down at first: nobody before it has died or sent out a minion.
        if piece < count and pieces[piece] == piece:
            return piece
        for i in range(count):
            if pieces[i] == piece:
                return i
        return -1

    def side_of(self, piece: i64) -> i64:
        """The seat a piece belongs to."""
        if piece < MINIONS:
            return piece
        return self.owners[piece - MINIONS]

    def after(self, at: i64, way: i64) -> i64:
        """The next place in this direction; -1 if the line ends here."""
        if way == CLOCKWISE:
            if at + 1 < self.count:
                return at + 1
            if self.open:
                return -1
            return 0
        if at > 0:
            return at - 1
        if self.open:
            return -1
        return self.count - 1

    def gap_beside(self, at: i64, way: i64) -> i64:
        """Which gap lies beside a place in this direction; -1 if none does."""
        if way == CLOCKWISE:
            if self.open and at == self.count - 1:
                return -1
            return at
        if at > 0:
            return at - 1
        if self.open:
            return -1
        return self.count - 1

    def distance(self, a: i64, b: i64, way: i64) -> i64:
        """K5: the steps from one piece to another, going this way; NO_WAY if one cannot get there."""
        at = self.place_of(a)
        goal = self.place_of(b)
        if at < 0 or goal < 0 or at == goal:
            return NO_WAY
        total: i64 = 0
        while at != goal:
            gap = self.gap_beside(at, way)
            if gap < 0:
                return NO_WAY
            total += self.gaps[gap]
            at = self.after(at, way)
        return total

    def distances(self, a: i64, b: i64, walked: i64 = 0) -> list[int]:
        """K5: the steps from one piece to another on either side, where there is such a side; the nearer first.

        `walked` asks as if `a` had gone so many steps clockwise first (counter-clockwise if negative).
        """
        clockwise = self.distance(a, b, CLOCKWISE)
        counter = self.distance(a, b, COUNTER)
        found: list[int] = []
        if clockwise != NO_WAY:
            found.append(clockwise - walked)
        if counter != NO_WAY:
            found.append(counter + walked)
        found.sort()
        return found

    def clockwise(self, at: i64, goal: i64) -> i64:
        """The steps from one place clockwise to another, in a closed circle."""
        total: i64 = 0
        if at < goal:
            for i in range(at, goal):
                total += self.gaps[i]
            return total
        for i in range(goal, at):
            total += self.gaps[i]
        return self.steps() - total

    def reaches(self, a: i64, b: i64, reach: i64, far: bool, walked: i64 = 0) -> bool:
        """K6: whether b is at exactly so many steps on one side, or at least so many on both.

        `walked` asks as if `a` had gone so many steps clockwise first (counter-clockwise if negative).
        """
        counter: i64 = NO_WAY
        if self.open:
            clockwise = self.distance(a, b, CLOCKWISE)
            counter = self.distance(a, b, COUNTER)
            if clockwise == NO_WAY and counter == NO_WAY:
                return False
            if clockwise != NO_WAY:
                clockwise -= walked
            else:
                counter += walked
        else:
            at = self.place_of(a)
            goal = self.place_of(b)
            if at < 0 or goal < 0 or at == goal:
                return False
            # In a closed circle both sides together are all the steps there are.
            clockwise = self.clockwise(at, goal) - walked
            counter = self.steps() - clockwise
        return is_in_reach(clockwise, counter, reach, far)

    def has_minions(self, seat: i64) -> bool:
        for minion in range(i64(PIECES - MINIONS)):
            if self.owners[minion] == seat:
                return True
        return False

    def reaches_anybody(self, seat: i64, reach: i64, far: bool, least: i64, most: i64) -> bool:
        """K6: whether a samurai reaches somebody else's piece after some walk of between so many and so many steps clockwise."""
        return self.reached(seat, reach, far, least, most, True) != 0

    def reached(self, seat: i64, reach: i64, far: bool, least: i64, most: i64, only_whether: bool) -> i64:
        """K6: every piece of somebody else that a samurai reaches after some walk of between so many and so many steps clockwise.

        With `only_whether` the first that is found is enough.
        """
        at = self.place_of(seat)
        found: i64 = 0
        if at < 0:
            return found
        count = self.count
        pieces = self.pieces
        if self.open:
            for i in range(count):
                if self.side_of(pieces[i]) != seat:
                    for walk in range(least, most + 1):
                        if self.reaches(seat, pieces[i], reach, far, walk):
                            found |= only(pieces[i])
                            break
            return found
        # Once around: what is so far clockwise is the rest of all steps the other way.
        total = self.steps()
        gaps = self.gaps
        owners = self.owners
        steps: i64 = 0
        for _step in range(count - 1):
            steps += gaps[at]
            at += 1
            if at == count:
                at = 0
            side = pieces[at]
            if side >= MINIONS:
                side = owners[side - MINIONS]
            if side != seat:
                # The walks after which it is in reach: from the one to the other, or only these two.
                high = steps - reach
                low = reach - total + steps
                if far:
                    hit = low <= high and low <= most and high >= least
                else:
                    hit = least <= high <= most or least <= low <= most
                if hit:
                    found |= only(pieces[at])
                    if only_whether:
                        return found
        return found

    def nearest_enemy(self, piece: i64, way: i64) -> i64:
        """The first piece of somebody else in this direction; -1 if there is none."""
        mine = self.side_of(piece)
        start = self.place_of(piece)
        at = self.after(start, way)
        while at >= 0 and at != start:
            if self.side_of(self.pieces[at]) != mine:
                return self.pieces[at]
            at = self.after(at, way)
        return -1

    def samurai_after(self, seat: i64, way: i64) -> i64:
        """The neighbouring samurai in this direction; -1 if there is none."""
        start = self.place_of(seat)
        at = self.after(start, way)
        while at >= 0 and at != start:
            if self.pieces[at] < MINIONS:
                return self.pieces[at]
            at = self.after(at, way)
        return -1

    def room(self, seat: i64, way: i64, box: i64) -> i64:
        """K11, K7: how far a samurai could move this way, pushing its own minions. `box` is the steps left in the box."""
        if self.count < 2:
            return 0
        at = self.place_of(seat)
        if self.open:
            if self.gap_beside(at, way) < 0:
                return box  # away from the other end of the line (K39)
            return self.distance(seat, self.nearest_enemy(seat, way), way) - 1
        total: i64 = 0
        for _step in range(i64(1), self.count):
            if way == CLOCKWISE:
                total += self.gaps[at]
                at += 1
                if at == self.count:
                    at = 0
            else:
                if at == 0:
                    at = self.count
                at -= 1
                total += self.gaps[at]
            if self.side_of(self.pieces[at]) != seat:
                return total - 1
        return NO_WAY - 1

    def move(self, seat: i64, way: i64, steps: i64) -> None:
        """K11: go so many steps, which must be possible; in a line they come from the box or go back to it (K39)."""
        self.changes += 1
        at = self.place_of(seat)
        behind = self.gap_beside(at, 1 - way)
        if self.gap_beside(at, way) < 0:
            self.gaps[behind] += steps
            return
        for _step in range(steps):
            front = at
            while self.gaps[self.gap_beside(front, way)] == 0:
                front = self.after(front, way)
            self.gaps[self.gap_beside(front, way)] -= 1
            if behind >= 0:
                self.gaps[behind] += 1

    def march(self, minion: i64, way: i64, most: i64) -> i64:
        """K19: a minion goes on up to so many steps, until it is 1 step from the first enemy; returns the steps it went."""
        enemy = self.nearest_enemy(minion, way)
        if enemy < 0:
            return 0
        self.changes += 1
        at = self.place_of(minion)
        ahead = self.gap_beside(at, way)
        steps = self.distance(minion, enemy, way) - 1
        if steps > most:
            steps = most
        next_is_enemy = self.pieces[self.after(at, way)] == enemy
        if not next_is_enemy and steps > self.gaps[ahead]:
            steps = self.gaps[ahead]  # nobody passes anybody
        behind = self.gap_beside(at, 1 - way)
        self.gaps[ahead] -= steps
        self.gaps[behind] += steps
        return steps

    def least(self, at: i64) -> i64:
        """K7: the fewest steps allowed in the gap clockwise of this place."""
        other = self.after(at, CLOCKWISE)
        if self.side_of(self.pieces[at]) == self.side_of(self.pieces[other]):
            return 0
        return 1

    def can_change(self, piece: i64, change: i64) -> bool:
        """Whether a step may be added (+1) or removed (-1) clockwise of this piece."""
        return self.can_change_at(self.place_of(piece), change)

    def can_change_at(self, at: i64, change: i64) -> bool:
        """The same of the piece at this place."""
        if at < 0 or self.count < 2 or (self.open and at == self.count - 1):
            return False
        return change > 0 or self.gaps[at] > self.least(at)

    def change(self, piece: i64, change: i64) -> None:
        self.changes += 1
        self.gaps[self.place_of(piece)] += change

    def give_minion(self, minion: i64, seat: i64) -> None:
        """A minion comes to belong to a seat, or to none (-1)."""
        self.changes += 1
        owners = self.owners[:]
        owners[minion - MINIONS] = seat
        self.owners = owners

    def put_minion(self, minion: i64, seat: i64, way: i64) -> None:
        """K16: beside its samurai, touching it."""
        self.give_minion(minion, seat)
        at = self.place_of(seat)
        # After the samurai on its clockwise side, before it on the other; the steps there are now beyond the minion.
        new = at + 1 if way == CLOCKWISE else at
        for i in range(self.count, new, -1):
            self.pieces[i] = self.pieces[i - 1]
            self.gaps[i] = self.gaps[i - 1]
        self.pieces[new] = minion
        self.count += 1
        if way == CLOCKWISE:
            self.gaps[new] = self.gaps[at]
            self.gaps[at] = 0
        else:
            self.gaps[new] = 0

    def remove(self, piece: i64) -> None:
        """Take a piece away; the steps on both sides of it lie together then."""
        self.changes += 1
        at = self.place_of(piece)
        if piece >= MINIONS:
            self.give_minion(piece, -1)
        if self.count > 1:
            before = self.count - 1 if at == 0 else at - 1
            self.gaps[before] += self.gaps[at]
        for i in range(at, self.count - 1):
            self.pieces[i] = self.pieces[i + 1]
            self.gaps[i] = self.gaps[i + 1]
        self.count -= 1
        self.gaps[self.count] = 0
