"""`izakaya admin`: commands of the administrator. They work on the database; a running server follows within seconds."""

from __future__ import annotations

import asyncio
import json
import re
import secrets
import sys
from argparse import Namespace
from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from izakaya.cli.arguments import quote
from izakaya.cli.serve import address, while_of
from izakaya.cli.trouble import Trouble
from izakaya.playing.errors import RequestError
from izakaya.server.door import sealed
from izakaya.server.identity import hash_of
from izakaya.server.store import UNREACHABLE, Store
from izakaya.server.store.backup import back_up, restore
from izakaya.server.store.migrations import newest_version
from izakaya.table.errors import nearest
from izakaya.words.arguments import Arguments

DESCRIPTION = """\
Administers a server through its database, whether it runs or not. A running server follows within seconds.

  status                schema version; numbers of tables, answers and guests
  tables [STATE]        the latest tables: open, playing, over, or all
  table ID              one table: who sits there, what was said
  end ID                end a game; its table stays
  delete ID             delete a table with all that belongs to it
  guests                the guests who were here last
  ban ID, unban ID      refuse a guest, or admit them again
  revoke ID             revoke the token of a bot
  forget ID             delete all that leads to this person
  about ID              all that is stored about somebody
  reports               complaints of guests
  word WORD             set the word that opens a private house (serve --private); - reads it from standard input
  invite                print a link that opens a private house; uninvite ends all such links
  clear 90d             delete tables and guests that nobody has used for so long (h, d, w, y), as serve --keep does
  backup FILE           write the whole database into one file, while the server runs
  restore FILE          read it back into an empty database; with --replace into any. The server must be stopped.
"""
ACTS = {"end": "ended", "delete": "deleted", "revoke": "revoked", "forget": "forgotten"}
STATES = ("open", "playing", "over", "all")
NO_GUEST = "There is no guest {}. `izakaya admin guests` lists those that there are."
DASHED = re.compile(r"-[\w-]{19}", re.ASCII)  # the name of a table (`house/tables.py`)
COMMANDS = ("status", "tables", "table", *ACTS, "guests", "ban", "unban", "about", "reports", "clear")
DOOR_COMMANDS = ("word", "invite", "uninvite")


def main(words: Sequence[str]) -> int:
    parser = Arguments("admin", DESCRIPTION)
    parser.add_argument(
        "command", choices=(*COMMANDS, *DOOR_COMMANDS, "backup", "restore"), metavar="COMMAND"
    )
    parser.add_argument("which", nargs="?", metavar="ID|FILE", help="of a table or a guest; or a file")
    parser.add_argument("--database", help="a file for SQLite, or postgresql://…; the usual file if left out")
    parser.add_argument(
        "--replace", action="store_true", help="restore: overwrite the database that is there"
    )
    # FILE may come before or after --database. One table in 64 has a name that begins with a dash, and is no option.
    named = [word for word in words if DASHED.fullmatch(word)]
    said = parser.parse_intermixed_args(
        [word for word in words if word not in named] + ["--"] * bool(named) + named
    )
    if said.which is None and said.command not in (
        "status",
        "tables",
        "guests",
        "reports",
        "invite",
        "uninvite",
    ):
        parser.error(f"{said.command} needs to know which: izakaya admin {said.command} …")
    try:
        done = asyncio.run(look_after(said))
        sys.stdout.flush()
        return done
    except RequestError as error:
        raise Trouble(f"server-{error.reason}", **error.parts) from None
    except BrokenPipeError:
        raise  # the reader has gone: that is no matter of the database
    except UNREACHABLE as problem:
        raise Trouble(
            "error-database-closed", problem=str(getattr(problem, "orig", None) or problem)
        ) from None


async def look_after(said: Namespace) -> int:
    store = Store(address(said.database, is_there=said.command != "restore"))
    try:
        if not await store.check() and said.command != "restore":
            raise Trouble("error-no-house")
        if said.command == "backup":
            await back_up(store, Path(said.which))
            print(f"The house is in {said.which}.")
            return 0
        if said.command == "restore":
            await restore(Path(said.which), store, said.replace)
            print("The house is as it was when the backup was made.")
            return 0
        if not await store.is_schema_current():
            raise RequestError("older-database", 500)
        if said.command in DOOR_COMMANDS:
            await set_door(store, said.command, said.which)
            return 0
        return await attended(store, said.command, said.which)
    finally:
        await store.close()


async def set_door(store: Store, command: str, which: str | None) -> None:
    """What opens a private house. Who came in with the old word has to say the new one."""
    if command == "word":
        word = sys.stdin.readline().rstrip("\n") if which == "-" else str(which)
        await store.set_door("word", sealed(word))
        print("The house opens to this word within seconds, and to the old one no more.")
    elif command == "uninvite":
        await store.set_door("invitations", "[]")
        print("No link of before opens the house any more.")
    else:
        token = secrets.token_urlsafe(18)
        invited = json.loads((await store.door()).get("invitations", "[]"))
        await store.set_door("invitations", json.dumps([*invited, hash_of(token)]))
        print(f"/door?invitation={token}")


