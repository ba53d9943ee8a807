"""The figures of the cards in the tests' positions: a deck of their own (`deck.toml`), so that they stay when the house's deck changes."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from izakaya.games.sake.deck_file import read_deck
from izakaya.games.sake.notation.edition import write_deck

DECK: Final = Path(__file__).with_name("deck.toml").read_text(encoding="utf-8")
FIGURES: Final = "\n".join(write_deck(read_deck(DECK))) + "\n"


def figured(text: str) -> str:
    """A position of SAKE, whose first line is left out, with these figures."""
    return f"sake 4\n{FIGURES}{text}"
