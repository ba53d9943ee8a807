"""Players that are programs. A bot sees the view of its seat, nothing else, and chooses among its options."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from izakaya.bots.novice import Novice
from izakaya.bots.player import Player, UnknownBot
from izakaya.bots.random_player import RandomPlayer

BOTS: Final[dict[str, Callable[[int], Player]]] = {"novice": Novice, "random": RandomPlayer}


def bot(name: str, seed: int) -> Player:
    """A bot of this name; the seed decides its moods."""
    if name not in BOTS:
        raise UnknownBot(f"There is no bot {str(name)[:40]!r}; there are: {', '.join(BOTS)}.")
    return BOTS[name](seed)


__all__ = ["BOTS", "Novice", "Player", "RandomPlayer", "UnknownBot", "bot"]
