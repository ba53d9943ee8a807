"""A house behind a proxy, under a path, by certain names only; and another that takes its place while people play."""

from __future__ import annotations

import asyncio
import json
import logging
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest
import structlog
from litestar import Litestar
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from izakaya.cli.server_process import ReportingServer, run_server
from izakaya.cli.supervisor import ServerProcess
from izakaya.server.logs import RotatingLogFile, configure_logging
from izakaya.server.middleware import Site, plain_path
from izakaya.server.settings import ServerSettings
from izakaya.server.store.migrations import newest_version
from izakaya.server.uvicorn_config import uvicorn_config
from tests.luck import environment
from tests.server.house import PATIENCE, Process, story, until


@contextmanager
def served(folder: Path, *words: str) -> Iterator[tuple[Process, subprocess.Popen[str]]]:
    """A house that the command has opened, and its supervisor."""
    house = Process(f"sqlite:///{folder / 'house.db'}", folder)  # for its port
    told = folder / "told"
    serve = [
        "serve",
        "--port",
        str(house.port),
        "--database",
        str(folder / "house.db"),
        "--durability",
        "normal",
    ]
    with told.open("w") as out, subprocess.Popen(
        [sys.executable, "-m", "izakaya", *serve, "--log", str(house.log), *words],
        stdout=out, stderr=subprocess.STDOUT, text=True, env=environment(),
    ) as process:  # fmt: skip
        try:
            asyncio.run(until(lambda: process.poll() is not None or "localhost" in told.read_text()))
            yield house, process
        finally:
            process.terminate()
            assert process.wait(PATIENCE) == 0
    assert "Traceback" not in told.read_text() + house.journal()


def test_a_new_house_takes_over_while_people_play(tmp_path: Path) -> None:
    """Under a path, too: pages, requests, sockets."""
    with served(tmp_path, "--path", "games", "--allow-host", "127.0.0.1", "--allow-origin", "https://a.example") as (
        house,
        supervisor,
    ):  # fmt: skip
        play_on(house, supervisor, tmp_path / "house.db")


