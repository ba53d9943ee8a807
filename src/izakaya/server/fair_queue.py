"""Fair thinking: whose bots think next, and how long.

There are few processes to think in, and many tables. Tables at which people wait go first; among them, and then among the others, whoever
has used least of late. The more are waiting the shorter a master thinks, so that nobody waits long for a good move. Whether people wait is
asked when somebody's turn comes, as they come and go meanwhile; and whoever has waited long is not passed over any more.
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
    """Somebody's thought that has not begun."""

    def __init__(self, thought_owner: Callable[[], ThoughtOwner], number: int) -> None:
        self.thought_owner = thought_owner
        self.number = number
        self.since = time.monotonic()
        self.begins: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class FairQueue:
    """At most `workers` think at once."""

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
        """How much of its time a master has, as many as are waiting: from 1 down to `LEAST`."""
        return max(LEAST_SHARE, min(1.0, self.workers / max(1, len(self.waiting))))

    def used_by(self, owner: str, now: float) -> float:
        seconds, at = self.used.get(owner, (0.0, now))
        return seconds * math.pow(0.5, (now - at) / HALF_LIFE)

    def priority(self, waiting: QueuedThought, now: float) -> tuple[bool, float, int]:
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
        """Whoever thought is done: the next begins in their place."""
        # Whoever has just lost patience is still on the list, and will leave it.
        patient = [one for one in self.waiting if not one.begins.done()]
        if not patient:
            self.thinking -= 1
            return
        now = time.monotonic()
        following = min(patient, key=lambda one: self.priority(one, now))
        self.waiting.remove(following)
        following.begins.set_result(None)
