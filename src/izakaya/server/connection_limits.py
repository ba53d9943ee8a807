"""Connection limits and request timeouts against slow clients.

A process has only so many file descriptors. A client that took them all, with unfinished requests or silent sockets, would shut
out everybody else; so no address gets more than a share, and a request has to arrive within a timeout.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any, Final

import structlog
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

REQUEST_TIMEOUT: Final = 10.0  # seconds in which a request has to come in whole
PER_ADDRESS: Final = 256  # of one address
PART_PER_ADDRESS: Final = 4  # no address gets more than this part of what there is
RESERVED_FILES: Final = 96  # descriptors for the database, the log, the bots
FEWEST_CONNECTIONS: Final = 64
PREFIX_BITS: Final = 64  # of an address of version 6: what belongs to one home
MOST_CONNECTIONS: Final = 100_000
SERVICE_UNAVAILABLE: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\nretry-after: 10\r\nconnection: close\r\n\r\n"
)

log = structlog.get_logger()


@lru_cache(10_000)
def network_prefix(address: str) -> str:
    """The /64 prefix of an IPv6 address, which counts as one client: a home has a whole network of them. An IPv4 address as it is."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ip_network((found, PREFIX_BITS), strict=False))
    return address


class ConnectionLimits:
    """Counts open connections: `most` at once, and a share of that for each address. Proxies in `trusted` are not limited: many
    clients come through them.
    """

    def __init__(self, most: int, trusted: Sequence[str] = ()) -> None:
        self.most = most
        self.per_address = min(PER_ADDRESS, max(1, most // PART_PER_ADDRESS))
        self.trusted = [ip_network(network, strict=False) for network in trusted]
        self.trusts = lru_cache(1_000)(self.is_trusted)
        self.metrics: Counter[str] = Counter()
        self.open_connections: dict[object, str] = {}  # connections, by whom they are held
        self.idle: dict[LimitedHttpProtocol, None] = {}  # those without a request, who came first first

    def admit(self, connection: object, address: str) -> bool:
        """Count a new connection; false if the limit is reached. If the process is full, the longest idle connection is dropped."""
        home = network_prefix(address)
        if self.metrics[home] >= self.per_address and not self.trusts(address):
            log.warning("an address has too many connections", address=address, most=self.per_address)
            return False
        if len(self.open_connections) >= self.most:
            log.warning("the house is full", connections=self.most)
            if not self.idle:
                return False
            next(iter(self.idle)).drop()
        self.metrics[home] += 1
        self.open_connections[connection] = home
        return True

    def is_trusted(self, address: str) -> bool:
        try:
            return any(ip_address(address) in network for network in self.trusted)
        except ValueError:
            return False

    def upgrade(self, http: object, websocket: object) -> None:
        """An HTTP connection has become a WebSocket."""
        if http in self.open_connections:
            self.open_connections[websocket] = self.open_connections.pop(http)

    def release(self, connection: object) -> None:
        """Count a connection no more."""
        address = self.open_connections.pop(connection, None)
        if address is not None:
            self.metrics[address] -= 1
            if not self.metrics[address]:
                del self.metrics[address]


class LimitedConnection(asyncio.Protocol):
    """Part of a protocol that is counted among the limits while it is open, and is aborted if its peer does not read."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    seconds_to_read = 30.0  # until the peer has to read on

    def __init__(self, limits: ConnectionLimits, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.limits = limits
        self.write_timeout: asyncio.TimerHandle | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        self.limits.release(self)
        self.stop_write_timeout()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.write_timeout is None:
            self.write_timeout = self.loop.call_later(self.seconds_to_read, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.stop_write_timeout()

    def stop_write_timeout(self) -> None:
        if self.write_timeout is not None:
            self.write_timeout.cancel()
            self.write_timeout = None


class LimitedHttpProtocol(LimitedConnection, HttpToolsProtocol):
    """uvicorn's HTTP protocol with connection limits and timeouts: one instance for each connection."""

    waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if not self.limits.admit(self, self.client[0] if self.client else ""):
            transport.write(SERVICE_UNAVAILABLE)
            transport.close()
            return
        self.start_timeout()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_timeout()
        super().connection_lost(exc)

    def start_timeout(self) -> None:
        self.limits.idle[self] = None
        if self.waiting is None:
            self.waiting = self.loop.call_later(REQUEST_TIMEOUT, self.drop)

    def stop_timeout(self) -> None:
        self.limits.idle.pop(self, None)
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting = None

    def drop(self) -> None:
        self.limits.release(self)
        self.stop_timeout()
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self not in self.limits.open_connections:
            return  # it was let go, or is a socket now
        cycle: RequestResponseCycle | None = self.cycle  # there is none before the first request
        is_idle = cycle is None or cycle.response_complete
        if is_idle and self.waiting is None and self.timeout_keep_alive_task is None:
            self.start_timeout()  # empty lines are no request

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.start_timeout()

    def on_message_complete(self) -> None:
        self.stop_timeout()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self.stop_timeout()
        super().handle_websocket_upgrade()
        # The transport belongs to the line from now on, and tells only that one when it closes.
        self.limits.upgrade(self, self.transport.get_protocol())
