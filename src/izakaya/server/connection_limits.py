"""Connection limits and request timeouts against slow clients.

A process has only so many file descriptors. A client that took them all, with unfinished requests or silent sockets, would shut
out everybody else; so no address gets more than a share, and a request has to arrive within a timeout.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from ipaddress import ip_address, ip_network
from typing import Any, Final

import structlog
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from izakaya.house.networks import home_of, networks_of

REQUEST_TIMEOUT: Final = 10.0  # seconds in which a request has to come in whole
PER_ADDRESS: Final = 256  # of one address
PART_PER_ADDRESS: Final = 4  # no address gets more than this part of what there is
RESERVED_FILES: Final = 96  # descriptors for the database, the log, the bots
FEWEST_CONNECTIONS: Final = 64
MOST_CONNECTIONS: Final = 100_000
SLICE: Final = 4096  # bytes of one connection that are parsed in one turn of the loop
LARGEST_HEAD: Final = 32 * 1024  # bytes of a request before its body
MOST_HEADERS: Final = 100
LARGEST_BODY_SENT: Final = 128 * 1024  # bytes of a body with all that surrounds its pieces
LAST_REQUEST: Final = 1.0  # seconds in which a new connection may still ask when the house closes
SERVICE_UNAVAILABLE: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\nretry-after: 10\r\nconnection: close\r\n\r\n"
)

HEAD_TOO_LARGE: Final = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
)

log = structlog.get_logger()


class ConnectionLimits:
    """Counts open connections: `most` at once, and a share of that for each address. Proxies in `trusted` are not limited: many
    clients come through them.
    """

    def __init__(self, most: int, trusted: Sequence[str] = ()) -> None:
        self.most = most
        self.per_address = min(PER_ADDRESS, max(1, most // PART_PER_ADDRESS))
        self.trusted = [ip_network(network, strict=False) for network in trusted]
        self.trusts = lru_cache(1_000)(self.is_trusted)
        self.held: Counter[str] = Counter()  # connections of each network
        self.open_connections: dict[object, str] = {}  # connections, by the home that holds them
        self.idle: dict[LimitedHttpProtocol, None] = {}  # those without a request, who came first first

    def admit(self, connection: object, address: str) -> bool:
        """Count a new connection; false if the limit is reached. If the process is full, the longest idle connection is dropped."""
        home = home_of(address)
        if not self.trusts(address) and any(
            self.held[network] >= self.per_address * homes for network, homes in networks_of(home)
        ):
            log.warning("an address has too many connections", address=address, most=self.per_address)
            return False
        if len(self.open_connections) >= self.most:
            log.warning("the house is full", connections=self.most)
            if not self.idle:
                return False
            next(iter(self.idle)).drop()
        self.held.update(network for network, _ in networks_of(home))
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
        home = self.open_connections.pop(connection, None)
        if home is not None:
            for network, _ in networks_of(home):
                self.held[network] -= 1
                if not self.held[network]:
                    del self.held[network]


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
    """uvicorn's HTTP protocol with limits and timeouts: one instance for each connection.

    What comes in is parsed a slice at a time, one in each turn of the loop, and never further than one request ahead.
    """

    waiting: asyncio.TimerHandle | None = None
    unread = 0  # bytes of the present request so far, before or after the end of its headers
    in_body = False
    is_slice_due = False
    is_refused = False
    is_last = False  # whether the house closes after the present request

    def __init__(self, limits: ConnectionLimits, *args: Any, **kwargs: Any) -> None:
        super().__init__(limits, *args, **kwargs)
        self.unparsed = bytearray()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if not self.limits.admit(self, self.client[0] if self.client else ""):
            transport.write(SERVICE_UNAVAILABLE)
            transport.close()
            return
        self.start_timeout()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_timeout()
        self.unparsed.clear()
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

    def shutdown(self) -> None:
        """The house closes. A connection that has asked for nothing yet may do so now: its request may be on its way."""
        if self.cycle is None and not self.transport.is_closing():
            self.is_last = True
            self.loop.call_later(LAST_REQUEST, self.close_unless_asked)
        else:
            super().shutdown()

    def close_unless_asked(self) -> None:
        if self.cycle is None:
            self.transport.close()

    # Reading.

    def data_received(self, data: bytes) -> None:
        self.unparsed += data
        if not self.is_slice_due:
            self.parse_slice()

    def parse_slice(self) -> None:
        self.is_slice_due = False
        if self.transport.is_closing() or not self.unparsed:
            return
        piece = bytes(self.unparsed[:SLICE])
        del self.unparsed[:SLICE]
        self.unread += len(piece)
        super().data_received(piece)
        if self not in self.limits.open_connections:
            return  # it was let go, or is a socket now
        if self.unread > (LARGEST_BODY_SENT if self.in_body else LARGEST_HEAD):
            self.refuse()
            return
        cycle: RequestResponseCycle | None = self.cycle  # there is none before the first request
        is_idle = cycle is None or cycle.response_complete
        if is_idle and self.waiting is None and self.timeout_keep_alive_task is None:
            self.start_timeout()  # empty lines are no request
        self.read_on()

    def read_on(self) -> None:
        """The next slice comes in a later turn of the loop, and when the requests before it have been answered."""
        if self.unparsed:
            self.flow.pause_reading()
            if not self.pipeline:
                self.is_slice_due = True
                self.loop.call_soon(self.parse_slice)
        elif not self.pipeline:
            self.flow.resume_reading()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.unparsed and not self.is_slice_due:
            self.read_on()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.start_timeout()

    def on_headers_complete(self) -> None:
        if len(self.headers) > MOST_HEADERS:
            self.refuse()
            return
        self.in_body, self.unread = True, 0
        super().on_headers_complete()
        if self.is_last and self.cycle is not None:
            self.cycle.keep_alive = False

    def on_body(self, body: bytes) -> None:
        if not self.is_refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        self.in_body, self.unread = False, 0
        if not self.is_refused:
            self.stop_timeout()
            super().on_message_complete()

    def refuse(self) -> None:
        """The request is too large to be read: say so, and close."""
        if not self.is_refused:
            self.is_refused = True
            self.unparsed.clear()
            self.transport.write(HEAD_TOO_LARGE)
            self.transport.close()

    def handle_websocket_upgrade(self) -> None:
        self.stop_timeout()
        self.flow.resume_reading()
        super().handle_websocket_upgrade()
        # The transport belongs to the line from now on, and tells only that one when it closes.
        self.limits.upgrade(self, self.transport.get_protocol())
