"""A report on many random games: `izakaya balance GAME --games 10000 --seats 3-8 --seed 1`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from datetime import date
from typing import Any, Final

import izakaya
from izakaya.games import GAMES, new_table
from izakaya.lab.arguments import (
    FAILED,
    INTERRUPTED,
    MISUNDERSTOOD,
    Arguments,
    Misunderstood,
    core_count,
    file_to_write,
    whole_number,
    write,
)
from izakaya.lab.bar import Bar
from izakaya.lab.book import Book
from izakaya.lab.books import BOOKS
from izakaya.lab.evening import Evening, play_evening
from izakaya.locale import Speech
from izakaya.table.errors import IzakayaError
from izakaya.words.about import game_name

MOST_GAMES: Final = 10_000_000
LARGEST_SEED: Final = 2**64 - 1


def arguments() -> Arguments:
    parser = Arguments("balance", "A report on many random games.")
    parser.add_argument("game", help=f"the game: {', '.join(GAMES)}")
    parser.add_argument(
        "--games", type=whole_number, default=1000, help="games for each number of players (1000)"
    )
    parser.add_argument("--seats", default="", help="numbers of players: 5, or 3-8; all if left out")
    parser.add_argument("--seed", type=whole_number, default=1, help="the same seed plays the same games (1)")
    parser.add_argument("--cores", type=core_count, default=None, help="cores to play on; all if left out")
    parser.add_argument("--option", action="append", default=[], help="a setting of the table: location=inn")
    parser.add_argument("--out", default="", help="the file to write; left out, the report is printed")
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Play, and write the report; the number is what the shell is told."""
    said = arguments().parse_args(argv)
    try:
        evenings = plan(said)
        out = file_to_write(said.out)
    except IzakayaError as problem:
        print(problem, file=sys.stderr)
        return MISUNDERSTOOD
    books, interrupted = play_all(evenings, said.cores)
    text = compose(books, evenings[0], interrupted)
    try:
        if out is None:
            print(text, end="")
        else:
            write(out, text)
    except IzakayaError as problem:
        print(problem, file=sys.stderr)
        return FAILED
    return INTERRUPTED if interrupted else 0


def plan(said: argparse.Namespace) -> list[Evening]:
    """What is to be played, or a sentence on why it cannot be."""
    if said.game not in GAMES:
        raise Misunderstood(f"There is no report on {said.game[:40]!r}; there is one on: {', '.join(GAMES)}.")
    if not 1 <= said.games <= MOST_GAMES:
        raise Misunderstood(f"--games is a number from 1 to {MOST_GAMES}, not {said.games}.")
    if not 0 <= said.seed <= LARGEST_SEED:
        raise Misunderstood("--seed is a number from 0 up to 2**64.")
    options = dict(read_option(text) for text in said.option)
    game = GAMES[said.game]
    least, most = read_seats(said.seats, game.least, game.most)
    evenings = [Evening(said.game, seats, said.games, said.seed, options) for seats in range(least, most + 1)]
    new_table(said.game, seats=least, seed=0, **options)  # a wrong setting is better heard of now
    return evenings


def read_option(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise Misunderstood(f"--option is a name and a value, as in location=inn, not {text[:40]!r}.")
    return name, value


def read_seats(text: str, least: int, most: int) -> tuple[int, int]:
    if not text:
        return least, most
    first, _, last = text.partition("-")
    last = last or first
    if not (first.isascii() and first.isdigit() and last.isascii() and last.isdigit()):
        raise Misunderstood(
            f"--seats is a number of players or a span like {least}-{most}, not {text[:40]!r}."
        )
    if not least <= int(first[:9]) <= int(last[:9]) <= most:
        raise Misunderstood(f"--seats lies between {least} and {most}; {text[:40]!r} does not.")
    return int(first), int(last)


def play_all(evenings: Sequence[Evening], cores: int | None) -> tuple[list[Book[Any]], bool]:
    """All games, with a bar to watch; Ctrl-C keeps those that were played."""
    books = [BOOKS[evening.game](evening.seats) for evening in evenings]
    try:
        with Bar() as bar:
            for evening, book in zip(evenings, books, strict=True):
                bar.begin(f"{evening.game}, {evening.seats} players", evening.games)
                for sheets in play_evening(evening, book.note, cores):
                    book.sheets += sheets
                    bar.played(len(sheets))
    except KeyboardInterrupt:
        return [book for book in books if book.sheets], True
    return books, False


def compose(books: Sequence[Book[Any]], evening: Evening, interrupted: bool) -> str:
    """The whole report."""
    core = "compiled" if izakaya.compiled else "interpreted"
    settings = "".join(f", {name} {value}" for name, value in sorted(evening.options.items()))
    lines = [
        f"# {game_name(Speech('en'), GAMES[evening.game])}: random games in figures",
        "",
        f"Izakaya {izakaya.__version__} ({core} core), {date.today().isoformat()}, seed {evening.seed}, "
        f"{evening.games:,} games for each number of players{settings}. Written by `izakaya balance`.",
        "",
        BOOKS[evening.game].caution,
        "",
        "A share of 20 % of 10,000 games is good to within 0.8 points, nineteen times in twenty.",
        "",
    ]
    if interrupted:
        lines += ["The games were interrupted: this is a report on those that were played.", ""]
    if books:
        lines += BOOKS[evening.game].report(books)
    else:
        lines += ["No game was played to its end."]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(main())
