"""Chat at a table: plain text, for all who have not muted the author, slurred if the author is drunk."""

from __future__ import annotations

import unicodedata
import zlib
from typing import Final

from izakaya.house.storage import HouseStore
from izakaya.locale.drunk import drunk
from izakaya.playing.errors import RequestError
from izakaya.playing.guest import Guest
from izakaya.playing.live import LiveTable
from izakaya.playing.messages import Accepted, ChatLine, Mute, Report, Say

SHOWN: Final = 100  # lines that a newcomer hears of


def plain(text: str) -> str:
    """Text without what would disturb a line: control characters, and white space in heaps."""
    kept = "".join(letter if unicodedata.category(letter)[0] != "C" else " " for letter in text)
    return " ".join(kept.split())


def is_drunk(live: LiveTable, seat: int | None) -> bool:
    """Whether the seat has cups before it: then its chat is slurred."""
    return seat is not None and live.row.state != "open" and live.game.cups(live.table, seat) > 0


async def say(store: HouseStore, live: LiveTable, guest: Guest, said: Say) -> Accepted:
    """Keep a line and let everybody here hear it; the other processes are told its number by the caller."""
    if live.row.quiet and guest.seat is None and guest.person != live.row.owner:
        raise RequestError("quiet", 403)
    text = plain(said.text)
    if not text:
        raise RequestError("nothing-said", 422)
    tipsy = is_drunk(live, guest.seat)
    if tipsy:
        names = [place.name for place in live.seats if place.name]
        text = drunk(text, guest.language or "en", zlib.crc32(said.client.encode()), names)
    number = await store.chat.add(live.id, guest.person, guest.seat, text, tipsy, said.client)
    if number is None:
        raise RequestError("too-loud", 429)
    await spread(store, live, number)
    return Accepted(client=said.client, number=number)


async def lines(store: HouseStore, live: LiveTable, since: int = -1) -> list[ChatLine]:
    """The latest lines, from number `since` on, by the names that people go by at this table."""
    found = [ChatLine(**vars(line)) for line in await store.chat.latest(live.id, SHOWN, since)]
    for line in found:
        line.name = live.name_of(line.person, line.name)
    return found


async def spread(store: HouseStore, live: LiveTable, number: int) -> None:
    """A line that has been kept, for all who are here and want to hear it."""
    for line in await lines(store, live, number):
        if line.number == number:
            live.broadcast.chat(line)


async def mute(store: HouseStore, guest: Guest, message: Mute) -> None:
    if await store.people.find(message.person) is None:
        raise RequestError("no-such-person", 404)
    await store.chat.mute(guest.person, message.person, message.on)
    if message.on:
        guest.muted.add(message.person)
    else:
        guest.muted.discard(message.person)


async def report(store: HouseStore, live: LiveTable, guest: Guest, message: Report) -> None:
    if not await store.chat.has(live.id, message.line):
        raise RequestError("no-such-line", 404)
    await store.chat.report(live.id, message.line, guest.person, plain(message.text))
