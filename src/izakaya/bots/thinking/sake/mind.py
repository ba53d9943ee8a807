"""What a player of SAKE has in mind while it judges: its temper, its leanings, and what to expect of cards it does not see."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from izakaya.bots.thinking.sake.leanings import Leanings
from izakaya.bots.thinking.temper import Temper
from izakaya.games.sake.data import CARDS, HAND_LIMIT, MINION, Deck
from izakaya.games.sake.state import ROW
from izakaya.games.sake.table import SakeTable

LARGEST_BOX: Final = 9
KINDS: Final = LARGEST_BOX + 1
BEHIND: Final = 4  # to be behind by more is no worse
LEADS: Final = BEHIND + 4  # and to lead by more than 3 no better
NO_ODDS: Final = vec[float]([0.0] * (KINDS * (HAND_LIMIT + 1)))
NO_LEADS: Final = vec[float]([0.0] * LEADS)
NO_ESCAPES: Final = vec[float]([0.0] * (HAND_LIMIT + 1))


@final
class Mind:
    """The odds are those of the deck on the table; they are counted once for each deck.

    `odds[cards * KINDS + box]` is how likely the best defence box of so many unseen cards is this one, `escapes[cards]` how likely one of
    them is a Minion that takes the blow (K25), `attack` the box that a card turned up shows on average.

    In sudden death (`late`), `lead` is how far ahead of the others I am, `leads[BEHIND + lead]` what every lead is worth (`stakes.py`),
    and `hope` how much of all that I have.
    """

    def __init__(self, temper: Temper, lean: Leanings) -> None:
        self.temper = temper
        self.lean = lean
        self.deck: Deck | None = None
        self.odds: vec[float] = NO_ODDS
        self.escapes: vec[float] = NO_ESCAPES
        self.attack: float = 0.0
        self.late: bool = False
        self.lead: i64 = 0
        self.hope: float = 1.0
        self.leads: vec[float] = NO_LEADS[:]

    def look_at(self, deck: Deck) -> None:
        """Count a deck that is new here."""
        if self.deck is deck:
            return
        self.deck = deck
        self.odds = NO_ODDS[:]
        self.escapes = NO_ESCAPES[:]
        minions: i64 = 0
        attacks: i64 = 0
        below = vec[float]([0.0] * KINDS)  # the share of cards with at most such a box
        for card in range(i64(CARDS)):
            attacks += deck.attack[card]
            if deck.name[card] == MINION:
                minions += 1
            for box in range(deck.defence[card], i64(KINDS)):
                below[box] += 1.0 / float(CARDS)
        self.attack = float(attacks) / float(CARDS)
        share = 1.0 - float(minions) / float(CARDS)
        escape = 1.0
        for cards in range(i64(HAND_LIMIT + 1)):
            self.escapes[cards] = 1.0 - escape
            escape *= share
            before = 0.0
            for box in range(i64(KINDS)):
                upto = 1.0
                for _card in range(cards):
                    upto *= below[box]
                self.odds[cards * KINDS + box] = upto - before
                before = upto


def cards_seen(t: SakeTable, seat: i64) -> i64:
    """The number of cards a defence is expected from."""
    cards = t.hand_size[seat]
    if cards > HAND_LIMIT:
        cards = HAND_LIMIT
    return cards


def holds(t: SakeTable, seat: i64, name: i64) -> bool:
    """Whether a hand holds a card of this name."""
    for i in range(seat * ROW, seat * ROW + t.hand_size[seat]):
        if t.deck_data.name[t.hands[i]] == name:
            return True
    return False
