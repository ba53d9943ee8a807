"""What one watcher has seen of a table's past, and what follows from it for certain."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from izakaya.games.sword.data import KINDS, MOST_SEATS
from izakaya.games.sword.hidden.memory import dealt_at_once
from izakaya.games.sword.hidden.traces import (
    DIVERTED,
    DREW,
    LEFT,
    RAN_OUT,
    REVEALED,
    TOOK,
    kind_in,
    loser_in,
    seat_in,
    what_in,
)
from izakaya.games.sword.table import NO_CARDS, SwordTable

UNDECIDED: Final = -1
ROUNDS: Final = 6  # of conclusions drawn from conclusions


@final
class Seen:
    """What one watcher has seen of the past: the log, read with its eyes.

    A card is named by the number of the trace that brought it into a hand.
    """

    def __init__(self, t: SwordTable, me: i64) -> None:
        self.t = t
        self.me: i64 = me
        self.log: list[int] = t.log if t.remembering else dealt_at_once(t.hands, t.seats)
        self.count: i64 = t.logged if t.remembering else len(self.log)
        log = self.log
        count = self.count
        # Whether some cards of a hand may be what others cannot; until then every past is as good as another.
        self.tells: bool = t.over
        decks: i64 = 1
        for i in range(count):
            happened: i64 = log[i]
            what = what_in(happened)
            if what == RAN_OUT:
                decks += 1
            if what != DREW and what != LEFT and what != REVEALED:
                self.tells = True
        self.decks: i64 = decks
        # Per trace: the kind of the card it brought, or UNDECIDED, and the deck it came from.
        kinds = vec[i64]([0] * count)
        deck_of = vec[i64]([0] * count)
        # Per deck: the rest by kind, and how many cards that is.
        rest = vec[i64]([0] * (KINDS * decks))
        rests = vec[i64]([0] * decks)
        deck: i64 = 0
        for i in range(count):
            happened = log[i]
            what = what_in(happened)
            kind = kind_in(happened)
            kinds[i] = kind
            if what == DREW:
                deck_of[i] = deck
                if seat_in(happened) != me:
                    # The one place where the truth is read: only as the sum over all others, which everybody knows.
                    rest[deck * KINDS + kind] += 1
                    rests[deck] += 1
                    kinds[i] = UNDECIDED
            elif what == RAN_OUT:
                deck += 1
        for kind in range(i64(KINDS)):
            rest[deck * KINDS + kind] += t.deck[kind]
        rests[deck] += t.deck_size
        self.kinds: vec[i64] = kinds
        self.deck_of: vec[i64] = deck_of
        self.rest: vec[i64] = rest
        self.rests: vec[i64] = rests
        # What `conclude` finds. Per trace of a card that is seen to leave another hand: the decks it can have come from
        # (a bit set), and the only one, or -1.
        self.concluded: bool = False
        self.may: vec[i64] = vec[i64]()
        self.sure: vec[i64] = vec[i64]()
        # Per trace and deck: see `look_ahead`.
        self.ahead: vec[i64] = vec[i64]()
        self.at_best: vec[i64] = vec[i64]()
        self.taker_ahead: vec[i64] = vec[i64]()
        self.reserved: vec[i64] = vec[i64]()

    def conclude(self) -> None:
        """Think harder: find out what follows from all that was seen. Worth its time only if imagining fails without."""
        if self.concluded or self.decks == 1:
            return
        count = self.count
        size = count * self.decks
        self.may = vec[i64]([-1] * count)
        self.sure = vec[i64]([-1] * count)
        self.ahead = vec[i64]([0] * size)
        self.at_best = vec[i64]([0] * size)
        self.taker_ahead = vec[i64]([0] * size)
        self.reserved = vec[i64]([0] * size)
        spare = self.rest[:]
        for _ in range(ROUNDS):
            if not self.narrow(spare):
                break
            self.look_ahead()
        self.concluded = True

    def narrow(self, spare: vec[i64]) -> bool:
        """Find out of which decks cards seen to leave hands can have come; whether more of them became sure.

        `spare` is the rest of each deck without the cards that are sure.
        """
        decks = self.decks
        log = self.log
        me = self.me
        drawn = vec[i64]([0] * (MOST_SEATS * decks))  # per seat and deck: at most so many are in this hand
        seen_coming = NO_CARDS[:]  # per kind: cards that were seen on their way into a hand
        deck: i64 = 0
        more = False
        for i in range(self.count):
            happened: i64 = log[i]
            what = what_in(happened)
            seat = seat_in(happened)
            kind = kind_in(happened)
            if what == RAN_OUT:
                deck += 1
            elif what == LEFT or what == DIVERTED:
                loser = loser_in(happened)
                if what == DIVERTED and seat != me:
                    if loser == me:
                        seen_coming[kind] += 1
                    else:
                        for d in range(deck + 1):
                            drawn[seat * decks + d] += 1
                elif loser != me:
                    only: i64 = self.sure[i]
                    if only < 0:
                        ways: i64 = seen_coming[kind]
                        may: i64 = 0
                        for d in range(deck + 1):
                            there: i64 = drawn[loser * decks + d]
                            if (
                                spare[d * KINDS + kind] > 0
                                and there > 0
                                and there + self.at_best[i * decks + d] > 0
                            ):
                                may |= 1 << d
                                only = d
                                ways += 1
                        self.may[i] = may
                        if ways == 1 and only >= 0:
                            self.sure[i] = only
                            spare[only * KINDS + kind] -= 1
                            more = True
                        else:
                            only = -1
                    if only >= 0:
                        drawn[loser * decks + only] -= 1
            elif seat != me:
                if what == DREW:
                    drawn[seat * decks + deck] += 1
                elif what == TOOK:
                    seen_coming[kind] += 1
        return more

    def look_ahead(self) -> None:
        """What will be needed later, per trace and deck.

        How far the cards that a hand still draws fall short of those that will surely leave it, as 0 or less: in `ahead` for
        the hand that loses a card by this trace, in `taker_ahead` for the one that gets it by Diversion. In `at_best` the
        same if all cards still to be diverted into the hand are of this deck. And in `reserved` how many cards of the same
        kind will surely be seen later.
        """
        decks = self.decks
        log = self.log
        me = self.me
        short = vec[i64]([0] * (MOST_SEATS * decks))
        best = vec[i64]([0] * (MOST_SEATS * decks))
        later = vec[i64]([0] * (KINDS * decks))
        deck = decks - 1
        for back in range(self.count):
            i = self.count - 1 - back
            happened: i64 = log[i]
            what = what_in(happened)
            seat = seat_in(happened)
            kind = kind_in(happened)
            if what == RAN_OUT:
                deck -= 1
            elif what == DREW:
                if seat != me:
                    short[seat * decks + deck] = min(0, short[seat * decks + deck] + 1)
                    best[seat * decks + deck] = min(0, best[seat * decks + deck] + 1)
            elif what == LEFT or what == DIVERTED:
                loser = loser_in(happened)
                if loser == me:
                    continue
                for d in range(decks):
                    self.ahead[i * decks + d] = short[loser * decks + d]
                    self.at_best[i * decks + d] = best[loser * decks + d]
                    self.reserved[i * decks + d] = later[d * KINDS + kind]
                    if what == DIVERTED and seat != me:
                        self.taker_ahead[i * decks + d] = short[seat * decks + d]
                        if d <= deck:
                            best[seat * decks + d] = min(0, best[seat * decks + d] + 1)
                only: i64 = self.sure[i]
                if only >= 0:
                    short[loser * decks + only] -= 1
                    best[loser * decks + only] -= 1
                    later[only * KINDS + kind] += 1
