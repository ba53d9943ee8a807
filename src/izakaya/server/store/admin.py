"""Queries and actions of the administrator: list, end, delete, ban, forget, purge; and the log of those actions for a running
server.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection, Select, delete, exists, func, insert, or_, select, update
from sqlalchemy.engine import Row

from izakaya.server.store import schema
from izakaya.server.store.database import Database, changed

#: In place of somebody who has been forgotten, as the owner of a table.
NOBODY: Final = "-"
DAY: Final = 24 * 3600.0
BATCH: Final = 100  # tables that are cleared away in one transaction

# What an intervention was.
ENDED: Final = "ended"
DELETED: Final = "deleted"
BARRED: Final = "barred"
FORGOTTEN: Final = "forgotten"
REVOKED: Final = "revoked"


class AdminQueries:
    """What `izakaya admin` and the maintenance task run."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # Looking.

    async def tables(self, state: str | None = None, limit: int = 200) -> Sequence[Row[Any]]:
        """The latest first, each with its owner's name, how many answers it has, and when somebody last touched it."""
        c, a = schema.tables.c, schema.answers.c
        given = select(func.count()).where(a.table_id == c.id).scalar_subquery()
        query = (
            select(
                c.id, c.game, c.rules, c.state, c.public, schema.people.c.name.label("owner"),
                given.label("answers"), func.coalesce(last_answer(), c.since).label("touched"),
            )
            .join(schema.people, schema.people.c.id == c.owner)
            .order_by(c.since.desc())
            .limit(limit)
        )  # fmt: skip
        return await self.database.all(query if state is None else query.where(c.state == state))

    async def seats(self, table: str) -> Sequence[Row[Any]]:
        c = schema.seats.c
        return await self.database.all(
            select(c.seat, c.person, c.bot, c.away, schema.people.c.name)
            .outerjoin(schema.people, schema.people.c.id == c.person)
            .where(c.table_id == table)
            .order_by(c.seat)
        )

    async def people(self, limit: int = 200) -> Sequence[Row[Any]]:
        """The latest visitors first."""
        c, s = schema.people.c, schema.seats.c
        sits = select(func.count()).where(s.person == c.id).scalar_subquery()
        query = select(schema.people, sits.label("tables")).where(c.id != NOBODY)
        return await self.database.all(
            query.order_by(func.greatest(c.seen, c.since).desc() if self.database.is_postgres
                           else func.max(c.seen, c.since).desc()).limit(limit)
        )  # fmt: skip

    async def reports(self, limit: int = 200) -> Sequence[Row[Any]]:
        """Complaints, the latest first, with the line they are about if it is still there."""
        r, c = schema.reports.c, schema.chat.c
        query = (
            select(r.id, r.at, r.table_id, r.line, r.text, r.person, c.person.label("speaker"), c.text.label("said"))
            .outerjoin(schema.chat, (c.table_id == r.table_id) & (c.number == r.line))
            .order_by(r.id.desc())
            .limit(limit)
        )  # fmt: skip
        return await self.database.all(query)

    async def export_person(self, person: str) -> dict[str, Any]:
        """All that is stored about a person, as plain data for them to download."""
        p, s, t, a, c, m, o, r = (
            table.c
            for table in (
                schema.people,
                schema.seats,
                schema.tables,
                schema.answers,
                schema.chat,
                schema.mutes,
                schema.removals,
                schema.reports,
            )
        )

        def read(db: Connection) -> dict[str, Any]:
            def rows(query: Any) -> list[dict[str, Any]]:
                return [dict(row._mapping) for row in db.execute(query)]

            me = select(p.id, p.name, p.language, p.is_bot, p.since, p.seen).where(p.id == person)
            sits = select(t.id, t.game, t.state, t.since, s.seat).join(
                schema.seats, (s.table_id == t.id) & (s.person == person)
            )
            return {
                "person": rows(me)[0],
                "seats": rows(sits),
                "tables": rows(select(t.id, t.game, t.state, t.since).where(t.owner == person)),
                "answers": rows(select(a.table_id, a.number, a.option, a.at).where(a.person == person)),
                "chat": rows(select(c.table_id, c.number, c.text, c.at).where(c.person == person)),
                "muted": [row["muted"] for row in rows(select(m.muted).where(m.person == person))],
                "removed_from": [
                    row["table_id"] for row in rows(select(o.table_id).where(o.person == person))
                ],
                "reports": rows(select(r.table_id, r.line, r.text, r.at).where(r.person == person)),
            }

        return await self.database.do(read)

    async def interventions_since(self, number: int) -> Sequence[Row[Any]]:
        """Interventions after that one."""
        c = schema.interventions.c
        return await self.database.all(select(schema.interventions).where(c.id > number).order_by(c.id))

    async def last_intervention(self) -> int:
        query = select(func.coalesce(func.max(schema.interventions.c.id), 0))
        return await self.database.do(lambda db: int(db.execute(query).scalar_one()))

    # Doing.

    async def end(self, table: str) -> bool:
        """A game that shall not go on. Its table stays, with all that happened at it."""
        c = schema.tables.c

        def work(db: Connection) -> bool:
            over = update(schema.tables).where(c.id == table, c.state != "over").values(state="over")
            return changed(db, over) and log_intervention(db, ENDED, table=table)

        return await self.database.do(work)

    async def delete(self, table: str) -> bool:
        return await self.database.do(
            lambda db: delete_tables(db, [table]) > 0 and log_intervention(db, DELETED, table=table)
        )

    async def bar(self, person: str, on: bool) -> bool:
        """Ban a person, or lift the ban."""
        c = schema.people.c

        def work(db: Connection) -> bool:
            found = changed(db, update(schema.people).where(c.id == person).values(barred=on))
            return found and log_intervention(db, BARRED, person=person)

        return await self.database.do(work)

    async def revoke(self, person: str) -> bool:
        """Revoke the token of a bot from outside."""
        c = schema.people.c

        def work(db: Connection) -> bool:
            token = update(schema.people).where(c.id == person, c.token_hash.is_not(None))
            return changed(db, token.values(token_hash=None)) and log_intervention(db, REVOKED, person=person)

        return await self.database.do(work)

    async def forget(self, person: str) -> bool:
        """Delete all that leads to a person; games that others played with them stay whole."""
        return await self.database.do(lambda db: forget(db, person))

    async def mark_seen(self, person: str) -> None:
        """Note that a person is here today."""
        c, now = schema.people.c, time.time()
        await self.database.change(
            update(schema.people).where(c.id == person, c.seen < now - DAY).values(seen=now)
        )

    async def purge(self, before: float) -> tuple[int, int]:
        """Delete tables untouched since then, and people who have left no trace: how many of each."""
        gone = await self.delete_all(untouched_since(before))
        return gone, await self.database.do(lambda db: purge_people(db, before))

    async def purge_bot_tables(self, before: float) -> int:
        """Delete tables untouched since then where only bots have played and nobody has cared to talk, review or play on."""
        c = schema.tables.c
        traces = [
            exists().where(schema.seats.c.table_id == c.id, schema.seats.c.person.is_not(None)),
            exists().where(schema.answers.c.table_id == c.id, schema.answers.c.person.is_not(None)),
            exists().where(schema.chat.c.table_id == c.id),
            exists().where(schema.reviews.c.table_id == c.id),
            exists().where(schema.branches.c.source == c.id),
        ]
        return await self.delete_all(untouched_since(before).where(c.state != "open", ~or_(*traces)))

    async def delete_all(self, found: Select[Any]) -> int:
        """Delete the tables that are found, some at a time."""

        def some(db: Connection) -> int:
            return delete_tables(db, [str(row.id) for row in db.execute(found.limit(BATCH))])

        gone = 0
        while took := await self.database.do(some):
            gone += took
        return gone


