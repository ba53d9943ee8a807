"""Another deck than the house's, for whole evenings and matches: `--deck FILE`."""

from __future__ import annotations

from typing import Final

from izakaya.lab.arguments import Misunderstood, file_to_read
from izakaya.locale import Speech
from izakaya.table.game import Game
from izakaya.table.setting import TEXT
from izakaya.words.about import game_name

#: The setting of a table that takes the text of a deck.
DECK: Final = "deck"


def read_deck_file(game: Game, name: str) -> str:
    """The text of a deck file, for a game that can be played with other cards."""
    if DECK not in game.settings or game.settings[DECK].kind != TEXT:
        raise Misunderstood(
            f"{game_name(Speech('en'), game)} is played with one deck only; leave --deck out."
        )
    return file_to_read(name)
