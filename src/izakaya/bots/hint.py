"""A hint for a person: what the master would do in their place, and why, from what their seat may know."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from izakaya.bots.adept_and_master import Master
from izakaya.bots.player import ask_bot
from izakaya.bots.spoken import names, spoken
from izakaya.locale import Speech
from izakaya.table.chance import fresh_seed
from izakaya.table.errors import IzakayaError, TableOver
from izakaya.table.table import Table


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
    master = Master(fresh_seed() if seed is None else seed, seconds=seconds, iterations=iterations)
    option = ask_bot(master, table)
    reason = master.reason()
    assert reason is not None, "a master that has just thought knows why"
    return Hint(option, tuple(spoken(reason, speech, name or names(table, speech))))
