"""Connection of the page to a table: the counterpart of a WebSocket."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import structlog

from izakaya.house.house import House
from izakaya.house.person import Person
from izakaya.house.routes import CLOSED, FORBIDDEN
from izakaya.house.session import Disconnected, run_session
from izakaya.playing.errors import RequestError
from izakaya.playing.guest import Guest
from izakaya.table.errors import IzakayaError

log = structlog.get_logger()


class PageConnection:
    """`send` is called with every message of the house, `close` with a close code when the house hangs up."""

    def __init__(self, send: Callable[[str], object], close: Callable[[int], object]) -> None:
        self.send = send
        self.close = close
        self.received: asyncio.Queue[str | None] = asyncio.Queue()
        self.is_open = True

    def receive(self, text: str) -> None:
        """A message from the page."""
        self.received.put_nowait(text)

    def disconnect(self) -> None:
        """The page disconnects."""
        self.is_open = False
        self.received.put_nowait(None)

    async def serve(self, house: House, person: Person, table: str) -> None:
        """Run the session of a person at a table."""
        try:
            live = await house.table(table)
        except RequestError as error:
            self.hang_up(CLOSED.get(error.status, FORBIDDEN))
            return
        except IzakayaError:
            log.exception("a stored table cannot be laid")
            self.hang_up(CLOSED[404])
            return
        guest = PageGuest(person.id, person.name, self)
        guest.language = person.language
        await run_session(house, live, guest, self)

    # What a conversation needs of its connection.

    async def read(self) -> str | bytes:
        text = await self.received.get()
        if text is None:
            raise Disconnected
        return text

    def hang_up(self, code: int = 1000, reason: str = "") -> None:
        if self.is_open:
            self.disconnect()
            self.close(code)


class PageGuest(Guest):
    """A guest in the page: messages arrive at once."""

    def __init__(self, person: str, name: str, connection: PageConnection) -> None:
        super().__init__(person, name)
        self.connection = connection

    def send(self, data: bytes | None) -> None:
        if data is None:
            self.connection.hang_up()
        elif self.connection.is_open:
            self.connection.send(data.decode())
