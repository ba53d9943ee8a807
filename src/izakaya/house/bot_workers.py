"""Interface to where bots compute: processes of their own at a server, inline in a page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from izakaya.table.table import Table

Result = TypeVar("Result")


@dataclass(frozen=True)
class ThoughtOwner:
    """For whom a bot thinks: the owner of the table, and whether people wait there. The fair queue decides by it."""

    owner: str = ""
    people: bool = False


class BotWorkers(Protocol):
    """Runs bots and background jobs."""

    async def answer(self, name: str, table: Table, level: str, seconds: float | None = None) -> int:
        """The answer of a bot of this level at the seat that is asked; `name` is what the position is known by. It thinks for no longer
        than so many seconds.
        """
        ...

    async def hint(self, name: str, table: Table, seat: int, language: str) -> tuple[int, list[str]]:
        """What the master would do at this seat, and why."""
        ...

    async def hindsight(self, table: Table, levels: Sequence[str | None]) -> list[dict[str, Any]]:
        """Why the bots of a finished game answered as they did: reasons as plain data, with the number of the answer."""
        ...

    async def run_in_background(self, work: Callable[..., Result], *parts: object) -> Result:
        """Any other job for which nobody at a table waits."""
        ...

    def close(self) -> None: ...
