"""The bus between processes at one PostgreSQL: who has no table open of those that are spoken of hears nothing."""

from __future__ import annotations

import asyncio

import asyncpg  # type: ignore[import-untyped]
import pytest

from izakaya.server.store import postgres_bus
from izakaya.server.store.postgres_bus import MISSED, PostgresBus, channel_of
from tests.server.house import PATIENCE, story

TABLES = [f"table-{number}" for number in range(200)]


async def heard(bus: PostgresBus) -> dict[str, object]:
    async with asyncio.timeout(PATIENCE):
        return await bus.received.get()


def said(table: str, kind: str = "answers") -> dict[str, object]:
    return {"table": table, "kind": kind, "from": "first"}


@story
async def test_a_process_hears_of_the_tables_that_are_open_there_alone(database: str) -> None:
    first, second = PostgresBus(database), PostgresBus(database)
    await first.open()
    await second.open()
    mine = TABLES[0]
    others = [table for table in TABLES if channel_of(table) != channel_of(mine)]
    assert len(others) > 150
    assert len({channel_of(table) for table in others}) > 50
    # Several tables are opened at the same moment.
    await asyncio.gather(*(second.hear_of(table) for table in TABLES))
    await second.hear_only_of([mine])
    for table in (*others, mine):
        first.publish(said(table))
    assert await heard(second) == said(mine)
    assert second.received.empty(), "of all the others it has heard nothing"
    first.publish(said(others[0]))
    first.publish(said(mine, "seats"))
    assert await heard(second) == said(mine, "seats")
    await second.hear_of(others[0])
    first.publish(said(others[0]))
    assert await heard(second) == said(others[0])
    await first.close()
    await second.close()


@story
async def test_connections_that_are_lost_are_made_anew_and_what_was_missed_is_looked_for(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_bus, "RETRY", 0.05)
    bus = PostgresBus(database)
    await bus.open()
    await bus.hear_of("a")
    wire = await asyncpg.connect(dsn=database)
    here = "datname = current_database() AND pid <> pg_backend_pid()"
    await wire.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {here}")
    await wire.close()
    assert await heard(bus) == MISSED
    bus.publish(said("a"))
    assert await heard(bus) == said("a")
    await bus.close()
