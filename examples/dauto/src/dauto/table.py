"""A table of Dauto: what lies on it, and the two questions that are asked at it."""

from __future__ import annotations

from typing import Final

from izakaya.table.chance import Chance
from izakaya.table.news import EVERYONE, NOBODY, News
from izakaya.table.origin import Origin
from izakaya.table.question import Question
from izakaya.table.rules import Rules
from izakaya.table.table import Table

RANKS: Final = (
    *("ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king"),
)
LAST_CALL: Final = 8 * len(RANKS)  # D6

# The options: 0 is "no", as everywhere in the house.
BELIEVE: Final = 0
DOUBT: Final = 1
LAY: Final = 2  # + rank


class DautoTable(Table):
    """`hands[seat][rank]` counts cards, `pile` holds seat and rank of what was laid, bottom first.

    What players can know beyond that: `seen[seat]` are cards that all have seen a seat take, `fed[watcher][seat]` those that the
    watcher laid and the seat took. Whoever lays a card may have laid one of these, so then they are forgotten.
    """

    def __init__(self, game: Rules, origin: Origin, seats: int, chance: Chance) -> None:
        super().__init__(game, origin, seats, chance)
        self.hands = [[0] * len(RANKS) for _ in range(seats)]
        self.pile: list[tuple[int, int]] = []
        self.seen = [[0] * len(RANKS) for _ in range(seats)]
        self.fed = [[[0] * len(RANKS) for _ in range(seats)] for _ in range(seats)]
        self.calls = (
            0  # how many cards have been laid for good: whose turn it is and what is called follow from it
        )

    def copy(self) -> DautoTable:
        other = self.bare_copy()
        other.chance = self.chance.copy()
        return other

    def bare_copy(self) -> DautoTable:
        other = DautoTable(self.game, self.origin, self.seats, self.chance)
        other.adopt(self)
        other.hands = [hand[:] for hand in self.hands]
        other.pile = self.pile[:]
        other.seen = [cards[:] for cards in self.seen]
        other.fed = [[cards[:] for cards in row] for row in self.fed]
        other.calls = self.calls
        return other

    @property
    def turn(self) -> int:
        return self.calls % self.seats

    @property
    def called(self) -> int:
        """The rank to be called now."""
        return self.calls % len(RANKS)

    def tell(self, what: str, seat: int, *ranks: int, target: int = NOBODY, eyes: int = EVERYONE) -> None:
        if self.telling:
            self.add_news(News(what, seat, target, tuple(RANKS[rank] for rank in ranks), 0, eyes))

    def lay(self, seat: int, rank: int) -> None:
        """D2: from now on nobody knows any card of this hand."""
        self.hands[seat][rank] -= 1
        self.pile.append((seat, rank))
        self.seen[seat] = [0] * len(RANKS)
        for row in self.fed:
            row[seat] = [0] * len(RANKS)
        self.tell("laid", seat, rank, eyes=1 << seat)

    def take_pile(self, seat: int) -> None:
        """D4. The top card has been turned up for all to see; the others are known to those who laid them."""
        self.seen[seat][self.pile[-1][1]] += 1
        for owner, rank in self.pile[:-1]:
            if owner != seat:
                self.fed[owner][seat][rank] += 1
        for _, rank in self.pile:
            self.hands[seat][rank] += 1
        self.tell("took", seat, *(rank for _, rank in self.pile), eyes=1 << seat)
        self.pile = []

    def end_turn(self) -> None:
        """D5, D6: nobody doubts any more."""
        turn = self.turn
        self.calls += 1
        if not any(self.hands[turn]) or self.calls == LAST_CALL:
            self.over = True
            self.tell("ended", NOBODY)
        else:
            self.next(Lay(self.turn))


class Lay(Question):
    """D2: which card to lay as the rank that is called."""

    def options(self, t: DautoTable) -> None:
        for rank, count in enumerate(t.hands[self.seat]):
            if count:
                t.offer(LAY + rank)

    def answer(self, t: DautoTable, option: int) -> None:
        t.lay(self.seat, option - LAY)
        t.push(Doubt(t.left_of(self.seat)))

    def facts(self, t: DautoTable) -> dict[str, str | int]:
        return {"ask": "lay", "seat": self.seat, "card": RANKS[t.called]}


class Doubt(Question):
    """D3: is that true? Everybody is asked, clockwise, until somebody doubts."""

    def options(self, t: DautoTable) -> None:
        t.offer(BELIEVE)
        t.offer(DOUBT)

    def answer(self, t: DautoTable, option: int) -> None:
        if option == BELIEVE:
            after = t.left_of(self.seat)
            if after != t.turn:
                t.next(Doubt(after))
                return
        else:
            liar, rank = t.pile[-1]
            t.tell("doubted", self.seat, rank, target=liar)
            t.take_pile(self.seat if rank == t.called else liar)
        t.pop()
        t.end_turn()

    def is_reaction(self) -> bool:
        return True

    def facts(self, t: DautoTable) -> dict[str, str | int]:
        return {"ask": "doubt", "seat": self.seat, "by": t.turn, "card": RANKS[t.called]}
