"""Router of the server: makes a Litestar handler of each route in `house/routes.py`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from inspect import Parameter, Signature
from typing import Annotated, Any, Final, cast, get_args, get_origin

from litestar import MediaType, Request, Response
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.params import Parameter as Described
from msgspec import Meta

from izakaya.house.house import House
from izakaya.house.messages import Download
from izakaya.house.person import Person
from izakaya.house.routes import Route
from izakaya.server import identity
from izakaya.server.addresses import is_local_request

HttpRequest = Request[object, object, State]

LIMITS: Final = ("ge", "le", "max_length", "pattern")


@dataclass(frozen=True)
class HttpCaller:
    """The sender of an HTTP request."""

    request: HttpRequest

    @property
    def house(self) -> House:
        return cast("House", self.request.app.state.house)

    @property
    def address(self) -> str:
        return identity.address_of(self.request)

    @property
    def addresses(self) -> Sequence[str]:
        """Addresses of this server in the local network, for clients on this machine alone."""
        return self.request.app.state.addresses if is_local_request(self.request) else ()

    async def find_person(self) -> Person | None:
        return await identity.find_person(self.request, self.house)

    async def require_person(self) -> Person:
        return await identity.require_person(self.request, self.house)

    def language(self, person: Person | None) -> str:
        return person.language if person else identity.preferred_language(self.request)


def handler_of(route: Route) -> HTTPRouteHandler:
    """A Litestar handler with the signature of the route, from which Litestar reads and documents the parameters."""

    async def handle(request: HttpRequest, **given: Any) -> Any:
        told = await route.call(HttpCaller(request), given)
        if isinstance(told, Download):
            named = {"Content-Disposition": f'attachment; filename="{told.name}"'}
            return Response(told.text, media_type=MediaType.JSON, headers=named)
        if route.fresh and given["language"]:
            return Response(told, headers={"Cache-Control": f"public, max-age={route.fresh}"})
        return told

    told = route.signature.return_annotation
    parameters = [
        one.replace(kind=Parameter.KEYWORD_ONLY, annotation=described(one))
        for one in route.parameters.values()
    ]
    request = Parameter("request", Parameter.POSITIONAL_OR_KEYWORD, annotation=HttpRequest)
    made = Signature([request, *parameters], return_annotation=str if told is Download else told)
    # Litestar reads there what a request brings, and describes it.
    handle.__name__ = route.handler.__name__
    handle.__signature__ = made  # type: ignore[attr-defined]
    handle.__annotations__ = {one.name: one.annotation for one in made.parameters.values()}
    handle.__annotations__["return"] = made.return_annotation
    decorate = HTTPRouteHandler(
        f"/api{route.path}",
        http_method=route.method,
        status_code=201 if route.method == "POST" else 200,
        media_type=MediaType.TEXT if told is str else MediaType.JSON,
        summary=route.summary,
        tags=[route.tag],
    )
    return decorate(handle)


def described(parameter: Parameter) -> Any:
    """The type of a parameter with its limits in Litestar's terms: outside of bodies it knows none of msgspec's."""
    if get_origin(parameter.annotation) is not Annotated:
        return parameter.annotation
    kind, *limits = get_args(parameter.annotation)
    (limit,) = [limit for limit in limits if isinstance(limit, Meta)]
    return Annotated[kind, Described(**{name: getattr(limit, name) for name in LIMITS})]
