"""Requests for the guided first game of each game, and for its puzzles."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import Response, get
from litestar.params import Parameter

from izakaya.house import lessons
from izakaya.lessons.puzzle_told import PuzzleTold
from izakaya.lessons.told import LessonTold
from izakaya.playing.pieces import Language
from izakaya.server.doors.tables import Asking
from izakaya.server.identity import preferred_language

FRESH: Final = 600  # seconds for which a browser need not ask again


@get("/api/lessons/{game:str}", summary="The guided first game, from beginning to end", tags=["lessons"])
async def lesson(
    request: Asking,
    game: Annotated[str, Parameter(max_length=16)],
    language: Language | None = None,
) -> Response[LessonTold]:
    told = await lessons.lesson(game, language or preferred_language(request))
    # Whoever does not name a language may be told another one the next time.
    headers = {"Cache-Control": f"public, max-age={FRESH}"} if language else {}
    return Response(told, headers=headers)


@get(
    "/api/puzzles/{game:str}/{number:int}",
    summary="A position in which to find the best answer",
    tags=["lessons"],
)
async def puzzle(
    request: Asking,
    game: Annotated[str, Parameter(max_length=16)],
    number: Annotated[int, Parameter(ge=0, le=1_000_000)],
    language: Language | None = None,
) -> Response[PuzzleTold]:
    told = await lessons.puzzle(game, number, language or preferred_language(request))
    headers = {"Cache-Control": f"public, max-age={FRESH}"} if language else {}
    return Response(told, headers=headers)
