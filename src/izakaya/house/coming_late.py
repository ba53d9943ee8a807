"""Handlers for those who come late to a game or leave it early: the wish to sit down, the host's nod, a seat that changes hands."""

from __future__ import annotations

from izakaya.house.house import House
from izakaya.house.messages import HandOver, Nod, TableId
from izakaya.house.person import Person
from izakaya.house.rate_limits import WISHES
from izakaya.playing.errors import RequestError
from izakaya.playing.live import LiveTable
from izakaya.playing.message_parts import TableInfo


async def wish(house: House, person: Person, live: LiveTable, seat: int | None) -> TableInfo:
    """Somebody would like to play on in the place of a bot. Until the host nods they know no more than everybody who watches."""
    if live.seat_of(person.id) is not None:
        raise RequestError("already-seated", 409)
    bots = [place.seat for place in live.seats if place.person is None]
    if seat is None:
        seat = bots[0] if bots else None
    if seat is None:
        raise RequestError("no-free-seat", 409)
    if seat not in bots:
        raise RequestError("seat-taken", 409)
    if not house.rate_limiter.take(WISHES, person.id):
        raise RequestError("too-fast", 429)
    if live.presence.may_arrange(person.id) and not any(place.person for place in live.seats):
        # There is nobody else to ask: the owner's own game, which bots have played so far.
        await seat_in_place_of_bot(house, live, seat, person.id)
    else:
        await tell_wish(house, live, person, seat)
    return live.info(person.id)


async def withdraw(house: House, person: Person, live: LiveTable) -> TableInfo:
    """On second thoughts they keep watching."""
    await tell_wish(house, live, person, None)
    return live.info(person.id)


async def tell_wish(house: House, live: LiveTable, person: Person, seat: int | None) -> None:
    async with live.lock:
        live.presence.wish(person.id, person.name, seat)
        live.broadcast.seats()
    house.publish(live.id, "wish", person=person.id, name=person.name, seat=seat)


async def nod(house: House, person: Person, table: TableId, data: Nod) -> TableInfo:
    """The host lets somebody sit down in a game, or does not. They take over hand and seat from the bot."""
    live = await house.table(table)
    if not live.presence.may_arrange(person.id) or data.person == person.id:
        raise RequestError("not-yours", 403)
    wish = next((one for one in live.presence.open_wishes() if one.person == data.person), None)
    asking = await house.store.people.find(data.person)
    if wish is None or asking is None:
        raise RequestError("no-such-wish", 404)
    if data.yes:
        await house.table_for(asking.id, table)  # unless they were shown out in the meantime
        await seat_in_place_of_bot(house, live, wish.seat, asking.id)
    await tell_wish(house, live, asking, None)
    return live.info(person.id)


async def seat_in_place_of_bot(house: House, live: LiveTable, seat: int, person: str) -> None:
    if not live.playing or not await house.store.seats.take_over(live.id, seat, person):
        raise RequestError("seat-taken", 409)
    await house.tell_seats(live.id)


async def hand_over(house: House, person: Person, table: TableId, data: HandOver) -> TableInfo:
    """Give one's seat to somebody who watches, with all that one holds there."""
    live = await house.table(table)
    seat = live.seat_of(person.id)
    if seat is None:
        raise RequestError("not-seated", 403)
    if live.table.over:
        raise RequestError("game-over", 409)
    if all(watcher.person != data.person for watcher in live.info(person.id).watchers):
        raise RequestError("not-watching", 409)
    if not await house.store.seats.hand_to(table, person.id, data.person):
        raise RequestError("seat-taken", 409)
    await house.tell_seats(table)
    return live.info(person.id)
