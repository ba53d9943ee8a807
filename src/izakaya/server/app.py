"""The Litestar application: routes, middleware, security headers, error handlers, startup and shutdown."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, cast

import structlog
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader, State
from litestar.di import Provide
from litestar.enums import HttpMethod, ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.response import File
from litestar.static_files import create_static_files_router
from litestar.types import ASGIApp, Receive, Scope, Send

from izakaya import __version__
from izakaya.house.house import House
from izakaya.house.messages import Health, TroubleTold
from izakaya.house.process_bus import NoOtherProcesses, ProcessBus
from izakaya.house.routes import CLOSED, FORBIDDEN, ROUTES
from izakaya.house.session import run_session
from izakaya.house.texts import error_sentence
from izakaya.playing.errors import RequestError, not_understood
from izakaya.server import identity, people
from izakaya.server.bot_processes import BotProcesses
from izakaya.server.door import Door, door_middleware
from izakaya.server.health import HealthCheck
from izakaya.server.maintenance import run_maintenance
from izakaya.server.metrics import PrometheusMetrics
from izakaya.server.middleware import ANY_SITE, Site, site_middleware
from izakaya.server.openapi import openapi_json, openapi_page
from izakaya.server.refusals import HEADERS
from izakaya.server.request_limits import request_limits
from izakaya.server.router import handler_of
from izakaya.server.scheduled_backups import BackupPlan, run_backups
from izakaya.server.store import FULL, Store
from izakaya.server.store.lock_file import LockFile
from izakaya.server.store.postgres_bus import PostgresBus
from izakaya.server.websocket import WebSocketGuest, websocket_of

STATIC: Final = Path(__file__).with_name("static")
# What lies beside the start page, such as the picture on the browser's tab.
ROOT_FILE_TYPES: Final = (".svg", ".png", ".ico", ".webmanifest")
LARGEST_BODY: Final = 64 * 1024
LONGEST_NAME: Final = 255  # bytes of a file's name
MISSING_PATH: Final = "/api/nowhere"
A_YEAR: Final = 365 * 24 * 3600  # seconds


log = structlog.get_logger()


@get("/health", summary="Is the house open, and can it store what is played?", tags=["house"])
async def health(house: House, health_check: HealthCheck) -> Response[Health]:
    ok = await health_check.is_healthy()
    told = Health(ok=ok, tables=len(house.tables), version=__version__)
    return Response(told, status_code=200 if ok else 503)


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[object, object, State], table: str, house: House) -> None:
    """The WebSocket of one table: authenticates the client and runs its session."""
    await socket.accept()
    try:
        person = await identity.require_person(socket, house)
        live = await house.table_for(person.id, table[:24])
    except RequestError as error:
        await socket.close(CLOSED.get(error.status, FORBIDDEN), error.reason)
        return
    connection = websocket_of(socket)
    guest = WebSocketGuest(person.id, person.name, connection)
    guest.language = person.language
    guest.address = identity.address_of(socket)
    connection.drop_headers()
    await run_session(house, live, guest, connection)


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[object, object, State], path: str = "") -> Response[str] | File:
    """Serve the browser's single-page application at every other path."""
    if path.startswith(("/api/", "/assets/")):
        raise RequestError("no-such-page", 404)
    beside = STATIC / path.lstrip("/")
    if beside.suffix in ROOT_FILE_TYPES and beside.parent == STATIC and beside.is_file():
        return File(beside, content_disposition_type="inline")
    if not (STATIC / "index.html").exists():
        # In plain text, for a person in a browser. The next request looks again: the pages may be built beside an open house.
        told = error_sentence(RequestError("no-browser-pages", 503), identity.preferred_language(request))
        return Response(told, status_code=503, media_type=MediaType.TEXT)
    return Response(start_page(request.app.state.site.path), media_type=MediaType.HTML)


def start_page(path: str) -> str:
    """The start page with the path prefix of this site filled in."""
    text = (STATIC / "index.html").read_text(encoding="utf-8")
    return text.replace('="./', f'="{path}/').replace(
        '<meta name="izakaya-path" content="" />', f'<meta name="izakaya-path" content="{path}" />'
    )


def refusal_response(request: Request[object, object, State], error: RequestError) -> Response[TroubleTold]:
    """A typed refusal as a response: reason, sentence in the language of the client, security headers."""
    log.info("a request was refused", reason=error.reason, status=error.status)
    language = identity.preferred_language(request)
    trouble = TroubleTold(reason=error.reason, sentence=error_sentence(error, language))
    return add_security_headers(Response(trouble, status_code=error.status))


