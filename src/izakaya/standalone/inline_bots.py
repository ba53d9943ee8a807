"""Bots that compute inline in the page's worker, one after the other and with a time limit. Background jobs go to a second worker."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

import msgspec
import structlog

from izakaya.bots import ask_bot, bot
from izakaya.bots.hint import hint
from izakaya.standalone.background import JOBS, RunInWorker, bot_reasons
from izakaya.table.record import Record
from izakaya.table.table import Table
from izakaya.words.speaking import speech_of

MASTER: Final = "master"
MASTER_SECONDS: Final = 0.7
HINT_SECONDS: Final = 1.5

Result = TypeVar("Result")
log = structlog.get_logger()


class InlineBots:
    """`BotWorkers` without processes. While a bot thinks nothing else runs, so waiting messages go first."""

    def __init__(self, run_in_worker: RunInWorker | None = None) -> None:
        self.run_in_worker = run_in_worker

    async def answer(self, name: str, table: Table, level: str, seconds: float | None = None) -> int:
        await yield_to_others()
        longest = min(MASTER_SECONDS, seconds or MASTER_SECONDS) if level == MASTER else None
        return ask_bot(bot(level, secrets.randbits(62), seconds=longest), table)

    async def hint(self, name: str, table: Table, seat: int, language: str) -> tuple[int, list[str]]:
        await yield_to_others()
        found = hint(table, seat, speech_of(language), seconds=HINT_SECONDS)
        return found.option, list(found.sentences)

    async def hindsight(self, table: Table, levels: Sequence[str | None]) -> list[dict[str, Any]]:
        return await self.run_in_background(bot_reasons, Record.of(table).text(), list(levels))

    async def run_in_background(self, work: Callable[..., Result], *parts: object) -> Result:
        if self.run_in_worker is not None and JOBS.get(work.__name__) is work:
            try:
                told = await self.run_in_worker(work.__name__, msgspec.json.encode(parts).decode())
                found: Result = msgspec.json.decode(told)
                return found
            except Exception:
                log.exception("nobody helps", work=work.__name__)  # then it is done here
                self.run_in_worker = None
        await yield_to_others()
        return work(*parts)

    def close(self) -> None: ...


async def yield_to_others() -> None:
    """Let waiting messages be handled first."""
    await asyncio.sleep(0.01)
