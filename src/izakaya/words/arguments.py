"""The arguments of a tool that speaks English, such as `izakaya match`. What is wrong with them is said in one sentence."""

from __future__ import annotations

import argparse
import re
import sys
from typing import Final, NoReturn

from izakaya.table.errors import did_you_mean

MISUNDERSTOOD: Final = 2
UNKNOWN: Final = re.compile(r"unrecognized arguments: ((\S+).*)")
NO_CHOICE: Final = re.compile(r"(?:argument )?(\S+?): invalid choice: '(.*?)' \(choose from (.*)\)")


class Arguments(argparse.ArgumentParser):
    """The usual parser, without the page of usage that hides what was wrong, and with the nearest words for an unknown one."""

    def __init__(self, command: str, description: str) -> None:
        super().__init__(
            prog=f"izakaya {command}",
            description=description,
            allow_abbrev=False,
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )

    def error(self, message: str) -> NoReturn:
        print(self.sentence(message), file=sys.stderr)
        raise SystemExit(MISUNDERSTOOD)

    def sentence(self, message: str) -> str:
        """What argparse found wrong, for a person."""
        how = f"; {self.prog} --help shows what can be said."
        unknown = UNKNOWN.fullmatch(message)
        if unknown is not None:
            near = did_you_mean(unknown[2].partition("=")[0], self._option_string_actions)
            return f"There is no such thing to say here as {unknown[1][:60]}{how}{near}"
        wrong = NO_CHOICE.fullmatch(message)
        if wrong is not None:
            choices = wrong[3].replace("'", "")
            near = did_you_mean(wrong[2], choices.split(", "))
            return f"{wrong[1]} is one of {choices}, not {wrong[2][:40]!r}{how}{near}"
        return re.sub(r"^argument (--[a-z-]+): ", r"\1 ", message) + how
