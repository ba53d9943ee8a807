"""What everybody may know about a stored table apart from the game on it."""

from __future__ import annotations

from collections.abc import Sequence

from izakaya.playing.message_parts import Branch, Clock, TableInfo, TakenSeat
from izakaya.playing.naming import own_names, told_apart
from izakaya.playing.storage import Place, StoredTable


def table_info(row: StoredTable, places: Sequence[Place], person: str, commitment: str) -> TableInfo:
    """As this person reads it, with nobody there yet."""
    clock = None
    if row.clock_decision is not None:
        clock = Clock(decision=row.clock_decision, reserve=row.clock_reserve or 0.0)
    names = told_apart([place.name or place.left for place in places])
    called = own_names(places)
    return TableInfo(
        id=row.id,
        game=row.game,
        rules=row.rules,
        seats=[taken_seat(*seat) for seat in zip(places, names, called, strict=True)],
        options=row.options,
        level=row.level,  # type: ignore[arg-type]
        clock=clock,
        window=row.window,
        silence=row.silence,  # type: ignore[arg-type]
        pace=row.pace,
        grace=row.grace,
        public=row.public,
        state=row.state,  # type: ignore[arg-type]
        owner=row.owner,
        you=next((place.seat for place in places if place.person == person), None),
        commitment=commitment,
        rematch=row.rematch,
        branch=None if row.source is None else Branch(source=row.source, moment=row.moment or 0),
        quiet=row.quiet,
    )


def taken_seat(place: Place, name: str, called: str) -> TakenSeat:
    return TakenSeat(
        seat=place.seat,
        person=place.person,
        name=name if place.person is not None else "",
        bot=place.bot,  # type: ignore[arg-type]
        away=place.away,
        reserve=place.reserve,
        left=name if place.person is None else "",
        called=called,
    )
