"""Is SAKE's adept fitted to a deck? `python -m izakaya.lab.sake.fitted --deck my-deck.toml` prints a verdict on each of its variants.

13.3 of the rules: an adept counts as fitted if none of six variants, sharing the seats half and half, wins 53 % against it. Each is
judged by the sequential test of `izakaya match`: 50 % or less, or 53 % or more? Every deal is played twice, with the seats swapped.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import count
from typing import Final

from izakaya.bots.thinking.sake.leanings import USUAL
from izakaya.bots.thinking.temper import EVEN, Temper
from izakaya.games import GAMES
from izakaya.lab.arguments import (
    FAILED,
    INTERRUPTED,
    MISUNDERSTOOD,
    Arguments,
    Misunderstood,
    add_workers,
    file_to_read,
    whole_number,
)
from izakaya.lab.balance import read_seats
from izakaya.lab.figures import table
from izakaya.lab.other_deck import DECK, read_deck_file
from izakaya.lab.sake.leaning import Leaner, begun, figures, shares
from izakaya.lab.sequential import BETTER, Hypotheses, SequentialTest
from izakaya.lab.workers import Workers, hire
from izakaya.table.errors import IzakayaError

FAIR: Final = 0.5
WON: Final = 0.53
BATCH: Final = 50  # deals that a worker plays at a time
ROUND: Final = 8  # batches between two looks at the test


@dataclass(frozen=True)
class Variant:
    """What it loves more or less, beside the adept."""

    leanings: Mapping[str, float]
    aggression: float = 1.0
    thirst: float = 1.0

    def of(self, found: Mapping[str, float]) -> Leaner:
        """The variant of an adept with these leanings."""
        leanings = {name: value * self.leanings.get(name, 1.0) for name, value in found.items()}
        return Leaner(leanings, Temper(self.aggression, EVEN.caution, self.thirst))


VARIANTS: Final[Mapping[str, Variant]] = {
    "thirst × 2": Variant({}, thirst=2),
    "thirst × 0.5": Variant({}, thirst=0.5),
    "minions × 0.3": Variant({"minion": 0.3, "minion_blow": 0.3}),
    "worth of texts × 0.5": Variant({"text": 0.5}),
    "love of blows × 2": Variant({}, aggression=2),
    "love of blows × 0.5": Variant({}, aggression=0.5),
}


@dataclass(frozen=True)
class Deals:
    """Some deals between a variant and the adept, decided by their number."""

    variant: Variant
    found: Mapping[str, float]
    number: int


def play_deals(deck: str, sizes: Sequence[int], deals: Deals) -> list[float]:
    """What the variant wins of each deal, at the numbers of players in turn. With odd numbers its seats differ; it is fair all the same."""
    numbers = range(deals.number * BATCH, (deals.number + 1) * BATCH)
    return values_of(deals.variant, deals.found, deck, sizes, numbers)


def values_of(
    variation: Variant, found: Mapping[str, float], deck: str, sizes: Sequence[int], numbers: range
) -> list[float]:
    """The same of the deals of these numbers."""
    variant, adept = variation.of(found), Leaner(found)
    values = []
    for deal in numbers:
        seats = sizes[deal % len(sizes)]
        won = 0.0
        for turn in range(2):
            at = [(seat + turn) % 2 for seat in range(seats)]
            at_each = shares([variant if each else adept for each in at], deck, deal)
            won += sum(share for share, each in zip(at_each, at, strict=True) if each)
        values.append(won / 2)
    return values


def how_unfitted(deck: str, seats: int, deals: int, seed: int) -> float:
    """How far beyond the bound a thirstier or a more sober adept wins in a few deals, in widths of what is allowed; 0 if neither does.

    Thirst makes the length of a night, and with it all else: the other variants are left to the full test.
    """
    usual = figures(USUAL)
    shares_won = []
    for name, variant in VARIANTS.items():
        if name.startswith("thirst"):
            values = values_of(variant, usual, deck, [seats], range(seed * deals, (seed + 1) * deals))
            shares_won.append(sum(values) / deals)
    return max(0.0, max(shares_won) - WON) / (WON - FAIR)


def judged(
    workers: Workers,
    variant: Variant,
    found: Mapping[str, float],
    deck: str,
    sizes: Sequence[int],
    seed: int,
    most: int,
) -> list[str]:
    """The verdict on a variant, the share it won and the deals that it took."""
    test = SequentialTest(Hypotheses(FAIR, WON))
    won = 0.0
    for look in count():
        first = (seed << 20) + look * ROUND
        deals = [Deals(variant, found, first + number) for number in range(ROUND)]
        played = workers.spread(partial(numbered, deck, sizes), deals)
        for _, values in sorted(played):
            for value in values:
                if not test.decided and test.deals < most:
                    test.add(value)
                    won += value
        if test.decided or test.deals >= most:
            break
    return [test.verdict, f"{100 * won / test.deals:.1f} %", f"{test.deals:,}"]


def numbered(deck: str, sizes: Sequence[int], deals: Deals) -> tuple[int, list[float]]:
    return deals.number, play_deals(deck, sizes, deals)


def arguments() -> argparse.ArgumentParser:
    parser = Arguments(
        "fitted", "Is SAKE's adept fitted to a deck? No variant of it may win 53 % against it."
    )
    parser.add_argument("--deck", default="", help="a file with other values of the cards")
    parser.add_argument("--leanings", default="", help="what `leaning` wrote; the adept's own if left out")
    parser.add_argument("--seats", default="3-8", help="numbers of players (3-8)")
    parser.add_argument(
        "--deals", type=whole_number, default=20000, help="at most so many for a variant (20000)"
    )
    parser.add_argument("--seed", type=whole_number, default=3, help="other deals (3)")
    add_workers(parser)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Play, and print the verdicts; the number is what the shell is told."""
    said = arguments().parse_args(argv)
    game = GAMES["sake"]
    try:
        if said.deals < 1:
            raise Misunderstood("--deals is a number of at least 1.")
        deck = read_deck_file(game, said.deck) if said.deck else ""
        if deck:
            game.settings[DECK].check(deck)
        sizes = read_seats(said.seats, game.least, game.most)
        found = begun(file_to_read(said.leanings)).found if said.leanings else figures(USUAL)
        workers = hire(said.cores, said.ray)
    except IzakayaError as problem:
        print(problem, file=sys.stderr)
        return MISUNDERSTOOD
    rows = []
    try:
        with workers as hired:
            for name, variant in VARIANTS.items():
                rows.append([name, *judged(hired, variant, found, deck, sizes, said.seed, said.deals)])
                print(" ".join(rows[-1]), file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        return INTERRUPTED
    except IzakayaError as problem:
        print(problem, file=sys.stderr)
        return FAILED
    print("\n".join(table(["variant", "than 50 %", "won", "deals"], rows)))
    return 0 if all(verdict != BETTER for _, verdict, _, _ in rows) else FAILED


if __name__ == "__main__":
    sys.exit(main())
