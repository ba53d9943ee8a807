"""What every view of a table tells: whose it is, who is asked what, what may be answered, and how it ended.

A game's own view takes these parts over and adds what lies on its table. It names all its fields itself, so that one file describes
the whole of it.
"""

from __future__ import annotations

from typing import Literal, TypedDict

from izakaya.table.table import Table


class TableView(TypedDict):
    """What every game's view has. `asked` is a seat, or "reactions" while others answer a move, or `None` at the end."""

    rules: int
    seats: int
    seat: int | None
    asked: int | Literal["reactions"] | None
    question: dict[str, str | int]
    options: list[dict[str, str | int]]
    commitment: str
    over: bool


class Sighting(TypedDict):
    """A card known to be in one of some hands."""

    card: str
    hands: list[int]


class Outcome(TypedDict):
    """The result, and the seed that proves the deal."""

    winners: list[int]
    reason: str
    points: list[int]
    teams: list[str]
    sides: dict[str, int]
    seed: str


def table_view(t: Table, eyes: object) -> TableView:
    """What a seat may know of any table; `None` is a spectator. Who is asked for a reaction only that seat itself is told."""
    seat = t.seat_of(eyes)
    asked = t.asked
    reaction = t.is_reaction() and asked != seat
    question: dict[str, str | int] = {} if t.over else t.question.facts(t)
    if reaction:
        question.pop("seat")
    options: list[dict[str, str | int]] = []
    if seat is not None and asked == seat:
        question.update(t.question.own_facts(t))
        for option in t.options():
            entry: dict[str, str | int] = {"option": option}
            entry.update(t.describe(option).parts())
            options.append(entry)
    return {
        "rules": t.origin.rules,
        "seats": int(t.seats),
        "seat": seat,
        "asked": "reactions" if reaction else asked,
        "question": question,
        "options": options,
        "commitment": t.origin.commitment,
        "over": t.over,
    }


def outcome(t: Table) -> Outcome:
    """How a table that is over has ended."""
    result = t.score()
    return {
        "winners": list(result.winners),
        "reason": result.reason,
        "points": list(result.points),
        "teams": list(result.teams),
        "sides": result.sides,
        "seed": t.origin.shown_seed(),
    }
