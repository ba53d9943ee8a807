"""Authentication: the signed session cookie of a device, or the token of a bot. There are no accounts."""

from __future__ import annotations

import hashlib
from typing import Any, Final

from itsdangerous import BadSignature, Signer
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from izakaya.house.house import House
from izakaya.house.networks import home_of
from izakaya.house.person import Person
from izakaya.playing.errors import RequestError
from izakaya.server.middleware import Site
from izakaya.server.refusals import language_among

COOKIE: Final = "izakaya"
YEARS: Final = 2 * 365 * 24 * 3600
BEARER: Final = "bearer "

Connection = ASGIConnection[Any, Any, Any, Any]


def hash_of(token: str) -> str:
    """The hash under which a token is stored: reading the database does not let anyone play for a bot."""
    return hashlib.sha256(b"izakaya token " + token.encode()).hexdigest()


def signer(house: House) -> Signer:
    """Signs and checks session cookies with the key of this house."""
    return Signer(house.secret, salt="izakaya person", digest_method=hashlib.sha256)


def cookie_for(house: House, person: str, secure: bool, path: str) -> Cookie:
    """The session cookie of a person."""
    return Cookie(
        key=COOKIE,
        value=signer(house).sign(person.encode()).decode(),
        max_age=YEARS,
        httponly=True,
        samesite="lax",
        secure=secure,
        path=f"{path}/",
    )


def address_of(connection: Connection) -> str:
    """The address of a client for rate limits: IPv4, or the /64 prefix of IPv6."""
    return home_of(connection.client.host if connection.client else "")


def check_origin(connection: Connection) -> None:
    """Refuse requests from pages of another origin (CSRF)."""
    origin = connection.headers.get("origin")
    site: Site = connection.app.state.site
    if origin is not None and not site.allows_origin(origin, connection.headers.get("host", "")):
        raise RequestError("other-origin", 403)


async def find_person(connection: Connection, house: House) -> Person | None:
    """The person of a session cookie or token; nobody without either. Raises for an unknown token and for a banned person."""
    authorization = connection.headers.get("authorization", "")
    if authorization.lower().startswith(BEARER):
        found = await house.store.people.of_token(hash_of(authorization[len(BEARER) :].strip()))
        if found is None:
            raise RequestError("unknown-token", 401)
    else:
        try:
            person = signer(house).unsign(connection.cookies.get(COOKIE, "").encode()).decode()
        except (BadSignature, UnicodeError):
            return None
        found = await house.store.people.find(person)
    if found is not None and found.barred:
        raise RequestError("barred", 403)
    return found


async def require_person(connection: Connection, house: House) -> Person:
    """The person behind a request; refused if there is none."""
    check_origin(connection)
    person = await find_person(connection, house)
    if person is None:
        raise RequestError("unknown-guest", 401)
    return person


def preferred_language(connection: Connection) -> str:
    """The best language of `Accept-Language`, English if it names none of ours."""
    return language_among(connection.headers.get("accept-language", ""))
