"""Handlers for tables: create, list, join, leave, start, rematch."""

from __future__ import annotations

import base64
import hmac
import secrets
from collections.abc import Sequence
from typing import Any, Final

from izakaya.games import GAMES
from izakaya.house import coming_late, unplayable
from izakaya.house.house import RULES, House, not_playable
from izakaya.house.messages import ChosenOptions, NewTable, SeatBot, TableCard, TableId, TakeSeat
from izakaya.house.person import Person
from izakaya.house.rate_limits import TABLES, TABLES_LAID, TABLES_LAID_FROM
from izakaya.house.table_settings import stored_settings
from izakaya.house.texts import error_sentence
from izakaya.playing.errors import RequestError
from izakaya.playing.live import LiveTable
from izakaya.playing.message_parts import TableInfo
from izakaya.playing.storage import Place, StoredTable
from izakaya.table.chance import fresh_seed
from izakaya.table.errors import IzakayaError
from izakaya.table.game import Game
from izakaya.table.setting import TEXT

LISTED: Final = 50
LAID: Final = (
    *("game", "rules", "seat_count", "options", "seed", "level", "clock_decision", "clock_reserve"),
    *("window", "silence", "pace", "grace", "public"),
)


def new_table_id() -> str:
    """A name that cannot be guessed: the link to a table is the invitation to it."""
    return secrets.token_urlsafe(15)


def table_id_of(house: House, person: Person, client: str) -> str:
    """An id that depends on the person and the client id, so that a repeated request finds the same table; nobody else can guess it."""
    named = hmac.digest(house.secret.encode(), f"table {person.id} {client}".encode(), "sha256")
    return base64.urlsafe_b64encode(named[:15]).decode()


async def cards_of(house: House, rows: Sequence[StoredTable], person: str, language: str) -> list[TableCard]:
    places = await house.store.seats.at_all([row.id for row in rows]) if rows else []
    cards: list[TableCard] = []
    for row in rows:
        seats = [place for place in places if place.table_id == row.id]
        mine = next((place.seat for place in seats if place.person == person), None)
        live = house.tables.get(row.id)
        trouble = not_playable(row)
        cards.append(
            TableCard(
                id=row.id,
                game=row.game,
                seats=row.seat_count,
                taken=sum(place.person is not None or place.bot is not None for place in seats),
                people=[place.name for place in seats if place.name],
                state=row.state,  # type: ignore[arg-type]
                public=row.public,
                you=mine,
                your_turn=live is not None and mine is not None and live.window.asked_of(mine) is not None,
                trouble=error_sentence(trouble, language) if trouble else "",
            )
        )
    return cards


async def list_tables(house: House, person: Person | None, speaks: str) -> list[TableCard]:
    """Public tables that can be joined or watched."""
    rows = await house.store.tables.open(LISTED)
    return await cards_of(house, rows, person.id if person else "", speaks)


async def lay_table(house: House, person: Person, data: NewTable, address: str) -> TableInfo:
    """Lay a table."""
    table = new_table_id() if data.client is None else table_id_of(house, person, data.client)
    if data.client is not None:
        laid = await house.store.tables.find(table)
        if laid is not None:
            # It was sent before, and the answer was lost; so may have been what came after it.
            if data.start and laid.state == "open":
                await begin(house, table, data.level)
            return (await house.table(table)).info(person.id)
    await may_lay(house, person, address)
    game = GAMES.get(data.game)
    if game is None:
        raise RequestError("no-such-game", 422, games=", ".join(GAMES))
    may_seat(game, data.seats)
    if len(data.bots) > data.seats:
        raise RequestError("too-many-bots", 422, seats=data.seats)
    seed = fresh_seed()
    may_choose(game, data.seats, seed, data.options, game.rules)
    bots = [*data.bots, *[None] * (data.seats - len(data.bots))]
    sits = bots.index(None) if data.sit and None in bots else None
    if data.sit and sits is None:
        raise RequestError("no-free-seat", 409)
    values: dict[str, Any] = {
        "id": table,
        "game": data.game,
        "rules": game.rules,
        "seat_count": data.seats,
        "options": data.options,
        "seed": str(seed),
        "owner": person.id,
        "level": data.level,
        "clock_decision": None if data.clock is None else data.clock.decision,
        "clock_reserve": None if data.clock is None else data.clock.reserve,
        "window": data.window,
        "silence": data.silence,
        "pace": data.pace,
        "grace": data.grace,
        "public": data.public,
    }
    seats = [
        {"seat": seat, "bot": bot, "person": person.id if seat == sits else None}
        for seat, bot in enumerate(bots)
    ]
    await house.store.tables.add(values, seats)
    if data.start:
        await begin(house, table, data.level)
    return (await house.table(table)).info(person.id)


