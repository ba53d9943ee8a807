"""Attacks on a Spirit of SAKE: it fades, or loses sake (K43)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from izakaya.games.sake.data import ON_BOARD, PLACES
from izakaya.games.sake.meaning import FADE, PASS
from izakaya.games.sake.questions.deeds import Deed
from izakaya.games.sake.state import ROW, SPIRIT
from izakaya.games.sake.table import SakeTable
from izakaya.table.question import Question


def let_fade(t: SakeTable, deed: Deed, after: i64, itself: bool) -> None:
    """K43: the Spirit attacked, then the others clockwise, may discard a card with the back on top; else it loses sake."""
    victim = deed.target
    seat = after
    while True:
        if not itself:
            seat = t.left_of(seat)
            if seat == victim:
                break
        itself = False
        if can_fade(t, seat):
            t.push(Fade(seat, deed))
            return
    lost = sake_lost(t, victim, deed.strength)
    t.lose_sake(victim, ON_BOARD, lost)
    if t.telling:
        t.tell("spirit-hit", victim, target=deed.by, number=lost)


def can_fade(t: SakeTable, seat: i64) -> bool:
    """K43: whether this Spirit holds a card with the back on top, which everybody sees."""
    back = t.top_back()
    return t.states[seat] == SPIRIT and back >= 0 and t.backs_in_hand(seat, back) > 0


def sake_lost(t: SakeTable, spirit: i64, strength: i64) -> i64:
    """K43: the sake that a Spirit loses to an attack of this strength: no more than it has."""
    had = t.sake[spirit * PLACES + ON_BOARD]
    return strength if strength < had else had


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Fade(Question):
    """K43: discard a card whose back matches the draw pile, and nothing happens to the Spirit attacked."""

    def __init__(self, seat: i64, deed: Deed) -> None:
        super().__init__(seat)
        self.deed = deed

    def options(self, t: SakeTable) -> None:
        t.offer(PASS)
        t.offer(FADE)

    def answer(self, t: SakeTable, option: i64) -> None:
        t.pop()
        if option == PASS:
            let_fade(t, self.deed, self.seat, False)
            return
        card = any_with_back(t, self.seat, t.top_back())
        if t.telling:
            t.tell("faded", self.deed.target, target=self.seat)
        t.discard_from_hand(self.seat, card)

    def is_reaction(self) -> bool:
        return True

    def facts(self, t: SakeTable) -> dict[str, str | int]:
        facts = self.deed.facts()
        facts["ask"] = "fade"
        facts["seat"] = int(self.seat)
        return facts

    def words(self, t: SakeTable) -> str:
        return f"fade {self.seat} {self.deed.words()}"


def any_with_back(t: SakeTable, seat: i64, back: i64) -> i64:
    """A Spirit plays cards by their backs alone, so luck says which one: a fixed choice would tell of those it keeps."""
    lot = t.chance.below(t.backs_in_hand(seat, back))
    hands = t.hands
    backs = t.deck_data.back
    for i in range(seat * ROW, seat * ROW + t.hand_size[seat]):
        if backs[hands[i]] == back:
            if lot == 0:
                return hands[i]
            lot -= 1
    return -1
