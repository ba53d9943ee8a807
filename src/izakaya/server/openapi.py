"""OpenAPI description: that of Litestar, with the messages of the WebSocket and the views of the games added."""

from __future__ import annotations

import json
import sys
from functools import cache
from html import escape
from importlib import import_module
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Litestar, MediaType, Request, Response, get
from litestar.datastructures import State

from izakaya.games import GAMES
from izakaya.games.parts import Parts
from izakaya.house.messages import Story, TroubleTold
from izakaya.lessons.puzzle_told import PuzzleTold
from izakaya.lessons.told import LessonTold
from izakaya.playing.message_parts import AnyView, Happening, MoveParts
from izakaya.playing.messages import FromGuest, FromHouse
from izakaya.words.catalogue import box_types

REFERENCE: Final = "#/components/schemas/{name}"
VIEWS: Final[Parts[Any]] = Parts(GAMES, "view", AnyView)
TROUBLE: Final = REFERENCE.format(name=TroubleTold.__name__)


@cache
def view_type(game: str) -> Any:
    """The type of a game's view, or what all views have in common if it names none. A compiled module forgets what its
    fields hold, so its source is read again.
    """
    kind = VIEWS[game]
    place, _, name = GAMES[game].parts.get("view", "").partition(":")
    found = find_spec(place) if place else None
    if found is None or found.origin is None or found.origin.endswith(".py"):
        return kind
    # Beside its package, wherever the compiled module lies.
    package, _, module_name = place.rpartition(".")
    source = Path(import_module(package).__path__[0], f"{module_name}.py")
    spec = spec_from_file_location(f"izakaya.server.view_of_{game}", source)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module  # where the types look for their names
    spec.loader.exec_module(module)
    return getattr(module, name)


@cache
def described(app: Litestar) -> dict[str, Any]:
    """The whole description. WebSocket messages have no place in OpenAPI but among the components."""
    description: dict[str, Any] = json.loads(json.dumps(app.openapi_schema.to_schema()))
    trouble = {"description": "Why not", "content": {"application/json": {"schema": {"$ref": TROUBLE}}}}
    for operation in (one for path in description["paths"].values() for one in path.values()):
        answers = operation["responses"]
        for status in [status for status in answers if status.startswith("4")]:
            del answers[status]
        answers["default"] = trouble
    boxes = box_types()
    views = dict.fromkeys(map(view_type, GAMES))
    found, messages = msgspec.json.schema_components(
        [
            *boxes.values(),
            FromGuest,
            FromHouse,
            Story,
            LessonTold,
            PuzzleTold,
            TroubleTold,
            AnyView,
            Happening,
            MoveParts,
            *views,
        ],
        schema_hook=lambda kind: {"description": "anything"},
        ref_template=REFERENCE,
    )
    schemas = description.setdefault("components", {}).setdefault("schemas", {})
    schemas.update(messages)
    for name, union in (("FromGuest", FromGuest), ("FromHouse", FromHouse)):
        members = [kind.__name__ for kind in union.__args__]
        schemas[name] = {"oneOf": [{"$ref": REFERENCE.format(name=member)} for member in members]}
    schemas["Catalogue"] = {
        "title": "Catalogue",
        "type": "object",
        "properties": dict(zip(boxes, found, strict=False)),
        "required": sorted(boxes),
    }
    answer = description["paths"]["/api/catalogue"]["get"]["responses"]["200"]
    answer["content"]["application/json"]["schema"] = {"$ref": REFERENCE.format(name="Catalogue")}
    return description


@get("/schema/openapi.json", include_in_schema=False)
async def openapi_json(request: Request[object, object, State]) -> dict[str, Any]:
    return described(request.app)


@get("/schema", include_in_schema=False, media_type=MediaType.HTML)
async def openapi_page(request: Request[object, object, State]) -> Response[str]:
    """The description as a page without external resources."""
    return Response(page(described(request.app)), media_type=MediaType.HTML)


def page(description: dict[str, Any]) -> str:
    parts = [
        "<!doctype html><meta charset=utf-8><meta name=viewport content='width=device-width'>",
        f"<title>{escape(description['info']['title'])}</title>",
        "<style>body{font:16px/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}",
        "pre{overflow:auto;background:#f6efe0;padding:1rem}summary{cursor:pointer}</style>",
        f"<h1>{escape(description['info']['title'])}</h1>",
        "<p><a href='/schema/openapi.json'>openapi.json</a></p><h2>Requests</h2>",
    ]
    for path, methods in sorted(description["paths"].items()):
        for method, operation in methods.items():
            text = escape(json.dumps(operation, indent=1, ensure_ascii=False))
            title = f"{method.upper()} {path}"
            summary = escape(operation.get("summary", ""))
            parts.append(
                f"<details><summary><code>{escape(title)}</code> {summary}</summary><pre>{text}</pre></details>"
            )
    parts.append("<h2>Messages and bodies</h2>")
    for name, schema in sorted(description["components"]["schemas"].items()):
        text = escape(json.dumps(schema, indent=1, ensure_ascii=False))
        parts.append(
            f"<details><summary><code>{escape(name)}</code> {escape(str(schema.get('description', '')))}</summary>"
            f"<pre>{text}</pre></details>"
        )
    return "".join(parts)
