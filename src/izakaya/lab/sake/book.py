"""What the lab notes of a game of SAKE, and the report on many of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Self, cast, final

from izakaya.games.sake.data import SAMURAI
from izakaya.games.sake.view import SakeView
from izakaya.lab.book import RANDOM, Book, Sheet, heads, lengths
from izakaya.lab.evening import Played
from izakaya.lab.figures import mean, percent, table


@dataclass(frozen=True)
class SakeSheet(Sheet):
    """One game in figures. `samurai` and `winners` begin with the first player (K4), not with seat 0."""

    deaths: int
    extra_rounds: int
    closing_time: bool
    reason: str
    sake: int  # of the winners, all together
    samurai: tuple[str, ...]
    winners: tuple[int, ...]  # the samurai who won alive; Spirits win as a team


@final
class SakeBook(Book[SakeSheet]):
    """How games of SAKE end, and who wins them."""

    caution: ClassVar[str] = (
        f"{RANDOM} Random players strike without aim, never plan, and burn the "
        "sake that would win them the game, so most ties are ties of empty boards: a skill that needs thought looks "
        "weak, one that works by itself looks strong, and Spirits meet no resistance that is meant."
    )

    @staticmethod
    def note(played: Played) -> SakeSheet:
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
        return SakeSheet(
            ended=bool(played.table.over),
            turns=played.happened["turn"],
            decisions=played.decisions,
            deaths=played.happened["died"],
            extra_rounds=played.happened["extra-round"],
            closing_time=played.happened["closing-time"] > 0,
            reason=reason,
            sake=sake,
            samurai=tuple(view["people"][seat]["samurai"] for seat in order),
            winners=tuple(place for place, seat in enumerate(order) if seat in won),
        )

    @classmethod
    def report(cls, books: Sequence[Self]) -> list[str]:
        """A column for each number of players."""
        head = heads(books)
        return [
            *lengths(books),
            "## Deaths and ends",
            "",
            *table(["players", *head], ends(books)),
            "",
            "## Won by each samurai",
            "",
            "Of the games in which it took part, alone or shared; victories as a Spirit are not counted here.",
            "",
            *table(
                ["samurai", *head],
                ([name, *(book.won_by(name) for book in books)] for name in sorted(SAMURAI)),
            ),
            "",
            "## Won from each seat",
            "",
            "Clockwise from the first player, alone or shared; victories as a Spirit are not counted here.",
            "",
            *table(["seat", *head], (seat_row(place, books) for place in range(max(b.seats for b in books)))),
        ]

    def won_by(self, samurai: str) -> str:
        """How often a samurai wins, of the games in which it takes part."""
        games = [sheet for sheet in self.sheets if samurai in sheet.samurai]
        return percent(sum(sheet.samurai.index(samurai) in sheet.winners for sheet in games), len(games))

    def won_from(self, place: int) -> str:
        """How often the player so many seats after the first one wins."""
        return self.share(lambda sheet: place in sheet.winners) if place < self.seats else ""


def ends(books: Sequence[SakeBook]) -> Iterable[list[str]]:
    def row(words: str, figure: Callable[[SakeBook], str]) -> list[str]:
        return [words, *(figure(book) for book in books)]

    def share(words: str, fits: Callable[[SakeSheet], bool]) -> list[str]:
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


def won_by_spirits(sheet: SakeSheet) -> bool:
    """With more sake than any samurai, or with no samurai left (K45, K47)."""
    return sheet.reason in ("spirits", "no-samurai")


def seat_row(place: int, books: Sequence[SakeBook]) -> list[str]:
    words = "first" if place == 0 else f"{place} after"
    return [words, *(book.won_from(place) for book in books)]
