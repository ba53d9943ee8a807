"""What the lab notes of any game: how long it took, who won, and why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Self, final

from izakaya.lab.book import Book, Sheet, heads, lengths
from izakaya.lab.estimate import Estimate, average, rate
from izakaya.lab.evening import Played
from izakaya.lab.figures import table


@dataclass(frozen=True)
class PlainSheet(Sheet):
    """`winners` are seats, `teams` the teams that won; in a game of each against all everybody is one."""

    reason: str = ""
    winners: tuple[int, ...] = ()
    teams: tuple[str, ...] = ()


@final
class PlainBook(Book[PlainSheet]):
    """Winners by seat, and by team where several are in one."""

    sheet = PlainSheet

    @staticmethod
    def note(played: Played) -> PlainSheet:
        turns, decisions = played.happened["turn"], played.decisions
        if not played.table.over:
            return PlainSheet(False, turns, decisions)
        result = played.table.result()
        teams = tuple(dict.fromkeys(result.teams[seat] for seat in result.winners))
        return PlainSheet(True, turns, decisions, result.reason, result.winners, teams)

    @classmethod
    def report(cls, books: Sequence[Self]) -> list[str]:
        found = [sheet for book in books for sheet in book.sheets]
        teams = dict.fromkeys(team for sheet in found for team in sheet.teams)
        reasons = dict.fromkeys(sheet.reason for sheet in found if sheet.reason)
        lines = lengths(books)
        if any(len(sheet.teams) < len(sheet.winners) for sheet in found):
            lines += chapter(
                "Won by each side", "side", books, teams, lambda team, sheet: team in sheet.teams
            )
        lines += chapter("Ends", "reason", books, reasons, lambda reason, sheet: sheet.reason == reason)
        seats = range(max(book.seats for book in books))
        rows = ([f"{seat}", *(book.won_from(seat) for book in books)] for seat in seats)
        return [*lines, "## Won from each seat", "", *table(["seat", *heads(books)], rows)]

    def figures(self) -> dict[str, Estimate]:
        found = {
            "turns": average([sheet.turns for sheet in self.sheets]),
            "decisions": average([sheet.decisions for sheet in self.sheets]),
        }
        counted: Counter[str] = Counter({f"seat/{seat}": 0 for seat in range(self.seats)})
        for sheet in self.sheets:
            counted.update(f"seat/{seat}" for seat in sheet.winners)
            counted.update(f"side/{team}" for team in sheet.teams)
            counted[f"reason/{sheet.reason or 'none'}"] += 1
        return found | {name: rate(count, len(self.sheets)) for name, count in sorted(counted.items())}

    def won_from(self, seat: int) -> str:
        """How often this seat wins, alone or with others."""
        return self.share(lambda sheet: seat in sheet.winners) if seat < self.seats else ""


def chapter(
    title: str,
    what: str,
    books: Sequence[PlainBook],
    names: Iterable[str],
    fits: Callable[[str, PlainSheet], bool],
) -> list[str]:
    """A row for each name: in how many games of each book it fits."""
    rows: list[list[str]] = []
    for name in sorted(names):
        rows.append([name.replace("-", " "), *(book.share(partial(fits, name)) for book in books)])
    return [f"## {title}", "", *table([what, *heads(books)], rows), ""]
