"""What was dug for puzzles, kept game by game, so that the search can stop and go on: `izakaya puzzles GAME --keep FOLDER`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from izakaya.lab.folder import KeptGames, keeping_games
from izakaya.lab.provenance import whence
from izakaya.lab.puzzle_making import Dig, Nugget
from izakaya.lessons.puzzle import read_puzzles

SEARCH: Final = "search"


class Diggings:
    """The games that were gone through, and the puzzles in them. Without a folder it forgets."""

    def __init__(self, game: str, kept: KeptGames | None = None) -> None:
        self.kept = kept
        self.done: set[Dig] = set()
        self.found: list[Nugget] = []
        try:
            for one in [] if kept is None else kept.load():
                dig = Dig(game, one["seats"], one["seed"])
                self.note(dig, [nugget(dig, hard, text) for hard, text in one["found"]])
        except (ValueError, TypeError, KeyError):
            assert kept is not None
            raise kept.damaged() from None

    def note(self, dig: Dig, found: list[Nugget]) -> None:
        self.done.add(dig)
        self.found += found

    def keep(self, dig: Dig, found: list[Nugget]) -> None:
        self.note(dig, found)
        if self.kept is not None:
            texts = [(one.hard, one.puzzle.text()) for one in found]
            self.kept.add([{"seats": dig.seats, "seed": dig.seed, "found": texts}])


@contextmanager
def digging(game: str, folder: Path | None) -> Iterator[Diggings]:
    if folder is None:
        yield Diggings(game)
    else:
        with keeping_games(folder, SEARCH, {"game": game, **whence(game, {}, ())}) as kept:
            yield Diggings(game, kept)


def nugget(dig: Dig, hard: float, text: str) -> Nugget:
    (puzzle,) = read_puzzles(text)
    return Nugget(dig.seed, dig.seats, hard, puzzle)
