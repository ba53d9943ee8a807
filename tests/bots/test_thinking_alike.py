"""Bots think the same with the compiled core and with the interpreted one: figures of the lab hold without a compiler."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import izakaya
from izakaya import GAMES, new_table
from izakaya.bots import Adept, Master, ask_bot, bot


def thoughts(name: str) -> list[str]:
    """What an adept answers in a whole game, and how often a master imagined each option on the way."""
    told: list[str] = []
    for seats in (3, 5):
        table = new_table(name, seats=seats, seed=seats)
        adept, master = bot("adept", 1), bot("master", 1, iterations=12)
        assert isinstance(adept, Adept)
        assert isinstance(master, Master)
        while not table.over:
            if table.answered % 40 == 15:
                ask_bot(master, table)
                told.append(" ".join(f"{one.option}:{one.visits}:{one.value:.9f}" for one in master.thoughts))
            option = ask_bot(adept, table)
            told.append(f"{option} {adept.thoughts[0].worth:.9f}")
            table.answer(option)
    return told


@pytest.mark.skipif(not izakaya.compiled, reason="there is no compiled core to compare with")
def test_bots_think_alike_compiled_and_interpreted() -> None:
    other = subprocess.run(
        [sys.executable, "-m", "tests.bots.test_thinking_alike"],
        capture_output=True,
        text=True,
        check=True,
        cwd=Path(__file__).parents[2],
        env={**os.environ, "IZAKAYA_PURE": "1"},
    )
    assert other.stdout.splitlines() == [one for name in GAMES for one in thoughts(name)]


if __name__ == "__main__":
    for each in GAMES:
        print(*thoughts(each), sep="\n")
