"""The journal of the house: one line of JSON for each thing worth knowing, and never a secret among them."""

from __future__ import annotations

import logging
import sys
import time
from collections import Counter
from collections.abc import MutableMapping
from pathlib import Path
from typing import Any, Final, TextIO, cast

import structlog

OFTEN_ENOUGH: Final = 20  # times that the same thing is told …
WHILE: Final = 60.0  # … in so many seconds


class SteadyStream:
    """A journal that cannot be written to is no reason to stop playing. When it can be again, it says how much is missing."""

    def __init__(self, stream: TextIO) -> None:
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


def keep_journal(where: str) -> None:
    """To a file, or to stderr if `where` is "-"; from `warning` on if nobody asked for a file."""
    opened = sys.stderr if where == "-" else Path(where).open("a", encoding="utf-8")  # noqa: SIM115
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
