"""The files that the five languages are written in, as the parser of Fluent reads them."""

from __future__ import annotations

from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import izakaya

SOURCE = Path(izakaya.__file__).parent


# Everything in the folders: the rooms that Speech reads, and those for the browser alone.
FILES = sorted(path.stem for path in (SOURCE / "locale" / "en").glob("*.ftl"))


class Parts(Visitor):
    """Collects the variables of a message, and the messages and terms that it mentions."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.mentioned: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.mentioned.add("-" + node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.mentioned.add(node.id.name)


def parts_of(node: ast.BaseNode) -> Parts:
    parts = Parts()
    parts.visit(node)
    return parts


def read(language: str, room: str) -> ast.Resource:
    path = SOURCE / "locale" / language / f"{room}.ftl"
    return FluentParser().parse(path.read_text(encoding="utf-8"))


def messages(language: str, room: str) -> dict[str, set[str]]:
    """The names of a file's messages and attributes, each with its variables."""
    found: dict[str, set[str]] = {}
    for entry in read(language, room).body:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            assert entry.value is not None
            found[entry.id.name] = parts_of(entry.value).variables
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = parts_of(attribute.value).variables
    return found
