"""What "stored" means: written to the disk unless the administrator wants otherwise, many at once, and nobody is told before."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Column, Connection, Integer, MetaData, Table, Text, text
from sqlalchemy.exc import IntegrityError, OperationalError

from izakaya.server.store import Store
from izakaya.server.store.database import FULL, MOST_ROWS, NORMAL, QueuedTransaction, SqliteFile, file_of
from tests.server.house import PATIENCE, story, until

LINES = Table("lines", MetaData(), Column("name", Text, primary_key=True), Column("number", Integer))


@pytest.mark.parametrize(("durability", "in_file", "at_server"), [(FULL, 2, "on"), (NORMAL, 1, "off")])
def test_the_database_is_told_how_much_it_matters(
    either: str, durability: str, in_file: int, at_server: str
) -> None:
    async def look() -> Any:
        store = Store(either, durability)
        question = "SHOW synchronous_commit" if store.is_shared else "PRAGMA synchronous"
        try:
            return await store.database.do(lambda db: db.execute(text(question)).scalar_one())
        finally:
            await store.close()

    assert asyncio.run(look()) == (at_server if either.startswith("postgresql") else in_file)


def test_without_settings_nothing_is_lost() -> None:
    file = SqliteFile("sqlite://")
    with file.engine.connect() as db:
        assert db.exec_driver_sql("PRAGMA synchronous").scalar_one() == 2


def add(name: str, number: int) -> Callable[[Connection], int]:
    def work(db: Connection) -> int:
        db.execute(text("INSERT INTO lines VALUES (:name, :number)"), {"name": name, "number": number})
        return number

    return work


async def opened(folder: Path) -> SqliteFile:
    file = SqliteFile(f"sqlite:///{folder / 'lines.db'}")
    await file.do(lambda db: db.execute(text("CREATE TABLE lines (name TEXT PRIMARY KEY, number INTEGER)")))
    return file


async def all_at_once(file: SqliteFile, works: list[Callable[[Connection], int]]) -> list[Any]:
    return await together(file, [lambda work=work: file.do(work) for work in works])  # type: ignore[misc]


async def together(file: SqliteFile, wishes: list[Callable[[], Coroutine[Any, Any, Any]]]) -> list[Any]:
    """What comes of these, if they have all come while the thread was busy."""
    busy, go_on = threading.Event(), threading.Event()

    def wait(_db: Connection) -> None:
        busy.set()
        go_on.wait(PATIENCE)

    first = asyncio.create_task(file.do(wait))
    await until(busy.is_set)
    rest = [asyncio.create_task(wish()) for wish in wishes]
    await until(lambda: file.waiting.qsize() == len(wishes))
    go_on.set()
    await first
    return await asyncio.gather(*rest, return_exceptions=True)


def names(file: SqliteFile) -> Callable[[Connection], set[str]]:
    return lambda db: {str(row.name) for row in db.execute(text("SELECT name FROM lines"))}


@story
async def test_many_are_written_at_once_and_one_that_fails_leaves_the_others_alone(tmp_path: Path) -> None:
    file = await opened(tmp_path)
    commits: list[int] = []
    told_before: list[bool] = []
    batch: list[QueuedTransaction] = []
    wanted = file.run_batch

    def watched(batch_now: Any) -> None:
        batch[:] = batch_now
        wanted(batch_now)

    file.run_batch = watched  # type: ignore[method-assign, assignment]

    def said(statement: str) -> None:
        if statement == "COMMIT":
            commits.append(len(batch))
            told_before.append(any(task.future.done() for task in batch))

    await file.do(lambda db: file_of(db).set_trace_callback(said))
    commits.clear()
    works = [add(f"n{number}", number) for number in range(20)]
    works.insert(7, add("n3", 99))  # taken
    came = await all_at_once(file, works)
    assert commits == [1, 21], "all that waited, with one commit"
    assert not any(told_before), "nobody hears of it before it is there"
    assert isinstance(came.pop(7), IntegrityError)
    assert came == list(range(20))
    assert len(await file.do(names(file))) == 20
    await file.close()


@story
async def test_what_only_adds_is_said_in_one_statement_and_a_late_writer_spoils_nothing(
    tmp_path: Path,
) -> None:
    file = await opened(tmp_path)
    said: list[str] = []
    await file.do(lambda db: file_of(db).set_trace_callback(said.append))
    said.clear()
    several = [("a", 1), ("b", 2)]
    assert await together(file, [lambda: file.add(LINES, several), lambda: file.add(LINES, [("c", 3)])]) == [
        None,
        None,
    ]
    assert [one.split()[0] for one in said] == ["BEGIN", "COMMIT", "INSERT"], (
        "of the writer that kept it busy, and theirs"
    )
    # The first row of the second wish would fit, but its other one is taken: neither is there, and the others are.
    wishes = [[("d", 4)], [("e", 5), ("b", 6)], [("f", 7)]]
    came = await together(file, [lambda rows=rows: file.add(LINES, rows) for rows in wishes])  # type: ignore[misc]
    assert [type(one) for one in came] == [type(None), sqlite3.IntegrityError, type(None)]
    with pytest.raises(sqlite3.IntegrityError):
        await file.add(LINES, [("g", 8), ("a", 9)])
    await file.add(LINES, [(f"{number}", number) for number in range(MOST_ROWS + 1)])
    there = await file.do(names(file))
    assert {name for name in there if name.isalpha()} == set("abcdf")
    assert len(there) == 5 + MOST_ROWS + 1
    await file.close()


@story
async def test_what_a_full_disk_did_not_take_is_told_to_nobody(tmp_path: Path) -> None:
    file = await opened(tmp_path)
    pages = await file.do(lambda db: int(db.execute(text("PRAGMA page_count")).scalar_one()))
    await file.do(lambda db: db.execute(text(f"PRAGMA max_page_count={pages + 3}")).scalar_one())
    works = [add("small", 1), add("large" * 20_000, 2), add("small too", 3)]
    came = await all_at_once(file, works)
    there = await file.do(names(file))
    assert isinstance(came[1], OperationalError)
    for name, outcome in (("small", came[0]), ("small too", came[2])):
        assert (name in there) == isinstance(outcome, int), "told if it is there, and only then"
    await file.do(lambda db: db.execute(text("PRAGMA max_page_count=100000")).scalar_one())
    assert await file.do(add("space again", 4)) == 4
    await file.close()


@story
async def test_a_cancelled_writer_stops_nobody(tmp_path: Path) -> None:
    file = await opened(tmp_path)
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(file.do(lambda db: threading.Event().wait(0.2)), 0.01)
    assert await file.do(add("next", 1)) == 1
    await file.close()
