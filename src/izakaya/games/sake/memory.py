"""What the players can know about hidden cards of SAKE, beyond what lies open: the memory of an attentive player.

Every card is one of a kind, and its back is always seen, so an attentive player knows: which cards have ever been shown (such a card
cannot lie in a Life or Wounds pile, where cards lie since the deal); which cards the present draw pile was made of (only such a card
can be in it, or have been drawn from it); how many cards of each back a hand has drawn from it; and cards that were seen on their way
into a hand. `redeal` deals hidden cards consistently with all this.

A **sighting** says: `observer` knows that this card is in one of these hands. The spectator is observer 8.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

CARDS: Final = 98
SPECTATOR: Final = 8
# Sections of the one vector, so that a memory is copied in one block.
SHOWN: Final = 0  # per card: 1 if it has ever been seen by all
FRESH: Final = CARDS  # per card: 1 if the present draw pile was made of it
LEAST_NEW: Final = (
    CARDS * 2
)  # per seat and back: at least so many cards of the hand come from the present draw pile
MOST_NEW: Final = CARDS * 2 + 24  # per seat and back: at most so many
UNSHOWN: Final = (
    CARDS * 2 + 48
)  # per seat and back: at least so many cards of the hand came up from Life or Wounds, never shown
LENGTH: Final = CARDS * 2 + 72
NOTHING: Final = vec[i64]([0] * LENGTH)
NO_SIGHTINGS: Final[list[int]] = []


def sighting(observer: i64, card: i64, hands: i64) -> int:
    return (observer << 16) | (card << 8) | hands


@final
class Memory:
    """See the module. `ran` is whether the draw pile has been renewed: before that, a hidden card may be anywhere."""

    def __init__(self) -> None:
        self.counts: vec[i64] = NOTHING
        self.ran: bool = False
        self.sightings: list[int] = NO_SIGHTINGS  # never changed in place: copies share it

    def copy(self) -> Memory:
        other = Memory()
        other.counts = self.counts[:]
        other.ran = self.ran
        other.sightings = self.sightings
        return other

    def shown(self, card: i64) -> None:
        """A card lies open: whatever anybody had seen of its way is settled."""
        self.counts[SHOWN + card] = 1
        self.forget(card)

    def forget(self, card: i64) -> None:
        for seen in self.sightings:
            if (seen >> 8) & 255 == card:
                self.sightings = [other for other in self.sightings if (other >> 8) & 255 != card]
                return

    def renewed(self, deck: vec[i64], size: i64) -> None:
        """The draw pile is made of the discards; no hand has drawn from it yet."""
        counts = self.counts
        for card in range(i64(CARDS)):
            counts[FRESH + card] = 0
        for i in range(size):
            counts[FRESH + deck[i]] = 1
        for i in range(i64(24)):
            counts[LEAST_NEW + i] = 0
            counts[MOST_NEW + i] = 0
        self.ran = True

    def drew(self, seat: i64, back: i64) -> None:
        if self.ran:
            self.counts[LEAST_NEW + seat * 3 + back] += 1
            self.counts[MOST_NEW + seat * 3 + back] += 1

    def took_up(self, seat: i64, back: i64) -> None:
        """A card came up from Life or Wounds, where nobody has ever seen its front."""
        self.counts[UNSHOWN + seat * 3 + back] += 1

    def left(self, seat: i64, card: i64, backs: vec[i64], remaining: i64) -> None:
        """A card left a hand for all to see, so many with that back remain."""
        counts = self.counts
        at = seat * 3 + backs[card]
        if self.ran:
            if counts[FRESH + card] == 1:
                if counts[LEAST_NEW + at] > 0:
                    counts[LEAST_NEW + at] -= 1
                if counts[MOST_NEW + at] > 0:
                    counts[MOST_NEW + at] -= 1
            if counts[MOST_NEW + at] > remaining:
                counts[MOST_NEW + at] = remaining
        if counts[UNSHOWN + at] > 0 and (counts[SHOWN + card] == 0 or counts[UNSHOWN + at] > remaining):
            counts[UNSHOWN + at] -= 1
        self.shown(card)
        if remaining == 0 and self.sightings:
            self.not_there(seat, backs[card], backs)

    def not_there(self, seat: i64, back: i64, backs: vec[i64]) -> None:
        """No card of this back is left in a hand: what was seen of one must be elsewhere."""
        clearer: list[int] = []
        for seen in self.sightings:
            known: i64 = (seen >> 8) & 255
            elsewhere = seen & ~(1 << seat)
            clearer.append(elsewhere if backs[known] == back and elsewhere & 255 else seen)
        self.sightings = clearer

    def returned(self, seat: i64, card: i64, back: i64, seats: i64) -> None:
        """A minion went back to a hand before everybody's eyes."""
        self.shown(card)
        if self.counts[FRESH + card] == 1:
            self.drew(seat, back)
        seen = self.sightings[:]
        for observer in range(i64(SPECTATOR + 1)):
            if (observer < seats and observer != seat) or observer == SPECTATOR:
                seen.append(sighting(observer, card, 1 << seat))
        self.sightings = seen

    def passed(self, giver: i64, taker: i64, card: i64, backs: vec[i64], remaining: i64) -> None:
        """A card went from hand to hand; only the two know which, the others saw its back, of which so many remain."""
        back = backs[card]
        counts = self.counts
        unshown = counts[UNSHOWN + giver * 3 + back]
        if unshown > 0:
            counts[UNSHOWN + giver * 3 + back] = unshown - 1
            if unshown == remaining + 1:
                counts[UNSHOWN + taker * 3 + back] += 1
        if self.ran:
            self.passed_by_age(giver * 3 + back, taker * 3 + back, remaining)
        vaguer: list[int] = []
        for seen in self.sightings:
            observer = seen >> 16
            known: i64 = (seen >> 8) & 255
            hands = seen & 255
            if known == card and (observer == giver or observer == taker):
                continue
            if observer != giver and observer != taker and backs[known] == back and (hands >> giver) & 1 == 1:
                hands |= 1 << taker
                if remaining == 0:
                    hands &= ~(1 << giver)
            vaguer.append(sighting(observer, known, hands))
        vaguer.append(sighting(giver, card, 1 << taker))
        self.sightings = vaguer

    def passed_by_age(self, giver: i64, taker: i64, remaining: i64) -> None:
        """What the passed card does to the counts of new cards, of which the others cannot tell whether it was one."""
        counts = self.counts
        least = counts[LEAST_NEW + giver]
        most = counts[MOST_NEW + giver]
        if least == remaining + 1:  # all were new
            counts[LEAST_NEW + giver] = least - 1
            counts[MOST_NEW + giver] = most - 1
            counts[LEAST_NEW + taker] += 1
            counts[MOST_NEW + taker] += 1
        elif most > 0:
            if least > 0:
                counts[LEAST_NEW + giver] = least - 1
            if most > remaining:
                counts[MOST_NEW + giver] = remaining
            counts[MOST_NEW + taker] += 1
