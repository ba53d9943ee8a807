"""`izakaya serve`: reads the arguments, opens the listening socket and starts the supervisor of the server process."""

from __future__ import annotations

import asyncio
import json
import os
import re
import socket
import sys
import threading
import time
import webbrowser
from argparse import Namespace
from collections.abc import Sequence
from dataclasses import asdict, replace
from importlib import import_module
from ipaddress import ip_network
from pathlib import Path
from typing import Final

import izakaya
from izakaya.cli.arguments import Words, quote, whole_number
from izakaya.cli.records import data_folder
from izakaya.cli.supervisor import Supervisor, handed_over
from izakaya.cli.terminal import Terminal
from izakaya.cli.trouble import Trouble
from izakaya.core import is_compiled_ready, is_source_wanted
from izakaya.locale import Speech
from izakaya.server.addresses import in_network
from izakaya.server.logs import FILES, SIZE
from izakaya.server.middleware import Site, plain_path
from izakaya.server.scheduled_backups import BackupPlan
from izakaya.server.settings import ServerSettings
from izakaya.server.store import FULL, NORMAL
from izakaya.server.store.lock_file import is_in_use
from izakaya.server.uvicorn_config import LOOPBACK

HOST: Final = "127.0.0.1"
PORT: Final = 8765
LAST_PORT: Final = 65_535
BACKUPS: Final = 7  # that are kept
LOOK_AGAIN: Final = 1.0  # seconds
PATH: Final = re.compile(r"(/[A-Za-z0-9._~-]+)*")
UNITS: Final = {"h": 3600.0, "d": 24 * 3600.0, "w": 7 * 24 * 3600.0, "y": 365 * 24 * 3600.0}


def help_text(speech: Speech) -> str:
    return speech.say("help-serve", host=HOST, port=str(PORT))


def run(words: Sequence[str], speech: Speech, terminal: Terminal) -> int:
    parser = Words("serve")
    for name in ("host", "port", "database", "durability", "path", "keep", "metrics"):
        parser.may_say(name)
    for name in (
        "log",
        "log-size",
        "log-files",
        "backup-every",
        "backup-keep",
        "backup-to",
        "name",
        "notice",
    ):
        parser.may_say(name)
    for name in ("trust-proxy", "allow-host", "allow-origin"):
        parser.may_say(name, many=True)
    parser.add_argument("--open", action="store_true")
    parser.add_argument("--private", action="store_true")
    said = parser.understand(words)
    settings = settings_of(said)
    if is_in_use(settings.database):
        raise Trouble("error-database-in-use", database=quote(settings.database.rpartition("/")[2]))
    listening, shown = listening_at(said, settings.site.path)
    found_at = in_network(said.host or HOST, listening.getsockname()[1])
    settings = replace(settings, addresses=tuple(found_at))

    def opened() -> None:
        terminal.show_whole(speech.say("serve-open", address=shown))
        terminal.show(speech.say("serve-close"))
        if not izakaya.compiled:
            terminal.show(speech.say("serve-interpreted"))
            if not is_source_wanted():
                threading.Thread(target=tell_when_compiled, args=(speech, terminal), daemon=True).start()
        if said.open and can_show_pages():
            webbrowser.open(shown)

    def died() -> None:
        print(speech.say("serve-died"), file=sys.stderr, flush=True)

    if sys.platform == "win32":  # there a process can neither be told to go nor be given an open port
        process = import_module("izakaya.cli.server_process")
        opened()
        return int(
            process.run_server(
                settings, process.config_of(settings), listening, os.open(os.devnull, os.O_WRONLY)
            )
        )
    return asyncio.run(
        Supervisor(listening, json.dumps(asdict(settings)), speech.language, opened, died).run()
    )


