"""Houses for the tests: one with a file that tests share, and a PostgreSQL of our own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bench.postgres import new_database, own_postgres
from tests.server.house import Process, open_house


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A house with a file of SQLite, for all tests that do not kill it."""
    with open_house(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server of our own, without the name of a database."""
    with own_postgres("fsync=off") as address:
        if address is None:
            pytest.skip("PostgreSQL is not installed here (on Debian: the package postgresql)")
        yield address


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
