"""Setting up a table of SAKE (K1–K4)."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from izakaya.games.sake.data import BACKS, STARTING_HAND, TOMOE, Deck
from izakaya.games.sake.meaning import BACK
from izakaya.games.sake.memory import Memory
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
from izakaya.table.question import Question
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


@final
@mypyc_attr(acyclic=True)
class ChooseHand(Question):
    """K2, the table option `choose_hand`: pick four cards by their backs; they are seen when all four are chosen."""

    def __init__(self, seat: i64, troublesome: i64, quarrelsome: i64, drowsy: i64) -> None:
        super().__init__(seat)
        self.troublesome: i64 = troublesome
        self.quarrelsome: i64 = quarrelsome
        self.drowsy: i64 = drowsy

    def picked(self, back: i64) -> i64:
        return self.troublesome if back == 0 else self.quarrelsome if back == 1 else self.drowsy

    def options(self, t: SakeTable) -> None:
        for back in range(i64(len(BACKS))):
            if backs_in_life(t, self.seat, back) > self.picked(back):
                t.offer(BACK + back)

    def answer(self, t: SakeTable, option: i64) -> None:
        back = option - BACK
        picks = vec[i64]([self.troublesome, self.quarrelsome, self.drowsy])
        picks[back] += 1
        if self.troublesome + self.quarrelsome + self.drowsy + 1 < STARTING_HAND:
            t.next(ChooseHand(self.seat, picks[0], picks[1], picks[2]))
            return
        t.pop()
        for kind in range(i64(len(BACKS))):
            for _ in range(picks[kind]):
                take_from_life(t, self.seat, kind)

    def facts(self, t: SakeTable) -> dict[str, str | int]:
        left = STARTING_HAND - self.troublesome - self.quarrelsome - self.drowsy
        return {"ask": "choose-hand", "seat": int(self.seat), "number": int(left)}

    def words(self, t: SakeTable) -> str:
        return f"choose-hand {self.seat} {self.troublesome} {self.quarrelsome} {self.drowsy}"


def backs_in_life(t: SakeTable, seat: i64, back: i64) -> i64:
    count: i64 = 0
    for i in range(seat * PILE, seat * PILE + t.life_size[seat]):
        if t.deck_data.back[t.life[i]] == back:
            count += 1
    return count


def take_from_life(t: SakeTable, seat: i64, back: i64) -> None:
    """The first card with this back from the unseen pile into the hand."""
    at = seat * PILE
    last = at + t.life_size[seat] - 1
    while t.deck_data.back[t.life[at]] != back:
        at += 1
    card = t.life[at]
    while at < last:
        t.life[at] = t.life[at + 1]
        at += 1
    t.life_size[seat] -= 1
    t.add_to_hand(seat, card)
    if t.telling:
        t.tell("drew", seat, card=card, eyes=1 << seat)
