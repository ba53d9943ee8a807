"""What the environments need beyond the house itself, and the sentence that says how to install it."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import Final

from izakaya.table.errors import IzakayaError

#: What is not in `izakaya[envs]`, and the extra that brings it.
ELSEWHERE: Final = {"mcp": "mcp", "polars": "data"}


class EnvsMissing(IzakayaError):
    """A package that an environment is made for is not installed."""


def needed(package: str) -> ModuleType:
    """The package, or what to install to have it."""
    try:
        return import_module(package)
    except ImportError as problem:
        name = package.partition(".")[0]
        extra = ELSEWHERE.get(name, "envs")
        raise EnvsMissing(
            f"This needs {name}, which is not installed: pip install 'izakaya[{extra}]'."
        ) from problem
