"""Background job that works out bots' reasons in a finished game: once a game, one game at a time, at low priority."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final

import structlog

from izakaya.bots.reason import Reason
from izakaya.games import GAMES
from izakaya.house.bot_workers import BotWorkers
from izakaya.house.rate_limits import HINDSIGHTS, RateLimiter
from izakaya.house.storage import HouseStore
from izakaya.house.threads import in_thread
from izakaya.playing.live import LiveTable
from izakaya.playing.state import named
from izakaya.table.move import Move
from izakaya.table.record import Record
from izakaya.words.hindsight import reasons_in_words
from izakaya.words.speaking import speech_of

PATIENCE: Final = 10.0  # seconds; after that a replay is shown without reasons, which are there the next time
MOST_WAITING: Final = 20  # games

log = structlog.get_logger()

Reasons = dict[int, Reason]  # by the number of the answer


class Hindsight:
    """Cache and job queue of bots' reasons, with a rate limit for each guest."""

    def __init__(self, store: HouseStore, bots: BotWorkers) -> None:
        self.store = store
        self.bots = bots
        self.working: dict[str, asyncio.Task[Reasons]] = {}
        self.rate_limiter = RateLimiter()

    async def of(self, live: LiveTable, language: str, guest: str) -> dict[int, str]:
        """Why the bots answered as they did, in a language; nothing if it cannot be had now."""
        kept = await self.store.hindsights.find(live.id)
        reasons = await self.worked_out(live, guest) if kept is None else read(kept)
        return await in_thread(in_words, reasons, Record.of(live.table), language)

    async def worked_out(self, live: LiveTable, guest: str) -> Reasons:
        """Wait for the job of this game, shared by all who ask; it goes on after a timeout."""
        work = self.working.get(live.id)
        if work is None:
            if len(self.working) >= MOST_WAITING or not self.rate_limiter.take(HINDSIGHTS, guest):
                return {}
            work = self.working[live.id] = asyncio.create_task(self.work_out(live))
            work.add_done_callback(lambda _: self.working.pop(live.id, None))
        done, _ = await asyncio.wait({work}, timeout=PATIENCE)
        return work.result() if done and not work.cancelled() else {}

    async def work_out(self, live: LiveTable) -> Reasons:
        levels = [place.bot if place.person is None else None for place in live.seats]
        try:
            reasons = await self.bots.hindsight(live.table, levels)
            await self.store.hindsights.keep(live.id, reasons)
        except Exception:
            # The game can be seen without.
            log.exception("nobody knows what the bots had in mind", table=named(live.id))
            return {}
        return read(reasons)

    def close(self) -> None:
        for work in list(self.working.values()):
            work.cancel()


def read(kept: Sequence[dict[str, Any]]) -> Reasons:
    """Reasons as they are kept: plain data, with the number of the answer."""
    reasons: Reasons = {}
    for one in kept:
        parts = {name: part for name, part in one.items() if name not in ("number", "move")}
        reasons[int(one["number"])] = Reason(move=Move(**one["move"]), **parts)
    return reasons


def in_words(reasons: Reasons, game: Record, language: str) -> dict[int, str]:
    return reasons_in_words(reasons, game.begin(GAMES), speech_of(language))
