"""`izakaya match`: let bots play each other and say who is better, in figures."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table as Grid

import izakaya
from izakaya.bots.named import GaveUp, is_master
from izakaya.games import GAMES
from izakaya.lab.arguments import (
    FAILED,
    INTERRUPTED,
    MISUNDERSTOOD,
    STDOUT,
    Arguments,
    core_count,
    file_to_write,
    number,
    whole_number,
    write,
)
from izakaya.lab.bar import Bar
from izakaya.lab.match import BadMatch, Match, MatchGame, play_match
from izakaya.lab.strength import Strength, gains, strengths
from izakaya.locale import Speech
from izakaya.table.errors import IzakayaError
from izakaya.table.game import Game
from izakaya.words.about import game_name

MOST_GAMES: Final = 10_000_000
USUAL_SEATS: Final = 5
USUAL_GAME: Final = "sake"  # the one that is played if none is named
PlayedMatch = tuple[Match, list[MatchGame]]


def with_sides() -> list[Game]:
    return [game for game in GAMES.values() if game.sides]


def example_of(game: Game) -> str:
    """What may be said about the sides of a game."""
    return f"{game_name(Speech('en'), game)}: {an_example(game.sides)}"


def an_example(sides: Sequence[str]) -> str:
    return ",".join(f"{side}={'random' if place else 'adept'}" for place, side in enumerate(sides))


def arguments() -> Arguments:
    parser = Arguments("match", "Bots against each other: seats rotated, every deal played from each seat.")
    parser.add_argument("--game", default=USUAL_GAME, help=" or ".join(sorted(GAMES)))
    parser.add_argument("--seats", type=whole_number, default=None, help="players at the table (5)")
    parser.add_argument(
        "--players",
        default="",
        help="a bot for each seat: master,adept,adept/careful,random,mybots:Kappa (one of your own)",
    )
    parser.add_argument("--players-by-role", default="", help="; ".join(map(example_of, with_sides())))
    parser.add_argument("--games", type=whole_number, default=100, help="games in all (100)")
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
    parser.add_argument("--cores", type=core_count, default=None, help="cores to play on; all if left out")
    parser.add_argument(
        "--json",
        default="",
        help="a file for the figures and every game; - for the output, without the table",
    )
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Play the match and show the figures; the number is what the shell is told."""
    said = arguments().parse_args(argv)
    try:
        match = plan(said)
        beside = even_table(match, said.even)
        out = file_to_write(said.json)
    except IzakayaError as problem:
        print(problem, file=sys.stderr)
        return MISUNDERSTOOD
    books: list[PlayedMatch] = []
    code = 0
    for each in [match] if beside is None else [match, beside]:
        played, code = play_all(each, said.cores)
        books.append((each, played))
        if code:
            break
    # The file first: whoever presses Ctrl-C again has it by then.
    text = json.dumps(as_dicts(books), ensure_ascii=False, indent=1) + "\n"
    try:
        if out is not None:
            write(out, text)
    except IzakayaError as problem:
        print(problem, file=sys.stderr)
        code = FAILED
    if said.json == STDOUT:
        sys.stdout.write(text)
    else:
        show(books, Console())
    return code


def plan(said: argparse.Namespace) -> Match:
    """The match that was asked for, or a sentence on why it cannot be."""
    if not 1 <= said.games <= MOST_GAMES:
        raise BadMatch(f"--games is a number from 1 to {MOST_GAMES}, not {said.games}.")
    players = tuple(name.strip() for name in said.players.split(",")) if said.players else ()
    example = ",".join(an_example(game.sides[:2]) for game in with_sides()[:1])
    by_side = pairs(said.players_by_role, "--players-by-role", example)
    if not players and not by_side:
        raise BadMatch("Name the players: --players master,adept,adept,adept,adept.")
    options = {}
    for text in said.option:
        options.update(pairs(text, "--option", "location=inn"))
    match = Match(
        said.game,
        usual_seats(said.game) if said.seats is None else said.seats,
        players,
        said.games,
        said.seed,
        said.seconds,
        said.iterations,
        options,
        by_side,
    )
    match.check()
    return match


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