def may_seat(game: Game, seats: int) -> None:
    if not game.least <= seats <= game.most:
        raise RequestError("wrong-seats", 422, least=game.least, most=game.most)


def may_choose(game: Game, seats: int, seed: int, options: dict[str, str], rules: int) -> None:
    """Whether a table can be dealt so."""
    try:
        for name, setting in game.settings.items():
            if setting.kind == TEXT and name in options:
                setting.check(options[name])
    except IzakayaError as problem:
        # Which line and why is said by the rules themselves, for all interfaces alike.
        raise RequestError("wrong-text", 422, problem=str(problem)) from None
    try:
        game.new_table(seats, seed, options, rules)
    except IzakayaError:
        raise RequestError("wrong-options", 422, options=", ".join(game.settings)) from None


async def may_lay(house: House, person: Person, address: str) -> None:
    if not house.limited:
        return
    if await house.store.tables.unfinished_of(person.id, RULES) >= TABLES:
        raise RequestError("too-many-tables", 429, most=TABLES)
    limiter = house.rate_limiter
    if not limiter.take(TABLES_LAID, person.id) or not limiter.take_from(TABLES_LAID_FROM, address):
        raise RequestError("tables-too-fast", 429)


async def begin(house: House, table: str, level: str) -> None:
    if not await house.store.tables.start(table, level):
        raise RequestError("already-started", 409)
    await house.tell_seats(table)
    await house.begin_driving(table)


async def open_table(house: House, table: str) -> LiveTable:
    live = await house.table(table)
    if live.row.state != "open":
        raise RequestError("already-started", 409)
    return live


async def look_at(house: House, person: Person | None, table: TableId) -> TableInfo:
    """A table and who sits there."""
    thought_owner = person.id if person else ""
    return (await house.table_for(thought_owner, table)).info(thought_owner)


async def sit_down(house: House, person: Person, table: TableId, data: TakeSeat) -> TableInfo:
    """Sit down; before the deal also in the place of a bot, and in a game there, as soon as the host has nodded."""
    live = await house.table_for(person.id, table)
    if live.playing:
        return await coming_late.wish(house, person, live, data.seat)
    live = await open_table(house, table)
    mine = live.seat_of(person.id)
    if mine is not None:
        if data.seat is None or data.seat == mine:
            raise RequestError("already-seated", 409)
        if data.seat >= len(live.seats) or not await house.store.seats.move(table, person.id, data.seat):
            raise RequestError("seat-taken", 409)
        await house.tell_seats(table)
        return live.info(person.id)
    wanted = [data.seat] if data.seat is not None else [place.seat for place in live.seats]
    take, take_over = house.store.seats.take, house.store.seats.take_over
    for seat in wanted:
        if seat >= len(live.seats):
            continue
        if await take(table, seat, person.id) or (
            data.seat == seat and await take_over(table, seat, person.id)
        ):
            await house.tell_seats(table)
            return live.info(person.id)
    raise RequestError("seat-taken" if data.seat is not None else "no-free-seat", 409)


async def get_up(house: House, person: Person, table: TableId) -> TableInfo:
    """Get up and leave."""
    kept = await unplayable.find_unplayable(house, table)
    if kept is not None:
        return await unplayable.leave(house, person, kept)
    live = await house.table(table)
    if live.seat_of(person.id) is None and person.id in live.presence.wishes:
        return await coming_late.withdraw(house, person, live)
    if live.row.state == "open":
        left = await house.store.seats.leave(table, person.id)
    elif live.table.over:
        left = True
    else:
        left = await house.store.seats.hand_over(table, person.id, live.row.level)
    if not left:
        raise RequestError("not-seated", 403)
    await house.tell_seats(table)
    return live.info(person.id)


