"""A house in a process of its own, as `izakaya serve` opens it: `python -m tests.server.serving PORT DATABASE LOG [unlimited]`."""

from __future__ import annotations

import resource
import sys
import time
from pathlib import Path
from types import ModuleType
from typing import Final

import uvicorn

from izakaya.house import house
from izakaya.playing import clock, driver
from izakaya.server import attending, gates, pulse
from izakaya.server.app import make_app
from izakaya.server.counted import show_at
from izakaya.server.journal import keep_journal
from izakaya.server.opening import configured
from izakaya.server.store import driving, notifications
from izakaya.server.store.database import NORMAL

# Seconds that people and processes wait for each other. Here they are short, so that no test waits; what the long ones are for is
# tested where time stands still (tests/playing).
COUNTDOWN: Final = 1.5
HOUR_BACK: Final = (
    "an hour back"  # beside the journal: the machine's clock is set back as soon as it is there
)
WAITS: Final[dict[ModuleType, dict[str, object]]] = {
    attending: {"TICK": 0.3},
    driver: {"COUNTDOWN": COUNTDOWN, "FORCED_BEAT": (0.0, 0.01), "LOOK": 0.1},
    driving: {"LEASE": 2.0},
    gates: {"REQUEST": 3.0},
    house: {"TICK": 0.5},
    notifications: {"PAUSE": 0.1},
    pulse: {"FRESH": 0.2},
}


def main(port: str, database: str, log: str, *rest: str) -> None:
    keep_journal(log)
    back, honest = Path(log).with_name(HOUR_BACK), time.time
    vars(time)["time"] = lambda: honest() - (3600.0 if back.exists() else 0.0)
    if back.exists():
        vars(clock)["BEGAN"] -= 3600.0  # read before the fork
    for module, waits in WAITS.items():
        for name, seconds in waits.items():
            setattr(module, name, seconds)
    for word in rest:
        if word.startswith("metrics="):
            show_at(int(word.removeprefix("metrics=")))
        if word.startswith("descriptors="):
            most = int(word.removeprefix("descriptors="))
            resource.setrlimit(resource.RLIMIT_NOFILE, (most // 2, most))
    # Whole games are played as fast as programs can: what is written to the disk each time is measured elsewhere (bench/durability.py).
    app = make_app(database, limited="unlimited" not in rest, durability=NORMAL)
    uvicorn.Server(configured(app, trusted=(), port=int(port))).run()


if __name__ == "__main__":
    main(*sys.argv[1:])
