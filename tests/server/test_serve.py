"""`izakaya serve` opens the house, and closes it politely."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx

from tests.server.house import PATIENCE, Process


def test_serve_opens_and_closes(tmp_path: Path) -> None:
    house = Process("", tmp_path)  # for its port
    file = tmp_path / "tables" / "house.db"
    words = ["serve", "--port", str(house.port), "--database", str(file), "--log", str(tmp_path / "log")]
    with subprocess.Popen(
        [sys.executable, "-m", "izakaya.cli", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as served:
        try:
            until = time.monotonic() + 40
            while not house.is_open():
                assert served.poll() is None, served.stdout and served.stdout.read()
                assert time.monotonic() < until
                time.sleep(0.05)
            with httpx.Client(base_url=house.address) as http:
                assert http.get("/api/me").json()["name"]
                assert "server" not in http.get("/health").headers
            served.send_signal(signal.SIGINT)
            told = served.communicate(timeout=20)[0]
        finally:
            served.kill()
    assert f":{house.port}/" in told
    assert "Traceback" not in told
    assert served.returncode == 130, "as every command that is stopped with Ctrl-C"
    assert file.exists()


THINKS_AND_GOES = """
import asyncio, os, signal, izakaya
from izakaya.server import bot_processes
from izakaya.server.bot_processes import BotProcesses

bot_processes.GOING = 60.0  # on a busy machine everything takes longer

async def evening():
    bots = BotProcesses()
    table = izakaya.new_table("sword", seats=3, seed=1)
    table.settle()
    await bots.answer("a table", table, "adept")
    thinking = asyncio.create_task(bots.answer("a table", table, "master"))
    await asyncio.sleep(0.05)
    bots.close()
    os.kill(os.getpid(), signal.SIGTERM)  # as uvicorn does when it was asked to close

asyncio.run(evening())
"""


def test_a_house_that_is_asked_to_close_leaves_nothing_of_its_bots_behind() -> None:
    done = subprocess.run(
        [sys.executable, "-c", THINKS_AND_GOES], capture_output=True, text=True, timeout=PATIENCE
    )
    assert done.returncode == -signal.SIGTERM, done.stderr
    assert "leaked" not in done.stderr, done.stderr