async def seat_bot(house: House, person: Person, table: TableId, data: SeatBot) -> TableInfo:
    """A bot for an open seat, or none."""
    live = await open_table(house, table)
    owned(live, person.id)
    if data.seat >= len(live.seats) or not await house.store.seats.put_bot(table, data.seat, data.level):
        raise RequestError("seat-taken", 409)
    await house.tell_seats(table)
    return live.info(person.id)


async def choose_options(house: House, person: Person, table: TableId, data: ChosenOptions) -> TableInfo:
    """Lay an open table in another way."""
    live = await open_table(house, table)
    owned(live, person.id)
    row = live.row
    values = stored_settings(data)
    seats = values.get("seat_count", row.seat_count)
    may_seat(live.game, seats)
    may_choose(live.game, seats, int(row.seed), values.get("options", row.options), row.rules)
    if values and not await house.store.tables.choose(table, values):
        raise RequestError("already-started", 409)
    await house.tell_seats(table)
    return live.info(person.id)


async def start(house: House, person: Person, table: TableId) -> TableInfo:
    """Begin; bots take the open seats."""
    live = await open_table(house, table)
    owned(live, person.id)
    await begin(house, table, live.row.level)
    return live.info(person.id)


def owned(live: LiveTable, person: str) -> None:
    """Only the host arranges the table, or any seated person if the owner does not sit there."""
    if not live.presence.may_arrange(person):
        raise RequestError("not-yours", 403)


def laid_like(row: StoredTable, person: Person, **changes: Any) -> dict[str, Any]:
    """The values of a new table of this person's, laid as that one was."""
    return {column: getattr(row, column) for column in LAID} | {
        "id": new_table_id(),
        "owner": person.id,
        **changes,
    }


def seats_for(game: Game, places: Sequence[Place]) -> list[dict[str, Any]]:
    """The seats of a table for the same people at another game: bots make room, or come in addition."""
    people = [place for place in places if place.person is not None]
    if len(people) > game.most:
        raise RequestError("wrong-seats", 422, least=game.least, most=game.most)
    bots = sum(place.person is None for place in places)
    number = max(game.least, min(game.most, len(people) + bots))
    kept = [place for place in places if place.person is not None]
    kept += [place for place in places if place.person is None][: number - len(kept)]
    kept.sort(key=lambda place: place.seat)
    found = [{"seat": seat, "person": place.person, "bot": place.bot} for seat, place in enumerate(kept)]
    return found + [{"seat": seat} for seat in range(len(found), number)]


async def rematch(
    house: House, person: Person, table: TableId, address: str, game: str | None = None
) -> TableInfo:
    """The same people, a new deal, of the same game or of another one."""
    live = await house.table(table)
    if not live.table.over:
        raise RequestError("not-over", 409)
    if live.seat_of(person.id) is None:
        raise RequestError("not-seated", 403)
    row = live.row
    if row.rematch is None:
        await may_lay(house, person, address)
        if game is not None and game not in GAMES:
            raise RequestError("no-such-game", 422, games=", ".join(GAMES))
        other = GAMES[game or row.game]
        # A new deal is by the present rules, whatever the last one was by.
        values = laid_like(
            row, person, seed=str(fresh_seed()), rules=other.rules, evening=row.evening or row.id
        )
        if other is live.game:
            seats = [{"seat": place.seat, "person": place.person, "bot": place.bot} for place in live.seats]
        else:
            seats = seats_for(other, live.seats)
            values |= {"game": other.name, "options": {}, "seat_count": len(seats)}
        await house.store.tables.add_rematch(table, values, seats)
        async with live.lock:
            await house.refresh(live)
        house.publish(table, "seats")
        if live.people == 1 and live.row.rematch == values["id"]:
            await begin(house, values["id"], row.level)  # bots are ready when the person is
    assert live.row.rematch is not None, "it was laid just now, by us or by somebody faster"
    return (await house.table(live.row.rematch)).info(person.id)
