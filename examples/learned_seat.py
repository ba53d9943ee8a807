"""A policy learned with JAX on many tables at once: one seat of Samurai Sword learns to beat players who play at random.

python examples/learned_seat.py --minutes 8

Proximal policy optimization (J. Schulman et al., 2017): a small network looks at what the seat sees, chooses among the options on offer
and guesses how the game will end. What turned out better than it had guessed becomes likelier, a little at a time. The curve of its
winnings is printed as it learns, and at the end it is compared with a random seat over fresh deals.
"""

from __future__ import annotations

import argparse
import time
from functools import partial
from math import sqrt
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from izakaya.envs import Tables

Network = dict[str, Any]
SEAT, HIDDEN = 0, 128  # who learns, and with how many neurons
RATE = 1e-3
ENTROPY = 0.01  # so much it is worth to try out
CLIP = 0.2  # so much likelier or less likely an answer becomes at a time
FAR_SIGHT = 0.95  # how much later guesses count beside the next one
TABLES = 128
STEPS = 64  # at every table, between two lessons
EPOCHS = 3
AT_ONCE = 1024


class Adam(NamedTuple):
    """What the optimizer (D. Kingma, J. Ba, 2015) remembers of earlier slopes."""

    first: Network
    second: Network
    steps: Any


class Played(NamedTuple):
    """Decisions: what was seen and offered, what was chosen and how likely that was, the guess, and how much better it came."""

    rows: Any
    mask: Any
    chosen: Any
    likely: Any
    guess: Any
    better: Any


def new_network(key: Any, seen: int, options: int) -> Network:
    one, two, three = jax.random.split(key, 3)
    return {
        "in": jax.random.normal(one, (seen, HIDDEN)) * np.sqrt(2 / seen),
        "in_bias": jnp.zeros(HIDDEN),
        "out": jax.random.normal(two, (HIDDEN, options)) * 0.01,
        "out_bias": jnp.zeros(options),
        "value": jax.random.normal(three, (HIDDEN,)) * 0.01,
    }


def scaled(rows: Any) -> Any:
    """Counts of cards and steps, brought near to one another. A copy: the core writes over the rows at the next step."""
    return np.sign(rows) * np.log1p(np.abs(rows), dtype=np.float32)


def opinions(network: Network, rows: Any, mask: Any) -> tuple[Any, Any]:
    """How likely each option on offer is to be chosen, as a logarithm; and how the game will end, from -1 to 1."""
    hidden = jax.nn.relu(rows @ network["in"] + network["in_bias"])
    appeal = hidden @ network["out"] + network["out_bias"]
    return jax.nn.log_softmax(jnp.where(mask, appeal, -1e9)), jnp.tanh(hidden @ network["value"])


@jax.jit  # type: ignore[untyped-decorator]
def choose(network: Network, rows: Any, mask: Any, key: Any) -> tuple[Any, Any, Any]:
    likely, guess = opinions(network, rows, mask)
    chosen = jax.random.categorical(key, likely)
    return chosen, jnp.take_along_axis(likely, chosen[:, None], axis=1)[:, 0], guess


@jax.jit  # type: ignore[untyped-decorator]
def favourite(network: Network, rows: Any, mask: Any) -> Any:
    return opinions(network, rows, mask)[0].argmax(axis=1)


def regret(network: Network, played: Played) -> Any:
    likely, guess = opinions(network, played.rows, played.mask)
    taken = jnp.take_along_axis(likely, played.chosen[:, None], axis=1)[:, 0]
    change = jnp.exp(taken - played.likely)
    bounded = jnp.clip(change, 1 - CLIP, 1 + CLIP)
    better = (played.better - played.better.mean()) / (played.better.std() + 1e-6)
    gain = jnp.minimum(change * better, bounded * better).mean()
    error = ((played.guess + played.better - guess) ** 2).mean()
    spread = -(jnp.exp(likely) * jnp.where(played.mask, likely, 0.0)).sum(axis=1).mean()
    return -gain + 0.5 * error - ENTROPY * spread


@partial(jax.jit, donate_argnums=(0, 1))
def improve(network: Network, adam: Adam, played: Played) -> tuple[Network, Adam]:
    slope = jax.grad(regret)(network, played)
    steps = adam.steps + 1
    first = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, adam.first, slope)
    second = jax.tree.map(lambda v, g: 0.999 * v + 0.001 * g * g, adam.second, slope)

    def moved(weight: Any, m: Any, v: Any) -> Any:
        return weight - RATE * (m / (1 - 0.9**steps)) / (jnp.sqrt(v / (1 - 0.999**steps)) + 1e-8)

    return jax.tree.map(moved, network, first, second), Adam(first, second, steps)


