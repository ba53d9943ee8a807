"""`izakaya train GAME`: learn the outlook of a game. Adepts play, the signs of their tables are looked at now and then, a small net is
fitted to who won, and every fifth game, kept back, tells how well it foresees.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any, Final

import izakaya
from izakaya.bots.learned import SIGNS, fits, place_of
from izakaya.games import GAMES
from izakaya.lab.arguments import (
    INTERRUPTED,
    MISUNDERSTOOD,
    Arguments,
    Misunderstood,
    add_workers,
    file_to_write,
    whole_number,
    write,
)
from izakaya.lab.balance import read_seats
from izakaya.lab.bar import Bar
from izakaya.lab.learning.looking import TOGETHER, Lesson, played, seeing
from izakaya.lab.workers import hire, of_the_lab
from izakaya.table.errors import IzakayaError, did_you_mean
from izakaya.table.game import Game

# A module, by name: it needs JAX, without which everything else works.
FITTING: Final = "izakaya.lab.learning.learned"
KEPT_BACK: Final = 5  # one game in so many
MOST_GAMES: Final = 1_000_000
SEEDS: Final = 1_000_003  # between those of one `--seed` and the next
A_LINE: Final = 12  # weights in a line of the file


def arguments() -> Arguments:
    parser = Arguments("train", "Learn from games of adepts how likely each side is to win.")
    parser.add_argument("game", help="a game that brings signs")
    parser.add_argument("--seats", default="", help="numbers of players: 3-6; all if left out")
    parser.add_argument(
        "--games", type=whole_number, default=4000, help="games for each number of players (4000)"
    )
    parser.add_argument("--seed", type=whole_number, default=1, help="the same seed learns the same (1)")
    parser.add_argument("--date", default="", help="the date to write into the file; today if left out")
    parser.add_argument("--out", default="", help="the file to write; beside the game's signs if left out")
    parser.add_argument(
        "--keep", type=Path, help="a folder for the games: the same command goes on where it stopped"
    )
    add_workers(parser)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Play, fit, measure, write; the number is what the shell is told."""
    said = arguments().parse_args(argv)
    try:
        game = game_named(said.game)
        if not KEPT_BACK <= said.games <= MOST_GAMES:
            raise Misunderstood(f"--games lies between {KEPT_BACK} and {MOST_GAMES}, not {said.games}.")
        sizes = read_seats(said.seats, game.least, game.most)
        day = date_of(said.date)
        out = file_to_write(said.out or str(place_of(game)))
        if out is None:
            raise Misunderstood("--out names a file.")
        learning = of_the_lab(FITTING, "izakaya train", "learn")
        with (
            seeing(game.name, said.keep) as seen,
            hire(said.cores, said.ray) as workers,
            Bar() as bar,
        ):
            wanted = list(lessons(game.name, sizes, said.games, said.seed * SEEDS))
            bar.begin("games", sum(one.games for one in wanted))
            bar.had(sum(one.games for one in wanted if one in seen.looks))
            for looks in workers.spread(played, [one for one in wanted if one not in seen.looks]):
                seen.add(looks)
                bar.played(looks.lesson.games)
        weights, told = learning.learned(game, [seen.looks[one] for one in wanted], said.seed, KEPT_BACK)
        command = f"izakaya train {game.name}{f' --seats {said.seats}' if said.seats else ''}"
        command += f" --games {said.games} --seed {said.seed} --date {day}"
        write(out, text_of(game, weights, command, day, told, learning.versions()))
        sys.stdout.write("\n".join(report(game, told)) + "\n")
    except IzakayaError as problem:
        print(problem, file=sys.stderr)
        return MISUNDERSTOOD
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


def game_named(name: str) -> Game:
    if name not in GAMES:
        near = did_you_mean(name, GAMES)
        raise Misunderstood(
            f"There is no game {name[:40]!r} in the house; there are: {', '.join(GAMES)}.{near}"
        )
    if SIGNS[name] is None:
        raise Misunderstood(
            f"The game {name} brings no signs, so nothing can be learned of it; CONTRIBUTING.md says how to add them."
        )
    return GAMES[name]


def date_of(text: str) -> str:
    try:
        return (date.fromisoformat(text) if text else datetime.now(UTC).date()).isoformat()
    except ValueError:
        raise Misunderstood(f"--date is a day like 2026-11-18, not {text[:40]!r}.") from None


def lessons(game: str, sizes: Sequence[int], games: int, first: int) -> Iterator[Lesson]:
    """All games to be played, each size in turn."""
    for begin in range(0, games, TOGETHER):
        for seats in sizes:
            yield Lesson(game, seats, first + begin, min(TOGETHER, games - begin))


def text_of(
    game: Game,
    weights: Sequence[float],
    command: str,
    day: str,
    told: Sequence[Any],
    versions: dict[str, str],
) -> str:
    """The file: what it fits, where it comes from, and the weights, some in a line."""
    signs = SIGNS[game.name]
    assert signs is not None, "the game was chosen for them"
    about = {
        **fits(game, signs),
        "from": {
            "command": command,
            "date": day,
            "izakaya": izakaya.__version__,
            **versions,
            "held out": [
                {
                    "seats": one.seats,
                    "games": one.games,
                    "looks": one.looks,
                    "surprise": round(one.surprise, 4),
                    "knowing nothing": round(one.blind, 4),
                    "off at most": round(one.off, 4),
                }
                for one in told
            ],
        },
    }
    lines = [
        ", ".join(f"{weight:g}" if weight % 1 else f"{weight:.0f}" for weight in weights[at : at + A_LINE])
        for at in range(0, len(weights), A_LINE)
    ]
    head = json.dumps(about, indent=1, ensure_ascii=False).removesuffix("\n}")
    return f'{head},\n "weights": [\n  ' + ",\n  ".join(lines) + "\n ]\n}\n"


def report(game: Game, told: Sequence[Any]) -> Iterator[str]:
    """What the games that were kept back say, as tables for a page."""
    yield f"{game.name}, on every fifth game, which it was not fitted to:"
    yield ""
    yield "| players | games | looks | surprise | knowing nothing | off at most |"
    yield "|---|---|---|---|---|---|"
    for one in told:
        yield (
            f"| {one.seats} | {one.games} | {one.looks} | {one.surprise:.3f} ± {1.96 * one.error:.3f} "
            f"| {one.blind:.3f} | {100 * one.off:.1f} points |"
        )
    yield ""
    yield f"Said and won, in 100, by tenths: {' · '.join(str(one.seats) for one in told)} players"
    yield ""
    for tenth in range(len(told[0].tenths) if told else 0):
        cells = [one.tenths[tenth] for one in told]
        yield (
            "| "
            + " | ".join(
                f"{100 * cell.said:.1f} {100 * cell.won:.1f}" if cell.sides else "–" for cell in cells
            )
            + " |"
        )
