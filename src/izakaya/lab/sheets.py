"""A folder in which a report keeps what it noted of every game: its evening, its number and its sheet.

More games, other numbers of players and other values of a compared setting are no other report: they are added.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from izakaya.games.printed import digest
from izakaya.lab.balance_report import Season
from izakaya.lab.book import Sheet
from izakaya.lab.books import BOOKS
from izakaya.lab.evening import Evening
from izakaya.lab.folder import KeptGames, keeping_games
from izakaya.lab.provenance import whence

REPORT: Final = "report"


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

    def __init__(self, kept: KeptGames, season: Season) -> None:
        self.kept = kept
        self.names = [name_of(evening) for evening in season.evenings]
        self.found = self.load(season.evenings)
        """The sheets of each evening that were kept before, by the numbers of their games."""

    def load(self, evenings: Sequence[Evening]) -> list[dict[int, Sheet]]:
        """All that is there, as far as it is asked for."""
        places = {name: which for which, name in enumerate(self.names)}
        found: list[dict[int, Sheet]] = [{} for _ in evenings]
        try:
            for game in self.kept.load():
                which = places.get(game["evening"])
                if which is not None and game["number"] < evenings[which].games:
                    found[which][game["number"]] = BOOKS[evenings[which].game].sheet.read(game["sheet"])
        except (ValueError, TypeError, KeyError):
            raise self.kept.damaged() from None
        return found

    def add(self, which: int, sheets: Mapping[int, Sheet]) -> None:
        """Keep these too."""
        name = self.names[which]
        self.kept.add(
            {"evening": name, "number": number, "sheet": asdict(sheet)} for number, sheet in sheets.items()
        )


@contextmanager
def keeping(folder: Path, season: Season) -> Iterator[SheetFolder]:
    """The folder of this report."""
    with keeping_games(folder, REPORT, plan_of(season)) as kept:
        yield SheetFolder(kept, season)
