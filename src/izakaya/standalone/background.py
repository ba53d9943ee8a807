"""Background jobs of a page, run by a second Web Worker. It knows no table; arguments and results are JSON."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict
from typing import Any, Final, Protocol

import msgspec

from izakaya.bots.hindsight import reasons
from izakaya.review.working import advised, looked_at, planned, turned
from izakaya.table.record import Record

Plain = dict[str, Any]


class RunInWorker(Protocol):
    """Runs a job in the second worker, by its name and its arguments as JSON; returns the result as JSON."""

    async def __call__(self, work: str, parts: str) -> str: ...


def bot_reasons(record: str, levels: Sequence[str | None]) -> list[Plain]:
    """Why the bots of a finished game answered as they did, with the number of the answer."""
    found = reasons(Record.read(record), list(levels))
    return [{"number": one.number, **asdict(one.reason)} for one in found]


JOBS: Final[dict[str, Callable[..., Any]]] = {
    work.__name__: work for work in (planned, looked_at, turned, advised, bot_reasons)
}


def run_job(work: str, parts: str) -> str:
    """Run a job, in the second worker."""
    return msgspec.json.encode(JOBS[work](*msgspec.json.decode(parts))).decode()
