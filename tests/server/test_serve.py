"""`izakaya serve` opens the house, and closes it politely."""

from __future__ import annotations

import asyncio
import json
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from izakaya.games import GAMES
from tests.luck import environment
from tests.server.house import PATIENCE, Process, until

BROKEN = """
from izakaya.table.game import Game

HANAFUDA = Game("hanafuda", 1, 2, 3)
"""


@pytest.fixture
def packages(tmp_path: Path) -> Path:
    """A package with a game that says nothing of itself."""
    folder = tmp_path / "packages"
    described = folder / "hanafuda-1.0.dist-info"
    described.mkdir(parents=True)
    (folder / "hanafuda.py").write_text(BROKEN)
    (described / "METADATA").write_text("Metadata-Version: 2.1\nName: hanafuda\nVersion: 1.0\n")
    (described / "entry_points.txt").write_text("[izakaya.games]\nhanafuda = hanafuda:HANAFUDA\n")
    return folder


def test_serve_opens_and_closes_and_leaves_out_a_game_that_is_not_whole(
    tmp_path: Path, packages: Path
) -> None:
    house = Process("", tmp_path)  # for its port
    file, journal = tmp_path / "tables" / "house.db", tmp_path / "journal"
    words = ["serve", "--port", str(house.port), "--database", str(file), "--log", str(journal)]
    with subprocess.Popen(
        [sys.executable, "-m", "izakaya", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(packages),
    ) as served:
        try:
            asyncio.run(until(lambda: house.is_open() or served.poll() is not None))
            with httpx.Client(base_url=house.address) as http:
                assert http.get("/api/me").json()["name"]
                assert "server" not in http.get("/health").headers
                games = http.get("/api/house").json()["games"]
            served.send_signal(signal.SIGINT)
            told, complaint = served.communicate(timeout=PATIENCE)
        finally:
            served.kill()
    assert f":{house.port}/" in told
    assert "Traceback" not in told + complaint
    assert served.returncode == 130, "as every command that is stopped with Ctrl-C"
    assert file.exists()
    assert [game["name"] for game in games] == list(GAMES)
    noted = [json.loads(line) for line in journal.read_text().splitlines()]
    why = next(line["why"] for line in noted if line["event"] == "a game is left out")
    assert why in complaint
    for word in ("hanafuda", "deal", "view", "redeal"):
        assert word in why


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
