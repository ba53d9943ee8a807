"""ASGI middleware for host names, the path prefix and origins: where the site is, and whose pages may call it."""

from __future__ import annotations

from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any, Final, cast
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

HEALTH: Final = "/health"
MISDIRECTED_REQUEST: Final = 421  # the request was meant for somebody else
PERMANENT_REDIRECT: Final = 308


@dataclass(frozen=True)
class Site:
    """Where this server is reached. `path` is the path prefix, "/games" or nothing. `hosts` are the allowed host names, any if there
    are none; `*.example.org` stands for all subdomains. `origins` are allowed origins besides its own.
    """

    path: str = ""
    hosts: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()

    def allows_host(self, host: str) -> bool:
        name = urlsplit(f"//{host}").hostname or ""
        return not self.hosts or any(fnmatchcase(name, wanted.lower()) for wanted in self.hosts)

    def allows_origin(self, origin: str, host: str) -> bool:
        return urlsplit(origin).netloc == host or origin in self.origins

    def without_prefix(self, path: str) -> str | None:
        """A path without the prefix; `None` for the prefix without its last slash, which is redirected. A proxy may have stripped it
        already.
        """
        if not self.path:
            return path
        if path == self.path:
            return None
        return path.removeprefix(self.path) if path.startswith(f"{self.path}/") else path


ANY_SITE: Final = Site()


def plain_path(text: str) -> str:
    """Normalise a path prefix: `games` and `/games/` are `/games`."""
    path = "/".join(part for part in text.split("/") if part)
    return f"/{path}" if path else ""


def site_middleware(site: Site, handler: ASGIApp) -> ASGIApp:
    """Wrap an ASGI application: check the host, strip the path prefix."""

    async def handle(scope: Scope, receive: Receive, send: Send) -> None:
        asked: dict[str, Any] = dict(scope)
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await handler(scope, receive, send)
            return
        path = site.without_prefix(str(asked["path"]))
        host = next((value.decode("latin-1") for name, value in asked["headers"] if name == b"host"), "")
        # A health check comes from inside, by any name.
        if not site.allows_host(host) and path != HEALTH:
            await reject(scope, send, MISDIRECTED_REQUEST, [])
        elif path is None:
            await reject(scope, send, PERMANENT_REDIRECT, [(b"location", f"{site.path}/".encode())])
        else:
            asked["path"] = path
            await handler(cast("Scope", asked), receive, send)

    return handle


async def reject(scope: Scope, send: Send, status: int, headers: list[tuple[bytes, bytes]]) -> None:
    """Answer a request without the application: a status, or a closed WebSocket."""
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": 1008, "reason": ""})  # before it is accepted: 403
        return
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": b"", "more_body": False})
