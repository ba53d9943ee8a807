"""The games of the house are found, not named: each is an entry point of the group `izakaya.games`, ours like any other's.

A package that brings a game says in its `pyproject.toml`

    [project.entry-points."izakaya.games"]
    dauto = "dauto:DAUTO"

and the house has it. What cannot be let in is refused with a sentence, and the house opens with the others.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from importlib.machinery import ModuleSpec
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from typing import Final

from izakaya.games.parts import PARTS
from izakaya.table.errors import short
from izakaya.table.game import ASKED_OF_A_GAME, Game
from izakaya.table.seats import MOST_SEATS

GROUP: Final = "izakaya.games"
NAME: Final = re.compile(
    r"[a-z][a-z0-9-]{0,15}"
)  # it stands in addresses, in names of messages and in every record
OURS: Final = "izakaya"  # the package whose games come first: another's of the same name is refused


class Unfit(Exception):
    """Why a game is not let in: the rest of a sentence that begins with its name."""


def find_games(
    points: Iterable[EntryPoint] | None = None,
) -> tuple[dict[str, Game], tuple[str, ...]]:
    """All games that can be played, by name, and a sentence for each that cannot. Ours come first, smaller tables before larger ones."""
    games: dict[str, Game] = {}
    order: dict[str, tuple[bool, str, int, int, str]] = {}
    refused: list[str] = []
    for point in sorted(entry_points(group=GROUP) if points is None else points, key=by_package):
        try:
            game = load(point)
            if game.name in games:
                raise Unfit("there is a game of this name already")
        except Unfit as problem:
            refused.append(
                f"The game {point.name} of the package {package_of(point)} is left out: {problem}."
            )
        else:
            games[game.name] = game
            order[game.name] = (*by_package(point)[:2], game.least, game.most, game.name)
    return {name: games[name] for name in sorted(games, key=order.__getitem__)}, tuple(refused)


def by_package(point: EntryPoint) -> tuple[bool, str, str]:
    return package_of(point) != OURS, package_of(point), point.name


def package_of(point: EntryPoint) -> str:
    return point.dist.name if point.dist is not None else point.module


def load(point: EntryPoint) -> Game:
    """The game behind an entry point, whole."""
    try:
        return whole(point.load(), point)
    except Unfit:
        raise
    except Exception as problem:  # somebody else's code: whatever goes wrong in it must not close the house
        raise Unfit(f"it cannot be loaded ({type(problem).__name__}: {str(problem)[:120]})") from problem


def whole(game: object, point: EntryPoint) -> Game:
    """What an entry point leads to, if it is a game and lacks nothing."""
    if not isinstance(game, Game):
        raise Unfit(f"{point.value} is no Game (izakaya.table.game)")
    if game.name != point.name:
        raise Unfit(f"it calls itself {short(game.name)!r}")
    if not NAME.fullmatch(game.name):
        raise Unfit(
            "a name is made of small letters, digits and dashes, begins with a letter and has 16 of them at most"
        )
    lacking = [name for name in ASKED_OF_A_GAME if getattr(type(game), name) is getattr(Game, name)]
    if lacking:
        raise Unfit(f"it does not say: {', '.join(lacking)} (see izakaya.table.rules and izakaya.table.game)")
    if not 1 < game.least <= game.most <= MOST_SEATS:
        raise Unfit(f"it is for {game.least} to {game.most} players")
    for part, place in game.parts.items():
        check_part(part, place)
    return game


def check_part(part: str, place: str) -> None:
    """Whether a room could find the part there; it is not imported yet, because rooms are not needed to play."""
    if part not in PARTS:
        raise Unfit(f"no room asks for a part {part[:40]!r}; the parts are: {', '.join(PARTS)}")
    module, colon, name = place.partition(":")
    if bool(colon) != bool(name) or not is_there(module):
        raise Unfit(f"its {part} is not to be found at {place[:80]!r}")


def is_there(module: str) -> bool:
    """Whether there is such a module. Packages on the way to it are not imported, as `find_spec` alone would."""
    first, *rest = module.split(".")
    try:
        spec = find_spec(first)
    except (ImportError, ValueError):
        return False
    name = first
    for step in rest:
        if spec is None or spec.submodule_search_locations is None:
            return False
        name = f"{name}.{step}"
        spec = spec_below(name, list(spec.submodule_search_locations))
    return spec is not None


def spec_below(name: str, places: list[str]) -> ModuleSpec | None:
    """What `import` would find in a package: also a compiled module whose source is not there."""
    for finder in sys.meta_path:
        spec = finder.find_spec(name, places)
        if spec is not None:
            return spec
    return None
