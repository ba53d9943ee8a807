"""Background jobs for game reviews: each game once, piece by piece, at low priority, under a lease shared by all processes.

Every process can report the progress; the result is stored.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import structlog

from izakaya.house.bot_workers import BotWorkers
from izakaya.house.rate_limits import REVIEWS, RateLimiter
from izakaya.house.storage import HouseStore
from izakaya.playing import clock as time
from izakaya.playing.live import LiveTable
from izakaya.playing.state import named
from izakaya.review.review import FORM, GAMES_EACH, Review, read_review
from izakaya.review.working import advised, looked_at, planned, turned
from izakaya.table.record import Record

LEASE: Final = 60.0  # seconds for which a worker is believed to be alive without a heartbeat
MOMENTS: Final = 3  # in one piece
DECISIONS: Final = 6
MOST_WAITING: Final = 20  # games

log = structlog.get_logger()


@dataclass
class Progress:
    """Progress of a job: `done` of `whole` pieces; `whole` is 0 until it is known."""

    done: int = 0
    whole: int = 0


class ReviewJobs:
    """Job queue of reviews. `worker` is the name of this process in leases."""

    def __init__(self, store: HouseStore, bots: BotWorkers, worker: str) -> None:
        self.store = store
        self.bots = bots
        self.worker = worker
        self.working: dict[str, tuple[asyncio.Task[None], Progress]] = {}
        self.rate_limiter = RateLimiter()

    async def of(self, live: LiveTable, guest: str) -> Review | Progress | None:
        """The review of a finished game; if there is none yet, how far it has come. It is begun if nobody works at it;
        nothing if the house has too much to look back at just now.
        """
        if live.id in self.working:
            return self.working[live.id][1]
        kept = await self.store.reviews.find(live.id)
        if kept is not None and kept.review is not None:
            review = read_review(kept.review)
            if review is not None:
                return review
        elif kept is not None and kept.until > time.time():
            return Progress(kept.done, kept.whole)
        if live.id in self.working:  # somebody else asked while we looked
            return self.working[live.id][1]
        if len(self.working) >= MOST_WAITING or not self.rate_limiter.take(REVIEWS, guest):
            return None
        return self.begin(live)

    def begin(self, live: LiveTable) -> Progress:
        progress = Progress()
        work = asyncio.create_task(self.work_out(live, progress))
        self.working[live.id] = work, progress
        work.add_done_callback(lambda _: self.working.pop(live.id, None))
        return progress

    async def work_out(self, live: LiveTable, progress: Progress) -> None:
        now = time.time()
        if not await self.store.reviews.claim(live.id, self.worker, now, now + LEASE, FORM):
            return  # another process was faster: the next request shows its progress
        try:
            review = await self.pieces(live, progress)
            if review is not None:
                await self.store.reviews.keep(live.id, self.worker, progress.whole, review.plain())
        except Exception:
            # The game can be seen without, and somebody may try again.
            log.exception("a game cannot be looked back at", table=named(live.id))
            await self.store.reviews.give_up(live.id, self.worker)

    async def pieces(self, live: LiveTable, progress: Progress) -> Review | None:
        """One piece after the other, so that others' games have their turn in between; nothing if somebody else has taken it over."""
        record = Record.of(live.table).text()
        people = sorted(await self.store.answers.of_people(live.id))
        moments, decisions = await self.bots.run_in_background(planned, record, people)
        stretches = parts_of(moments, MOMENTS)
        questions = parts_of(decisions, DECISIONS)
        progress.whole = len(stretches) + 1 + len(questions)
        looks: list[dict[str, Any]] = []
        for stretch in stretches:
            looks += await self.bots.run_in_background(looked_at, record, stretch)
            if not await self.go_on(live, progress):
                return None
        points = await self.bots.run_in_background(turned, record, looks)
        advice: list[dict[str, Any]] = []
        for question in questions:
            if not await self.go_on(live, progress):
                return None
            advice += await self.bots.run_in_background(advised, record, question)
        return read_review(
            {
                "form": FORM,
                "seats": len(live.seats),
                "looks": looks,
                "turning_points": points,
                "advice": advice,
                "games": GAMES_EACH,
            }
        )

    async def go_on(self, live: LiveTable, progress: Progress) -> bool:
        progress.done += 1
        return await self.store.reviews.go_on(
            live.id, self.worker, progress.done, progress.whole, time.time() + LEASE
        )

    async def close(self) -> None:
        """What is half done is left to others, at once."""
        working = {table: work for table, (work, _) in self.working.items()}
        for work in working.values():
            work.cancel()
        await asyncio.gather(*working.values(), return_exceptions=True)
        for table in working:
            await self.store.reviews.give_up(table, self.worker)


def parts_of(things: Sequence[Any], size: int) -> list[list[Any]]:
    return [list(things[at : at + size]) for at in range(0, len(things), size)]
