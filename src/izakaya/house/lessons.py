"""Handlers for lessons and puzzles. They are the same for all readers of one language, so each is made once."""

from __future__ import annotations

from functools import cache
from typing import Annotated

from msgspec import Meta

from izakaya.house.threads import in_thread
from izakaya.lessons.found import first_lesson, taught
from izakaya.lessons.puzzle import puzzles_of, puzzling
from izakaya.lessons.puzzle_told import PuzzleTold, puzzle_told
from izakaya.lessons.told import LessonTold, lesson_told
from izakaya.playing.errors import RequestError
from izakaya.playing.message_parts import Count, Language

Game = Annotated[str, Meta(max_length=16)]


async def lesson(game: Game, speaks: str, language: Language | None = None) -> LessonTold:
    """The guided first game, from beginning to end."""
    if game not in taught():
        raise RequestError("no-such-lesson", 404, games=", ".join(taught()))
    return await in_thread(lesson_in, game, language or speaks)


@cache
def lesson_in(game: str, language: str) -> LessonTold:
    found = first_lesson(game)
    assert found is not None
    return lesson_told(found, language)


async def puzzle(game: Game, number: Count, speaks: str, language: Language | None = None) -> PuzzleTold:
    """A position in which to find the best answer."""
    if game not in puzzling():
        raise RequestError("no-such-puzzles", 404, games=", ".join(puzzling()))
    count = len(puzzles_of(game))
    if not 1 <= number <= count:
        raise RequestError("no-such-puzzle", 404, count=count)
    return await in_thread(puzzle_in, game, number, language or speaks)


@cache
def puzzle_in(game: str, number: int, language: str) -> PuzzleTold:
    puzzles = puzzles_of(game)
    return puzzle_told(puzzles[number - 1], len(puzzles), language)
