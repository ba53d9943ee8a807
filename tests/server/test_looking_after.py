"""`izakaya admin` and what an open house makes of it; what guests may do with what is stored about them; backups."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select, text

from izakaya.cli.main import main
from izakaya.playing.storage import Given, StoredAnswer
from izakaya.server.store import Store, schema
from izakaya.server.store.admin import DAY, NOBODY
from izakaya.server.store.backup import all_rows
from izakaya.server.store.migrations import RESTORED, newest_version
from tests.server.databases import at, load
from tests.server.house import Guest, Person, Process, story, table_values, until


async def admin(house: Process, *words: str) -> int:
    """As the administrator would, while the house is open."""
    return await asyncio.to_thread(main, ["admin", *words, "--database", house.database])


async def closed(guest: Guest) -> None:
    await until(lambda: guest.gone)


async def close_code(person: Person, table: str) -> int | None:
    guest = await person.go_to(table, greet=False)
    await closed(guest)
    return guest.wire.close_code


@story
async def test_what_the_administrator_does_reaches_an_open_house(
    house: Process, capsys: pytest.CaptureFixture[str]
) -> None:
    anna, ben, eve = [await Person.come(house, name) for name in ("Anna", "Ben", "Eve")]
    table = await anna.lay("sake", level="random", window=None)
    await ben.sit(table)
    await eve.sit(table)
    guests = [await person.go_to(table) for person in (anna, ben, eve)]
    await guests[2].say("say", text="nasty words", client="1")
    await guests[1].hear("chat")
    await guests[1].say("report", line=0, text="not nice")
    await guests[1].settled()
    await anna.start(table)
    await guests[0].hear("welcome", where=lambda told: told["table"]["state"] == "playing")

    assert await admin(house, "reports") == 0
    assert f"{eve.id}\tnasty words\tnot nice" in capsys.readouterr().out
    assert await admin(house, "tables", "playing") == 0
    assert table in capsys.readouterr().out
    assert await admin(house, "table", table) == 0
    assert f"seat 2: Eve ({eve.id})" in capsys.readouterr().out
    assert await admin(house, "status") == 0
    assert f"schema version {newest_version()}" in capsys.readouterr().out

    # Banned: out at once, and nothing is granted any more.
    assert await admin(house, "ban", eve.id) == 0
    await closed(guests[2])
    assert await eve.refused("GET", "/api/me") == "barred"
    assert await close_code(eve, table) == 4403
    assert await admin(house, "guests") == 0
    assert f"{eve.id}\tEve\tguest\t1" in capsys.readouterr().out
    assert await admin(house, "unban", eve.id) == 0
    assert (await eve.ask("GET", "/api/me"))["name"] == "Eve"

    # Forgotten: a bot plays on, and what was said is gone.
    assert await admin(house, "forget", eve.id) == 0
    seats = await guests[0].hear("seats", where=lambda told: told["table"]["seats"][2]["bot"] == "random")
    assert seats["table"]["seats"][2]["person"] is None
    assert (await eve.ask("GET", "/api/me"))["id"] != eve.id, "a new guest"
    assert await admin(house, "table", table) == 0
    assert "nasty" not in capsys.readouterr().out

    # Ended, and then deleted.
    assert await admin(house, "end", table) == 0
    await closed(guests[0])
    assert await close_code(anna, table) == 4410
    assert await anna.refused("GET", f"/api/tables/{table}") == "ended-early"
    assert await admin(house, "delete", table) == 0
    assert await close_code(anna, table) == 4404
    assert await admin(house, "delete", table) == 1
    assert "nothing to do" in capsys.readouterr().err
    assert "Traceback" not in house.journal()


@story
async def test_a_bot_whose_token_is_revoked_is_nobody(house: Process) -> None:
    anna = await Person.come(house)
    bot = await anna.ask("POST", "/api/bots", json={"name": "Robot"})
    robot = Person(house)
    robot.http.headers["Authorization"] = f"Bearer {bot['token']}"
    assert (await robot.ask("GET", "/api/me"))["id"] == bot["id"]
    assert await admin(house, "revoke", bot["id"]) == 0
    assert await robot.refused("GET", "/api/me") == "unknown-token"
    assert await admin(house, "revoke", bot["id"]) == 1


@story
async def test_guests_take_what_is_stored_about_them_and_go(house: Process) -> None:
    anna, ben = await Person.come(house, "Anna"), await Person.come(house, "Ben")
    table = await anna.lay("sword", level="random", window=None)
    await ben.sit(table)
    guest, other = await anna.go_to(table), await ben.go_to(table)
    await guest.say("say", text="remember me", client="1")
    await other.hear("chat")
    stored = await anna.http.get("/api/me/data")
    assert "attachment" in stored.headers["content-disposition"]
    about = stored.json()
    assert (about["person"]["name"], about["chat"][0]["text"]) == ("Anna", "remember me")
    assert [(seat["id"], seat["seat"]) for seat in about["seats"]] == [(table, 0)]
    assert "token_hash" not in json.dumps(about)
    gone = await anna.http.delete("/api/me")
    assert gone.json() == {"forgotten": anna.id}
    assert 'izakaya=""' in gone.headers["set-cookie"]
    await closed(guest)
    told = await other.hear("seats", where=lambda told: told["table"]["seats"][0]["person"] is None)
    assert told["table"]["owner"] == NOBODY
    # The person who sits there arranges the table now, and those who come later hear nothing of Anna.
    await ben.start(table)
    later = await (await Person.come(house)).go_to(table)
    assert (await later.hear("welcome"))["chat"] == []
    assert (await Person(house).http.get("/api/me/data")).status_code == 401


def rows(database: str) -> dict[str, list[Any]]:
    found = at(database, lambda store: store.database.do(all_rows))
    found["house"] = [row for row in found["house"] if row["name"] != RESTORED]
    return {name: sorted(map(repr, kept)) for name, kept in found.items()}


def test_a_backup_is_a_whole_house_and_carries_it_anywhere(
    either: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    load(2, either)
    at(either, lambda store: store.prepare())
    before = rows(either)
    file = tmp_path / "backup.izakaya"
    assert main(["admin", "backup", "--database", either, str(file)]) == 0
    assert rows(f"sqlite:///{file}") == before

    # Into a new house, of the other kind or the same.
    new = f"sqlite:///{tmp_path / 'new.db'}"
    assert main(["admin", "restore", str(file), "--database", new]) == 0
    assert rows(new) == before

    # A disaster: the old one is put back.
    at(either, lambda store: store.admin.delete(table_in(before)))
    assert rows(either) != before
    assert main(["admin", "restore", str(file), "--database", either]) == 2
    assert "--replace" in capsys.readouterr().err
    assert main(["admin", "restore", str(file), "--database", either, "--replace"]) == 0
    assert rows(either) == before
    at(either, lambda store: store.chat.report(table_in(before), 0, "x", "the next number is free"))

    (tmp_path / "no").write_text("no backup")
    assert main(["admin", "restore", str(tmp_path / "no"), "--database", new, "--replace"]) == 2
    assert "no is no backup" in capsys.readouterr().err


def table_in(before: dict[str, list[Any]]) -> str:
    return str(eval(before["tables"][0])["id"])


def test_an_older_database_is_backed_up_as_it_is_and_otherwise_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    old = f"sqlite:///{tmp_path / 'old.db'}"
    load(1, old)
    assert main(["admin", "tables", "--database", old]) == 2
    assert "older Izakaya" in capsys.readouterr().err
    assert main(["admin", "backup", str(tmp_path / "copy"), "--database", old]) == 0
    new = f"sqlite:///{tmp_path / 'new.db'}"
    assert main(["admin", "restore", str(tmp_path / "copy"), "--database", new]) == 0
    assert len(rows(new)["people"]) == 3


def test_what_nobody_touches_is_cleared_away(either: str) -> None:
    at(either, lambda store: store.prepare())
    now = time.time()

    async def arrange(store: Store) -> list[str]:
        names = []
        for person in ("old", "young", "idle", "barred"):
            await store.people.add(person, person, "en")
        for owner, age in (("old", 100 * DAY), ("old", 0.0), ("young", 0.0)):
            values = table_values("sake", 3, 1, owner)
            await store.tables.add(values, [{"seat": 0, "person": owner}])
            # The second table is as old as the first, but somebody has answered there today.
            await store.answers.add(values["id"], Given([StoredAnswer(0, 1)], False), now - age)
            names.append(values["id"])
        await store.database.change(schema.tables.update().values(since=now - 100 * DAY))
        await store.database.change(schema.people.update().values(since=now - 100 * DAY))
        await store.admin.bar("barred", True)
        await store.admin.mark_seen("young")
        return names

    names = at(either, arrange)
    assert at(either, lambda store: store.admin.purge(now - 90 * DAY)) == (1, 1)
    assert at(either, lambda store: store.admin.purge(now - 90 * DAY)) == (0, 0)

    def left(db: Connection) -> tuple[set[str], set[str]]:
        return (
            {row.id for row in db.execute(select(schema.tables.c.id))},
            {row.id for row in db.execute(select(schema.people.c.id))},
        )

    tables, people = at(either, lambda store: store.database.do(left))
    assert tables == set(names[1:])
    assert people == {"old", "young", "barred"}
    assert at(either, lambda store: store.database.first(text("SELECT count(*) FROM answers"))) == (2,)
    assert main(["admin", "clear", "90d", "--database", either]) == 0
    assert main(["admin", "clear", "soon", "--database", either]) == 2
