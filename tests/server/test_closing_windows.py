"""Answers that close a window are stored only if they were made of all that waits in it, whatever the store."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from izakaya.house.books import Books
from izakaya.page.shelf import MemoryShelf
from izakaya.page.store import PageStore
from izakaya.playing.keeping import Given, StoredAnswer
from izakaya.server.store import Store
from tests.server.house import table_values


async def close(store: Books) -> None:
    await store.prepare()
    await store.people.add("anna", "Anna", "en")
    values = table_values("sword", 3, 1, "anna")
    table = str(values["id"])
    await store.tables.add(values, [{"seat": 0, "person": "anna"}])
    answers = store.answers
    before = await answers.intents(table, 0)
    assert await answers.add_intent(table, 0, StoredAnswer(0, 4, "anna", "a"))
    # Made before Anna had answered: what she was promised would be lost.
    assert not await answers.add(table, Given([StoredAnswer(0, 0)], False), 1.0, before)
    assert list(await answers.since(table, 0)) == []
    waiting = await answers.intents(table, 0)
    assert [answer.option for answer in waiting.values()] == [4]
    assert await answers.add(table, Given([waiting[0], StoredAnswer(1, 7)], False), 1.0, waiting)
    assert [answer.option for answer in await answers.since(table, 0)] == [4, 7]
    assert await answers.was_given(table, 0, "anna", "a")
    # It has closed: nothing waits there and nothing can be answered in it any more.
    assert not await answers.intents(table, 0)
    assert not await answers.add_intent(table, 0, StoredAnswer(0, 4, "anna", "b"))
    assert not await answers.add(table, Given([StoredAnswer(0, 0)], False), 1.0, {})
    await store.close()


@pytest.mark.parametrize("kept_by", ["sqlite", "postgresql", "page"])
def test_answers_made_of_less_than_waits_are_not_stored(
    kept_by: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    if kept_by == "page":
        asyncio.run(close(PageStore(MemoryShelf())))
    elif kept_by == "sqlite":
        asyncio.run(close(Store(f"sqlite:///{tmp_path / 'house.db'}")))
    else:
        asyncio.run(close(Store(str(request.getfixturevalue("database")))))
