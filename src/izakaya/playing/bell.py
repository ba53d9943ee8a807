"""Wake-up event for the driver of a table, with a timeout that is cheap to set again."""

from __future__ import annotations

import asyncio


class Bell:
    """Like `asyncio.Event`, for one waiter that looks at everything again: it may wake once too often, never too seldom.

    A timer that was set for an earlier moment is left as it is, so a table with quick answers sets none for most of them.
    """

    def __init__(self) -> None:
        self.rung = False
        self.waiter: asyncio.Future[None] | None = None
        self.alarm: asyncio.Handle | None = None
        self.alarm_at = 0.0

    def set(self) -> None:
        """Something has changed."""
        self.rung = True
        self.wake()

    def clear(self) -> None:
        """What has changed until now is known."""
        self.rung = False

    def wake(self) -> None:
        if self.waiter is not None and not self.waiter.done():
            self.waiter.set_result(None)

    async def wait(self, seconds: float) -> None:
        """Until something changes, though no longer than that."""
        if self.rung:
            return
        loop = asyncio.get_running_loop()
        at = loop.time() + seconds
        if self.alarm is None or at < self.alarm_at:
            if self.alarm is not None:
                self.alarm.cancel()
            self.alarm_at = at
            self.alarm = loop.call_later(seconds, self.strike)
        self.waiter = waiter = loop.create_future()
        try:
            await waiter
        finally:
            if self.waiter is waiter:
                self.waiter = None

    def strike(self) -> None:
        self.alarm = None
        self.wake()
