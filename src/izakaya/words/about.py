"""What a game and its settings are called, before there is a table of it."""

from __future__ import annotations

from izakaya.locale import Speech
from izakaya.table.game import Game
from izakaya.table.setting import CHOICE, RANDOM, Setting
from izakaya.words.plain.names import beginning, readable


def game_name(speech: Speech, game: Game) -> str:
    """Its name as players know it; the name that programs know, made readable, if it has no other."""
    message = f"game-{game.name}"
    return speech.say(message) if speech.knows(message) else beginning(readable(game.name))


def setting_name(speech: Speech, game: Game, setting: Setting) -> str:
    """What a host chooses with it, as players say it."""
    message = f"option-{game.name}-{setting.name}"
    return speech.say(message) if speech.knows(message) else beginning(readable(setting.name))


def value_name(speech: Speech, game: Game, setting: Setting, value: str) -> str:
    """One of the values of a setting, as players say it."""
    message = f"option-{game.name}-{setting.name}-{value}"
    if speech.knows(message):
        return speech.say(message)
    return speech.say("setting-lot") if value == RANDOM else readable(value)


def setting_text(speech: Speech, setting: Setting) -> str:
    """What a setting may be, as it is written by its name."""
    return speech.say(f"setting-{setting.kind}", name=setting.name, values=", ".join(setting.values))


def setting_line(speech: Speech, game: Game, setting: Setting) -> str:
    """A line of help about the argument that chooses a setting."""
    value = speech.say("help-setting", kind=setting.kind)
    argument = f"--{setting.name.replace('_', '-')} {value}"
    text = speech.say(
        "help-setting-line",
        game=game_name(speech, game),
        name=setting_name(speech, game, setting),
        values=", ".join(setting.values) if setting.kind == CHOICE else "none",
    )
    return f"{argument:<18}  {text}"


def play_line(speech: Speech, game: Game) -> str:
    """A line of help about playing a game."""
    own = f"game-{game.name}.play"
    message = own if speech.knows(own) else "help-main-play"
    text = speech.say(message, game=game_name(speech, game))
    return f"izakaya play {game.name:<13} {text}"
