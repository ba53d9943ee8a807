"""What is printed on the cards of a game, as one short name: whatever is changed in the box, it is another."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from izakaya.table.game import Game

#: Files of a game that say what is printed on its cards.
CARDS: Final = ("*.toml", "*.csv")


def digest(parts: Iterable[bytes]) -> str:
    """A name for these very bytes."""
    found = blake2b(digest_size=8)
    for part in parts:
        found.update(f"{len(part)}\n".encode())
        found.update(part)
    return found.hexdigest()


def digest_of_files(paths: Iterable[Path]) -> str:
    return digest(path.read_bytes() for path in sorted(paths))


@cache
def cards(game: Game) -> str:
    """The digest of what is printed on the cards of a game, as its package has written it down."""
    package, _, _ = type(game).__module__.rpartition(".")
    if not package:
        return ""
    return digest_of_files(path for kind in CARDS for path in folder_of(package).rglob(kind))


def folder_of(package: str) -> Path:
    """Where the files of a package lie."""
    spec = find_spec(package)
    assert spec is not None, "it has been imported"
    assert spec.submodule_search_locations
    return Path(next(iter(spec.submodule_search_locations)))
