"""How a database of an older house becomes one of this.

Each file here, `0007-what-it-brings.sql`, leads from the form before it to its own; a new database takes them all. Files are added and
never changed once a version with them has gone out. Whoever adds one changes `schema.py` with it: a test compares what both lead to.

- A statement ends with a semicolon at the end of a line. `-- only sqlite` or `-- only postgresql` above it leaves it out elsewhere.
- A step only adds, or widens: processes of the version before may be open at the same PostgreSQL while the new one starts. What
  nobody uses any more goes with a later version.

Alembic does this too, and much that is not needed here: going back, branches, and guessing steps from the schema. All that is left of it
for a house that only ever goes forward are these lines, and SQL that its keeper can read.
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
LOCK: Final = 20261115  # of PostgreSQL: the same in every version, so that one at a time looks after the form


@dataclass(frozen=True)
class Migration:
    """What leads to form `number` from the one before it."""

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
    """The form of this version's databases."""
    return all_migrations()[-1].number


def schema_version_of(db: Connection) -> int:
    """The form a database has; 0 if it is new."""
    if not inspect(db).has_table("house"):
        return 0
    form = db.execute(text("SELECT value FROM house WHERE name = 'form'")).scalar()
    return int(form) if form is not None and str(form).isdecimal() else 0


def refuse_newer(db: Connection) -> int:
    """The form a database has; one that only a newer version can read is refused, and nothing has been touched."""
    form = schema_version_of(db)
    if form > newest_version():
        made = db.execute(text("SELECT value FROM house WHERE name = 'version'")).scalar() or "?"
        raise RequestError(
            "newer-database", 500, form=form, known=newest_version(), made=str(made), version=__version__
        )
    return form


def migrate(db: Connection) -> list[int]:
    """Take every step from a database's form to ours, all of them or none; which ones that were.

    It belongs into one transaction, that of whoever opens the house. Of two who open it at once the second finds nothing left to do: a
    transaction at a file of SQLite begins as that of a writer (database.py), and PostgreSQL has a lock for it.
    """
    dialect = db.dialect.name
    if dialect == "postgresql":
        db.execute(select(func.pg_advisory_xact_lock(LOCK)))
    form = refuse_newer(db)
    taken = [step for step in all_migrations() if step.number > form]
    for step in taken:
        for statement in step.statements(dialect):
            db.exec_driver_sql(statement)
        set_value(db, "form", str(step.number))
    if taken:
        set_value(db, "version", __version__)
    return [step.number for step in taken]


def set_value(db: Connection, name: str, value: str) -> None:
    """A word of the house's own."""
    db.execute(
        text(
            "INSERT INTO house (name, value) VALUES (:name, :value)"
            " ON CONFLICT (name) DO UPDATE SET value = excluded.value"
        ),
        {"name": name, "value": value},
    )
