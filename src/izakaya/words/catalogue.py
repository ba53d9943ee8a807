"""Everything that lies in the boxes of the games, with its figures and the rule behind it: what the index of cards and the rules
pages show. The figures are those the games play with; the words are in their messages, under the ids given here.

`python -m izakaya.words.catalogue` writes it as JSON, from which the pages of the browser are built, with the names of the facts
that are seats: so no figure of a rule stands there.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final, get_type_hints

from izakaya.games import GAMES
from izakaya.games.parts import Parts
from izakaya.table.question import SEAT_FACTS

#: What a game's catalogue is: a function that gives its box as plain data. The type it names as its result is what the pages are
#: built with, so it is a `TypedDict` of the game's own.
Catalogue = Callable[[], Mapping[str, object]]


def empty_box() -> dict[str, object]:
    """The box of a game that shows none."""
    return {}


CATALOGUES: Final[Parts[Catalogue]] = Parts(GAMES, "catalogue", empty_box)


@cache
def catalogue() -> dict[str, Mapping[str, object]]:
    """The boxes of all games, by the game's name."""
    return {game: box() for game, box in CATALOGUES.items()}


def box_types() -> dict[str, Any]:
    """Of which type each game's box is."""
    return {game: get_type_hints(box)["return"] for game, box in CATALOGUES.items()}


def main() -> None:
    made = {"boxes": catalogue(), "seat_facts": SEAT_FACTS}
    json.dump(made, sys.stdout, ensure_ascii=False)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
