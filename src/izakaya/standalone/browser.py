"""Entry point in Pyodide: connects the worker's storage to the house."""

from __future__ import annotations

from collections.abc import Awaitable, Mapping
from typing import Literal, Protocol

import msgspec

from izakaya.standalone.background import RunInWorker
from izakaya.standalone.key_value import NotStoredError
from izakaya.standalone.worker import Page


class WorkerStorage(Protocol):
    """The storage object of `web/src/standalone/storage.ts`; everything is JSON."""

    def read(self, beginning: str) -> Awaitable[str]: ...

    def write(self, changes: str) -> Awaitable[Literal["", "full", "gone"]]:
        """Why nothing was stored, if nothing was."""
        ...


class IndexedDbStore:
    """`KeyValueStore` in the IndexedDB of the browser, through the worker."""

    def __init__(self, storage: WorkerStorage) -> None:
        self.storage = storage

    async def read(self, beginning: str) -> dict[str, str]:
        return dict(msgspec.json.decode(await self.storage.read(beginning), type=list[tuple[str, str]]))

    async def write(self, changes: Mapping[str, str | None]) -> None:
        trouble = await self.storage.write(msgspec.json.encode(list(changes.items())).decode())
        if trouble:
            raise NotStoredError(trouble)


def open_page(storage: WorkerStorage, run_in_worker: RunInWorker) -> Page:
    return Page(IndexedDbStore(storage), run_in_worker)
