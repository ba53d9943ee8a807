"""One past that fits what a watcher has seen of a table, imagined forward.

Of each deck that there was, everybody knows the cards; less those that the watcher drew itself or saw revealed, they are the **rest** of
that deck, and each card that another drew from it is one of them, as yet undecided. When a card leaves a hand for all to see, it was
one of the cards of that hand: which one is drawn by lot, each as likely as it is to be of that kind.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from izakaya.games.sword.data import DAIMYO, KINDS, MOST_SEATS, RONIN
from izakaya.games.sword.hidden.seen import UNDECIDED, Seen
from izakaya.games.sword.hidden.traces import (
    DIVERTED,
    DREW,
    of_another,
    seat_in,
    victim_in,
    what_in,
)
from izakaya.games.sword.scoring import shown_daimyo
from izakaya.games.sword.table import NO_HANDS, SEVEN, SwordTable
from izakaya.table.chance import Chance

CERTAIN: Final = 1 << 22  # a likelihood of one; a hand of such cards is still below 2**31
HAND: Final = 128  # room for the cards of one hand
NO_CARDS_HELD: Final = vec[i64]([0] * (HAND * MOST_SEATS))
USUAL: Final = 4096  # the share of one card in a lot among all


@final
class Past:
    """One past that the watcher may imagine, up to some moment: a trace of the log, by its number."""

    def __init__(self, seen: Seen, seldom: i64) -> None:
        self.seen = seen
        self.seldom: i64 = seldom  # so many times less often is drawn what a hand seems to need later
        self.weight: float = 1.0
        self.deck_of: vec[i64] = seen.deck_of
        self.kinds: vec[i64] = seen.kinds[:]
        self.rest: vec[i64] = seen.rest[:]
        self.rests: vec[i64] = seen.rests[:]
        # The cards of the other hands.
        self.held: vec[i64] = NO_CARDS_HELD[: HAND * seen.t.seats]
        self.sizes: vec[i64] = SEVEN[:]
        # Per Diversion: the card it moved.
        self.moved: vec[i64] = vec[i64]()
        # Per deck, for the lots: how likely an undecided card of it is drawn, how much less often than it should be
        # that is, and how many there are in the hand.
        self.likely: vec[i64] = seen.rests[:]
        self.kept: vec[i64] = seen.rests[:]
        self.there: vec[i64] = seen.rests[:]

    def copy(self) -> Past:
        other = Past(self.seen, self.seldom)
        other.kinds = self.kinds[:]
        other.rest = self.rest[:]
        other.rests = self.rests[:]
        other.held = self.held[:]
        other.sizes = self.sizes[:]
        other.moved = self.moved[:]
        return other

    def gain(self, seat: i64, card: i64) -> None:
        size: i64 = self.sizes[seat]
        self.held[seat * HAND + size] = card
        self.sizes[seat] = size + 1

    def lift(self, seat: i64, at: i64) -> i64:
        """Take the card at this place out of a hand; it stays lying right behind it."""
        size: i64 = self.sizes[seat] - 1
        self.sizes[seat] = size
        held = self.held
        card: i64 = held[seat * HAND + at]
        held[seat * HAND + at] = held[seat * HAND + size]
        held[seat * HAND + size] = card
        return card

    def divert(self, taker: i64, victim: i64, moment: i64, chance: Chance) -> None:
        """Some card goes from hand to hand, and the watcher does not see which."""
        size: i64 = self.sizes[victim]
        at = chance.below(size)
        if self.seen.concluded:
            at = self.useful(taker, victim, moment, chance)
        card = self.lift(victim, at)
        self.moved = append(self.moved, card)
        self.gain(taker, card)

    def useful(self, taker: i64, victim: i64, moment: i64, chance: Chance) -> i64:
        """The place of the card that goes: any, but seldom one that the victim needs, and gladly one that the taker does."""
        decks = self.seen.decks
        likely = self.likely
        self.count_undecided(taker)
        for deck in range(decks):
            wanted = self.there[deck] + self.seen.taker_ahead[moment * decks + deck] < 0
            likely[deck] = USUAL * self.seldom if wanted else USUAL
        self.count_undecided(victim)
        for deck in range(decks):
            if self.there[deck] + self.seen.ahead[moment * decks + deck] <= 0:
                likely[deck] = USUAL // self.seldom
        first = victim * HAND
        size: i64 = self.sizes[victim]
        total: i64 = 0
        for at in range(first, first + size):
            card: i64 = self.held[at]
            total += likely[self.deck_of[card]] if self.kinds[card] == UNDECIDED else USUAL
        lot = chance.below(total)
        at = first
        while True:
            card = self.held[at]
            share: i64 = likely[self.deck_of[card]] if self.kinds[card] == UNDECIDED else USUAL
            lot -= share
            if lot < 0:
                break
            at += 1
        # Really each card is as likely to go.
        self.weight *= float(total) / float(size * share)
        return at - first

    def count_undecided(self, seat: i64) -> None:
        """Count into `there`, deck by deck, the cards of a hand that may still be anything."""
        there = self.there
        for deck in range(self.seen.decks):
            there[deck] = 0
        for at in range(seat * HAND, seat * HAND + self.sizes[seat]):
            card: i64 = self.held[at]
            if self.kinds[card] == UNDECIDED:
                there[self.deck_of[card]] += 1

    def lose(self, seat: i64, kind: i64, moment: i64, chance: Chance) -> None:
        """A card of this kind leaves a hand: draw lots which it was, and weigh how likely that was."""
        rest = self.rest
        rests = self.rests
        likely = self.likely
        kept = self.kept
        decks = self.seen.decks
        for deck in range(decks):
            there: i64 = rest[deck * KINDS + kind]
            likely[deck] = there * CERTAIN // rests[deck] if there > 0 else 0
            kept[deck] = 1
        if self.seen.concluded and moment >= 0:
            self.count_undecided(seat)
            sure: i64 = self.seen.sure[moment]
            may: i64 = 1 << sure if sure >= 0 else self.seen.may[moment]
            for deck in range(decks):
                # What would surely lead to a dead end is left out …
                if (may >> deck) & 1 == 0 or (
                    sure < 0 and rest[deck * KINDS + kind] <= self.seen.reserved[moment * decks + deck]
                ):
                    likely[deck] = 0
                # … and what probably would is drawn seldom.
                elif self.there[deck] + self.seen.ahead[moment * decks + deck] <= 0:
                    likely[deck] //= self.seldom
                    kept[deck] = self.seldom
        held = self.held
        kinds = self.kinds
        deck_of = self.deck_of
        first = seat * HAND
        total: i64 = 0
        for at in range(first, first + self.sizes[seat]):
            card: i64 = held[at]
            if kinds[card] == kind:
                total += CERTAIN
            elif kinds[card] == UNDECIDED:
                total += likely[deck_of[card]]
        self.weight *= float(total) / float(CERTAIN)
        if total == 0:
            return
        lot = chance.below(total)
        at = first
        while True:
            card = held[at]
            if kinds[card] == kind:
                lot -= CERTAIN
            elif kinds[card] == UNDECIDED:
                lot -= likely[deck_of[card]]
            if lot < 0:
                break
            at += 1
        if kinds[card] == UNDECIDED:
            # What was drawn less often than it is likely weighs so much more.
            self.weight *= float(kept[deck_of[card]])
            self.decide(card, kind)
        self.lift(seat, at - first)

    def decide(self, card: i64, kind: i64) -> None:
        self.kinds[card] = kind
        self.rest[self.deck_of[card] * KINDS + kind] -= 1
        self.rests[self.deck_of[card]] -= 1

    def show_daimyo(self, chance: Chance) -> None:
        """W25: the Daimyo of all but the Ronin have been shown. Others are in the Ronin's hand or in the deck."""
        t = self.seen.t
        ronin: i64 = -1
        for seat in range(t.seats):
            if seat == self.seen.me:
                continue
            if t.roles[seat] == RONIN:
                ronin = seat
                continue
            shown = shown_daimyo(t, seat)
            for _ in range(shown):
                if self.weight > 0.0:
                    self.lose(seat, DAIMYO, -1, chance)
            for i in range(self.sizes[seat]):
                if self.kinds[self.held[seat * HAND + i]] == DAIMYO:
                    self.weight = 0.0
            if self.weight == 0.0:
                return
            self.sizes[seat] += shown  # laid back
        for deck in range(self.seen.decks):
            self.hide_daimyo(deck, ronin, chance)

    def hide_daimyo(self, deck: i64, ronin: i64, chance: Chance) -> None:
        """Decide which cards of the Ronin are Daimyo of this deck that were not shown."""
        cards = vec[i64]()
        if ronin >= 0:
            for i in range(self.sizes[ronin]):
                card: i64 = self.held[ronin * HAND + i]
                if self.kinds[card] == UNDECIDED and self.deck_of[card] == deck:
                    cards = append(cards, card)
        hidden: i64 = self.rest[deck * KINDS + DAIMYO]
        places: i64 = len(cards)
        if deck == self.seen.decks - 1:
            places += self.seen.t.deck_size
        if hidden > places:
            self.weight = 0.0
            return
        for i in range(len(cards)):
            if chance.below(places - i) < hidden:
                self.decide(cards[i], DAIMYO)
                hidden -= 1

    def decide_rest(self, chance: Chance) -> None:
        """Decide what is still undecided; what no hand has then is the deck."""
        last = self.seen.decks - 1
        in_deck: i64 = 0
        if self.seen.t.over:
            # Only in the deck can there be Daimyo that were not shown: those of the Ronin are decided.
            in_deck = self.rest[last * KINDS + DAIMYO]
            self.rest[last * KINDS + DAIMYO] = 0
            self.rests[last] -= in_deck
        for seat in range(self.seen.t.seats):
            for i in range(self.sizes[seat]):
                card: i64 = self.held[seat * HAND + i]
                if self.kinds[card] == UNDECIDED:
                    deck: i64 = self.deck_of[card]
                    self.decide(card, kind_at(self.rest, deck * KINDS, chance.below(self.rests[deck])))
        self.rest[last * KINDS + DAIMYO] += in_deck

    def lay(self, new: SwordTable) -> None:
        """Put the imagined cards, and the log that led to them, on a table."""
        t = self.seen.t
        me = self.seen.me
        kinds = self.kinds
        hands = NO_HANDS[:]
        for seat in range(t.seats):
            if seat == me:
                for kind in range(i64(KINDS)):
                    hands[seat * KINDS + kind] = t.hands[seat * KINDS + kind]
            else:
                for i in range(self.sizes[seat]):
                    hands[seat * KINDS + kinds[self.held[seat * HAND + i]]] += 1
        new.hands = hands
        new.deck = self.rest[(self.seen.decks - 1) * KINDS :]
        log = self.seen.log[: self.seen.count]
        diversions: i64 = 0
        for i in range(self.seen.count):
            happened: i64 = log[i]
            what = what_in(happened)
            if seat_in(happened) != me:
                if what == DREW:
                    log[i] = of_another(happened, kinds[i])
                elif what == DIVERTED and victim_in(happened) != me:
                    log[i] = of_another(happened, kinds[self.moved[diversions]])
                    diversions += 1
        new.log = log
        new.logged = self.seen.count


def kind_at(bags: vec[i64], first: i64, at: i64) -> i64:
    """The kind of the card at this place in the bag that begins there."""
    kind: i64 = 0
    while at >= bags[first + kind]:
        at -= bags[first + kind]
        kind += 1
    return kind
