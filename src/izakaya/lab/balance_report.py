"""The report of `izakaya balance`: what was played, figures beside their targets, and the game's own chapters; the same for programs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

import izakaya
from izakaya.bots.named import is_master
from izakaya.games import GAMES
from izakaya.games.printed import digest
from izakaya.lab.book import Book
from izakaya.lab.books import BOOKS
from izakaya.lab.comparison import comparison
from izakaya.lab.estimate import Estimate
from izakaya.lab.evening import RANDOM, Evening
from izakaya.lab.other_deck import DECK
from izakaya.lab.page import page
from izakaya.lab.provenance import machine, whence
from izakaya.lab.target import Targets
from izakaya.lab.verdict import HEADING, chapter, kind_of, measured_in
from izakaya.locale import Speech
from izakaya.words.about import game_name


@dataclass(frozen=True)
class Season:
    """Evenings that are played and reported on together. With `compared` each is played with every value of that setting."""

    evenings: list[Evening]
    targets: Targets
    compared: str = ""

    @property
    def first(self) -> Evening:
        return self.evenings[0]

    def value_of(self, evening: Evening) -> str:
        """The value of the setting that is compared."""
        return evening.options.get(self.compared, "")


PlayedEvening = tuple[Evening, Book[Any]]


def compose(season: Season, played: Sequence[PlayedEvening], whole: bool) -> str:
    """The whole report."""
    evening = season.first
    core = "compiled" if izakaya.compiled else "interpreted"
    name = game_name(Speech("en"), GAMES[evening.game])
    lines = [
        f"# {name}: {who(evening)} in figures",
        "",
        f"Izakaya {izakaya.__version__} ({core} core), {date.today().isoformat()}, seed {evening.seed}, "
        f"{evening.games:,} games for each number of players{settings(season)}. Written by `izakaya balance`.",
        "",
    ]
    if evening.player == RANDOM:
        lines += [BOOKS[evening.game].caution, ""]
    if not whole:
        count = sum(len(book.sheets) for _, book in played)
        asked = sum(each.games for each in season.evenings)
        lines += [
            f"The games were interrupted: this is a report on those that were played, {count:,} of {asked:,}.",
            "",
        ]
    if not played:
        return "\n".join([*lines, "No game was played to its end."]) + "\n"
    by_value = books_by_value(season, played)
    usual = next(iter(by_value.values()))
    if season.targets:
        lines += chapter(usual, season.targets)
    if season.compared:
        lines += comparison(season.compared, by_value, season.targets)
    return "\n".join([*lines, *BOOKS[evening.game].report(usual)]) + "\n"


def books_by_value(season: Season, played: Sequence[PlayedEvening]) -> dict[str, list[Book[Any]]]:
    """The books by the value of the setting that is compared, the plain one first; all under one if none is."""
    found: dict[str, list[Book[Any]]] = {}
    for evening, book in played:
        found.setdefault(season.value_of(evening), []).append(book)
    return found


def as_page(season: Season, played: Sequence[PlayedEvening], report: str, charts: Any) -> str:
    """The report with charts; `charts` is the module that draws them, which not everybody has."""
    pictures: list[str] = []
    if played and season.targets:
        usual = next(iter(books_by_value(season, played).values()))
        pictures = list(charts.pictures(measured_in(usual), season.targets, usual[0].wanted))
    title, _, _ = report.removeprefix("# ").partition("\n")
    return page(title, report, {HEADING: pictures})


def who(evening: Evening) -> str:
    return "random games" if evening.player == RANDOM else f"games of {evening.player}s"


def settings(season: Season) -> str:
    """Budget and settings in words; of a deck, by which anybody can see whether it is the same."""
    evening = season.first
    said: list[str] = []
    if is_master(evening.player):
        said += [
            f"{evening.iterations} iterations"
            if evening.iterations
            else f"{evening.seconds or 0.5:g} seconds"
        ]
    for name, value in sorted(evening.options.items()):
        said.append(f"deck {digest([value.encode()])}" if name == DECK else f"{name} {value}")
    return "".join(f", {each}" for each in said)


def as_dict(season: Season, played: Sequence[PlayedEvening], whole: bool) -> dict[str, object]:
    """Everything for programs."""
    first = season.first
    tables = [
        {
            "seats": evening.seats,
            "options": {name: value for name, value in evening.options.items() if name != DECK},
            "games": len(book.sheets),
            "figures": {
                name: {**estimate.as_dict(), **judged(season.targets, evening.seats, name, estimate)}
                for name, estimate in book.figures().items()
            },
        }
        for evening, book in played
    ]
    return {
        **whence(first.game, first.options, [first.player]),
        **machine(),
        "game": first.game,
        "players": first.player,
        "seconds": first.seconds,
        "iterations": first.iterations,
        "seed": first.seed,
        "games": first.games,
        "whole": whole,
        "tables": tables,
    }


def judged(targets: Targets, seats: int, name: str, estimate: Estimate) -> dict[str, object]:
    """The target of a figure and whether it is reached, if it has one."""
    target = targets.get(seats, {}).get(kind_of(name))
    return {} if target is None else {**target.as_dict(), "verdict": target.verdict(estimate)}
