"""The `izakaya` command."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Final, Protocol, cast

import izakaya
from izakaya.cli.arguments import Words, quote
from izakaya.cli.examples import examples
from izakaya.cli.terminal import Terminal
from izakaya.cli.trouble import Trouble
from izakaya.games import GAMES, REFUSED
from izakaya.locale import LANGUAGES, Speech, UnknownLanguage, system_language
from izakaya.table.errors import IzakayaError, nearest
from izakaya.words.about import play_line

INTERRUPTED: Final = 130
TROUBLED: Final = 2
# Modules, by name: the terminal need not wait for all that the server loads.
COMMANDS: Final = {
    "play": "izakaya.cli.play",
    "learn": "izakaya.cli.learn",
    "puzzle": "izakaya.cli.puzzle",
    "replay": "izakaya.cli.replay",
    "serve": "izakaya.cli.serve",
}
# Tools of the lab, of the environments and of a server's administrator. They speak English, and read their arguments themselves.
LAB: Final = {
    "admin": "izakaya.cli.admin",
    "match": "izakaya.lab.match_command",
    "balance": "izakaya.lab.balance",
    "tune": "izakaya.lab.tune_command",
    "calibrate": "izakaya.lab.calibrate_command",
    "games": "izakaya.envs.games_command",
    "mcp": "izakaya.envs.mcp_command",
    "puzzles": "izakaya.lab.puzzles_command",
    "train": "izakaya.lab.learning.train_command",
}


class Command(Protocol):
    """What the module of a command has."""

    def run(self, words: Sequence[str], speech: Speech, terminal: Terminal) -> int:
        """Do it; the number is what the shell is told."""
        ...

    def help_text(self, speech: Speech) -> str:
        """How it is used."""
        ...


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; the number is what the shell is told."""
    words = sys.argv[1:] if argv is None else list(argv)
    speech = Speech(system_language())
    parser = Words("")
    parser.may_say("lang")
    parser.add_argument("--version", action="store_true")
    parser.add_argument("-h", "--help", action="store_true")
    parser.add_argument("command", nargs="?")
    try:
        said, rest = parser.parse_known_args(words)
        if said.command in LAB:
            tool: Callable[[Sequence[str]], int] = import_module(LAB[said.command]).main
            say_who_is_left_out()
            try:
                return tool(words[words.index(said.command) + 1 :])
            finally:
                if said.help:
                    print(f"\n{examples(Speech('en'), said.command)}")
        terminal = Terminal()
        if said.lang is not None:
            speech = choose_language(said.lang)
        if said.version:
            core = "compiled" if izakaya.compiled else "interpreted"
            terminal.show(speech.say("version", version=izakaya.__version__, core=core))
            return 0
        if said.command is None:
            if rest:
                raise parser.not_understood(rest)
            games = [play_line(speech, game) for game in GAMES.values()]
            terminal.show_help(speech.say("help-main", games="\n  ".join(games)))
            return 0
        if said.command not in COMMANDS:
            commands = speech.listing([*COMMANDS, *LAB])
            near = nearest(said.command, [*COMMANDS, *LAB])
            raise Trouble("error-command", near, command=quote(said.command), commands=commands)
        command = cast(Command, import_module(COMMANDS[said.command]))
        if said.help:
            terminal.show_help(command.help_text(speech), "", examples(speech, said.command))
            return 0
        say_who_is_left_out()
        return command.run(rest, speech, terminal)
    except Trouble as trouble:
        complain(trouble.sentence(speech))
        return TROUBLED
    except IzakayaError as problem:
        complain(speech.say("error-broken", detail=str(problem)))
        return 1
    except KeyboardInterrupt:
        complain(speech.say("play-interrupted"))
        return INTERRUPTED
    except BrokenPipeError:
        # The reader has gone (`| head`): nothing is left to say, nor for Python to flush at its exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def choose_language(name: str) -> Speech:
    try:
        return Speech(name)
    except UnknownLanguage:
        languages = ", ".join(LANGUAGES)
        near = nearest(name, LANGUAGES)
        raise Trouble("error-language", near, value=quote(name), languages=languages) from None


def say_who_is_left_out() -> None:
    """The house opens without the games that it could not let in, and says so on standard error."""
    for sentence in REFUSED:
        complain(sentence)


def complain(sentence: str) -> None:
    sys.stdout.flush()
    print(sentence, file=sys.stderr)
