"""An evening: many games played at once, on all cores, each reproducible from one seed.

What is kept of a game is up to the caller, who gives a function from the finished game to whatever it wants to
know; games themselves are not kept, for there are many.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Final, TypeVar

from izakaya.games import new_table
from izakaya.table.chance import Chance
from izakaya.table.table import Table

T = TypeVar("T")

#: More questions than any game of the house ever asked: whoever gets there is in a game without end.
ENDLESS: Final = 100_000
#: Games that a core plays before it reports: few enough for a lively progress bar.
BATCH: Final = 50


@dataclass(frozen=True)
class Evening:
    """So many games for so many players, with these settings; one seed decides all of them."""

    game: str
    seats: int
    games: int
    seed: int
    options: dict[str, str] = field(default_factory=dict)

    def seed_of(self, number: int) -> int:
        """The seed of one of its games, with which anybody can lay that table again."""
        return (self.seed << 96) | (self.seats << 64) | number


@dataclass
class Played:
    """A game that has been played: the table, the choices that were made, and how often what happened.

    `happened` counts the news by their names: `happened["turn"]` turns, and so on.
    """

    table: Table
    decisions: int
    happened: Counter[str]


def play_at_random(evening: Evening, number: int) -> Played:
    """One game of the evening in which every option is as good as any other. It is over, unless it is endless."""
    seed = evening.seed_of(number)
    table = new_table(evening.game, seats=evening.seats, seed=seed, **evening.options)
    moods = Chance(seed ^ 1 << 255)  # the players' luck is not the deck's
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
    return Played(table, decisions, Counter(news.what for news in table.news))


def play_batch(evening: Evening, note: Callable[[Played], T], first: int) -> list[T]:
    numbers = range(first, min(first + BATCH, evening.games))
    return [note(play_at_random(evening, number)) for number in numbers]


def leave_interrupts_to_the_host() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_evening(
    evening: Evening, note: Callable[[Played], T], cores: int | None = None
) -> Iterator[list[T]]:
    """Play all games and give what was noted of them, batch by batch, in no particular order.

    Whoever stops listening (or presses Ctrl-C) ends the evening; what was given so far is whole games. `note`
    runs on the other cores, so it must be a function of a module.
    """
    firsts = range(0, evening.games, BATCH)
    work = partial(play_batch, evening, note)
    cores = min(cores or os.cpu_count() or 1, len(firsts))
    if cores <= 1:
        yield from map(work, firsts)
        return
    # Spawned, not forked: the same on every platform, and safe beside threads.
    with multiprocessing.get_context("spawn").Pool(cores, leave_interrupts_to_the_host) as pool:
        yield from pool.imap_unordered(work, firsts)
