"""A hint for a person: what the master would do in their place, and why, from what their seat may know."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, cast

from izakaya.bots.player import ask_bot
from izakaya.bots.reason import spoken
from izakaya.bots.thinkers import Master
from izakaya.locale import Speech
from izakaya.table.chance import QUICK_SEEDS, fresh_seed
from izakaya.table.errors import IzakayaError, TableOver
from izakaya.table.table import Table

# Everybody is called by whom they play: that lies open, and no two are alike.
PEOPLE: Final = {"sword": ("character", "character-"), "sake": ("samurai", "sake-samurai-")}


class NotAsked(IzakayaError):
    """A hint was wanted for a seat that has nothing to answer."""


@dataclass(frozen=True)
class Hint:
    """One of the options of the table, and the reason for it in the reader's language."""

    option: int
    sentences: tuple[str, ...]


def hint(
    table: Table,
    seat: int,
    speech: Speech,
    seconds: float | None = 1.0,
    *,
    iterations: int | None = None,
    seed: int | None = None,
    name: Callable[[int], str] | None = None,
) -> Hint:
    """The master's choice for the seat that is asked. `name` says how the reader calls a seat, by whom it plays if left out."""
    if table.over:
        raise TableOver("The game is over; there is nothing left to advise.")
    if table.asked != table.seat_of(seat):
        raise NotAsked(f"Seat {seat} is not asked anything now; a hint is for seat {table.asked}.")
    master = Master(
        (fresh_seed() if seed is None else seed) & QUICK_SEEDS >> 1, seconds=seconds, iterations=iterations
    )
    option = ask_bot(master, table)
    reason = master.reason()
    assert reason is not None, "a master that has just thought knows why"
    return Hint(option, tuple(spoken(reason, speech, name or names(table, seat, speech))))


def names(table: Table, seat: int | None, speech: Speech) -> Callable[[int], str]:
    """How everybody at a table is called: by the character or samurai they play."""
    field, family = PEOPLE[table.origin.game]
    people = cast("list[dict[str, str]]", table.view(seat)["people"])
    return lambda other: speech.say(family + people[other][field])
