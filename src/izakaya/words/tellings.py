"""How the tables of each game are told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from izakaya.games import GAMES
from izakaya.games.parts import Parts
from izakaya.locale import Speech
from izakaya.table.table import Table
from izakaya.words.plain.telling import PlainTelling
from izakaya.words.telling import Telling

TELLINGS: Final[Parts[Callable[[Any, Speech, int | None], Telling]]] = Parts(GAMES, "telling", PlainTelling)
"""A class of `Telling`, made with a table of the game, a language and a reader."""


def telling_for(table: Table, speech: Speech, reader: int | None, people: Sequence[str] = ()) -> Telling:
    """How this table is told to one reader: a seat, or `None` for nobody in particular. `people` are the own names of those who play, by
    seat; who has none is called by whom they play.

    >>> from izakaya.locale import Speech
    >>> from izakaya.words import telling_for
    >>> table = izakaya.new_table("sword", seats=4, seed=7)
    >>> telling = telling_for(table, Speech("en"), table.asked)
    >>> telling.question(table, table.view(table.asked))
    'Your turn: what do you play? Weapons this turn: 0 of 1.'
    """
    telling = TELLINGS[table.origin.game](table, speech, reader)
    telling.names.own_names = people
    return telling
