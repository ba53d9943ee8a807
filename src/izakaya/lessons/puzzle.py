"""Puzzles: positions in which one answer is clearly the best. `izakaya puzzles GAME` finds them in games of masters and writes them down,
thirty a game, beside its lesson:

    puzzle 1
    answer attack katana at 2
    next pass
    won 71 48
    why bot-strike target 2 gain 1.4 games 3000 won 0.71 suspected ninja sure 0.8
    position
      … in the notation of the library

`won` says how many of a hundred imagined games the seat wins with the answer, and with the next best; `why` is the master's reason.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from izakaya.bots.reason import Reason
from izakaya.games import GAMES
from izakaya.lessons.found import LESSONS
from izakaya.lessons.moves import meant, possible
from izakaya.lessons.trouble import LessonTrouble
from izakaya.table.errors import IzakayaError
from izakaya.table.table import Table

FILE: Final = "find-the-move.puzzles"
LONGEST: Final = 1 << 20
WORDS: Final = ("puzzle", "answer", "next", "won", "why", "position")
PARTS: Final = ("target", "gain", "games", "won", "suspected", "sure")


@dataclass(frozen=True)
class Puzzle:
    """One position with its answer, as it is written. `line` is where it begins."""

    line: int
    number: int
    answer: str
    next: str
    won: tuple[int, int]
    why: str
    position: str

    def table(self) -> Table:
        """The position, on a table of its own."""
        name = self.position.split(maxsplit=1)[0]
        if name not in GAMES:
            raise LessonTrouble(
                self.line, f"the position is of a game {name[:40]!r}; there are: {', '.join(GAMES)}"
            )
        try:
            found = GAMES[name].parse(self.position)
        except IzakayaError as problem:
            raise LessonTrouble(
                self.line, f"the position of puzzle {self.number} cannot be laid ({problem})"
            ) from None
        assert isinstance(found, Table)
        if found.over:
            raise LessonTrouble(self.line, f"in the position of puzzle {self.number} the game is over")
        return found

    def option(self, table: Table, move: str) -> int:
        """The option that a move of the puzzle means on its table."""
        found = meant(table, move)
        if len(found) != 1:
            problem = "is not possible here" if not found else "may mean several things"
            raise LessonTrouble(
                self.line, f"{move!r} of puzzle {self.number} {problem}; possible are: {possible(table)}"
            )
        return found[0]

    def reason(self, table: Table) -> Reason:
        """Why the master would give this answer. How often it wins is told by `won`, so the reason does not tell of its games again."""
        why, *words = self.why.split()
        said = dict(zip(words[::2], words[1::2], strict=True))
        try:
            return Reason(
                game=table.origin.game,
                move=table.describe(self.option(table, self.answer)),
                why=why,
                target=int(said["target"]) if "target" in said else None,
                gain=float(said.get("gain", 0.0)),
                won=float(said.get("won", 0.0)),
                suspected=said.get("suspected"),
                sure=float(said.get("sure", 0.0)),
            )
        except ValueError:
            raise LessonTrouble(
                self.line,
                f"{self.why!r} is no reason; it has a message and then {', '.join(PARTS)} with values",
            ) from None

    def text(self) -> str:
        """As it is written."""
        lines = [f"puzzle {self.number}", f"answer {self.answer}", f"next {self.next}"]
        lines += [f"won {self.won[0]} {self.won[1]}", f"why {self.why}", "position"]
        return "\n".join([*lines, *(f"  {line}" for line in self.position.splitlines())]) + "\n"


def written_reason(reason: Reason) -> str:
    """A reason in the words in which a puzzle keeps it."""
    words = [reason.why, "gain", f"{reason.gain:.2f}", "games", str(reason.games), "won", f"{reason.won:.2f}"]
    if reason.target is not None:
        words += ["target", str(reason.target)]
    if reason.suspected is not None:
        words += ["suspected", reason.suspected, "sure", f"{reason.sure:.2f}"]
    return " ".join(words)


def read_puzzles(text: str) -> list[Puzzle]:
    """All puzzles of a file; each has every one of its lines."""
    if len(text) > LONGEST:
        raise LessonTrouble(1, "it is far too long")
    found: list[Puzzle] = []
    for start, said in parted(text):
        missing = [word for word in WORDS if word not in said]
        if missing:
            raise LessonTrouble(start, f"the puzzle that begins here lacks its {missing[0]}")
        number, won = said["puzzle"], said["won"].split()
        if not number.isdecimal() or len(number) > 4:
            raise LessonTrouble(start, f"{number[:40]!r} is no number of a puzzle")
        if len(won) != 2 or not all(one.isdecimal() and int(one[:4]) <= 100 for one in won):
            raise LessonTrouble(start, f"`won` has two numbers up to 100, not {said['won'][:40]!r}")
        found.append(
            Puzzle(
                start,
                int(number),
                said["answer"],
                said["next"],
                (int(won[0]), int(won[1])),
                said["why"],
                said["position"],
            )
        )
    return found


def parted(text: str) -> Iterator[tuple[int, dict[str, str]]]:
    """The lines of each puzzle by their first word, with the line where it begins."""
    start, said = 0, dict[str, str]()
    for number, line in enumerate(text.splitlines(), 1):
        if line[:1] == "#" or not line.strip():
            continue
        if line[0] == " ":
            if "position" not in said:
                raise LessonTrouble(number, "a line of a position stands after `position`")
            said["position"] += line.strip() + "\n"
            continue
        word, _, rest = line.partition(" ")
        if word not in WORDS:
            raise LessonTrouble(
                number, f"{word[:40]!r} begins no line of a puzzle; there are: {', '.join(WORDS)}"
            )
        if word == "puzzle":
            if said:
                yield start, said
            start, said = number, {}
        elif not said:
            raise LessonTrouble(number, "before this line stands `puzzle` with a number")
        if word in said:
            raise LessonTrouble(number, f"this puzzle has its {word} already")
        said[word] = rest.strip()
    if said:
        yield start, said


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """The puzzles that come with a game, in their order; none for a game that brings none."""
    package = LESSONS[game]
    file = None if package is None else files(package).joinpath(FILE)
    if file is None or not file.is_file():
        return ()
    return tuple(read_puzzles(file.read_text(encoding="utf-8")))


def puzzling() -> list[str]:
    """The games that have puzzles."""
    return [game for game in GAMES if puzzles_of(game)]
