"""Configuration of uvicorn: protocols, limits, ping interval, trusted proxies."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final

import uvicorn
from litestar import Litestar

from izakaya.house.rate_limits import LARGEST_FRAME
from izakaya.server.connection_limits import (
    FEWEST_CONNECTIONS,
    MOST_CONNECTIONS,
    RESERVED_FILES,
    ConnectionLimits,
    LimitedHttpProtocol,
)
from izakaya.server.websocket import GuestWebSocket

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]

SHUTDOWN_TIMEOUT: Final = 3  # seconds that guests have to go when the house closes
LOOPBACK: Final = ("127.0.0.1", "::1")
PING: Final = 30.0  # seconds between two signs of life from a socket, and for the answer


def connections_available() -> int:
    """How many connections this process can hold; raises its limit of file descriptors as far as the system allows."""
    if resource is None:
        return MOST_CONNECTIONS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return MOST_CONNECTIONS
    return min(MOST_CONNECTIONS, max(FEWEST_CONNECTIONS, soft - RESERVED_FILES))


def uvicorn_config(app: Litestar, trusted: Sequence[str] = LOOPBACK, **settings: Any) -> uvicorn.Config:
    """The configuration for this application. `trusted` are addresses or networks of proxies whose `X-Forwarded-*` headers are
    believed.
    """
    limits = ConnectionLimits(connections_available(), trusted)
    return uvicorn.Config(
        app,
        http=partial(LimitedHttpProtocol, limits),  # type: ignore[arg-type]
        ws=partial(GuestWebSocket, limits),  # type: ignore[arg-type]
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        ws_per_message_deflate=False,  # a line does it itself
        proxy_headers=bool(trusted),
        forwarded_allow_ips=list(trusted),
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT,
        **settings,
    )
