"""Moves as a teacher writes them: the way first, then what it is about: `drink flagon-1`, `strike katana at 2`, `go-clockwise 1`, `pass`.

Whatever leaves no doubt may be left out: `drink flagon` is enough with one flagon in hand.
"""

from __future__ import annotations

import re
from typing import Final

from izakaya.table.move import Move
from izakaya.table.table import Table

COPY: Final = re.compile(r"-\d+$")
FEW: Final = 12  # moves shown to a teacher whose own is not among them


def written(move: Move) -> str:
    """A move in the words in which it can be asked for."""
    words = [move.way]
    words += [part for part in (move.card, move.weapon, move.place) if part is not None]
    if move.number is not None and move.card is None:
        words.append(str(move.number))
    if move.target is not None:
        words += ["at", str(move.target)]
    return " ".join(words)


def fits(words: str, move: Move) -> bool:
    """Whether the words speak of this move and of nothing that it has not."""
    way, *rest = words.split()
    if way != move.way:
        return False
    named = [part for part in (move.card, move.weapon, move.place) if part is not None]
    while rest:
        word = rest.pop(0)
        if word == "at" and rest:
            if rest.pop(0) != str(move.target):
                return False
        elif word.isdigit():
            if word != str(move.number):
                return False
        elif word not in named and word not in [COPY.sub("", part) for part in named]:
            return False
    return True


def meant(table: Table, words: str) -> list[int]:
    """The options on offer that the words may mean. A move written in full means that one alone."""
    moves = {option: table.describe(option) for option in table.options()}
    exact = [option for option, move in moves.items() if written(move) == words]
    return exact or [option for option, move in moves.items() if fits(words, move)]


def possible(table: Table) -> str:
    """What could be done instead, for a sentence."""
    moves = list(dict.fromkeys(written(table.describe(option)) for option in table.options()))
    more = f" and {len(moves) - FEW} more" if len(moves) > FEW else ""
    return ", ".join(moves[:FEW]) + more