def play_all(match: Match, cores: int | None) -> tuple[list[MatchGame], int]:
    """All games, with a bar to watch; Ctrl-C, or a player who gives up, keeps those that were played."""
    played: list[MatchGame] = []
    try:
        with Bar() as bar:
            # Short, so that the numbers have room on a narrow screen; who plays stands in the table.
            bar.begin(f"{match.game}, {match.seats} players", match.games)
            for games in play_match(match, cores):
                played += games
                bar.played(len(games))
    except KeyboardInterrupt:
        return played, INTERRUPTED
    except GaveUp as problem:
        print(problem, file=sys.stderr)
        return played, FAILED
    return played, 0


def title(match: Match) -> str:
    names = [f"{side} {name}" for side, name in match.by_side.items()] or list(match.players)
    return f"{match.game}, {match.seats} players: {', '.join(names)}"


def percent(rate: float, low: float, high: float) -> str:
    return f"{100 * rate:.1f} % ({100 * low:.1f}–{100 * high:.1f})"


def show(books: Sequence[PlayedMatch], console: Console) -> None:
    for match, played in books:
        if not played:
            console.print(f"{title(match)}: no game was played to its end.")
            continue
        grid = Grid(
            title=f"{title(match)}; {len(played)} of {match.games} games",
            box=SIMPLE_HEAD,
            padding=(0, 1, 0, 0),
        )
        grid.add_column("player", no_wrap=True)
        for column in ("won (95 %)", "share (95 %)", "fair", "rating", "slowest"):
            grid.add_column(column, justify="right")
        for each in strengths(match, played):
            grid.add_row(*row(each))
        console.print(grid)
    if len(books) > 1:
        (match, played), (beside, even) = books
        for gain in gains(match, played, even):
            if match.by_side[gain.side] != beside.by_side[gain.side]:
                console.print(
                    f"{gain.side}: {match.by_side[gain.side]} instead of {beside.by_side[gain.side]} wins "
                    f"{100 * gain.gain:+.1f} points ({100 * gain.low:+.1f} to {100 * gain.high:+.1f}) "
                    f"in the same {gain.games} deals"
                )


def row(each: Strength) -> list[str]:
    return [
        each.player,
        percent(each.rate, each.low, each.high),
        percent(each.share, each.share_low, each.share_high),
        f"{100 * each.fair:.0f} %",
        f"{each.rating:.1f} ± {each.uncertainty:.1f}",
        f"{each.slowest:.3f} s",
    ]


def as_dicts(books: Sequence[PlayedMatch]) -> list[Mapping[str, object]]:
    """Every match with its figures; the first also says what its sides gain over the even table."""
    found = [as_dict(match, played) for match, played in books]
    if len(books) > 1:
        (match, played), (_, even) = books
        found[0] = {**found[0], "gains": [asdict(gain) for gain in gains(match, played, even)]}
    return found


def as_dict(match: Match, played: Sequence[MatchGame]) -> Mapping[str, object]:
    return {
        "izakaya": izakaya.__version__,
        "compiled": izakaya.compiled,
        "game": match.game,
        "seats": match.seats,
        "players": list(match.players),
        "by_side": dict(match.by_side),
        "games": match.games,
        "seed": match.seed,
        "seconds": match.seconds,
        "iterations": match.iterations,
        "options": dict(match.options),
        "strengths": [asdict(each) for each in strengths(match, played)],
        "played": [
            {
                "number": game.number,
                "seed": str(match.seed_of(match.deal_of(game.number))),
                "seating": list(game.seating),
                "winners": list(game.winners),
                "reason": game.reason,
                "teams": list(game.teams),
                "points": list(game.points),
            }
            for game in sorted(played, key=lambda game: game.number)
        ],
    }


if __name__ == "__main__":
    sys.exit(main())