@story
async def play_on(house: Process, supervisor: subprocess.Popen[str], file: Path) -> None:
    address = f"{house.address}/games"
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as http:
        assert (await http.get(house.address + "/games")).headers["location"] == "/games/"
        page = (await http.get("/")).text
        if "<!doctype html>" in page:  # where the pages are built
            assert 'name="izakaya-path" content="/games"' in page
            assert '"/assets' not in page
            asset = page.partition('src="/games')[2].partition('"')[0]
            assert (await http.get(asset)).headers["content-type"].startswith("text/javascript")
        assert (await http.get("/health", headers={"Host": "other.example"})).status_code == 200
        assert (await http.get("/api/house", headers={"Host": "other.example"})).status_code == 421
        assert (await http.get("/api/me", headers={"Origin": "https://b.example"})).status_code == 403
        me = await http.get("/api/me", headers={"Origin": "https://a.example"})
        assert "path=/games/" in me.headers["set-cookie"].lower()
        cookie = f"izakaya={http.cookies['izakaya']}"
        wish = {"game": "sake", "seats": 3, "level": "random", "pace": 0, "window": None, "start": True}
        table = (await http.post("/api/tables", json=wish)).json()["id"]
        house_path = f"ws://127.0.0.1:{house.port}/games/api/tables/{table}/socket"
        with pytest.raises(InvalidStatus):  # by a name that the house does not answer to
            await connect(house_path.replace("127.0.0.1", "localhost"), open_timeout=PATIENCE)
        wire = await connect(house_path, additional_headers={"Cookie": cookie}, open_timeout=PATIENCE)
        await wire.send('{"do": "hello"}')
        await wire.recv()

        fresh, asking = await asyncio.open_connection("127.0.0.1", house.port)
        assert (
            await http.get("/health")
        ).status_code == 200  # by now the other connection has been accepted, too
        supervisor.send_signal(signal.SIGHUP)
        knocking = asyncio.create_task(knock(http))
        async with asyncio.timeout(PATIENCE):
            with suppress(ConnectionClosed):
                while True:  # who does not read does not hear either that the line is closed
                    await wire.recv()
        assert wire.close_code == 1012, "come back"
        asking.write(b"GET /games/api/house HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        assert (await fresh.read()).startswith(b"HTTP/1.1 200"), "who came before the change is answered"
        asking.close()
        wire = await connect(house_path, additional_headers={"Cookie": cookie}, open_timeout=PATIENCE)
        await wire.send('{"do": "hello"}')
        assert '"welcome"' in str(await wire.recv())
        knocking.cancel()
        assert (await asyncio.gather(knocking, return_exceptions=True))[0].__class__ is asyncio.CancelledError

        # One that cannot open changes nothing.
        with sqlite3.connect(file) as db:
            db.execute("UPDATE house SET value = '99' WHERE name = 'form'")
        db.close()
        supervisor.send_signal(signal.SIGHUP)
        told = file.parent / "told"
        await until(lambda: "schema version 99" in told.read_text())
        assert (await http.get("/api/me")).status_code == 200
        await wire.send('{"do": "ping"}')
        await wire.close()
        with sqlite3.connect(file) as db:
            db.execute("UPDATE house SET value = ? WHERE name = 'form'", (str(newest_version()),))
        db.close()


async def knock(http: httpx.AsyncClient) -> None:
    """Nobody who comes meanwhile finds the door shut: some wait, and a line that is cut is tried again, as browsers do."""
    while True:
        try:
            assert (await http.get("/api/house")).status_code == 200
        except (httpx.ReadError, httpx.RemoteProtocolError):
            continue
        await asyncio.sleep(0.02)


def test_where_the_house_stands() -> None:
    assert [plain_path(text) for text in ("", "/", "games", "/a/b/")] == ["", "", "/games", "/a/b"]
    house = Site("/games", ("play.example", "*.example.org"), ("https://a.example",))
    paths = ("/games", "/games/", "/games/api/me", "/api/me", "/gamesome")
    assert [house.without_prefix(path) for path in paths] == [None, "/", "/api/me", "/api/me", "/gamesome"]
    assert house.allows_host("play.example:8443")
    assert house.allows_host("PLAY.example")
    assert house.allows_host("a.example.org")
    assert not house.allows_host("example.org.evil.example")
    assert not house.allows_host("")
    assert house.allows_origin("https://play.example", "play.example")
    assert house.allows_origin("https://a.example", "play.example")
    assert not house.allows_origin("http://a.example", "play.example")
    assert Site().allows_host("")


def written(journal: logging.Handler, line: str) -> None:
    journal.emit(logging.makeLogRecord({"msg": line}))


def test_the_journal_is_begun_anew_and_never_stops_the_house(tmp_path: Path) -> None:
    journal = RotatingLogFile(str(tmp_path / "journal"), size=100, files=2)
    for number in range(40):
        written(journal, f"line {number}")
    kept = sorted(file.name for file in tmp_path.iterdir())
    assert kept == ["journal", "journal.1", "journal.2"]
    lines = "".join((tmp_path / name).read_text() for name in reversed(kept))
    assert lines.endswith("line 39\n")
    assert all((tmp_path / name).stat().st_size <= 120 for name in kept)
    journal.close()
    alone = RotatingLogFile(str(tmp_path / "alone"), size=100, files=0)
    for number in range(40):
        written(alone, f"line {number}")
    assert (tmp_path / "alone").stat().st_size <= 120
    alone.close()


def test_what_the_journal_has_lost_is_counted_and_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    full = RotatingLogFile("/dev/full")
    for _ in range(3):
        written(full, "nothing of this fits")
    assert full.lost == 3
    full.close()
    journal, root, before = tmp_path / "journal", logging.getLogger(), structlog.get_config()
    monkeypatch.setattr(root, "handlers", [])  # those of pytest stay open
    monkeypatch.setattr(root, "level", root.level)
    configure_logging(str(journal))
    try:
        [handler] = root.handlers
        assert isinstance(handler, RotatingLogFile)
        handler.lost = 3
        structlog.get_logger().info("a table was laid", table="x")
        logging.getLogger("library").warning("from elsewhere")
    finally:
        structlog.configure(**before)
        handler.close()
    told = [json.loads(line) for line in journal.read_text().splitlines()]
    assert [(one["event"], one["level"]) for one in told] == [
        ("a table was laid", "info"),
        ("the log could not be written", "error"),
        ("from elsewhere", "warning"),
    ]
    assert (told[0]["table"], told[1]["times"]) == ("x", 3)
    assert all(one["timestamp"].endswith("Z") for one in told)


@story
async def test_a_house_that_has_died_is_not_looked_for_behind_the_back_of_a_waiting_caller(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """To look whether it still lives is to take the news of its death from those who wait for it: they hear of an unknown process."""
    looked: list[int] = []
    monkeypatch.setattr(subprocess.Popen, "poll", lambda process: looked.append(process.pid))
    for program, came in (("import time; time.sleep(600)", -signal.SIGTERM), ("raise SystemExit(7)", 7)):
        process = await asyncio.create_subprocess_exec(sys.executable, "-c", program)
        house = ServerProcess(process, asyncio.StreamReader())
        if came == 7:
            await process.wait()
        assert await house.close() == came
    assert not looked


def test_a_house_that_is_served_has_the_quickest_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As the one that is measured."""
    loops: list[str] = []

    async def serve(server: ReportingServer, sockets: object) -> None:
        loops.append(type(asyncio.get_running_loop()).__module__)

    monkeypatch.setattr(ReportingServer, "serve", serve)
    monkeypatch.setattr("izakaya.cli.server_process.configure_logging", lambda *_: None)
    settings = ServerSettings(database=f"sqlite:///{tmp_path / 'house.db'}")
    with socket.socket() as listening:
        run_server(settings, uvicorn_config(Litestar()), listening, 0)
    assert loops == ["uvloop" if sys.platform != "win32" else "asyncio.windows_events"]