def http_error(request: Request[object, object, State], problem: HTTPException) -> Response[TroubleTold]:
    """Errors of Litestar as typed refusals: Litestar's own text may repeat what was sent."""
    reasons = {
        400: "not-understood",
        404: "no-such-page",
        405: "no-such-page",
        413: "too-large",
        429: "too-fast",
    }
    reason = reasons.get(problem.status_code, "not-possible" if problem.status_code < 500 else "our-fault")
    if reason == "not-understood":
        error = not_understood(said_of(problem))
    else:
        parts = {"most": LARGEST_BODY} if reason == "too-large" else {}
        error = RequestError(reason, problem.status_code, **parts)
    response = refusal_response(request, error)
    response.headers.update(problem.headers or {})
    return response


def said_of(problem: HTTPException) -> str:
    """What the decoder says of the field that it does not understand."""
    if isinstance(problem.extra, list):
        for one in problem.extra:
            if isinstance(one, dict) and "key" in one:
                return f"`$.{one['key']}`"
    return str(problem.__cause__ or problem.detail)


def nested_too_deep(
    request: Request[object, object, State], _problem: RecursionError
) -> Response[TroubleTold]:
    """Error handler for a body of brackets within brackets."""
    return refusal_response(request, not_understood())


def internal_error(request: Request[object, object, State], problem: Exception) -> Response[TroubleTold]:
    """Error handler for everything else: the server log has the traceback, the client learns only that it was not their fault."""
    log.exception("a request failed", path=request.url.path, exc_info=problem)
    return refusal_response(request, RequestError("our-fault", 500))


def make_app(
    database: str,
    limited: bool = True,
    durability: str = FULL,
    addresses: Sequence[str] = (),
    site: Site = ANY_SITE,
    keep: float | None = None,
    backups: BackupPlan | None = None,
    private: bool = False,
    name: str = "",
    notice: str = "",
) -> Litestar:
    """The application for one database, `sqlite:///file` or `postgresql://…`. `addresses` are those in the local network; `keep` is
    after how many seconds untouched data is purged, `None` for never.
    `backups` are made by the clock, if any. A `private` house has a door, with its `name` and a `notice`.
    """
    store = Store(database, durability)
    health_check = HealthCheck(store)
    bus: ProcessBus = PostgresBus(database) if store.is_shared else NoOtherProcesses()
    bots = BotProcesses()
    house = House(store, bus, bots, PrometheusMetrics(), limited)
    door = Door(house, store, site, name, notice) if private else None
    bots.thought_owner = house.thought_owner

    @asynccontextmanager
    async def open_house(_app: Litestar) -> AsyncIterator[None]:
        lock_file = LockFile(database)
        lock_file.acquire()
        await house.open()
        tasks = [asyncio.create_task(run_maintenance(house, store, keep, door))]
        if backups is not None:
            tasks.append(asyncio.create_task(run_backups(database, backups)))
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await house.close()
            lock_file.release()

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
    app = Litestar(
        route_handlers=routes,
        dependencies={
            "house": Provide(provide_house, sync_to_thread=False),
            "health_check": Provide(lambda: health_check, sync_to_thread=False),
        },
        lifespan=[open_house],
        state=State({"house": house, "store": store, "site": site, "addresses": list(addresses)}),
        exception_handlers={
            RequestError: refusal_response,
            HTTPException: http_error,
            RecursionError: nested_too_deep,
            Exception: internal_error,
        },
        request_max_body_size=LARGEST_BODY,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1000, gzip_compress_level=6, exclude=[r"\.woff2$", "^/metrics"]
        ),
        response_headers=[],
        after_request=add_security_headers,
        openapi_config=OpenAPIConfig(
            title="Izakaya",
            version=__version__,
            path="/schema/litestar",
            render_plugins=[JsonRenderPlugin()],  # the others load scripts from elsewhere
        ),
        logging_config=None,
    )
    handler = head_middleware(app.asgi_handler)
    if door is not None:
        handler = door_middleware(door, handler)
    app.asgi_handler = site_middleware(
        site, request_limits(house.rate_limiter, handler) if limited else handler
    )
    return app


def head_middleware(handler: ASGIApp) -> ASGIApp:
    """ASGI middleware: answers HEAD as GET, whose body uvicorn leaves out, and sends impossible paths to a 404."""

    async def handle(scope: Scope, receive: Receive, send: Send) -> None:
        if not is_possible_path(scope["path"]):
            scope = cast("Scope", {**scope, "path": MISSING_PATH, "raw_path": MISSING_PATH.encode()})
        if scope["type"] == ScopeType.HTTP and scope["method"] == HttpMethod.HEAD:
            scope = cast("Scope", {**scope, "method": HttpMethod.GET})
        await handler(scope, receive, send)

    return handle


def is_possible_path(path: str) -> bool:
    """Whether a file of that name could exist: the system raises an error for the others."""
    return "\0" not in path and all(
        len(name.encode("utf-8", "surrogatepass")) <= LONGEST_NAME for name in path.split("/")
    )


def add_security_headers(response: Response[Any]) -> Response[Any]:
    """Add the security headers that are missing, to every response."""
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    return response
