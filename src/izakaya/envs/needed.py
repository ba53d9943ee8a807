"""What the environments need beyond the house itself, and the sentence for whoever has not got it."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from izakaya.table.errors import IzakayaError


class EnvsMissing(IzakayaError):
    """A package that an environment is made for is not installed."""


def needed(package: str) -> ModuleType:
    """The package, or what to install to have it."""
    try:
        return import_module(package)
    except ImportError as problem:
        raise EnvsMissing(
            f"The environments need {package.split('.')[0]}, which is not installed: pip install 'izakaya[envs]'."
        ) from problem
