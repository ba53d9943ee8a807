"""The `izakaya` command as a person or a script runs it."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Iterable, Sequence
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from unittest.mock import patch

from rich.console import Console, RenderableType

from izakaya.cli.main import main

PATIENCE = 120
Done = subprocess.CompletedProcess[str]


def command(*words: str) -> list[str]:
    return [sys.executable, "-m", "izakaya", *words]


def environment(home: Path, **more: str) -> dict[str, str]:
    """An environment in which nothing of the person who runs the tests is touched or asked."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "XDG_"))}
    kept.pop("COLUMNS", None)
    return kept | {"XDG_DATA_HOME": str(home), "LANG": "C", "PYTHONIOENCODING": "utf-8"} | more


def lines(typed: Sequence[str]) -> str:
    return "".join(f"{line}\n" for line in typed)


def process(home: Path, *words: str, typed: Sequence[str] = (), **more: str) -> Done:
    """Run the command as a process of its own, with these lines on its input."""
    return subprocess.run(
        command(*words),
        input=lines(typed),
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        env=environment(home, **more),
        check=False,
    )


def izakaya(home: Path, *words: str, typed: Sequence[str] = (), **more: str) -> Done:
    """The same without a process, which takes longer to start than most games to play."""
    out, err = io.StringIO(), io.StringIO()
    with (
        patch.dict(os.environ, environment(home, **more), clear=True),
        patch.object(sys, "stdin", io.StringIO(lines(typed))),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        code = main(words)
    return Done(words, code, out.getvalue(), err.getvalue())


def text(things: Iterable[RenderableType]) -> str:
    """As it is shown on a plain screen."""
    console = Console(file=io.StringIO(), width=100, color_system=None, markup=False)
    with console.capture() as captured:
        for thing in things:
            console.print(thing)
    return captured.get()


def records_of(home: Path) -> list[Path]:
    return sorted(home.glob("izakaya/records/*.json"))
