"""Where the outlook of SAKE's masters comes from: games of adepts are looked at now and then, and it is learned who wins them.

    python -m izakaya.lab.sake.outlook --games 1000 --out weights.py
    python -m izakaya.lab.sake.outlook --seats 3 --games 20000 --seed 3 --out weights_of_three.py

A conditional logit model (McFadden, 1974): of all who are still at the table one wins, the likelier the better its signs. It is fitted,
each phase of an evening for itself, by stochastic gradients with a step of its own for each weight (Adagrad: Duchi and others,
2011). Every fifth game is kept back, and tells how well the outlook foresees games it has not seen.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from math import exp, log, sqrt
from random import Random
from typing import Final, cast

from izakaya.bots.thinking.sake.judgement import SakeJudgement
from izakaya.bots.thinking.sake.outlook import NO_SIGNS, PHASES, SIGNS, phase_of, read_signs
from izakaya.games import GAMES, new_table
from izakaya.games.sake.state import GONE
from izakaya.games.sake.table import SakeTable
from izakaya.lab.arguments import (
    FAILED,
    INTERRUPTED,
    MISUNDERSTOOD,
    Arguments,
    CannotWrite,
    add_workers,
    file_to_write,
    whole_number,
    write,
)
from izakaya.lab.balance import read_seats
from izakaya.lab.other_deck import read_deck_file
from izakaya.lab.workers import hire
from izakaya.table.chance import Chance
from izakaya.table.errors import IzakayaError

TEMPERATURE: Final = 0.05  # how far the players stray from their best option
BETWEEN: Final = (15, 35)  # answers from one look to the next
PASSES: Final = 6
STRIDE: Final = 0.05
KEPT_BACK: Final = 5  # one game in so many
PHASE_NAMES: Final = (
    *("The Masu is full.", "Half empty.", "Almost empty."),
    *("Sudden death, most turns to come.", "Half of them to come.", "Few or none."),
)

Signs = list[tuple[int, float]]


@dataclass(frozen=True)
class Moment:
    """A look at the table: the signs of all who were still there, and what each got in the end."""

    phase: int
    signs: list[Signs]
    shares: list[float]


@dataclass(frozen=True)
class Evening:
    """A game to be played."""

    seats: int
    seed: int


def look(t: SakeTable) -> tuple[int, list[int], list[Signs]]:
    """The phase, who is still there, and their signs, those that are none left out."""
    found = NO_SIGNS[:]
    read_signs(t, found)
    there = [seat for seat in range(t.seats) if t.states[seat] != GONE]
    rows = [
        [(i, found[seat * SIGNS + i]) for i in range(SIGNS) if found[seat * SIGNS + i] != 0.0]
        for seat in there
    ]
    return int(phase_of(t)), there, rows


def spend(deck: str, evening: Evening) -> tuple[Evening, list[Moment]]:
    """Play a game by the adept's judgement, and look up now and then."""
    options = {"deck": deck} if deck else {}
    t = cast(SakeTable, new_table("sake", seats=evening.seats, seed=evening.seed, **options).bare_copy())
    chance = Chance.quick(evening.seed)
    t.chance = chance
    judgement = SakeJudgement()
    looks: list[tuple[int, list[int], list[Signs]]] = []
    waiting = chance.below(BETWEEN[1])
    while not t.over:
        count = t.ask()
        if waiting == 0:
            looks.append(look(t))
            waiting = BETWEEN[0] + chance.below(BETWEEN[1] - BETWEEN[0])
        waiting -= 1
        place = 0
        if count > 1:
            judgement.weigh(t, count)
            place = judgement.pick(count, TEMPERATURE, chance)
        t.take(t.offered[place])
    winners = t.result().winners
    share = {seat: 1 / len(winners) for seat in winners}
    return evening, [
        Moment(phase, rows, [share.get(seat, 0.0) for seat in there]) for phase, there, rows in looks
    ]


def expected(weights: Sequence[float], moment: Moment) -> list[float]:
    """What the outlook says, as `bots.thinking.sake.outlook` works it out."""
    base = moment.phase * SIGNS
    chances = [exp(sum(weights[base + i] * sign for i, sign in row)) for row in moment.signs]
    total = sum(chances)
    return [chance / total for chance in chances]


