"""The core's own memory, as numpy sees it: nothing is copied."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from izakaya.envs.observers import OBSERVERS, game_named
from izakaya.table.hall import Hall

#: What a hall writes: the vector of this name.
VECTORS: Final = ("asked", "over", "mask", "rows", "public", "rewards", "games")


class TablesWanted(NamedTuple):
    """What kind of tables: the game, its seats and options, the seed of all deals, the seats played at random (a set), whether games are
    followed by others, and whether what everybody sees is wanted too.
    """

    game: str
    seats: int
    seed: int
    options: dict[str, object]
    luck: int
    restart: bool
    public: bool


def make_hall(wanted: TablesWanted, first: int, count: int) -> Hall:
    """So many tables in this process, the first of which has this number."""
    game, seats, seed, options, luck, restart, public = wanted
    return Hall(game_named(game), OBSERVERS[game], seats, count, seed, options, first, luck, restart, public)


def arrays_of(hall: Hall) -> dict[str, npt.NDArray[Any]]:
    """By name, and flat."""
    return {name: np.asarray(memoryview(getattr(hall, name))) for name in VECTORS}


def looked_at(array: npt.NDArray[Any], shape: tuple[int, ...]) -> npt.NDArray[Any]:
    """The array in its shape, not to be written to."""
    shown = array.reshape(shape)
    shown.flags.writeable = False
    return shown
