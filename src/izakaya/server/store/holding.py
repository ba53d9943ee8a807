"""A file of SQLite has one house at a time: two would both drive its tables, and neither would hear of the other's guests.

Whoever opens it holds a file beside it, which the system lets go of when the process ends, however it ends.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import IO, Final

from sqlalchemy import make_url

from izakaya.table.errors import IzakayaError

PATIENCE: Final = 10.0  # seconds that a house before this one has to close
LOOK: Final = 0.1


class DatabaseInUse(IzakayaError):
    """Two houses at one file."""


class Holding:
    """`url` is that of the database; another kind than a file needs no holding."""

    def __init__(self, url: str) -> None:
        path = make_url(url).database if url.startswith("sqlite") else None
        self.path = Path(f"{path}.open") if path and path != ":memory:" else None
        self.file: IO[str] | None = None

    def take(self, patience: float = PATIENCE) -> None:
        until = time.monotonic() + patience
        while not self.taken():
            if time.monotonic() >= until:
                raise DatabaseInUse(
                    "Another house has this database open. Close that one, or choose another."
                )
            time.sleep(LOOK)

    def taken(self) -> bool:
        """Whether it is ours now."""
        if self.path is None:
            return True
        self.file = self.path.open("a")
        if locked(self.file):
            return True
        self.file.close()
        self.file = None
        return False

    def let_go(self) -> None:
        if self.file is not None:
            self.file.close()
            self.file = None


def is_in_use(url: str) -> bool:
    """Whether another house has this database open."""
    holding = Holding(url)
    try:
        return not holding.taken()
    finally:
        holding.let_go()


if sys.platform == "win32":

    def locked(file: IO[str]) -> bool:
        import msvcrt

        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def locked(file: IO[str]) -> bool:
        try:
            fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