def play(tables: Tables, network: Network, key: Any, steps: int, results: list[float]) -> Played:
    """Play on at all tables, and look back at every decision; games that end on the way add their results."""
    seen = np.empty((steps, *tables.observation.shape), np.float32)
    mask = np.empty((steps, *tables.mask.shape), np.bool_)
    chosen = np.empty((steps, tables.count), np.int32)
    likely, guess, better = (np.empty((steps, tables.count), np.float32) for _ in range(3))
    ended, reward = np.empty((steps, tables.count), np.bool_), np.empty((steps, tables.count), np.float32)
    for step in range(steps):
        key, now = jax.random.split(key)
        seen[step], mask[step] = scaled(tables.observation), tables.mask
        chosen[step], likely[step], guess[step] = choose(network, seen[step], mask[step], now)
        tables.step(chosen[step])
        ended[step], reward[step] = tables.over, tables.rewards[:, SEAT]
        results += reward[step][ended[step]].tolist()
    after = np.asarray(choose(network, scaled(tables.observation), tables.mask.copy(), key)[2])
    later = np.zeros(tables.count, np.float32)
    for step in reversed(range(steps)):
        surprise = np.where(ended[step], reward[step], after) - guess[step]
        later = surprise + FAR_SIGHT * np.where(ended[step], 0.0, later)
        better[step], after = later, guess[step]
    parts = (seen, mask, chosen, likely, guess, better)
    return Played(*(part.reshape(-1, *part.shape[2:]) for part in parts))


def learn(game: str, seats: int, minutes: float, seed: int, lessons: int = 10**9) -> Network:
    """Play and learn for so long, and tell of the share of games won in each twentieth of the time."""
    tables = Tables(game, seats, TABLES, seed, at_random=[seat for seat in range(seats) if seat != SEAT])
    key, now = jax.random.split(jax.random.key(seed))
    luck = np.random.default_rng(seed)
    network = new_network(now, tables.size, tables.mask.shape[1])
    nothing = partial(jax.tree.map, jnp.zeros_like)
    adam = Adam(nothing(network), nothing(network), jnp.zeros(()))
    results: list[float] = []
    start = told = time.monotonic()
    for lesson in range(lessons):
        key, now = jax.random.split(key)
        played = play(tables, network, now, STEPS, results)
        for _ in range(EPOCHS):
            for part in np.split(luck.permutation(len(played.chosen)), STEPS * TABLES // AT_ONCE):
                network, adam = improve(network, adam, Played(*(field[part] for field in played)))
        over = time.monotonic() - start >= minutes * 60 or lesson == lessons - 1
        if results and (over or time.monotonic() - told > minutes * 3):
            told = time.monotonic()
            share = sum(result > 0 for result in results) / len(results)
            decisions = (lesson + 1) * STEPS * TABLES
            print(f"{(told - start) / 60:5.1f} min {decisions:9} decisions  won {share:.3f}", flush=True)
            results = []
        if over:
            break
    return network


def winnings(network: Network | None, game: str, seats: int, games: int, seed: int) -> float:
    """The share of fresh games that the seat wins with what it likes best; with no network it plays at random too."""
    tables = Tables(game, seats, TABLES, seed, at_random=[seat for seat in range(seats) if seat != SEAT])
    luck = np.random.default_rng(seed)
    won = played = 0
    while played < games:
        if network is None:
            chosen = (luck.random(tables.mask.shape) * tables.mask).argmax(axis=1)
        else:
            chosen = np.asarray(favourite(network, scaled(tables.observation), tables.mask.copy()))
        tables.step(chosen)
        played += int(tables.over.sum())
        won += int((tables.rewards[:, SEAT] > 0).sum())
    return won / played


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="sword")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--games", type=int, default=4000, help="fresh games at the end")
    parser.add_argument("--seed", type=int, default=1)
    said = parser.parse_args()
    network = learn(said.game, said.seats, said.minutes, said.seed)
    for name, player in (("at random", None), ("learned", network)):
        share = winnings(player, said.game, said.seats, said.games, said.seed + 1)
        give = 1.96 * sqrt(share * (1 - share) / said.games)
        print(f"of {said.games} fresh games, {name}: {share:.3f} ± {give:.3f} won")


if __name__ == "__main__":
    main()
