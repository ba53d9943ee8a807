"""Handlers for evenings: games that the same people played one after the other, and all finished games of one person.

Only those who sat there see them, and what is kept of a game names seats, never people: who is forgotten is gone from here too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from izakaya.games import GAMES
from izakaya.house.house import House, not_playable
from izakaya.house.messages import EveningGame, EveningSeat, EveningTold, TableId
from izakaya.house.person import Person
from izakaya.house.rate_limits import REPLAYS
from izakaya.playing.errors import RequestError, no_such_table
from izakaya.playing.live import LiveTable
from izakaya.playing.naming import told_apart
from izakaya.playing.storage import Place, StoredTable

GAMES_SHOWN: Final = 200


async def evening(house: House, person: Person, table: TableId) -> EveningTold:
    """All finished games of the evening to which a table belongs, the first one first."""
    if not house.rate_limiter.take(REPLAYS, person.id):
        raise RequestError("too-fast", 429)
    row = await house.store.tables.find(table)
    if row is None:
        raise no_such_table()
    rows = [one for one in await house.store.tables.of_evening(row.evening or row.id) if one.source is None]
    places = await house.store.seats.at_all([one.id for one in rows])
    if not any(person.id in (place.person, place.left_by) for place in places):
        raise RequestError("not-seated", 403)
    for one in rows:
        if one.result is None and one.state == "over" and not_playable(one) is None:
            await find_result(house, one.id)
    rows = [one for one in await house.store.tables.of_evening(row.evening or row.id) if one.result]
    return EveningTold(games=told(rows, places, person.id))


async def my_evenings(house: House, person: Person) -> EveningTold:
    """All finished games of mine that were looked at when they ended, the latest first."""
    rows = await house.store.tables.ended_with(person.id, GAMES_SHOWN)
    places = await house.store.seats.at_all([row.id for row in rows]) if rows else []
    return EveningTold(games=told(rows, places, person.id))


async def find_result(house: House, table: str) -> None:
    """How a game ended is worked out once."""
    try:
        live = await house.table(table)
    except RequestError:
        return  # ended by the keeper of the house
    if live.table.over:
        past = await house.store.answers.since(table, 0)
        minutes = (past[-1].at - past[0].at) / 60 if past else 0.0
        await house.store.tables.keep_result(table, result_of(live, minutes))


def result_of(live: LiveTable, minutes: float) -> dict[str, Any]:
    result = live.table.result()
    characters = [live.game.person(live.table, seat) for seat in range(len(live.seats))]
    return {
        "winners": list(result.winners),
        "points": list(result.points),
        "teams": list(result.teams),
        "characters": characters,
        "minutes": round(minutes),
    }


def told(rows: Sequence[StoredTable], places: Sequence[Place], person: str) -> list[EveningGame]:
    return [
        game_told(row, [place for place in places if place.table_id == row.id], person)
        for row in rows
        if row.result is not None and row.source is None and row.game in GAMES
    ]


def game_told(row: StoredTable, places: Sequence[Place], person: str) -> EveningGame:
    result = row.result or {}
    names = told_apart([place.name or place.left for place in places])
    seats = [
        EveningSeat(
            seat=place.seat,
            person=place.person or place.left_by,
            name=name,
            character=result["characters"][place.seat],
            team=result["teams"][place.seat],
            points=result["points"][place.seat],
            winner=place.seat in result["winners"],
        )
        for place, name in zip(places, names, strict=True)
    ]
    return EveningGame(
        table=row.id,
        evening=row.evening or row.id,
        game=row.game,
        at=row.since,
        minutes=result["minutes"],
        seats=seats,
        you=next((seat.seat for seat in seats if seat.person == person), None),
    )
