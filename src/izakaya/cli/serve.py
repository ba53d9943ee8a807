"""`izakaya serve`: tables for everyone, in the browser."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import uvicorn
from asyncpg import PostgresError  # type: ignore[import-untyped]
from sqlalchemy.exc import SQLAlchemyError

import izakaya
from izakaya.cli.arguments import Words, quote, whole_number
from izakaya.cli.records import data_folder
from izakaya.cli.terminal import Terminal
from izakaya.cli.trouble import Trouble
from izakaya.core import is_compiled_ready, is_source_wanted
from izakaya.locale import Speech
from izakaya.playing.troubles import TurnedAway
from izakaya.server.addresses import in_network
from izakaya.server.app import make_app
from izakaya.server.counted import show_at
from izakaya.server.journal import keep_journal
from izakaya.server.opening import configured
from izakaya.server.store import Store
from izakaya.server.store.holding import is_in_use

HOST: Final = "127.0.0.1"
PORT: Final = 8765
LAST_PORT: Final = 65_535
LOOK_AGAIN: Final = 1.0  # seconds


def help_text(speech: Speech) -> str:
    return speech.say("help-serve", host=HOST, port=str(PORT))


def run(words: Sequence[str], speech: Speech, terminal: Terminal) -> int:
    parser = Words("serve")
    for name in ("host", "port", "database", "log", "metrics"):
        parser.may_say(name)
    parser.add_argument("--open", action="store_true")
    said = parser.understand(words)
    host = said.host or HOST
    port = PORT if said.port is None else whole_number("--port", said.port)
    if not 0 <= port <= LAST_PORT:
        raise Trouble("error-port", port=str(port), last=str(LAST_PORT))
    database = address(said.database)
    if is_in_use(database):
        raise Trouble("error-database-in-use", database=quote(database.rpartition("/")[2]))
    if said.metrics is not None:
        show_at(whole_number("--metrics", said.metrics))
    asyncio.run(look_at(database))
    listening = listen(host, port, said.port is None)
    shown = f"http://{'localhost' if host == HOST else host}:{listening.getsockname()[1]}/"
    terminal.show_whole(speech.say("serve-open", address=shown))
    terminal.show(speech.say("serve-close"))
    if not izakaya.compiled:
        terminal.show(speech.say("serve-interpreted"))
        if not is_source_wanted():
            threading.Thread(target=tell_when_compiled, args=(speech, terminal), daemon=True).start()
    if said.open and can_show_pages():
        # A moment later, so that the page finds the house open.
        threading.Timer(1.0, webbrowser.open, [shown]).start()
    return serve(listening, database, said.log or "-", in_network(host, listening.getsockname()[1]))


def tell_when_compiled(speech: Speech, terminal: Terminal) -> None:
    """`make play` compiles the core beside the open house, whose bots take it when it is there (server/bot_processes.py)."""
    while not is_compiled_ready():
        time.sleep(LOOK_AGAIN)
    terminal.show(speech.say("serve-compiled"))


def address(database: str | None) -> str:
    """A file of SQLite, unless an address of PostgreSQL is given."""
    if database is not None and "://" in database:
        if not database.startswith(("postgresql://", "postgresql+asyncpg://", "sqlite://")):
            raise Trouble("error-database", database=quote(database.partition("://")[0]))
        return database
    path = data_folder() / "izakaya.db" if database is None else Path(database).expanduser()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise Trouble("error-no-folder", folder=quote(str(path.parent))) from None
    return f"sqlite:///{path.absolute()}"


async def look_at(database: str) -> None:
    """Before anything opens: whether the database can be reached, and is not that of a newer version."""
    store = Store(database)
    try:
        await store.check()
    except TurnedAway as turned_away:
        raise Trouble(f"server-{turned_away.reason}", **turned_away.parts) from None
    except (SQLAlchemyError, PostgresError, OSError) as problem:
        # What lies beneath says it in a few words; what stands around it may repeat the whole address, with its secrets.
        cause = getattr(problem, "orig", None) or problem
        raise Trouble("error-database-closed", problem=quote(str(cause))) from None
    finally:
        await store.close()


def listen(host: str, port: int, may_move: bool) -> socket.socket:
    """A port to listen on; if the usual one is taken, the next that is free."""
    for attempt in range(port, min(port + (20 if may_move else 1), LAST_PORT + 1)):
        found = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, attempt))
            found.listen(1024)
        except (OSError, UnicodeError):
            found.close()
        else:
            return found
    raise Trouble("error-port-taken", host=quote(host), port=str(port))


def can_show_pages() -> bool:
    """Whether there is a screen for a browser; over ssh there is none."""
    return sys.platform in ("darwin", "win32") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )


def serve(listening: socket.socket, database: str, log: str, addresses: Sequence[str]) -> int:
    """Until Ctrl-C."""
    keep_journal(log)
    server = uvicorn.Server(configured(make_app(database, addresses=addresses)))
    server.run(sockets=[listening])
    return 0 if server.started else 1
