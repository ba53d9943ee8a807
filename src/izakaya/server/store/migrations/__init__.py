"""Schema migrations: bring an older database to the schema version of this release.

Each file, `0007-what-it-brings.sql`, leads from the version before it to its own; a new database runs them all. A migration is
never changed once it has been released. Add one together with the change in `schema.py`: a test compares both.

- A statement ends with a semicolon at the end of a line. `-- only sqlite` or `-- only postgresql` above it leaves it out
  elsewhere.
- A migration only adds or widens: processes of the release before may still use the same PostgreSQL. What is unused goes in a
  later one.

Alembic would add downgrades, branches and generated migrations, which a house that only goes forward does not need.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from sqlalchemy import Connection, func, inspect, select, text

from izakaya import __version__
from izakaya.playing.errors import RequestError

NAME: Final = re.compile(r"(\d{4})-([a-z-]+)\.sql")
ONLY: Final = "-- only "
LOCK: Final = 20261115  # of PostgreSQL: the same in every version, so that one at a time migrates the schema


RESTORED: Final = "restored"  # a backup that was put in place, until a house has opened and noted it


@dataclass(frozen=True)
class Migration:
    """The SQL that leads to schema version `number` from the one before."""

    number: int
    name: str
    sql: str

    def statements(self, dialect: str) -> Iterator[str]:
        for piece in re.split(r";[ \t]*(?:\n|$)", self.sql):
            lines = piece.splitlines()
            only = [line.removeprefix(ONLY).strip() for line in lines if line.startswith(ONLY)]
            statement = "\n".join(line for line in lines if not line.startswith("--")).strip()
            if statement and (not only or dialect in only):
                yield statement


@cache
def all_migrations() -> tuple[Migration, ...]:
    found = []
    for file in files(__name__).iterdir():
        named = NAME.fullmatch(file.name)
        if named is not None:
            found.append(Migration(int(named[1]), named[2], file.read_text(encoding="utf-8")))
    return tuple(sorted(found, key=lambda step: step.number))


def newest_version() -> int:
    """The schema version of this release."""
    return all_migrations()[-1].number


def schema_version_of(db: Connection) -> int:
    """The schema version of a database; 0 if it is new."""
    if not inspect(db).has_table("house"):
        return 0
    found = db.execute(text("SELECT value FROM house WHERE name = 'form'")).scalar()
    return int(found) if found is not None and str(found).isdecimal() else 0


def refuse_newer(db: Connection) -> int:
    """The schema version of a database; one of a newer release is refused, and nothing has been changed."""
    found = schema_version_of(db)
    if found > newest_version():
        made = db.execute(text("SELECT value FROM house WHERE name = 'version'")).scalar() or "?"
        raise RequestError(
            "newer-database", 500, schema=found, known=newest_version(), made=str(made), version=__version__
        )
    return found


def migrate(db: Connection) -> list[int]:
    """Run all pending migrations, all or none; return their numbers.

    The caller provides one transaction. Of two processes that open a database at once the second finds nothing left to do: a
    transaction of SQLite begins as a writer (database.py), and PostgreSQL has an advisory lock.
    """
    dialect = db.dialect.name
    if dialect == "postgresql":
        db.execute(select(func.pg_advisory_xact_lock(LOCK)))
    found = refuse_newer(db)
    taken = [step for step in all_migrations() if step.number > found]
    for step in taken:
        for statement in step.statements(dialect):
            db.exec_driver_sql(statement)
        set_value(db, "form", str(step.number))
    if taken:
        set_value(db, "version", __version__)
    return [step.number for step in taken]


def set_value(db: Connection, name: str, value: str) -> None:
    """Store a named value of the house."""
    db.execute(
        text(
            "INSERT INTO house (name, value) VALUES (:name, :value)"
            " ON CONFLICT (name) DO UPDATE SET value = excluded.value"
        ),
        {"name": name, "value": value},
    )
