"""Handlers for several people on one device: add, remove, and pass without taking the device."""

from __future__ import annotations

from izakaya.house.house import House
from izakaya.house.messages import Introduction, Name, Seat
from izakaya.house.people import name_of
from izakaya.house.person import Person, new_person_id
from izakaya.house.tables import open_table, owned
from izakaya.playing.errors import RequestError
from izakaya.playing.guest import Guest
from izakaya.playing.message_parts import ClientId, Count, Message, TableInfo
from izakaya.playing.messages import Accepted, Answer
from izakaya.playing.questions import PASS


class Newcomer(Message):
    """Somebody else at this device, who sits down."""

    seat: Seat
    name: Name


class LetPass(Message):
    """Somebody has no reaction to question `number`, and says so without taking the device. Sent twice it counts once."""

    seat: Seat
    number: Count
    client: ClientId


async def seat_newcomer(house: House, person: Person, table: str, data: Newcomer) -> TableInfo:
    live = await open_table(house, table)
    owned(live, person.id)
    name = name_of(Introduction(name=data.name))
    if data.seat >= len(live.seats) or live.seats[data.seat].person is not None or live.seats[data.seat].bot:
        raise RequestError("seat-taken", 409)
    newcomer = new_person_id()
    await house.store.people.add(newcomer, name, person.language)
    await house.store.seats.take(table, data.seat, newcomer)
    await house.tell_seats(table)
    return live.info(person.id)


async def unseat(house: House, person: Person, table: str, seat: int) -> TableInfo:
    """Remove a person from their seat, before the deal."""
    live = await open_table(house, table)
    owned(live, person.id)
    sitting = live.seats[seat].person if seat < len(live.seats) else None
    if sitting is None or not await house.store.seats.leave(table, sitting):
        raise RequestError("not-seated", 403)
    await house.tell_seats(table)
    return live.info(person.id)


async def let_pass(house: House, table: str, data: LetPass) -> Accepted:
    """Only what may be refused without looking at one's cards; everything else is answered at the seat."""
    live = await house.table(table)
    handed = live.window.handed()
    passing = (handed.seat, handed.number) == (data.seat, data.number)
    if passing and not handed.refusable:
        raise RequestError("not-offered", 422, why="none")
    sitting = live.seats[data.seat].person if data.seat < len(live.seats) else None
    if sitting is None:
        raise RequestError("not-seated", 403)
    guest = Guest(sitting, live.names()[data.seat])
    guest.seat = data.seat
    return await house.answering.take(
        live, guest, Answer(number=data.number, option=PASS, client=data.client)
    )
