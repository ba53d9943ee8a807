"""`izakaya calibrate GAME --seats 3-6 --games 100`: fit the chances that reviews show to games of adepts, measure them on others, and
keep the line with where it comes from. `--check` only measures what is kept.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from itertools import chain
from pathlib import Path
from typing import Any, Final

import izakaya.review
from izakaya.games import GAMES
from izakaya.lab.arguments import (
    INTERRUPTED,
    MISUNDERSTOOD,
    Arguments,
    Misunderstood,
    add_workers,
    whole_number,
    write,
)
from izakaya.lab.balance import read_seats
from izakaya.lab.bar import Bar
from izakaya.lab.calibrating import Retrospect, Sample, bands, fitted, likeness, looked_back, off, sighted
from izakaya.lab.provenance import whence
from izakaya.lab.workers import Workers, hire
from izakaya.review.calibration import FILE, SIGHTS, Calibration, line_of
from izakaya.table.errors import IzakayaError, did_you_mean
from izakaya.table.game import Game

KEPT: Final = Path(izakaya.review.__file__).with_name(FILE)
OTHERS: Final = 1_000_000  # seeds from here on are of games that were not fitted to


def arguments() -> Arguments:
    parser = Arguments("calibrate", "Are the chances of reviews true? Fit them, and measure.")
    parser.add_argument("game", help=f"the game: {', '.join(GAMES)}")
    parser.add_argument("--seats", default="", help="numbers of players: 3-6; all if left out")
    parser.add_argument(
        "--games", type=whole_number, default=100, help="games to fit to, for each number of players (100)"
    )
    parser.add_argument("--measured", type=whole_number, default=None, help="games to measure on (as many)")
    parser.add_argument("--playouts", type=whole_number, default=150, help="games imagined a chance (150)")
    parser.add_argument("--seed", type=whole_number, default=1, help="the same seed plays the same games (1)")
    parser.add_argument("--check", action="store_true", help="fit nothing, measure what is kept")
    add_workers(parser)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Play, fit, measure; the number is what the shell is told."""
    said = arguments().parse_args(argv)
    try:
        if said.game not in GAMES:
            raise Misunderstood(
                f"There is no game {said.game[:40]!r} in the house; there are: {', '.join(GAMES)}.{did_you_mean(said.game, GAMES)}"
            )
        if min(said.games, said.playouts, said.games if said.measured is None else said.measured) < 1:
            raise Misunderstood("Games and playouts are counted from 1.")
        game = GAMES[said.game]
        sizes = read_seats(said.seats, game.least, game.most)
        measured = said.games if said.measured is None else said.measured

        def retrospects(count: int, first: int) -> list[Retrospect]:
            return [
                Retrospect(game.name, seats, first + 10_000 * seats + number, said.playouts)
                for seats in sizes
                for number in range(count)
            ]

        with hire(said.cores, said.ray) as workers:
            lines = {sight: line_of(game.name, sight) for sight in SIGHTS}
            if not said.check:
                fitting = sighted(play(workers, retrospects(said.games, said.seed), "fit"))
                lines = {sight: fitted(fitting[sight]) for sight in SIGHTS}
            others = sighted(play(workers, retrospects(measured, said.seed + OTHERS), "measure"))
        if not said.check:
            keep(game, lines, said, sizes)
        sys.stdout.write("\n".join(report(game, lines, others)) + "\n")
    except IzakayaError as problem:
        print(problem, file=sys.stderr)
        return MISUNDERSTOOD
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


def play(workers: Workers, retrospects: list[Retrospect], what: str) -> list[Sample]:
    found: list[list[Sample]] = []
    with Bar() as bar:
        bar.begin(what, len(retrospects))
        for samples in workers.spread(looked_back, retrospects):
            found.append(samples)
            bar.played(1)
    # In the order of their games, whichever was faster: the same seed gives the same line.
    found.sort(key=lambda samples: samples[0].game)
    return list(chain.from_iterable(found))


def keep(game: Game, lines: Mapping[str, Calibration], said: Any, sizes: Iterable[int]) -> None:
    kept = json.loads(KEPT.read_text(encoding="utf-8"))
    kept[game.name] = {
        "lines": {
            sight: {name: round(value, 4) for name, value in vars(line).items()}
            for sight, line in lines.items()
        },
        "from": {
            "date": datetime.now(UTC).date().isoformat(),
            "players": "adept",
            "seats": list(sizes),
            "games": said.games,
            "playouts": said.playouts,
            "seed": said.seed,
            **{name: value for name, value in whence(game.name, {}, ()).items() if value},
        },
    }
    write(KEPT, json.dumps(dict(sorted(kept.items())), indent=1, ensure_ascii=False) + "\n")


def report(
    game: Game, lines: Mapping[str, Calibration], measured: Mapping[str, Sequence[Sample]]
) -> Iterable[str]:
    """What was said and what happened, as a table for a page."""
    yield f"{game.name}, measured on games that were not fitted to:"
    for sight in SIGHTS:
        told = bands(measured[sight], lines[sight])
        yield ""
        yield (
            f"{sight}: off by {100 * off(told):.1f} points on average, "
            f"Brier {likeness(measured[sight], lines[sight]):.3f}; {lines[sight]}"
        )
        yield ""
        yield "| said | on average | games | won | 95 % | inside |"
        yield "|---|---|---|---|---|---|"
        for band in told:
            won = band.won
            yield (
                f"| {100 * band.low:.0f}–{100 * band.high:.0f} % | {100 * band.said:.1f} % | {won.count} | {100 * won.value:.1f} % "
                f"| {100 * won.low:.1f}–{100 * won.high:.1f} % | {'yes' if band.is_true else 'no'} |"
            )
