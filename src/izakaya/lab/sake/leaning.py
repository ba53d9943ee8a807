"""Where the leanings of SAKE's adept come from: players with other leanings sit at the same tables, and the winners' ways are followed.

    python -m izakaya.lab.sake.leaning --deck my-deck.toml --minutes 20 --out leanings.json

An evolution strategy with mirrored samples (Salimans and others, 2017). In every round some lots are drawn; each makes two
players, one a little this way and one as much the other way. Both play the same deals against the house's adept, or against each other, and
the leanings go where those went who won more. What was found so far is written after every round; `--start` goes on from there.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from math import exp, sqrt
from pathlib import Path
from random import Random
from time import monotonic
from typing import Final

from izakaya.bots.adept_and_master import Adept
from izakaya.bots.player import Player, ask_bot
from izakaya.bots.thinking.sake.judgement import SakeJudgement
from izakaya.bots.thinking.sake.leanings import USUAL, Leanings
from izakaya.games import GAMES, new_table
from izakaya.lab.arguments import (
    FAILED,
    INTERRUPTED,
    MISUNDERSTOOD,
    Arguments,
    CannotWrite,
    Misunderstood,
    add_workers,
    file_to_read,
    file_to_write,
    number,
    whole_number,
    write,
)
from izakaya.lab.balance import read_seats
from izakaya.lab.other_deck import read_deck_file
from izakaya.lab.workers import Workers, hire
from izakaya.table.errors import IzakayaError

LOTS: Final = 72  # drawn in every round
SEATS: Final = (3, 3, 4, 5, 6, 8)  # of the deals of one lot
SPREAD: Final = 0.3  # how far a lot goes, as a factor of what it changes
SIGNED_SPREAD: Final = 0.2  # and in sake, of what may be more or less than nothing
STRIDE: Final = 0.4
MEMORY: Final = 0.75  # of where the rounds before went
#: Leanings that may be against something; all others are only more or less for it.
SIGNED: Final = frozenset(
    ("strike", "envy", "burn_early", "walk", "kill", "patience", "end_ahead", "end_even", "end_behind")
)


def names() -> tuple[str, ...]:
    """All leanings there are, by name; a compiled class keeps its own list."""
    return tuple(getattr(Leanings, "__mypyc_attrs__", None) or vars(Leanings()))


def figures(leanings: Leanings) -> dict[str, float]:
    return {name: getattr(leanings, name) for name in names()}


def made_of(found: Mapping[str, float]) -> Leanings:
    leanings = Leanings()
    for name, value in found.items():
        setattr(leanings, name, value)
    return leanings


def read_leanings(text: str) -> dict[str, float]:
    """Leanings as they were written; those that are not named stay as they are."""
    try:
        found = json.loads(text)
    except ValueError:
        raise Misunderstood("These are no leanings: they are not JSON.") from None
    if not isinstance(found, dict) or not all(isinstance(value, int | float) for value in found.values()):
        raise Misunderstood("Leanings are names with a number each.")
    for name in found:
        if name not in names():
            raise Misunderstood(f"There is no leaning {name[:40]!r}; there are: {', '.join(names())}.")
    return {**figures(USUAL), **found}


def moved(found: Mapping[str, float], lot: Sequence[float], far: float) -> dict[str, float]:
    """These leanings, moved along a lot."""
    return {
        name: value + far * SIGNED_SPREAD * by if name in SIGNED else value * exp(far * SPREAD * by)
        for (name, value), by in zip(found.items(), lot, strict=True)
    }


def adept_with(found: Mapping[str, float], seed: int) -> Player:
    adept = Adept(seed)
    adept.game, adept.judgement = "sake", SakeJudgement(adept.temper, made_of(found))
    return adept


@dataclass(frozen=True)
class Lot:
    """One way to differ, and the number that decides its deals."""

    found: Mapping[str, float]
    lot: Sequence[float]
    deals: int


def share(some: partial[Player], others: partial[Player], deck: str, seats: int, seed: int) -> float:
    """What half of the seats win, then the other half: 0.5 is fair."""
    won = 0.0
    for turn in range(2):
        options = {"deck": deck} if deck else {}
        table = new_table("sake", seats=seats, seed=seed, **options)
        bots = [(some if (seat + turn) % 2 else others)(seed=seed * 31 + seat) for seat in range(seats)]
        table.settle()
        while table.asked is not None:
            table.answer(ask_bot(bots[table.asked], table))
            table.settle()
        winners = table.result().winners
        won += sum((seat + turn) % 2 for seat in winners) / len(winners) / 2
    return won


def try_lot(deck: str, sizes: Sequence[int], lot: Lot) -> tuple[Lot, float, float]:
    """How much better it went this way than the other; and how well both did against the house's adept."""
    this = partial(adept_with, moved(lot.found, lot.lot, 1))
    other = partial(adept_with, moved(lot.found, lot.lot, -1))
    usual = partial(adept_with, figures(USUAL))
    better, won, played = 0.0, 0.0, 0
    for place, seats in enumerate(sizes):
        seed = lot.deals * len(sizes) + place
        if (place + lot.deals) % 3 == 0:
            better += 2 * share(this, other, deck, seats, seed) - 1
            continue
        both = [share(some, usual, deck, seats, seed) for some in (this, other)]
        better += both[0] - both[1]
        won += sum(both)
        played += 2
    return lot, better, won / played


