"""Entry point in Pyodide: connects the worker's storage to the house."""

from __future__ import annotations

from collections.abc import Awaitable, Mapping
from typing import Protocol

import msgspec
from pyodide.ffi import JsException  # type: ignore[import-not-found]

from izakaya.standalone.background import RunInWorker
from izakaya.standalone.key_value import StorageFullError
from izakaya.standalone.worker import Page


class WorkerStorage(Protocol):
    """The storage object of `web/src/standalone/storage.ts`; everything is JSON."""

    def read(self, beginning: str) -> Awaitable[str]: ...

    def write(self, changes: str) -> Awaitable[None]: ...


class IndexedDbStore:
    """`KeyValueStore` in the IndexedDB of the browser, through the worker."""

    def __init__(self, storage: WorkerStorage) -> None:
        self.storage = storage

    async def read(self, beginning: str) -> dict[str, str]:
        return dict(msgspec.json.decode(await self.storage.read(beginning), type=list[tuple[str, str]]))

    async def write(self, changes: Mapping[str, str | None]) -> None:
        try:
            await self.storage.write(msgspec.json.encode(list(changes.items())).decode())
        except JsException as problem:
            raise StorageFullError from problem


def open_page(storage: WorkerStorage, run_in_worker: RunInWorker) -> Page:
    return Page(IndexedDbStore(storage), run_in_worker)
