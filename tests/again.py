"""A second look at what went red where people, browsers, houses and masters keep real time: `python -m tests.again STATUS FOLDER`.

A machine that does three other things at once may keep somebody waiting for longer than any test waits. A few of those tests are looked at
again, alone, when all others are done: what is red twice is red, and so is everything else at once. What was red only once is named, for it
is still a fault of somebody's.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Final

import pytest

REAL_TIME: Final = ("tests/bots/test_budget.py", "tests/browser/", "tests/page/", "tests/server/")
MOST: Final = 4  # more than that is no accident


def looked_at_again(red: list[str]) -> bool:
    """Whether these may be an accident at all."""
    return 0 < len(red) <= MOST and all(test.startswith(REAL_TIME) for test in red)


def main(status: int, folder: Path) -> int:
    """`status` is how pytest ended, `folder` where it keeps what failed."""
    found = folder / "v" / "cache" / "lastfailed"
    red = sorted(json.loads(found.read_text(encoding="utf-8"))) if found.exists() else []
    if status != pytest.ExitCode.TESTS_FAILED or not looked_at_again(red):
        return status
    print("A second look, with nothing beside it, at what was red:", *red, sep="\n  ", flush=True)
    again = int(pytest.main(["-q", "-p", "no:cacheprovider", *red]))
    if again == 0:
        print("Red once and green alone; whoever has time finds out why:", *red, sep="\n  ")
    return again


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), Path(sys.argv[2])))
