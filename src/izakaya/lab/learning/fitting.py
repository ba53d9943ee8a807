"""Fitting the net of an outlook to looks at games (`izakaya train`), with JAX, on one core: the same looks give the same weights.

The loss is the surprise at who won (cross-entropy of the softmax over the sides). The optimiser is AdamW (Loshchilov, Hutter, 2019) with a
rate that rises and falls once (Smith, Topin, 2018). The net sees every sign less its mean, divided by its spread; both are worked into the
first layer before it is kept.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

# XLA shares out sums among its threads, and sums in another order are other sums. It reads this once, when it is loaded.
os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")
os.environ.setdefault("JAX_PLATFORMS", "cpu")

import jax
import jax.numpy as jnp
import numpy as np

from izakaya.bots.thinking.outlook import FIRST, SECOND, SIGHTS
from izakaya.lab.learning.looking import Looks

PASSES: Final = 12
BATCH: Final = 512
RATE: Final = 4e-3  # at its highest
WARM: Final = 0.3  # of all steps, those in which it rises
DECAY: Final = 1e-3  # of the weights, in each step, times the rate
DIGITS: Final = 5  # of a weight that is kept
FAR: Final = -1e9


@dataclass(frozen=True)
class Positions:
    """Looks as arrays: `rows` are the signs of all sides; look `i` has the sides `at[i]`, as far as `there[i]` says."""

    rows: Any  # sides, signs
    at: Any  # looks, most sides
    there: Any  # looks, most sides
    won: Any  # looks, most sides
    seats: Any  # looks
    games: Any  # looks

    def some(self, which: Any) -> Positions:
        """Only these looks."""
        return Positions(
            self.rows,
            self.at[which],
            self.there[which],
            self.won[which],
            self.seats[which],
            self.games[which],
        )

    def __len__(self) -> int:
        return len(self.seats)


def positions(all_looks: Iterable[Looks], signs: int, most: int) -> Positions:
    """Looks put together. The last row is nobody's."""
    looks = list(all_looks)
    rows = np.concatenate([np.frombuffer(one.rows, np.float32) for one in looks]).reshape(-1, signs)
    won = np.concatenate([np.frombuffer(one.won, np.float32) for one in looks])
    sides = np.concatenate([np.array(one.sides, np.int32) for one in looks])
    firsts = np.cumsum(sides) - sides
    places = np.arange(most)
    there = places[None, :] < sides[:, None]
    at = np.where(there, firsts[:, None] + places[None, :], len(rows))
    return Positions(
        np.concatenate([rows, np.zeros((1, signs), np.float32)]),
        at,
        there,
        np.concatenate([won, np.zeros(1, np.float32)])[at],
        np.concatenate([np.full(len(one.sides), one.lesson.seats) for one in looks]),
        np.concatenate([np.array(one.games, np.int64) for one in looks]),
    )


def seen(rows: Any, there: Any) -> Any:
    """What the net sees: of every sign a side's own, the mean of the others', the largest of the others'."""
    mask = there[..., None]
    own = jnp.where(mask, rows, 0.0)
    others = jnp.maximum(jnp.sum(there, -1) - 1, 1)[:, None, None]
    mean = (jnp.sum(own, 1, keepdims=True) - own) / others
    low = jnp.where(mask, rows, FAR)
    count = rows.shape[1]
    before, after = [jnp.full_like(low[:, 0], FAR)], [jnp.full_like(low[:, 0], FAR)]
    for place in range(count - 1):
        before.append(jnp.maximum(before[-1], low[:, place]))
        after.append(jnp.maximum(after[-1], low[:, count - 1 - place]))
    largest = jnp.maximum(jnp.stack(before, 1), jnp.stack(after[::-1], 1))
    largest = jnp.where(largest <= FAR / 2, 0.0, largest)
    return jnp.concatenate([own, mean, largest], -1)


def likings(net: Any, rows: Any, there: Any) -> Any:
    """What the net makes of each side, as the logarithm of its chance."""
    first = jax.nn.relu(seen(rows, there) @ net["first"] + net["first_bias"])
    second = jax.nn.relu(first @ net["second"] + net["second_bias"])
    liking = jnp.where(there, (second @ net["last"])[..., 0], FAR)
    return jax.nn.log_softmax(liking, -1)


def surprise(net: Any, rows: Any, there: Any, won: Any) -> Any:
    """The mean surprise at who won."""
    return -jnp.mean(jnp.sum(jnp.where(there, won * likings(net, rows, there), 0.0), -1))


