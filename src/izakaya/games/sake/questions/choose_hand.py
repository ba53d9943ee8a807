"""Choosing the first hand by the backs of the cards (K2)."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from izakaya.games.sake.data import BACKS, STARTING_HAND
from izakaya.games.sake.meaning import BACK
from izakaya.games.sake.state import PILE
from izakaya.games.sake.table import SakeTable
from izakaya.table.question import Question
from izakaya.table.seats import only


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
    t.touch_boards(seat)
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
        t.tell("drew", seat, card=card, eyes=only(seat))