async def attended(store: Store, command: str, which: str) -> int:
    admin = store.admin
    if command in ACTS:
        done = await getattr(admin, command)(which)
        listed = "tables" if command in ("end", "delete") else "guests"
        return told(
            done,
            f"{which} is {ACTS[command]}.",
            f"There was nothing to do for {which}. `izakaya admin {listed}` lists those that there are.",
        )
    if command in ("ban", "unban"):
        done = await admin.bar(which, command == "ban")
        may = "may not come in any more" if command == "ban" else "may come in again"
        return told(done, f"{which} {may}.", NO_GUEST.format(which))
    if command == "clear":
        tables, guests = await admin.purge(datetime.now(UTC).timestamp() - while_of("clear", which))
        print(f"{tables} tables and {guests} guests went.")
    elif command == "about":
        if await store.people.find(which) is None:
            return told(False, "", NO_GUEST.format(which))
        show_person(await admin.export_person(which))
    elif command == "status":
        await show_status(store)
    elif command == "tables":
        if which not in (None, *STATES):
            raise Trouble("error-state", nearest(which, STATES), value=quote(which), states=", ".join(STATES))
        show(
            ("table", "game", "rules", "state", "answers", "touched", "owner"),
            [
                (row.id, row.game, row.rules, row.state, row.answers, day(row.touched), row.owner)
                for row in await admin.tables(None if which in (None, "all") else which)
            ],
        )
    elif command == "table":
        return await show_table(store, which)
    elif command == "guests":
        show(
            ("guest", "name", "kind", "seats", "seen", ""),
            [
                (row.id, row.name, "bot" if row.is_bot else "guest", row.tables,
                 day(max(row.seen, row.since)), "banned" if row.barred else "")
                for row in await admin.people()
            ],
        )  # fmt: skip
    else:
        show(
            ("when", "table", "line", "by", "about", "said", "complaint"),
            [
                (day(row.at), row.table_id, row.line, row.person, row.speaker or "", row.said or "", row.text)
                for row in await admin.reports()
            ],
        )
    return 0


async def show_status(store: Store) -> None:
    tables = await store.admin.tables(limit=1_000_000)
    people = await store.admin.people(limit=1_000_000)
    print(f"schema version {newest_version()}")
    for state in ("open", "playing", "over"):
        print(f"{sum(row.state == state for row in tables)} tables {state}")
    print(f"{sum(row.answers for row in tables)} answers")
    print(f"{len(people)} guests, {sum(row.barred for row in people)} of them banned")
    print(f"{len(await store.admin.reports(1_000_000))} reports")


def show_person(about: Mapping[str, Any]) -> None:
    """All that is stored about somebody, a line for each thing."""
    person = about["person"]
    print(
        f"{person['name']} ({person['id']}), {'bot' if person['is_bot'] else 'guest'}, language {person['language']}"
    )
    print(f"here since {day(person['since'])}, last seen {day(max(person['seen'], person['since']))}")
    sits = {seat["id"]: seat["seat"] for seat in about["seats"]}
    tables = {row["id"]: row for row in (*about["tables"], *about["seats"])}
    owned = {row["id"] for row in about["tables"]}
    given = Counter(answer["table_id"] for answer in about["answers"])
    for table, row in sorted(tables.items(), key=lambda item: item[1]["since"]):
        seat = f", seat {sits[table]}" if table in sits else ""
        print(
            f"table {table}: {row['game']}, {row['state']}, since {day(row['since'])}"
            f"{', owner' * (table in owned)}{seat}, {given[table]} answers"
        )
    for line in about["chat"]:
        print(f"said {day(line['at'])} at {line['table_id']}: {line['text']}")
    for report in about["reports"]:
        print(
            f"complained {day(report['at'])} of line {report['line']} at {report['table_id']}: {report['text']}"
        )
    for other in about["muted"]:
        print(f"does not hear {other}")
    for table in about["removed_from"]:
        print(f"was shown out of {table}")


async def show_table(store: Store, table: str) -> int:
    row = await store.tables.find(table)
    if row is None:
        return told(
            False, "", f"There is no table {table}. `izakaya admin tables` lists those that there are."
        )
    print(f"{row.id}: {row.game}, rules {row.rules}, {row.state}, options {json.dumps(row.options)}")
    for seat in await store.admin.seats(table):
        who = f"{seat.name} ({seat.person})" if seat.person else f"bot, {seat.bot}" if seat.bot else "nobody"
        print(f"  seat {seat.seat}: {who}{', away' if seat.away else ''}")
    for line in await store.chat.latest(table, 1000):
        print(f"  {day(line.at)} {line.number} {line.name} ({line.person}): {line.text}")
    return 0


def told(done: bool, sentence: str, otherwise: str) -> int:
    print(sentence if done else otherwise, file=sys.stdout if done else sys.stderr)
    return 0 if done else 1


def day(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")


def show(headings: Sequence[str], rows: Sequence[Sequence[object]]) -> None:
    """Columns, separated by tabs: for people, and for `cut` and `awk`."""
    print("\t".join(headings))
    for row in rows:
        print("\t".join(" ".join(str(part).split()) for part in row))
