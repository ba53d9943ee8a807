"""What one watcher has seen of a table's past, and what follows from it for certain."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from izakaya.games.sword.data import KINDS, MOST_SEATS
from izakaya.games.sword.memory import DIVERTED, DREW, LEFT, RAN_OUT, REVEALED, TOOK, dealt_at_once
from izakaya.games.sword.table import NO_CARDS, SwordTable

UNDECIDED: Final = -1


@final
class Seen:
    """What one watcher has seen of the past: the log, read with its eyes.

    A card is named by the number of the event that brought it into a hand.
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
            packed: i64 = log[i]
            what = packed >> 16
            if what == RAN_OUT:
                decks += 1
            if what != DREW and what != LEFT and what != REVEALED:
                self.tells = True
        self.decks: i64 = decks
        # Per event: the kind of the card it brought, or UNDECIDED, and the deck it came from.
        kinds = vec[i64]([0] * count)
        deck_of = vec[i64]([0] * count)
        # Per deck: the rest by kind, and how many cards that is.
        rest = vec[i64]([0] * (KINDS * decks))
        rests = vec[i64]([0] * decks)
        deck: i64 = 0
        for i in range(count):
            packed = log[i]
            what = packed >> 16
            kind = packed & 255
            kinds[i] = kind
            if what == DREW:
                deck_of[i] = deck
                if (packed >> 12) & 15 != me:
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
        # Per event and deck: what `look_ahead` finds; empty while there is but one deck.
        self.ahead: vec[i64] = vec[i64]()
        self.taker_ahead: vec[i64] = vec[i64]()
        if decks > 1:
            self.look_ahead(self.sure_decks())

    def loser(self, packed: i64) -> i64:
        """The other hand that a card is seen to leave in this event, or -1."""
        what = packed >> 16
        seat = (packed >> 12) & 15
        if what == LEFT and seat != self.me:
            return seat
        if what == DIVERTED and seat == self.me:
            return (packed >> 8) & 15
        return -1

    def sure_decks(self) -> vec[i64]:
        """Per event: the only deck that the card seen to leave a hand can have come from, or -1."""
        decks = self.decks
        sure = vec[i64]([-1] * self.count)
        left = self.rest[:]  # per deck and kind: at most so many are still in other hands or the deck
        drawn = vec[i64]([0] * (MOST_SEATS * decks))  # per seat and deck: at most so many are in this hand
        seen_coming = NO_CARDS[:]  # per kind: cards that were seen on their way into a hand
        mixed: i64 = 0  # the hands that others have diverted cards into: these may be of any deck
        deck: i64 = 0
        for i in range(self.count):
            packed: i64 = self.log[i]
            what = packed >> 16
            seat = (packed >> 12) & 15
            kind = packed & 255
            loser = self.loser(packed)
            if loser >= 0:
                only: i64 = -1
                ways: i64 = seen_coming[kind]
                for d in range(deck + 1):
                    if left[d * KINDS + kind] > 0 and ((mixed >> loser) & 1 == 1 or drawn[loser * decks + d] > 0):
                        only = d
                        ways += 1
                if ways == 1 and only >= 0:
                    sure[i] = only
                    left[only * KINDS + kind] -= 1
                    drawn[loser * decks + only] -= 1
            elif what == RAN_OUT:
                deck += 1
            elif seat != self.me:
                if what == DREW:
                    drawn[seat * decks + deck] += 1
                elif what == TOOK or (what == DIVERTED and (packed >> 8) & 15 == self.me):
                    seen_coming[kind] += 1
                elif what == DIVERTED:
                    mixed |= 1 << seat
        return sure

    def look_ahead(self, sure: vec[i64]) -> None:
        """Per event and deck: how far the cards drawn later will fall short of those surely lost later, as 0 or less.

        In `ahead` for the hand that loses a card in this event, in `taker_ahead` for the one that gets it by Diversion.
        """
        decks = self.decks
        ahead = vec[i64]([0] * (self.count * decks))
        taker_ahead = vec[i64]([0] * (self.count * decks))
        short = vec[i64]([0] * (MOST_SEATS * decks))
        deck = decks - 1
        for back in range(self.count):
            i = self.count - 1 - back
            packed: i64 = self.log[i]
            what = packed >> 16
            seat = (packed >> 12) & 15
            if what == RAN_OUT:
                deck -= 1
            elif what == DREW:
                if seat != self.me and short[seat * decks + deck] < 0:
                    short[seat * decks + deck] += 1
            elif what == LEFT or what == DIVERTED:
                loser = seat if what == LEFT else (packed >> 8) & 15
                if loser != self.me:
                    for d in range(decks):
                        ahead[i * decks + d] = short[loser * decks + d]
                        if what == DIVERTED and seat != self.me:
                            taker_ahead[i * decks + d] = short[seat * decks + d]
                    if sure[i] >= 0:
                        short[loser * decks + sure[i]] -= 1
        self.ahead = ahead
        self.taker_ahead = taker_ahead
