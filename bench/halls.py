"""Many tables in one call, beside OpenSpiel stepped from Python with its own tensor and mask.

Ours is timed as a learner has it: `step` with an option for every table, after which observation, mask, rewards and asked seats lie
in arrays; which options to give is chosen off the clock. OpenSpiel is asked at every player's node for its observation tensor, its mask
and its legal actions, of which one is applied.
"""

from __future__ import annotations

import os
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import TypedDict

import numpy as np

from bench import theirs
from bench.ours import SEATS, picks
from izakaya.envs import Tables

ROUNDS = 5
TABLES = 32  # so many that numpy costs little, so few that they stay in the processor's caches
STEPS = 1200
GAMES = 2  # of OpenSpiel, from each of its deals
SHARED = 512  # tables that one or two processes keep
SHARED_STEPS = 100
MANY = 1000  # tables, to see how much memory one takes
WANTED = {"sword": (5.0, 1.0), "sake": (3.0, 0.5)}


class Figures(TypedDict):
    """Decisions a second, ours and theirs, and what a table takes of memory."""

    decisions_per_second: float
    open_spiel_decisions_per_second: float
    open_spiel_nodes_per_second: float
    ratio: float
    ratio_of_all_nodes: float
    kilobytes_a_table: float
    one_process_per_second_of_the_clock: float
    two_processes_per_second_of_the_clock: float


def ours(game: str, seed: int) -> float:
    tables = Tables(game, SEATS, TABLES, seed)
    hall = tables.here()
    luck = np.random.default_rng(seed)
    seconds = 0.0
    for _ in range(STEPS):
        lots = luck.random(TABLES)
        chosen = np.array([t.offered[int(lot * t.offers)] for t, lot in zip(hall.tables, lots, strict=True)])
        start = process_time()
        tables.step(chosen)
        seconds += process_time() - start
    return STEPS * TABLES / seconds


def open_spiel(seed: int) -> tuple[float, float]:
    """Decisions and all players' nodes a second."""
    states = theirs.deals()
    luck = picks(seed)
    nodes = choices = 0
    start = process_time()
    for first in states:
        for _ in range(GAMES):
            state = first.clone()
            while not state.is_terminal():
                actions = state.legal_actions()
                if not state.is_chance_node():
                    state.observation_tensor(state.current_player())
                    state.legal_actions_mask()
                    nodes += 1
                    choices += len(actions) > 1
                state.apply_action(actions[next(luck) % len(actions)])
    seconds = process_time() - start
    return choices / seconds, nodes / seconds


def by_the_clock(game: str, processes: int) -> float:
    """Decisions a second on the clock on the wall: what other processes spend is not counted otherwise."""
    luck = np.random.default_rng(processes)
    seconds = 0.0
    with Tables(game, SEATS, SHARED, 1, processes=processes) as tables:
        for step in range(SHARED_STEPS + 1):
            chosen = (luck.random(tables.mask.shape, np.float32) * tables.mask).argmax(axis=1)
            start = perf_counter()
            tables.step(chosen)
            if step > 0:  # the first one finds everything cold
                seconds += perf_counter() - start
    return SHARED_STEPS * SHARED / seconds


def resident() -> int:
    """The memory of this process, in bytes, where the system tells it."""
    told = Path("/proc/self/statm")
    return int(told.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") if told.exists() else 0


def measure(game: str) -> Figures:
    before = resident()
    kept = Tables(game, SEATS, MANY, 1)
    kilobytes = (resident() - before) / MANY / 1024
    kept.close()
    mine: list[float] = []
    choices: list[float] = []
    nodes: list[float] = []
    for seed in range(1, ROUNDS + 1):
        mine.append(ours(game, seed))
        decided, asked = open_spiel(seed)
        choices.append(decided)
        nodes.append(asked)
    return {
        "decisions_per_second": median(mine),
        "open_spiel_decisions_per_second": median(choices),
        "open_spiel_nodes_per_second": median(nodes),
        "ratio": median(mine) / median(choices),
        "ratio_of_all_nodes": median(mine) / median(nodes),
        "kilobytes_a_table": kilobytes,
        "one_process_per_second_of_the_clock": by_the_clock(game, 1),
        "two_processes_per_second_of_the_clock": by_the_clock(game, 2),
    }


def show(game: str, figures: Figures) -> None:
    million = 1e6
    ratio, speed = WANTED.get(game, (0.0, 0.0))
    print(
        f"{game}, {TABLES} tables in one call: {figures['decisions_per_second'] / million:.3f} million decisions/s (wanted {speed}), "
        f"OpenSpiel with tensor and mask {figures['open_spiel_decisions_per_second'] / million:.3f}: {figures['ratio']:.1f} × "
        f"(wanted {ratio}; of all nodes {figures['ratio_of_all_nodes']:.1f} ×); {figures['kilobytes_a_table']:.0f} kB a table"
    )
    print(
        f"{game}, {SHARED} tables, by the clock: {figures['one_process_per_second_of_the_clock'] / million:.3f} million decisions/s in one "
        f"process, {figures['two_processes_per_second_of_the_clock'] / million:.3f} in two"
    )
