"""Packs the source of the house for Pyodide: `python -m izakaya.standalone.packing WHEELS CORES OUT` writes our package and its
dependencies into one archive. `web/compile.js` compiles it to bytecode. The core comes compiled out of the folder `CORES`, if it is
there (`wasm_core.py`), and otherwise as its source.
"""

from __future__ import annotations

import pickle
import sys
import zipfile
from collections.abc import Iterator
from importlib.metadata import distribution, files
from pathlib import Path
from typing import Final

import izakaya
from izakaya.core import DIGEST, core_sources, source_digest
from izakaya.games import GAMES
from izakaya.locale.speech import LANGUAGES
from izakaya.standalone.wasm_core import SUFFIX

#: Rooms that a page has no use for. The compiled core is for other machines.
LEFT_OUT: Final = {"server", "cli", "lab", "envs", "compiled-core", "__pycache__", "testing.py"}
#: What the house needs besides the standard library, and what of it is data.
PACKAGES: Final = (
    "fluent.runtime",
    "fluent.syntax",
    "babel",
    "pytz",
    "attrs",
    "structlog",
    "typing_extensions",
    "mypy_extensions",
)
DATA: Final = {".py", ".dat"}
#: Of all languages of the world only those of the house, and no catalogues of time zones.
LOCALES: Final = {"root", *LANGUAGES}
#: What of Babel's data a sentence needs.
COUNTING: Final = {
    "plural_form",
    "ordinal_form",
    "number_symbols",
    "numbering_systems",
    "decimal_formats",
    "percent_formats",
    "list_patterns",
    "parent_exceptions",
    "likely_subtags",
    "language_aliases",
    "territory_aliases",
    "script_aliases",
    "variant_aliases",
}
STILL: Final = (1980, 1, 1, 0, 0, 0)  # the same content makes the same archive, whenever it is made


def house_files(cores: Path) -> Iterator[tuple[str, bytes]]:
    """Our own package: the compiled core, and all else as its source."""
    package = Path(izakaya.__file__).parent
    named = set(parts_of_games(package))
    digest = source_digest(package)
    core = cores / digest
    compiled = set(core_sources(package)) if core.is_dir() else set()
    for path in sorted(package.rglob("*")):
        parts = path.relative_to(package).parts
        if path.is_file() and path not in compiled and (path in named or not LEFT_OUT.intersection(parts)):
            yield f"izakaya/{'/'.join(parts)}", path.read_bytes()
    if compiled:
        yield f"izakaya/{DIGEST}", digest.encode()
        folder = f"izakaya/compiled-core/{digest}{SUFFIX.rpartition('.')[0]}"
        for path in sorted(core.iterdir()):
            yield f"{folder}/{path.name}", path.read_bytes()
    found = distribution("izakaya")
    points = "".join(
        f"{point.name} = {point.value}\n"
        for point in found.entry_points
        if point.group == "izakaya.games" and point.value.startswith("izakaya.")
    )
    folder = f"izakaya-{found.version}.dist-info"
    yield f"{folder}/METADATA", f"Metadata-Version: 2.1\nName: izakaya\nVersion: {found.version}\n".encode()
    yield f"{folder}/entry_points.txt", f"[izakaya.games]\n{points}".encode()


def parts_of_games(package: Path) -> Iterator[Path]:
    """A game is whole only if all its parts are where it says, also those of rooms that are left out."""
    for game in GAMES.values():
        for place in game.parts.values():
            top, *names = place.partition(":")[0].split(".")
            if top == package.name:
                for depth in range(1, len(names)):
                    yield package.joinpath(*names[:depth], "__init__.py")
                yield package.joinpath(*names).with_suffix(".py")
                yield package.joinpath(*names, "__init__.py")


def package_files() -> Iterator[tuple[str, bytes]]:
    """What others wrote, without what nobody here reads."""
    for package in PACKAGES:
        for path in files(package) or ():
            if path.suffix not in DATA or ".." in path.parts:
                continue
            if "locale-data" in path.parts and path.stem not in LOCALES:
                continue
            if "zoneinfo" in path.parts or "messages" in path.parts[1:2]:
                continue
            content = Path(str(path.locate())).read_bytes()
            yield path.as_posix(), spared(content) if path.suffix == ".dat" else content


def spared(content: bytes) -> bytes:
    """What Babel knows of a language or of all, without the names of places, currencies and times: here it counts, and knows plurals."""
    known = pickle.loads(content)
    return pickle.dumps(
        {name: part for name, part in known.items() if name in COUNTING or len(pickle.dumps(part)) < 64}
    )


def wheel_files(wheels: Path) -> Iterator[tuple[str, bytes]]:
    """Packages that are compiled for browsers."""
    for wheel in sorted(wheels.glob("*.whl")):
        with zipfile.ZipFile(wheel) as archive:
            for name in archive.namelist():
                if ".dist-info/" not in name and not name.endswith((".pyi", ".h", ".typed")):
                    yield name, archive.read(name)


def pack(out: Path, wheels: Path, cores: Path) -> None:
    with zipfile.ZipFile(out, "w") as archive:
        for source in (house_files(cores), package_files(), wheel_files(wheels)):
            for name, content in source:
                archive.writestr(zipfile.ZipInfo(name, STILL), content)


def main() -> None:
    wheels, cores, out = map(Path, sys.argv[1:])
    pack(out, wheels, cores)


if __name__ == "__main__":
    main()
