"""A folder that keeps the games of something long, from the moment they are over, so that the same command goes on where it stopped.

A game is a line of JSON in `games.jsonl`, so a killed process loses only the games that were under way. A file beside it says what is kept
there, and anything else is refused; and one at a time writes.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import IO, Any, Final

from izakaya.lab.provenance import machine
from izakaya.table.errors import IzakayaError

if sys.platform != "win32":
    from fcntl import LOCK_EX, LOCK_NB, flock

    def lock(file: IO[bytes]) -> None:
        """For as long as the file is open and the process that opened it lives; somebody else's lock is a `BlockingIOError`."""
        flock(file, LOCK_EX | LOCK_NB)

else:

    def lock(file: IO[bytes]) -> None:
        """There is no such lock: people have to look out themselves."""


LOCK: Final = ".lock"
GAMES_FILE: Final = "games.jsonl"
#: Parts of a plan whose names make no sentence.
SAID: Final = {"versus": "two players", "by side": "players by role"}
#: Parts of which only a digest is known, which says nothing to anybody: what is other about them.
OTHERS: Final = {"source": "other rules or bots", "deck": "another deck"}


class CannotKeep(IzakayaError):
    """A folder that cannot keep these games; what it keeps already stays as it is."""


class KeptByAnother(CannotKeep):
    """Somebody else keeps games there just now, but not for ever."""


class KeptGames:
    """The games that a folder keeps."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / GAMES_FILE

    def load(self) -> list[dict[str, Any]]:
        """All that are there. A line that a killed process has left unfinished is cut off."""
        try:
            with self.path.open("ab+") as file:
                file.seek(0)
                text = file.read()
                whole = text.rfind(b"\n") + 1
                file.truncate(whole)
            return [json.loads(line) for line in text[:whole].splitlines()]
        except OSError as problem:
            raise CannotKeep(f"{self.path} cannot keep games: {problem.strerror or problem}.") from None
        except (ValueError, RecursionError):
            raise self.damaged() from None

    def damaged(self) -> CannotKeep:
        return CannotKeep(f"{self.path} is damaged; name another folder.")

    def add(self, games: Iterable[Mapping[str, Any]]) -> None:
        """Keep these too: when this returns, they are, whatever becomes of this process."""
        text = "".join(json.dumps(game, ensure_ascii=False) + "\n" for game in games).encode()
        try:
            with self.path.open("ab", buffering=0) as file:
                before = file.seek(0, 2)
                if file.write(text) < len(text):
                    # No more room: half a line is none.
                    file.truncate(before)
                    raise OSError("there is no room left")
        except OSError as problem:
            raise CannotKeep(
                f"{self.path} cannot be written: {problem.strerror or problem}; what was kept before is still there."
            ) from None


@contextmanager
def keeping_games(folder: Path, what: str, plan: Mapping[str, Any]) -> Iterator[KeptGames]:
    """The folder, made if need be, for such a thing (a match, a report) as it is planned; nobody else may write there meanwhile."""
    with opened(folder, what):
        prepare(folder, what, plan)
        yield KeptGames(folder)


def opened(folder: Path, what: str) -> IO[bytes]:
    """The lock of a folder, which is made if need be."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = (folder / LOCK).open("ab")
    except FileExistsError:
        raise CannotKeep(f"{folder} is a file; name a folder.") from None
    except OSError as problem:
        raise CannotKeep(f"{folder} cannot keep games: {problem.strerror or problem}.") from None
    try:
        lock(file)
    except BlockingIOError:
        file.close()
        raise KeptByAnother(
            f"Another {what} is being kept in {folder} right now; wait for it, or name another folder."
        ) from None
    return file


def prepare(folder: Path, what: str, plan: Mapping[str, Any]) -> None:
    """Make sure that what is kept here is this one, as it was planned, or nothing yet."""
    for leftover in folder.glob("*.tmp"):
        leftover.unlink(missing_ok=True)
    said = folder / f"{what}.json"
    if said.exists():
        compare(folder, what, plan, read_plan(said, what))
    elif any(path.name != LOCK for path in folder.iterdir()):
        raise CannotKeep(f"There are other things in {folder}; name a folder that is new or empty.")
    else:
        about = {what: plan, "begun": datetime.now(UTC).isoformat(timespec="seconds"), "on": machine()}
        text = json.dumps(about, ensure_ascii=False, indent=1) + "\n"
        write_whole(said, text.encode())


def read_plan(path: Path, what: str) -> Mapping[str, Any]:
    try:
        plan = json.loads(path.read_text(encoding="utf-8"))[what]
    except OSError as problem:
        raise CannotKeep(f"{path} cannot be read: {problem.strerror or problem}.") from None
    except (ValueError, TypeError, KeyError, RecursionError):
        plan = None
    if not isinstance(plan, dict):
        raise CannotKeep(f"{path} does not say which {what} is kept there; name another folder.")
    return plan


def compare(folder: Path, what: str, plan: Mapping[str, Any], kept: Mapping[str, Any]) -> None:
    for name, value in plan.items():
        if kept.get(name) != value:
            if name in OTHERS:
                raise CannotKeep(
                    f"{folder} keeps another {what}, played with {OTHERS[name]}; name another folder, or play with the same."
                )
            said = SAID.get(name, name)
            raise CannotKeep(
                f"{folder} keeps another {what}: its {said} {'are' if said[-1] == 's' else 'is'} "
                f"{shown(kept.get(name))}, not {shown(value)}; name another folder."
            )


def shown(value: object) -> str:
    if isinstance(value, list):
        text = ", ".join(map(str, value))
    else:
        text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return f"{text[:100]}…" if len(text) > 100 else text or "nothing"


def write_whole(path: Path, data: bytes) -> None:
    """All of it or nothing, also when the lights go out."""
    unfinished = path.with_name(f"{path.name}.tmp")
    try:
        with unfinished.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(path)
    except OSError as problem:
        with suppress(OSError):
            unfinished.unlink(missing_ok=True)
        raise CannotKeep(f"{path} cannot be written: {problem.strerror or problem}.") from None
