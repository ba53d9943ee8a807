"""`izakaya serve` opens the house, and closes it politely."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from tests.server.house import Process

pytestmark = pytest.mark.once


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
