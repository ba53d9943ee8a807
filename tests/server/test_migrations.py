"""A database of an older house opens in this one with all that is in it; one of a newer house is left alone."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import SQLAlchemyError

from izakaya.house.house import House, not_playable
from izakaya.playing.errors import RequestError
from izakaya.playing.live import LiveTable
from izakaya.server.identity import COOKIE, signer
from izakaya.server.store import Store, migrations, schema
from izakaya.server.store.migrations import Migration, all_migrations, newest_version, schema_version_of
from tests.server.databases import FORMS, at, load
from tests.server.house import Person, Process, open_house, story


def prepared(database: str) -> str:
    return at(database, lambda store: store.prepare())


def shape(db: Connection) -> dict[str, Any]:
    """What a database's tables are like, whatever order they were made in."""
    found = inspect(db)
    return {
        table: {
            "columns": {
                column["name"]: (str(column["type"]), column["nullable"] and not column.get("primary_key"))
                for column in found.get_columns(table)
            },
            "key": found.get_pk_constraint(table)["constrained_columns"],
            "unique": sorted(sorted(one["column_names"]) for one in found.get_unique_constraints(table)),
            "refers": sorted(
                (*one["constrained_columns"], one["referred_table"]) for one in found.get_foreign_keys(table)
            ),
            "indexes": sorted(
                tuple(map(str, one["column_names"]))
                for one in found.get_indexes(table)
                if not one.get("duplicates_constraint")
            ),
        }
        for table in found.get_table_names()
    }


def shape_at(database: str) -> dict[str, Any]:
    return at(database, lambda store: store.database.do(shape))


def test_steps_are_numbered_without_gaps() -> None:
    assert [step.number for step in all_migrations()] == list(range(1, newest_version() + 1))
    assert newest_version() >= max(FORMS)
    only = Migration(1, "x", "-- why\nA;\n-- only sqlite\nB 'x;y';\n\n-- only postgresql\nC\n;\nD")
    assert list(only.statements("sqlite")) == ["A", "B 'x;y'", "D"]
    assert list(only.statements("postgresql")) == ["A", "C", "D"]


def test_a_new_database_and_each_kept_one_come_to_the_shape_of_the_schema(
    either: str, tmp_path: Path
) -> None:
    """The steps say in SQL what `schema.py` says in Python."""
    meant = tmp_path / "meant.db"
    wanted = f"sqlite:///{meant}" if either.startswith("sqlite") else either + "_meant"
    if not either.startswith("sqlite"):
        at(either, lambda store: in_autocommit(store, f'CREATE DATABASE "{wanted.rpartition("/")[2]}"'))
    at(wanted, lambda store: store.database.do(schema.metadata.create_all))
    wanted_shape = shape_at(wanted)
    prepared(either)
    assert shape_at(either) == wanted_shape
    for form in FORMS:
        clear(either)
        load(form, either)
        prepared(either)
        assert shape_at(either) == wanted_shape, f"from form {form}"


async def in_autocommit(store: Store, statement: str) -> None:
    engine: Any = store.database.engine  # type: ignore[attr-defined]
    async with engine.connect() as db:
        db = await db.execution_options(isolation_level="AUTOCOMMIT")
        await db.execute(text(statement))


def clear(database: str) -> None:
    if database.startswith("sqlite"):
        for file in Path(database.removeprefix("sqlite:///")).parent.glob("house.db*"):
            file.unlink()
    else:
        at(database, lambda store: in_autocommit(store, "DROP SCHEMA public CASCADE"))
        at(database, lambda store: in_autocommit(store, "CREATE SCHEMA public"))


