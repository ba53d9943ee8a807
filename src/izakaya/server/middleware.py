"""ASGI middleware for host names, the path prefix and origins: where the site is, and whose pages may call it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any, Final, cast
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from izakaya.playing.errors import RequestError
from izakaya.server.refusals import header_of, refuse

HEALTH: Final = "/health"
MISDIRECTED_REQUEST: Final = 421  # the request was meant for somebody else
PERMANENT_REDIRECT: Final = 308
# A name, an address of version 4, or one of version 6 in brackets; empty for a client of the old days.
HOST: Final = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._~-]*)(:(?P<port>[0-9]{1,5}))?", re.ASCII)
LAST_PORT: Final = 65_535


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
        hosts = [value.decode("latin-1") for name, value in asked["headers"] if name == b"host"]
        if len(hosts) > 1 or not all(is_host(host) for host in hosts):
            await refuse(scope, send, RequestError("wrong-host", 400))
        elif not is_origin(header_of(scope, b"origin")):
            await refuse(scope, send, RequestError("wrong-origin", 400))
        # A health check comes from inside, by any name.
        elif not site.allows_host("".join(hosts)) and path != HEALTH:
            await refuse(scope, send, RequestError("other-host", MISDIRECTED_REQUEST))
        elif path is None:
            await redirect(scope, send, f"{site.path}/")
        else:
            asked["path"] = path
            await handler(cast("Scope", asked), receive, send)

    return handle


def is_host(host: str) -> bool:
    """Whether this is a name or an address, with or without a port."""
    named = HOST.fullmatch(host)
    return named is not None and int(named["port"] or 0) <= LAST_PORT


def is_origin(origin: str) -> bool:
    """Whether this is an origin, or nothing."""
    return origin in ("", "null") or is_host(origin.partition("://")[2])


async def redirect(scope: Scope, send: Send, to: str) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": 1008, "reason": ""})
        return
    headers = [(b"location", to.encode())]
    await send({"type": "http.response.start", "status": PERMANENT_REDIRECT, "headers": headers})
    await send({"type": "http.response.body", "body": b"", "more_body": False})
