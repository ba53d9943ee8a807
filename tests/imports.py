"""Which module of the house imports which: read from the source, without running any of it."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

SOURCE: Final = Path(__file__).parent.parent / "src"


@dataclass(frozen=True)
class Import:
    """One module needs another; `late` if it looks for it only when a function is called."""

    importer: str
    imported: str
    line: int
    late: bool

    def __str__(self) -> str:
        return f"{self.importer} (line {self.line}) imports {self.imported}"


def read_house(source: Path = SOURCE) -> dict[str, str]:
    """Every module of the house and its text."""
    modules: dict[str, str] = {}
    for path in sorted(source.rglob("*.py")):
        parts = path.relative_to(source).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        modules[name] = path.read_text(encoding="utf-8")
    return modules


def imports_of(modules: Mapping[str, str]) -> list[Import]:
    """All imports of these modules; `from a import b` is one of `a.b` if that is a module, and of `a` otherwise."""
    found: list[Import] = []
    for importer, text in modules.items():
        tree = ast.parse(text)
        late = {
            node
            for function in ast.walk(tree)
            if isinstance(function, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda))
            for node in ast.walk(function)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                assert node.level == 0, (
                    f"{importer} (line {node.lineno}) imports by dots: write the whole name"
                )
                assert node.module is not None
                whole = [f"{node.module}.{alias.name}" for alias in node.names]
                names = [name if name in modules else node.module for name in whole]
            else:
                continue
            found.extend(Import(importer, name, node.lineno, node in late) for name in dict.fromkeys(names))
    return found


def lies_in(module: str, places: Iterable[str]) -> str | None:
    """The place, of these, that a module is or lies in."""
    return next((place for place in places if module == place or module.startswith(f"{place}.")), None)
