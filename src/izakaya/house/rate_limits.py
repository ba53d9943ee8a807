"""Rate limits as token buckets: how much one person or address may ask for in how much time."""

from __future__ import annotations

import time
from typing import Final

LARGEST_MESSAGE: Final = 4096  # bytes
LARGEST_FRAME: Final = 64 * 1024  # bytes; more than that is not even refused with a sentence
MESSAGES: Final = (50.0, 200.0)  # a second, and at once: programs are quick
PINGS: Final = (2.0, 20.0)  # of the protocol's own
CHAT: Final = (0.5, 6.0)
HINTS: Final = (0.25, 3.0)
HINDSIGHTS: Final = (0.1, 6.0)  # games that the bots look back at for one guest
REVIEWS: Final = (0.02, 5.0)  # games to be looked back at with all their chances, for one guest
GREETINGS: Final = (1.0, 10.0)  # through one connection; each brings a whole view along …
GREETINGS_OF_ONE: Final = (2.0, 60.0)  # … and of one person, who may have many when a house opens again
REPLAYS: Final = (2.0, 20.0)  # replay pages
CONNECTIONS: Final = 12  # open ones of one person at one table …
CONNECTIONS_OF_ONE: Final = 48  # … and at all of them
# Of one address, behind which may be a whole club: people who are new, messages, and connections.
NEWCOMERS: Final = (0.2, 60.0)
MESSAGES_FROM: Final = (400.0, 1600.0)
CONNECTIONS_FROM: Final = 240
TABLES: Final = 20  # unfinished ones of one owner


REMEMBERED: Final = 20_000  # buckets


class TokenBucket:
    """Token bucket: it fills by `rate` a second up to `size`; each request takes one token."""

    def __init__(self, limit: tuple[float, float]) -> None:
        self.rate, self.size = limit
        self.left = self.size
        self.at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.size, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1.0:
            return False
        self.left -= 1.0
        return True


class RateLimiter:
    """A token bucket for each person and each address, however often they reconnect. The longest unused are forgotten first."""

    def __init__(self) -> None:
        self.buckets: dict[tuple[tuple[float, float], str], TokenBucket] = {}

    def take(self, limit: tuple[float, float], who: str) -> bool:
        bucket = self.buckets.pop((limit, who), None) or TokenBucket(limit)
        self.buckets[limit, who] = bucket
        if len(self.buckets) > REMEMBERED:
            del self.buckets[next(iter(self.buckets))]
        return bucket.take()
