"""ASGI middleware for the rate limit of requests and handshakes from an address. Files cost next to nothing and are counted apart."""

from __future__ import annotations

import asyncio
from typing import Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from izakaya.house.networks import home_of
from izakaya.house.rate_limits import FILES_FROM, REQUESTS_FROM, RateLimiter
from izakaya.playing.errors import RequestError
from izakaya.server.refusals import refuse

FILE_PATHS: Final = ("/assets", "/health")
LATER: Final = 1.0  # seconds that a refusal takes: who asks on and on is not answered on and on


def request_limits(limiter: RateLimiter, handler: ASGIApp) -> ASGIApp:
    """Wrap an ASGI application."""

    async def handle(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            limit = FILES_FROM if scope["path"].startswith(FILE_PATHS) else REQUESTS_FROM
            client = scope["client"]
            if not limiter.take_from(limit, home_of(client[0] if client else "")):
                await asyncio.sleep(LATER)
                await refuse(scope, send, RequestError("too-fast", 429))
                return
        await handler(scope, receive, send)

    return handle
