"""The rooms of all games."""

from __future__ import annotations

from typing import Final, Protocol

from izakaya.cli.room import Room, View
from izakaya.cli.sword.room import SwordRoom
from izakaya.games import GAMES
from izakaya.locale import Speech


class RoomMaker(Protocol):
    """Opens the room of a game for one reader."""

    def __call__(self, speech: Speech, view: View, reader: int | None) -> Room: ...


ROOMS: Final[dict[str, RoomMaker]] = {"sword": SwordRoom}


# The games that can be played here: a game may be in the house before it has a room in the terminal.
PLAYABLE: Final = {name: game for name, game in GAMES.items() if name in ROOMS}


def room_for(game: str) -> RoomMaker:
    return ROOMS[game]
