"""`izakaya match`: let bots play each other and say who is better, in figures."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Sequence
from contextlib import ExitStack, closing
from dataclasses import replace
from pathlib import Path
from typing import Final

from rich.console import Console

from izakaya.bots.named import OWN, is_master, is_own
from izakaya.games import GAMES
from izakaya.lab.arguments import (
    FAILED,
    INTERRUPTED,
    MISUNDERSTOOD,
    STDOUT,
    Arguments,
    add_workers,
    file_to_write,
    number,
    whole_number,
    write,
)
from izakaya.lab.bar import Bar
from izakaya.lab.claim import read_claim, usual_claim
from izakaya.lab.course import Course
from izakaya.lab.keeping import GameFolder, keeping
from izakaya.lab.match import BadMatch, Match, play_match
from izakaya.lab.match_figures import as_dicts, show
from izakaya.lab.other_deck import DECK, read_deck_file
from izakaya.lab.workers import Workers, hire, of_the_lab
from izakaya.locale import Speech
from izakaya.table.errors import IzakayaError
from izakaya.table.game import Game
from izakaya.words.about import game_name

MOST_GAMES: Final = 10_000_000
USUAL_GAMES: Final = 100
USUAL_AT_MOST: Final = 20_000  # where a test ends the match, most often much earlier
USUAL_SEATS: Final = 5
USUAL_GAME: Final = "sake"  # the one that is played if none is named
# A module, by name: it needs tools of the lab, without which there are matches too.
REPORT: Final = "izakaya.lab.match_report"


def with_sides() -> list[Game]:
    return [game for game in GAMES.values() if game.sides]


def example_of(game: Game) -> str:
    """What may be said about the sides of a game."""
    return f"{game_name(Speech('en'), game)}: {an_example(game.sides)}"


def an_example(sides: Sequence[str]) -> str:
    return ",".join(f"{side}={'random' if place else 'adept'}" for place, side in enumerate(sides))


def arguments() -> Arguments:
    parser = Arguments(
        "match", "Bots against each other: every deal is played once for each way to sit down."
    )
    parser.add_argument("--game", default=USUAL_GAME, help=" or ".join(sorted(GAMES)))
    parser.add_argument("--seats", type=whole_number, default=None, help="players at the table (5)")
    parser.add_argument(
        "--players",
        default="",
        help="a bot for each seat: master,adept,adept/careful,random,mybots:Kappa (one of your own)",
    )
    parser.add_argument(
        "--versus",
        default="",
        help="two bots that share the seats half and half, and then swap them: master,adept",
    )
    parser.add_argument("--players-by-role", default="", help="; ".join(map(example_of, with_sides())))
    parser.add_argument(
        "--games",
        type=whole_number,
        default=None,
        help=f"games in all ({USUAL_GAMES}); with --sprt, at most ({USUAL_AT_MOST})",
    )
    parser.add_argument("--seed", type=whole_number, default=1, help="the same seed deals the same games (1)")
    parser.add_argument(
        "--seconds", type=number, default=None, help="what a master may think for a decision (0.5)"
    )
    parser.add_argument(
        "--iterations",
        type=whole_number,
        default=None,
        help="the same in imagined games: then a match can be repeated",
    )
    parser.add_argument(
        "--even",
        default="",
        help="with --players-by-role: who plays the even table beside it ('none' for no such table)",
    )
    parser.add_argument("--option", action="append", default=[], help="a setting of the table: location=inn")
    parser.add_argument(
        "--deck",
        default="",
        metavar="FILE",
        help="a file with other values of the cards",
    )
    parser.add_argument(
        "--sprt",
        default="",
        help="stop as soon as it is clear whether the first player gains so much: gain=0.05, or share=0.6 "
        "where half would be fair; errors with alpha=0.05,beta=0.05",
    )
    parser.add_argument(
        "--keep",
        default="",
        metavar="FOLDER",
        help="keep every game there, in Parquet, and go on where a match stopped",
    )
    add_workers(parser)
    parser.add_argument(
        "--json",
        default="",
        help="a file for the figures and every game; - for the output, without the table",
    )
    parser.add_argument("--report", default="", metavar="FILE", help="a page with plots, as match.html")
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Play the match and show the figures; the number is what the shell is told."""
    said = arguments().parse_args(argv)
    try:
        course = plan_course(said)
        out = file_to_write(said.json)
        page = page_to_write(said.report)
        with ExitStack() as stack:
            kept = open_folder(said.keep, course, stack)
            workers = stack.enter_context(hire(said.cores, said.ray, own_modules(course.matches)))
            code = play_all(course, workers, kept)
    except IzakayaError as problem:
        print(problem, file=sys.stderr)
        return MISUNDERSTOOD
    # The file first: a second Ctrl-C finds it written.
    text = json.dumps(as_dicts(course), ensure_ascii=False, indent=1) + "\n"
    try:
        if out is not None:
            write(out, text)
        if page is not None:
            write(page, of_the_lab(REPORT, "--report").compose(course))
    except IzakayaError as problem:
        print(problem, file=sys.stderr)
        code = FAILED
    if said.json == STDOUT:
        sys.stdout.write(text)
    else:
        show(course, Console(markup=False, emoji=False))  # names may have colons and brackets
    if code == INTERRUPTED and kept is not None:
        print(f"What was played is in {said.keep}; the same command goes on with it.", file=sys.stderr)
    return code


