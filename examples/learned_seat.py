"""A policy learned with JAX on many tables at once: one seat of Samurai Sword learns to beat players who play at random.

python examples/learned_seat.py --minutes 8

REINFORCE with a baseline: a small network looks at what the seat sees and chooses among the options on offer; whatever it did in a game
that was won becomes likelier, in one that was lost less so. The curve of its winnings is printed as it learns, and at the end it is
compared with random players over fresh deals.
"""

from __future__ import annotations

import argparse
import time
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from izakaya.envs import Tables

Network = dict[str, Any]
Adam = tuple[Network, Network, Any]
HIDDEN = 128
RATE = 1e-3
ENTROPY = 0.01


def new_network(key: Any, seen: int, options: int) -> Network:
    one, two, three = jax.random.split(key, 3)
    return {
        "in": jax.random.normal(one, (seen, HIDDEN)) / np.sqrt(seen),
        "in_bias": jnp.zeros(HIDDEN),
        "out": jax.random.normal(two, (HIDDEN, options)) * 0.01,
        "out_bias": jnp.zeros(options),
        "value": jax.random.normal(three, (HIDDEN,)) * 0.01,
    }


def scaled(rows: Any) -> Any:
    """Counts of cards and steps, brought near to one another."""
    return jnp.sign(rows) * jnp.log1p(jnp.abs(rows.astype(jnp.float32)))


def opinions(network: Network, rows: Any, mask: Any) -> tuple[Any, Any]:
    """How much each option on offer appeals, and how likely the game is to be won."""
    hidden = jax.nn.relu(scaled(rows) @ network["in"] + network["in_bias"])
    appeal = hidden @ network["out"] + network["out_bias"]
    return jnp.where(mask, appeal, -1e9), hidden @ network["value"]


@jax.jit  # type: ignore[untyped-decorator]
def choose(network: Network, rows: Any, mask: Any, key: Any) -> Any:
    return jax.random.categorical(key, opinions(network, rows, mask)[0])


def regret(network: Network, rows: Any, mask: Any, chosen: Any, won: Any) -> Any:
    appeal, value = opinions(network, rows, mask)
    likely = jax.nn.log_softmax(appeal)
    taken = jnp.take_along_axis(likely, chosen[:, None], axis=1)[:, 0]
    spread = -(jnp.exp(likely) * jnp.where(mask, likely, 0.0)).sum(axis=1)
    better = jax.lax.stop_gradient(won - value)
    return -(taken * better).mean() + 0.5 * ((won - value) ** 2).mean() - ENTROPY * spread.mean()


@partial(jax.jit, donate_argnums=(0, 1))
def improve(
    network: Network, adam: Adam, rows: Any, mask: Any, chosen: Any, won: Any
) -> tuple[Network, Adam]:
    slope = jax.grad(regret)(network, rows, mask, chosen, won)
    first, second, steps = adam
    steps = steps + 1
    first = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, first, slope)
    second = jax.tree.map(lambda v, g: 0.999 * v + 0.001 * g * g, second, slope)

    def moved(weight: Any, m: Any, v: Any) -> Any:
        return weight - RATE * (m / (1 - 0.9**steps)) / (jnp.sqrt(v / (1 - 0.999**steps)) + 1e-8)

    return jax.tree.map(moved, network, first, second), (first, second, steps)


class Memory:
    """What was seen and done at each table since its game began, until it is known how the game ended."""

    def __init__(self, tables: Tables) -> None:
        self.open: list[list[tuple[Any, Any, int]]] = [[] for _ in range(tables.count)]
        self.done: list[tuple[Any, Any, int, float]] = []

    def note(self, rows: Any, mask: Any, chosen: Any) -> None:
        for table, option in enumerate(chosen.tolist()):
            self.open[table].append((rows[table], mask[table], option))

    def close(self, table: int, reward: float) -> None:
        self.done += [(*moment, reward) for moment in self.open[table]]
        self.open[table] = []

    def take(self, count: int, luck: np.random.Generator) -> tuple[Any, ...]:
        picked = [self.done[i] for i in luck.permutation(len(self.done))[:count]]
        self.done = []
        rows, mask, chosen, won = zip(*picked, strict=True)
        return np.stack(rows), np.stack(mask), np.array(chosen), np.array(won, np.float32)


def learn(
    game: str, seats: int, minutes: float, seed: int, count: int = 64, lesson: int = 2048
) -> tuple[Network, list[float]]:
    """Play and learn for so long; the network, and the share of games won in each hundred lessons or so."""
    tables = Tables(game, seats, count, seed, at_random=range(1, seats))
    key = jax.random.key(seed)
    luck = np.random.default_rng(seed)
    network = new_network(key, tables.size, tables.mask.shape[1])
    nothing = jax.tree.map(jnp.zeros_like, network)
    adam: Adam = (nothing, jax.tree.map(jnp.zeros_like, network), jnp.zeros(()))
    memory = Memory(tables)
    curve: list[float] = []
    results: list[float] = []
    start = told = time.monotonic()
    while time.monotonic() - start < minutes * 60:
        key, now = jax.random.split(key)
        rows, mask = tables.observation.copy(), tables.mask.copy()
        chosen = np.asarray(choose(network, rows, mask, now))
        memory.note(rows, mask, chosen)
        tables.step(chosen)
        for table in np.flatnonzero(tables.over).tolist():
            results.append(float(tables.rewards[table, 0]))
            memory.close(table, float(tables.rewards[table, 0]))
        if len(memory.done) >= lesson:
            network, adam = improve(network, adam, *memory.take(lesson, luck))
        if time.monotonic() - told > max(2.0, minutes * 3) and results:
            told = time.monotonic()
            curve.append(sum(result > 0 for result in results) / len(results))
            print(f"{(told - start) / 60:5.1f} min  {len(results):6} games  won {curve[-1]:.3f}", flush=True)
            results = []
    return network, curve


def winnings(network: Network | None, game: str, seats: int, games: int, seed: int) -> float:
    """The share of fresh games that the seat wins; with no network it plays at random too."""
    tables = Tables(game, seats, 64, seed, at_random=range(1, seats))
    key = jax.random.key(seed)
    luck = np.random.default_rng(seed)
    won = played = 0
    while played < games:
        key, now = jax.random.split(key)
        if network is None:
            chosen = (luck.random(tables.mask.shape) * tables.mask).argmax(axis=1)
        else:
            chosen = np.asarray(choose(network, tables.observation, tables.mask, now))
        tables.step(chosen)
        played += int(tables.over.sum())
        won += int((tables.rewards[:, 0] > 0).sum())
    return won / played


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="sword")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--games", type=int, default=4000, help="fresh games at the end")
    parser.add_argument("--seed", type=int, default=1)
    said = parser.parse_args()
    network, _ = learn(said.game, said.seats, said.minutes, said.seed)
    before = winnings(None, said.game, said.seats, said.games, said.seed + 1)
    after = winnings(network, said.game, said.seats, said.games, said.seed + 1)
    print(f"of {said.games} fresh games: at random {before:.3f} won, learned {after:.3f}")


if __name__ == "__main__":
    main()
