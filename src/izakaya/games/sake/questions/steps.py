"""Steps added and removed (K3, K7): Strategic Stench, Turned-off Lanterns, and the elation of a Spirit."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from izakaya.games.sake.meaning import ADD_STEP, REMOVE_STEP
from izakaya.games.sake.table import SakeTable
from izakaya.table.question import Question


def offer_steps(t: SakeTable, change: i64, only_count: bool) -> bool:
    """K7, K3: every segment where a step may be added or removed."""
    circle = t.circle
    found = False
    if change > 0 and t.box_steps() == 0:
        return False
    for i in range(circle.count):
        if circle.can_change_at(i, change):
            if only_count:
                return True
            if change > 0:
                t.offer(ADD_STEP + circle.pieces[i])
            else:
                t.offer(REMOVE_STEP + circle.pieces[i])
            found = True
    return found


def change_step(t: SakeTable, seat: i64, option: i64) -> None:
    if option >= REMOVE_STEP:
        piece = option - REMOVE_STEP
        t.circle.change(piece, -1)
    else:
        piece = option - ADD_STEP
        t.circle.change(piece, 1)
    if t.telling:
        what = "removed-step" if option >= REMOVE_STEP else "added-step"
        t.tell(what, seat, target=t.circle.side_of(piece), number=piece)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ChangeSteps(Question):
    """Strategic Stench and Turned-off Lanterns: two steps, together or apart; only one if no more is possible."""

    def __init__(self, seat: i64, change: i64, left: i64) -> None:
        super().__init__(seat)
        self.change: i64 = change
        self.left: i64 = left

    def options(self, t: SakeTable) -> None:
        offer_steps(t, self.change, False)

    def answer(self, t: SakeTable, option: i64) -> None:
        change_step(t, self.seat, option)
        if self.left > 1 and offer_steps(t, self.change, True):
            t.next(ChangeSteps(self.seat, self.change, self.left - 1))
        else:
            t.pop()

    def facts(self, t: SakeTable) -> dict[str, str | int]:
        return {
            "ask": "add-steps" if self.change > 0 else "remove-steps",
            "seat": int(self.seat),
            "number": int(self.left),
        }

    def words(self, t: SakeTable) -> str:
        return f"change-steps {self.seat} {'add' if self.change > 0 else 'remove'} {self.left}"
