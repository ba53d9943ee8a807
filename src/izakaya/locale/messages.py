"""The Fluent files: those of the house, a room each, and those that a game brings.

A game says in which package its messages are (the part `messages`). There is a folder for each language in it, and the files there that
are named after the game are its own: `en/dauto.ftl`, and if that grows long `en/dauto-rules.ftl` as well.
"""

from __future__ import annotations

from importlib.resources import files
from types import ModuleType
from typing import Final

from izakaya.games import GAMES
from izakaya.games.parts import Parts

HOUSE: Final = "izakaya.locale"
#: What the house itself says to players and programs; other files are for the browser alone.
ROOMS: Final = ("cli", "plain", "bots", "server", "lessons", "envs")
#: The package in which each game's messages are; `None` for a game that brings none.
MESSAGES: Final[Parts[ModuleType | None]] = Parts(GAMES, "messages", None)


def text_of_room(room: str, language: str) -> str:
    """What the house says in one of its rooms."""
    return files(HOUSE).joinpath(language, f"{room}.ftl").read_text(encoding="utf-8")


def texts_of_game(game: str, language: str) -> list[str]:
    """What a game says in a language; nothing if it does not speak it."""
    package = MESSAGES[game]
    if package is None:
        return []
    folder = files(package).joinpath(language)
    if not folder.is_dir():
        return []
    found = {file.name: file for file in folder.iterdir() if file.name.endswith(".ftl")}
    names = [name for name in sorted(found) if name == f"{game}.ftl" or name.startswith(f"{game}-")]
    return [found[name].read_text(encoding="utf-8") for name in names]


def is_ours(game: str) -> bool:
    """Whether the house itself speaks for this game, and so has to do it in all of its languages."""
    package = MESSAGES[game]
    return package is not None and package.__name__ == HOUSE
