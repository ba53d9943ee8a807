"""A bot that knows the rules and little more; its way of playing each game is in that game's folder."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, cast, final

from izakaya.bots.random_player import RandomPlayer
from izakaya.bots.sake.novice import choose_sake
from izakaya.bots.sword.novice import choose_sword
from izakaya.games.sake.view import SakeView
from izakaya.games.sword.view import SwordView
from izakaya.table.chance import Chance

Chooser = Callable[[Mapping[str, object], Chance], int]


def sword(view: Mapping[str, object], chance: Chance) -> int:
    return choose_sword(cast(SwordView, view), chance)


def sake(view: Mapping[str, object], chance: Chance) -> int:
    return choose_sake(cast(SakeView, view), chance)


GAMES: Final[dict[str, Chooser]] = {"sword": sword, "sake": sake}


@final
class Novice:
    """Plays as a person does on the first evening: plausibly, with moods. An unknown game it plays anyhow."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)
        self.anyhow = RandomPlayer(seed)

    def choose(self, view: Mapping[str, object]) -> int:
        """Something plausible, by today's mood; any option in a game it knows nothing of."""
        chooser = GAMES.get(str(view["game"]))
        return self.anyhow.choose(view) if chooser is None else chooser(view, self.chance)
