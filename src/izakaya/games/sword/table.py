"""The state of a table of Samurai Sword, and what happens to it: drawing, discarding, wounds, Honour, the end.

Questions (`questions/`) decide what happens; here it happens. Counts lie in flat vectors so that a copy is a few block copies:
seat `s` holds `hands[s * KINDS + k]` cards of kind `k`, and has `laid[s * PROPERTIES + p]` properties `p` before it.
The deck is a bag of counts: nobody knows its order, so a card is chosen at the moment it is drawn.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from izakaya.games.sword.data import (
    BUSHIDO_PLACE,
    CARDS,
    FOCUS_PLACE,
    GOEMON,
    KINDS,
    MOST_SEATS,
    PROPERTIES,
    RESILIENCE,
    SIDE,
    STANDARD,
    is_lone_shogun,
)
from izakaya.games.sword.hidden.traces import DREW, LEFT, RAN_OUT, REVEALED, trace
from izakaya.table.chance import Chance
from izakaya.table.log import NO_LOG, grown
from izakaya.table.news import EVERYONE, NOBODY, News
from izakaya.table.origin import Origin
from izakaya.table.rules import Rules
from izakaya.table.seats import only
from izakaya.table.table import NO_OFFERS, NUMBERS, OFFERS, Table

MOST_CARDS: Final = 120  # in a game; the box has 90
SEVEN: Final = vec[i64]([0] * 8)
NO_CARDS: Final = vec[i64]([0] * KINDS)
NO_HANDS: Final = vec[i64]([0] * (KINDS * MOST_SEATS))
NO_LAID: Final = vec[i64]([0] * (PROPERTIES * MOST_SEATS))
NO_PILE: Final = vec[i64]([0] * MOST_CARDS)
# What the news say of no card, and of one card of each kind.
NO_NAMES: Final[tuple[str, ...]] = ()
NAMES: Final[list[tuple[str, ...]]] = [(name,) for name in CARDS]

# Why a game ended.
GOING_ON: Final = 0
HONOUR: Final = 1  # W24
SWORD_MASTER: Final = 2  # W28
REASONS: Final = ("", "honour", "sword-master")

AIM_BITS: Final = 8  # for the weapons that one seat has played at another
MOST_AIMS: Final = 255  # that are counted
# By target: one more aim, in its bits. A table, because a compiled `1 << 40` is a shift of 32 bits.
ONE_AIM: Final = vec[i64]([1 << (AIM_BITS * target) for target in range(MOST_SEATS)])


def aims_at(aims: i64, target: i64) -> i64:
    """How many of the weapons that one seat has played were played at the target."""
    return (aims >> (target * AIM_BITS)) & MOST_AIMS


def count_cards(bag: vec[i64]) -> i64:
    """How many cards there are of all kinds together."""
    total: i64 = 0
    for kind in range(i64(KINDS)):
        total += bag[kind]
    return total


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class SwordTable(Table):
    """A table of Samurai Sword."""

    def __init__(self, game: Rules, origin: Origin, seats: i64, chance: Chance) -> None:
        super().__init__(game, origin, seats, chance)
        self.difficulties: vec[i64] = NO_OFFERS  # what `blows.measure` found last
        self.cards: vec[i64] = STANDARD  # per kind, how many there are in this game; never changes
        self.roles: vec[i64] = SEVEN  # never change
        self.characters: vec[i64] = SEVEN  # never change
        self.resilience: vec[i64] = SEVEN
        self.honour: vec[i64] = SEVEN
        self.sizes: vec[i64] = SEVEN
        self.hands: vec[i64] = NO_HANDS
        self.laid: vec[i64] = NO_LAID
        self.deck: vec[i64] = NO_CARDS
        self.deck_size: i64 = 0
        self.pile: vec[i64] = NO_PILE  # the discards, bottom to top
        self.pile_size: i64 = 0
        self.turn: i64 = 0  # whose turn it is
        self.weapons_played: i64 = 0
        # Per seat, how many weapons it has played at each seat (`aims_at`): who hurts whom tells sides. Shared by copies, so
        # it is never changed but replaced.
        self.aims: vec[i64] = SEVEN
        self.geisha_at_own: bool = False  # W32: the table option geisha = anyone; never changes
        self.run_outs: i64 = 0
        self.ended: i64 = GOING_ON
        # The defeat that ended the game (W26): who struck and who fell.
        self.blow_by: i64 = NOBODY
        self.blow_at: i64 = NOBODY
        # What `hidden/memory.py` speaks of; copies share the log, and each knows how much of it is its own.
        self.remembering: bool = True
        self.log: list[int] = NO_LOG
        self.logged: i64 = 0

    def copy(self) -> SwordTable:
        t = self.bare_copy()
        t.remembering = self.remembering
        t.log = self.log
        t.logged = self.logged
        t.chance = self.chance.copy()
        return t

    def bare_copy(self) -> SwordTable:
        t = SwordTable(self.game, self.origin, self.seats, self.chance)
        t.adopt(self)
        t.cards = self.cards
        t.geisha_at_own = self.geisha_at_own
        t.roles = self.roles
        t.characters = self.characters
        t.resilience = self.resilience[:]
        t.honour = self.honour[:]
        t.sizes = self.sizes[:]
        # Only the seats and discards there are: the shorter, the cheaper.
        t.hands = self.hands[: KINDS * self.seats]
        t.laid = self.laid[: PROPERTIES * self.seats]
        t.deck = self.deck[:]
        t.deck_size = self.deck_size
        t.pile = self.pile[: self.pile_size]
        t.pile_size = self.pile_size
        t.turn = self.turn
        t.weapons_played = self.weapons_played
        t.aims = self.aims
        t.run_outs = self.run_outs
        t.ended = self.ended
        t.blow_by = self.blow_by
        t.blow_at = self.blow_at
        t.remembering = False
        return t

    # Asking.

    # A method of a compiled class is called fastest on the very class that defines it, so these, which are called at
    # every step, are defined here again.

    def choices(self) -> list[int]:
        return super().choices()

    def answer(self, option: object) -> None:
        super().answer(option)

    def ask(self) -> i64:
        if len(self.offered) == 0:
            self.offered = OFFERS[:]
        self.offers = 0
        if not self.over:
            self.question.options(self)
        return self.offers

    def offer(self, option: i64) -> None:
        self.offered[self.offers] = option
        self.offers += 1

    def take(self, option: i64) -> None:
        self.offers = -1
        self.question.answer(self, option)
        if self.over:
            self.clear()

    # Telling.

    def tell(
        self,
        what: str,
        seat: i64,
        target: i64 = NOBODY,
        card: i64 = -1,
        number: i64 = 0,
        eyes: i64 = EVERYONE,
    ) -> None:
        """Add something to the news. Callers ask `telling` first, so that playouts make none."""
        cards = NO_NAMES if card < 0 else NAMES[card]
        self.add_news(News(what, seat, target, cards, number, eyes))

    def remember(self, happened: i64) -> None:
        """Add a trace to the log. Callers ask `remembering` first: playouts keep none."""
        self.log = grown(self.log, self.logged, NUMBERS[happened])
        self.logged += 1

    # Cards.

    def draw(self, seat: i64) -> None:
        """W8, W22: the top card of the deck into a hand, if there is one to be had."""
        if self.deck_size == 0 or self.over:
            return
        kind = self.turn_up()
        self.hands[seat * KINDS + kind] += 1
        self.sizes[seat] += 1
        if self.remembering:
            self.remember(trace(DREW, seat, 0, kind))
        if self.telling:
            self.tell("drew", seat, card=kind, eyes=only(seat))
        if self.deck_size == 0:
            self.run_out()

    def turn_up(self) -> i64:
        """Take the top card off the deck."""
        at = self.chance.below(self.deck_size)
        deck = self.deck
        kind: i64 = 0
        while True:
            there: i64 = deck[kind]
            if at < there:
                break
            at -= there
            kind += 1
        deck[kind] -= 1
        self.deck_size -= 1
        return kind

    def reveal(self, seat: i64) -> i64:
        """W34: turn up and discard the top card of the deck; its kind, or -1 if there is none."""
        if self.deck_size == 0:
            return -1
        kind = self.turn_up()
        if self.remembering:
            self.remember(trace(REVEALED, 0, 0, kind))
        if self.telling:
            self.tell("revealed", seat, card=kind)
        self.put_down(kind)
        if self.deck_size == 0:
            self.run_out()
        return kind

    def put_down(self, kind: i64) -> None:
        size = self.pile_size
        if size < len(self.pile):
            self.pile[size] = kind
        else:
            self.pile = append(self.pile, kind)
        self.pile_size = size + 1

    def discard(self, kind: i64) -> None:
        """Put a card on the pile; W23: if there is no deck, this starts a new one."""
        if self.over:
            self.put_down(kind)
            return
        self.put_down(kind)
        if self.deck_size == 0:
            self.run_out()

    def leave(self, seat: i64, kind: i64) -> None:
        """A card leaves a hand for everybody to see."""
        self.hands[seat * KINDS + kind] -= 1
        self.sizes[seat] -= 1
        if self.remembering:
            self.remember(trace(LEFT, seat, 0, kind))

    def any_card_of(self, seat: i64) -> i64:
        """A random card of a hand that is not empty."""
        at = self.chance.below(self.sizes[seat])
        hands = self.hands
        first = seat * KINDS
        kind: i64 = 0
        while True:
            there: i64 = hands[first + kind]
            if at < there:
                return kind
            at -= there
            kind += 1

    def run_out(self) -> None:
        """W22: the pile becomes the deck, and everybody returns 1 Honour. W23: not without a pile."""
        size = self.pile_size
        if size == 0:
            return
        pile = self.pile
        deck = self.deck
        for i in range(size):
            deck[pile[i]] += 1
        self.deck_size = size
        self.pile_size = 0
        self.run_outs += 1
        if self.remembering:
            self.remember(trace(RAN_OUT, 0, 0, 0))
        if self.telling:
            self.tell("ran-out", NOBODY, number=size)
        gone = False
        for seat in range(self.seats):
            if self.honour[seat] > 0:
                self.honour[seat] -= 1
            if self.honour[seat] == 0:
                gone = True
        if gone:
            self.finish(HONOUR)

    # People.

    def is_harmless(self, seat: i64) -> bool:
        """W12."""
        return self.resilience[seat] == 0 or self.sizes[seat] == 0

    def full_resilience(self, seat: i64) -> i64:
        return RESILIENCE[self.characters[seat]]

    def side(self, seat: i64) -> i64:
        return SIDE[self.roles[seat]]

    def is_lone_shogun(self, seat: i64) -> bool:
        """See `data.is_lone_shogun`."""
        return is_lone_shogun(self.seats, self.roles[seat])

    def weapon_limit(self, seat: i64) -> i64:
        """W9: how many weapons this seat may play in its turn, as things lie now."""
        limit = 1 + self.laid[seat * PROPERTIES + FOCUS_PLACE]
        if self.characters[seat] == GOEMON:
            limit += 1
        if self.is_lone_shogun(seat):
            limit += 1
        return limit

    def remember_aim(self, seat: i64, target: i64) -> None:
        if self.aimed(seat, target) == MOST_AIMS:
            return
        aims = self.aims[:]
        aims[seat] += ONE_AIM[target]
        self.aims = aims

    def aimed(self, seat: i64, target: i64) -> i64:
        """How many weapons a seat has played at another."""
        return aims_at(self.aims[seat], target)

    def bushido_at(self) -> i64:
        """The seat before which Bushido lies, or -1."""
        for seat in range(self.seats):
            if self.laid[seat * PROPERTIES + BUSHIDO_PLACE] > 0:
                return seat
        return NOBODY

    def wound(self, seat: i64, by: i64, wounds: i64) -> i64:
        """W18–W21, W24, W28: take Resilience, and all that follows from a defeat. Returns the Resilience really lost."""
        had: i64 = self.resilience[seat]
        lost = wounds if wounds < had else had
        self.resilience[seat] = had - lost
        if self.telling:
            self.tell("wounded", seat, target=by, number=lost)
        if lost == had and had > 0:
            self.honour[seat] -= 1
            self.honour[by] += 1
            if self.telling:
                self.tell("defeated", seat, target=by)
            self.check_end(seat, by)
        return lost

    def one_stands(self, without: i64 = NOBODY) -> bool:
        """W28: whether only one has Resilience left, not counting one that is about to fall; among three that means nothing."""
        standing: i64 = 0
        for seat in range(self.seats):
            if self.resilience[seat] > 0 and seat != without:
                standing += 1
        return standing == 1 and self.seats > 3

    def check_end(self, loser: i64, by: i64) -> None:
        """After a defeat: W28 first, then W24."""
        alone = self.one_stands()
        if alone or self.honour[loser] == 0:
            self.blow_by = by
            self.blow_at = loser
            masters = alone and not (self.resilience[by] > 0 and self.side(by) == self.side(loser))
            self.finish(SWORD_MASTER if masters else HONOUR)

    def lose_honour(self, seat: i64) -> None:
        """1 Honour to the box; W24."""
        self.honour[seat] -= 1
        if self.telling:
            self.tell("lost-honour", seat)
        if self.honour[seat] == 0:
            self.finish(HONOUR)

    def finish(self, reason: i64) -> None:
        self.over = True
        self.ended = reason
        if self.telling:
            for seat in range(self.seats):
                if self.honour[seat] == 0:
                    self.tell("out-of-honour", seat)
            self.tell("ended", self.blow_by, target=self.blow_at, number=reason)
