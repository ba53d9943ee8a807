"""A report on many games: `izakaya balance GAME --players adept --games 10000 --seats 3-8 --deck FILE`."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from izakaya.bots.named import GaveUp, is_master, player_named
from izakaya.games import GAMES, new_table
from izakaya.lab.arguments import (
    FAILED,
    INTERRUPTED,
    MISUNDERSTOOD,
    Arguments,
    Misunderstood,
    core_count,
    file_to_read,
    file_to_write,
    number,
    whole_number,
    write,
)
from izakaya.lab.balance_report import DECK, PlayedEvening, Season, as_dict, compose
from izakaya.lab.bar import Bar
from izakaya.lab.books import BOOKS
from izakaya.lab.evening import RANDOM, Evening, play_evening
from izakaya.lab.target import Targets, read_targets
from izakaya.locale import Speech
from izakaya.table.errors import IzakayaError
from izakaya.table.game import Game
from izakaya.table.setting import CHOICE, TEXT, Setting
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
    parser.add_argument("--cores", type=core_count, default=None, help="cores to play on; all if left out")
    parser.add_argument("--out", default="", help="the file to write; left out, the report is printed")
    parser.add_argument("--json", default="", help="a file for all figures")
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Play, and write the report; the number is what the shell is told."""
    said = arguments().parse_args(argv)
    try:
        season = planned(said)
        out, figures = file_to_write(said.out), file_to_write(said.json)
    except IzakayaError as problem:
        print(problem, file=sys.stderr)
        return MISUNDERSTOOD
    played, code = play_all(season, said.cores)
    text = compose(season, played, whole=code == 0)
    try:
        if figures is not None:
            write(
                figures, json.dumps(as_dict(season, played, code == 0), ensure_ascii=False, indent=1) + "\n"
            )
        if out is None:
            print(text, end="")
        else:
            write(out, text)
    except IzakayaError as problem:
        print(problem, file=sys.stderr)
        return FAILED
    return code


# What is to be played.


def planned(said: argparse.Namespace) -> Season:
    """What is to be played, or a sentence on why it cannot be."""
    if said.game not in GAMES:
        raise Misunderstood(f"There is no report on {said.game[:40]!r}; there is one on: {', '.join(GAMES)}.")
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


def read_deck_file(game: Game, name: str) -> str:
    """The text of a deck file for a game that can be played with other cards."""
    if DECK not in game.settings or game.settings[DECK].kind != TEXT:
        raise Misunderstood(
            f"{game_name(Speech('en'), game)} is played with one deck only; leave --deck out."
        )
    return file_to_read(name)


def check_player(player: str, seconds: float | None, iterations: int | None) -> None:
    if (seconds is not None or iterations is not None) and not is_master(player):
        raise Misunderstood(
            "Only masters think for seconds or iterations; leave them out, or let masters play."
        )
    player_named(player, 0, seconds=seconds, iterations=iterations)


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


def play_all(season: Season, cores: int | None) -> tuple[list[PlayedEvening], int]:
    """All games, with a bar to watch; Ctrl-C, or a player who gives up, keeps those that were played."""
    played: list[PlayedEvening] = []
    code = 0
    try:
        with Bar() as bar:
            for evening in season.evenings:
                book = BOOKS[evening.game](evening.seats, options=evening.options)
                played.append((evening, book))
                value = season.value_of(evening)
                bar.begin(f"{value or evening.game}, {evening.seats} players", evening.games)
                for sheets in play_evening(evening, book.note, cores):
                    book.sheets += sheets
                    bar.played(len(sheets))
    except KeyboardInterrupt:
        code = INTERRUPTED
    except GaveUp as problem:
        print(problem, file=sys.stderr)
        code = FAILED
    return [(evening, book) for evening, book in played if book.sheets], code


if __name__ == "__main__":
    sys.exit(main())
