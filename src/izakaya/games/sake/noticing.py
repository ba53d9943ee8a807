"""What an observer of a table of SAKE keeps from one writing to the next, so that it notices what has changed."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from izakaya.games.sake.asked import LENGTH
from izakaya.games.sake.circle import NO_OWNERS
from izakaya.games.sake.data import Deck
from izakaya.games.sake.hidden.memory import PILES as RENEWALS
from izakaya.games.sake.hidden.memory import SPECTATOR
from izakaya.games.sake.hidden.past import Past
from izakaya.games.sake.state import NO_GEAR, ROW, TOUCHES_KEPT
from izakaya.games.sake.table import SakeTable
from izakaya.games.sake.view import whereabouts
from izakaya.table.observation import WATCHER, Notes
from izakaya.table.seats import is_among

# Parts with no more than one 1 in them, by the number of their pointer; the last ones have one for each seat.
ASKED_AT: Final = 0
QUESTION_AT: Final = 1
BY_AT: Final = 2
TARGET_AT: Final = 3
MEAN_AT: Final = 4
NAME_AT: Final = 5
PLACE_AT: Final = 6
BACK_AT: Final = 7
TURN_AT: Final = 8
FIRST_AT: Final = 9
SUDDEN_AT: Final = 10
LOCATION_AT: Final = 11
TOP_AT: Final = 12
SEAT_AT: Final = 13
SAMURAI_AT: Final = 14
STATE_AT: Final = 22
WIELDED_AT: Final = 30
POINTERS: Final = 38


@final
class SakeNotes(Notes):
    """What stands in the row already, and what has been imagined of the table's log."""

    def __init__(self, size: i64) -> None:
        super().__init__(size, POINTERS)
        self.of: SakeTable | None = None
        self.edition: Deck | None = None
        self.found: vec[i64] = vec[i64]([0] * LENGTH)  # of the question
        self.touches: i64 = 0
        self.hand_touches: i64 = 0
        self.renewals: i64 = 0
        self.piled: i64 = 0
        self.gear: vec[i64] = NO_GEAR[:]
        self.circled: i64 = 0
        self.pieces: i64 = 0
        self.owners: vec[i64] = NO_OWNERS[:]
        self.looker: i64 = WATCHER  # whose hand stands there
        self.hand: vec[i64] = vec[i64]([0] * ROW)
        self.held: i64 = 0
        # What watchers know of other hands, as far as the table's memory has been read; whether they know anything, as a set.
        self.noted: i64 = 0
        self.watcher: i64 = SPECTATOR
        self.knowing: i64 = 0
        self.known: list[list[tuple[int, list[int]]] | None] = [None] * (SPECTATOR + 1)
        self.log: list[int] = []
        self.logged: i64 = 0
        self.pasts: list[dict[int, Past]] = [{} for _ in range(SPECTATOR + 1)]

    def begin(self, t: SakeTable) -> None:
        """Of this table nothing has been read yet; all of it is to be looked at."""
        self.of = t
        self.touches = t.touches - TOUCHES_KEPT - 1
        self.hand_touches = t.hand_touches - TOUCHES_KEPT - 1
        self.circled = t.circle.changes - 1
        self.renewals = t.memory.counts[RENEWALS]
        self.piled = 0
        self.noted = t.memory.noted - 1

    def is_news(self, t: SakeTable, watcher: i64) -> bool:
        """Whether a watcher may know something else of other hands than what stands in the row."""
        memory = t.memory
        if memory.noted != self.noted:
            self.noted = memory.noted
            self.knowing = memory.knowing()
            for i in range(SPECTATOR + 1):
                self.known[i] = None
        elif watcher == self.watcher:
            return False
        self.watcher = watcher
        return self.marked > 0 or is_among(watcher, self.knowing)

    def known_by(self, t: SakeTable, watcher: i64) -> list[tuple[int, list[int]]]:
        known = self.known[watcher]
        if known is None:
            known = whereabouts(t, watcher, self.pasts_of(t, watcher))
            self.known[watcher] = known
        return known

    def pasts_of(self, t: SakeTable, watcher: i64) -> dict[int, Past]:
        """A list of the log only grows, so the same list of the same length has the same in it; otherwise all is imagined anew."""
        memory = t.memory
        if memory.log is not self.log or memory.logged != self.logged:
            self.log = memory.log
            self.logged = memory.logged
            for i in range(SPECTATOR + 1):
                if self.pasts[i]:
                    self.pasts[i] = {}
        return self.pasts[watcher]
