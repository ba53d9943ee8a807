"""What the players can know about hidden cards of SAKE, beyond what lies open: the memory of an attentive player.

Every card is one of a kind, its back is always seen, and when the draw pile is renewed everybody sees of which cards. So of every card
all know its **age**: which draw pile it last went into, 0 for the deal. A hidden card of an age is in a hand that drew it from that
pile, or still in the pile; of age 0 it may also be in Life or Wounds. When a card leaves a hand everybody sees its age, so how many
cards of each age a hand holds is no secret, and need not be kept: it follows from the hand.

Only a card that goes from hand to hand (K41) is seen by two alone, and makes secrets of it. From then on what happens to cards of that
back is kept as a **log**, until no two hands are left of which one could have what the other has. It begins with all cards of that back
in hands, and with who knew of which. It holds the truth, as the table does; `past.py` reads of it only what one watcher has seen.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from izakaya.games.sake.data import BACKS, CARDS, MOST_SEATS
from izakaya.table.log import NO_LOG, grown
from izakaya.table.seats import is_among, only, without

SPECTATOR: Final = 8
# Sections of the one vector, so that a memory is copied in one block; as plain numbers, which compiled code reads fastest.
AGE: Final = 0  # per card: which draw pile it last went into
KNOWN: Final = 98  # per card: the watchers who know it to be in somebody else's hand
VAGUE: Final = 196  # per back: the hands of which some cannot tell what they hold; none if there is no log
PILES: Final = 199  # how often the draw pile has been renewed
LENGTH: Final = 200
NOTHING: Final = vec[i64]([0] * LENGTH)

# A trace of the log is one number: what happened, to whom, who took a card, its age and the card itself.
CARD_BITS: Final = 8
AGE_BITS: Final = 24
SEAT_BITS: Final = 4
AGE_AT: Final = CARD_BITS
TAKER_AT: Final = AGE_AT + AGE_BITS
SEAT_AT: Final = TAKER_AT + SEAT_BITS
WHAT_AT: Final = SEAT_AT + SEAT_BITS
ONE_CARD: Final = (1 << CARD_BITS) - 1
ONE_AGE: Final = (1 << AGE_BITS) - 1
ONE_SEAT: Final = (1 << SEAT_BITS) - 1
# What happened.
KNEW: Final = 0  # as the log began, a watcher knew this card to be in somebody else's hand
HELD: Final = 1  # a hand has or gets a card, of this age
RETURNED: Final = 2  # the same, before everybody's eyes
LEFT: Final = 3  # for all to see
PASSED: Final = 4  # seen by giver and taker


def trace(what: i64, seat: i64, taker: i64, age: i64, card: i64) -> i64:
    return (what << WHAT_AT) | (seat << SEAT_AT) | (taker << TAKER_AT) | (age << AGE_AT) | card


def what_in(happened: i64) -> i64:
    return happened >> WHAT_AT


def seat_in(happened: i64) -> i64:
    """Whose hand it was, or who knew."""
    return (happened >> SEAT_AT) & ONE_SEAT


def taker_in(happened: i64) -> i64:
    return (happened >> TAKER_AT) & ONE_SEAT


def age_in(happened: i64) -> i64:
    return (happened >> AGE_AT) & ONE_AGE


def card_in(happened: i64) -> i64:
    return happened & ONE_CARD


def of_another(happened: i64, card: i64) -> i64:
    """The same trace of another card."""
    return happened - card_in(happened) + card


# A card in a hand is a number too, while a log is begun.


def in_hand_of(seat: i64, card: i64) -> i64:
    return (seat << CARD_BITS) | card


def holder_of(held: i64) -> i64:
    return held >> CARD_BITS


def held_card(held: i64) -> i64:
    return held & ONE_CARD


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Memory:
    """See the module. Copies share the list of the log, and each knows how much of it is its own; they share the counts until one of
    them notes something there (`touch`).
    """

    def __init__(self) -> None:
        self.own_counts: bool = False
        self.counts: vec[i64] = NOTHING
        self.log: list[int] = NO_LOG
        self.logged: i64 = 0
        self.noted: i64 = 0  # how often somebody may have learned something of another hand

    @staticmethod
    def blank() -> Memory:
        """Of a table of which nothing has been seen yet."""
        memory = Memory()
        memory.touch()
        return memory

    def touch(self) -> None:
        """The counts are about to change."""
        if not self.own_counts:
            self.own_counts = True
            self.counts = self.counts[:]

    def copy(self) -> Memory:
        other = Memory()
        self.own_counts = False
        other.counts = self.counts
        other.log = self.log
        other.logged = self.logged
        return other

    def knows(self, watcher: i64, card: i64) -> bool:
        """Whether a watcher knows this card to be in somebody else's hand."""
        return is_among(watcher, self.counts[KNOWN + card])

    def knowing(self) -> i64:
        """The watchers who know any card to be in somebody else's hand, as a set; mostly there are none."""
        watchers: i64 = 0
        counts = self.counts
        for card in range(i64(KNOWN), i64(KNOWN + CARDS)):
            watchers |= counts[card]
        return watchers

    def is_logged(self, back: i64) -> bool:
        """Whether there is a log of the cards of this back."""
        return self.counts[VAGUE + back] != 0

    def note(self, happened: i64) -> None:
        self.log = grown(self.log, self.logged, happened)
        self.logged += 1
        self.noted += 1

    def renewed(self, deck: vec[i64], size: i64) -> None:
        """The draw pile is made of the discards."""
        self.touch()
        self.noted += 1
        counts = self.counts
        counts[PILES] += 1
        for i in range(size):
            counts[AGE + deck[i]] = counts[PILES]

    def gained(self, seat: i64, card: i64, back: i64) -> None:
        """A card came into a hand, from the draw pile or from Life or Wounds; only its owner has seen it."""
        if self.is_logged(back):
            self.note(trace(HELD, seat, 0, self.counts[AGE + card], card))

    def returned(self, seat: i64, card: i64, back: i64, seats: i64) -> None:
        """A minion went back to a hand before everybody's eyes."""
        self.touch()
        self.noted += 1
        self.counts[KNOWN + card] = all_but(seat, seats)
        if self.is_logged(back):
            self.note(trace(RETURNED, seat, 0, self.counts[AGE + card], card))

    def left(self, seat: i64, card: i64, backs: vec[i64], remaining: i64) -> None:
        """A card left a hand for all to see; so many with that back remain."""
        self.touch()
        counts = self.counts
        if counts[KNOWN + card] != 0:
            counts[KNOWN + card] = 0
            self.noted += 1
        back = backs[card]
        if self.is_logged(back):
            self.note(trace(LEFT, seat, 0, 0, card))
            if remaining == 0:
                counts[VAGUE + back] = without(seat, counts[VAGUE + back])
                self.settle(back, backs)

    def passed(self, giver: i64, taker: i64, card: i64, backs: vec[i64], held: list[int]) -> None:
        """A card goes from hand to hand; only the two know which, the others see its back.

        `held` is all cards of that back in hands before it goes, as seats and cards.
        """
        self.touch()
        self.noted += 1
        counts = self.counts
        back = backs[card]
        of_giver: i64 = 0
        for code in held:
            if holder_of(code) == giver:
                of_giver += 1
        vague = counts[VAGUE + back]
        if vague == 0 and of_giver > 1:
            self.begin(held)
        if vague != 0 or of_giver > 1:
            self.note(trace(PASSED, giver, taker, 0, card))
            counts[VAGUE + back] = spread(vague, giver, taker, of_giver)
        counts[KNOWN + card] = without(taker, counts[KNOWN + card] | only(giver))
        self.settle(back, backs)

    def begin(self, held: list[int]) -> None:
        """Begin the log of a back: with what the hands hold, and who knows of it."""
        start: list[int] = []
        for code in held:
            card = held_card(code)
            start.append(trace(HELD, holder_of(code), 0, self.counts[AGE + card], card))
            for watcher in range(i64(SPECTATOR + 1)):
                if self.knows(watcher, card):
                    start.append(trace(KNEW, watcher, 0, 0, card))
        start.sort()
        for happened in start:
            self.note(happened)

    def settle(self, back: i64, backs: vec[i64]) -> None:
        """When all hands but one are known, the last one is known too: there is nothing left to remember."""
        vague = self.counts[VAGUE + back]
        if vague & (vague - 1) == 0:
            self.touch()
            self.counts[VAGUE + back] = 0
            self.log = [happened for happened in self.log[: self.logged] if backs[card_in(happened)] != back]
            self.logged = len(self.log)

    def learn(self, backs: vec[i64], seats: i64) -> None:
        """Find out from the log who knows what, and which hands are vague."""
        self.touch()
        self.noted += 1
        counts = self.counts
        for card in range(i64(CARDS)):
            if self.is_logged(backs[card]):
                counts[KNOWN + card] = 0
        of_hand = vec[i64]([0] * (MOST_SEATS * len(BACKS)))  # per seat and back
        for back in range(i64(len(BACKS))):
            counts[VAGUE + back] = 0
        for i in range(self.logged):
            happened: i64 = self.log[i]
            what = what_in(happened)
            seat = seat_in(happened)
            card = card_in(happened)
            back = backs[card]
            at = seat * len(BACKS) + back
            if what == KNEW:
                counts[KNOWN + card] |= only(seat)
            elif what == HELD or what == RETURNED:
                of_hand[at] += 1
                if what == RETURNED:
                    counts[KNOWN + card] = all_but(seat, seats)
            elif what == LEFT:
                counts[KNOWN + card] = 0
                of_hand[at] -= 1
                if of_hand[at] == 0:
                    counts[VAGUE + back] = without(seat, counts[VAGUE + back])
            else:
                taker = taker_in(happened)
                counts[VAGUE + back] = spread(counts[VAGUE + back], seat, taker, of_hand[at])
                of_hand[at] -= 1
                of_hand[taker * len(BACKS) + back] += 1
                counts[KNOWN + card] = without(taker, counts[KNOWN + card] | only(seat))
        for back in range(i64(len(BACKS))):
            self.settle(back, backs)


def all_but(seat: i64, seats: i64) -> i64:
    """Everybody at the table, the spectator too, but for one."""
    everybody = (only(seats) - 1) | only(SPECTATOR)
    return without(seat, everybody)


def spread(vague: i64, giver: i64, taker: i64, of_giver: i64) -> i64:
    """Which hands are vague after a card has gone from one, which had so many of its back, to another."""
    if of_giver > 1:
        return vague | only(giver) | only(taker)
    if is_among(giver, vague):
        return without(giver, vague | only(taker))
    return vague
