"""A table of Dauto: what lies on it, and the two questions that are asked at it."""

from __future__ import annotations

from typing import Final

from izakaya.table.chance import Chance
from izakaya.table.news import EVERYONE, NOBODY, News
from izakaya.table.origin import Origin
from izakaya.table.question import Question
from izakaya.table.rules import Rules
from izakaya.table.seats import only
from izakaya.table.table import Table

RANKS: Final = (
    *("ace", "two", "three", "four", "five", "six", "seven"),
    *("eight", "nine", "ten", "jack", "queen", "king"),
)
LAST_CALLS: Final = {1: 4 * len(RANKS), 2: 8 * len(RANKS)}  # D6, by the version of the rules

# The options. 0 is "no", as everywhere in the house: a reaction to which one may say no is asked in silence.
BELIEVE: Final = 0
DOUBT: Final = 1
LAY: Final = 2  # + rank

Cards = tuple[int, ...]  # ranks, sorted: cards of one rank are alike


class DautoTable(Table):
    """`hands[seat]` are cards, `pile` has the seat and rank of what was laid, bottom first.

    What can be known beyond that: `known[watcher][seat]` are cards that the watcher has seen the seat take; the last watcher is the
    spectator, who knows what everybody knows. A player who lays a card may have laid one of these, so then they are forgotten.
    """

    def __init__(self, game: Rules, origin: Origin, seats: int, chance: Chance) -> None:
        super().__init__(game, origin, seats, chance)
        self.hands: list[Cards] = [()] * seats
        self.pile: list[tuple[int, int]] = []
        self.known: list[list[Cards]] = [[()] * seats for _ in range(seats + 1)]
        self.last_call = LAST_CALLS[origin.rules]
        self.calls = 0  # cards laid for good: whose turn it is and what is called follow from it

    def copy(self) -> DautoTable:
        other = self.bare_copy()
        other.chance = self.chance.copy()
        return other

    def bare_copy(self) -> DautoTable:
        other = DautoTable(self.game, self.origin, self.seats, self.chance)
        other.adopt(self)
        other.hands, other.pile, other.calls = self.hands[:], self.pile[:], self.calls
        other.known = [row[:] for row in self.known]
        return other

    @property
    def turn(self) -> int:
        return self.calls % self.seats

    @property
    def called(self) -> int:
        """The rank that is called now."""
        return self.calls % len(RANKS)

    def tell(self, what: str, seat: int, *ranks: int, target: int = NOBODY, eyes: int = EVERYONE) -> None:
        if self.telling:
            self.add_news(News(what, seat, target, tuple(RANKS[rank] for rank in ranks), 0, eyes))

    def lay(self, seat: int, rank: int) -> None:
        """D2."""
        self.hands[seat] = without(self.hands[seat], (rank,))
        self.pile.append((seat, rank))
        for row in self.known:
            row[seat] = ()
        self.tell("laid", seat, rank, eyes=only(seat))

    def take_pile(self, seat: int) -> None:
        """D4. The top card has been turned up for all to see; the others are known to those who laid them."""
        for watcher, row in enumerate(self.known):
            seen = [rank for owner, rank in self.pile[:-1] if owner == watcher] + [self.pile[-1][1]]
            row[seat] = () if watcher == seat else tuple(sorted([*row[seat], *seen]))
        taken = tuple(rank for _, rank in self.pile)
        self.hands[seat] = tuple(sorted(self.hands[seat] + taken))
        self.tell("took", seat, *taken, eyes=only(seat))
        self.pile = []

    def end_turn(self) -> None:
        """D5, D6."""
        before = self.turn
        self.calls += 1
        if not self.hands[before] or self.calls == self.last_call:
            self.over = True
            self.tell("ended", NOBODY)
        else:
            self.next(Lay(self.turn))


def without(cards: Cards, gone: Cards) -> Cards:
    left = list(cards)
    for rank in gone:
        left.remove(rank)
    return tuple(left)


class Lay(Question):
    """D2: which card to lay as the rank that is called."""

    def options(self, t: DautoTable) -> None:
        for rank in sorted(set(t.hands[self.seat])):
            t.offer(LAY + rank)

    def answer(self, t: DautoTable, option: int) -> None:
        t.lay(self.seat, option - LAY)
        t.push(Doubt(t.left_of(self.seat)))

    def facts(self, t: DautoTable) -> dict[str, str | int]:
        return {"ask": "lay", "seat": self.seat, "card": RANKS[t.called]}


class Doubt(Question):
    """D3: is that true? Everybody else is asked, clockwise, until somebody doubts."""

    def options(self, t: DautoTable) -> None:
        t.offer(BELIEVE)
        t.offer(DOUBT)

    def answer(self, t: DautoTable, option: int) -> None:
        after = t.left_of(self.seat)
        if option == BELIEVE and after != t.turn:
            t.next(Doubt(after))
            return
        if option == DOUBT:
            liar, rank = t.pile[-1]
            t.tell("doubted", self.seat, rank, target=liar)
            t.take_pile(self.seat if rank == t.called else liar)
        t.pop()
        t.end_turn()

    def is_reaction(self) -> bool:
        return True

    def facts(self, t: DautoTable) -> dict[str, str | int]:
        return {"ask": "doubt", "seat": self.seat, "by": t.turn, "card": RANKS[t.called]}