def fitted(moments: list[Moment], seed: int, passes: int = PASSES) -> list[float]:
    """The weights, the mean of those of the last two passes."""
    weights = [0.0] * (PHASES * SIGNS)
    steps = [1e-6] * len(weights)
    mean = [0.0] * len(weights)
    counted = 0
    order = Random(seed)
    for number in range(passes):
        order.shuffle(moments)
        for moment in moments:
            base = moment.phase * SIGNS
            for row, chance, share in zip(
                moment.signs, expected(weights, moment), moment.shares, strict=True
            ):
                missed = share - chance
                for i, sign in row:
                    slope = missed * sign
                    steps[base + i] += slope * slope
                    weights[base + i] += STRIDE * slope / sqrt(steps[base + i])
            if number >= passes - 2 and order.random() < 0.02:
                counted += 1
                mean = [old + (new - old) / counted for old, new in zip(mean, weights, strict=True)]
    return mean if counted else weights


def surprise(weights: Sequence[float], moments: list[Moment]) -> float:
    """The mean surprise at who won (log loss)."""
    lost = 0.0
    for moment in moments:
        for chance, share in zip(expected(weights, moment), moment.shares, strict=True):
            if share > 0:
                lost -= share * log(chance)
    return lost / max(len(moments), 1)


def written(weights: Sequence[float]) -> str:
    """The module that holds them."""
    lines = [
        '"""What the outlook of SAKE weighs by, found by `lab/sake/outlook.py`: for each phase the signs of samurai, then of Spirits."""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Final",
        "",
        "from librt.vecs import vec",
        "",
        "# fmt: off",
        "WEIGHTS: Final = vec[float](",
        "    [",
    ]
    for phase in range(PHASES):
        lines.append(f"        # {PHASE_NAMES[phase]}")
        row = [f"{weight:.3f}," for weight in weights[phase * SIGNS : (phase + 1) * SIGNS]]
        lines += [f"        {' '.join(row[at : at + 10])}" for at in range(0, SIGNS, 10)]
    return "\n".join([*lines, "    ]", ")", "# fmt: on", ""])


def arguments() -> argparse.ArgumentParser:
    parser = Arguments("outlook", "Learn from games of SAKE's adepts who wins them.")
    parser.add_argument("--deck", default="", help="a file with other values of the cards")
    parser.add_argument(
        "--seats", default="", help="numbers of players: 3 or 3-5; all if left out (3 has its own weights)"
    )
    parser.add_argument(
        "--games", type=whole_number, default=1000, help="games for each number of players (1000)"
    )
    parser.add_argument("--seed", type=whole_number, default=1, help="other deals (1)")
    parser.add_argument("--out", required=True, help="the module to write")
    add_workers(parser)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Learn, and write what was learned; the number is what the shell is told."""
    said = arguments().parse_args(argv)
    try:
        deck = read_deck_file(GAMES["sake"], said.deck) if said.deck else ""
        if deck:
            GAMES["sake"].settings["deck"].check(deck)
        sizes = read_seats(said.seats, GAMES["sake"].least, GAMES["sake"].most)
        out = file_to_write(said.out)
        if out is None:
            raise CannotWrite("--out names a file.")
        workers = hire(said.cores, said.ray)
    except IzakayaError as problem:
        print(problem, file=sys.stderr)
        return MISUNDERSTOOD
    try:
        evenings = [
            Evening(seats, said.seed * 1_000_003 + number) for number in range(said.games) for seats in sizes
        ]
        with workers as hired:
            played = sorted(
                hired.spread(partial(spend, deck), evenings), key=lambda each: (each[0].seed, each[0].seats)
            )
        seen = [moment for game, looks in played if game.seed % KEPT_BACK for moment in looks]
        kept = [moment for game, looks in played if not game.seed % KEPT_BACK for moment in looks]
        weights = fitted(seen, said.seed)
        write(out, written(weights))
        blind = [0.0] * len(weights)
        for phase in range(PHASES):
            of_phase = [moment for moment in kept if moment.phase == phase]
            print(
                f"{PHASE_NAMES[phase]} Surprise at who won: {surprise(weights, of_phase):.3f}, "
                f"{surprise(blind, of_phase):.3f} without looking ({len(of_phase)} looks).",
                file=sys.stderr,
            )
    except KeyboardInterrupt:
        return INTERRUPTED
    except IzakayaError as problem:
        print(problem, file=sys.stderr)
        return FAILED
    return 0


if __name__ == "__main__":
    sys.exit(main())
