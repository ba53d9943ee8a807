"""Houses are born quickly here: one process has read all they are made of, and each house is a fork of it.

Of a house's opening most is Python reading files; the tests open some hundred. A house that is born here is a process of its own, as
one from `python -m tests.server.serving` is: it can be asked to close, killed, and waited for.
"""

from __future__ import annotations

import atexit
import functools
import json
import os
import select
import signal
import subprocess
import sys
import traceback
from pathlib import Path

from tests.luck import environment


class Born:
    """A process that is not our child: as much of `subprocess.Popen` as the tests need."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.life = os.pidfd_open(pid)

    def __del__(self) -> None:
        os.close(self.life)

    def poll(self) -> int | None:
        """None as long as it lives."""
        return 0 if select.select([self.life], [], [], 0)[0] else None

    def wait(self, timeout: float | None = None) -> None:
        if not select.select([self.life], [], [], timeout)[0]:
            raise subprocess.TimeoutExpired("a house", timeout or 0)

    def kill(self) -> None:
        if self.poll() is None:
            signal.pidfd_send_signal(self.life, signal.SIGKILL)


@functools.cache
def nursery() -> subprocess.Popen[str]:
    """One for each process of the tests; it goes when they go."""
    opened = subprocess.Popen(
        [sys.executable, "-m", "tests.server.nursery"],
        cwd=Path(__file__).parents[2],
        # Of a house that is killed nobody takes leave of its bots.
        env={**environment(), "PYTHONWARNINGS": "ignore:resource_tracker"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    atexit.register(opened.communicate)  # then what its houses used is counted as ours
    return opened


def bear(words: list[str]) -> Born:
    """A new house, with the words of `tests.server.serving`."""
    asked = nursery()
    assert asked.stdin is not None
    assert asked.stdout is not None
    asked.stdin.write(json.dumps(words) + "\n")
    asked.stdin.flush()
    return Born(int(asked.stdout.readline()))


def main() -> None:
    from tests.server.serving import main as serve

    born: list[int] = []
    for line in iter(sys.stdin.readline, ""):
        pid = os.fork()
        if pid == 0:
            nothing = os.open(os.devnull, os.O_RDWR)
            os.dup2(nothing, 0)
            os.dup2(nothing, 1)
            try:
                serve(*json.loads(line))
            except Exception:
                traceback.print_exc()
            finally:
                os._exit(0)
        print(pid, flush=True)
        born.append(pid)
    for pid in born:
        os.kill(pid, signal.SIGKILL)  # of most nothing is left but their account
        os.waitpid(pid, 0)


if __name__ == "__main__":
    main()
