"""The example that learns: a few lessons change the network for the better of what it was shown, and whole games are played with it."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from izakaya.envs import Tables

EXAMPLE = Path(__file__).parents[2] / "examples" / "learned_seat.py"


@pytest.fixture(scope="module")
def example() -> dict[str, Any]:
    """Its names, with fewer tables than it takes to learn much."""
    names = runpy.run_path(str(EXAMPLE))
    # The functions of a module that was run look up its names in their own globals.
    names["learn"].__globals__.update(TABLES=8, STEPS=8, AT_ONCE=32, HIDDEN=16)
    return names


@pytest.mark.long
def test_a_few_lessons_and_whole_games(example: dict[str, Any]) -> None:
    untaught = example["learn"]("sword", 4, minutes=10.0, seed=1, lessons=0)
    taught = example["learn"]("sword", 4, minutes=10.0, seed=1, lessons=2)
    assert {name: part.shape for name, part in taught.items()} == {n: p.shape for n, p in untaught.items()}
    for name, part in taught.items():
        assert np.isfinite(part).all()
        assert (np.asarray(part) != np.asarray(untaught[name])).any(), f"{name} has learned nothing"
    for player in (None, taught):
        assert 0.0 < example["winnings"](player, "sword", 4, games=20, seed=2) < 1.0


def test_a_lesson_makes_what_went_well_likelier(example: dict[str, Any]) -> None:
    jax, jnp = example["jax"], example["jnp"]
    network = example["learn"]("sword", 4, minutes=10.0, seed=3, lessons=0)
    tables = Tables("sword", 4, 8, 3, at_random=(1, 2, 3))
    played = example["play"](tables, network, jax.random.key(1), 4, [])
    went_well = np.arange(len(played.chosen)) % 2 == 0
    played = played._replace(better=np.where(went_well, 1.0, -1.0).astype(np.float32))

    def likely() -> Any:
        of_all, _ = example["opinions"](network, played.rows, played.mask)
        return np.asarray(of_all)[np.arange(len(played.chosen)), played.chosen]

    before = likely()
    nothing = jax.tree.map(jnp.zeros_like, network)
    adam = example["Adam"](nothing, jax.tree.map(jnp.zeros_like, network), jnp.zeros(()))
    for _ in range(20):
        network, adam = example["improve"](network, adam, played)
    change = likely() - before
    assert change[went_well].mean() > 0.0 > change[~went_well].mean()
