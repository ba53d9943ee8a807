"""Logging: JSON lines through structlog, with rotation, and a limit on repeated events. Secrets are never logged."""

from __future__ import annotations

import logging
import time
from collections import Counter
from contextlib import suppress
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

import structlog

from izakaya.server.private_files import make_private

SIZE: Final = 10_000_000  # bytes after which the log is rotated
FILES: Final = 5  # rotated files that are kept: log.1 is the latest
MOST_REPEATS: Final = 20  # times that the same thing is told …
REPEAT_PERIOD: Final = 60.0  # … in so many seconds
LOG = structlog.get_logger()


class FailsafeHandler(logging.StreamHandler):  # type: ignore[type-arg]
    """A log handler that survives a full disk: it counts what it could not write, and logs the number when it can again."""

    lost = 0

    def emit(self, record: logging.LogRecord) -> None:
        lost = self.lost
        super().emit(record)
        if lost and self.lost == lost:
            self.lost = 0
            LOG.error("the log could not be written", times=lost)

    def handleError(self, record: logging.LogRecord) -> None:
        self.lost += 1


class RotatingLogFile(FailsafeHandler, RotatingFileHandler):
    """A log file with rotation by size."""

    def __init__(self, path: str, size: int = SIZE, files: int = FILES) -> None:
        RotatingFileHandler.__init__(self, path, maxBytes=size, backupCount=files, encoding="utf-8")
        if files == 0:
            self.mode = "w"

    def _open(self) -> TextIOWrapper:
        make_private(Path(self.baseFilename))
        return super()._open()

    def handleError(self, record: logging.LogRecord) -> None:
        super().handleError(record)
        # What did not fit must not stand in the way of the next line, which opens the file again.
        stream, self.stream = self.stream, None
        with suppress(OSError, ValueError):
            if stream:
                stream.close()


class RepeatFilter:
    """A log filter that drops an event after `MOST_REPEATS` in a minute, so that nobody can fill the disk with it."""

    def __init__(self) -> None:
        self.since = time.monotonic()
        self.told: Counter[str] = Counter()

    def allows(self, what: str) -> bool:
        now = time.monotonic()
        if now - self.since > REPEAT_PERIOD:
            self.since = now
            self.told.clear()
        self.told[what] += 1
        return self.told[what] <= MOST_REPEATS

    def filter(self, record: logging.LogRecord) -> bool:
        event = record.msg["event"] if isinstance(record.msg, dict) else record.msg
        return self.allows(f"{record.name} {event}")


def configure_logging(where: str, size: int = SIZE, files: int = FILES) -> None:
    """Log to a file, or to stderr if `where` is "-"; to stderr only from `warning` on."""
    level = logging.WARNING if where == "-" else logging.INFO
    handler = FailsafeHandler() if where == "-" else RotatingLogFile(where, size, files)
    handler.addFilter(RepeatFilter())
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[structlog.processors.add_log_level],
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.TimeStamper(fmt="iso", utc=True),
                structlog.processors.format_exc_info,
                structlog.processors.JSONRenderer(ensure_ascii=False),
            ],
        )
    )
    ours = logging.getLogger("izakaya")
    ours.setLevel(level)
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=lambda *_: ours,
        cache_logger_on_first_use=True,
    )
    # What libraries have to say goes the same way, from `warning` on.
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
