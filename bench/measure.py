"""Five rounds, ours and theirs in turn within each, so that a busy machine hits both alike; then medians."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from statistics import median
from typing import TypedDict

from bench import ours, theirs

ROUNDS = 5
# Games from each deal, copies of each deal: a fraction of a second for every measurement.
PLAYOUTS = 300
STEPPED = 30
COPIES = 10_000
# The interpreted core is some fifty times slower.
PURE_PLAYOUTS = 3
PURE_STEPPED = 2
PURE_COPIES = 300

PURE = {"IZAKAYA_PURE": "1"}


class Ours(TypedDict):
    playout_decisions_per_second: float
    step_decisions_per_second: float
    copy_microseconds: float


class Figures(TypedDict):
    """One game beside OpenSpiel.

    The first ratios compare decisions, questions with two or more options, on both sides; the ratios `_of_all_nodes`
    are stricter with us and count every player node of OpenSpiel, also those without a choice.
    """

    playout_ratio: float
    step_ratio: float
    copy_ratio: float
    playout_ratio_of_all_nodes: float
    step_ratio_of_all_nodes: float
    izakaya: Ours
    izakaya_interpreted: Ours
    open_spiel: dict[str, float]


def measure(game: str) -> Figures:
    tables = ours.deals(game)
    states = theirs.deals()
    per_game = theirs.nodes_per_game(states)
    mine: list[Ours] = []
    columns: dict[str, list[float]] = {}
    for seed in range(1, ROUNDS + 1):
        playouts = ours.playouts(tables, PLAYOUTS, seed)
        rolled, rolling = theirs.rollouts(states, PLAYOUTS, seed, per_game)
        steps = ours.steps(tables, STEPPED, seed)
        stepped, stepping = theirs.steps(states, STEPPED, seed)
        copies = ours.copies(tables, COPIES)
        cloned, cloning = theirs.clones(states, COPIES)
        mine.append(as_figures(playouts, steps, copies))
        for name, value in (
            ("playout_nodes_per_second", rolled.all / rolling),
            ("playout_decisions_per_second", rolled.choices / rolling),
            ("step_nodes_per_second", stepped.all / stepping),
            ("step_decisions_per_second", stepped.choices / stepping),
            ("clone_microseconds", cloning / cloned * 1e6),
        ):
            columns.setdefault(name, []).append(value)
    us = medians(mine)
    them = {name: median(values) for name, values in columns.items()}
    them["nodes_per_game"] = per_game.all
    them["decisions_per_game"] = per_game.choices
    playout, step = us["playout_decisions_per_second"], us["step_decisions_per_second"]
    return {
        "playout_ratio": playout / them["playout_decisions_per_second"],
        "step_ratio": step / them["step_decisions_per_second"],
        "copy_ratio": them["clone_microseconds"] / us["copy_microseconds"],
        "playout_ratio_of_all_nodes": playout / them["playout_nodes_per_second"],
        "step_ratio_of_all_nodes": step / them["step_nodes_per_second"],
        "izakaya": us,
        "izakaya_interpreted": in_another_process(game),
        "open_spiel": them,
    }


def as_figures(playouts: tuple[int, float], steps: tuple[int, float], copies: tuple[int, float]) -> Ours:
    return {
        "playout_decisions_per_second": playouts[0] / playouts[1],
        "step_decisions_per_second": steps[0] / steps[1],
        "copy_microseconds": copies[1] / copies[0] * 1e6,
    }


def medians(rounds: list[Ours]) -> Ours:
    return {
        "playout_decisions_per_second": median(r["playout_decisions_per_second"] for r in rounds),
        "step_decisions_per_second": median(r["step_decisions_per_second"] for r in rounds),
        "copy_microseconds": median(r["copy_microseconds"] for r in rounds),
    }


def measure_interpreted(game: str) -> Ours:
    """For the process that runs the core from its source."""
    tables = ours.deals(game)
    return medians(
        [
            as_figures(
                ours.playouts(tables, PURE_PLAYOUTS, seed),
                ours.steps(tables, PURE_STEPPED, seed),
                ours.copies(tables, PURE_COPIES),
            )
            for seed in range(1, ROUNDS + 1)
        ]
    )


def in_another_process(game: str) -> Ours:
    """The uncompiled source, for the record: a process chooses once, when it imports the core."""
    command = [sys.executable, "-m", "bench", "--interpreted", game]
    run = subprocess.run(command, env={**os.environ, **PURE}, stdout=subprocess.PIPE, check=True)
    figures: Ours = json.loads(run.stdout)
    return figures
