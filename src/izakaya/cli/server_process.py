"""Server process, the supervisor's child: `python -m izakaya.cli.server_process LISTENING REPORTS LANGUAGE`.

`LISTENING` and `REPORTS` are file descriptors: the listening socket, and the pipe to the supervisor. It reads its settings from stdin,
reports that it is ready, waits for `SERVE`, and reports that it serves. When the supervisor is gone, it shuts down.
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
from izakaya.cli.supervisor import READY, SERVE, SERVING
from izakaya.cli.trouble import Trouble
from izakaya.locale import Speech
from izakaya.playing.errors import RequestError
from izakaya.server.app import make_app
from izakaya.server.logs import configure_logging
from izakaya.server.metrics import serve_metrics
from izakaya.server.settings import ServerSettings
from izakaya.server.store import UNREACHABLE, Store
from izakaya.server.uvicorn_config import uvicorn_config

# Seconds in which requests that have come in are answered; meanwhile the next server process waits.
SHUTDOWN_TIME: Final = 3.0


async def check_database(database: str) -> None:
    """Before anything is served: whether the database can be reached, and is not that of a newer version."""
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


class ReportingServer(uvicorn.Server):
    """A uvicorn server that reports when it serves."""

    def __init__(self, config: uvicorn.Config, reports: int) -> None:
        super().__init__(config)
        self.reports = reports

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            os.write(self.reports, SERVING)


def config_of(settings: ServerSettings) -> uvicorn.Config:
    app = make_app(
        settings.database,
        durability=settings.durability,
        addresses=settings.addresses,
        site=settings.site,
        keep=settings.keep,
        backups=settings.backups,
        private=settings.private,
        name=settings.name,
        notice=settings.notice,
    )
    config = uvicorn_config(app, settings.proxies)
    config.timeout_graceful_shutdown = SHUTDOWN_TIME  # type: ignore[assignment]
    return config


def run_server(
    settings: ServerSettings, config: uvicorn.Config, listening: socket.socket, reports: int
) -> int:
    configure_logging(settings.log, settings.log_size, settings.log_files)
    if settings.metrics is not None:
        serve_metrics(settings.metrics)
    server = ReportingServer(config, reports)
    quickest = config.get_loop_factory()
    with asyncio.Runner(debug=False, loop_factory=quickest) as runner:
        runner.run(server.serve(sockets=[listening]))
    return 0 if server.started else 1


def shut_down_with_supervisor() -> None:
    sys.stdin.buffer.read()
    os.kill(os.getpid(), signal.SIGTERM)


def main(listening: str, reports: str, language: str) -> int:
    settings = msgspec.json.decode(sys.stdin.buffer.readline(), type=ServerSettings)
    try:
        asyncio.run(check_database(settings.database))
    except Trouble as trouble:
        print(trouble.sentence(Speech(language)), file=sys.stderr)
        return 2
    config = config_of(settings)  # now, so that waiting clients need not wait for it later
    os.write(int(reports), READY)
    if sys.stdin.buffer.readline() != SERVE:
        return 0
    threading.Thread(target=shut_down_with_supervisor, daemon=True).start()
    try:
        return run_server(settings, config, socket.socket(fileno=int(listening)), int(reports))
    except KeyboardInterrupt:
        return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
