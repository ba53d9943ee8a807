"""The lessons that the games bring: each names a package (its part `lessons`) with files that end in `.lesson`."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from types import ModuleType
from typing import Final

from izakaya.games import GAMES
from izakaya.games.parts import Parts
from izakaya.lessons.lesson import Lesson, read_lesson

LESSONS: Final[Parts[ModuleType | None]] = Parts(GAMES, "lessons", None)
"""The package in which a game's lesson is; `None` for a game that brings none."""
FIRST: Final = "first-evening.lesson"


@cache
def first_lesson(game: str) -> Lesson | None:
    """The guided first game; `None` if this game has none."""
    package = LESSONS[game]
    return (
        None if package is None else read_lesson(files(package).joinpath(FIRST).read_text(encoding="utf-8"))
    )


def taught() -> list[str]:
    """The games that can be learned at the table."""
    return [game for game in GAMES if LESSONS[game] is not None]
