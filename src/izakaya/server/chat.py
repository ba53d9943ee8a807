"""Talking at a table: plain text, heard by all who have not muted the speaker, slurred if the speaker is drunk (K32)."""

from __future__ import annotations

import time
import unicodedata
import zlib
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, delete, func, insert, select
from sqlalchemy.engine import Row
from sqlalchemy.exc import IntegrityError

from izakaya.locale.drunk import drunk
from izakaya.server import schema
from izakaya.server.guest import Guest
from izakaya.server.live import LiveTable
from izakaya.server.socket_messages import Accepted, ChatLine, Mute, Report, Say
from izakaya.server.store import Store
from izakaya.server.troubles import TurnedAway

if TYPE_CHECKING:
    from izakaya.server.house import House

SHOWN: Final = 100  # lines that a newcomer hears of
TRIES: Final = 5  # when others talk at the same moment


def plain(text: str) -> str:
    """Text without what would disturb a line: control characters, and white space in heaps."""
    kept = "".join(letter if unicodedata.category(letter)[0] != "C" else " " for letter in text)
    return " ".join(kept.split())


def is_drunk(live: LiveTable, seat: int | None) -> bool:
    """Whoever has sake on the board talks like it."""
    if seat is None or live.row.game != "sake" or live.row.state == "open":
        return False
    people: Any = live.table.view(None)["people"]
    return bool(people[seat]["board_sake"])


async def say(house: House, live: LiveTable, guest: Guest, said: Say) -> Accepted:
    text = plain(said.text)
    if not text:
        raise TurnedAway("nothing-said", 422)
    tipsy = is_drunk(live, guest.seat)
    if tipsy:
        names = [place.name for place in live.seats if place.name]
        text = drunk(text, guest.language or "en", zlib.crc32(said.client.encode()), names)
    number = await store_line(house.store, live.id, guest, text, tipsy, said.client)
    await spread(house, live, number)
    house.publish(live.id, "chat", number=number)
    return Accepted(client=said.client, number=number)


async def store_line(store: Store, table: str, guest: Guest, text: str, tipsy: bool, client: str) -> int:
    c = schema.chat.c
    mine = (c.table_id == table) & (c.person == guest.person) & (c.client == client)

    def add(db: Connection) -> int:
        before = db.execute(select(c.number).where(mine)).scalar()
        if before is not None:
            return int(before)
        last = db.execute(select(func.max(c.number)).where(c.table_id == table)).scalar()
        number = 0 if last is None else int(last) + 1
        db.execute(
            insert(schema.chat).values(
                table_id=table,
                number=number,
                person=guest.person,
                seat=guest.seat,
                text=text,
                drunk=tipsy,
                client=client,
                at=time.time(),
            )
        )
        return number

    for _ in range(TRIES):
        try:
            return await store.database.do(add)
        except IntegrityError:
            continue  # somebody else spoke at the same moment
    raise TurnedAway("too-loud", 429)


async def lines(store: Store, table: str, since: int = -1) -> list[ChatLine]:
    """The latest lines, from number `since` on."""
    c = schema.chat.c
    query = (
        select(schema.chat, schema.people.c.name)
        .join(schema.people, schema.people.c.id == c.person)
        .where(c.table_id == table, c.number >= since)
        .order_by(c.number.desc())
        .limit(SHOWN)
    )
    return [line_of(row) for row in reversed(await store.database.all(query))]


def line_of(row: Row[Any]) -> ChatLine:
    return ChatLine(
        number=row.number,
        person=row.person,
        name=row.name,
        seat=row.seat,
        text=row.text,
        drunk=row.drunk,
        at=row.at,
    )


async def spread(house: House, live: LiveTable, number: int) -> None:
    for line in await lines(house.store, live.id, number):
        if line.number == number:
            for guest in live.guests:
                if guest.greeted and line.person not in guest.muted:
                    guest.tell(line)


async def muted_by(store: Store, person: str) -> set[str]:
    query = select(schema.mutes.c.muted).where(schema.mutes.c.person == person)
    return {str(row.muted) for row in await store.database.all(query)}


async def mute(store: Store, guest: Guest, wish: Mute) -> None:
    c = schema.mutes.c
    if await store.people.find(wish.person) is None:
        raise TurnedAway("no-such-person", 404)

    def change(db: Connection) -> None:
        db.execute(delete(schema.mutes).where(c.person == guest.person, c.muted == wish.person))
        if wish.on:
            db.execute(insert(schema.mutes).values(person=guest.person, muted=wish.person))

    await store.database.do(change)
    if wish.on:
        guest.muted.add(wish.person)
    else:
        guest.muted.discard(wish.person)


async def report(store: Store, live: LiveTable, guest: Guest, wish: Report) -> None:
    c = schema.chat.c
    line = select(c.number).where(c.table_id == live.id, c.number == wish.line)
    if await store.database.first(line) is None:
        raise TurnedAway("no-such-line", 404)
    await store.database.change(
        insert(schema.reports).values(
            table_id=live.id, line=wish.line, person=guest.person, text=plain(wish.text), at=time.time()
        )
    )
