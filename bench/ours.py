"""Our side of the comparison. Every function returns how much was done and the processor seconds it took."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from random import Random
from time import process_time

from izakaya import Table, new_table

SEATS = 5
# Several deals, because one alone may be a long or a short game. Both sides start from dealt positions.
DEALS = 20


def picks(seed: int) -> Iterator[int]:
    """Random numbers made beforehand: a cheap pick, the same for both sides, that hides neither."""
    random = Random(seed)
    return cycle([random.getrandbits(30) for _ in range(100_000)])


def deals(game: str) -> list[Table]:
    return [new_table(game, seats=SEATS, seed=seed) for seed in range(DEALS)]


def playouts(tables: list[Table], games: int, seed: int) -> tuple[int, float]:
    """Random games inside the core: the decisions made in them."""
    decisions = 0
    start = process_time()
    for table in tables:
        decisions += table.playouts(games, seed)
    return decisions, process_time() - start


def steps(tables: list[Table], games: int, seed: int) -> tuple[int, float]:
    """Random games stepped from Python as a driver does it, forced questions settled: the decisions made in them."""
    luck = picks(seed)
    start = process_time()
    for table in tables:
        for _ in range(games):
            copy = table.copy()
            while options := copy.choices():
                copy.answer(options[next(luck) % len(options)])
    seconds = process_time() - start
    return count_decisions(tables, games, seed), seconds


def count_decisions(tables: list[Table], games: int, seed: int) -> int:
    """The decisions of the very games that `steps` plays with this seed, counted off the clock."""
    luck = picks(seed)
    decisions = 0
    for table in tables:
        for _ in range(games):
            copy = table.copy()
            while options := copy.choices():
                decisions += 1
                copy.answer(options[next(luck) % len(options)])
    return decisions


def copies(tables: list[Table], times: int) -> tuple[int, float]:
    start = process_time()
    for table in tables:
        for _ in range(times):
            table.copy()
    return len(tables) * times, process_time() - start
