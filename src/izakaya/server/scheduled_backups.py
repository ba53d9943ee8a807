"""Backups by the clock, the oldest of which go: `izakaya admin backup` in a process of its own, so that nobody waits for it."""

from __future__ import annotations

import asyncio
import os
import re
import sys
import time
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import structlog

NAME: Final = re.compile(r"house-\d{8}-\d{6}\.izakaya")
RETRY: Final = 300.0  # seconds after one that failed

log = structlog.get_logger()


@dataclass(frozen=True)
class BackupPlan:
    """Every so many seconds, into this folder; so many files are kept."""

    every: float
    keep: int
    folder: str


async def run_backups(database: str, plan: BackupPlan) -> None:
    """Run as long as the server does. The files tell when the last was made, by any process."""
    while True:
        wait = due_in(plan, time.time())
        if wait <= 0:
            wait = 0.0 if await back_up(database, plan, time.time()) else RETRY
        await asyncio.sleep(max(wait, 1.0))


def due_in(plan: BackupPlan, now: float) -> float:
    """The seconds until the next."""
    made = backups_in(Path(plan.folder))
    return made[-1].stat().st_mtime + plan.every - now if made else 0.0


def backups_in(folder: Path) -> list[Path]:
    """The oldest first."""
    return sorted(file for file in folder.glob("house-*.izakaya") if NAME.fullmatch(file.name))


async def back_up(database: str, plan: BackupPlan, now: float) -> bool:
    """Make one, and let the oldest go; false if it could not be made."""
    folder = Path(plan.folder)
    file = folder / f"house-{datetime.fromtimestamp(now, UTC):%Y%m%d-%H%M%S}.izakaya"
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "izakaya", "admin", "backup", str(file)),
            # Not as a word: those can be read by everybody on the machine.
            env={**os.environ, "IZAKAYA_DATABASE": database},
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.PIPE,
        )
        try:
            _, complaint = await process.communicate()
        finally:
            if process.returncode is None:
                with suppress(ProcessLookupError):
                    process.kill()
    except OSError as problem:
        log.error("no backup was made", problem=str(problem))
        return False
    if process.returncode != 0:
        log.error("no backup was made", problem=complaint.decode(errors="replace").strip()[-200:])
        return False
    for old in backups_in(folder)[: -plan.keep]:
        old.unlink(missing_ok=True)
    log.info("a backup was made", file=file.name)
    return True