def of_each(sizes: Sequence[int]) -> tuple[int, ...]:
    """These numbers of players, again and again, for as many deals as a lot has."""
    return tuple(sizes[place % len(sizes)] for place in range(max(len(SEATS), len(sizes))))


def go_on(
    workers: Workers,
    found: dict[str, float],
    deck: str,
    sizes: Sequence[int],
    seed: int,
    seconds: float,
    out: Path,
) -> None:
    """Round after round, until the time is up."""
    chance = Random(seed)
    course = [0.0] * len(found)
    until = monotonic() + seconds
    rounds = 0
    while rounds == 0 or monotonic() < until:
        lots = [
            Lot(found, [chance.gauss(0, 1) for _ in found], (seed + rounds) * LOTS + number)
            for number in range(LOTS)
        ]
        tried = sorted(workers.spread(partial(try_lot, deck, sizes), lots), key=lambda each: each[0].deals)
        spread = sqrt(sum(better * better for _, better, _ in tried) / LOTS) or 1.0
        pull = [
            sum(better * lot.lot[place] for lot, better, _ in tried) / spread / sqrt(LOTS)
            for place in range(len(found))
        ]
        course = [MEMORY * old + (1 - MEMORY) * new for old, new in zip(course, pull, strict=True)]
        found = moved(found, course, STRIDE)
        rounds += 1
        write(out, json.dumps({name: round(value, 3) for name, value in found.items()}, indent=1) + "\n")
        won = sum(share for _, _, share in tried) / LOTS
        print(f"round {rounds}: {100 * won:.1f} % against the house's adept", file=sys.stderr)


def arguments() -> argparse.ArgumentParser:
    parser = Arguments("leaning", "Look for leanings of SAKE's adept that win more.")
    parser.add_argument("--deck", default="", help="a file with other values of the cards")
    parser.add_argument(
        "--seats", default="", help="numbers of players: 3 or 3-5; a few of all if left out (3 has its own)"
    )
    parser.add_argument("--minutes", type=number, default=10.0, help="how long to look (10)")
    parser.add_argument("--seed", type=whole_number, default=1, help="other lots and deals (1)")
    parser.add_argument("--start", default="", help="leanings to begin with; the adept's own if left out")
    parser.add_argument("--out", required=True, help="the file to write")
    add_workers(parser)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Look, and write what was found; the number is what the shell is told."""
    said = arguments().parse_args(argv)
    try:
        deck = read_deck_file(GAMES["sake"], said.deck) if said.deck else ""
        if deck:
            GAMES["sake"].settings["deck"].check(deck)
        found = read_leanings(file_to_read(said.start)) if said.start else figures(USUAL)
        sizes = (
            of_each(read_seats(said.seats, GAMES["sake"].least, GAMES["sake"].most)) if said.seats else SEATS
        )
        out = file_to_write(said.out)
        if out is None:
            raise CannotWrite("--out names a file.")
        workers = hire(said.cores, said.ray)
    except IzakayaError as problem:
        print(problem, file=sys.stderr)
        return MISUNDERSTOOD
    try:
        with workers as hired:
            go_on(hired, found, deck, sizes, said.seed, 60 * said.minutes, out)
    except KeyboardInterrupt:
        return INTERRUPTED
    except IzakayaError as problem:
        print(problem, file=sys.stderr)
        return FAILED
    return 0


if __name__ == "__main__":
    sys.exit(main())
