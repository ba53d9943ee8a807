"""A house of its own for these tests: `izakaya serve` as a process, at a free port, with a database in a folder."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from contextlib import suppress
from pathlib import Path
from typing import Final

from tests.luck import environment

OPENING: Final = 60.0  # seconds; a busy machine takes its time
CLOSING: Final = 15.0


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class House:
    """`packages` are folders with games that are installed beside the house's own; `under` is the path at which it stands."""

    def __init__(self, folder: Path, *packages: Path, under: str = "") -> None:
        self.folder = folder
        self.under = under
        self.environment = environment(*packages)
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}{under}"
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def database(self) -> str:
        return f"sqlite:///{self.folder / 'house.db'}"

    @property
    def journal(self) -> Path:
        return self.folder / "house.json"

    def open(self) -> None:
        place = ["--port", str(self.port), "--database", self.database]
        if self.under:
            place += ["--path", self.under]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "izakaya", "serve", *place, "--log", str(self.journal)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            env=self.environment,
        )
        until = time.monotonic() + OPENING
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > until:
                self.kill()
                said = self.journal.read_text() if self.journal.exists() else "nothing"
                raise RuntimeError(f"The house did not open. Its journal: {said[-2000:]}")
            time.sleep(0.1)

    def answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/health", timeout=2) as reply:
                return bool(reply.status == 200)
        except (urllib.error.URLError, OSError):
            return False

    def close(self) -> None:
        if self.process is None:
            return
        self.process.terminate()
        try:
            self.process.wait(CLOSING)
        except subprocess.TimeoutExpired:
            self.kill()
        self.process = None

    def kill(self) -> None:
        """As when the power fails: the supervisor, the house and its bots are gone at once."""
        if self.process is not None:
            for pid in family(self.process.pid):
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
            self.process.wait()
            self.process = None
            while self.answers():  # a process that was killed may need a moment to go
                time.sleep(0.05)


def family(pid: int) -> list[int]:
    """A process and all that it started, or they; the supervisor gives the house a session of its own."""
    born = [
        child for task in Path(f"/proc/{pid}/task").glob("*/children") for child in task.read_text().split()
    ]
    return [pid, *(one for child in born for one in family(int(child)))]
