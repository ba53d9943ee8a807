"""What the players can know about hidden cards, beyond what lies open: the memory of an attentive player.

Two things. When the deck runs out (W22) everybody sees which cards go into the new deck, so from then on a card that nobody has
drawn from it cannot be in a hand. And a card may be seen on its way into a hand: taken by Diversion (by the two concerned) or from
the pile by Ieyasu (by all). `redeal` deals hidden cards consistently with both.

A **sighting** says: `observer` knows that a card of this kind is in one of these hands. It is packed into one integer. The spectator
is observer 7.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from izakaya.games.sword.data import KINDS

SPECTATOR: Final = 7
# Sections of the one vector, so that a memory is copied in one block.
HELD: Final[i64] = 0  # per seat and kind: the hand when the deck last ran out, or taken from the pile since
DRAWN: Final[i64] = KINDS * 7  # per seat and kind: drawn from the present deck
FRESH: Final[i64] = KINDS * 14  # per kind: the present deck as it was laid, less what has been revealed from it
OLD: Final[i64] = KINDS * 15  # per seat: at most so many cards of the hand are older than the present deck
NEW: Final[i64] = KINDS * 15 + 8  # per seat: at most so many come from it
LENGTH: Final = KINDS * 15 + 16
NO_SIGHTINGS: Final = vec[i64]()
NOTHING: Final = vec[i64]([0] * LENGTH)


def sighting(observer: i64, kind: i64, hands: i64) -> i64:
    return (observer << 16) | (kind << 8) | hands


def is_of(packed: i64, kind: i64, seat: i64) -> bool:
    """Whether a sighting may be of a card of this kind in this hand."""
    return (packed >> 8) & 255 == kind and (packed >> seat) & 1 == 1


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Memory:
    """See the module. `ran` is whether the deck has run out at all: before that, every hidden card may be anywhere."""

    def __init__(self) -> None:
        self.counts: vec[i64] = NOTHING
        self.ran: bool = False
        self.seen: vec[i64] = NO_SIGHTINGS  # never changed in place: copies share it

    @property
    def sightings(self) -> list[int]:
        return [int(packed) for packed in self.seen]

    @sightings.setter
    def sightings(self, sightings: list[int]) -> None:
        self.seen = vec[i64](sightings)

    def copy(self) -> Memory:
        other = Memory()
        # Counts are written only after a run-out: until then all memories may share the empty ones.
        if self.ran:
            other.counts = self.counts[:]
            other.ran = True
        other.seen = self.seen
        return other

    def ran_out(self, deck: vec[i64], hands: vec[i64], sizes: vec[i64], seats: i64) -> None:
        counts = NOTHING[:]
        for i in range(KINDS * seats):
            counts[HELD + i] = hands[i]
        for kind in range(KINDS):
            counts[FRESH + kind] = deck[kind]
        for seat in range(seats):
            counts[OLD + seat] = sizes[seat]
        self.counts = counts
        self.ran = True

    def drew(self, seat: i64, kind: i64) -> None:
        if self.ran:
            self.counts[DRAWN + seat * KINDS + kind] += 1
            self.counts[NEW + seat] += 1

    def revealed(self, kind: i64) -> None:
        if self.ran:
            self.counts[FRESH + kind] -= 1

    def left(self, seat: i64, kind: i64, size: i64) -> None:
        """A card left a hand for all to see."""
        self.shrank(seat, size)
        observers: i64 = 0
        seen = self.seen
        for i in range(len(seen)):
            if is_of(seen[i], kind, seat):
                observers |= 1 << (seen[i] >> 16)
        if observers != 0:
            for observer in range(i64(SPECTATOR + 1)):
                if (observers >> observer) & 1 == 1:
                    self.forget(observer, kind, seat)

    def taken_from_pile(self, seat: i64, kind: i64, seats: i64) -> None:
        """Ieyasu took the top discard before everybody's eyes."""
        if self.ran:
            self.counts[HELD + seat * KINDS + kind] += 1
            self.counts[OLD + seat] += 1
        seen = self.seen[:]
        for observer in range(i64(SPECTATOR + 1)):
            if (observer < seats and observer != seat) or observer == SPECTATOR:
                seen = append(seen, sighting(observer, kind, 1 << seat))
        self.seen = seen

    def diverted(self, taker: i64, victim: i64, kind: i64, left: i64) -> None:
        """A card went from hand to hand; only the two know which."""
        if self.ran:
            counts = self.counts
            if counts[OLD + victim] > 0:
                counts[OLD + taker] += 1
            if counts[NEW + victim] > 0:
                counts[NEW + taker] += 1
        self.shrank(victim, left)
        self.forget(taker, kind, victim)
        vaguer = append(self.seen[:], sighting(victim, kind, 1 << taker))
        for i in range(len(vaguer) - 1):
            observer = vaguer[i] >> 16
            if observer != taker and observer != victim and (vaguer[i] >> victim) & 1 == 1:
                vaguer[i] |= 1 << taker
        self.seen = vaguer

    def shrank(self, seat: i64, size: i64) -> None:
        if self.ran:
            counts = self.counts
            if counts[OLD + seat] > size:
                counts[OLD + seat] = size
            if counts[NEW + seat] > size:
                counts[NEW + seat] = size

    def forget(self, observer: i64, kind: i64, seat: i64) -> None:
        """The observer saw a card of this kind leave this hand: one sighting that could be it is over.

        If it is not clear which one, the remaining ones that could have been it become as vague as all of them together.
        """
        seen = self.seen
        clear = sighting(observer, kind, 1 << seat)
        over: i64 = -1  # where the sighting lies that is over, if it is clear
        hands: i64 = 0
        for i in range(len(seen)):
            if seen[i] == clear and over < 0:
                over = i
            if (seen[i] >> 16) == observer and is_of(seen[i], kind, seat):
                hands |= seen[i] & 255
        if hands == 0:
            return
        rest = seen[: len(seen) - 1]
        kept: i64 = 0
        for i in range(len(seen)):
            goes = i == over if over >= 0 else (seen[i] >> 16) == observer and is_of(seen[i], kind, seat)
            if not goes:
                rest[kept] = seen[i]
                kept += 1
        for i in range(kept, len(rest)):
            rest[i] = sighting(observer, kind, hands)
        self.seen = rest
