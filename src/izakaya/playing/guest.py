"""A guest: one client's connection to one table, of a person at a seat or of somebody who watches."""

from __future__ import annotations

import asyncio
from functools import cached_property
from typing import Final

import msgspec

from izakaya.playing.messages import FromHouse, Orders

MOST_WAITING: Final = 400  # messages; who reads slower than this is asked to come back and catch up

encoder: Final = msgspec.json.Encoder()


class Guest:
    """One connection with its outgoing queue, so that a slow reader holds up nobody."""

    def __init__(self, person: str, name: str) -> None:
        self.person = person
        self.name = name
        self.address = ""  # where it comes from, if that is known
        self.seat: int | None = None
        self.language: str | None = "en"
        self.views = True
        self.shows = False  # whether it says what has come to the person's eyes
        self.greeted = False
        self.muted: set[str] = set()
        self.asked: tuple[int, float | None] | None = None  # the question it was last shown
        self.orders: Orders | None = None  # of its seat, as far as it has been told

    @cached_property
    def waiting(self) -> asyncio.Queue[bytes | None]:
        """Only where it is used: some guests have a way of their own, and a queue takes two kilobytes."""
        return asyncio.Queue(MOST_WAITING)

    def hold(self) -> None:
        """Something belongs to what is said next, and may leave together with it."""

    def let_go(self) -> None:
        """That was all."""

    def tell(self, message: FromHouse) -> None:
        self.send(encoder.encode(message))

    def send(self, data: bytes | None) -> None:
        """`None` closes the connection after all that was sent before."""
        try:
            self.waiting.put_nowait(data)
        except asyncio.QueueFull:
            while not self.waiting.empty():
                self.waiting.get_nowait()
            self.waiting.put_nowait(None)
