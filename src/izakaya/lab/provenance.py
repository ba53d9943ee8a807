"""Where games come from: which Izakaya, which cards, whose players. The same provenance and seed give the same games."""

from __future__ import annotations

import platform
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import izakaya
from izakaya.bots.named import OWN, is_own
from izakaya.games import GAMES
from izakaya.games.printed import CARDS, cards, digest, digest_of_files, folder_of

#: The rooms whose source decides what happens in a game.
ROOMS: Final = ("table", "games", "bots")
#: Files that decide what a learned bot plays.
LEARNED: Final = "outlook.json"


@cache
def source(learned: bool = True) -> str:
    """The digest of all that plays here, rules, cards and bots: a version number says less while somebody works on them. Games to learn
    from do not depend on what was `learned` before.
    """
    house = Path(izakaya.__file__).parent
    kinds = ("*.py", *CARDS, LEARNED) if learned else ("*.py", *CARDS)
    return digest_of_files(path for room in ROOMS for kind in kinds for path in (house / room).rglob(kind))


def own_player(name: str) -> str:
    """The digest of the file in which somebody's own player is made, or of the whole package that it lies in."""
    module = name.partition(OWN)[0]
    package, _, below = module.partition(".")
    spec = find_spec(module)
    if spec is None or spec.origin is None:
        return ""
    # Of the house itself, all that plays is in `source`.
    if below and package != izakaya.__name__:
        return digest_of_files(folder_of(package).rglob("*.py"))
    return digest_of_files([Path(spec.origin)])


def whence(game: str, options: Mapping[str, str], players: Iterable[str]) -> dict[str, str]:
    """All of it, for games with these options by these players."""
    own = sorted({name for name in players if is_own(name)})
    return {
        "izakaya": izakaya.__version__,
        "source": source(),
        "rules": str(GAMES[game].rules),
        "deck": digest([options["deck"].encode()]) if options.get("deck") else cards(GAMES[game]),
        "own players": ", ".join(f"{name} {own_player(name)}" for name in own),
    }


def machine() -> dict[str, str]:
    """What makes games quicker or slower, but not different."""
    return {
        "core": "compiled" if izakaya.compiled else "interpreted",
        "python": platform.python_version(),
        "system": platform.platform(),
    }
