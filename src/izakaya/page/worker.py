"""What the page's worker calls: it opens the house, hands wishes in and lines out. Everything passes as JSON."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

import msgspec

from izakaya.house.counting import Uncounted
from izakaya.house.house import House
from izakaya.house.others import NoOthers
from izakaya.house.person import Person
from izakaya.house.routes import FORBIDDEN
from izakaya.page.doors import Doors, Wish
from izakaya.page.helping import Help
from izakaya.page.line import PageLine
from izakaya.page.shelf import Shelf
from izakaya.page.store import PageStore
from izakaya.page.thinkers import OneMind

#: Whoever looks at a device that several people share, while it is in nobody's hand.
NOBODY: Final = Person("", "", "en")


class Page:
    def __init__(self, shelf: Shelf, help: Help | None = None) -> None:
        self.store = PageStore(shelf)
        self.house = House(self.store, NoOthers(), OneMind(help), Uncounted(), limited=False)
        self.doors = Doors(self.house, self.store)
        self.talks: set[asyncio.Task[None]] = set()

    async def open(self) -> int:
        """How many things on the shelf cannot be read, and are left alone."""
        await self.house.open()
        return self.store.damaged

    async def close(self) -> None:
        await self.house.close()

    async def request(self, wish: str) -> str:
        """A wish and what comes of it: `Wish` and `Reply`."""
        reply = await self.doors.request(msgspec.json.decode(wish, type=Wish))
        return msgspec.json.encode(reply).decode()

    def connect(
        self, table: str, person: str, say: Callable[[str], Any], shut: Callable[[int], Any]
    ) -> PageLine:
        """Open a line to a table for somebody at this device; nobody in particular sees what lies open to all."""
        line = PageLine(say, shut)
        task = asyncio.ensure_future(self.talk(line, table, person))
        self.talks.add(task)
        task.add_done_callback(self.talks.discard)
        return line

    async def talk(self, line: PageLine, table: str, person: str) -> None:
        who = await self.doors.who(Wish("GET", "", person)) if person else NOBODY
        if who is None:
            line.hang_up(FORBIDDEN)
        else:
            await line.talk(self.house, who, table[:24])
