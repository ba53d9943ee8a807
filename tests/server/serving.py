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
from izakaya.server import connection_limits, health, maintenance
from izakaya.server.app import make_app
from izakaya.server.logs import configure_logging
from izakaya.server.metrics import serve_metrics
from izakaya.server.store import leases, postgres_bus
from izakaya.server.store.database import NORMAL
from izakaya.server.uvicorn_config import uvicorn_config

# Seconds that people and processes wait for each other. Here they are short, so that no test waits; what the long ones are for is
# tested where time stands still (tests/playing).
COUNTDOWN: Final = 1.5
HOUR_BACK: Final = (
    "an hour back"  # beside the journal: the machine's clock is set back as soon as it is there
)
WAITS: Final[dict[ModuleType, dict[str, object]]] = {
    driver: {"COUNTDOWN": COUNTDOWN, "FORCED_BEAT": (0.0, 0.01), "LOOK": 0.1},
    connection_limits: {"REQUEST_TIMEOUT": 3.0},
    health: {"CACHED": 0.2},
    house: {"TICK": 0.5},
    leases: {"LEASE": 2.0},
    maintenance: {"POLL_INTERVAL": 0.3},
    postgres_bus: {"RETRY": 0.1},
}


def main(port: str, database: str, log: str, *rest: str) -> None:
    configure_logging(log)
    back, honest = Path(log).with_name(HOUR_BACK), time.time
    vars(time)["time"] = lambda: honest() - (3600.0 if back.exists() else 0.0)
    if back.exists():
        vars(clock)["BEGAN"] -= 3600.0  # read before the fork
    for module, waits in WAITS.items():
        for name, seconds in waits.items():
            setattr(module, name, seconds)
    for word in rest:
        if word.startswith("metrics="):
            serve_metrics(int(word.removeprefix("metrics=")))
        if word.startswith("descriptors="):
            most = int(word.removeprefix("descriptors="))
            resource.setrlimit(resource.RLIMIT_NOFILE, (most // 2, most))
    # Whole games are played as fast as programs can: what is written to the disk each time is measured elsewhere (bench/durability.py).
    app = make_app(database, limited="unlimited" not in rest, durability=NORMAL)
    uvicorn.Server(uvicorn_config(app, trusted=(), port=int(port))).run()


if __name__ == "__main__":
    main(*sys.argv[1:])
