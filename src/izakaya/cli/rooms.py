"""The rooms of all games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from izakaya.cli.plain import PlainScreen
from izakaya.cli.room import Room
from izakaya.cli.screen import Screen
from izakaya.games import GAMES
from izakaya.games.parts import Parts
from izakaya.locale import Speech
from izakaya.table.table import Table
from izakaya.words import telling_for

#: A class of `Screen`, made with a table of the game and what tells it.
SCREENS: Final[Parts[Callable[[Any, Any], Screen]]] = Parts(GAMES, "screen", PlainScreen)


def room_for(table: Table, speech: Speech, reader: int | None) -> Room:
    """The room of a table's game, for one reader."""
    telling = telling_for(table, speech, reader)
    return Room(telling, SCREENS[table.origin.game](table, telling), int(table.seats), reader)
