"""Builds the page: `python -m izakaya.standalone.build BUILT PYTHON COMPILED OUT`.

It puts together the built pages, Pyodide, and what `web/compile.js` compiled for it: the house and Python's standard library. Any
static web server can serve the folder.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import sys
from pathlib import Path
from typing import Final

import msgspec

from izakaya.house.about import about_house
from izakaya.locale.speech import LANGUAGES

HOUSE: Final = "house.tar.gz"
#: Python for browsers, as its package has it.
PYTHON: Final = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
    "pyodide-lock.json",
)
SHELL: Final = {".html", ".js", ".mjs", ".css", ".woff2", ".svg", ".png", ".webmanifest", ".json"}


def make(built: Path, python: Path, compiled: Path, out: Path) -> None:
    shutil.rmtree(out, ignore_errors=True)
    shutil.copytree(built, out, ignore=shutil.ignore_patterns(".vite"))
    (out / "python").mkdir()
    for name in PYTHON:
        ours = compiled / name
        shutil.copyfile(ours if ours.exists() else python / name, out / "python" / name)
    shutil.copyfile(compiled / HOUSE, out / HOUSE)
    for language in LANGUAGES:
        about = msgspec.json.encode(about_house(language))
        (out / f"about-{language}.json").write_bytes(about)
    house = [out / HOUSE, *(out / "python" / name for name in PYTHON if name != "pyodide.mjs")]
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
    names = [*(path.relative_to(out).as_posix() for path in shell), "contents.json"]
    filled = worker.replace("'%VERSION%'", json.dumps(version)).replace("'%SHELL%'", json.dumps(names))
    (out / "sw.js").write_text(filled, encoding="utf-8")


def main() -> None:
    built, python, compiled, out = map(Path, sys.argv[1:])
    make(built, python, compiled, out)
    size = sum(path.stat().st_size for path in out.rglob("*") if path.is_file())
    print(f"{out}: {size / 1e6:.1f} MB, to be put on any web server")


if __name__ == "__main__":
    main()
