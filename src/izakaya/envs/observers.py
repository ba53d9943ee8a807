"""What is seen of each game, as numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from izakaya.games import GAMES
from izakaya.games.parts import Parts
from izakaya.table.errors import UnknownGame, short
from izakaya.table.game import Game
from izakaya.table.observation import Observer, PlainObserver

OBSERVERS: Final[Parts[Callable[[int], Observer]]] = Parts(GAMES, "observation", PlainObserver)
"""By game, a class of `Observer`, made with the number of seats."""


def game_named(name: object) -> Game:
    """The game of this name, or what there is instead."""
    game = GAMES.get(name) if isinstance(name, str) else None
    if game is None:
        raise UnknownGame(f"There is no game {short(name)!r} in the house; there are: {', '.join(GAMES)}.")
    return game
