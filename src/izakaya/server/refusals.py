"""Refusals that need no application: a typed answer in the client's language, with the headers of every answer."""

from __future__ import annotations

from typing import Final

import msgspec
import structlog
from litestar.enums import ScopeType
from litestar.types import Scope, Send

from izakaya.house.messages import TroubleTold
from izakaya.house.texts import error_sentence
from izakaya.locale.speech import language_of
from izakaya.playing.errors import RequestError

HEADERS: Final = {
    "Content-Security-Policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}

log = structlog.get_logger()


def language_among(accepted: str) -> str:
    """The best language of `Accept-Language`, English if it names none of ours."""
    for part in accepted[:200].split(","):
        language = language_of(part.partition(";")[0].strip())
        if language is not None:
            return language
    return "en"


def header_of(scope: Scope, name: bytes) -> str:
    """The first header of this name, empty without one."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


async def refuse(scope: Scope, send: Send, error: RequestError) -> None:
    """Answer a request with a refusal; a WebSocket is closed before it opens."""
    log.info("a request was refused", reason=error.reason, status=error.status)
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": 1008, "reason": ""})  # before it is accepted: 403
        return
    language = language_among(header_of(scope, b"accept-language"))
    body = msgspec.json.encode(TroubleTold(reason=error.reason, sentence=error_sentence(error, language)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers += [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
