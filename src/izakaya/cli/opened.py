"""A house in a process of its own, for the doorkeeper: `python -m izakaya.cli.opened DOOR VOICE LANGUAGE`.

Door and voice are numbers of open files. It hears its orders on stdin, says when it is ready, waits for its turn, and says when it is
open. When the doorkeeper is gone, it closes.
"""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import threading
from typing import Final

import msgspec
import uvicorn

from izakaya.cli.arguments import quote
from izakaya.cli.doorkeeper import GO, OPEN, READY
from izakaya.cli.trouble import Trouble
from izakaya.locale import Speech
from izakaya.playing.errors import RequestError
from izakaya.server.app import make_app
from izakaya.server.logs import configure_logging
from izakaya.server.metrics import serve_metrics
from izakaya.server.settings import ServerSettings
from izakaya.server.store import UNREACHABLE, Store
from izakaya.server.uvicorn_config import uvicorn_config

PATIENCE: Final = (
    3.0  # seconds in which requests that have come in are answered; the next house waits to open
)


async def look_at(database: str) -> None:
    """Before anything opens: whether the database can be reached, and is not that of a newer version."""
    store = Store(database)
    try:
        await store.check()
    except RequestError as error:
        raise Trouble(f"server-{error.reason}", **error.parts) from None
    except UNREACHABLE as problem:
        # What lies beneath says it in a few words; what stands around it may repeat the whole address, with its secrets.
        cause = getattr(problem, "orig", None) or problem
        raise Trouble("error-database-closed", problem=quote(str(cause))) from None
    finally:
        await store.close()


class Opened(uvicorn.Server):
    """A house that says when it is open."""

    def __init__(self, config: uvicorn.Config, voice: int) -> None:
        super().__init__(config)
        self.voice = voice

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            os.write(self.voice, OPEN)


def house_of(settings: ServerSettings) -> uvicorn.Config:
    app = make_app(
        settings.database,
        durability=settings.durability,
        addresses=settings.addresses,
        site=settings.site,
        keep=settings.keep,
        backups=settings.backups,
    )
    config = uvicorn_config(app, settings.proxies)
    config.timeout_graceful_shutdown = PATIENCE  # type: ignore[assignment]
    return config


def open_house(settings: ServerSettings, config: uvicorn.Config, door: socket.socket, voice: int) -> int:
    configure_logging(settings.log, settings.log_size, settings.log_files)
    if settings.metrics is not None:
        serve_metrics(settings.metrics)
    server = Opened(config, voice)
    quickest = config.get_loop_factory()
    with asyncio.Runner(debug=False, loop_factory=quickest) as runner:
        runner.run(server.serve(sockets=[door]))
    return 0 if server.started else 1


def close_with_doorkeeper() -> None:
    sys.stdin.buffer.read()
    os.kill(os.getpid(), signal.SIGTERM)


def main(door: str, voice: str, language: str) -> int:
    settings = msgspec.json.decode(sys.stdin.buffer.readline(), type=ServerSettings)
    try:
        asyncio.run(look_at(settings.database))
    except Trouble as trouble:
        print(trouble.sentence(Speech(language)), file=sys.stderr)
        return 2
    config = house_of(settings)  # now, so that waiting clients need not wait for it later
    os.write(int(voice), READY)
    if sys.stdin.buffer.readline() != GO:
        return 0
    threading.Thread(target=close_with_doorkeeper, daemon=True).start()
    try:
        return open_house(settings, config, socket.socket(fileno=int(door)), int(voice))
    except KeyboardInterrupt:
        return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
