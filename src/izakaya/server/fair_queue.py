"""Fair queue of bot computations: which table goes next, and how long its bot may think.

There are few processes and many tables. Tables where people wait go first; among equals the owner who has used least of late. The
more wait, the shorter a master thinks, so that nobody waits long for a good move. Whether people wait is asked when a turn comes,
since they come and go; a table that has waited long has the same priority as those with people.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from izakaya.house.bot_workers import ThoughtOwner

Result = TypeVar("Result")

HALF_LIFE: Final = 20.0  # seconds after which half of what somebody has used is forgotten
REMEMBERED: Final = 1_000  # people
LONG_WAIT: Final = 15.0  # seconds of waiting after which it does not matter whether people look on
LEAST_SHARE: Final = 0.15  # of its time a master always has


class QueuedThought:
    """A computation that waits for a free process."""

    def __init__(self, thought_owner: Callable[[], ThoughtOwner], number: int) -> None:
        self.thought_owner = thought_owner
        self.number = number
        self.since = time.monotonic()
        self.begins: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class FairQueue:
    """Scheduler: at most `workers` computations at once, in order of priority."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.thinking = 0
        self.waiting: list[QueuedThought] = []
        self.used: dict[
            str, tuple[float, float]
        ] = {}  # seconds of thought of each person, and when that was reckoned
        self.number = 0

    @property
    def share(self) -> float:
        """The share of its time that a master has, from 1 down to `LEAST_SHARE`: less when many wait."""
        return max(LEAST_SHARE, min(1.0, self.workers / max(1, len(self.waiting))))

    def used_by(self, owner: str, now: float) -> float:
        seconds, at = self.used.get(owner, (0.0, now))
        return seconds * math.pow(0.5, (now - at) / HALF_LIFE)

    def priority(self, waiting: QueuedThought, now: float) -> tuple[bool, float, int]:
        """The smallest is next: people wait, little used, first come."""
        whom = waiting.thought_owner()
        first = whom.people or now - waiting.since > LONG_WAIT
        return not first, self.used_by(whom.owner, now), waiting.number

    async def run(
        self, thought_owner: Callable[[], ThoughtOwner], work: Callable[[float], Awaitable[Result]]
    ) -> Result:
        if self.thinking >= self.workers:
            self.number += 1
            mine = QueuedThought(thought_owner, self.number)
            self.waiting.append(mine)
            try:
                await mine.begins
            except asyncio.CancelledError:
                if mine in self.waiting:
                    self.waiting.remove(mine)
                else:
                    self.start_next()  # it was to begin just now: somebody else may
                raise
        else:
            self.thinking += 1
        began = time.monotonic()
        try:
            return await work(self.share)
        finally:
            now = time.monotonic()
            owner = thought_owner().owner
            before = self.used_by(owner, now)
            self.used.pop(owner, None)
            self.used[owner] = before + now - began, now
            if len(self.used) > REMEMBERED:
                del self.used[next(iter(self.used))]
            self.start_next()

    def start_next(self) -> None:
        """A computation has ended: the next one starts in its place."""
        # One that was cancelled just now is still in the queue, and will leave it.
        patient = [one for one in self.waiting if not one.begins.done()]
        if not patient:
            self.thinking -= 1
            return
        now = time.monotonic()
        following = min(patient, key=lambda one: self.priority(one, now))
        self.waiting.remove(following)
        following.begins.set_result(None)
