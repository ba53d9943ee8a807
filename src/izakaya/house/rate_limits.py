"""Rate limits as token buckets: how much one person or address may ask for in how much time.

Requests are counted in `server/request_limits.py`, messages in `session.py`; connections have limits in `server/connection_limits.py`.
"""

from __future__ import annotations

import time
from typing import Final

from izakaya.house.networks import networks_of

LARGEST_MESSAGE: Final = 4096  # bytes
LARGEST_FRAME: Final = 64 * 1024  # bytes; more than that is not even refused with a sentence
MESSAGES: Final = (50.0, 200.0)  # a second, and at once: programs are quick
TOO_FAST: Final = 0.25  # seconds for which a socket is not read after a message too many
FRAMES: Final = (20.0, 200.0)  # of a socket that are no whole messages: pings, pongs, fragments
MOST_FRAGMENTS: Final = 16  # of one message
CHAT: Final = (0.5, 6.0)
HINTS: Final = (0.25, 3.0)
HINDSIGHTS: Final = (0.1, 6.0)  # games that the bots look back at for one guest
REVIEWS: Final = (0.02, 5.0)  # games to be looked back at with all their chances, for one guest
WISHES: Final = (0.2, 5.0)  # to sit down in a game
GREETINGS: Final = (1.0, 10.0)  # through one connection; each brings a whole view along …
GREETINGS_OF_ONE: Final = (2.0, 60.0)  # … and of one person, who may have many when a house opens again
REPLAYS: Final = (2.0, 20.0)  # replay pages
CONNECTIONS: Final = 12  # open ones of one person at one table …
CONNECTIONS_OF_ONE: Final = 48  # … and at all of them
TABLES: Final = 20  # unfinished ones of one owner
TABLES_LAID: Final = (1 / 120, 30.0)  # by one person: 30 an hour, after the first 30
# Of one address, behind which may be a whole club: people who are new, messages, connections, tables and requests.
NEWCOMERS: Final = (0.2, 60.0)
MESSAGES_FROM: Final = (400.0, 1600.0)
CONNECTIONS_FROM: Final = 240
TABLES_LAID_FROM: Final = (1 / 15, 240.0)
GUESSES_FROM: Final = (0.1, 10.0)  # at the word of a private house
REQUESTS_FROM: Final = (10.0, 600.0)
FILES_FROM: Final = (100.0, 6_000.0)  # a page has dozens

REMEMBERED: Final = 20_000  # buckets


class TokenBucket:
    """Token bucket: it fills by `rate` a second up to `size`; each request takes one token."""

    __slots__ = ("at", "left", "rate", "size")

    def __init__(self, limit: tuple[float, float], homes: int = 1) -> None:
        self.rate, self.size = limit[0] * homes, limit[1] * homes
        self.left = self.size
        self.at = time.monotonic()

    def has_token(self) -> bool:
        now = time.monotonic()
        self.left = min(self.size, self.left + (now - self.at) * self.rate)
        self.at = now
        return self.left >= 1.0

    def take(self) -> bool:
        if not self.has_token():
            return False
        self.left -= 1.0
        return True


class RateLimiter:
    """A token bucket for each person and each network, however often they reconnect. The longest unused are forgotten first."""

    def __init__(self) -> None:
        self.buckets: dict[tuple[tuple[float, float], str], TokenBucket] = {}

    def bucket(self, limit: tuple[float, float], who: str, homes: int = 1) -> TokenBucket:
        bucket = self.buckets.pop((limit, who), None) or TokenBucket(limit, homes)
        self.buckets[limit, who] = bucket
        if len(self.buckets) > REMEMBERED:
            del self.buckets[next(iter(self.buckets))]
        return bucket

    def take(self, limit: tuple[float, float], who: str) -> bool:
        return self.bucket(limit, who).take()

    def take_from(self, limit: tuple[float, float], home: str) -> bool:
        """For an address: its home and the wider networks around it each have a bucket, and all must have a token."""
        buckets = [self.bucket(limit, network, homes) for network, homes in networks_of(home)]
        return all(bucket.has_token() for bucket in buckets) and all(bucket.take() for bucket in buckets)
