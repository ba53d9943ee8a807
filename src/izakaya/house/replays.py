"""Handlers for replays: the record of a finished game, and its moments as one seat saw them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final

from msgspec import Meta

from izakaya.house import unplayable
from izakaya.house.house import House
from izakaya.house.messages import Download, Story, TableId
from izakaya.house.person import Person
from izakaya.house.rate_limits import REPLAYS
from izakaya.playing.errors import RequestError
from izakaya.playing.live import LiveTable
from izakaya.playing.message_parts import Language
from izakaya.playing.rendering import Rendering
from izakaya.table.record import Record

LONGEST: Final = 60  # frames at a time

Eyes = Annotated[str, Meta(pattern="^([0-9]{1,2}|all|none)$")]
First = Annotated[int, Meta(ge=0, le=100_000)]
Many = Annotated[int, Meta(ge=1, le=LONGEST)]


async def record(house: House, table: TableId) -> Download:
    """The record of a finished game."""
    kept = await unplayable.find_unplayable(house, table)
    if kept is not None:
        return await unplayable.record(house, kept)
    live = await house.table(table)
    if not live.table.over:
        raise RequestError("not-over", 409)
    return Download(Record.of(live.table).text(), f"{live.row.game}-{live.id}.json")


async def replay(
    house: House,
    person: Person | None,
    table: TableId,
    speaks: str,
    address: str,
    eyes: Eyes = "none",
    first: First = 0,
    count: Many = LONGEST,
    language: Language | None = None,
) -> Story:
    """A page of a replay, moment by moment."""
    speaks = language or speaks
    # Who has been shown out does not watch through the replay, nor by coming without a name.
    live = await house.table_for(person.id if person else "", table)
    if person is None and live.presence.removed and not live.table.over:
        raise RequestError("unknown-guest", 401)
    may_see(live, eyes, person)
    if house.limited and not house.rate_limiter.take(REPLAYS, person.id if person else address):
        raise RequestError("too-fast", 429)
    if live.row.state == "open":
        raise RequestError("not-started", 409)
    whys: Mapping[int, str] = {}
    if live.table.over:
        whys = await house.hindsight.of(live, speaks, person.id if person else "")
    frames = await house.replay_pages.of(live, eyes, first, count, speaks, whys)
    ending = None
    if live.table.over:
        seat = int(eyes) if eyes.isdigit() else None
        ending = Rendering(live.table, seat, speaks, live.own_names()).ending(live.table)
    return Story(
        table=live.info(person.id if person else ""),
        eyes=eyes,
        length=live.answered + 1,
        first=first,
        frames=frames,  # type: ignore[arg-type]  # they are encoded already
        ending=ending,
    )


def may_see(live: LiveTable, eyes: str, person: Person | None) -> None:
    """Before the end everybody has only their own eyes."""
    if eyes.isdigit() and int(eyes) >= len(live.seats):
        raise RequestError("no-such-seat", 404)
    if live.table.over or eyes == "none":
        return
    if person is None or eyes == "all" or live.seat_of(person.id) != int(eyes):
        raise RequestError("not-over", 403)
