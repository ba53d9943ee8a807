"""Look for house values with which a game is what it should be: `izakaya tune GAME --study FILE --trials 500 --out deck.toml`.

Trials are short, and the best of many short trials owes something to luck: so the best few play many games with fresh seeds, and the
best of those is the winner. It plays once more, with seeds that have chosen nothing, and then masters play it.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from izakaya import __version__
from izakaya.games import GAMES
from izakaya.games.printed import digest
from izakaya.lab.arguments import (
    FAILED,
    INTERRUPTED,
    MISUNDERSTOOD,
    Misunderstood,
    file_to_write,
)
from izakaya.lab.balance import (
    LARGEST_SEED,
    MOST_GAMES,
    check_player,
    hand_over,
    own_modules,
    read_seats,
    targets_for,
)
from izakaya.lab.bar import Bar
from izakaya.lab.book import Book
from izakaya.lab.books import BOOKS
from izakaya.lab.confirming import played
from izakaya.lab.evening import Evening
from izakaya.lab.other_deck import DECK, read_deck_file
from izakaya.lab.provenance import own_player, source
from izakaya.lab.study import Study
from izakaya.lab.target import Targets
from izakaya.lab.trial import Found, Trial, try_out
from izakaya.lab.tune_arguments import ITERATIONS, arguments, tunable
from izakaya.lab.tune_report import Confirmed, Findings, as_page, compose
from izakaya.lab.tuning import Tuning
from izakaya.lab.workers import Workers, hire
from izakaya.table.errors import IzakayaError, did_you_mean

MASTER: Final = "master"
HOUSE: Final = "the house's"
#: Seeds that no trial has seen: of the games that choose the winner, of those that are told of it, and of masters.
CHOOSING, ONCE_MORE, BY_MASTERS = 1, 2, 3
MOST_TRIALS: Final = 1_000_000


@dataclass(frozen=True)
class Quest:
    """What is looked for, and how."""

    evenings: tuple[Evening, ...]  # of a trial, without a deck
    targets: Targets
    tuning: Tuning
    trials: int
    few: int  # to be confirmed
    fresh: int  # games of each number of players to confirm one of them
    masters: Evening | None  # what masters play in the end: games and budget
    decks: tuple[str, ...]  # what people call the decks to start from
    aims: str  # and the targets

    @property
    def first(self) -> Evening:
        return self.evenings[0]

    def about(self) -> dict[str, list[object]]:
        """What makes two studies comparable."""
        first = self.first
        knobs = sorted((name, knob.least, knob.most) for name, knob in self.tuning.knobs().items())
        bounds = sorted((seats, sorted(found.items())) for seats, found in self.targets.items())
        return {
            "games": [first.game],
            "decks": [digest([text.encode()]) for text in self.tuning.starts],
            "targets": [digest([repr(bounds).encode()])],
            "players": [first.player],
            "numbers of players": [evening.seats for evening in self.evenings],
            "lengths of a trial": [first.games],
            "seeds": [first.seed],
            "knobs": [digest([repr(knobs).encode()])],
            "rules and bots": [source(), *(own_player(first.player) for _ in own_modules(first.player))],
        }

    def called(self) -> dict[str, list[str]]:
        """What people call that of which only a digest says whether it is the same, one by one."""
        izakaya = f"Izakaya {__version__}"
        return {
            "decks": list(self.decks),
            "targets": [self.aims],
            "knobs": [izakaya],
            "rules and bots": [izakaya, *(self.first.player for _ in own_modules(self.first.player))],
        }

    def with_deck(self, deck: str, **changed: Any) -> list[Evening]:
        """The evenings of a trial with a deck, and otherwise as said."""
        return [
            replace(evening, options={**evening.options, DECK: deck}, **changed) for evening in self.evenings
        ]


def main(argv: Sequence[str] | None = None) -> int:
    """Search, confirm and write; the number is what the shell is told."""
    said = arguments().parse_args(argv)
    begun = False
    try:
        quest = planned(said)
        out, report, shown = (file_to_write(name) for name in (said.out, said.report, said.html))
        study = Study(study_file(said.study), quest.about(), quest.called(), quest.tuning, quest.first.seed)
        with hire(said.cores, said.ray, own_modules(said.players)) as workers:
            begun = True
            findings = look(quest, study, workers)
    except IzakayaError as problem:
        print(problem, file=sys.stderr)
        return FAILED if begun else MISUNDERSTOOD
    except KeyboardInterrupt:
        print(f"What was tried is in {said.study}; the same command goes on with it.", file=sys.stderr)
        return INTERRUPTED
    text = compose(findings)
    files: dict[Path | None, str] = {report: text}
    if out is not None:
        files[out] = findings.winner.deck
    if shown is not None:
        files[shown] = as_page(findings, text)
    return 0 if hand_over(files) else FAILED


# What is to be done.


def planned(said: argparse.Namespace) -> Quest:
    """What is to be done, or a sentence on why it cannot be."""
    tuning = BOOKS[said.game].tuning if said.game in GAMES else None
    if tuning is None:
        raise Misunderstood(
            f"There is nothing to tune in {said.game[:40]!r}; there is in: {', '.join(tunable())}."
            f"{did_you_mean(said.game, tunable())}"
        )
    if not said.study:
        raise Misunderstood("--study needs a file that keeps the trials, as in --study evening.study.")
    check_number("--trials", said.trials, 1, MOST_TRIALS)
    check_number("--games", said.games, 1, MOST_GAMES)
    check_number("--confirm", said.confirm, 1, MOST_GAMES)
    check_number("--best", said.best, 1, 100)
    check_number("--masters", said.masters, 0, MOST_GAMES)
    check_number("--seed", said.seed, 0, LARGEST_SEED)
    game = GAMES[said.game]
    seats = read_seats(said.seats, game.least, game.most)
    targets = targets_for(game, said.targets)
    without = [each for each in seats if each not in targets]
    if without:
        raise Misunderstood(f"There are no targets for {without[0]} players; leave them out of --seats.")
    check_player(said.players, None, None)
    masters = None
    if said.masters:
        check_player(MASTER, said.seconds, said.iterations)
        usual = ITERATIONS if said.seconds is None and said.iterations is None else said.iterations
        masters = Evening(
            said.game, seats[0], said.masters, said.seed + BY_MASTERS, {}, MASTER, said.seconds, usual
        )
    elif said.seconds is not None or said.iterations is not None:
        raise Misunderstood("--seconds and --iterations are for masters; say how many games with --masters.")
    starts = {tuning.house(): HOUSE}
    for name in said.start:
        starts.setdefault(read_deck_file(GAMES[said.game], name), name)
    return Quest(
        tuple(Evening(said.game, each, said.games, said.seed, {}, said.players) for each in seats),
        targets,
        tuning(list(starts)),
        said.trials,
        said.best,
        said.confirm,
        masters,
        tuple(starts.values()),
        said.targets or HOUSE,
    )


def check_number(name: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise Misunderstood(f"{name} is a number from {least} to {most}, not {value}.")


def study_file(name: str) -> Path:
    path = file_to_write(name)
    if path is None:
        raise Misunderstood("--study needs a file that keeps the trials, as in --study evening.study.")
    return path


# Doing it.


def look(quest: Quest, study: Study, workers: Workers) -> Findings:
    """Search, confirm the best with fresh seeds, play the winner once more, and let masters play it."""
    try_many(quest, study, workers)
    best = study.best(quest.few)
    if not best:
        raise Misunderstood(
            "No trial was played to its end, so there is nothing to confirm; let --trials be more."
        )
    house, *confirmed = confirm(quest, best, study.path, workers)
    chosen = min((house, *confirmed), key=lambda each: each.cost)
    evenings = quest.with_deck(chosen.deck, games=quest.fresh, seed=quest.first.seed + ONCE_MORE)
    winner = replace(chosen, books=played(study.path, evenings, "winner", workers))
    masters: list[Book[Any]] = []
    if quest.masters is not None:
        plan = quest.masters
        evenings = quest.with_deck(
            winner.deck,
            games=plan.games,
            seed=plan.seed,
            player=plan.player,
            seconds=plan.seconds,
            iterations=plan.iterations,
        )
        masters = played(study.path, evenings, "masters", workers)
    return Findings(
        trial=quest.first,
        targets=quest.targets,
        tuning=quest.tuning,
        done=study.done,
        history=study.history(),
        house=house,
        confirmed=confirmed,
        winner=winner,
        master=quest.masters,
        masters=masters,
    )


def try_many(quest: Quest, study: Study, workers: Workers) -> None:
    """All trials that are still to be made, with a bar to watch."""

    def trials() -> Iterator[Trial]:
        for which, point, limit in study.begin(quest.trials):
            yield Trial(which, tuple(quest.with_deck(quest.tuning.deck(point))), quest.targets, limit)

    done = study.done
    if done >= quest.trials:
        return
    with Bar() as bar:
        bar.begin("trials", quest.trials - done)
        for tried in workers.spread(try_out, trials()):
            study.tell(tried)
            bar.played(1)


def confirm(quest: Quest, best: Sequence[Found], study: Path, workers: Workers) -> list[Confirmed]:
    """The house's deck and the best of the study, with seeds that no trial has seen."""
    tuning = quest.tuning
    decks: dict[str, Found | None] = {tuning.deck(tuning.start(0)): None}
    for found in best:
        decks.setdefault(tuning.deck(found.point), found)
    evenings = [
        evening
        for deck in decks
        for evening in quest.with_deck(deck, games=quest.fresh, seed=quest.first.seed + CHOOSING)
    ]
    books = played(study, evenings, "fresh seeds", workers)
    each = len(quest.evenings)
    return [
        Confirmed(deck, each_found, books[at * each : (at + 1) * each], quest.targets)
        for at, (deck, each_found) in enumerate(decks.items())
    ]


if __name__ == "__main__":
    sys.exit(main())
