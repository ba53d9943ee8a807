"""A game that the house knows nothing of but its rules: everybody plays a card, the highest takes the trick, most tricks win.

Hands are hidden. The player who comes last had better win cheaply, or throw the lowest card away: that much a bot can find out by itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from izakaya.bots.thinking.judgement import Judgement
from izakaya.table.chance import Chance, shuffled
from izakaya.table.game import Game
from izakaya.table.move import Move, Refusal, Result
from izakaya.table.origin import Origin
from izakaya.table.question import Question
from izakaya.table.rules import Rules
from izakaya.table.table import Table

HAND: Final = 7


class HighCardTable(Table):
    """Cards are 1 and up; `played` has those of this trick, the first by `leader`."""

    def __init__(self, game: Rules, origin: Origin, seats: int, chance: Chance) -> None:
        super().__init__(game, origin, seats, chance)
        self.hands: list[list[int]] = []
        self.played: list[int] = []
        self.leader = 0
        self.tricks = [0] * seats

    def copy(self) -> HighCardTable:
        t = self.bare_copy()
        t.chance = self.chance.copy()
        return t

    def bare_copy(self) -> HighCardTable:
        t = HighCardTable(self.game, self.origin, self.seats, self.chance)
        t.adopt(self)
        t.hands = [hand[:] for hand in self.hands]
        t.played = self.played[:]
        t.leader = self.leader
        t.tricks = self.tricks[:]
        return t


class PlayCard(Question):
    def options(self, t: HighCardTable) -> None:
        for card in t.hands[self.seat]:
            t.offer(card)

    def answer(self, t: HighCardTable, option: int) -> None:
        t.hands[self.seat].remove(int(option))
        t.played.append(int(option))
        if len(t.played) == t.seats:
            t.leader = (t.leader + t.played.index(max(t.played))) % t.seats
            t.tricks[t.leader] += 1
            t.played = []
        t.over = not any(t.hands)
        t.next(PlayCard((t.leader + len(t.played)) % t.seats))

    def facts(self, t: HighCardTable) -> dict[str, str | int]:
        return {"ask": "card", "seat": int(self.seat)}


class HighCard(Game):
    def deal(self, origin: Origin, chance: Chance) -> HighCardTable:
        seats = origin.seats
        t = HighCardTable(self, origin, seats, chance)
        cards = shuffled(HAND * seats + 4, chance)
        t.hands = [sorted(1 + card for card in cards[seat * HAND :][:HAND]) for seat in range(seats)]
        t.push(PlayCard(0))
        return t

    def view(self, t: HighCardTable, seat: object) -> Mapping[str, object]:
        mine = t.seat_of(seat)
        options = t.options() if t.asked == mine else []
        entries = [{"option": option, **t.describe(option).parts()} for option in options]
        return {"game": self.name, "options": entries, "hand": [] if mine is None else t.hands[mine]}

    def meaning(self, t: HighCardTable, option: int) -> Move | None:
        return Move("play", card=str(option)) if 1 <= option <= HAND * t.seats + 4 else None

    def score(self, t: HighCardTable) -> Result:
        winners = tuple(seat for seat, won in enumerate(t.tricks) if won == max(t.tricks))
        return Result(winners, "tricks", tuple(t.tricks), ("",) * int(t.seats), {})

    def redeal(self, t: HighCardTable, seat: object, chance: Chance) -> HighCardTable:
        mine = t.seat_of(seat)
        new = t.bare_copy()
        new.chance = Chance.quick(chance.word())
        new.hide_origin()
        # A card once played is gone: who remembers none of them may meet it again, in imagined hands.
        known = t.played + ([] if mine is None else t.hands[mine])
        unseen = [card for card in range(1, HAND * int(t.seats) + 5) if card not in known]
        dealt = [unseen[place] for place in shuffled(len(unseen), chance)]
        for other in range(int(t.seats)):
            if other != mine:
                new.hands[other] = sorted(dealt.pop() for _ in t.hands[other])
        return new

    # What no bot asks for.

    def why_not(self, t: HighCardTable, option: int) -> Refusal:
        raise NotImplementedError

    def missing(self, t: HighCardTable) -> list[int]:
        raise NotImplementedError

    def notation(self, t: HighCardTable) -> str:
        raise NotImplementedError

    def parse(self, text: object) -> HighCardTable:
        raise NotImplementedError


class Greedy(Judgement):
    """A judgement from outside the house, as a game's own may be: the higher the card, the better."""

    def weigh(self, t: Table, count: int) -> None:
        for i in range(count):
            self.worths[i] = float(t.offered[i])


HIGH_CARD: Final = HighCard("high-card", 1, 2, 5)
GREEDY: Final = HighCard("greedy-high-card", 1, 2, 5, parts={"judgement": "tests.bots.high_card:Greedy"})
