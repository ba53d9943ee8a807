"""A PostgreSQL of one's own for a while: for benchmarks and tests."""

from __future__ import annotations

import os
import secrets
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def found_in_debian(program: str) -> str | None:
    places = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{program}"))
    return shutil.which(program) or (str(places[-1]) if places else None)


@contextmanager
def own_postgres(*settings: str) -> Iterator[str | None]:
    """The address of a server without the name of a database; none if PostgreSQL is not installed."""
    initdb, control = found_in_debian("initdb"), found_in_debian("pg_ctl")
    if initdb is None or control is None:
        yield None
        return
    folder = Path(tempfile.mkdtemp(prefix="izakaya-postgres-"))
    as_postgres: list[str] = []
    if os.getuid() == 0:  # PostgreSQL does not work for root
        shutil.chown(folder, "postgres", "postgres")
        as_postgres = ["runuser", "-u", "postgres", "--"]
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
    data = folder / "data"

    def run(*words: str) -> None:
        done = subprocess.run([*as_postgres, *words], capture_output=True, text=True, cwd=folder)
        assert done.returncode == 0, done.stdout + done.stderr

    try:
        run(initdb, "-D", str(data), "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync")
        chosen = [f"-p {port}", f"-k {folder}", "-c listen_addresses=127.0.0.1", "-c max_connections=200"]
        chosen += [f"-c {setting}" for setting in settings]
        run(control, "-D", str(data), "-l", str(folder / "log"), "-o", " ".join(chosen), "-w", "start")
        try:
            yield f"postgresql://postgres@127.0.0.1:{port}"
        finally:
            run(control, "-D", str(data), "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def new_database(postgres: str) -> str:
    """A new, empty database at this server."""
    name = "house_" + secrets.token_hex(4)
    createdb = found_in_debian("createdb")
    assert createdb is not None
    subprocess.run([createdb, "--maintenance-db", f"{postgres}/postgres", name], check=True)
    return f"{postgres}/{name}"
