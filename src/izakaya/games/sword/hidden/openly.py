"""Dealing anew where no past was found that fits: in agreement with what lies open and with what the watcher knows for certain.

What lies open is how many cards everybody holds, of which cards the present deck was made, after the end the Daimyo that were shown (W25),
and what the watcher knows of cards in other hands (`memory.py`). How the hands came to be is then anybody's guess, and not a good one: the
log keeps what the watcher has seen, and what others drew is dealt over it at random.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from izakaya.games.sword.data import DAIMYO, KINDS, RONIN
from izakaya.games.sword.hidden.memory import sightings
from izakaya.games.sword.hidden.past import kind_at
from izakaya.games.sword.hidden.seen import Seen
from izakaya.games.sword.hidden.traces import (
    DIVERTED,
    DREW,
    RAN_OUT,
    kind_in,
    of_another,
    seat_in,
    victim_in,
    what_in,
)
from izakaya.games.sword.scoring import shown_daimyo
from izakaya.games.sword.table import NO_HANDS, SEVEN, SwordTable, count_cards
from izakaya.table.chance import Chance
from izakaya.table.seats import listed


def deal_openly(seen: Seen, new: SwordTable, chance: Chance) -> None:
    OpenDeal(seen, chance).lay(new)


@final
class OpenDeal:
    """One deal: cards are counted by kind, and `pool` are those that the watcher cannot see."""

    def __init__(self, seen: Seen, chance: Chance) -> None:
        t = seen.t
        self.seen = seen
        self.chance = chance
        self.hands: vec[i64] = NO_HANDS[:]
        self.room: vec[i64] = SEVEN[:]  # per seat: places for cards that are still to be dealt
        self.pool: vec[i64] = t.deck[:]
        for seat in range(t.seats):
            for kind in range(i64(KINDS)):
                if seat == seen.me:
                    self.hands[seat * KINDS + kind] = t.hands[seat * KINDS + kind]
                else:
                    self.pool[kind] += t.hands[seat * KINDS + kind]
            if seat != seen.me:
                self.room[seat] = t.sizes[seat]
        # After the end, per seat: the Daimyo that it has shown and no more; -1 for a seat that may have any number.
        self.shown: vec[i64] = vec[i64]([-1] * len(SEVEN))
        if t.over:
            for seat in range(t.seats):
                if t.roles[seat] != RONIN:
                    self.shown[seat] = shown_daimyo(t, seat)

    def lay(self, new: SwordTable) -> None:
        """Known cards first, then the deck, which has only cards of its own making, then what is left."""
        t = self.seen.t
        known = sightings(self.seen.log, self.seen.count, self.seen.me)
        self.place(known, 0)
        for seat in range(t.seats):
            if seat != self.seen.me:
                while self.shown[seat] > 0 and self.room[seat] > 0 and self.pool[DAIMYO] > 0:
                    self.give(seat, DAIMYO)
        deck = self.make_deck()
        for shy in (True, False):
            for seat in range(t.seats):
                if seat != self.seen.me and (self.shown[seat] >= 0) == shy:
                    self.fill(seat, shy)
        new.hands = self.hands
        new.deck = deck
        self.lay_log(new)

    def give(self, seat: i64, kind: i64) -> None:
        self.hands[seat * KINDS + kind] += 1
        self.room[seat] -= 1
        self.pool[kind] -= 1
        if kind == DAIMYO and self.shown[seat] > 0:
            self.shown[seat] -= 1

    def take_back(self, seat: i64, kind: i64, shown: i64) -> None:
        self.hands[seat * KINDS + kind] -= 1
        self.room[seat] += 1
        self.pool[kind] += 1
        self.shown[seat] = shown

    def place(self, known: list[tuple[int, int]], first: int) -> bool:
        """Put every card that the watcher knows of into one of the hands where it may be; whether that went well."""
        if first == len(known):
            return True
        kind, hands = known[first]
        seats = listed(hands)
        while seats:
            seat = seats.pop(self.chance.below(len(seats)))
            shown = self.shown[seat]
            # No more of a kind can be known in hands than there are, so the deck never lacks its own for it.
            spare = self.pool[kind] > self.seen.t.deck[kind]
            if self.room[seat] > 0 and spare and not (kind == DAIMYO and shown == 0):
                self.give(seat, kind)
                if self.place(known, first + 1):
                    return True
                self.take_back(seat, kind, shown)
        return False

    def make_deck(self) -> vec[i64]:
        """Cards of which the present deck was made; after the end also all Daimyo for which no hand is left (W25)."""
        t = self.seen.t
        own = vec[i64]([0] * KINDS)
        last = (self.seen.decks - 1) * KINDS
        for kind in range(i64(KINDS)):
            own[kind] = self.seen.rest[last + kind]
            if own[kind] > self.pool[kind]:
                own[kind] = self.pool[kind]
        deck = vec[i64]([0] * KINDS)
        left = t.deck_size
        if t.over:
            homes: i64 = 0
            for seat in range(t.seats):
                if seat != self.seen.me and self.shown[seat] < 0:
                    homes += self.room[seat]
            while self.pool[DAIMYO] > homes and own[DAIMYO] > 0 and left > 0:
                self.move(own, deck, DAIMYO)
                left -= 1
        while left > 0:
            self.move(own, deck, self.any_of(own))
            left -= 1
        return deck

    def move(self, own: vec[i64], deck: vec[i64], kind: i64) -> None:
        own[kind] -= 1
        self.pool[kind] -= 1
        deck[kind] += 1

    def any_of(self, cards: vec[i64]) -> i64:
        return kind_at(cards, 0, self.chance.below(count_cards(cards)))

    def fill(self, seat: i64, shy: bool) -> None:
        """Whatever is left; those who have shown their Daimyo have no others."""
        while self.room[seat] > 0:
            may = self.pool[:]
            if shy:
                may[DAIMYO] = 0
            if count_cards(may) == 0:
                may = self.pool
            self.give(seat, self.any_of(may))

    def lay_log(self, new: SwordTable) -> None:
        """Of each deck the others drew what is not in it any more, in any order."""
        seen = self.seen
        rest = seen.rest[:]
        last = (seen.decks - 1) * KINDS
        for kind in range(i64(KINDS)):
            rest[last + kind] -= new.deck[kind]
        sizes = vec[i64]([0] * seen.decks)
        for deck in range(seen.decks):
            for kind in range(i64(KINDS)):
                sizes[deck] += rest[deck * KINDS + kind]
        log = seen.log[: seen.count]
        deck = 0
        for i in range(seen.count):
            happened: i64 = log[i]
            what = what_in(happened)
            if what == RAN_OUT:
                deck += 1
            elif seat_in(happened) != seen.me:
                if what == DREW:
                    drawn = kind_at(rest, deck * KINDS, self.chance.below(sizes[deck]))
                    rest[deck * KINDS + drawn] -= 1
                    sizes[deck] -= 1
                    log[i] = of_another(happened, drawn)
                elif what == DIVERTED and victim_in(happened) != seen.me:
                    log[i] = of_another(happened, self.any_drawn(log, i))
        new.log = log
        new.logged = seen.count

    def any_drawn(self, log: list[int], before: i64) -> i64:
        """A kind of card that somebody had drawn by then: which one was diverted the watcher has not seen."""
        at = self.chance.below(before)
        while what_in(log[at]) != DREW:
            at = (at + 1) % before
        happened: i64 = log[at]
        return kind_in(happened)
