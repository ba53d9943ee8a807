"""How words that a person types are compared with words that we know."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping


def plain(words: str) -> str:
    """Without capitals, accents, and the width of letters: `Perché` is `perche`, and `１２` is `12`."""
    decomposed = unicodedata.normalize("NFKD", words)
    # The marks that turn か into が are no accents.
    letters = "".join(
        letter for letter in decomposed if not unicodedata.combining(letter) or letter in "\u3099\u309a"
    )
    return " ".join(unicodedata.normalize("NFKC", letters).casefold().split())


def meant(words: str, known: Mapping[str, str]) -> str | None:
    """What the words mean among known spellings: one of them, or the only one that begins so."""
    spelled = plain(words)
    if spelled in known:
        return known[spelled]
    beginnings = {
        name for spelling, name in known.items() if len(spelled) > 1 and spelling.startswith(spelled)
    }
    return beginnings.pop() if len(beginnings) == 1 else None
