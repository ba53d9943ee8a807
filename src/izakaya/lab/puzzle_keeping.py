"""What was dug for puzzles, kept game by game in a file, so that the search can stop and go on: `izakaya puzzles GAME --keep FILE`.

A line of JSON for each game that was gone through, with what was found in it; the first line says what they were dug with, and whoever digs
with other rules, cards or bots is refused.
"""

from __future__ import annotations

import json
from pathlib import Path

from izakaya.lab.arguments import CannotWrite, Misunderstood
from izakaya.lab.provenance import whence
from izakaya.lab.puzzle_making import Dig, Nugget
from izakaya.lessons.puzzle import read_puzzles


class Diggings:
    """The games that were gone through, and the puzzles in them. Without a file it forgets."""

    def __init__(self, game: str, path: Path | None) -> None:
        self.path = path
        self.done: set[Dig] = set()
        self.found: list[Nugget] = []
        whence_ = {"game": game, **{name: value for name, value in whence(game, {}, ()).items() if value}}
        if path is None:
            return
        if not path.exists():
            self.write(whence_)
            return
        try:
            first, *others = (json.loads(line) for line in path.read_text(encoding="utf-8").splitlines())
            if first == whence_:
                for one in others:
                    dig = Dig(game, one["seats"], one["seed"])
                    self.note(dig, [nugget(dig, hard, text) for hard, text in one["found"]])
                return
        except (ValueError, KeyError, TypeError, OSError):
            raise Misunderstood(
                f"{path} does not hold what was dug for puzzles; name another file."
            ) from None
        other = next(name for name in {**first, **whence_} if first.get(name) != whence_.get(name))
        raise Misunderstood(
            f"{path} was dug with another {other} ({first.get(other)} instead of {whence_.get(other)}); name another file."
        )

    def note(self, dig: Dig, found: list[Nugget]) -> None:
        self.done.add(dig)
        self.found += found

    def keep(self, dig: Dig, found: list[Nugget]) -> None:
        self.note(dig, found)
        if self.path is not None:
            texts = [(one.hard, one.puzzle.text()) for one in found]
            self.write({"seats": dig.seats, "seed": dig.seed, "found": texts})

    def write(self, line: object) -> None:
        assert self.path is not None
        try:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line, ensure_ascii=False) + "\n")
        except OSError as problem:
            raise CannotWrite(f"{self.path} cannot be written: {problem.strerror or problem}.") from None


def nugget(dig: Dig, hard: float, text: str) -> Nugget:
    (puzzle,) = read_puzzles(text)
    return Nugget(dig.seed, dig.seats, hard, puzzle)
