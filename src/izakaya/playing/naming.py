"""Checks of people's names against look-alikes and unreadable letters: nobody should be taken for somebody else at the table."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from izakaya.playing.storage import Place

# Letters of other alphabets, and figures, that look like one of ours in most fonts; after small letters have been made of all.
LOOKS: Final = str.maketrans(
    {
        **dict(zip("авеёзікмнорстухѕјԁһԛԝӏгп", "abeeзikmhopctyxsjdhqwlrn", strict=True)),
        **dict(zip("αβγεζηικμνορτυχω", "abyeznikuvoptuxw", strict=True)),
        **dict(zip("0135|!", "oiesll", strict=True)),
        "ı": "i",
        "ł": "l",
        "ø": "o",
        "đ": "d",
        "ß": "ss",
    }
)
PAIRS: Final = (("rn", "m"), ("vv", "w"), ("l", "i"))
# Characters that are called letters or signs and show nothing.
NOTHING_TO_SEE: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
# Alphabets whose letters resemble one another: in one word they are there to deceive.
ALPHABETS: Final = ("LATIN", "CYRILLIC", "GREEK")
MOST_MARKS: Final = 3  # on one letter; some languages need two


def is_readable(name: str) -> bool:
    """Whether everybody sees what is written there."""
    marks = 0
    seen = False
    for letter in unicodedata.normalize("NFD", name):
        kind = unicodedata.category(letter)
        if letter in NOTHING_TO_SEE or kind in ("Cf", "Cc", "Co", "Cn", "Cs"):
            return False
        marks = marks + 1 if kind[0] == "M" else 0
        if marks > MOST_MARKS:
            return False
        seen = seen or kind[0] in "LN"
    return seen and all(len(alphabets(word)) < 2 for word in name.split())


def alphabets(word: str) -> set[str]:
    names = {unicodedata.name(letter, "").split(" ")[0] for letter in word}
    return {name for name in names if name in ALPHABETS}


@lru_cache(10_000)
def look(name: str) -> str:
    """What is left of a name for somebody who glances at it: names with the same look cannot be told apart."""
    small = unicodedata.normalize("NFKC", name).casefold()
    bare = "".join(
        letter for letter in unicodedata.normalize("NFD", small) if unicodedata.category(letter)[0] != "M"
    )
    text = bare.translate(LOOKS)
    for two, one in PAIRS:
        text = text.replace(two, one)
    return "".join(letter for letter in text if letter.isalnum())


def told_apart(names: Sequence[str | None]) -> list[str]:
    """The display names of a table, from the first seat on; a name that looks like one before it gets a number."""
    seen: dict[str, int] = {}
    shown: list[str] = []
    for name in names:
        if not name:
            shown.append("")
            continue
        count = seen[look(name)] = seen.get(look(name), 0) + 1
        shown.append(name if count == 1 else f"{name} ({count})")
    return shown


def own_names(places: Sequence[Place]) -> tuple[str, ...]:
    """By which names sentences speak of the people at a table, by seat. Somebody alone with bots is called by whom they play, as the
    bots are; a person who left for good keeps the name.
    """
    names = told_apart([place.name or place.left for place in places])
    return tuple(names) if sum(map(bool, names)) > 1 else ("",) * len(names)
