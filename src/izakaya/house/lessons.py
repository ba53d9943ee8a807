"""The guided first game of each game. A lesson is the same for everybody who reads one language, so it is made once."""

from __future__ import annotations

from functools import cache

from izakaya.house.elsewhere import elsewhere
from izakaya.lessons.found import first_lesson, taught
from izakaya.lessons.told import LessonTold, lesson_told
from izakaya.playing.troubles import TurnedAway


async def lesson(game: str, language: str) -> LessonTold:
    if game not in taught():
        raise TurnedAway("no-such-lesson", 404, games=", ".join(taught()))
    return await elsewhere(lesson_in, game, language)


@cache
def lesson_in(game: str, language: str) -> LessonTold:
    found = first_lesson(game)
    assert found is not None
    return lesson_told(found, language)
