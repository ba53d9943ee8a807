"""A bot that knows the rules and little more; its way of playing each game is in that game's folder."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol, cast, final

from izakaya.games import GAMES
from izakaya.games.parts import Parts
from izakaya.table.chance import Chance


class Chooser(Protocol):
    """How a novice plays one game, the part `novice` of it: a function."""

    def __call__(self, view: Mapping[str, object], chance: Chance, /) -> int:
        """The number of one of the options of the view, which has one at least; moods come from the chance."""
        ...


def anyhow(view: Mapping[str, object], chance: Chance) -> int:
    """In a game that nobody has told it anything about: first something to do, each as likely, then with what."""
    ways: dict[str, list[int]] = {}
    for entry in cast("list[dict[str, str | int]]", view["options"]):
        ways.setdefault(str(entry["way"]), []).append(int(entry["option"]))
    options = list(ways.values())[chance.below(len(ways))]
    return options[chance.below(len(options))]


#: How novices play, by game.
NOVICES: Final[Parts[Chooser]] = Parts(GAMES, "novice", anyhow)


@final
class Novice:
    """Plays as a person does on the first evening: plausibly, with moods."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)

    def choose(self, view: Mapping[str, object]) -> int:
        """Something plausible, by today's mood."""
        return NOVICES[str(view["game"])](view, self.chance)
