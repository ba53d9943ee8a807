"""What the lab notes of a game of SAKE, and the report on many of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import cast

from izakaya.games.sake.data import SAMURAI
from izakaya.games.sake.view import SakeView
from izakaya.lab.evening import Played
from izakaya.lab.figures import length, mean, percent, table


@dataclass(frozen=True)
class Sheet:
    """One game in figures. `samurai` and `winners` begin with the first player (K4), not with seat 0."""

    ended: bool
    turns: int
    decisions: int
    deaths: int
    extra_rounds: int
    closing_time: bool
    reason: str
    sake: int  # of the winners, all together
    samurai: tuple[str, ...]
    winners: tuple[int, ...]  # the samurai who won alive; Spirits win as a team


def note(played: Played) -> Sheet:
    """What is kept of a game."""
    view = cast(SakeView, played.table.view(None))
    seats = view["seats"]
    order = [(view["first"] + i) % seats for i in range(seats)]
    won: set[int] = set()
    reason, sake = "", 0
    if played.table.over:
        result = played.table.result()
        reason = result.reason
        sake = sum(result.points[seat] for seat in result.winners)
        won = {seat for seat in result.winners if view["people"][seat]["state"] == "samurai"}
    return Sheet(
        ended=bool(played.table.over),
        turns=played.told["turn"],
        decisions=played.decisions,
        deaths=played.told["died"],
        extra_rounds=played.told["extra-round"],
        closing_time=played.told["closing-time"] > 0,
        reason=reason,
        sake=sake,
        samurai=tuple(view["people"][seat]["samurai"] for seat in order),
        winners=tuple(place for place, seat in enumerate(order) if seat in won),
    )


@dataclass
class Book:
    """The sheets of all games for one number of players."""

    seats: int
    sheets: list[Sheet] = field(default_factory=list)

    def count(self, fits: Callable[[Sheet], bool]) -> int:
        return sum(fits(sheet) for sheet in self.sheets)

    def share(self, fits: Callable[[Sheet], bool]) -> str:
        return percent(self.count(fits), len(self.sheets))

    def won_by(self, samurai: str) -> str:
        """How often a samurai wins, of the games in which it takes part."""
        games = [sheet for sheet in self.sheets if samurai in sheet.samurai]
        return percent(sum(sheet.samurai.index(samurai) in sheet.winners for sheet in games), len(games))

    def won_from(self, place: int) -> str:
        """How often the player so many seats after the first one wins."""
        return self.share(lambda sheet: place in sheet.winners) if place < self.seats else ""


def report(books: Sequence[Book]) -> list[str]:
    """The tables of the report, a column for each number of players."""
    head = [f"{book.seats}" for book in books]
    return [
        "## Length",
        "",
        *table(
            [
                "players",
                "games",
                "without an end",
                "turns",
                "median",
                "5–95 %",
                "decisions",
                "median",
                "5–95 %",
            ],
            (length_row(book) for book in books),
        ),
        "",
        "## Deaths and ends",
        "",
        *table(["players", *head], ends(books)),
        "",
        "## Won by each samurai",
        "",
        "Of the games in which it took part, alone or shared; victories as a Spirit are not counted here.",
        "",
        *table(
            ["samurai", *head], ([name, *(book.won_by(name) for book in books)] for name in sorted(SAMURAI))
        ),
        "",
        "## Won from each seat",
        "",
        "Clockwise from the first player, alone or shared; victories as a Spirit are not counted here.",
        "",
        *table(["seat", *head], (seat_row(place, books) for place in range(max(b.seats for b in books)))),
    ]


def length_row(book: Book) -> list[str]:
    turns = [sheet.turns for sheet in book.sheets]
    decisions = [sheet.decisions for sheet in book.sheets]
    endless = book.count(lambda sheet: not sheet.ended)
    return [f"{book.seats}", f"{len(turns):,}", f"{endless}", *length(turns), *length(decisions)]


def ends(books: Sequence[Book]) -> Iterable[list[str]]:
    def row(words: str, figure: Callable[[Book], str]) -> list[str]:
        return [words, *(figure(book) for book in books)]

    def share(words: str, fits: Callable[[Sheet], bool]) -> list[str]:
        return row(words, lambda book: book.share(fits))

    yield row("deaths in a game", lambda book: f"{mean([sheet.deaths for sheet in book.sheets]):.2f}")
    yield share("games without a death", lambda sheet: sheet.deaths == 0)
    yield share("won by one samurai", lambda sheet: sheet.reason == "drunkest")
    yield share("won by the Spirits", won_by_spirits)
    yield share("– with no samurai left", lambda sheet: sheet.reason == "no-samurai")
    yield share("shared", lambda sheet: sheet.reason == "shared")
    yield share("– with no sake left at all", lambda sheet: sheet.reason == "shared" and sheet.sake == 0)
    yield share("with a tie, so with extra rounds", lambda sheet: sheet.extra_rounds > 0)
    yield row(
        "extra rounds, where there are any",
        lambda book: f"{mean([sheet.extra_rounds for sheet in book.sheets if sheet.extra_rounds]):.2f}",
    )
    yield share("closing time", lambda sheet: sheet.closing_time)


def won_by_spirits(sheet: Sheet) -> bool:
    """With more sake than any samurai, or with no samurai left (K45, K47)."""
    return sheet.reason in ("spirits", "no-samurai")


def seat_row(place: int, books: Sequence[Book]) -> list[str]:
    words = "first" if place == 0 else f"{place} after"
    return [words, *(book.won_from(place) for book in books)]
