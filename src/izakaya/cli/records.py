"""Records on disk: where they go, and reading them without trusting them.

Beside the record itself a file says who played where: `players` has the name of a bot for each seat, `null` for a person.
"""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Final

from izakaya.cli.arguments import quote
from izakaya.cli.trouble import Trouble
from izakaya.table.chance import commitment
from izakaya.table.errors import BadRecord
from izakaya.table.record import LONGEST, Record
from izakaya.table.table import Table

MOST_BYTES: Final = 4 * LONGEST  # a record's characters, each at its longest in UTF-8


def data_folder() -> Path:
    """The person's own data of ours."""
    # The system's rules say that a relative path here is to be ignored.
    home = Path(os.environ.get("XDG_DATA_HOME", ""))
    return (home if home.is_absolute() else Path.home() / ".local" / "share") / "izakaya"


def usual_place(table: Table) -> Path:
    """A new file among the person's own data. Its name carries the shuffle's seal, which tells nothing."""
    name = f"izakaya-{table.origin.game}-{date.today().isoformat()}-{commitment(table.origin.seed)[:8]}"
    folder = data_folder() / "records"
    path = folder / f"{name}.json"
    number = 2
    while path.exists():
        path = folder / f"{name}-{number}.json"
        number += 1
    return path


def prepare(path: Path) -> None:
    """Before a game starts: make sure that it can be saved there, rather than find out at its end."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        possible = not path.is_dir() and os.access(path if path.exists() else path.parent, os.W_OK)
    except (OSError, ValueError):
        possible = False
    if not possible:
        raise Trouble("error-not-saved", file=quote(str(path)))


@dataclass(frozen=True)
class Kept:
    """A record, and who played at each seat: the name of a bot, `None` for a person; nobody if that is not known."""

    record: Record
    players: tuple[str | None, ...]


def save(table: Table, players: Sequence[str | None], path: Path) -> None:
    """Write the record whole or not at all."""
    draft = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        fields = {**json.loads(Record.of(table).text()), "players": players}
        draft.write_text(json.dumps(fields, ensure_ascii=False) + "\n", encoding="utf-8")
        draft.replace(path)
    except OSError:
        with contextlib.suppress(OSError):
            draft.unlink(missing_ok=True)
        raise Trouble("error-not-saved", file=quote(str(path))) from None


def load(name: str) -> Kept:
    """A record from a file of the person's choice, which may hold anything."""
    shown = quote(name)
    try:
        path = Path(name)
        if not path.exists():
            raise Trouble("error-file-missing", file=shown)
        if not path.is_file():
            raise Trouble("error-file-unreadable", file=shown)
        if path.stat().st_size > MOST_BYTES:
            raise Trouble("error-file-large", file=shown)
        with path.open("rb") as stream:
            # The file may have grown since it was measured.
            raw = stream.read(MOST_BYTES + 1)
    except (OSError, ValueError):
        raise Trouble("error-file-unreadable", file=shown) from None
    if len(raw) > MOST_BYTES:
        raise Trouble("error-file-large", file=shown)
    try:
        text = raw.decode("utf-8")
        record = Record.read(text)
    except (UnicodeDecodeError, BadRecord):
        raise Trouble("error-file-not-record", file=shown) from None
    return Kept(record, players_in(json.loads(text), record.seats))


def players_in(fields: dict[str, object], seats: int) -> tuple[str | None, ...]:
    """Who played, if the file says so in a way that makes sense."""
    said = fields.get("players")
    if not isinstance(said, list) or len(said) != seats:
        return ()
    return tuple(name if isinstance(name, str) else None for name in said)
