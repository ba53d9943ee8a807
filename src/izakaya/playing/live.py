"""A table in memory that people play or watch, rebuilt from its stored answers."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from izakaya.playing import clock as time
from izakaya.playing.broadcast import Broadcast
from izakaya.playing.continuation import Continuation
from izakaya.playing.message_parts import TableInfo
from izakaya.playing.orders import StandingOrders
from izakaya.playing.presence import Presence
from izakaya.playing.state import TableState
from izakaya.playing.storage import Place, StoredTable
from izakaya.playing.window import ReactionWindow


class LiveTable(TableState):
    """A table in memory; every process that serves it has one, and the store keeps them in step.

    It is changed by the methods of this class and of its parts, by the holder of `lock`, after the change has been stored.
    """

    def __init__(self, row: StoredTable, seats: Sequence[Place]) -> None:
        super().__init__(row, seats)
        self.lock = asyncio.Lock()
        self.presence = Presence(self)
        self.orders = StandingOrders(self)
        self.window = ReactionWindow(self, self.presence, self.orders)
        self.broadcast = Broadcast(self, self.presence, self.orders, self.window)

    @property
    def in_haste(self) -> bool:
        """Whether questions that leave no choice are answered together with what led to them: nobody looks on, as a
        table without a pace is one for programs, and from nobody is anything to be hidden.
        """
        return self.row.pace == 0 and not self.window.silent and not self.shared

    def info(self, person: str) -> TableInfo:
        """All that this person may know about the table apart from the game on it."""
        return self.broadcast.info(person)

    def update_questions(self) -> None:
        self.broadcast.update_questions()

    def apply(self, played: Continuation, at: float) -> None:
        """Go on with what stored answers have made of the table, and tell everybody."""
        self.table = played.table
        self.asked_at = at
        self.orders.next_question()
        self.window.reset(at)
        self.broadcast.news(played)

    def reload(self, row: StoredTable, seats: Sequence[Place]) -> bool:
        """What was stored about the table and its seats; whether its game has begun since."""
        began = row.state != "open" and self.row.state == "open"
        otherwise = (row.options, row.seat_count) != (self.row.options, self.row.seat_count)
        self.row = row
        self.sit(seats)
        if otherwise:
            # Nobody has seen a card yet.
            self.table = self.dealt()
            self.orders.deal_anew()
        if otherwise or began:
            self.broadcast.deal_anew()
        self.asked_at = time.time() if began else max(self.asked_at, row.asked_at)
        return began

    def sit(self, seats: Sequence[Place]) -> None:
        """Who sits where, as it is stored."""
        self.seats = list(seats)

    def leave_reserve(self, seat: int, reserve: float) -> None:
        """So much is left of the seat's reserve, as it is stored."""
        self.seats[seat].reserve = reserve

    def asked_since(self, at: float) -> None:
        """Not later than now: the clock may have been set back while the house was closed."""
        self.asked_at = min(max(self.asked_at, at), time.time())

    def restart_clock(self) -> float:
        """The clock of the present question starts now."""
        self.asked_at = time.time()
        return self.asked_at