def new_net(signs: int, seed: int) -> dict[str, Any]:
    keys = jax.random.split(jax.random.PRNGKey(seed), 3)

    def layer(key: Any, wide: int, out: int) -> Any:
        return jax.random.normal(key, (wide, out)) * (2.0 / wide) ** 0.5

    return {
        "first": layer(keys[0], SIGHTS * signs, FIRST),
        "first_bias": jnp.zeros(FIRST),
        "second": layer(keys[1], FIRST, SECOND),
        "second_bias": jnp.zeros(SECOND),
        "last": layer(keys[2], SECOND, 1),
    }


def rate_at(step: Any, steps: int) -> Any:
    """The rate rises, and falls to nothing."""
    warm = max(1.0, WARM * steps)
    falling = 0.5 * (1.0 + jnp.cos(jnp.pi * (step - warm) / max(1.0, steps - warm)))
    return RATE * jnp.where(step < warm, (step + 1.0) / warm, falling)


@partial(jax.jit, static_argnames="steps")
def one_pass(state: Any, data: Any, order: Any, steps: int) -> Any:
    """All looks once, a batch at a time."""
    rows, at, there, won = data

    def step(state: Any, batch: Any) -> Any:
        net, mean, square, number = state
        lost, slope = jax.value_and_grad(surprise)(net, rows[at[batch]], there[batch], won[batch])
        mean = jax.tree.map(lambda m, s: 0.9 * m + 0.1 * s, mean, slope)
        square = jax.tree.map(lambda v, s: 0.999 * v + 0.001 * s * s, square, slope)
        rate = rate_at(number, steps)
        number = number + 1.0

        def moved(weight: Any, m: Any, v: Any) -> Any:
            by = (m / (1.0 - 0.9**number)) / (jnp.sqrt(v / (1.0 - 0.999**number)) + 1e-8)
            return weight - rate * (by + DECAY * weight)

        return (jax.tree.map(moved, net, mean, square), mean, square, number), lost

    state, lost = jax.lax.scan(step, state, order)
    return state, jnp.mean(lost)


def fitted(found: Positions, seed: int, passes: int = PASSES) -> list[float]:
    """The weights of the net, in the order in which `Outlook` reads them, rounded as they are kept."""
    signs = found.rows.shape[1]
    used = found.rows[found.at[found.there]]
    middle, spread = used.mean(0, dtype=np.float64), used.std(0, dtype=np.float64)
    spread = np.where(spread > 1e-6, spread, 1.0)
    rows = jnp.asarray((found.rows - middle) / spread, jnp.float32)
    data = rows, jnp.asarray(found.at), jnp.asarray(found.there), jnp.asarray(found.won)
    net = new_net(signs, seed)
    zero = jax.tree.map(jnp.zeros_like, net)
    state = net, zero, zero, jnp.float32(0.0)
    batch = min(BATCH, len(found))
    batches = len(found) // batch
    luck = np.random.Generator(np.random.PCG64(seed))
    for _ in range(passes):
        order = luck.permutation(len(found))[: batches * batch].reshape(batches, batch)
        state, _ = one_pass(state, data, jnp.asarray(order), passes * batches)
    return flat(state[0], middle, spread)


def flat(net: Any, middle: Any, spread: Any) -> list[float]:
    """The net as one row, for signs as they are read."""
    first = np.asarray(net["first"], np.float64) / np.tile(spread, SIGHTS)[:, None]
    bias = np.asarray(net["first_bias"], np.float64) - np.tile(middle, SIGHTS) @ first
    parts = (first, bias, net["second"], net["second_bias"], net["last"])
    row = np.concatenate([np.asarray(part, np.float64).ravel() for part in parts])
    return [float(f"{weight:.{DIGITS}g}") for weight in row]


def chances(weights: list[float], found: Positions) -> Any:
    """What the outlook says of all sides of all looks."""
    signs = found.rows.shape[1]
    sizes = [(SIGHTS * signs, FIRST), (FIRST,), (FIRST, SECOND), (SECOND,), (SECOND, 1)]
    names = ("first", "first_bias", "second", "second_bias", "last")
    net, at = {}, 0
    for name, shape in zip(names, sizes, strict=True):
        size = int(np.prod(shape))
        net[name] = jnp.asarray(np.array(weights[at : at + size]).reshape(shape), jnp.float32)
        at += size
    said = jax.jit(likings)
    told = [np.zeros((0, found.at.shape[1]))]
    for begin in range(0, len(found), 1 << 14):
        which = slice(begin, begin + (1 << 14))
        told.append(np.exp(np.asarray(said(net, found.rows[found.at[which]], found.there[which]))))
    return np.concatenate(told)
