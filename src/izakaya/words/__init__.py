"""A table in sentences: who sits there, what happened, what is asked, why not, how it ended; in the reader's language.

The terminal and the server say the same with it, each in its own looks.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from izakaya.games.sake.table import SakeTable
from izakaya.games.sword.table import SwordTable
from izakaya.locale import Speech
from izakaya.table.table import Table
from izakaya.words.heard import Heard
from izakaya.words.sake.telling import SakeTelling
from izakaya.words.sword.telling import SwordTelling
from izakaya.words.telling import Choice, Ending, Explanation, Line, ScoreRow, Telling, View, Why

__all__ = [
    "TELLINGS",
    "Choice",
    "Ending",
    "Explanation",
    "Heard",
    "Line",
    "ScoreRow",
    "Telling",
    "View",
    "Why",
    "telling_for",
]


def of_sword(table: Table, speech: Speech, reader: int | None) -> Telling:
    assert isinstance(table, SwordTable)
    return SwordTelling(table, speech, reader)


def of_sake(table: Table, speech: Speech, reader: int | None) -> Telling:
    assert isinstance(table, SakeTable)
    return SakeTelling(table, speech, reader)


TELLINGS: Final[dict[str, Callable[[Table, Speech, int | None], Telling]]] = {
    "sword": of_sword,
    "sake": of_sake,
}


def telling_for(table: Table, speech: Speech, reader: int | None) -> Telling:
    """How this table is told to one reader: a seat, or `None` for nobody in particular."""
    return TELLINGS[table.origin.game](table, speech, reader)
