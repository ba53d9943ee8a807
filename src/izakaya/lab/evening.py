"""An evening: many games played at once, by all workers, each reproducible from one seed.

What is kept of a game is up to the caller, who gives a function from the finished game to whatever it wants to
know; games themselves are not kept, for there are many.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final, TypeVar

from izakaya.bots.named import is_master, is_own, let_play, player_named
from izakaya.games import new_table
from izakaya.lab.workers import Workers
from izakaya.table.chance import Chance
from izakaya.table.table import Table

T = TypeVar("T")

#: More questions than any game of the house ever asked: a game that gets there has no end.
ENDLESS: Final = 100_000
#: Games that a worker plays before it reports: few enough for a lively progress bar.
BATCH: Final = 50
RANDOM: Final = "random"


@dataclass(frozen=True)
class Evening:
    """So many games for so many players, with these settings; one seed decides all of them. Everybody is the same `player`, named as in
    `izakaya.bots.named`; only masters think for seconds or iterations.
    """

    game: str
    seats: int
    games: int
    seed: int
    options: dict[str, str] = field(default_factory=dict)
    player: str = RANDOM
    seconds: float | None = None
    iterations: int | None = None

    def seed_of(self, number: int) -> int:
        """The seed of one of its games, with which anybody can lay that table again."""
        return (self.seed << 96) | (self.seats << 64) | number

    @property
    def slow(self) -> bool:
        """Whether a single game may take long."""
        return is_master(self.player) or is_own(self.player)


@dataclass
class Played:
    """A game that has been played: the table, the choices that were made, and how often what happened.

    `happened` counts the news by their names: `happened["turn"]` turns, and so on.
    """

    table: Table
    decisions: int
    happened: Counter[str]


def play(evening: Evening, number: int) -> Played:
    """One game of the evening. It is over, unless it is endless."""
    seed = evening.seed_of(number)
    table = new_table(evening.game, seats=evening.seats, seed=seed, **evening.options)
    moods = Chance(seed ^ 1 << 255)  # the players' luck is not the deck's
    decisions = at_random(table, moods) if evening.player == RANDOM else with_bots(evening, table, moods)
    return Played(table, decisions, Counter(news.what for news in table.news))


def at_random(table: Table, moods: Chance) -> int:
    """Every option is as good as any other: the quickest way through a game. Returns the choices that were made."""
    chance = Chance.quick((moods.word() << 31) ^ moods.word())
    decisions = 0
    for _ in range(ENDLESS):
        if table.over:
            break
        options = table.options()
        if len(options) > 1:
            decisions += 1
            table.answer(options[chance.below(len(options))])
        else:
            table.answer(options[0])
    return decisions


def with_bots(evening: Evening, table: Table, moods: Chance) -> int:
    """The same player at every seat, each with a mood of its own. Returns the choices that were made."""
    bots = [
        player_named(evening.player, moods.word(), seconds=evening.seconds, iterations=evening.iterations)
        for _ in range(evening.seats)
    ]
    decisions = 0
    table.settle()
    while not table.over and decisions < ENDLESS:
        seat = table.asked
        assert seat is not None
        let_play(bots[seat], evening.player, table)
        decisions += 1
        table.settle()
    return decisions


@dataclass(frozen=True)
class Batch:
    """Some games of one of several evenings."""

    which: int
    evening: Evening
    numbers: tuple[int, ...]


def play_batch(note: Callable[[Played], T], batch: Batch) -> tuple[int, dict[int, T]]:
    return batch.which, {number: note(play(batch.evening, number)) for number in batch.numbers}


def batches(evenings: Sequence[Evening], have: Sequence[Collection[int]] = ()) -> Iterator[Batch]:
    """All games of all evenings, some of each in turn: so it shows early how long the rest will take, and a stop leaves some of each."""
    size = 1 if any(evening.slow for evening in evenings) else BATCH
    for first in range(0, max(evening.games for evening in evenings), size):
        for which, evening in enumerate(evenings):
            numbers = range(first, min(first + size, evening.games))
            left = tuple(number for number in numbers if not have or number not in have[which])
            if left:
                yield Batch(which, evening, left)


def play_evenings(
    evenings: Sequence[Evening],
    note: Callable[[Played], T],
    workers: Workers,
    have: Sequence[Collection[int]] = (),
) -> Iterator[tuple[int, dict[int, T]]]:
    """Play all games and give what was noted of them, batch by batch, in no particular order: which evening it was, and the notes by the
    numbers of the games. `have` are the numbers that need not be played again, for each evening.

    A caller that stops listening (or Ctrl-C) ends the evenings; what was given so far is whole games. `note`
    runs elsewhere, so it must be a function of a module.
    """
    yield from workers.spread(partial(play_batch, note), batches(evenings, have))
