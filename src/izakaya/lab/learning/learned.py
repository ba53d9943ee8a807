"""From looks to weights, and how well they foresee: the part of `izakaya train` that needs JAX."""

from __future__ import annotations

from collections.abc import Sequence

import jax
import numpy as np

from izakaya.bots.learned import SIGNS
from izakaya.lab.learning.fitting import fitted, positions
from izakaya.lab.learning.looking import Looks
from izakaya.lab.learning.measuring import Foresight, foresights
from izakaya.table.game import Game


def learned(
    game: Game, looks: Sequence[Looks], seed: int, kept_back: int
) -> tuple[list[float], list[Foresight]]:
    """The weights, and what one game in so many, kept back, says of them."""
    signs = SIGNS[game.name]
    assert signs is not None, "the game was chosen for them"
    found = positions(looks, len(signs.names), signs.most)
    back = found.games % kept_back == 0
    weights = fitted(found.some(~back), seed)
    return weights, foresights(weights, found.some(back))


def versions() -> dict[str, str]:
    """What else decides what is learned."""
    return {"jax": jax.__version__, "numpy": np.__version__}
