"""Setting up a table of SAKE (K1–K4)."""

from __future__ import annotations

from mypy_extensions import i64

from izakaya.games.sake.data import STARTING_HAND, TOMOE, Deck
from izakaya.games.sake.hidden.memory import Memory
from izakaya.games.sake.state import (
    EIGHT,
    NO_CARDS,
    NO_GEAR,
    NO_HANDS,
    NO_MINIONS,
    NO_PILES,
    NO_SAKE,
    NO_WEAPON,
    PILE,
)
from izakaya.games.sake.table import SakeTable
from izakaya.table.chance import Chance
from izakaya.table.origin import Origin
from izakaya.table.rules import Rules


def lay_table(game: Rules, origin: Origin, seats: i64, chance: Chance, deck: Deck) -> SakeTable:
    """A table with everything still in the box."""
    t = SakeTable(game, origin, seats, chance)
    t.deck_data = deck
    t.memory = Memory.blank()
    t.samurai, t.states, t.sitting = EIGHT[:], EIGHT[:], EIGHT[:]
    t.hand_size, t.life_size, t.wound_size = EIGHT[:], EIGHT[:], EIGHT[:]
    t.wielded = NO_WEAPON[:]
    t.hands, t.life, t.wounds = NO_HANDS[:], NO_PILES[:], NO_PILES[:]
    t.gear, t.sake, t.sake_total = NO_GEAR[:], NO_SAKE[:], EIGHT[:]
    t.deck, t.pile = NO_CARDS[:], NO_CARDS[:]
    t.minion_way, t.minion_age = NO_MINIONS[:], NO_MINIONS[:]
    return t


def starting_sake(deck: Deck, seats: int) -> int:
    """K3: 2.5 a player, rounded up; no more than there is in the box."""
    return min((int(deck.sake_for_two) * seats + 1) // 2, int(deck.sake))


def deal_cards(t: SakeTable, choosing: bool) -> None:
    """K2: to each life points + 4, unseen; 4 of them to the hand. Tomoe is dealt 2 more, to the hand."""
    for i in range(t.seats):
        seat = (t.first + i) % t.seats
        if t.samurai[seat] == TOMOE:
            t.draw(seat, 2)
        if not choosing:
            t.draw(seat, STARTING_HAND)
        count = t.deck_data.life[t.samurai[seat]] + (STARTING_HAND if choosing else 0)
        for k in range(count):
            t.life[seat * PILE + k] = t.turn_up()
        t.life_size[seat] = count
