"""The application: routes, what surrounds every answer, opening and closing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, cast

import structlog
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, websocket
from litestar.channels import ChannelsPlugin
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader, State
from litestar.di import Provide
from litestar.enums import HttpMethod, ScopeType
from litestar.exceptions import HTTPException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.response import File
from litestar.static_files import create_static_files_router
from litestar.types import ASGIApp, Receive, Scope, Send

from izakaya import __version__
from izakaya.house.conversation import converse
from izakaya.house.house import House
from izakaya.house.messages import Health, TroubleTold
from izakaya.house.notices import sentence
from izakaya.house.others import NoOthers
from izakaya.house.routes import CLOSED, FORBIDDEN, ROUTES
from izakaya.playing.troubles import TurnedAway
from izakaya.server import identity, people
from izakaya.server.attending import attend
from izakaya.server.bot_processes import BotProcesses
from izakaya.server.counted import Metrics
from izakaya.server.doorway import OPEN, Doorway, through
from izakaya.server.lines import LineGuest, line_of
from izakaya.server.openapi import openapi_json, openapi_page
from izakaya.server.processes import CHANNEL, OtherProcesses
from izakaya.server.pulse import Pulse
from izakaya.server.router import handler_of
from izakaya.server.store import FULL, Store
from izakaya.server.store.holding import Holding
from izakaya.server.store.notifications import notifications_at

STATIC: Final = Path(__file__).with_name("static")
# What lies beside the start page, such as the picture on the browser's tab.
PICTURES: Final = (".svg", ".png", ".ico", ".webmanifest")
LARGEST_BODY: Final = 64 * 1024
REQUESTS_A_MINUTE: Final = 600
FILES_A_MINUTE: Final = 6_000  # a page has dozens
FILES: Final = ("/assets", "/health")
LONGEST_NAME: Final = 255  # bytes of a file's name
NOWHERE: Final = "/api/nowhere"
A_YEAR: Final = 365 * 24 * 3600  # seconds
HEADERS: Final = {
    "Content-Security-Policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


log = structlog.get_logger()


@get("/health", summary="Is the house open, and can it store what is played?", tags=["house"])
async def health(house: House, pulse: Pulse) -> Response[Health]:
    ok = await pulse.beats()
    told = Health(ok=ok, tables=len(house.tables), version=__version__)
    return Response(told, status_code=200 if ok else 503)


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[object, object, State], table: str, house: House) -> None:
    await socket.accept()
    try:
        person = await identity.guest(socket, house)
        live = await house.table_for(person.id, table[:24])
    except TurnedAway as turned_away:
        await socket.close(CLOSED.get(turned_away.status, FORBIDDEN), turned_away.reason)
        return
    line = line_of(socket)
    guest = LineGuest(person.id, person.name, line)
    guest.language = person.language
    guest.address = identity.address_of(socket)
    line.forget_the_door()
    await converse(house, live, guest, line)


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[object, object, State], path: str = "") -> Response[str] | File:
    """Every other address is a page of the browser's, which finds its own way."""
    if path.startswith(("/api/", "/assets/")):
        raise TurnedAway("no-such-page", 404)
    beside = STATIC / path.lstrip("/")
    if beside.suffix in PICTURES and beside.parent == STATIC and beside.is_file():
        return File(beside, content_disposition_type="inline")
    if not (STATIC / "index.html").exists():
        # In plain text, for a person in a browser. The next request looks again: the pages may be built beside an open house.
        told = sentence(TurnedAway("no-browser-pages", 503), identity.preferred_language(request))
        return Response(told, status_code=503, media_type=MediaType.TEXT)
    return Response(start_page(request.app.state.doorway.path), media_type=MediaType.HTML)


def start_page(path: str) -> str:
    """The pages know no path: they are told where the house stands."""
    text = (STATIC / "index.html").read_text(encoding="utf-8")
    return text.replace('="./', f'="{path}/').replace(
        '<meta name="izakaya-path" content="" />', f'<meta name="izakaya-path" content="{path}" />'
    )


def refused(request: Request[object, object, State], turned_away: TurnedAway) -> Response[TroubleTold]:
    language = identity.preferred_language(request)
    trouble = TroubleTold(reason=turned_away.reason, sentence=sentence(turned_away, language))
    return dressed(Response(trouble, status_code=turned_away.status))


def not_understood(request: Request[object, object, State], problem: HTTPException) -> Response[TroubleTold]:
    """Litestar's own refusals, in our words: they may not repeat what was sent."""
    reasons = {
        400: "not-understood",
        404: "no-such-page",
        405: "no-such-page",
        413: "too-large",
        429: "too-fast",
    }
    reason = reasons.get(problem.status_code, "not-possible" if problem.status_code < 500 else "our-fault")
    parts = {"most": LARGEST_BODY} if reason == "too-large" else {}
    response = refused(request, TurnedAway(reason, problem.status_code, **parts))
    response.headers.update(problem.headers or {})
    return response


