"""The journal of the house: one line of JSON for each thing worth knowing, and never a secret among them."""

from __future__ import annotations

import logging
import sys
import time
from collections import Counter
from collections.abc import MutableMapping
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, TextIO, cast

import structlog

SIZE: Final = 10_000_000  # bytes after which the journal is begun anew
FILES: Final = 5  # older ones that are kept: journal.1 is the latest of them
OFTEN_ENOUGH: Final = 20  # times that the same thing is told …
WHILE: Final = 60.0  # … in so many seconds


class SteadyStream:
    """A journal that cannot be written to is no reason to stop playing. When it can be again, it says how much is missing."""

    def __init__(self, stream: TextIO | JournalFile) -> None:
        self.stream = stream
        self.lost = 0

    def write(self, text: str) -> int:
        try:
            if self.lost:
                self.stream.write(f'{{"event": "the journal could not be written", "times": {self.lost}}}\n')
                self.stream.flush()
                self.lost = 0
            self.stream.write(text)
            self.stream.flush()
        except (OSError, ValueError):
            self.lost += 1
        return len(text)

    def flush(self) -> None:
        """Each line is flushed as it is written."""


class Seldom:
    """What happens over and over is told a few times a minute: who fills the journal with it fills the disk."""

    def __init__(self) -> None:
        self.since = time.monotonic()
        self.told: Counter[str] = Counter()

    def may_tell(self, what: str) -> bool:
        now = time.monotonic()
        if now - self.since > WHILE:
            self.since = now
            self.told.clear()
        self.told[what] += 1
        return self.told[what] <= OFTEN_ENOUGH

    def __call__(
        self, _logger: object, _level: str, event: MutableMapping[str, Any]
    ) -> MutableMapping[str, Any]:
        if not self.may_tell(str(event.get("event"))):
            raise structlog.DropEvent
        return event

    def allows(self, record: logging.LogRecord) -> bool:
        return self.may_tell(f"{record.name} {record.msg}")


class JournalFile:
    """A file that is begun anew when it has grown."""

    def __init__(self, path: Path, size: int = SIZE, files: int = FILES) -> None:
        self.path = path
        self.size = size
        self.files = files
        self.stream: TextIO = path.open("a", encoding="utf-8")
        self.written = self.stream.tell()

    def write(self, text: str) -> int:
        if self.written > self.size:
            self.begin_anew()
        self.written += len(text.encode())
        return self.stream.write(text)

    def flush(self) -> None:
        try:
            self.stream.flush()
        except OSError:
            # What did not fit must not stand in the way of the next line.
            self.close()
            self.stream = self.path.open("a", encoding="utf-8")
            raise

    def close(self) -> None:
        with suppress(OSError, ValueError):
            self.stream.close()

    def begin_anew(self) -> None:
        self.close()
        older = [self.path, *(self.path.with_name(f"{self.path.name}.{n}") for n in range(1, self.files + 1))]
        for newer, place in reversed(list(pairwise(older))):
            if newer.exists():
                newer.replace(place)
        self.stream = self.path.open("w" if self.files == 0 else "a", encoding="utf-8")
        self.written = self.stream.tell()


def keep_journal(where: str, size: int = SIZE, files: int = FILES) -> None:
    """To a file, or to stderr if `where` is "-"; from `warning` on if nobody asked for a file."""
    opened = sys.stderr if where == "-" else JournalFile(Path(where), size, files)
    stream = SteadyStream(opened)
    seldom = Seldom()
    level = logging.WARNING if where == "-" else logging.INFO
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[seldom, *shared, structlog.processors.JSONRenderer(ensure_ascii=False)],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.WriteLoggerFactory(cast("TextIO", stream)),
        cache_logger_on_first_use=True,
    )
    # What libraries have to say goes the same way.
    handler = logging.StreamHandler(cast("TextIO", stream))
    handler.addFilter(seldom.allows)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(ensure_ascii=False),
            ],
        )
    )
    logging.basicConfig(level=max(level, logging.WARNING), handlers=[handler], force=True)
