"""Files that only their owner may read: database, backup, log. They hold the key of all sessions, or what was said."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

PRIVATE: Final = 0o600
BESIDE: Final = ("-wal", "-shm")  # what SQLite writes next to a database


def make_private(path: Path) -> None:
    """Create the file if it is not there, and let nobody else read it from now on."""
    os.close(os.open(path, os.O_CREAT | os.O_RDONLY, PRIVATE))
    for file in (path, *(path.with_name(path.name + end) for end in BESIDE)):
        with suppress(PermissionError, FileNotFoundError):  # it is somebody else's, or not there
            file.chmod(PRIVATE)