def too_deep(request: Request[object, object, State], _problem: RecursionError) -> Response[TroubleTold]:
    """A body of brackets within brackets."""
    return refused(request, TurnedAway("not-understood", 400))


def our_fault(request: Request[object, object, State], problem: Exception) -> Response[TroubleTold]:
    """Whatever else goes wrong: the journal learns what, the guest only that it was not their doing."""
    log.exception("a request failed", path=request.url.path, exc_info=problem)
    return refused(request, TurnedAway("our-fault", 500))


def make_app(
    database: str,
    limited: bool = True,
    durability: str = FULL,
    addresses: Sequence[str] = (),
    doorway: Doorway = OPEN,
    keep: float | None = None,
) -> Litestar:
    """The whole house at one database: `sqlite:///file` or `postgresql://…`. `addresses` are those for others in the network."""
    store = Store(database, durability)
    channels = ChannelsPlugin(backend=notifications_at(database), channels=[CHANNEL])
    pulse = Pulse(store)
    others = OtherProcesses(channels) if store.is_shared else NoOthers()
    bots = BotProcesses()
    house = House(store, others, bots, Metrics(), limited)
    bots.whose = house.whose

    @asynccontextmanager
    async def open_house(_app: Litestar) -> AsyncIterator[None]:
        holding = Holding(database)
        holding.take()
        async with channels:  # not as a plugin, which would open after the house and close before it
            await house.open()
            attending = asyncio.create_task(attend(house, store, keep))
            try:
                yield
            finally:
                attending.cancel()
                await asyncio.gather(attending, return_exceptions=True)
                await house.close()
                holding.let_go()

    def provide_house() -> House:
        return house

    routes: list[Any] = [
        *map(handler_of, ROUTES),
        people.me,
        people.my_data,
        people.forget_me,
        people.add_bot,
        health,
        openapi_json,
        openapi_page,
        table_socket,
        page,
    ]
    # Their names change with their content, so a browser never needs to ask again.
    kept = CacheControlHeader(max_age=A_YEAR, public=True, immutable=True)
    routes.append(
        create_static_files_router(
            "/assets", [STATIC / "assets"], include_in_schema=False, cache_control=kept
        )
    )
    limits = [
        RateLimitConfig(
            rate_limit=("minute", most),
            check_throttle_handler=counts,
            store=counted,
            identifier_for_request=identity.address_of,
        ).middleware
        for most, counts, counted in (
            (REQUESTS_A_MINUTE, is_a_wish, "wishes"),
            (FILES_A_MINUTE, is_for_a_file, "files"),
        )
    ]
    app = Litestar(
        route_handlers=routes,
        dependencies={
            "house": Provide(provide_house, sync_to_thread=False),
            "pulse": Provide(lambda: pulse, sync_to_thread=False),
        },
        lifespan=[open_house],
        state=State({"house": house, "store": store, "doorway": doorway, "addresses": list(addresses)}),
        exception_handlers={
            TurnedAway: refused,
            HTTPException: not_understood,
            RecursionError: too_deep,
            Exception: our_fault,
        },
        request_max_body_size=LARGEST_BODY,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1000, gzip_compress_level=6, exclude=[r"\.woff2$", "^/metrics"]
        ),
        middleware=limits if limited else [],
        response_headers=[],
        after_request=dressed,
        openapi_config=OpenAPIConfig(title="Izakaya", version=__version__, path="/schema/litestar"),
        logging_config=None,
    )
    app.asgi_handler = through(doorway, answering_head(app.asgi_handler))
    return app


def answering_head(handler: ASGIApp) -> ASGIApp:
    """Whoever asks with HEAD gets what GET would give; the server, which knows what was asked, leaves out the body."""

    async def handle(scope: Scope, receive: Receive, send: Send) -> None:
        if not could_be(scope["path"]):
            scope = cast("Scope", {**scope, "path": NOWHERE, "raw_path": NOWHERE.encode()})
        if scope["type"] == ScopeType.HTTP and scope["method"] == HttpMethod.HEAD:
            scope = cast("Scope", {**scope, "method": HttpMethod.GET})
        await handler(scope, receive, send)

    return handle


async def is_for_a_file(request: Request[Any, Any, Any]) -> bool:
    """Whether this costs next to nothing."""
    return request.scope["path"].startswith(FILES)


async def is_a_wish(request: Request[Any, Any, Any]) -> bool:
    return not request.scope["path"].startswith(FILES)


def could_be(path: str) -> bool:
    """Whether there could be a file of that name: some would be an error of the system, which is none of ours."""
    return "\0" not in path and all(
        len(name.encode("utf-8", "surrogatepass")) <= LONGEST_NAME for name in path.split("/")
    )


def dressed(response: Response[Any]) -> Response[Any]:
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    return response
