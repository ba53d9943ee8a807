"""A folder in which a report keeps what it noted of every game, from the moment it is over.

A game is a line of JSON in `games.jsonl`, with its evening, its number and its sheet, so whoever is killed loses only the games that were
under way. Beside it `report.json` says what is played: the same report goes on where it stopped, any other is refused. More games, other
numbers of players and other values of a compared setting are no other report: they are added.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any, BinaryIO, Final

from izakaya.lab.balance_report import Season
from izakaya.lab.book import Sheet
from izakaya.lab.books import BOOKS
from izakaya.lab.evening import Evening
from izakaya.lab.folder import CannotKeep, not_written, opened, prepare
from izakaya.lab.provenance import digest, whence

REPORT: Final = "report"
GAMES_FILE: Final = "games.jsonl"


def plan_of(season: Season) -> dict[str, Any]:
    """Everything that decides what happens in the games of a report."""
    first = season.first
    options = {name: value for name, value in first.options.items() if name != season.compared}
    return {
        **whence(first.game, options, [first.player]),
        "game": first.game,
        "players": first.player,
        "seed": first.seed,
        "seconds": first.seconds,
        "iterations": first.iterations,
        "options": options,
    }


def name_of(evening: Evening) -> str:
    """What tells an evening from the others of a report, however many games it has."""
    return f"{evening.seats} players {digest([json.dumps(evening.options, sort_keys=True).encode()])}"


class SheetFolder:
    """The sheets that a folder keeps of some evenings."""

    def __init__(self, folder: Path, season: Season) -> None:
        self.path = folder / GAMES_FILE
        self.names = [name_of(evening) for evening in season.evenings]
        self.found = self.load(season.evenings)
        """The sheets of each evening that were kept before, by the numbers of their games."""

    def load(self, evenings: Sequence[Evening]) -> list[dict[int, Sheet]]:
        """All that is there, as far as it is asked for. What whoever was killed has left of a line is cut off."""
        places = {name: which for which, name in enumerate(self.names)}
        found: list[dict[int, Sheet]] = [{} for _ in evenings]
        try:
            with self.path.open("ab+") as file:
                for line in whole_lines(file):
                    kept = json.loads(line)
                    which = places.get(kept["evening"])
                    if which is not None and kept["number"] < evenings[which].games:
                        found[which][kept["number"]] = BOOKS[evenings[which].game].sheet.read(kept["sheet"])
        except OSError as problem:
            raise CannotKeep(f"{self.path} cannot keep games: {problem.strerror or problem}.") from None
        except (ValueError, TypeError, KeyError, RecursionError):
            raise CannotKeep(f"{self.path} is damaged; name another folder.") from None
        return found

    def add(self, which: int, sheets: Mapping[int, Sheet]) -> None:
        """Keep these too: when this returns, they are, whatever becomes of this process."""
        lines = [
            json.dumps({"evening": self.names[which], "number": number, "sheet": asdict(sheet)}) + "\n"
            for number, sheet in sheets.items()
        ]
        try:
            with self.path.open("ab", buffering=0) as file:
                before = file.seek(0, 2)
                text = "".join(lines).encode()
                if file.write(text) < len(text):
                    # No more room: half a line is none.
                    file.truncate(before)
                    raise OSError("there is no room left")
        except OSError as problem:
            raise not_written(self.path, problem) from None


def whole_lines(file: BinaryIO) -> list[bytes]:
    file.seek(0)
    text = file.read()
    whole = text.rfind(b"\n") + 1
    file.truncate(whole)
    return text[:whole].splitlines()


@contextmanager
def keeping(folder: Path, season: Season) -> Iterator[SheetFolder]:
    """The folder, made if need be; nobody else may write there meanwhile."""
    with opened(folder, REPORT):
        prepare(folder, REPORT, plan_of(season))
        yield SheetFolder(folder, season)
