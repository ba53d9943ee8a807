"""The parent process of `izakaya serve`, which holds the socket: the house itself is a process of its own, and another can take its place.

The port is open as long as the doorkeeper is there. At SIGHUP (`systemctl reload`) it sends for a new house, with whatever version is
installed by then. When that one is ready, the old one tells its guests to come back and closes; the new one opens, and a client that came
in between has waited at the door. A new house that cannot open changes nothing. One that dies by itself is followed by another.
"""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

READY: Final = b"ready\n"
OPEN: Final = b"open\n"
GO: Final = b"go\n"
PATIENCE: Final = 20.0  # seconds that a house has to close before it is closed
MOST_DEATHS: Final = 5  # houses that may die by themselves …
DEATHS_COUNTED: Final = 60.0  # … in so many seconds, and another is opened
BETWEEN_DEATHS: Final = 1.0
INTERRUPTED: Final = 130
HOUSE: Final = "izakaya.cli.opened"


class OpenedHouse:
    """A process with a house in it, and what is said between the two."""

    def __init__(self, process: asyncio.subprocess.Process, hears: asyncio.StreamReader) -> None:
        self.process = process
        self.hears = hears

    async def says(self, word: bytes) -> bool:
        """Whether this is its next word; if it has died, it is not."""
        return await self.hears.readline() == word

    async def open(self) -> bool:
        """Let it open the door."""
        assert self.process.stdin is not None
        self.process.stdin.write(GO)
        return await self.says(OPEN)

    async def close(self) -> int:
        self.send(signal.SIGTERM)
        try:
            async with asyncio.timeout(PATIENCE):
                return await self.process.wait()
        except TimeoutError:
            self.send(signal.SIGKILL)
            return await self.process.wait()

    def send(self, wish: signal.Signals) -> None:
        """Not by `terminate` and `kill`: those look first whether it has died, and if it has, the waiter hears of an unknown
        process. Until that is heard its number is nobody else's.
        """
        if self.process.returncode is None:
            with suppress(ProcessLookupError):
                os.kill(self.process.pid, wish)


class Doorkeeper:
    """`orders` is what the house is told about itself (`Premises`), as JSON in one line."""

    def __init__(
        self,
        listening: socket.socket,
        orders: str,
        language: str,
        opened: Callable[[], None],
        died: Callable[[], None],
    ) -> None:
        self.listening = listening
        self.language = language
        self.orders = orders
        self.opened = opened
        self.died = died
        self.deaths: list[float] = []
        self.wishes: asyncio.Queue[signal.Signals] = asyncio.Queue()

    async def keep(self) -> int:
        """Until somebody wants the house to be closed; what the shell is told."""
        loop = asyncio.get_running_loop()
        for wish in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            loop.add_signal_handler(wish, self.wishes.put_nowait, wish)
        house = await self.send_for()
        if not await house.says(READY) or not await house.open():
            return await house.close() or 1
        self.opened()
        notify("READY=1")
        while True:
            died = asyncio.create_task(house.process.wait())
            wished = asyncio.create_task(self.wishes.get())
            await asyncio.wait((died, wished), return_when=asyncio.FIRST_COMPLETED)
            if not wished.done():
                wished.cancel()
                reopened = await self.reopened()
                if reopened is None:
                    return died.result() or 1
                house = reopened
                continue
            died.cancel()
            if wished.result() == signal.SIGHUP:
                house = await self.replaced(house)
                continue
            notify("STOPPING=1")
            await house.close()
            return INTERRUPTED if wished.result() == signal.SIGINT else 0

    async def reopened(self) -> OpenedHouse | None:
        """Another house in place of one that has died by itself; none if they die one after the other."""
        while True:
            now = time.monotonic()
            self.deaths = [at for at in self.deaths if now - at < DEATHS_COUNTED] + [now]
            if len(self.deaths) > MOST_DEATHS:
                return None
            self.died()
            house = await self.send_for()
            if await house.says(READY) and await house.open():
                return house
            await house.close()
            await asyncio.sleep(BETWEEN_DEATHS)

    async def replaced(self, house: OpenedHouse) -> OpenedHouse:
        """The house that is open from now on: a new one, or the old one if that cannot open."""
        notify(f"RELOADING=1\nMONOTONIC_USEC={time.clock_gettime_ns(time.CLOCK_MONOTONIC) // 1000}")
        new = await self.send_for()
        if await new.says(READY):
            await house.close()
            if await new.open():
                house = new
            else:  # it was ready a moment ago: one more attempt, from the start
                await new.close()
                house = await self.send_for()
                if await house.says(READY):
                    await house.open()
        else:
            await new.close()
        notify("READY=1")
        return house

    async def send_for(self) -> OpenedHouse:
        here, there = os.pipe()
        door = self.listening.fileno()
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            HOUSE,
            str(door),
            str(there),
            self.language,
            stdin=asyncio.subprocess.PIPE,
            pass_fds=(door, there),
            start_new_session=True,  # Ctrl-C is for the doorkeeper, who closes politely
        )
        os.close(there)
        hears = asyncio.StreamReader()
        await asyncio.get_running_loop().connect_read_pipe(
            lambda: asyncio.StreamReaderProtocol(hears), os.fdopen(here, "rb")
        )
        assert process.stdin is not None
        process.stdin.write(self.orders.encode() + b"\n")
        return OpenedHouse(process, hears)


def notify(words: str) -> None:
    """Tell systemd how things stand, if it wants to know."""
    where = os.environ.get("NOTIFY_SOCKET", "")
    if not where:
        return
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as wire, suppress(OSError):
        wire.connect("\0" + where[1:] if where.startswith("@") else where)
        wire.sendall(words.encode())


def handed_over() -> socket.socket | None:
    """The port that systemd holds for us (socket activation), if it does: then it is open even while nobody is here."""
    if os.environ.get("LISTEN_PID") != str(os.getpid()) or os.environ.get("LISTEN_FDS") != "1":
        return None
    return socket.socket(fileno=3)
