"""Deals and bots of a house that is being tested: as unguessable as before for players, and the same in every run of a test."""

from __future__ import annotations

import os
import random
import secrets
from pathlib import Path


class Luck:
    def __init__(self, name: Path) -> None:
        self.name = name
        self.test = ""
        self.wheels: dict[int, random.Random] = {}

    def randbits(self, k: int) -> int:
        """Seeds of tables and of bots are of different lengths: how often a bot is asked does not change the next deal."""
        test = self.name.read_text(encoding="utf-8")
        if test != self.test:
            self.test = test
            self.wheels.clear()
        wheel = self.wheels.setdefault(k, random.Random(f"{test} {k}"))
        return wheel.getrandbits(k)


if "IZAKAYA_LUCK_OF" in os.environ:
    secrets.randbits = Luck(Path(os.environ["IZAKAYA_LUCK_OF"])).randbits
