"""A shelf: where a page keeps what must outlive it. Texts with names, written all or none."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any, Protocol

import msgspec

from izakaya.playing.errors import RequestError


class StorageFullError(Exception):
    """Nothing was written: the browser has no room, or does not allow it."""


class KeyValueStore(Protocol):
    async def read(self, beginning: str) -> dict[str, str]:
        """All texts whose names begin so."""
        ...

    async def write(self, changes: Mapping[str, str | None]) -> None:
        """Put texts onto the shelf, `None` takes one away; raises `ShelfFullError` and changes nothing if that cannot be done."""
        ...


class MemoryKeyValue:
    """For browsers that allow nothing to be kept, and for tests: what lies here is gone with the page."""

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
    """Things of one kind on a shelf, as JSON, by their names. Whoever changes one holds the lock of the shelf."""

    def __init__(self, storage: KeyValueStore, kind: str, lock: asyncio.Lock) -> None:
        self.storage = storage
        self.kind = kind
        self.lock = lock
        self.items: dict[str, Any] = {}
        self.damaged: list[str] = []

    def place(self, name: str) -> str:
        return f"{self.kind}/{name}"

    async def open(self) -> None:
        """Read everything. What is damaged stays where it lies and is left alone."""
        for place, text in (await self.storage.read(f"{self.kind}/")).items():
            name = place.removeprefix(f"{self.kind}/")
            try:
                self.items[name] = msgspec.json.decode(text)
            except msgspec.DecodeError:
                self.damaged.append(name)

    def get(self, name: str) -> Any:
        return self.items.get(name)

    async def put(self, name: str, thing: Any) -> None:
        await write_all([(self, name, thing)])


async def write_all(changes: list[tuple[Collection, str, Any]]) -> None:
    """Several things at once, onto the shelf and then into memory; all or none."""
    texts = {
        collection.place(name): None if thing is None else msgspec.json.encode(thing).decode()
        for collection, name, thing in changes
    }
    try:
        await changes[0][0].storage.write(texts)
    except StorageFullError:
        raise RequestError("shelf-full", 507) from None
    for collection, name, thing in changes:
        if thing is None:
            collection.items.pop(name, None)
        else:
            collection.items[name] = thing
