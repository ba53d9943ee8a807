"""Learned judgement as it is kept: a file `outlook.json` beside the signs of a game, written by `izakaya train GAME`.

A file that does not fit the game as it is now (other cards, other rules, other signs) is refused with a sentence in the log, and the game
is played by its judgement alone.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping
from functools import cache
from math import isfinite
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec

from izakaya.bots.thinking.outlook import FIRST, SECOND, Outlook, net_size
from izakaya.games import GAMES
from izakaya.games.parts import Parts
from izakaya.games.printed import cards, folder_of
from izakaya.table.errors import IzakayaError
from izakaya.table.game import Game
from izakaya.table.signs import Signs

FILE: Final = "outlook.json"
#: The form of the file. A reader knows one.
FORM: Final = 1
LONGEST: Final = 4_000_000  # bytes

#: Signs, by game.
SIGNS: Final[Parts[Signs | None]] = Parts(GAMES, "signs", None)
log = logging.getLogger(__name__)


class BadOutlook(IzakayaError):
    """A file of learned judgement that does not fit the game."""


def outlook_of(game: str) -> Outlook | None:
    """An outlook of one's own for a game; none where nothing was learned that fits it."""
    signs = SIGNS[game]
    weights = weights_of(game)
    return None if signs is None or weights is None else Outlook(signs, weights)


@cache
def weights_of(game: str) -> vec[float] | None:
    """What the outlook of a game weighs by; none, and a sentence in the log, if there is nothing that fits."""
    signs = SIGNS[game]
    if signs is None:
        return None
    path = place_of(GAMES[game])
    if not path.is_file():
        return None
    try:
        return vec[float](read(GAMES[game], signs, path))
    except BadOutlook as problem:
        log.warning("%s", problem)
        return None


def place_of(game: Game) -> Path:
    """Where the file of a game lies: beside its signs."""
    return folder_of(game.parts["signs"].partition(":")[0].rpartition(".")[0]) / FILE


def shape_of(signs: Signs) -> list[int]:
    """The numbers of a net's neurons, from the signs of a side to its liking."""
    return [len(signs.names), FIRST, SECOND, 1]


def fits(game: Game, signs: Signs) -> dict[str, Any]:
    """What a file has to say of the game so that it is read."""
    return {
        "form": FORM,
        "game": game.name,
        "rules": int(game.rules),
        "cards": cards(game),
        "signs": list(signs.names),
        "shape": shape_of(signs),
    }


#: How a sentence names each of these.
SAID: Final = {
    "form": "another form",
    "game": "another game",
    "rules": "another version of the rules",
    "cards": "other cards",
    "signs": "other signs",
    "shape": "a net of another shape",
}


def read(game: Game, signs: Signs, path: Path) -> list[float]:
    """The weights in a file, checked."""
    again = f"make it anew with: izakaya train {game.name}."
    try:
        if path.stat().st_size > LONGEST:
            raise BadOutlook(f"{path.name} of {game.name} is too long for an outlook; {again}")
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        raise BadOutlook(f"{path.name} of {game.name} cannot be read; {again}") from None
    if not isinstance(found, Mapping):
        raise BadOutlook(f"{path.name} of {game.name} holds no outlook; {again}")
    for name, value in fits(game, signs).items():
        if found.get(name) != value:
            raise BadOutlook(
                f"{path.name} of {game.name} was learned with {SAID[name]} and is not used; {again}"
            )
    weights = found.get("weights")
    size = net_size(len(signs.names))
    if (
        not isinstance(weights, list)
        or len(weights) != size
        or not all(isinstance(one, float | int) and isfinite(one) for one in weights)
    ):
        raise BadOutlook(f"{path.name} of {game.name} needs {size} finite weights; {again}")
    return [float(one) for one in weights]
