"""Discarding from a hand because somebody else wants it (Riceballs in the Face, the Pipe)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from izakaya.games.sake.meaning import DISCARD, PASS, card_of
from izakaya.games.sake.questions.burns import burn, offer_burns
from izakaya.games.sake.table import SakeTable
from izakaya.table.question import Question


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Forced(Question):
    """Riceballs and the Pipe: discard so many cards of your choice, as far as you have them; before that you may burn (K30)."""

    def __init__(self, seat: i64, left: i64, begun: bool) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.begun: bool = begun

    def options(self, t: SakeTable) -> None:
        if t.hand_size[self.seat] == 0:
            t.offer(PASS)
        t.offer_hand(self.seat, DISCARD)
        if not self.begun:
            offer_burns(t, self.seat, False)

    def answer(self, t: SakeTable, option: i64) -> None:
        if burn(t, self.seat, option):
            return
        if option != PASS:
            t.discard_from_hand(self.seat, card_of(option))
        if option == PASS or self.left == 1 or t.hand_size[self.seat] == 0:
            t.pop()
        else:
            t.next(Forced(self.seat, self.left - 1, True))

    def is_reaction(self) -> bool:
        return True

    def facts(self, t: SakeTable) -> dict[str, str | int]:
        return {"ask": "forced-discard", "seat": int(self.seat), "number": int(self.left)}

    def words(self, t: SakeTable) -> str:
        return f"forced {self.seat} {self.left} {int(self.begun)}"
