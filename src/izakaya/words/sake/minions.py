"""What the card turned up for a minion makes of its attack or defence, and who goes unscathed: the news tell only cards and wounds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from izakaya.games.sake.data import MASAKO, SAMURAI
from izakaya.words.heard import Heard
from izakaya.words.sake.names import Names

STRIKES: Final = ("strikes", "strikes-minion", "minion-strikes", "minion-strikes-minion")


class Blow:
    """The last attack of the turn before some news, and what has come of it by then. `drunk` are those whose skill sleeps (K32)."""

    def __init__(self, names: Names, news: Sequence[Heard], number: int, drunk: set[int]) -> None:
        self.names = names
        self.drunk = drunk
        self.heard = news[number]
        self.strike: Heard | None = None
        self.shown: Heard | None = None  # the card turned up for the attack of a minion
        for before in range(number, -1, -1):
            heard = news[before]
            if heard.what == "turn":
                break
            if heard.what in STRIKES:
                self.strike = heard
                break
            if heard.what == "turned-up":
                self.shown = heard

    def turned_up(self) -> Heard:
        """K19, K20: the card with how strong it makes the minion, and against whom: its own samurai if it defends. Nothing is added where
        the attack was not heard of.
        """
        if self.strike is None:
            return self.heard
        if self.is_minions() and self.heard.seat == self.strike.seat:
            return replace(self.heard, number=self.strength(), target=self.strike.target)
        deck = self.names.deck
        box = int(deck.defence[self.card(self.heard)])
        seat = self.heard.seat
        return replace(self.heard, number=box + int(deck.minion_defence) + self.more(seat), target=seat)

    def unscathed(self) -> Heard | None:
        """K24: the samurai whom it does not wound, as soon as that is sure: a defence is as strong, or a minion has no strength."""
        if self.strike is None or self.strike.what not in ("strikes", "minion-strikes"):
            return None
        least = self.heard.number if self.heard.what == "defended" else 0
        return Heard("wounded", self.strike.target) if self.strength() <= least else None

    def strength(self) -> int:
        assert self.strike is not None
        if not self.is_minions():
            return self.strike.number
        box = 0 if self.shown is None else int(self.names.deck.attack[self.card(self.shown)])
        return box + int(self.names.deck.minion_attack) + self.more(self.strike.seat)

    def is_minions(self) -> bool:
        return self.strike is not None and self.strike.what.startswith("minion-")

    def more(self, seat: int) -> int:
        """Masako's minions have +1 while her skill works."""
        return int(self.names.samurai[seat] == SAMURAI[MASAKO] and seat not in self.drunk)

    def card(self, heard: Heard) -> int:
        return self.names.deck.labels.index(str(heard.cards[0]))
