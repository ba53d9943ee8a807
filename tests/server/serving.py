"""A house in a process of its own, as `izakaya serve` opens it: `python -m tests.server.serving PORT DATABASE LOG [unlimited]`."""

from __future__ import annotations

import sys

import uvicorn

from izakaya.server.app import make_app
from izakaya.server.journal import keep_journal


def main(port: str, database: str, log: str, *rest: str) -> None:
    keep_journal(log)
    uvicorn.run(
        make_app(database, limited="unlimited" not in rest),
        port=int(port),
        log_config=None,
        access_log=False,
        ws_max_size=64 * 1024,
        timeout_graceful_shutdown=2,
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
