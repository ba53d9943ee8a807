"""Backup and restore of a whole database, as one file of SQLite, while the server runs.

The file is SQLite whatever the server uses, so a backup also moves a house from SQLite to PostgreSQL and back.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Mapping
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, delete, func, insert, select, text

from izakaya.playing.errors import RequestError
from izakaya.server.private_files import make_private
from izakaya.server.store import Store, schema
from izakaya.server.store.database import SqliteFile
from izakaya.server.store.leases import LEASE
from izakaya.server.store.lock_file import LockFile
from izakaya.server.store.migrations import (
    RESTORED,
    migrate,
    newest_version,
    refuse_newer,
    schema_version_of,
    set_value,
)
from izakaya.server.store.postgres_bus import OPEN_HOUSE

PIECE: Final = 500  # rows at a time
FILE: Final = "sqlite:///"


async def back_up(store: Store, file: Path) -> None:
    """Write a consistent snapshot; play goes on."""
    draft = file.with_name(f"{file.name}.{os.getpid()}.part")
    try:
        if isinstance(store.database, SqliteFile):
            make_private(draft)
            source = sqlite3.connect(str(store.database.engine.url.database))
            with closing(source), closing(sqlite3.connect(draft)) as copy:
                source.backup(copy)
        else:
            if await store.database.do(schema_version_of) != newest_version():
                raise RequestError("older-database", 500)
            rows = await store.database.do(all_rows)
            await fill(draft, rows)
        draft.replace(file)
    finally:
        draft.unlink(missing_ok=True)


def all_rows(db: Connection) -> dict[str, list[dict[str, Any]]]:
    if db.dialect.name == "postgresql":
        db.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"))
    return {
        table.name: [dict(row._mapping) for row in db.execute(select(table))]
        for table in schema.metadata.sorted_tables
    }


async def fill(file: Path, rows: Mapping[str, list[dict[str, Any]]]) -> None:
    copy = Store(f"{FILE}{file}")
    try:
        await copy.database.do(migrate)
        await copy.database.do(lambda db: put_in(db, rows))
        # One file, without the write-ahead log beside it.
        await copy.database.do(lambda db: None)
    finally:
        await copy.close()
    with closing(sqlite3.connect(file)) as db:
        db.execute("PRAGMA journal_mode=DELETE")


def put_in(db: Connection, rows: Mapping[str, list[dict[str, Any]]]) -> None:
    """Replace all rows."""
    for table in reversed(schema.metadata.sorted_tables):
        db.execute(delete(table))
    for table in schema.metadata.sorted_tables:
        found = rows[table.name]
        for first in range(0, len(found), PIECE):
            db.execute(insert(table), found[first : first + PIECE])
    if db.dialect.name == "postgresql":
        for table in (schema.reports, schema.interventions):
            last = db.execute(select(func.coalesce(func.max(table.c.id), 0))).scalar_one()
            db.execute(select(func.setval(f"{table.name}_id_seq", max(1, last), last > 0)))


async def restore(file: Path, store: Store, replace: bool) -> None:
    """Fill a database from a backup. One that is not empty needs `replace`; no server may have it open."""
    if not is_house(file):
        raise RequestError("no-backup", 422, file=file.name)
    with tempfile.TemporaryDirectory(prefix="izakaya-restore-") as folder:
        copy = Path(folder) / "house.db"
        shutil.copyfile(file, copy)
        backup = Store(f"{FILE}{copy}")
        try:
            await backup.database.do(refuse_newer)
            await backup.database.do(migrate)
            rows = await backup.database.do(all_rows)
        finally:
            await backup.close()

    def work(db: Connection) -> None:
        refuse_open_house(db)
        migrate(db)
        if not replace and db.execute(select(schema.people.c.id).limit(1)).first() is not None:
            raise RequestError("not-empty", 409)
        put_in(db, rows)
        set_value(db, RESTORED, f"{file.name}, {datetime.now(UTC):%Y-%m-%d %H:%M}")

    lock_file = LockFile(f"{FILE}{store.database.path}" if isinstance(store.database, SqliteFile) else "")
    if not lock_file.try_acquire():
        raise RequestError("house-open", 409)
    try:
        await store.database.do(work)
    finally:
        lock_file.release()


def refuse_open_house(db: Connection) -> None:
    """At PostgreSQL: while a house is open, or one has died so lately that its tables are still its own."""
    if db.dialect.name != "postgresql":
        return
    alone = db.execute(select(func.pg_try_advisory_xact_lock(OPEN_HOUSE))).scalar_one()
    if alone and schema_version_of(db):
        now, until = time.time(), schema.tables.c.driver_until
        alone = db.execute(select(until).where(until > now, until < now + 2 * LEASE)).first() is None
    if not alone:
        raise RequestError("house-open", 409)


def is_house(file: Path) -> bool:
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as db:
            return db.execute("SELECT value FROM house WHERE name = 'secret'").fetchone() is not None
    except sqlite3.Error:
        return False
