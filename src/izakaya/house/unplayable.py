"""Tables that cannot be played here, because their game or its version of the rules is not installed, or their answers do not
replay.

They are kept, can be left, and their records can be taken to a house that knows them.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from izakaya.games import GAMES
from izakaya.house.house import House, not_playable
from izakaya.house.messages import Download, TableId
from izakaya.house.person import Person
from izakaya.house.texts import house_text
from izakaya.playing.errors import RequestError
from izakaya.playing.message_parts import TableInfo
from izakaya.playing.naming import told_apart
from izakaya.playing.storage import StoredTable
from izakaya.playing.table_info import table_info
from izakaya.table.chance import commitment
from izakaya.table.record import Record
from izakaya.words.about import game_name
from izakaya.words.speaking import speech_of

ALL_THAT_WAS_SAID: Final = 10_000  # lines


async def find_unplayable(house: House, table: str) -> StoredTable | None:
    """The table, if it is one of those."""
    row = await house.store.tables.find(table)
    return row if row is not None and not_playable(row) is not None else None


async def leave(house: House, person: Person, row: StoredTable) -> TableInfo:
    if row.state != "over" and not await house.store.seats.hand_over(row.id, person.id, row.level):
        raise RequestError("not-seated", 403)
    return table_info(row, await house.store.seats.at(row.id), person.id, commitment(int(row.seed)))


async def record(house: House, row: StoredTable) -> Download:
    """Of a game that is over: before its end it would tell what lies hidden, and its rules may come back."""
    trouble = not_playable(row)
    if row.state != "over" and trouble is not None:
        raise trouble
    answers = [int(answer.option) for answer in await house.store.answers.since(row.id, 0)][: row.shelved]
    kept = Record(row.game, row.rules, row.seat_count, dict(row.options), int(row.seed), "", answers)
    return Download(kept.text(), f"{row.game}-{row.id}.json")


async def memento(house: House, person: Person | None, table: TableId, speaks: str) -> str:
    """What can be read of a game whose rules are not here any more. Who sat where, how far it came, what was said; which answers were given
    is not told before its end: what they mean nobody here knows, and so neither whom they would give away.
    """
    row = await find_unplayable(house, table)
    if row is None:
        raise RequestError("still-played", 409)
    if person is not None and person.id in await house.store.tables.removed_from(row.id):
        raise RequestError("removed", 403)
    game = game_name(speech_of(speaks), GAMES[row.game]) if row.game in GAMES else row.game
    places = await house.store.seats.at(row.id)
    names = told_apart([place.name for place in places])
    lines = [house_text("server-memento", speaks, game=game, rules=row.rules, seats=row.seat_count)]
    for place, name in zip(places, names, strict=True):
        if place.person is None:
            lines.append(house_text("server-memento-bot", speaks, seat=place.seat + 1))
        else:
            lines.append(house_text("server-memento-person", speaks, seat=place.seat + 1, name=name))
    answers = await house.store.answers.since(row.id, 0)
    if answers:
        last = day(float(answers[-1].at))
        lines.append(house_text("server-memento-answers", speaks, answers=len(answers), last=last))
    muted = set() if person is None else await house.store.chat.muted_by(person.id)
    said = [
        line for line in await house.store.chat.latest(row.id, ALL_THAT_WAS_SAID) if line.person not in muted
    ]
    if said:
        lines += ["", house_text("server-memento-talk", speaks)]
    lines += [f"{day(line.at)}  {line.name}: {line.text}" for line in said]
    return "\n".join(lines) + "\n"


def day(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).date().isoformat()