def untouched_since(before: float) -> Select[Any]:
    c = schema.tables.c
    return select(c.id).where(c.since < before, func.coalesce(last_answer(), 0.0) < before)


def last_answer() -> Any:
    a = schema.answers.c
    return select(func.max(a.at)).where(a.table_id == schema.tables.c.id).scalar_subquery()


def log_intervention(db: Connection, what: str, table: str | None = None, person: str | None = None) -> bool:
    db.execute(insert(schema.interventions).values(what=what, table_id=table, person=person, at=time.time()))
    return True


def delete_tables(db: Connection, tables: Sequence[str]) -> int:
    """Delete these tables with all that belongs to them; how many there were."""
    if not tables:
        return 0
    db.execute(delete(schema.branches).where(schema.branches.c.source.in_(tables)))
    for part in (
        schema.branches,
        schema.reviews,
        schema.hindsight,
        schema.intents,
        schema.chat,
        schema.answers,
        schema.seats,
        schema.removals,
        schema.reports,
    ):
        db.execute(delete(part).where(part.c.table_id.in_(tables)))
    c = schema.tables.c
    db.execute(update(schema.tables).where(c.rematch.in_(tables)).values(rematch=None))
    return db.execute(delete(schema.tables).where(c.id.in_(tables))).rowcount


