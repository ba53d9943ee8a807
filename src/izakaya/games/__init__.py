"""The games of the house, and the ways to a table of any of them.

>>> table = izakaya.new_table("sword", seats=4, seed=7)
>>> table.answer(table.options()[0])
>>> record = izakaya.read_record(izakaya.Record.of(table).text())
>>> izakaya.replay(record).notation() == table.notation()
True
>>> izakaya.parse(table.notation()).options() == table.options()
True
"""

from __future__ import annotations

from typing import Final

from izakaya.games.found import find_games
from izakaya.table.errors import BadNotation, UnknownGame, did_you_mean, short
from izakaya.table.game import Game
from izakaya.table.notation import all_lines
from izakaya.table.record import Record
from izakaya.table.table import Table

_found = find_games()
GAMES: Final[dict[str, Game]] = _found[0]
"""The games of the house, by name."""
REFUSED: Final[tuple[str, ...]] = _found[1]
"""A sentence for each game that was not let in."""


def new_table(game: str, seats: int = 5, seed: int | None = None, **options: object) -> Table:
    """Lay a table and deal. Without a seed, one is drawn that nobody can guess."""
    try:
        chosen = GAMES[game]
    except (KeyError, TypeError):  # what is no text may not even be a key
        there = ", ".join(GAMES)
        raise UnknownGame(
            f"There is no game {short(game)!r} in the house; there are: {there}.{did_you_mean(game, GAMES)}"
        ) from None
    return chosen.new_table(seats, seed, options)


def parse(text: str) -> Table:
    """The table of a position in notation."""
    name = all_lines(text)[0].word("the name of a game")
    if name not in GAMES:
        raise BadNotation(f"The position is of {name[:40]!r}, a game this house does not have.")
    return GAMES[name].parse(text)


def read_record(text: str) -> Record:
    """A record from its text.

    >>> izakaya.read_record("{}")
    Traceback (most recent call last):
    izakaya.table.errors.BadRecord: The record lacks 'izakaya'.
    """
    return Record.read(text)


def replay(record: Record) -> Table:
    """The table a record leads to."""
    return record.replay(GAMES)
