"""Argument parser of the commands that speak the player's language.

Values are taken as they are and checked where they are used, so that every error is in the person's language.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import NoReturn

from izakaya.cli.trouble import Trouble
from izakaya.table.errors import nearest

SHORTEST_QUOTE = 60


def quote(text: str) -> str:
    """What the person wrote, short enough to be repeated in a sentence."""
    line = " ".join(text.split())
    return line if len(line) <= SHORTEST_QUOTE else line[:SHORTEST_QUOTE] + "…"


class Words(argparse.ArgumentParser):
    """A parser that never prints and never exits: whatever is wrong becomes a Trouble."""

    def __init__(self, command: str) -> None:
        super().__init__(prog=f"izakaya {command}".strip(), add_help=False, allow_abbrev=False)
        self.command = command

    def error(self, message: str) -> NoReturn:
        raise Trouble("error-arguments", words=quote(message), command=self.command)

    def not_understood(self, unknown: Sequence[str]) -> Trouble:
        """Words that are no arguments here, with the arguments that look like the first of them."""
        near = nearest(unknown[0].partition("=")[0], self._option_string_actions)
        return Trouble("error-arguments", near, words=quote(" ".join(unknown)), command=self.command)

    def may_say(self, name: str, *, many: bool = False) -> None:
        """An argument `--name VALUE`; a missing value is noticed in `understand`."""
        self.add_argument(
            f"--{name}", nargs="?", const="", default=None, action="append" if many else "store"
        )

    def understand(self, words: Sequence[str]) -> argparse.Namespace:
        said, unknown = self.parse_known_args(list(words))
        if unknown:
            raise self.not_understood(unknown)
        for name, value in vars(said).items():
            if value == "" or (isinstance(value, list) and "" in value):
                raise Trouble("error-no-value", argument=f"--{name}", command=self.command)
        return said


def whole_number(argument: str, text: str) -> int:
    """The value of an argument that must be a whole number."""
    try:
        # Longer texts are no number that anything here could take, and Python itself refuses the longest.
        if len(text) > 100:
            raise ValueError
        return int(text)
    except ValueError:
        raise Trouble("error-not-a-number", argument=argument, value=quote(text)) from None
