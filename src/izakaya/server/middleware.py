"""Where the house stands: its path behind a proxy, the names it answers to, and whose pages may speak to it."""

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
    """`path` is "/games" or nothing. `hosts` are the names that it answers to, any if there are none; `*.example.org` stands for
    all names within. `origins` are pages elsewhere that may ask on behalf of their readers, besides the house's own.
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
        """A path as the house knows it; `None` for the house's own path without its last stroke. A proxy may have taken it away already."""
        if not self.path:
            return path
        if path == self.path:
            return None
        return path.removeprefix(self.path) if path.startswith(f"{self.path}/") else path


ANY_SITE: Final = Site()


def plain_path(text: str) -> str:
    """As people write it, `games` or `/games/`; as the house wants it, `/games`."""
    path = "/".join(part for part in text.split("/") if part)
    return f"/{path}" if path else ""


def site_middleware(site: Site, handler: ASGIApp) -> ASGIApp:
    """Whoever comes to the house comes through here first."""

    async def handle(scope: Scope, receive: Receive, send: Send) -> None:
        asked: dict[str, Any] = dict(scope)
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await handler(scope, receive, send)
            return
        path = site.without_prefix(str(asked["path"]))
        host = next((value.decode("latin-1") for name, value in asked["headers"] if name == b"host"), "")
        # Whoever looks whether the house is open comes from inside, by any name.
        if not site.allows_host(host) and path != HEALTH:
            await reject(scope, send, MISDIRECTED_REQUEST, [])
        elif path is None:
            await reject(scope, send, PERMANENT_REDIRECT, [(b"location", f"{site.path}/".encode())])
        else:
            asked["path"] = path
            await handler(cast("Scope", asked), receive, send)

    return handle


async def reject(scope: Scope, send: Send, status: int, headers: list[tuple[bytes, bytes]]) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": 1008, "reason": ""})  # before it is accepted: 403
        return
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": b"", "more_body": False})
