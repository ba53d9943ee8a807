"""Python in a browser: the shelf that the worker hands in, and the house that it gets for it."""

from __future__ import annotations

from collections.abc import Awaitable, Mapping
from typing import Protocol

import msgspec
from pyodide.ffi import JsException  # type: ignore[import-not-found]

from izakaya.page.helping import Help
from izakaya.page.shelf import ShelfFullError
from izakaya.page.worker import Page


class WorkerShelf(Protocol):
    """`web/src/page/shelf.ts`, with everything as JSON."""

    def read(self, beginning: str) -> Awaitable[str]: ...

    def write(self, changes: str) -> Awaitable[None]: ...


class BrowserShelf:
    def __init__(self, shelf: WorkerShelf) -> None:
        self.shelf = shelf

    async def read(self, beginning: str) -> dict[str, str]:
        return dict(msgspec.json.decode(await self.shelf.read(beginning), type=list[tuple[str, str]]))

    async def write(self, changes: Mapping[str, str | None]) -> None:
        try:
            await self.shelf.write(msgspec.json.encode(list(changes.items())).decode())
        except JsException as problem:
            raise ShelfFullError from problem


def opened(shelf: WorkerShelf, help: Help) -> Page:
    return Page(BrowserShelf(shelf), help)
