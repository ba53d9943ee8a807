"""Bots that think in the page's own worker: one thought after the other, and never longer than somebody likes to wait."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from dataclasses import asdict
from typing import Any, Final, TypeVar

from izakaya.bots import ask_bot, bot
from izakaya.bots.hindsight import reasons
from izakaya.bots.hint import hint
from izakaya.table.record import Record
from izakaya.table.table import Table
from izakaya.words.speaking import speech_of

MASTER: Final = "master"
MASTER_SECONDS: Final = 0.7
HINT_SECONDS: Final = 1.5

Result = TypeVar("Result")


class OneMind:
    """`Thinkers` without processes. While one thinks nobody else is heard, so everybody has a moment before."""

    async def answer(self, name: str, table: Table, level: str, seconds: float | None = None) -> int:
        await breath()
        longest = min(MASTER_SECONDS, seconds or MASTER_SECONDS) if level == MASTER else None
        return ask_bot(bot(level, secrets.randbits(62), seconds=longest), table)

    async def hint(self, name: str, table: Table, seat: int, language: str) -> tuple[int, list[str]]:
        await breath()
        found = hint(table, seat, speech_of(language), seconds=HINT_SECONDS)
        return found.option, list(found.sentences)

    async def hindsight(self, table: Table, levels: Sequence[str | None]) -> list[dict[str, Any]]:
        await breath()
        found = reasons(Record.of(table), list(levels))
        return [{"number": one.number, **asdict(one.reason)} for one in found]

    async def retrospect(self, work: Callable[..., Result], *parts: object) -> Result:
        await breath()
        return work(*parts)

    def close(self) -> None: ...


async def breath() -> None:
    """Whatever waits to be told or heard comes first."""
    await asyncio.sleep(0.01)
