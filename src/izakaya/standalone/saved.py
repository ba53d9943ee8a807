"""Handlers for games stored on this device: list, export as a record, import, delete."""

from __future__ import annotations

import time

from izakaya.games import GAMES
from izakaya.house.house import House
from izakaya.house.messages import Download, TableCard
from izakaya.house.person import Person
from izakaya.house.tables import cards_of, new_table_id
from izakaya.playing.errors import RequestError
from izakaya.playing.message_parts import Message, TableInfo, Told
from izakaya.standalone.store import PageStore
from izakaya.standalone.tables import row
from izakaya.table.errors import IzakayaError
from izakaya.table.record import Record


class BroughtRecord(Message):
    """A record as somebody has it in a file."""

    text: str


class SavedGame(Told):
    """A stored game: its card, when it was laid, how many answers were given, and whether the person won, if it is over."""

    card: TableCard
    since: float
    answers: int
    won: bool | None


async def saved(house: House, store: PageStore, person: Person) -> list[SavedGame]:
    """Every stored game, the unfinished first and then the latest."""
    kept = sorted(store.tables.all(), key=lambda one: one["state"] == "over")
    cards = await cards_of(house, [row(one) for one in kept], person.id, person.language)
    return [
        SavedGame(
            card=card,
            since=one["since"],
            answers=len(store.answers.of(card.id)["past"]),
            won=won_by(store, card),
        )
        for card, one in zip(cards, kept, strict=True)
    ]


def won_by(store: PageStore, card: TableCard) -> bool | None:
    """Whether one won a game that is over: it is played again from its answers, once."""
    if card.state != "over" or card.you is None or card.trouble:
        return None
    if card.id not in store.winners:
        try:
            store.winners[card.id] = tuple(record_of(store, card.id).replay(GAMES).result().winners)
        except IzakayaError:  # damaged: the list shows it all the same
            store.winners[card.id] = None
    winners = store.winners[card.id]
    return None if winners is None else card.you in winners


def record_of(store: PageStore, table: str) -> Record:
    """The record of a stored game, as far as it was played."""
    kept = store.collections["table"].get(table)
    if kept is None:
        raise RequestError("no-such-table", 404)
    answers = [int(option) for option, *_ in store.answers.of(table)["past"]]
    return Record(
        kept["game"], kept["rules"], kept["seat_count"], dict(kept["options"]), int(kept["seed"]), "", answers
    )


async def take_out(store: PageStore, table: str) -> Download:
    """The record of a game on this device, finished or not: who has the device has all of it anyway."""
    record = record_of(store, table)
    return Download(record.text(), f"{record.game}-{table}.json")


async def bring(house: House, store: PageStore, person: Person, data: BroughtRecord) -> TableInfo:
    """A game from a record: to be looked at if it is over, and otherwise to be played on from where it stopped."""
    record = read_record(data.text)
    try:
        table = record.replay(GAMES)
    except IzakayaError:
        raise RequestError("record-answers", 422) from None
    values = {
        "id": new_table_id(),
        "game": record.game,
        "rules": record.rules,
        "seat_count": record.seats,
        "options": record.options,
        "seed": str(record.seed),
        "owner": person.id,
        "level": "adept",
        "clock_decision": None,
        "clock_reserve": None,
        "window": None,
        "silence": "beats",
        "pace": 0.8,
        "grace": 30.0,
        "public": False,
        "state": "over" if table.over else "playing",
    }
    seats = [
        {"seat": seat, "person": person.id if seat == 0 else None, "bot": None if seat == 0 else "adept"}
        for seat in range(record.seats)
    ]
    at = time.time()
    await store.tables.add_played(values, seats, [[answer, None, None, at] for answer in record.answers])
    return (await house.table(str(values["id"]))).info(person.id)


def read_record(text: str) -> Record:
    """A record of a whole game that can be played here; otherwise the reason why not, for the reader."""
    try:
        record = Record.read(text)
    except IzakayaError:
        raise RequestError("no-record", 422) from None
    if record.game not in GAMES:
        raise RequestError("record-game", 422, game=record.game[:40])
    if not GAMES[record.game].plays(record.rules):
        raise RequestError("record-rules", 422)
    if record.start:
        raise RequestError("record-in-the-middle", 422)
    return record


async def throw_away(house: House, store: PageStore, table: str) -> None:
    """A game that nobody needs any more."""
    if store.collections["table"].get(table) is None:
        raise RequestError("no-such-table", 404)
    house.unload(table)
    await store.remove(table)
