"""Databases as houses of before left them, each after an evening: a finished game, one under way, an open table, talk.

Of games by rules that are gone only the first answers are kept.
"""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from typing import Final, TypeVar

from bench.postgres import found_in_debian
from izakaya.server.store import Store

Result = TypeVar("Result")

KEPT: Final = Path(__file__).parent / "kept"
FORMS: Final = (1, 2)  # 1 is that of version 0.1.0


def load(form: int, database: str) -> None:
    """Fill an empty database with what was kept of that form."""
    if database.startswith("sqlite"):
        script = (KEPT / f"form-{form}.sqlite.sql").read_text(encoding="utf-8")
        with sqlite3.connect(database.removeprefix("sqlite:///")) as db:
            db.executescript(script)
        db.close()
        return
    psql = found_in_debian("psql")
    assert psql is not None
    file = KEPT / f"form-{form}.postgresql.sql"
    words: Iterable[str] = ("-q", "-v", "ON_ERROR_STOP=1", "-o", "/dev/null", "-f", str(file), database)
    subprocess.run([psql, *words], check=True)


def at(database: str, work: Callable[[Store], Awaitable[Result]]) -> Result:
    async def do() -> Result:
        store = Store(database)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(do())
