"""Makes the page: `python -m izakaya.page.making BUILT PYTHON WHEELS OUT` puts together what the pages' builder built, Python for browsers,
and the house itself with the few packages it needs, into a folder that any web server can serve.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import sys
import zipfile
from collections.abc import Iterator
from importlib.metadata import distribution, files
from pathlib import Path
from typing import Final

import izakaya
from izakaya.games import GAMES
from izakaya.locale.speech import LANGUAGES

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
#: Python for browsers, as its package has it.
PYTHON: Final = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
    "pyodide-lock.json",
)
SHELL: Final = {".html", ".js", ".css", ".woff2", ".svg", ".png", ".webmanifest", ".json"}
STILL: Final = (1980, 1, 1, 0, 0, 0)  # the same content makes the same archive, whenever it is made


def house_files() -> Iterator[tuple[str, bytes]]:
    """Our own package, as its source."""
    package = Path(izakaya.__file__).parent
    named = set(parts_of_games(package))
    for path in sorted(package.rglob("*")):
        parts = path.relative_to(package).parts
        if path.is_file() and path.suffix != ".so" and (path in named or not LEFT_OUT.intersection(parts)):
            yield f"izakaya/{'/'.join(parts)}", path.read_bytes()
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
            yield path.as_posix(), Path(str(path.locate())).read_bytes()


def wheel_files(wheels: Path) -> Iterator[tuple[str, bytes]]:
    """Packages that are compiled for browsers."""
    for wheel in sorted(wheels.glob("*.whl")):
        with zipfile.ZipFile(wheel) as archive:
            for name in archive.namelist():
                if ".dist-info/" not in name and not name.endswith((".pyi", ".h", ".typed")):
                    yield name, archive.read(name)


def pack(out: Path, wheels: Path) -> None:
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for source in (house_files(), package_files(), wheel_files(wheels)):
            for name, content in source:
                archive.writestr(zipfile.ZipInfo(name, STILL), content, zipfile.ZIP_DEFLATED, compresslevel=9)


def make(built: Path, python: Path, wheels: Path, out: Path) -> None:
    shutil.rmtree(out, ignore_errors=True)
    shutil.copytree(built, out, ignore=shutil.ignore_patterns(".vite"))
    (out / "python").mkdir()
    for name in PYTHON:
        shutil.copyfile(python / name, out / "python" / name)
    pack(out / "house.zip", wheels)
    house = [out / "house.zip", *(out / "python" / name for name in PYTHON if name != "pyodide.mjs")]
    shell = [
        path
        for path in sorted(out.rglob("*"))
        if path.is_file() and path not in house and path.suffix in SHELL and path.name != "sw.js"
    ]
    digest = hashlib.sha256()
    for path in sorted([*house, *shell]):
        digest.update(path.relative_to(out).as_posix().encode())
        digest.update(path.read_bytes())
    version = digest.hexdigest()[:16]
    contents = {
        "version": version,
        "house": [{"path": path.relative_to(out).as_posix(), "size": path.stat().st_size} for path in house],
    }
    (out / "contents.json").write_text(json.dumps(contents), encoding="utf-8")
    worker = (out / "sw.js").read_text(encoding="utf-8")
    names = [path.relative_to(out).as_posix() for path in shell]
    filled = worker.replace("'%VERSION%'", json.dumps(version)).replace("'%SHELL%'", json.dumps(names))
    (out / "sw.js").write_text(filled, encoding="utf-8")


def main() -> None:
    built, python, wheels, out = map(Path, sys.argv[1:])
    make(built, python, wheels, out)
    size = sum(path.stat().st_size for path in out.rglob("*") if path.is_file())
    print(f"{out}: {size / 1e6:.1f} MB, to be put on any web server")


if __name__ == "__main__":
    main()
