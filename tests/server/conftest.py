"""Houses for the tests: one with a file that tests share, and a PostgreSQL of our own."""

from __future__ import annotations

import os
import secrets
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.databases import found_in_debian
from tests.server.house import Process, open_house


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A house with a file of SQLite, for all tests that do not kill it."""
    with open_house(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server of our own, without the name of a database."""
    initdb, control = found_in_debian("initdb"), found_in_debian("pg_ctl")
    if initdb is None or control is None:
        pytest.skip("PostgreSQL is not installed here (on Debian: the package postgresql)")
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
        settings = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=200"
        run(control, "-D", str(data), "-l", str(folder / "log"), "-o", settings, "-w", "start")
        try:
            yield f"postgresql://postgres@127.0.0.1:{port}"
        finally:
            run(control, "-D", str(data), "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(params=["sqlite", "postgresql"])
def either(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new, empty database: a file, and then one at PostgreSQL."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'house.db'}"
    return str(request.getfixturevalue("database"))


@pytest.fixture
def database(postgres: str) -> str:
    """A new, empty database at PostgreSQL."""
    return new_database(postgres)


def new_database(postgres: str) -> str:
    name = "house_" + secrets.token_hex(4)
    createdb = found_in_debian("createdb")
    assert createdb is not None
    subprocess.run([createdb, "--maintenance-db", f"{postgres}/postgres", name], check=True)
    return f"{postgres}/{name}"


@pytest.fixture(scope="session")
def two_processes(
    postgres: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Process, Process]]:
    folder, database = tmp_path_factory.mktemp("pair"), new_database(postgres)
    with open_house(folder, database) as first, open_house(folder, database) as second:
        yield first, second


@pytest.fixture
def pair(two_processes: tuple[Process, Process]) -> tuple[Process, Process]:
    """Two processes at one database of PostgreSQL, which a test may kill."""
    for process in two_processes:
        if not process.is_open():
            process.start()
        process.log.write_text("")
    return two_processes
