"""Drinking, and where the sake goes (K13, K32)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from izakaya.games.sake.data import MASAMUNE, PLACES
from izakaya.games.sake.meaning import PLACE
from izakaya.games.sake.table import SakeTable
from izakaya.table.question import Question


def drinkable(t: SakeTable, seat: i64, wanted: i64) -> i64:
    """K13: how much of what is wanted can be had: the Masu and the free places are limits."""
    return poured(t, wanted, t.free_places(seat))


def poured(t: SakeTable, wanted: i64, places: i64) -> i64:
    """K13: how much of what is wanted can be had by somebody with so many free places."""
    if wanted > places:
        wanted = places
    return wanted if wanted < t.masu else t.masu


def wanted_of(t: SakeTable, seat: i64, box: i64) -> i64:
    """How much a drinking action asks for: Masamune wants one more."""
    return box + 1 if t.has_skill(seat, MASAMUNE) else box


def sips(t: SakeTable, seat: i64, box: i64) -> i64:
    """K13: how much a drinking action with this box gives."""
    return drinkable(t, seat, wanted_of(t, seat, box))


def drink(t: SakeTable, seat: i64, card: i64) -> None:
    """A drinking action."""
    count = sips(t, seat, t.deck_data.drinking[card])
    if t.telling:
        t.tell("drank", seat, card=card, number=count)
    t.push(PlaceSake(seat, count))
    t.take_from_masu(count)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PlaceSake(Question):
    """K32: put each sake taken on a weapon or item, on Life or on the board."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left

    def options(self, t: SakeTable) -> None:
        for place in range(i64(PLACES)):
            if t.has_place(self.seat, place):
                t.offer(PLACE + place)

    def answer(self, t: SakeTable, option: i64) -> None:
        if self.left == 1:
            t.pop()
        else:
            t.next(PlaceSake(self.seat, self.left - 1))
        t.put_sake(self.seat, option - PLACE)

    def facts(self, t: SakeTable) -> dict[str, str | int]:
        return {"ask": "place-sake", "seat": int(self.seat), "number": int(self.left)}

    def words(self, t: SakeTable) -> str:
        return f"place-sake {self.seat} {self.left}"
