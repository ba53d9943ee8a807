"""A house in a process of its own, as `izakaya serve` opens it: `python -m tests.server.serving PORT DATABASE LOG [unlimited]`."""

from __future__ import annotations

import resource
import sys

import uvicorn

from izakaya.server.app import make_app
from izakaya.server.counted import show_at
from izakaya.server.journal import keep_journal
from izakaya.server.opening import configured
from izakaya.server.store.database import NORMAL


def main(port: str, database: str, log: str, *rest: str) -> None:
    keep_journal(log)
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
