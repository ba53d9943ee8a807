"""Where games come from: which Izakaya, which cards, whose players. The same provenance and seed give the same games."""

from __future__ import annotations

import platform
from collections.abc import Iterable, Mapping
from functools import cache
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import izakaya
from izakaya.bots.named import OWN, is_own
from izakaya.games import GAMES

#: The rooms whose source decides what happens in a game.
ROOMS: Final = ("table", "games", "bots")
#: Files of a game that say what is printed on its cards.
CARDS: Final = ("*.toml", "*.csv")


def digest(parts: Iterable[bytes]) -> str:
    """A name for these very bytes: whatever is changed in them, it is another."""
    found = blake2b(digest_size=8)
    for part in parts:
        found.update(f"{len(part)}\n".encode())
        found.update(part)
    return found.hexdigest()


def digest_of_files(paths: Iterable[Path]) -> str:
    return digest(path.read_bytes() for path in sorted(paths))


@cache
def source() -> str:
    """The digest of all that plays here, rules, cards and bots: a version number says less while somebody works on them."""
    house = Path(izakaya.__file__).parent
    return digest_of_files(
        path for room in ROOMS for kind in ("*.py", *CARDS) for path in (house / room).rglob(kind)
    )


@cache
def cards(game: str) -> str:
    """The digest of what is printed on the cards of a game, as the house (or the package of the game) has written it down."""
    package, _, _ = type(GAMES[game]).__module__.rpartition(".")
    if not package:
        return ""
    return digest_of_files(path for kind in CARDS for path in folder_of(package).rglob(kind))


def folder_of(package: str) -> Path:
    spec = find_spec(package)
    assert spec is not None, "it has been imported"
    assert spec.submodule_search_locations
    return Path(next(iter(spec.submodule_search_locations)))


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
        "deck": digest([options["deck"].encode()]) if options.get("deck") else cards(game),
        "own players": ", ".join(f"{name} {own_player(name)}" for name in own),
    }


def machine() -> dict[str, str]:
    """What makes games quicker or slower, but not different."""
    return {
        "core": "compiled" if izakaya.compiled else "interpreted",
        "python": platform.python_version(),
        "system": platform.platform(),
    }
