"""The reference of the library: what of it is public, and its pages, made of the docstrings.

`python -m tests.reference FOLDER` (`make docs`) writes the pages, with the core interpreted: compiled modules have forgotten their
signatures. What is public is read from the sources, which say the same however the core runs.
"""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import izakaya

SOURCE: Final = Path(__file__).parent.parent / "src"

#: What others build on, and what is promised to them (docs/stability.md): what a room has at its door …
DOORS: Final = (
    "izakaya",
    "izakaya.games",
    "izakaya.games.parts",
    "izakaya.bots",
    "izakaya.words",
    "izakaya.locale",
    "izakaya.testing",
    "izakaya.envs",
)
#: … or the whole room, for authors of games.
ROOMS: Final = ("izakaya.table",)

Named = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def file_of(module: str) -> Path | None:
    """Where a module of the house stands; `None` if it is none of ours."""
    path = SOURCE.joinpath(*module.split("."))
    found = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return found if found.exists() else None


@cache
def body_of(module: str) -> list[ast.stmt]:
    file = file_of(module)
    assert file is not None, f"there is no module {module}"
    return ast.parse(file.read_text(encoding="utf-8")).body


def pages() -> list[str]:
    """The modules of the reference."""
    inside = [
        f"{room}.{file.stem}"
        for room in ROOMS
        for file in sorted(SOURCE.joinpath(*room.split(".")).glob("*.py"))
        if file.stem != "__init__"
    ]
    return [*DOORS, *ROOMS, *inside]


def targets(statement: ast.stmt) -> list[str]:
    """The names that a statement gives a value to."""
    if isinstance(statement, ast.Assign):
        return [target.id for target in statement.targets if isinstance(target, ast.Name)]
    if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
        return [statement.target.id]
    return []


def at_the_door(module: str) -> list[str]:
    """What a module says it offers; if it says nothing, the classes and functions it defines."""
    for statement in body_of(module):
        if isinstance(statement, ast.Assign) and targets(statement) == ["__all__"]:
            names: list[str] = ast.literal_eval(statement.value)
            return names
    return [
        statement.name
        for statement in body_of(module)
        if isinstance(statement, Named) and not statement.name.startswith("_")
    ]


def undescribed(module: str) -> Iterator[str]:
    """The public names of a module about which nothing is said."""
    if not says_something(body_of(module)):
        yield module
    for name in at_the_door(module):
        yield from undescribed_name(module, name, f"{module}.{name}")


def undescribed_name(module: str, name: str, shown: str) -> Iterator[str]:
    """A class, function or value, wherever it is imported from; of a class also what it can do."""
    body = body_of(module)
    for at, statement in enumerate(body):
        if isinstance(statement, ast.ImportFrom) and statement.module is not None:
            for alias in statement.names:
                if (alias.asname or alias.name) == name and file_of(
                    f"{statement.module}.{alias.name}"
                ) is None:
                    yield from undescribed_name(statement.module, alias.name, shown)
                    return
        elif isinstance(statement, Named) and statement.name == name:
            if not says_something(statement.body):
                yield shown
            if isinstance(statement, ast.ClassDef):
                yield from (f"{shown}.{part}" for part in undescribed_parts(statement))
            return
        elif name in targets(statement):
            # What is no class or function is described by a text below it.
            if not says_something(body[at + 1 :]):
                yield shown
            return
    raise AssertionError(f"{module} offers {name} and does not have it")


def undescribed_parts(kind: ast.ClassDef) -> Iterator[str]:
    for part in kind.body:
        if isinstance(part, Named) and not part.name.startswith("_") and not says_something(part.body):
            yield part.name


def says_something(body: list[ast.stmt]) -> bool:
    """Whether it begins with a text."""
    first = body[0] if body else None
    return (
        isinstance(first, ast.Expr)
        and isinstance(first.value, ast.Constant)
        and isinstance(first.value.value, str)
    )


def write(folder: Path) -> None:
    """Write the pages; whatever pdoc is in doubt about is an error."""
    named = "|".join(re.escape(page) for page in pages())
    # What Hypothesis makes of a strategy's return type can no longer be looked up; it is shown as it is written.
    doubts = ["-W", "error", "-W", "ignore:Error parsing type annotation hypothesis"]
    looks = ["--docformat", "markdown", "--footer-text", f"Izakaya {izakaya.__version__}"]
    # Of a package pdoc takes everything inside as well (unless it has `__all__`, as ours at the front door), so what lies in
    # one is not named again, and all that is no page is taken out.
    inside = tuple(f"{door}." for door in DOORS if door != "izakaya")
    wanted = [*(door for door in DOORS if not door.startswith(inside)), *ROOMS, f"!(?!({named})$)"]
    subprocess.run(
        [sys.executable, *doubts, "-m", "pdoc", *looks, "--output-directory", str(folder), *wanted],
        env={**os.environ, "IZAKAYA_PURE": "1"},
        check=True,
    )


def main() -> None:
    folder = Path(sys.argv[1])
    write(folder)
    print(f"The reference of the library is in {folder / 'izakaya.html'}.")


if __name__ == "__main__":
    main()
