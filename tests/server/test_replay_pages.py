"""Replays are made in another process, once for all who look at the same, and kept."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, cast

import msgspec
import pytest

from izakaya.games import GAMES
from izakaya.house import replay_pages
from izakaya.house.bot_workers import BotWorkers
from izakaya.house.replay_pages import ReplayPages, encoded
from izakaya.playing.live import LiveTable
from izakaya.table.record import Record
from tests.playing.kept_in_memory import Laid
from tests.server.house import story


class Teller:
    """Does the work when it is told to, and counts."""

    def __init__(self) -> None:
        self.asked = 0
        self.go_on = asyncio.Event()

    async def run_in_background(self, work: Callable[..., Any], *parts: Any) -> Any:
        self.asked += 1
        await self.go_on.wait()
        return work(*parts)


def finished() -> LiveTable:
    row = Laid("sword", 3, "7", None, rules=GAMES["sword"].rules)
    live = LiveTable(row, [])
    while not live.table.over:
        live.table.answer(live.table.options()[-1])
    return live


@story
async def test_a_stretch_is_made_once_and_kept() -> None:
    live, teller = finished(), Teller()
    kept = ReplayPages(cast("BotWorkers", teller))
    asking = [asyncio.create_task(kept.of(live, "all", 0, 5, "en", {})) for _ in range(10)]
    gone = asyncio.create_task(kept.of(live, "all", 0, 5, "en", {}))
    await asyncio.sleep(0)
    gone.cancel()  # a cancelled request takes it from nobody
    teller.go_on.set()
    first, *others = [bytes(found) for found in await asyncio.gather(*asking)]
    assert all(other == first for other in others)
    assert [frame["number"] for frame in msgspec.json.decode(first)] == [0, 1, 2, 3, 4]
    assert bytes(await kept.of(live, "all", 0, 5, "en", {})) == first
    assert teller.asked == 1, "by all of them together"
    await kept.of(live, "all", 0, 5, "it", {})
    assert teller.asked == 2


@story
async def test_only_so_much_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    live, teller = finished(), Teller()
    teller.go_on.set()
    kept = ReplayPages(cast("BotWorkers", teller))
    one = len(bytes(await kept.of(live, "none", 0, 3, "en", {})))
    monkeypatch.setattr(replay_pages, "KEPT", 3 * one)
    for first in range(12):
        await kept.of(live, "none", first, 3, "en", {})
    assert kept.size == sum(len(found) for found in kept.kept.values())
    assert 1 <= len(kept.kept) < 12
    assert teller.asked == 12, "the first was kept"


def test_what_is_told_elsewhere_needs_nothing_but_the_record() -> None:
    live = finished()
    text = Record.of(live.table).text()
    assert len(msgspec.json.decode(encoded(text, "0", 2, 4, "de", {}, ()))) == 4
