"""The door of a private house: a word that its keeper has set, or a link of invitation, opens it to a device.

A client that has come in has a signed cookie, which ends with the word it was given for. Programs come in with their tokens, which they got
from somebody inside. The page of the door is plain HTML, without scripts.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import re
import secrets
from html import escape
from http.cookies import CookieError, SimpleCookie
from typing import Any, Final
from urllib.parse import parse_qs

import structlog
from itsdangerous import BadSignature, Signer
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Receive, Scope, Send

from izakaya.house.house import House
from izakaya.house.networks import home_of
from izakaya.house.rate_limits import GUESSES_FROM
from izakaya.house.texts import house_text
from izakaya.playing.errors import RequestError
from izakaya.server.identity import BEARER, YEARS, hash_of
from izakaya.server.middleware import HEALTH, Site
from izakaya.server.refusals import HEADERS, header_of, language_among, refuse
from izakaya.server.store import Store

COOKIE: Final = "izakaya-door"
PATH: Final = "/door"
OPEN: Final = (HEALTH, "/assets/", "/favicon", "/lantern", "/house.webmanifest")
LARGEST_FORM: Final = 4096  # bytes
SEE_OTHER: Final = 303
WITHIN: Final = re.compile(r"/(?!/)[A-Za-z0-9._~/-]*", re.ASCII)
SCRYPT: Final = {"n": 2**14, "r": 8, "p": 1}

log = structlog.get_logger()


def sealed(word: str, salt: bytes | None = None) -> str:
    """A word as it is stored: nobody who reads the database can say it."""
    salt = salt or secrets.token_bytes(16)
    return f"{salt.hex()} {hashlib.scrypt(word.encode(), salt=salt, **SCRYPT).hex()}"


def is_word(word: str, kept: str) -> bool:
    salt, _, _ = kept.partition(" ")
    return hmac.compare_digest(sealed(word, bytes.fromhex(salt)), kept)


class Door:
    """What is kept about the door (`Store.door`), read anew every few seconds (`maintenance.py`)."""

    def __init__(self, house: House, store: Store, site: Site, name: str, notice: str) -> None:
        self.house = house
        self.store = store
        self.site = site
        self.name = name or "Izakaya"
        self.notice = notice
        self.kept: dict[str, str] = {}

    async def look(self) -> None:
        """What the keeper has set."""
        kept = await self.store.door()
        if kept != self.kept:
            self.kept = kept
            log.info("what opens the door has changed")

    @property
    def word(self) -> str:
        return self.kept.get("word", "")

    @property
    def invitations(self) -> list[str]:
        return list(json.loads(self.kept.get("invitations", "[]")))

    def signer(self) -> Signer:
        """A new word ends what was given for the old one."""
        return Signer(self.house.secret, salt=f"izakaya door {self.word}", digest_method=hashlib.sha256)

    async def is_inside(self, scope: Scope) -> bool:
        authorization = header_of(scope, b"authorization")
        if authorization.lower().startswith(BEARER):
            token = hash_of(authorization[len(BEARER) :].strip())
            return await self.house.store.people.of_token(token) is not None
        try:
            cookie = SimpleCookie(header_of(scope, b"cookie")).get(COOKIE)
            return cookie is not None and self.signer().unsign(cookie.value) == b"inside"
        except (BadSignature, CookieError):
            return False

    async def opens(self, word: str, invitation: str) -> bool:
        if invitation:
            return any(hmac.compare_digest(hash_of(invitation), kept) for kept in self.invitations)
        # It takes its time, and others need not wait for it.
        return bool(word and self.word) and await asyncio.to_thread(is_word, word, self.word)


def door_middleware(door: Door, handler: ASGIApp) -> ASGIApp:
    """Wrap an ASGI application: who is not inside sees the door alone."""

    async def handle(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await handler(scope, receive, send)
            return
        path = scope["path"]
        if scope["type"] == ScopeType.HTTP and path == PATH:
            await knock(door, scope, receive, send)
        elif path.startswith(OPEN) or await door.is_inside(scope):
            await handler(scope, receive, send)
        elif scope["type"] == ScopeType.HTTP and "text/html" in header_of(scope, b"accept"):
            await show(door, scope, send, path)
        else:
            await refuse(scope, send, RequestError("private", 401))

    return handle


async def knock(door: Door, scope: HTTPScope, receive: Receive, send: Send) -> None:
    """Somebody says the word, or comes with an invitation."""
    query = parse_qs(scope["query_string"].decode("latin-1"))
    said = query if scope["method"] == "GET" else parse_qs(await form_of(receive))
    word, invitation, to = (said.get(name, [""])[0] for name in ("word", "invitation", "to"))
    to = to if WITHIN.fullmatch(to) else "/"
    if not word and not invitation:
        await show(door, scope, send, to)
        return
    client = scope["client"]
    home = home_of(client[0] if client else "")
    if door.house.limited and not door.house.rate_limiter.take_from(GUESSES_FROM, home):
        await refuse(scope, send, RequestError("too-fast", 429))
        return
    if not await door.opens(word, invitation):
        log.warning("somebody was not let in")
        await show(door, scope, send, to, is_wrong=True)
        return
    secure = "; Secure" if scope["scheme"] == "https" else ""
    value = door.signer().sign(b"inside").decode()
    cookie = f"{COOKIE}={value}; Path={door.site.path}/; Max-Age={YEARS}; HttpOnly; SameSite=Lax{secure}"
    headers = [(b"location", f"{door.site.path}{to}".encode()), (b"set-cookie", cookie.encode())]
    await answer(send, SEE_OTHER, headers, b"")


async def form_of(receive: Receive) -> str:
    body = b""
    while len(body) <= LARGEST_FORM:
        message: Any = await receive()
        body += message.get("body", b"")
        if not message.get("more_body"):
            break
    return body[:LARGEST_FORM].decode("latin-1")


async def show(door: Door, scope: Scope, send: Send, to: str, is_wrong: bool = False) -> None:
    language = language_among(header_of(scope, b"accept-language"))

    names = ("server-door-private", "server-door-wrong", "server-door-word", "server-door-enter")
    private, not_it, word, enter = (escape(house_text(name, language)) for name in names)
    notice = f"<p>{escape(door.notice)}</p>" if door.notice else ""
    wrong = f"<p role=alert>{not_it}</p>" if is_wrong else ""
    page = (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(door.name)}</title>'
        "<style>body{font:1.1rem/1.6 serif;max-width:26rem;margin:12vh auto;padding:0 1rem;background:#221a14;color:#f3e7cf}"
        "input,button{font:inherit;width:100%;box-sizing:border-box;padding:.6rem;margin:.4rem 0}</style>"
        f"<h1>{escape(door.name)}</h1>{notice}"
        f"<p>{private}</p>{wrong}"
        f'<form method="post" action="{door.site.path}{PATH}"><label>{word}'
        f'<input name="word" type="password" autocomplete="current-password" autofocus required></label>'
        f'<input type="hidden" name="to" value="{escape(to if WITHIN.fullmatch(to) else "/")}">'
        f"<button>{enter}</button></form></html>"
    )
    await answer(send, 401, [(b"content-type", b"text/html; charset=utf-8")], page.encode())


async def answer(send: Send, status: int, headers: list[tuple[bytes, bytes]], body: bytes) -> None:
    headers = [*headers, (b"content-length", str(len(body)).encode()), (b"cache-control", b"no-store")]
    headers += [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
