"""Somebody who plays slowly, so that there is time to kill the process that keeps the games."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import Callable, Sequence
from typing import Final

#: A player who is slow where somebody wants to kill it in the middle of a game.
SNAIL: Final = """
import os, random, time

class Snail:
    def __init__(self, seed):
        self.chance = random.Random(seed)

    def choose(self, view):
        if "SNAIL" in os.environ:
            time.sleep(0.02)
        return self.chance.choice(view["options"])["option"]
"""


def kill_in_the_middle(command: Sequence[str], has_kept: Callable[[], bool]) -> None:
    """Start something long with slow players, and kill it as soon as it has kept a game."""
    slow = {**os.environ, "SNAIL": "1"}
    with subprocess.Popen(
        command, env=slow, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
    ) as killed:
        until = time.monotonic() + 120
        while not has_kept():
            assert time.monotonic() < until, "for two minutes nothing was kept"
            assert killed.poll() is None, killed.communicate()
            time.sleep(0.01)
        killed.send_signal(signal.SIGKILL)
        killed.wait()
