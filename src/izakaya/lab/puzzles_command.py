"""`izakaya puzzles GAME`: look for positions in which one answer is clearly the best, and write them down beside the game's lesson."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from importlib.resources import files
from itertools import count
from pathlib import Path
from typing import Final

from izakaya.games import GAMES
from izakaya.lab.arguments import (
    MISUNDERSTOOD,
    Arguments,
    Misunderstood,
    add_workers,
    whole_number,
    write,
)
from izakaya.lab.balance import read_seats
from izakaya.lab.bar import Bar
from izakaya.lab.provenance import whence
from izakaya.lab.puzzle_keeping import Diggings, digging
from izakaya.lab.puzzle_making import Dig, chosen, dug_there, worthy
from izakaya.lab.workers import hire
from izakaya.lessons.found import LESSONS, taught
from izakaya.lessons.puzzle import FILE, Puzzle
from izakaya.table.errors import IzakayaError, did_you_mean

MOST: Final = 999
SPARE: Final = 1.1  # so many times the wanted puzzles are found, to choose different ones from


def arguments() -> Arguments:
    parser = Arguments(
        "puzzles", "Find positions in games of masters in which one answer is clearly the best."
    )
    parser.add_argument("game", help=f"the game: {', '.join(taught())}")
    parser.add_argument("--seats", default="", help="numbers of players: 3-6; all if left out")
    parser.add_argument("--count", type=whole_number, default=30, help="puzzles to keep (30)")
    parser.add_argument("--seed", type=whole_number, default=1, help="in which games to look first (1)")
    parser.add_argument("--out", type=Path, help="the file to write; beside the game's lesson if left out")
    parser.add_argument(
        "--keep", type=Path, help="a folder for unfinished work: the same command goes on where it stopped"
    )
    add_workers(parser)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Dig and write; the number is what the shell is told."""
    said = arguments().parse_args(argv)
    try:
        if said.game not in GAMES:
            raise Misunderstood(
                f"There is no game {said.game[:40]!r} in the house; there are: {', '.join(GAMES)}.{did_you_mean(said.game, GAMES)}"
            )
        if not 1 <= said.count <= MOST:
            raise Misunderstood(f"From 1 to {MOST} puzzles can be kept, not {said.count}.")
        sizes = read_seats(said.seats, GAMES[said.game].least, GAMES[said.game].most)
        place = said.out or beside_lesson(said.game)
        wanted = round(said.count * SPARE)
        # Ctrl-C keeps what was found.
        with (
            digging(said.game, said.keep) as dug,
            suppress(KeyboardInterrupt),
            hire(said.cores, said.ray) as workers,
            Bar() as bar,
        ):
            had = len(worthy(dug.found))
            bar.begin("puzzles", wanted)
            bar.had(had)
            if had < wanted:
                for dig, some in workers.spread(dug_there, digs(said.game, sizes, said.seed, dug)):
                    dug.keep(dig, some)
                    now = len(worthy(dug.found))
                    if now > had:
                        bar.played(now - had)
                    had = now
                    if had >= wanted:
                        break
        if not dug.found:
            raise Misunderstood("Nothing was found yet, and nothing is written.")
        puzzles = chosen(dug.found, said.count)
        command = f"izakaya puzzles {said.game}{f' --seats {said.seats}' if said.seats else ''} --count {said.count} --seed {said.seed}"
        write(
            place,
            heading(said.game, command, len(puzzles)) + "".join(f"\n{one.text()}" for one in puzzles),
        )
        sys.stdout.write(summary(puzzles, place))
    except IzakayaError as problem:
        print(problem, file=sys.stderr)
        return MISUNDERSTOOD
    return 0


def digs(game: str, sizes: Sequence[int], seed: int, dug: Diggings) -> Iterator[Dig]:
    """Games without end, of every size in turn, but for those that were gone through before."""
    before = set(dug.done)
    for number in count():
        dig = Dig(game, sizes[number % len(sizes)], seed * 1_000_000 + number)
        if dig not in before:
            yield dig


def beside_lesson(game: str) -> Path:
    package = LESSONS[game]
    if package is None:
        raise Misunderstood(f"The game {game} brings no lessons: say with --out where its puzzles go.")
    return Path(str(files(package).joinpath(FILE)))


def heading(game: str, command: str, found: int) -> str:
    """Where they come from, as remarks."""
    whence_ = {name: value for name, value in whence(game, {}, ()).items() if value}
    made = ", ".join(f"{name} {value}" for name, value in whence_.items())
    return (
        f"# {found} positions from games of masters, each with one answer that is clearly the best.\n"
        f"# Made by `{command}` on {datetime.now(UTC).date().isoformat()} ({made}).\n"
        "# What the lines mean is told in docs/lessons.md.\n"
    )


def summary(puzzles: Sequence[Puzzle], place: Path) -> str:
    ways: dict[str, int] = {}
    for one in puzzles:
        way = one.answer.split()[0]
        ways[way] = ways.get(way, 0) + 1
    told = ", ".join(f"{way} {number}" for way, number in sorted(ways.items(), key=lambda pair: -pair[1]))
    return f"{len(puzzles)} puzzles in {place}: {told}\n"
