"""State of a table in memory: how it was laid, who sits where, the game on it, and since when its question is asked."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import cast

from izakaya.games import GAMES
from izakaya.playing.bell import Bell
from izakaya.playing.continuation import Continuation
from izakaya.playing.hot_seat import CURTAIN
from izakaya.playing.naming import own_names, told_apart
from izakaya.playing.storage import Place, StoredTable
from izakaya.table.table import Table


class TableState(ABC):
    """What the parts of a table share: presence, orders, window and broadcast."""

    def __init__(self, row: StoredTable, seats: Sequence[Place]) -> None:
        self.id = row.id
        self.row = row
        self.seats = list(seats)
        self.game = GAMES[row.game]
        self.table = self.dealt()
        self.asked_at = row.asked_at
        self.bell = Bell()

    @abstractmethod
    def update_questions(self) -> None:
        """Show everybody what has changed about the questions."""

    def dealt(self) -> Table:
        row = self.row
        table = self.game.new_table(row.seat_count, int(row.seed), row.options, row.rules)
        table.telling = True
        return table

    def played(self, options: Iterable[int]) -> Continuation:
        """What these answers make of the table. Nothing has changed yet."""
        played = Continuation(self.table)
        for option in options:
            played.answer(option)
        return played

    @property
    def answered(self) -> int:
        return int(self.table.answered)

    @property
    def playing(self) -> bool:
        return self.row.state != "open" and not self.table.over

    @property
    def people(self) -> int:
        return sum(seat.person is not None for seat in self.seats)

    @property
    def shared(self) -> bool:
        """Whether all people here share one device, which goes from hand to hand."""
        return self.row.silence == CURTAIN and self.people > 1

    def turn(self) -> int:
        return cast("int", self.table.view(None)["turn"])

    def bot_at(self, seat: int) -> str | None:
        """The level of the bot that plays this seat now."""
        place = self.seats[seat]
        if place.person is None:
            return place.bot or self.row.level
        return self.row.level if place.away else None

    def seat_of(self, person: str) -> int | None:
        for seat in self.seats:
            if seat.person == person:
                return seat.seat
        return None

    # Clocks.

    def deadline(self, seat: int) -> float | None:
        """When the clock of this seat runs out."""
        if self.row.clock_decision is None:
            return None
        return self.asked_at + self.row.clock_decision + (self.seats[seat].reserve or 0.0)

    def reserve_after(self, seat: int, now: float) -> float | None:
        """The reserve left when this seat answers now."""
        reserve = self.seats[seat].reserve
        if self.row.clock_decision is None or reserve is None:
            return None
        return max(0.0, reserve - max(0.0, now - self.asked_at - self.row.clock_decision))

    # Names.

    def names(self) -> list[str]:
        """What people are called at this table, each in a way that nobody else is."""
        return told_apart([seat.name for seat in self.seats])

    def own_names(self) -> tuple[str, ...]:
        """By which names sentences speak of those who play, by seat."""
        return own_names(self.seats)

    def name_of(self, person: str, name: str) -> str:
        """What somebody is called here who sits at the table or only watches."""
        seat = self.seat_of(person)
        if seat is not None:
            return self.names()[seat]
        return told_apart([*(place.name or place.left for place in self.seats), name])[-1]


def named(table: str) -> str:
    """A table id for the log: cut short, so that a reader of the log is not invited."""
    return table[:6]
