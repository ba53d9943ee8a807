"""Run the core from its source, though compiled modules lie beside it.

Python prefers `chance.cpython-311-x86_64-linux-gnu.so` to the `chance.py` in the same folder. That is what we
want at the table; but the tests must hear the same story from both, and a debugger can only step through one.
"""

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType
from typing import final

# The rooms that setup.py compiles.
CORE = ("izakaya.table", "izakaya.games", "izakaya.bots.thinking")


@final
class SourceFinder(MetaPathFinder):
    """Find the core's modules as Python's own finder does, but know of no suffix other than `.py`."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not f"{fullname}.".startswith(tuple(f"{room}." for room in CORE)):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            # A folder without __init__.py gives a spec without a loader: leave that to Python.
            if spec is not None and spec.loader is not None:
                return spec
        return None


def interpret_sources() -> None:
    """From now on import the core from source; call it before anything of the core is imported."""
    if any(isinstance(finder, SourceFinder) for finder in sys.meta_path):
        return
    # In front: the finders of Python and of editable installs would take the compiled files.
    sys.meta_path.insert(0, SourceFinder())
