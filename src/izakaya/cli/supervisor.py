"""Supervisor of `izakaya serve`: the parent process, which holds the listening socket and restarts the server without closing it.

At SIGHUP (`systemctl reload`) it starts a new server process, with the version that is installed by then. When that one is ready, the old
one tells its clients to reconnect and exits; then the new one serves. Clients that connect in between wait in the socket's queue. A new
process that cannot start changes nothing. One that dies by itself is replaced.
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
SERVING: Final = b"serving\n"
SERVE: Final = b"serve\n"
CLOSING_TIME: Final = 20.0  # seconds that a server process has to exit before it is killed
MOST_DEATHS: Final = 5  # processes that may die by themselves …
DEATHS_COUNTED: Final = 60.0  # … in so many seconds, and another is started
BETWEEN_DEATHS: Final = 1.0
INTERRUPTED: Final = 130
MODULE: Final = "izakaya.cli.server_process"


class ServerProcess:
    """A child process that serves, and the pipe on which it reports."""

    def __init__(self, process: asyncio.subprocess.Process, reports: asyncio.StreamReader) -> None:
        self.process = process
        self.reports = reports

    async def reported(self, report: bytes) -> bool:
        """Whether this is its next report; if it has died, it is not."""
        return await self.reports.readline() == report

    async def serve(self) -> bool:
        """Let it accept connections."""
        assert self.process.stdin is not None
        self.process.stdin.write(SERVE)
        return await self.reported(SERVING)

    async def close(self) -> int:
        self.send(signal.SIGTERM)
        try:
            async with asyncio.timeout(CLOSING_TIME):
                return await self.process.wait()
        except TimeoutError:
            self.send(signal.SIGKILL)
            return await self.process.wait()

    def send(self, number: signal.Signals) -> None:
        """Not by `terminate` and `kill`: those look first whether it has died, and if it has, they reap it, so the waiter finds no
        process. Until it is reaped its number is nobody else's.
        """
        if self.process.returncode is None:
            with suppress(ProcessLookupError):
                os.kill(self.process.pid, number)


class Supervisor:
    """Runs one server process at a time. `settings` are its `ServerSettings` as JSON in one line; `opened` is called when the
    first serves, `died` when one has died by itself.
    """

    def __init__(
        self,
        listening: socket.socket,
        settings: str,
        language: str,
        opened: Callable[[], None],
        died: Callable[[], None],
    ) -> None:
        self.listening = listening
        self.language = language
        self.settings = settings
        self.opened = opened
        self.died = died
        self.deaths: list[float] = []
        self.signals: asyncio.Queue[signal.Signals] = asyncio.Queue()

    async def run(self) -> int:
        """Until a signal ends it; the exit code."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            loop.add_signal_handler(number, self.signals.put_nowait, number)
        server = await self.start()
        if not await server.reported(READY) or not await server.serve():
            return await server.close() or 1
        self.opened()
        notify("READY=1")
        while True:
            died = asyncio.create_task(server.process.wait())
            signalled = asyncio.create_task(self.signals.get())
            await asyncio.wait((died, signalled), return_when=asyncio.FIRST_COMPLETED)
            if not signalled.done():
                signalled.cancel()
                restarted = await self.restarted()
                if restarted is None:
                    return died.result() or 1
                server = restarted
                continue
            died.cancel()
            if signalled.result() == signal.SIGHUP:
                server = await self.replaced(server)
                continue
            notify("STOPPING=1")
            await server.close()
            return INTERRUPTED if signalled.result() == signal.SIGINT else 0

    async def restarted(self) -> ServerProcess | None:
        """Another process in place of one that has died by itself; none if they die one after the other."""
        while True:
            now = time.monotonic()
            self.deaths = [at for at in self.deaths if now - at < DEATHS_COUNTED] + [now]
            if len(self.deaths) > MOST_DEATHS:
                return None
            self.died()
            server = await self.start()
            if await server.reported(READY) and await server.serve():
                return server
            await server.close()
            await asyncio.sleep(BETWEEN_DEATHS)

    async def replaced(self, server: ServerProcess) -> ServerProcess:
        """The process that serves from now on: a new one, or the old one if that cannot start."""
        notify(f"RELOADING=1\nMONOTONIC_USEC={time.clock_gettime_ns(time.CLOCK_MONOTONIC) // 1000}")
        new = await self.start()
        if await new.reported(READY):
            await server.close()
            if await new.serve():
                server = new
            else:  # it was ready a moment ago: one more attempt, from the start
                await new.close()
                server = await self.start()
                if await server.reported(READY):
                    await server.serve()
        else:
            await new.close()
        notify("READY=1")
        return server

    async def start(self) -> ServerProcess:
        here, there = os.pipe()
        listening = self.listening.fileno()
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            MODULE,
            str(listening),
            str(there),
            self.language,
            stdin=asyncio.subprocess.PIPE,
            pass_fds=(listening, there),
            start_new_session=True,  # Ctrl-C is for the supervisor, which closes it in order
        )
        os.close(there)
        reports = asyncio.StreamReader()
        await asyncio.get_running_loop().connect_read_pipe(
            lambda: asyncio.StreamReaderProtocol(reports), os.fdopen(here, "rb")
        )
        assert process.stdin is not None
        process.stdin.write(self.settings.encode() + b"\n")
        return ServerProcess(process, reports)


def notify(words: str) -> None:
    """Tell systemd the state of the service (`sd_notify`), if systemd has started it."""
    where = os.environ.get("NOTIFY_SOCKET", "")
    if not where:
        return
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as wire, suppress(OSError):
        wire.connect("\0" + where[1:] if where.startswith("@") else where)
        wire.sendall(words.encode())


def handed_over() -> socket.socket | None:
    """The listening socket that systemd passes (socket activation), if it does: then the port is open even while nothing serves."""
    if os.environ.get("LISTEN_PID") != str(os.getpid()) or os.environ.get("LISTEN_FDS") != "1":
        return None
    return socket.socket(fileno=3)
