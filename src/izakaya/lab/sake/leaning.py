"""Where the leanings of SAKE's adept come from: at every seat they are a little different, and the winners' ways are followed.

    python -m izakaya.lab.sake.leaning --deck my-deck.toml --rounds 30 --out leanings.json

Natural evolution strategies (Wierstra and others, 2014) where players meet only each other: in every game each seat draws leanings
around those found so far, and after a round these go where the winners' were. So they end where no small change wins more, which is what
`izakaya.lab.sake.fitted` then tests. What was found is written after every round; the same command goes on from there.
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
from typing import Final

from izakaya.bots.adept_and_master import Adept
from izakaya.bots.player import Player, ask_bot
from izakaya.bots.thinking.sake.judgement import SakeJudgement
from izakaya.bots.thinking.sake.leanings import USUAL, Leanings
from izakaya.bots.thinking.temper import EVEN, Temper
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
    whole_number,
    write,
)
from izakaya.lab.balance import read_seats
from izakaya.lab.other_deck import DECK, read_deck_file
from izakaya.lab.workers import Workers, hire
from izakaya.table.errors import IzakayaError

BATCH: Final = 25  # games of each number of players that a worker plays at a time
BATCHES: Final = 24  # of a round
SPREAD: Final = 0.2  # how far a seat's leanings lie from those found so far, as a factor of what it changes
SIGNED_SPREAD: Final = 0.1  # and in sake, of what may be more or less than nothing
TOGETHER: Final = 0.3  # how far a family moves as one
STRIDE: Final = 0.35
MEMORY: Final = 0.7  # of where the rounds before went
#: Leanings that may be against something; all others are only more or less for it.
SIGNED: Final = frozenset(
    (
        *("envy", "burn_early", "kill", "haunting", "patience", "end_ahead", "end_even", "end_behind"),
        *("place_wielded", "place_weapon", "place_armour", "place_sandals"),
    )
)
#: What is one thing to a player, though it has several figures.
FAMILIES: Final[Mapping[str, tuple[str, ...]]] = {
    "thirst": ("sip", "patience", "envy", "end_ahead", "end_even", "end_behind"),
    "thrift": ("sake", "one_more"),
    "blows": ("hurt_anybody", "hurt_rival", "kill", "kill_rival", "minion_blow", "follow", "arm"),
    "wounds": ("life_2", "life_3", "life_4", "life_more"),
    "minions": ("minion", "minion_blow"),
    "hand": ("crowded", "spare"),
    "cards": ("card_1", "card_2", "card_3", "card_4"),
    "menace": ("menace", "menace_lead"),
    "rivals": ("rival_ahead", "rival_even", "rival_behind", "rival_far"),
    "gear": ("place", "weapon", "armour", "sandals", "item"),
    "late": ("late_catch", "late_pass", "late_ahead", "late_near", "late_far", "late_shared"),
    "spirits": ("steal", "torment", "fade"),
}


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


def moved(found: Mapping[str, float], way: Mapping[str, float]) -> dict[str, float]:
    """These leanings, moved this way: by so many spreads of a figure, or of all figures of a family."""
    by = {name: SPREAD * way.get(name, 0.0) for name in found}
    for family, members in FAMILIES.items():
        for name in members:
            by[name] += TOGETHER * way.get(family, 0.0)
    signed = SIGNED_SPREAD / SPREAD
    return {
        name: value + signed * by[name] * max(1.0, abs(value)) if name in SIGNED else value * exp(by[name])
        for name, value in found.items()
    }


class Leaner:
    """An adept that leans like this."""

    def __init__(self, found: Mapping[str, float], temper: Temper = EVEN) -> None:
        self.leanings, self.temper = made_of(found), temper

    def player(self, seed: int) -> Player:
        adept = Adept(seed, self.temper)
        adept.game, adept.judgement = "sake", SakeJudgement(self.temper, self.leanings)
        return adept


def shares(leaners: Sequence[Leaner], deck: str, seed: int) -> list[float]:
    """What each seat wins of a game in which they sit there."""
    options = {"deck": deck} if deck else {}
    table = new_table("sake", seats=len(leaners), seed=seed, **options)
    bots = [leaner.player(seed * 31 + seat) for seat, leaner in enumerate(leaners)]
    table.settle()
    while table.asked is not None:
        table.answer(ask_bot(bots[table.asked], table))
        table.settle()
    winners = table.result().winners
    return [(seat in winners) / len(winners) for seat in range(len(leaners))]


@dataclass(frozen=True)
class Games:
    """Some games of a round, decided by their number."""

    found: Mapping[str, float]
    number: int


def gains(deck: str, sizes: Sequence[int], games: Games) -> tuple[int, dict[str, float]]:
    """How much more than its share the ways won that were tried, added up for each figure and family."""
    luck = Random(games.number)
    found = dict.fromkeys((*games.found, *FAMILIES), 0.0)
    for game in range(BATCH):
        for seats in sizes:
            ways = [{name: luck.gauss(0, 1) for name in found} for _ in range(seats)]
            leaners = [Leaner(moved(games.found, way)) for way in ways]
            won = shares(leaners, deck, (games.number * BATCH + game) * 8 + seats - 1)
            for way, share in zip(ways, won, strict=True):
                for name, by in way.items():
                    found[name] += (share - 1 / seats) * by
    return games.number, found


@dataclass
class Search:
    """How far it has come."""

    found: dict[str, float]
    course: dict[str, float]
    rounds: int = 0

    def go_on(self, workers: Workers, deck: str, sizes: Sequence[int], seed: int) -> None:
        """One round: play, and go where the winners went; what is no more than luck moves little."""
        first = (seed << 20 | self.rounds) * BATCHES
        games = [Games(self.found, first + number) for number in range(BATCHES)]
        tried = sorted(workers.spread(partial(gains, deck, sizes), games), key=lambda each: each[0])
        luck = sqrt(BATCH * BATCHES * sum((seats - 1) / seats for seats in sizes))
        pull = {name: sum(gain[name] for _, gain in tried) / luck for name in self.course}
        self.course = {name: MEMORY * old + (1 - MEMORY) * pull[name] for name, old in self.course.items()}
        self.found = moved(self.found, {name: STRIDE * by for name, by in self.course.items()})
        self.rounds += 1

    def text(self) -> str:
        rounded = {name: round(value, 4) for name, value in self.found.items()}
        course = {name: round(value, 4) for name, value in self.course.items()}
        return json.dumps({"rounds": self.rounds, "leanings": rounded, "course": course}, indent=1) + "\n"


def begun(text: str | None) -> Search:
    """The search as it was written down, or one that begins with the adept of the house."""
    usual = figures(USUAL)
    if text is None:
        return Search(usual, dict.fromkeys((*usual, *FAMILIES), 0.0))
    try:
        kept = json.loads(text)
        found, course, rounds = kept["leanings"], kept["course"], int(kept["rounds"])
        numbers = all(isinstance(value, int | float) for value in (*found.values(), *course.values()))
    except (ValueError, TypeError, KeyError, AttributeError):
        raise Misunderstood("These are no leanings: --out wrote a file of other form.") from None
    if not numbers or found.keys() != usual.keys() or course.keys() != {*usual, *FAMILIES}:
        raise Misunderstood("These are leanings of another adept: begin with a new file for --out.")
    return Search(found, course, rounds)


def arguments() -> argparse.ArgumentParser:
    parser = Arguments("leaning", "Look for leanings of SAKE's adept that win more.")
    parser.add_argument("--deck", default="", help="a file with other values of the cards")
    parser.add_argument("--seats", default="3-8", help="numbers of players (3-8)")
    parser.add_argument("--rounds", type=whole_number, default=30, help="rounds in all (30)")
    parser.add_argument("--seed", type=whole_number, default=1, help="other games (1)")
    parser.add_argument("--out", required=True, help="the file to write; if there is one, it goes on")
    add_workers(parser)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Look, and write what was found; the number is what the shell is told."""
    said = arguments().parse_args(argv)
    game = GAMES["sake"]
    try:
        deck = read_deck_file(game, said.deck) if said.deck else ""
        if deck:
            game.settings[DECK].check(deck)
        sizes = read_seats(said.seats, game.least, game.most)
        search = begun(file_to_read(said.out) if Path(said.out).exists() else None)
        out = file_to_write(said.out)
        if out is None:
            raise CannotWrite("--out names a file.")
        workers = hire(said.cores, said.ray)
    except IzakayaError as problem:
        print(problem, file=sys.stderr)
        return MISUNDERSTOOD
    try:
        with workers as hired:
            while search.rounds < said.rounds:
                search.go_on(hired, deck, sizes, said.seed)
                write(out, search.text())
                print(f"round {search.rounds} of {said.rounds}", file=sys.stderr)
    except KeyboardInterrupt:
        return INTERRUPTED
    except IzakayaError as problem:
        print(problem, file=sys.stderr)
        return FAILED
    return 0


if __name__ == "__main__":
    sys.exit(main())
