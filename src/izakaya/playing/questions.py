"""Which questions are asked now: one, or all that share a reaction window. Only public facts decide.

While others look on, a reaction that can be refused takes a time that has nothing to do with whether the seat could do anything, chose
not to, is a bot or has gone: a refusal becomes known when the window closes (`window.py` says when). Only somebody who does react is
heard at once, and that tells nothing that the reaction itself does not. Those who would be asked one after the other if all refused
are asked together, and a seat that would be asked twice, to stop a blow and to defend itself, is asked twice in one window.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from izakaya.table.table import Table

PASS: Final = 0  # "no", whatever it means to the question, in every game of the house
# The numbers of questions further on in a window start here. Others may react first, and then another question takes
# their place: an answer that is still on its way must not count for that one.
FURTHER_ON: Final = 100_000


@dataclass(frozen=True)
class Asked:
    """A question: its seat, the table as it would be asked at, the number it is asked under and that of its answer."""

    number: int
    place: int
    seat: int
    table: Table

    def name(self, table: str) -> str:
        """What bots know this position by: one that may never come is not the table itself."""
        return table if self.number == self.place else f"{table} {self.number}"


def question(table: Table, further: int = 0) -> Asked:
    """What this table asks, so many questions further on in a window."""
    place = int(table.answered)
    return Asked(further * FURTHER_ON + place - further, place, seat_asked(table), table)


def place_of(number: int) -> int:
    """The number of the answer to the question asked under this number."""
    return number % FURTHER_ON + number // FURTHER_ON


def can_be_refused(table: Table) -> bool:
    """Whether this is a reaction to which one may say no: what such a question reveals is what a window hides."""
    return table.is_reaction() and PASS in table.options()


def asked_together(table: Table) -> list[Asked]:
    """The question being asked, and those that follow while everybody refuses and nothing happens by it."""
    asked = [question(table)]
    kinds = {(asked[0].seat, question_kind(table))}
    while True:
        later = asked[-1].table.copy()
        later.telling = True
        later.answer(PASS)
        # Something happened, or a seat would be asked the same again: that is a new window.
        if later.over or later.news or not can_be_refused(later):
            return asked
        kind = (seat_asked(later), question_kind(later))
        if kind in kinds:
            return asked
        asked.append(question(later, len(asked)))
        kinds.add(kind)


def is_first_to_speak(asked: list[Asked], one: Asked) -> bool:
    """Whether nobody else is asked before this one: a reaction to it can be heard at once."""
    return all(other.seat == one.seat for other in asked if other.place < one.place)


def question_kind(table: Table) -> object:
    return table.question.facts(table)["ask"]


def seat_asked(table: Table) -> int:
    seat = table.asked
    assert seat is not None
    return seat
