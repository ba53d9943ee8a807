"""What those are asked at whom something is played: parry a weapon, answer Battlecry or Jujutsu, or take the wounds."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from izakaya.games.sword.blows import wounds_of
from izakaya.games.sword.data import (
    BATTLECRY,
    CARDS,
    CHALLENGE_WOUNDS,
    CHIYOME,
    HANZO,
    KINDS,
    PARRY,
    TOMOE,
    USHIWAKA,
    WEAPONS,
)
from izakaya.games.sword.meaning import ANSWER, PASS
from izakaya.games.sword.table import SwordTable
from izakaya.table.question import Question


def offer_weapons(t: SwordTable, seat: i64) -> None:
    first = seat * KINDS
    hands = t.hands
    offered = t.offered
    n = t.offers
    for kind in range(i64(WEAPONS)):
        offered[n] = ANSWER + kind
        n += hands[first + kind] > 0
    t.offers = n


def offer_parries(t: SwordTable, seat: i64) -> None:
    """W17, W29; Hanzō (W37): a weapon too, unless it is his only card."""
    if t.hands[seat * KINDS + PARRY] > 0:
        t.offer(ANSWER + PARRY)
    if t.characters[seat] == HANZO and t.sizes[seat] > 1:
        offer_weapons(t, seat)


def give_answer(t: SwordTable, seat: i64, kind: i64) -> None:
    """W19: a card played in answer is discarded as it is played."""
    t.leave(seat, kind)
    if t.telling:
        t.tell("answered", seat, card=kind)
    t.discard(kind)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Attacked(Question):
    """W17–W19: the target of a weapon may parry; the question is asked whether it holds a Parry or not."""

    def __init__(self, seat: i64, by: i64, weapon: i64) -> None:
        super().__init__(seat, weapon)
        self.by: i64 = by

    def options(self, t: SwordTable) -> None:
        t.offer(PASS)
        offer_parries(t, self.seat)

    def answer(self, t: SwordTable, option: i64) -> None:
        me = self.seat
        by = self.by
        if option != PASS:
            give_answer(t, me, option - ANSWER)
        else:
            lost = t.wound(me, by, wounds_of(t, self.card, by, me))
            if t.characters[me] == USHIWAKA:
                for _wound in range(lost):
                    t.draw(me)
            if t.characters[by] == TOMOE:
                t.draw(by)
        if not t.over:
            t.pop()
            t.discard(self.card)

    def is_reaction(self) -> bool:
        return True

    def facts(self, t: SwordTable) -> dict[str, str | int]:
        return {"ask": "attacked", "seat": int(self.seat), "by": int(self.by), "card": CARDS[self.card]}

    def words(self, t: SwordTable) -> str:
        return f"attacked {self.seat} by {self.by} with {CARDS[self.card]}"


def is_challenged(t: SwordTable, seat: i64) -> bool:
    """W30, W36: whether Battlecry and Jujutsu of another concern this seat."""
    return not t.is_harmless(seat) and t.characters[seat] != CHIYOME


def challenge_next(t: SwordTable, by: i64, after: i64, kind: i64) -> None:
    """W30: ask the next player clockwise whom Battlecry or Jujutsu concerns; after the last one the card is discarded."""
    seat = after
    while True:
        seat = t.left_of(seat)
        if seat == by:
            t.discard(kind)
            return
        if is_challenged(t, seat):
            t.push(Challenged(seat, by, kind))
            return


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Challenged(Question):
    """W30: answer Battlecry with a Parry, Jujutsu with a weapon, or take 1 wound."""

    def __init__(self, seat: i64, by: i64, card: i64) -> None:
        super().__init__(seat, card)
        self.by: i64 = by

    def options(self, t: SwordTable) -> None:
        t.offer(PASS)
        if self.card == BATTLECRY:
            offer_parries(t, self.seat)
        else:
            offer_weapons(t, self.seat)

    def answer(self, t: SwordTable, option: i64) -> None:
        if option == PASS:
            t.wound(self.seat, self.by, CHALLENGE_WOUNDS)
        else:
            give_answer(t, self.seat, option - ANSWER)
        if not t.over:
            t.pop()
            challenge_next(t, self.by, self.seat, self.card)

    def is_reaction(self) -> bool:
        return True

    def facts(self, t: SwordTable) -> dict[str, str | int]:
        return {"ask": "challenged", "seat": int(self.seat), "by": int(self.by), "card": CARDS[self.card]}

    def words(self, t: SwordTable) -> str:
        return f"challenged {self.seat} by {self.by} with {CARDS[self.card]}"
