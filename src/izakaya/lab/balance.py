"""A report on many games: `izakaya balance GAME --players adept --games 10000 --seats 3-8 --deck FILE`."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Final

from izakaya.bots.named import OWN, is_master, is_own, player_named
from izakaya.games import GAMES, new_table
from izakaya.lab.arguments import (
    FAILED,
    INTERRUPTED,
    MISUNDERSTOOD,
    STDOUT,
    Arguments,
    Misunderstood,
    add_workers,
    file_to_read,
    file_to_write,
    number,
    whole_number,
    write,
)
from izakaya.lab.balance_report import PlayedEvening, Season, as_dict, as_page, compose
from izakaya.lab.books import BOOKS
from izakaya.lab.evening import RANDOM, Evening
from izakaya.lab.filling import empty_books, fill
from izakaya.lab.other_deck import DECK, read_deck_file
from izakaya.lab.sheets import SheetFolder, keeping
from izakaya.lab.target import Targets, read_targets
from izakaya.lab.workers import Workers, hire, of_the_lab
from izakaya.locale import Speech
from izakaya.table.errors import IzakayaError, did_you_mean
from izakaya.table.game import Game
from izakaya.table.setting import CHOICE, Setting
from izakaya.words.about import game_name

MOST_GAMES: Final = 10_000_000
LARGEST_SEED: Final = 2**64 - 1


def arguments() -> Arguments:
    parser = Arguments("balance", "A report on many games, with intervals for every figure.")
    parser.add_argument("game", help=f"the game: {', '.join(GAMES)}")
    parser.add_argument(
        "--players",
        default=RANDOM,
        help="who sits at every seat: random, novice, adept, master, adept/careful, mybots:Kappa (random)",
    )
    parser.add_argument(
        "--seconds", type=number, default=None, help="what a master may think for a decision (0.5)"
    )
    parser.add_argument(
        "--iterations",
        type=whole_number,
        default=None,
        help="the same in imagined games: then the games can be repeated",
    )
    parser.add_argument(
        "--games", type=whole_number, default=1000, help="games for each number of players (1000)"
    )
    parser.add_argument(
        "--seats", default="", help="numbers of players: 5, or 3-8, or 3,5,8; all if left out"
    )
    parser.add_argument("--seed", type=whole_number, default=1, help="the same seed plays the same games (1)")
    parser.add_argument("--deck", default="", help="a file with other values of the cards")
    parser.add_argument("--option", action="append", default=[], help="a setting of the table: location=inn")
    parser.add_argument("--compare", default="", help="a setting to play with each of its values: location")
    parser.add_argument("--targets", default="", help="a file of targets; the game's own if left out")
    add_workers(parser)
    parser.add_argument(
        "--keep",
        default="",
        metavar="FOLDER",
        help="keep every game there, and go on where a report stopped",
    )
    parser.add_argument("--out", default="", help="the file to write; left out, the report is printed")
    parser.add_argument("--html", default="", help="a file for the report as a page with charts")
    parser.add_argument(
        "--json", default="", help="a file for all figures; - for the output, without the report"
    )
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Play, and write the report; the number is what the shell is told."""
    said = arguments().parse_args(argv)
    try:
        season = planned(said)
        out, shown, figures = (file_to_write(name) for name in (said.out, said.html, said.json))
        charts = None if shown is None else of_the_lab("izakaya.lab.charts", "--html")
        with ExitStack() as stack:
            kept = stack.enter_context(keeping(Path(said.keep), season)) if said.keep else None
            workers = stack.enter_context(hire(said.cores, said.ray, own_modules(said.players)))
            played, code = play_all(season, workers, kept)
    except IzakayaError as problem:
        print(problem, file=sys.stderr)
        return MISUNDERSTOOD
    text = compose(season, played, whole=code == 0)
    numbers = json.dumps(as_dict(season, played, code == 0), ensure_ascii=False, indent=1) + "\n"
    files = {out: text}
    if said.json == STDOUT:
        sys.stdout.write(numbers)
        files.pop(None, None)
    if figures is not None:
        files[figures] = numbers
    if shown is not None:
        files[shown] = as_page(season, played, text, charts)
    whole = hand_over(files)
    if code == INTERRUPTED and kept is not None:
        print(f"What was played is in {said.keep}; the same command goes on with it.", file=sys.stderr)
    return code if whole else FAILED


def hand_over(files: Mapping[Path | None, str]) -> bool:
    """Write each file, whatever becomes of the others; a report without a file, and a report or deck whose file fails, is printed."""
    whole = True
    for path, text in files.items():
        try:
            if path is not None:
                write(path, text)
                continue
        except IzakayaError as problem:
            print(problem, file=sys.stderr)
            whole = False
        if text.startswith("#"):
            print(text, end="")
    return whole


