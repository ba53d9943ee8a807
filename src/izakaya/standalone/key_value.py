"""Key-value storage of a page: JSON texts by name, written in transactions."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any, Literal, Protocol

import msgspec

from izakaya.playing.errors import RequestError
from izakaya.table.nesting import is_too_deep


class NotStoredError(Exception):
    """Nothing was written: the browser has no space (`full`), or has cleared or forbidden the storage (`gone`)."""

    def __init__(self, why: Literal["full", "gone"]) -> None:
        super().__init__(why)
        self.why = why


class KeyValueStore(Protocol):
    """Interface of the storage: read by prefix, write all or none."""

    async def read(self, beginning: str) -> dict[str, str]:
        """All texts whose names begin so."""
        ...

    async def write(self, changes: Mapping[str, str | None]) -> None:
        """Put texts, `None` deletes one; raises `NotStoredError` and changes nothing if that fails."""
        ...


class MemoryKeyValue:
    """In memory, for browsers that allow no storage, and for tests."""

    def __init__(self, texts: Mapping[str, str] | None = None) -> None:
        self.texts = dict(texts or {})

    async def read(self, beginning: str) -> dict[str, str]:
        return {name: text for name, text in self.texts.items() if name.startswith(beginning)}

    async def write(self, changes: Mapping[str, str | None]) -> None:
        for name, text in changes.items():
            if text is None:
                self.texts.pop(name, None)
            else:
                self.texts[name] = text


class Collection:
    """Items of one kind, as JSON of one shape, cached in memory. Changes are made under the lock."""

    def __init__(self, storage: KeyValueStore, kind: str, shape: Any, lock: asyncio.Lock) -> None:
        self.storage = storage
        self.kind = kind
        self.shape = shape
        self.lock = lock
        self.items: dict[str, Any] = {}
        self.damaged: list[str] = []

    def place(self, name: str) -> str:
        return f"{self.kind}/{name}"

    async def open(self) -> None:
        """Read everything. Damaged items stay where they are and are left alone."""
        for place, text in (await self.storage.read(f"{self.kind}/")).items():
            name = place.removeprefix(f"{self.kind}/")
            try:
                if is_too_deep(text):
                    raise ValueError
                item = msgspec.json.decode(text)
                msgspec.convert(item, self.shape, str_keys=True)  # JSON has no other keys
                self.items[name] = item
            except ValueError:  # also msgspec's
                self.damaged.append(name)

    def get(self, name: str) -> Any:
        return self.items.get(name)

    async def put(self, name: str, thing: Any) -> None:
        await write_all([(self, name, thing)])


async def write_all(changes: list[tuple[Collection, str, Any]]) -> None:
    """Write several items, to the storage and then to memory; all or none."""
    texts = {
        collection.place(name): None if thing is None else msgspec.json.encode(thing).decode()
        for collection, name, thing in changes
    }
    try:
        await changes[0][0].storage.write(texts)
    except NotStoredError as problem:
        if problem.why == "gone":
            raise RequestError("shelf-gone", 507) from None
        raise RequestError("shelf-full", 507) from None
    for collection, name, thing in changes:
        if thing is None:
            collection.items.pop(name, None)
        else:
            collection.items[name] = thing
