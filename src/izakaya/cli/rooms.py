"""The rooms of all games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from izakaya.cli.room import Room
from izakaya.cli.sake.screen import SakeScreen
from izakaya.cli.sword.screen import SwordScreen
from izakaya.games import GAMES
from izakaya.games.sake.table import SakeTable
from izakaya.games.sword.table import SwordTable
from izakaya.locale import Speech
from izakaya.table.table import Table
from izakaya.words.sake.telling import SakeTelling
from izakaya.words.sword.telling import SwordTelling


def sword_room(table: Table, speech: Speech, reader: int | None) -> Room:
    assert isinstance(table, SwordTable)
    telling = SwordTelling(table, speech, reader)
    return Room(telling, SwordScreen(telling.names), reader)


def sake_room(table: Table, speech: Speech, reader: int | None) -> Room:
    assert isinstance(table, SakeTable)
    telling = SakeTelling(table, speech, reader)
    return Room(telling, SakeScreen(telling.names), reader)


ROOMS: Final[dict[str, Callable[[Table, Speech, int | None], Room]]] = {
    "sword": sword_room,
    "sake": sake_room,
}


# The games that can be played here: a game may be in the house before it has a room in the terminal.
PLAYABLE: Final = {name: game for name, game in GAMES.items() if name in ROOMS}


def room_for(table: Table, speech: Speech, reader: int | None) -> Room:
    """The room of a table's game, for one reader."""
    return ROOMS[table.origin.game](table, speech, reader)
