"""The terminal: colours and a line editor where a person sits, plain text where a pipe does."""

from __future__ import annotations

import contextlib
import io
import os
import re
import sys
from typing import Final

from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.text import Text

PLAIN_WIDTH: Final = 100
LONGEST_LINE: Final = 4096
ROW: Final = re.compile(r"( +\S.*?  +)")  # of a help: an argument, and the spaces before what it means


class Terminal:
    """Where things are shown and answers are read."""

    def __init__(self) -> None:
        self.live = sys.stdout.isatty()
        for stream in (sys.stdout, sys.stdin):
            if isinstance(stream, io.TextIOWrapper):
                # An old terminal may lack a letter, and a pipe may bring bytes that are none.
                stream.reconfigure(errors="replace")
        if self.live:
            self.console = Console(highlight=False, markup=False, emoji=False)
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401 - `input` edits lines once it is there
        else:
            self.console = Console(
                force_terminal=False,
                color_system=None,
                highlight=False,
                markup=False,
                emoji=False,
                width=plain_width(),
            )

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            if self.live:
                self.console.print(thing)
                continue
            with self.console.capture() as captured:
                self.console.print(thing)
            for line in captured.get().splitlines():
                sys.stdout.write(line.rstrip() + "\n")
        sys.stdout.flush()

    def show_help(self, *texts: str) -> None:
        """Help: what does not fit beside an argument goes on below it, in its own column."""
        width = self.console.width
        for line in "\n".join(texts).splitlines():
            row = ROW.match(line)
            column = cell_len(row[1]) if row else width
            if row is None or cell_len(line) <= width or column > width // 2:
                self.show(line)
                continue
            first, *others = Text(line[row.end() :]).wrap(self.console, width - column)
            self.show(f"{row[1]}{first}", *(" " * column + str(other) for other in others))

    def show_whole(self, line: str) -> None:
        """A line that is to be copied, such as a path: never broken, however narrow the terminal is."""
        sys.stdout.write(line + "\n")
        sys.stdout.flush()

    def ask(self, prompt: str) -> str | None:
        """One line from the person, without spaces around it; `None` when there is no more input."""
        if self.live and sys.stdin.isatty():
            try:
                return input(prompt + " ").strip()
            except EOFError:
                self.show("")
                return None
        sys.stdout.write(prompt + " ")
        sys.stdout.flush()
        line = sys.stdin.readline(LONGEST_LINE)
        # What comes through a pipe is not on the screen, so it is repeated for readers of the transcript.
        sys.stdout.write(" ".join(line.split()) + "\n")
        return line.strip() if line else None


def plain_width() -> int:
    columns = os.environ.get("COLUMNS", "")
    return (
        max(40, min(400, int(columns)))
        if columns.isascii() and columns.isdigit() and len(columns) < 6
        else PLAIN_WIDTH
    )
