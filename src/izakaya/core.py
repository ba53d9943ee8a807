"""Which core runs: its source, or the same source compiled.

The compiled core lies in a folder of its own, named after the very source it was compiled from, and setup.py puts it there in one
move. So it is there whole or not at all, also while it is being compiled beside an open house; and a source that was changed runs
interpreted until it is compiled again, instead of what was compiled yesterday. A process chooses once, when it starts.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from hashlib import blake2b
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final, final

#: The rooms that are compiled, except for the `__init__.py` of each folder.
ROOMS: Final = ("table", "games", "bots/thinking")
CORE: Final = tuple(f"izakaya.{room.replace('/', '.')}" for room in ROOMS)
#: How the file of a compiled module ends, for this Python on this machine.
SUFFIX: Final = EXTENSION_SUFFIXES[0]
#: In a package without the core's source: which source that was.
DIGEST: Final = "core-digest"


def core_sources(package: Path) -> list[Path]:
    """The modules of the core, in the same order on every machine."""
    sources = [
        path for room in ROOMS for path in (package / room).rglob("*.py") if path.name != "__init__.py"
    ]
    return sorted(sources, key=Path.as_posix)


def source_digest(package: Path) -> str:
    """The name of this very source. A package that was packed without it has the name in a file."""
    told = package / DIGEST
    if told.is_file():
        return told.read_text("ascii")
    digest = blake2b(digest_size=8)
    for path in core_sources(package):
        source = path.read_bytes()
        digest.update(f"{path.relative_to(package).as_posix()} {len(source)}\n".encode())
        digest.update(source)
    return digest.hexdigest()


def compiled_folder(package: Path) -> Path:
    """Where this source compiled for this Python is, or will be."""
    return package / "compiled-core" / f"{source_digest(package)}{SUFFIX.rpartition('.')[0]}"


@final
class CompiledFinder(MetaPathFinder):
    """Find the core's modules in the folder of compiled ones; all others are left to Python."""

    def __init__(self, folder: Path) -> None:
        # Read once: if the folder goes away, what is imported later must fail, because compiled modules do not mix with sources.
        self.files = {
            path.name.removesuffix(SUFFIX): str(path)
            for path in folder.iterdir()
            if path.name.endswith(SUFFIX)
        }

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.files.get(fullname)
        return None if file is None else spec_from_file_location(fullname, file)


FOLDER: Final = compiled_folder(Path(__file__).parent)


def is_compiled_ready() -> bool:
    """Whether this process runs the source, and one that starts now would run the compiled core."""
    return not is_source_wanted() and not is_compiled_used() and FOLDER.is_dir()


def use_compiled() -> None:
    """From now on import the compiled core; call it before anything of the core is imported."""
    sys.meta_path.insert(0, CompiledFinder(FOLDER))


def is_compiled_used() -> bool:
    return any(isinstance(finder, CompiledFinder) for finder in sys.meta_path)


def is_source_wanted() -> bool:
    return os.environ.get("IZAKAYA_PURE", "0") not in ("", "0")
