"""A database that an older house has made opens in this one with all that is in it; one of a newer house is left alone."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from izakaya.playing.troubles import TurnedAway
from izakaya.server.store import Store
from izakaya.server.store.forms import FORM

pytestmark = pytest.mark.once


async def prepared(file: Path) -> Any:
    store = Store(f"sqlite:///{file}")
    try:
        await store.prepare()
        return await store.tables.find("old")
    finally:
        await store.close()


def test_a_database_of_the_first_form_is_brought_up(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    asyncio.run(prepared(file))
    with sqlite3.connect(file) as db:
        db.execute("ALTER TABLE tables DROP COLUMN silence")
        db.execute("UPDATE house SET value = '1' WHERE name = 'form'")
        db.execute("INSERT INTO people VALUES ('ab', 'Anna', 'it', 0, NULL, 1.0)")
        db.execute(
            "INSERT INTO tables (id, game, rules, seat_count, options, seed, owner, level, pace, grace, public, state, since,"
            " driver_until, asleep, asked_at) VALUES ('old', 'sword', 1, 3, '{}', '7', 'ab', 'adept', 1, 30, 0, 'open', 1, 0, 0, 0)"
        )
    db.close()
    for _ in range(2):  # the second time there is nothing left to do
        found = asyncio.run(prepared(file))
        assert (found.game, found.silence) == ("sword", "beats")


def test_a_database_of_a_newer_house_is_not_touched(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    asyncio.run(prepared(file))
    with sqlite3.connect(file) as db:
        db.execute(f"UPDATE house SET value = '{FORM + 1}' WHERE name = 'form'")
    db.close()
    with pytest.raises(TurnedAway, match="other-form"):
        asyncio.run(prepared(file))
    with sqlite3.connect(file) as db:
        assert db.execute("SELECT value FROM house WHERE name = 'form'").fetchone() == (str(FORM + 1),)
    db.close()
