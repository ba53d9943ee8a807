"""Builds the page: `python -m izakaya.standalone.build BUILT PYODIDE COMPILED OUT`.

It puts together the built pages, Pyodide, and what `web/compile.js` compiled for it: the house and Python's standard library. Any
static web server can serve the folder: no file has an ending that a server would have to know, beyond those of every page. What
travels together is one file, packed: Python, the house, and for the service worker all files of the page.
"""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import shutil
import sys
import tarfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from izakaya.house.about import about_house
from izakaya.locale.speech import LANGUAGES

#: The two scripts of Pyodide. Not every server knows `.mjs`.
SCRIPTS: Final = {"pyodide.mjs": "pyodide.js", "pyodide.asm.mjs": "pyodide.asm.js"}
WASM: Final = "pyodide.asm.wasm"
LIBRARY: Final = "python_stdlib.zip"
LOCK: Final = "pyodide-lock.json"


def make(built: Path, pyodide: Path, compiled: Path, out: Path) -> None:
    shutil.rmtree(out, ignore_errors=True)
    shutil.copytree(built, out, ignore=shutil.ignore_patterns(".vite"))
    (out / "python").mkdir()
    for name, ours in SCRIPTS.items():
        shutil.copyfile(pyodide / name, out / "python" / ours)
    for language in LANGUAGES:
        (out / f"about-{language}.json").write_bytes(msgspec.json.encode(about_house(language)))
    shell = {
        path.relative_to(out).as_posix(): path.read_bytes()
        for path in sorted(out.rglob("*"))
        if path.is_file() and path.name != "sw.js"
    }
    python = {
        WASM: (pyodide / WASM).read_bytes(),
        LIBRARY: (compiled / LIBRARY).read_bytes(),
        LOCK: json.dumps(without_packages(json.loads((pyodide / LOCK).read_bytes()))).encode(),
    }
    packs = [
        write_pack(out, "python", tar(python)),
        write_pack(out, "house", (compiled / "house.tar").read_bytes()),
    ]
    contents = {"packs": packs, "shell": write_pack(out, "shell", tar(shell))}
    told = {"version": digest_of(json.dumps(contents).encode()), **contents}
    (out / "contents.json").write_text(json.dumps(told), encoding="utf-8")
    worker = (out / "sw.js").read_text(encoding="utf-8")
    (out / "sw.js").write_text(f"self.contents = {json.dumps(told)};\n{worker}", encoding="utf-8")


def without_packages(lock: dict[str, Any]) -> dict[str, Any]:
    """Pyodide's own list of packages: the page loads none of them."""
    return {**lock, "packages": {}}


def tar(files: Mapping[str, bytes]) -> bytes:
    """The same content makes the same archive, whenever it is made."""
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for name, content in files.items():
            entry = tarfile.TarInfo(name)
            entry.size = len(content)
            archive.addfile(entry, io.BytesIO(content))
    return packed.getvalue()


def write_pack(out: Path, name: str, archive: bytes) -> dict[str, Any]:
    """A packed archive; its address changes with its content, so nothing old is taken for it."""
    packed = gzip.compress(archive, 9, mtime=0)
    (out / f"{name}.bin").write_bytes(packed)
    return {"path": f"{name}.bin?{digest_of(archive)}", "size": len(packed)}


def digest_of(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:16]


def main() -> None:
    built, pyodide, compiled, out = map(Path, sys.argv[1:])
    make(built, pyodide, compiled, out)
    size = sum(path.stat().st_size for path in out.rglob("*") if path.is_file())
    print(f"{out}: {size / 1e6:.1f} MB, to be put on any web server")


if __name__ == "__main__":
    main()
