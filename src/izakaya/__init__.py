"""Izakaya: a table for two samurai card games, and a library to study them."""

from __future__ import annotations

from izakaya.core import is_compiled_ready, use_compiled

# Before anything of the core is imported: afterwards it would be too late to choose.
if is_compiled_ready():
    use_compiled()

from izakaya.games import GAMES, new_table, parse, read_record, replay
from izakaya.table import table as _core
from izakaya.table.chance import Chance, commitment
from izakaya.table.errors import (
    BadAnswer,
    BadNotation,
    BadRecord,
    BadTable,
    IzakayaError,
    NoSuchSeat,
    NotOffered,
    NotOver,
    TableOver,
    TooManyOffers,
    UnknownGame,
    UnknownOption,
    WrongSeats,
)
from izakaya.table.move import Move, Refusal, Result
from izakaya.table.news import News
from izakaya.table.record import Record
from izakaya.table.table import Table

__version__ = "0.1.0"
"""The version of everything here, library, server and pages; pyproject.toml reads it from this line."""
compiled: bool = not _core.__file__.endswith((".py", ".pyc"))
"""Whether the core runs compiled; otherwise the same source is interpreted."""

__all__ = [
    "GAMES",
    "BadAnswer",
    "BadNotation",
    "BadRecord",
    "BadTable",
    "Chance",
    "IzakayaError",
    "Move",
    "News",
    "NoSuchSeat",
    "NotOffered",
    "NotOver",
    "Record",
    "Refusal",
    "Result",
    "Table",
    "TableOver",
    "TooManyOffers",
    "UnknownGame",
    "UnknownOption",
    "WrongSeats",
    "commitment",
    "compiled",
    "new_table",
    "parse",
    "read_record",
    "replay",
]
