"""Silent reactions: who is asked in a window, and for how long, told by nothing but public facts.

While others look on, every reaction that can be refused takes the same time, whether the seat could do anything, chose not to, is a
bot or has gone: a refusal becomes known when the window closes. Only somebody who does react is heard at once, and that tells
nothing that the reaction itself does not. Those who would be asked one after the other if all refused are asked together.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from izakaya.table.table import Table

PASS: Final = 0  # "no", whatever it means to the question, in every game of the house


@dataclass(frozen=True)
class Asked:
    """A question of a window: its number, its seat, and the table as it would be asked at."""

    number: int
    seat: int
    table: Table


def can_be_refused(table: Table) -> bool:
    """Whether this is a reaction to which one may say no: what such a question reveals is what a window hides."""
    return table.is_reaction() and PASS in table.options()


def asked_together(table: Table) -> list[Asked]:
    """The question being asked, and those that follow while everybody refuses and nothing happens by it."""
    kind = ask(table)
    asked = [Asked(int(table.answered), seat_asked(table), table)]
    seats = {asked[0].seat}
    while True:
        later = asked[-1].table.copy()
        later.telling = True
        later.answer(PASS)
        # Something happened, or another kind of question came, or a seat would be asked twice: that is a new window.
        if later.over or later.news or not can_be_refused(later) or ask(later) != kind:
            return asked
        if seat_asked(later) in seats:
            return asked
        asked.append(Asked(int(later.answered), seat_asked(later), later))
        seats.add(asked[-1].seat)


def ask(table: Table) -> object:
    question = table.view(None)["question"]
    assert isinstance(question, dict)
    return question["ask"]


def seat_asked(table: Table) -> int:
    seat = table.asked
    assert seat is not None
    return seat
