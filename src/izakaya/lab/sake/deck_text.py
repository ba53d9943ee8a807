"""A deck as the text of a deck file, in the layout of the house's, with the comments of the file it was made from."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any


def deck_text(fields: Mapping[str, Any], like: str) -> str:
    """The file. Comments that stand before a section of the other text stand before it here."""
    remarks = remarks_of(like)
    lines = [*remarks.get("", []), ""]
    lines += [f"{key} = {value_text(value)}" for key, value in fields.items() if not isinstance(value, dict)]
    for name, section in fields.items():
        if isinstance(section, dict):
            lines += ["", *remarks.get(name, []), f"[{name}]"]
            for key, value in section.items():
                if isinstance(value, list) and value and isinstance(value[0], list):
                    lines += [f"{key} = [", *(f"  {value_text(row)}," for row in value), "]"]
                else:
                    lines.append(f"{key} = {value_text(value)}")
    return "\n".join(lines) + "\n"


def remarks_of(text: str) -> dict[str, list[str]]:
    """The comments before each section, by its name; those at the top under none."""
    found: dict[str, list[str]] = {}
    some: list[str] = []
    for line in (line.strip() for line in text.splitlines()):
        if line.startswith("#"):
            some.append(line)
        elif line.startswith("[") and line.endswith("]"):
            found[line[1:-1]] = some
            some = []
        elif line:
            found.setdefault("", some)
            some = []
    return found


def value_text(value: object) -> str:
    """A value in TOML: texts, numbers, truths, lists of them, and tables in one line."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {value_text(part)}" for key, part in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(value_text, value)) + "]"
    return json.dumps(value, ensure_ascii=False)
