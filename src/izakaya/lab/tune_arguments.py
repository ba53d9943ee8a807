"""The words after `izakaya tune`. They need no tools of the lab, so that its help can be read before anything is installed."""

from __future__ import annotations

from typing import Final

from izakaya.games import GAMES
from izakaya.lab.arguments import Arguments, add_workers, number, whole_number
from izakaya.lab.books import BOOKS

#: Enough to see what masters make of a deck, and a part of the night only.
MASTERS: Final = 30
ITERATIONS: Final = 100


def tunable() -> list[str]:
    return [name for name in GAMES if BOOKS[name].tuning is not None]


def arguments() -> Arguments:
    parser = Arguments("tune", "Looks for values of the house with which a game reaches its targets.")
    parser.add_argument("game", help=f"the game: {', '.join(tunable())}")
    parser.add_argument(
        "--study", default="", help="the file that keeps all trials; the same file goes on with them"
    )
    parser.add_argument("--trials", type=whole_number, default=200, help="trials in the study, in all (200)")
    parser.add_argument(
        "--games", type=whole_number, default=200, help="games of a trial for each number of players (200)"
    )
    parser.add_argument("--seats", default="3,5,8", help="numbers of players: 5, or 3-8, or 3,5,8 (3,5,8)")
    parser.add_argument("--players", default="adept", help="who sits at every seat (adept)")
    parser.add_argument("--targets", default="", help="a file of targets; the game's own if left out")
    parser.add_argument(
        "--start",
        action="append",
        default=[],
        help="a deck file to start from besides the house's",
    )
    parser.add_argument("--seed", type=whole_number, default=1, help="all trials play the same deals (1)")
    parser.add_argument("--best", type=whole_number, default=5, help="so many of the best are confirmed (5)")
    parser.add_argument(
        "--confirm",
        type=whole_number,
        default=1000,
        help="games to confirm each, for each number of players (1000)",
    )
    parser.add_argument(
        "--masters",
        type=whole_number,
        default=MASTERS,
        help=f"games of masters with the winner, for each number of players; 0 for none ({MASTERS})",
    )
    parser.add_argument(
        "--iterations",
        type=whole_number,
        default=None,
        help=f"what a master may imagine for a decision ({ITERATIONS})",
    )
    parser.add_argument("--seconds", type=number, default=None, help="the same in time")
    parser.add_argument("--out", default="", help="the deck file to write")
    parser.add_argument("--report", default="", help="the report to write; left out, it is printed")
    parser.add_argument("--html", default="", help="a file for the report as a page with charts")
    add_workers(parser)
    return parser
