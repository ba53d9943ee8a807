"""A bot that plays anything."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from izakaya.bots.player import offered
from izakaya.table.chance import Chance


@final
class RandomPlayer:
    """Every option is as good as any other. It knows no game, so it plays them all."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)

    def choose(self, view: Mapping[str, object]) -> int:
        """Any option, each as likely."""
        options = offered(view)
        return options[self.chance.below(len(options))]