@pytest.mark.parametrize("form", FORMS)
def test_everything_is_still_there(either: str, form: int) -> None:
    load(form, either)
    tables = at(either, lambda store: store.database.all(text("SELECT * FROM tables")))
    people = at(either, lambda store: store.database.all(text("SELECT name FROM people ORDER BY name")))
    answers = at(either, lambda store: store.database.all(text("SELECT option FROM answers ORDER BY 1")))
    assert prepared(either) == prepared(either) == "the key of a house that never was open to anybody"

    async def look(store: Store) -> None:
        assert await store.database.do(schema_version_of) == newest_version()
        assert people == await store.database.all(text("SELECT name FROM people ORDER BY name"))
        assert answers == await store.database.all(text("SELECT option FROM answers ORDER BY 1"))
        for table in tables:
            row = await store.tables.find(table.id)
            assert row is not None
            assert (row.seed, row.state, row.silence) == (table.seed, table.state, "beats")
            gone = not_playable(row)
            assert (gone is None) == (row.game == "sword"), "of the rules that SAKE had then none is left"
            if gone is None:
                live = LiveTable(row, await store.seats.at(row.id))
                for answer in await store.answers.since(row.id, 0):
                    live.table.answer(answer.option)
                assert live.table.over == (row.state == "over")
            if row.state == "playing":
                assert {line.text for line in await store.chat.latest(row.id, 9)} == {
                    "Salute! 乾杯 — 'kanpai'",
                    "Prost; -- hoch",
                }
                await store.chat.report(row.id, 1, row.owner, "the next number is free")

    at(either, look)


def test_two_who_open_it_at_once_take_each_step_once(either: str) -> None:
    load(1, either)
    ready = threading.Barrier(4)
    secrets: list[str] = []

    def come() -> None:
        ready.wait()
        secrets.append(prepared(either))

    threads = [threading.Thread(target=come) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(secrets) == 4, "nobody stumbled"
    assert len(set(secrets)) == 1


def test_a_new_house_opened_twice_at_once_has_one_key(either: str) -> None:
    keys: list[str] = []
    threads = [threading.Thread(target=lambda: keys.append(prepared(either))) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(keys) == 4
    assert len(set(keys)) == 1


def test_a_step_that_fails_leaves_everything_as_it_was(either: str, monkeypatch: pytest.MonkeyPatch) -> None:
    load(2, either)
    before = shape_at(either)
    broken = Migration(
        newest_version() + 1, "broken", "CREATE TABLE fresh (id INTEGER);\nINSERT INTO nowhere VALUES (1);\n"
    )
    monkeypatch.setattr(migrations, "all_migrations", lambda: (*all_migrations(), broken))
    with pytest.raises(SQLAlchemyError, match="nowhere"):
        prepared(either)
    assert shape_at(either) == before
    assert at(either, lambda store: store.database.do(schema_version_of)) == 2


def test_a_database_of_a_newer_house_is_not_touched(either: str) -> None:
    load(2, either)
    newer = "UPDATE house SET value = '99' WHERE name = 'form'"
    at(either, lambda store: store.database.change(text(newer)))
    before = shape_at(either)
    for opening in (Store.prepare, Store.check):
        with pytest.raises(RequestError, match="newer-database"):
            at(either, opening)
    assert shape_at(either) == before


def test_people_come_back_to_what_an_older_house_has_kept_for_them(either: str, tmp_path: Path) -> None:
    load(1, either)
    with open_house(tmp_path, either) as house:
        come_home(house)
        assert "Traceback" not in house.journal()


@story
async def come_home(house: Process) -> None:
    store = Store(house.database)
    try:
        people = {row.name: row.id for row in await store.database.all(schema.people.select())}
        key = await store.database.first(text("SELECT value FROM house WHERE name = 'secret'"))
    finally:
        await store.close()
    assert key is not None
    house_of_before = House.__new__(House)
    house_of_before.secret = str(key.value)

    def come_back(name: str) -> Person:
        person = Person(house)
        person.id = people[name]
        person.http.cookies.set(COOKIE, signer(house_of_before).sign(person.id.encode()).decode())
        return person

    anna, ben = come_back("Anna"), come_back("Ben")
    cards = (await anna.ask("GET", "/api/me"))["tables"]
    table = next(card["id"] for card in cards if card["state"] == "playing")
    over = next(card["id"] for card in cards if card["state"] == "over")
    assert (await anna.ask("GET", f"/api/tables/{over}/replay?first=0"))["frames"]
    # The game under way was one of SAKE, by rules that are gone: it is shelved, with what was said at it.
    assert await anna.refused("GET", f"/api/tables/{table}") == "other-rules"
    assert "乾杯" in (await anna.http.get(f"/api/tables/{table}/memento")).text
    for person in (anna, ben):
        assert (await person.ask("DELETE", f"/api/tables/{table}/seat"))["you"] is None
    guest = await anna.go_to(await anna.lay("sake", seats=3, level="random", start=True))
    assert (await guest.play(lambda told: int(told["offers"][0]["option"])))["is"] == "ended"
