"""What is seen of each game, as numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Final

from izakaya.envs.plain import PlainObserver
from izakaya.games import GAMES
from izakaya.games.parts import Parts
from izakaya.table.errors import UnknownGame, did_you_mean, short
from izakaya.table.game import Game
from izakaya.table.observation import Observer

OWN: Final[Parts[Callable[[int], Observer] | None]] = Parts(GAMES, "observation", None)


class Observers(Mapping[str, Callable[[int], Observer]]):
    """By game, a class of `Observer`, made with the number of seats: the game's own, or a plain one, which has to know the game."""

    def __getitem__(self, game: str) -> Callable[[int], Observer]:
        return OWN[game] or partial(PlainObserver, GAMES[game])

    def __iter__(self) -> Iterator[str]:
        return iter(GAMES)

    def __len__(self) -> int:
        return len(GAMES)


OBSERVERS: Final = Observers()
"""By game, a class of `Observer`, made with the number of seats."""


def game_named(name: object) -> Game:
    """The game of this name, or what there is instead."""
    game = GAMES.get(name) if isinstance(name, str) else None
    if game is None:
        there = ", ".join(GAMES)
        raise UnknownGame(
            f"There is no game {short(name)!r} in the house; there are: {there}.{did_you_mean(name, GAMES)}"
        )
    return game
