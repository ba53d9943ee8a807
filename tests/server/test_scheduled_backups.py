"""Backups by the clock: made by an open house, readable, the oldest go."""

from __future__ import annotations

import asyncio
import os
import stat
from pathlib import Path

import pytest

from izakaya.cli.main import main
from izakaya.server.scheduled_backups import BackupPlan, back_up, backups_in, due_in
from izakaya.server.store import Store
from tests.server.house import Process, until
from tests.server.test_hosting import served

DAY = 24 * 3600.0


def test_the_latest_are_kept_and_what_else_lies_there_is_left_alone(tmp_path: Path) -> None:
    database, folder = f"sqlite:///{tmp_path / 'house.db'}", tmp_path / "backups"
    plan = BackupPlan(DAY, 2, str(folder))

    async def days() -> None:
        store = Store(database)
        await store.prepare()
        await store.close()
        folder.mkdir()
        (folder / "house-of-cards.izakaya").write_text("mine")
        assert due_in(plan, 0.0) == 0.0
        for day in (1, 2, 3):
            assert await back_up(database, plan, day * DAY)

    asyncio.run(days())
    assert [file.name for file in backups_in(folder)] == [
        "house-19700103-000000.izakaya",
        "house-19700104-000000.izakaya",
    ]
    assert (folder / "house-of-cards.izakaya").exists()
    latest = backups_in(folder)[-1]
    assert stat.S_IMODE(latest.stat().st_mode) == 0o600
    os.utime(latest, (3 * DAY, 3 * DAY))
    assert due_in(plan, 3.5 * DAY) == DAY / 2
    assert main(["admin", "restore", str(latest), "--database", str(tmp_path / "new.db")]) == 0


def test_a_backup_that_cannot_be_made_is_told_in_the_log(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plan = BackupPlan(DAY, 2, str(tmp_path / "backups"))
    assert not asyncio.run(back_up(f"sqlite:///{tmp_path / 'none.db'}", plan, DAY))
    assert "no backup was made" in capsys.readouterr().out
    assert backups_in(tmp_path / "backups") == []


def test_an_open_house_backs_itself_up(tmp_path: Path) -> None:
    with served(tmp_path, "--backup-every", "1h", "--backup-keep", "3") as (house, _):
        assert isinstance(house, Process)
        asyncio.run(until(lambda: "a backup was made" in house.journal()))
        assert len(backups_in(tmp_path / "backups")) == 1
    assert main(["serve", "--backup-every", "soon", "--lang", "en"]) == 2
    assert main(["serve", "--backup-every", "1d", "--backup-keep", "0", "--lang", "en"]) == 2
