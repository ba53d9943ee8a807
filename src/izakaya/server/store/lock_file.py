"""Exclusive lock file beside an SQLite database: two servers would both drive its tables, and not learn of each other's guests.

The system releases the lock when the process ends, however it ends.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import IO, Final

from sqlalchemy import make_url

from izakaya.table.errors import IzakayaError

TIMEOUT: Final = 10.0  # seconds that a house before this one has to close
RETRY: Final = 0.1


class DatabaseInUse(IzakayaError):
    """Another process holds the lock."""


class LockFile:
    """The lock of the database at `url`; only SQLite files have one."""

    def __init__(self, url: str) -> None:
        path = make_url(url).database if url.startswith("sqlite") else None
        self.path = Path(f"{path}.open") if path and path != ":memory:" else None
        self.file: IO[str] | None = None

    def acquire(self, timeout: float = TIMEOUT) -> None:
        until = time.monotonic() + timeout
        while not self.try_acquire():
            if time.monotonic() >= until:
                raise DatabaseInUse(
                    "Another house has this database open. Close that one, or choose another."
                )
            time.sleep(RETRY)

    def try_acquire(self) -> bool:
        """Whether the lock is ours now."""
        if self.path is None:
            return True
        self.file = self.path.open("a")
        if lock(self.file):
            return True
        self.file.close()
        self.file = None
        return False

    def release(self) -> None:
        if self.file is not None:
            self.file.close()
            self.file = None


def is_in_use(url: str) -> bool:
    """Whether another process has this database open."""
    lock_file = LockFile(url)
    try:
        return not lock_file.try_acquire()
    finally:
        lock_file.release()


if sys.platform == "win32":

    def lock(file: IO[str]) -> bool:
        import msvcrt

        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def lock(file: IO[str]) -> bool:
        try:
            fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
