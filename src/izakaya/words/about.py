"""What a game and its settings are called, before there is a table of it."""

from __future__ import annotations

from izakaya.locale import Speech
from izakaya.table.game import Game
from izakaya.table.setting import Setting
from izakaya.words.plain.names import beginning, readable


def game_name(speech: Speech, game: Game) -> str:
    """Its name as players know it; the name that programs know, made readable, if it has no other."""
    message = f"game-{game.name}"
    return speech.say(message) if speech.knows(message) else beginning(readable(game.name))


def setting_text(speech: Speech, game: Game, setting: Setting) -> str:
    """What a setting may be: in the reader's language if the game says so, else as the game tells programs."""
    message = f"option-{game.name}-{setting.name}"
    return speech.say(message) if speech.knows(message) else setting.text


def setting_line(speech: Speech, game: Game, setting: Setting) -> str:
    """A line of help about the argument that chooses a setting; empty where the game does not want one."""
    message = f"option-{game.name}-{setting.name}"
    if speech.knows(f"{message}.argument"):
        return speech.say(f"{message}.argument")
    if speech.knows(message):
        return ""
    value = speech.say("help-setting", kind=setting.kind)
    argument = f"--{setting.name.replace('_', '-')} {value}"
    text = speech.say("plain-fact", what=game_name(speech, game), value=setting.text)
    return f"{argument:<19} {text}"


def play_line(speech: Speech, game: Game) -> str:
    """A line of help about playing a game."""
    own = f"game-{game.name}.play"
    message = own if speech.knows(own) else "help-main-play"
    text = speech.say(message, game=game_name(speech, game))
    return f"izakaya play {game.name:<13} {text}"
