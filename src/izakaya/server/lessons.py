"""The guided first game of each game. A lesson is the same for everybody who reads one language, so it is made once."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Annotated, Final

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import Parameter

from izakaya.lessons.found import first_lesson, taught
from izakaya.lessons.told import LessonTold, lesson_told
from izakaya.playing.pieces import Language
from izakaya.playing.troubles import TurnedAway
from izakaya.server.identity import preferred_language

FRESH: Final = 600  # seconds for which a browser need not ask again


@get("/api/lessons/{game:str}", summary="The guided first game, from beginning to end", tags=["lessons"])
async def lesson(
    request: Request[object, object, State],
    game: Annotated[str, Parameter(max_length=16)],
    language: Language | None = None,
) -> Response[LessonTold]:
    if game not in taught():
        raise TurnedAway("no-such-lesson", 404, games=", ".join(taught()))
    speaks = language or preferred_language(request)
    # Elsewhere, because nobody's answer should wait for it.
    told = await asyncio.to_thread(lesson_in, game, speaks)
    # Whoever does not name a language may be told another one the next time.
    headers = {"Cache-Control": f"public, max-age={FRESH}"} if language else {}
    return Response(told, headers=headers)


@cache
def lesson_in(game: str, language: str) -> LessonTold:
    found = first_lesson(game)
    assert found is not None
    return lesson_told(found, language)
