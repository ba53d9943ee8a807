"""Arguments that the commands of the lab share: numbers, files, workers. What is wrong with one is said in one sentence."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Final

from izakaya.lab.workers import HERE
from izakaya.table.errors import IzakayaError
from izakaya.words.arguments import MISUNDERSTOOD as MISUNDERSTOOD
from izakaya.words.arguments import Arguments as Arguments

FAILED: Final = 1
INTERRUPTED: Final = 130
STDOUT: Final = "-"


class Misunderstood(IzakayaError):
    """Something in the arguments that cannot be; its text is the sentence for the person."""


class CannotRead(IzakayaError):
    """A file that cannot be read."""


class CannotWrite(IzakayaError):
    """A file that cannot be written."""


def whole_number(text: str) -> int:
    try:
        # Python itself refuses to read the longest.
        return int(text[:1000])
    except ValueError:
        raise argparse.ArgumentTypeError(f"needs a whole number, not {text[:40]!r}") from None


def number(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"needs a number, not {text[:40]!r}") from None


def core_count(text: str) -> int:
    found = whole_number(text)
    if found < 1:
        raise argparse.ArgumentTypeError(f"is 1 or more, not {found}")
    return found


def file_to_read(text: str) -> str:
    """What stands in the file that was named."""
    path = Path(text)
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise CannotRead(f"{path} is not a text; name another file.") from None
    except (OSError, ValueError) as problem:
        raise CannotRead(f"{path} cannot be read: {getattr(problem, 'strerror', None) or problem}.") from None


def file_to_write(text: str) -> Path | None:
    """The file that was named, if any. It is tried before anything is played rather than after."""
    if not text or text == STDOUT:
        return None
    path = Path(text)
    if not path.parent.is_dir():
        raise CannotWrite(f"There is no folder {path.parent} to write {path.name} into; make it first.")
    if path.is_dir():
        raise CannotWrite(f"{path} is a folder; name a file in it.")
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise CannotWrite(f"{path} cannot be written; choose another place.")
    return path


def write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as problem:
        raise CannotWrite(f"{path} cannot be written: {problem.strerror or problem}.") from None


def add_workers(parser: argparse.ArgumentParser) -> None:
    """`--cores` and `--ray`: who does the work (`izakaya.lab.workers`)."""
    parser.add_argument("--cores", type=core_count, default=None, help="cores to play on; all if left out")
    parser.add_argument(
        "--ray",
        nargs="?",
        const=HERE,
        default=None,
        metavar="ADDRESS",
        help="play on the cluster of Ray at this address (10.0.0.1:6379, or auto); without one, start a cluster here",
    )
