"""Another deck than the house's, for whole evenings and matches: `--deck FILE`, or `--deck deck-1`, an edition that the house ships."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from izakaya.lab.arguments import Misunderstood, file_to_read
from izakaya.lab.provenance import folder_of
from izakaya.locale import Speech
from izakaya.table.game import Game
from izakaya.table.setting import TEXT
from izakaya.words.about import game_name

#: The setting of a table that takes the text of a deck.
DECK: Final = "deck"


def read_deck_file(game: Game, name: str) -> str:
    """The text of a deck for a game that can be played with other cards: from a file, or of an edition by its name. A file of
    that name goes first, since somebody has put it there.
    """
    if DECK not in game.settings or game.settings[DECK].kind != TEXT:
        raise Misunderstood(
            f"{game_name(Speech('en'), game)} is played with one deck only; leave --deck out."
        )
    shipped = editions(game)
    if not Path(name).exists():
        if name in shipped:
            return shipped[name].read_text(encoding="utf-8")
        if shipped and "." not in name and Path(name).name == name:
            raise Misunderstood(
                f"There is no file {name[:40]!r}, and no edition of this name; there are: {', '.join(shipped)}."
            )
    return file_to_read(name)


def editions(game: Game) -> dict[str, Path]:
    """The decks that came with a game, past ones among them, by the names of their files: `deck-1` is a first edition."""
    package, _, _ = type(game).__module__.rpartition(".")
    found = folder_of(package).glob(f"{DECK}*.toml") if package else ()
    return {path.stem: path for path in sorted(found, key=lambda path: path.stem)}