# What is to be played.


def planned(said: argparse.Namespace) -> Season:
    """What is to be played, or a sentence on why it cannot be."""
    if said.game not in GAMES:
        raise Misunderstood(
            f"There is no report on {said.game[:40]!r}; there is one on: {', '.join(GAMES)}.{did_you_mean(said.game, GAMES)}"
        )
    if not 1 <= said.games <= MOST_GAMES:
        raise Misunderstood(f"--games is a number from 1 to {MOST_GAMES}, not {said.games}.")
    if not 0 <= said.seed <= LARGEST_SEED:
        raise Misunderstood("--seed is a number from 0 up to 2**64.")
    game = GAMES[said.game]
    options = dict(read_option(text) for text in said.option)
    if said.deck:
        options[DECK] = read_deck_file(game, said.deck)
    check_player(said.players, said.seconds, said.iterations)
    seats = read_seats(said.seats, game.least, game.most)
    evenings = [
        Evening(said.game, each, said.games, said.seed, options, said.players, said.seconds, said.iterations)
        for each in seats
    ]
    if said.compare:
        values = compared_setting(game, said.compare, options).values
        evenings = [
            replace(evening, options={**options, said.compare: value})
            for value in values
            for evening in evenings
        ]
    new_table(said.game, seats=seats[0], seed=0, **options)  # a wrong setting is better heard of now
    return Season(evenings, targets_for(game, said.targets), said.compare)


def read_option(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise Misunderstood(f"--option is a name and a value, as in location=inn, not {text[:40]!r}.")
    return name, value


def check_player(player: str, seconds: float | None, iterations: int | None) -> None:
    if (seconds is not None or iterations is not None) and not is_master(player):
        raise Misunderstood(
            "Only masters think for seconds or iterations; leave them out, or let masters play."
        )
    player_named(player, 0, seconds=seconds, iterations=iterations)


def own_modules(player: str) -> list[str]:
    """The module of somebody's own player, which workers elsewhere need too."""
    return [player.partition(OWN)[0]] if is_own(player) else []


def compared_setting(game: Game, name: str, options: dict[str, str]) -> Setting:
    choices = {each: setting for each, setting in game.settings.items() if setting.kind == CHOICE}
    if name not in choices:
        there = f"there are: {', '.join(choices)}" if choices else "there is none here"
        raise Misunderstood(f"--compare is a setting with a few values, not {name[:40]!r}; {there}.")
    if name in options:
        raise Misunderstood(f"--compare plays with every {name}; leave --option {name}=… out.")
    return choices[name]


def read_seats(text: str, least: int, most: int) -> list[int]:
    if not text:
        return list(range(least, most + 1))
    found: list[int] = []
    for part in text.split(","):
        first, _, last = part.strip().partition("-")
        last = last or first
        if not (first.isascii() and first.isdigit() and last.isascii() and last.isdigit()):
            raise Misunderstood(
                f"--seats is a number of players, several as in 3,5, or a span like {least}-{most}, not {text[:40]!r}."
            )
        if not least <= int(first[:9]) <= int(last[:9]) <= most:
            raise Misunderstood(f"--seats lies between {least} and {most}; {text[:40]!r} does not.")
        found += range(int(first), int(last) + 1)
    return sorted(set(found))


def targets_for(game: Game, name: str) -> Targets:
    """The targets in a file, or those of the game; none if it has none."""
    book = BOOKS[game.name]
    if name and not book.wanted:
        raise Misunderstood(f"There are no targets for {game_name(Speech('en'), game)}; leave --targets out.")
    text = file_to_read(name) if name else book.usual_targets()
    return read_targets(text, book.wanted, game.least, game.most) if text else {}


# Playing it.


def play_all(
    season: Season, workers: Workers, kept: SheetFolder | None = None
) -> tuple[list[PlayedEvening], int]:
    """All games, with a bar to watch; Ctrl-C, a player who gives up or a full disk keep those that were played."""
    books = empty_books(season.evenings)
    code = 0
    try:
        fill(books, season.evenings, season.first.game, workers, kept)
    except KeyboardInterrupt:
        code = INTERRUPTED
    except IzakayaError as problem:
        print(problem, file=sys.stderr)
        code = FAILED
    played = zip(season.evenings, books, strict=True)
    return [(evening, book) for evening, book in played if book.sheets], code


if __name__ == "__main__":
    sys.exit(main())
