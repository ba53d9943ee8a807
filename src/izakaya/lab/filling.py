"""Books filled with the sheets of many games: those that a folder keeps already, and those that are played now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from izakaya.lab.bar import Bar
from izakaya.lab.book import Book, Sheet
from izakaya.lab.books import BOOKS
from izakaya.lab.evening import Evening, play_evenings
from izakaya.lab.sheets import SheetFolder
from izakaya.lab.workers import Workers


def empty_books(evenings: Sequence[Evening]) -> list[Book[Any]]:
    """A book for each evening."""
    return [BOOKS[evening.game](evening.seats, options=evening.options) for evening in evenings]


def fill(
    books: Sequence[Book[Any]],
    evenings: Sequence[Evening],
    what: str,
    workers: Workers,
    kept: SheetFolder | None = None,
) -> None:
    """All games of all evenings, with a bar to watch. Whatever stops it, the books have what was played, and the folder keeps it.

    Sheets stand in the order of their games, whichever was played first: sums of fractions depend on their order, and the same games
    are to give the same figures.
    """
    have: list[dict[int, Sheet]] = (
        [{} for _ in books] if kept is None else [dict(found) for found in kept.found]
    )
    try:
        with Bar() as bar:
            bar.begin(what, sum(evening.games for evening in evenings) - sum(map(len, have)))
            for which, sheets in play_evenings(evenings, books[0].note, workers, have):
                have[which].update(sheets)
                bar.played(len(sheets))
                if kept is not None:
                    kept.add(which, sheets)
    finally:
        for book, found in zip(books, have, strict=True):
            book.sheets += [sheet for _, sheet in sorted(found.items())]
