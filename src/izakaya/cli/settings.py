"""The settings of the games as arguments: `--location inn` for `--option location=inn`, and a file where a whole text is wanted."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from izakaya.cli.arguments import Words, quote
from izakaya.cli.trouble import Trouble
from izakaya.games import GAMES
from izakaya.locale import Speech
from izakaya.table.errors import BadTable, UnknownOption, nearest
from izakaya.table.game import Game
from izakaya.table.setting import TEXT, Setting
from izakaya.table.table import Table
from izakaya.words.about import game_name, setting_text

LONGEST: Final = 65_536  # characters of a text whose setting does not say how long it may be


def may_choose(parser: Words) -> None:
    """An argument for each setting of any game, unless the house has another use for the word."""
    taken = {*vars(parser.parse_known_args([])[0]), "lang", "help", "version"}
    for name in dict.fromkeys(name for game in GAMES.values() for name in game.settings):
        if name not in taken:
            parser.may_say(name.replace("_", "-"))
            taken.add(name)


def an_example() -> str:
    """A setting as `--option` wants it, of the first game that has one with values."""
    return next(
        f"{name}={setting.values[-1]}"
        for game in GAMES.values()
        for name, setting in game.settings.items()
        if setting.values
    )


def chosen(said: argparse.Namespace, game: Game, speech: Speech) -> dict[str, str]:
    """What was chosen for a table of this game: with `--option NAME=VALUE`, or with the setting's own argument."""
    named = {name: getattr(said, name, None) for each in GAMES.values() for name in each.settings}
    texts = [f"{name}={value}" for name, value in named.items() if isinstance(value, str)]
    title = game_name(speech, game)
    options = read_options([*(said.option or []), *texts], title, list(game.settings))
    for name, setting in game.settings.items():
        file = named[name]
        if setting.kind == TEXT and isinstance(file, str):
            options[name] = load(file, setting, f"option-{game.name}-{name}", speech)
    return options


def read_options(texts: Sequence[str], game: str, known: Sequence[str]) -> dict[str, str]:
    found: dict[str, str] = {}
    for text in texts:
        option, equals, value = text.partition("=")
        if option not in known or not equals:
            near = [] if option in known else nearest(option, known)
            options = ", ".join(known)
            raise Trouble("error-option", near, game=game, option=quote(option), options=options)
        found[option] = value
    return found


def load(name: str, setting: Setting, message: str, speech: Speech) -> str:
    """The text of a file, after making sure that a game can be dealt with it."""
    shown = quote(name)
    longest = 4 * (setting.longest or LONGEST)  # its characters, each at its longest in UTF-8
    try:
        path = Path(name).expanduser()
        if not path.exists():
            raise Trouble("error-file-missing", file=shown)
        if not path.is_file():
            raise Trouble("error-file-unreadable", file=shown)
        with path.open("rb") as stream:
            raw = stream.read(longest + 1)
        text = raw.decode("utf-8")
    except (OSError, ValueError, RuntimeError):
        raise Trouble("error-file-unreadable", file=shown) from None
    if len(raw) > longest:
        raise Trouble(own(speech, f"{message}.large", "error-text-large"), file=shown, option=setting.name)
    try:
        setting.check(text)
    except UnknownOption as problem:
        # Which line and why is said by the rules themselves, for all interfaces alike.
        wrong = own(speech, f"{message}.wrong", "error-text")
        raise Trouble(wrong, file=shown, option=setting.name, problem=str(problem)) from None
    return text


def own(speech: Speech, message: str, plain: str) -> str:
    """The game's own message, if it has one."""
    return message if speech.knows(message) else plain


def lay_table(game: Game, seats: int, seed: int, options: dict[str, str], speech: Speech) -> Table:
    try:
        return game.new_table(seats, seed, options)
    except UnknownOption:
        name, value = wrong_option(game, seats, seed, options)
        expects = setting_text(speech, game.settings[name])
        shown = quote(f"{name}={value}")
        title = game_name(speech, game)
        near = nearest(value.rpartition(",")[2], game.settings[name].values)
        raise Trouble("error-option-value", near, game=title, option=shown, expects=expects) from None
    except BadTable:
        raise Trouble("error-seed") from None


def wrong_option(game: Game, seats: int, seed: int, options: dict[str, str]) -> tuple[str, str]:
    """The first setting that the game does not take by itself."""
    for name, value in options.items():
        try:
            game.new_table(seats, seed, {name: value})
        except UnknownOption:
            return name, value
    return next(iter(options.items()))
