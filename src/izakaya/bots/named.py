"""Players by name, as they are written in a command: `adept`, `master/thirsty`, or somebody's own, `mybots:Kappa`."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Final, cast

from izakaya.bots.levels import bot
from izakaya.bots.player import Player, UnknownBot, ask_bot, needs_world
from izakaya.table.errors import IzakayaError
from izakaya.table.table import Table

OWN: Final = ":"  # between a module and what makes a player in it


class GaveUp(IzakayaError):
    """Somebody's own player failed in the middle of a game; the sentence says where."""


def is_own(name: str) -> bool:
    """Whether this names a player that is not of the house."""
    return OWN in name


def parted(name: str) -> tuple[str, str]:
    """The level and the temperament in a name of the house."""
    level, slash, temperament = name.partition("/")
    return level, temperament if slash else "even"


def is_master(name: str) -> bool:
    """Whether this names a master, of whatever temperament."""
    return parted(name)[0] == "master"


def player_named(
    name: str, seed: int, *, seconds: float | None = None, iterations: int | None = None
) -> Player:
    """The player of this name. A budget is the master's; to all others it is nothing, so that a whole table can be given one."""
    if is_own(name):
        return brought(name, seed)
    level, temperament = parted(name)
    if not is_master(name):
        seconds = iterations = None
    return bot(level, seed, seconds=seconds, iterations=iterations, temperament=temperament)


def brought(name: str, seed: int) -> Player:
    """Somebody's own player: `module:Maker` is called with a seed. The module may lie in the folder one is in."""
    module, _, maker = name.partition(OWN)
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        make = cast("Callable[[int], Player]", getattr(import_module(module), maker))
        player = make(seed)
    except Exception as problem:  # other people's code may raise anything
        raise UnknownBot(f"The player {name[:80]!r} cannot be brought: {mishap(problem)}.") from problem
    if not needs_world(player) and not callable(getattr(player, "choose", None)):
        raise UnknownBot(
            f"The player {name[:80]!r} has no choose(view) that gives one of the view's options."
        )
    return player


def let_play(player: Player, name: str, table: Table) -> None:
    """Ask the player of this name, and give its answer to the table."""
    try:
        table.answer(ask_bot(player, table))
    except Exception as problem:
        if not is_own(name):
            raise
        raise GaveUp(f"The player {name[:80]!r} gave up: {mishap(problem)}.") from problem


def mishap(problem: Exception) -> str:
    """What went wrong in other people's code, and where, in a line."""
    line = " ".join(str(problem).split()).rstrip(".")[:200]
    said = f"{type(problem).__name__}: {line}" if line else type(problem).__name__
    theirs = [
        frame
        for frame in traceback.extract_tb(problem.__traceback__)
        if not {"izakaya", "importlib"} & set(Path(frame.filename).parts) and "<" not in frame.filename
    ]
    return f"{said} ({Path(theirs[-1].filename).name}, line {theirs[-1].lineno})" if theirs else said
