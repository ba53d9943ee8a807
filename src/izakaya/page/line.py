"""A line from the page to a table: what a socket is at a server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from izakaya.house.conversation import Disconnected, converse
from izakaya.house.house import House
from izakaya.house.person import Person
from izakaya.house.routes import CLOSED, FORBIDDEN
from izakaya.playing.guest import Guest
from izakaya.playing.troubles import TurnedAway


class PageLine:
    """`say` is called with everything the house tells, `shut` with a close code when the house hangs up."""

    def __init__(self, say: Callable[[str], object], shut: Callable[[int], object]) -> None:
        self.say = say
        self.shut = shut
        self.heard: asyncio.Queue[str | None] = asyncio.Queue()
        self.is_open = True

    def hear(self, text: str) -> None:
        """The page says something."""
        self.heard.put_nowait(text)

    def leave(self) -> None:
        """The page goes away."""
        self.is_open = False
        self.heard.put_nowait(None)

    async def talk(self, house: House, person: Person, table: str) -> None:
        try:
            live = await house.table(table)
        except TurnedAway as turned_away:
            self.hang_up(CLOSED.get(turned_away.status, FORBIDDEN))
            return
        guest = DeviceGuest(person.id, person.name, self)
        guest.language = person.language
        await converse(house, live, guest, self)

    # What a conversation needs of its connection.

    async def read(self) -> str | bytes:
        text = await self.heard.get()
        if text is None:
            raise Disconnected
        return text

    def hang_up(self, code: int = 1000, reason: str = "") -> None:
        if self.is_open:
            self.leave()
            self.shut(code)


class DeviceGuest(Guest):
    """Somebody before the page: what is said is there at once."""

    def __init__(self, person: str, name: str, line: PageLine) -> None:
        super().__init__(person, name)
        self.line = line

    def send(self, data: bytes | None) -> None:
        if data is None:
            self.line.hang_up()
        elif self.line.is_open:
            self.line.say(data.decode())