def forget(db: Connection, person: str) -> bool:
    p, s, t = schema.people.c, schema.seats.c, schema.tables.c
    if person == NOBODY or db.execute(select(p.id).where(p.id == person)).first() is None:
        return False
    if db.execute(select(p.id).where(p.id == NOBODY)).first() is None:
        nobody = {"id": NOBODY, "name": "—", "language": "en", "is_bot": False, "since": 0.0}
        db.execute(insert(schema.people).values(nobody))
    # Where a game goes on, a bot goes on; where it is over, the seat is nobody's.
    state = select(t.state).where(t.id == s.table_id).scalar_subquery()
    level = select(t.level).where(t.id == s.table_id).scalar_subquery()
    mine = update(schema.seats).where(s.person == person)
    db.execute(mine.where(state == "playing").values(bot=level))
    db.execute(mine.values(person=None, away=False, orders={}))
    db.execute(update(schema.seats).where(s.left_by == person).values(left_by=None))
    alone = ~exists().where(s.table_id == t.id, s.person.is_not(None))
    db.execute(update(schema.tables).where(t.owner == person, t.state == "open", alone).values(state="over"))
    db.execute(update(schema.tables).where(t.owner == person).values(owner=NOBODY))
    c, a, i, m, r = (
        table.c for table in (schema.chat, schema.answers, schema.intents, schema.mutes, schema.reports)
    )
    db.execute(delete(schema.chat).where(c.person == person))
    db.execute(delete(schema.removals).where(schema.removals.c.person == person))
    db.execute(delete(schema.intents).where(i.person == person))
    db.execute(delete(schema.mutes).where(or_(m.person == person, m.muted == person)))
    db.execute(update(schema.answers).where(a.person == person).values(person=None, client=None))
    db.execute(update(schema.reports).where(r.person == person).values(person=NOBODY))
    db.execute(delete(schema.people).where(p.id == person))
    return log_intervention(db, FORGOTTEN, person=person)


def purge_people(db: Connection, before: float) -> int:
    """Delete people who have not been here since then and left nothing; reports and interventions of that time too."""
    p = schema.people.c
    traces = [
        exists().where(schema.seats.c.person == p.id),
        exists().where(schema.seats.c.left_by == p.id),
        exists().where(schema.tables.c.owner == p.id),
        exists().where(schema.chat.c.person == p.id),
    ]
    gone = select(p.id).where(p.seen < before, p.since < before, ~p.barred, p.id != NOBODY, ~or_(*traces))
    people = [str(row.id) for row in db.execute(gone)]
    for part in (schema.reports, schema.interventions):
        db.execute(delete(part).where(part.c.at < before))
    for person in people:
        m = schema.mutes.c
        db.execute(delete(schema.mutes).where(or_(m.person == person, m.muted == person)))
        db.execute(delete(schema.removals).where(schema.removals.c.person == person))
        db.execute(delete(schema.people).where(p.id == person))
    return len(people)
