"""Deck files: the values of another edition of the cards, read without trusting them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from izakaya.cli.arguments import quote
from izakaya.cli.trouble import Trouble
from izakaya.games.sake.deck_file import LONGEST_FILE, read_deck
from izakaya.table.errors import UnknownOption

MOST_BYTES: Final = 4 * LONGEST_FILE  # its characters, each at its longest in UTF-8


def load(name: str) -> str:
    """The text of a deck file, after making sure that a game can be dealt from it."""
    shown = quote(name)
    try:
        path = Path(name).expanduser()
        if not path.exists():
            raise Trouble("error-file-missing", file=shown)
        if not path.is_file():
            raise Trouble("error-file-unreadable", file=shown)
        with path.open("rb") as stream:
            raw = stream.read(MOST_BYTES + 1)
        text = raw.decode("utf-8")
    except (OSError, ValueError, RuntimeError):
        raise Trouble("error-file-unreadable", file=shown) from None
    if len(raw) > MOST_BYTES:
        raise Trouble("error-deck-large", file=shown)
    try:
        read_deck(text)
    except UnknownOption as problem:
        # Which line and why is said by the rules themselves, for all interfaces alike.
        raise Trouble("error-deck", file=shown, problem=str(problem)) from None
    return text
