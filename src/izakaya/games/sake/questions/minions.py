"""Phase 2: the minions of the player whose turn it is go on and attack by themselves (K19)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from izakaya.games.sake.circle import CLOCKWISE, MINIONS, PIECES
from izakaya.games.sake.data import FIRST_MINION
from izakaya.games.sake.questions.attack import declare
from izakaya.games.sake.questions.deeds import MINION_ATTACK, Deed
from izakaya.games.sake.table import SakeTable
from izakaya.table.question import Question


def minions_of(t: SakeTable, seat: i64) -> tuple[int, ...]:
    """The minions of a seat in the order they were played."""
    ages: list[tuple[int, int]] = []
    for m in range(i64(PIECES - MINIONS)):
        if t.circle.owners[m] == seat:
            ages.append((int(t.minion_age[m]), int(MINIONS + m)))
    ages.sort()
    return tuple([piece for _, piece in ages])


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Minions(Question):
    """The step of phase 2: `queue` was fixed when the phase began; those that have left since are skipped."""

    def __init__(self, owner: i64, queue: tuple[int, ...]) -> None:
        super().__init__(-1)
        self.owner: i64 = owner
        self.queue = queue

    def go(self, t: SakeTable) -> None:
        if len(self.queue) == 0:
            t.pop()
            return
        piece: i64 = self.queue[0]
        t.next(Minions(self.owner, self.queue[1:]))
        if t.circle.owners[piece - MINIONS] != self.owner:
            return
        way = t.minion_way[piece - MINIONS]
        steps = t.circle.march(piece, way, t.deck_data.minion_movement)
        if steps > 0 and t.telling:
            t.tell("minion-walks", self.owner, number=steps)
        enemy = t.circle.nearest_enemy(piece, way)
        if enemy >= 0 and t.circle.distance(piece, enemy, way) == 1:
            declare(t, Deed(self.owner, 0, enemy, MINION_ATTACK, 0, -1, False, piece, False))

    def words(self, t: SakeTable) -> str:
        return " ".join(["minions", str(self.owner), *[str(piece) for piece in self.queue]])


def play_minion(t: SakeTable, seat: i64, card: i64, way: i64) -> None:
    """K16: beside its samurai, toward one neighbour."""
    piece = MINIONS + card - FIRST_MINION
    t.circle.put_minion(piece, seat, way)
    t.note_minion(piece, way)
    t.minions_played += 1
    if t.telling:
        t.tell("played-minion" if way == CLOCKWISE else "played-minion-counter", seat, card=card)