def plan_course(said: argparse.Namespace) -> Course:
    """The match that was asked for, the even table beside it, and what they are asked."""
    match = plan(said)
    even = even_table(match, said.even)
    matches = [match] if even is None else [match, even]
    if said.sprt:
        return Course(matches, read_claim(said.sprt, match, even), stops=True)
    return Course(matches, usual_claim(match, even))


def page_to_write(text: str) -> Path | None:
    """The page that was asked for. What it is made with is looked for now rather than after hours of play."""
    if not text:
        return None
    if text == STDOUT:
        raise BadMatch("A report is a page for a browser; name a file, as in --report match.html.")
    of_the_lab(REPORT, "--report")
    return file_to_write(text)


def open_folder(text: str, course: Course, stack: ExitStack) -> GameFolder | None:
    """The folder that keeps the games, if one was named; those that it keeps already are taken."""
    if not text:
        return None
    kept = stack.enter_context(keeping(Path(text), course.matches))
    for which, games in enumerate(kept.load()):
        course.take(which, [game for game in games if game.number < course.matches[which].games])
    return kept


def own_modules(matches: Sequence[Match]) -> list[str]:
    """The modules of somebody's own players, which other machines may not have."""
    names = [name for match in matches for name in match.levels() if is_own(name)]
    return [name.partition(OWN)[0] for name in names]


def plan(said: argparse.Namespace) -> Match:
    """The match that was asked for, or a sentence on why it cannot be."""
    games = said.games
    if games is None:
        games = USUAL_AT_MOST if said.sprt else USUAL_GAMES
    if not 1 <= games <= MOST_GAMES:
        raise BadMatch(f"--games is a number from 1 to {MOST_GAMES}, not {games}.")
    players, versus = names(said.players), names(said.versus)
    example = ",".join(an_example(game.sides[:2]) for game in with_sides()[:1])
    by_side = pairs(said.players_by_role, "--players-by-role", example)
    options = {}
    for text in said.option:
        options.update(pairs(text, "--option", "location=inn"))
    if said.deck and said.game in GAMES:
        options[DECK] = read_deck_file(GAMES[said.game], said.deck)
    match = Match(
        said.game,
        usual_seats(said.game) if said.seats is None else said.seats,
        players,
        games,
        said.seed,
        said.seconds,
        said.iterations,
        options,
        by_side,
        versus,
    )
    match.check()
    return match


def names(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split(",")) if text else ()


def usual_seats(game: str) -> int:
    """As near to what is usual as the game can be played."""
    return min(max(USUAL_SEATS, GAMES[game].least), GAMES[game].most) if game in GAMES else USUAL_SEATS


def pairs(text: str, argument: str, example: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for pair in text.split(",") if text else []:
        name, equals, value = pair.strip().partition("=")
        if not equals or not name or not value:
            raise BadMatch(f"{argument} is names and values, as in {example}, not {text[:40]!r}.")
        found[name] = value
    return found


def even_table(match: Match, level: str) -> Match | None:
    """The same deals with one level at every seat: what each side wins when nobody is better than the others."""
    if not match.by_side:
        if level:
            raise BadMatch(
                "There is an even table only beside one of sides; --even goes with --players-by-role."
            )
        return None
    if level == "none":
        return None
    usual = Counter(match.by_side[side] for side in reversed(match.sides())).most_common(1)[0][0]
    beside = replace(match, by_side=dict.fromkeys(match.by_side, level or usual))
    if not is_master(level or usual):
        beside = replace(beside, seconds=None, iterations=None)
    beside.check()
    return None if beside.by_side == match.by_side else beside


def play_all(course: Course, workers: Workers, kept: GameFolder | None) -> int:
    """All games, with a bar to watch. Ctrl-C, a player who gives up or a full disk keep those that were played."""
    try:
        with Bar() as bar:
            match = course.matches[0]
            # Short, so that the numbers have room on a narrow screen; who plays stands in the table.
            bar.begin(f"{match.game}, {match.seats} players", sum(each.games for each in course.matches))
            have = [{game.number for game in games} for games in course.played]
            bar.had(sum(map(len, have)))
            with closing(play_match(course.matches, workers, have)) as coming:
                while not course.decided and (batch := next(coming, None)) is not None:
                    which, games = batch
                    if kept is not None:
                        kept.add(which, games)
                    course.take(which, games)
                    bar.played(len(games))
    except KeyboardInterrupt:
        return INTERRUPTED
    except IzakayaError as problem:
        print(problem, file=sys.stderr)
        return FAILED
    return 0


if __name__ == "__main__":
    sys.exit(main())
