"""The gates of the house: how many may stand in them, and for how long without saying what they want.

A process has only so many descriptors. Whoever takes them all, with requests that are never finished or with sockets that say nothing,
would shut the house for everybody; so nobody gets more than a share, and a request has to come in within a while.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any, Final

import structlog
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

REQUEST: Final = 10.0  # seconds in which a request has to come in whole
ANSWER: Final = 30.0  # seconds in which somebody has to read on
CONNECTIONS: Final = 256  # of one address
SHARE: Final = 4  # no address gets more than this part of what there is
KEPT_BACK: Final = 96  # descriptors for the database, the journal, the bots
FEWEST: Final = 64
HOME_BITS: Final = 64  # of an address of version 6: what belongs to one home
MOST: Final = 100_000
FULL: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\nretry-after: 10\r\nconnection: close\r\n\r\n"
)

log = structlog.get_logger()


@lru_cache(10_000)
def neighbourhood(address: str) -> str:
    """Whoever has an address of version 6 has a whole network of them, and they count as one."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ip_network((found, HOME_BITS), strict=False))
    return address


class Gatekeeper:
    """`most` connections at once, of which nobody has more than a share, but for the proxies in `trusted`: many come through them."""

    def __init__(self, most: int, trusted: Sequence[str] = ()) -> None:
        self.most = most
        self.of_one = min(CONNECTIONS, max(1, most // SHARE))
        self.trusted = [ip_network(network, strict=False) for network in trusted]
        self.trusts = lru_cache(1_000)(self.is_in)
        self.counts: Counter[str] = Counter()
        self.inside: dict[object, str] = {}  # connections, by whom they are held
        self.idle: dict[Gate, None] = {}  # those without a request, who came first first

    def comes(self, connection: object, address: str) -> bool:
        """Whether there is room; the last who came without a wish makes some."""
        home = neighbourhood(address)
        if self.counts[home] >= self.of_one and not self.trusts(address):
            log.warning("an address has too many connections", address=address, most=self.of_one)
            return False
        if len(self.inside) >= self.most:
            log.warning("the house is full", connections=self.most)
            if not self.idle:
                return False
            next(iter(self.idle)).leave()
        self.counts[home] += 1
        self.inside[connection] = home
        return True

    def is_in(self, address: str) -> bool:
        try:
            return any(ip_address(address) in network for network in self.trusted)
        except ValueError:
            return False

    def goes_through(self, gate: object, line: object) -> None:
        """What was a request is a socket from now on."""
        if gate in self.inside:
            self.inside[line] = self.inside.pop(gate)

    def gone(self, connection: object) -> None:
        address = self.inside.pop(connection, None)
        if address is not None:
            self.counts[address] -= 1
            if not self.counts[address]:
                del self.counts[address]


class Gate(HttpToolsProtocol):
    """One connection that asks for pages and tables."""

    def __init__(
        self,
        keeper: Gatekeeper,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.keeper = keeper
        self.waiting: asyncio.TimerHandle | None = None
        self.unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if not self.keeper.comes(self, self.client[0] if self.client else ""):
            transport.write(FULL)
            transport.close()
            return
        self.wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self.keeper.gone(self)
        self.has_come()
        if self.unread is not None:
            self.unread.cancel()
        super().connection_lost(exc)

    def wait(self) -> None:
        self.keeper.idle[self] = None
        if self.waiting is None:
            self.waiting = self.loop.call_later(REQUEST, self.leave)

    def has_come(self) -> None:
        self.keeper.idle.pop(self, None)
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting = None

    def leave(self) -> None:
        self.keeper.gone(self)
        self.has_come()
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self not in self.keeper.inside:
            return  # it was let go, or is a socket now
        cycle: RequestResponseCycle | None = self.cycle  # there is none before the first request
        is_idle = cycle is None or cycle.response_complete
        if is_idle and self.waiting is None and self.timeout_keep_alive_task is None:
            self.wait()  # empty lines are no request

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.wait()

    def on_message_complete(self) -> None:
        self.has_come()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self.has_come()
        super().handle_websocket_upgrade()
        # The transport belongs to the line from now on, and tells only that one when it closes.
        self.keeper.goes_through(self, self.transport.get_protocol())

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.unread is None:
            self.unread = self.loop.call_later(ANSWER, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.unread is not None:
            self.unread.cancel()
            self.unread = None