def settings_of(said: Namespace) -> ServerSettings:
    """The settings of the server, from its arguments."""
    if said.durability not in (None, FULL, NORMAL):
        raise Trouble("error-durability", value=quote(said.durability))
    path = plain_path(said.path or "")
    if not PATH.fullmatch(path):
        raise Trouble("error-path", value=quote(said.path))
    for proxy in said.trust_proxy or ():
        try:
            ip_network(proxy, strict=False)
        except ValueError:
            raise Trouble("error-proxy", value=quote(proxy)) from None
    return ServerSettings(
        database=address(said.database),
        durability=said.durability or FULL,
        site=Site(path, tuple(said.allow_host or ()), tuple(said.allow_origin or ())),
        proxies=tuple(said.trust_proxy or LOOPBACK),
        keep=None if said.keep is None else while_of("--keep", said.keep),
        metrics=None if said.metrics is None else whole_number("--metrics", said.metrics),
        log=said.log or "-",
        log_size=SIZE if said.log_size is None else whole_number("--log-size", said.log_size),
        log_files=FILES if said.log_files is None else whole_number("--log-files", said.log_files),
        backups=backup_plan(said),
        private=said.private,
        name=said.name or "",
        notice=said.notice or "",
    )


def backup_plan(said: Namespace) -> BackupPlan | None:
    """Backups by the clock, if they are wanted: as many as are asked for, beside the database or among the person's own data."""
    if said.backup_every is None:
        return None
    keep = BACKUPS if said.backup_keep is None else whole_number("--backup-keep", said.backup_keep)
    if keep < 1:
        raise Trouble("error-not-a-number", argument="--backup-keep", value=quote(said.backup_keep))
    database = address(said.database)
    beside = (
        Path(database.removeprefix("sqlite:///")).parent if database.startswith("sqlite") else data_folder()
    )
    folder = Path(said.backup_to).expanduser() if said.backup_to else beside / "backups"
    return BackupPlan(while_of("--backup-every", said.backup_every), keep, str(folder.absolute()))


def while_of(argument: str, text: str) -> float:
    """A length of time such as `90d`, in seconds."""
    unit = UNITS.get(text[-1:])
    if unit is None:
        raise Trouble("error-while", argument=argument, value=quote(text))
    number = whole_number(argument, text[:-1])
    if number < 1:
        raise Trouble("error-while", argument=argument, value=quote(text))
    return number * unit


def listening_at(said: Namespace, path: str) -> tuple[socket.socket, str]:
    """The listening socket, and the address of the start page."""
    host = said.host or HOST
    port = PORT if said.port is None else whole_number("--port", said.port)
    if not 0 <= port <= LAST_PORT:
        raise Trouble("error-port", port=str(port), last=str(LAST_PORT))
    listening = handed_over() or listen(host, port, said.port is None)
    name = "localhost" if host == HOST else host
    return listening, f"http://{name}:{listening.getsockname()[1]}{path}/"


def tell_when_compiled(speech: Speech, terminal: Terminal) -> None:
    """`make play` compiles the core beside the open house, whose bots take it when it is there (server/bot_processes.py)."""
    while not is_compiled_ready():
        time.sleep(LOOK_AGAIN)
    terminal.show(speech.say("serve-compiled"))


def address(database: str | None, is_there: bool = False) -> str:
    """A file of SQLite, unless an address of PostgreSQL is given, here or in the environment. One that has to be there already is not
    made.
    """
    database = database or os.environ.get("IZAKAYA_DATABASE") or None
    if database is not None and "://" in database:
        if not database.startswith(("postgresql://", "postgresql+asyncpg://", "sqlite://")):
            raise Trouble("error-database", database=quote(database.partition("://")[0]))
        return database
    path = data_folder() / "izakaya.db" if database is None else Path(database).expanduser()
    if is_there and not path.is_file():
        raise Trouble("error-no-database", database=str(path))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise Trouble("error-no-folder", folder=quote(str(path.parent))) from None
    return f"sqlite:///{path.absolute()}"


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
