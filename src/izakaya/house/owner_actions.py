"""Handlers for the host of a table, also during play: remove a guest, and limit chat to players."""

from __future__ import annotations

from izakaya.house.house import House
from izakaya.house.messages import Quieten, Remove, TableId
from izakaya.house.person import Person
from izakaya.playing.errors import RequestError
from izakaya.playing.live import LiveTable
from izakaya.playing.message_parts import TableInfo


async def remove(house: House, person: Person, table: TableId, data: Remove) -> TableInfo:
    """Show somebody out. They do not come back, whether they sat here or watched; in a game a bot plays on for them."""
    live = await table_of_owner(house, person, table)
    if data.person == person.id:
        raise RequestError("not-yourself", 409)
    if data.person == live.row.owner:
        raise RequestError("not-yours", 403)
    if await house.store.people.find(data.person) is None:
        raise RequestError("no-such-person", 404)
    await house.store.tables.remove(table, data.person)
    if live.row.state == "open":
        await house.store.seats.leave(table, data.person)
    elif not live.table.over:  # what was played to its end stays as it was
        await house.store.seats.hand_over(table, data.person, live.row.level)
    await house.tell_seats(table)
    return live.info(person.id)


async def quieten(house: House, person: Person, table: TableId, data: Quieten) -> TableInfo:
    """Let only those who play talk, or everybody."""
    live = await table_of_owner(house, person, table)
    await house.store.tables.quieten(table, data.on)
    await house.tell_seats(table)
    return live.info(person.id)


async def table_of_owner(house: House, person: Person, table: str) -> LiveTable:
    live = await house.table(table)
    if person.id not in (live.row.owner, live.presence.host()):
        raise RequestError("not-yours", 403)
    return live
