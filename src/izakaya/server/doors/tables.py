"""Requests about tables: lay, list, join, leave, start, play again."""

from __future__ import annotations

from typing import Annotated

from litestar import Request, delete, get, post
from litestar.datastructures import State
from litestar.params import Parameter

from izakaya.house import owning, shelved, tables
from izakaya.house.house import House
from izakaya.house.messages import ChosenOptions, NewTable, Quieten, Remove, SeatBot, TableCard, TakeSeat
from izakaya.playing.pieces import TableInfo
from izakaya.server.identity import guest, preferred_language, who

Asking = Request[object, object, State]
TableId = Annotated[str, Parameter(max_length=24)]


@get("/api/tables", summary="Public tables that can be joined or watched", tags=["tables"])
async def list_tables(request: Asking, house: House) -> list[TableCard]:
    person = await who(request, house)
    return await tables.list_tables(house, person, person.language if person else preferred_language(request))


@post("/api/tables", summary="Lay a table", tags=["tables"])
async def lay_table(request: Asking, data: NewTable, house: House) -> TableInfo:
    return await tables.lay_table(house, await guest(request, house), data)


@get("/api/tables/{table:str}", summary="A table and who sits there", tags=["tables"])
async def look_at(request: Asking, table: TableId, house: House) -> TableInfo:
    return await tables.look_at(house, await who(request, house), table)


@post("/api/tables/{table:str}/seat", summary="Sit down", tags=["tables"])
async def sit_down(request: Asking, table: TableId, data: TakeSeat, house: House) -> TableInfo:
    return await tables.sit_down(house, await guest(request, house), table, data)


@delete("/api/tables/{table:str}/seat", status_code=200, summary="Get up and leave", tags=["tables"])
async def get_up(request: Asking, table: TableId, house: House) -> TableInfo:
    person = await guest(request, house)
    kept = await shelved.shelved(house, table)
    return await (tables.get_up(house, person, table) if kept is None else shelved.leave(house, person, kept))


@post("/api/tables/{table:str}/bots", summary="A bot for an open seat, or none", tags=["tables"])
async def seat_bot(request: Asking, table: TableId, data: SeatBot, house: House) -> TableInfo:
    return await tables.seat_bot(house, await guest(request, house), table, data)


@post("/api/tables/{table:str}/options", summary="Lay an open table in another way", tags=["tables"])
async def choose_options(request: Asking, table: TableId, data: ChosenOptions, house: House) -> TableInfo:
    return await tables.choose_options(house, await guest(request, house), table, data)


@post("/api/tables/{table:str}/removed", summary="Show somebody out", tags=["tables"])
async def remove(request: Asking, table: TableId, data: Remove, house: House) -> TableInfo:
    return await owning.remove(house, await guest(request, house), table, data)


@post("/api/tables/{table:str}/quiet", summary="Let only those who play talk, or everybody", tags=["tables"])
async def quieten(request: Asking, table: TableId, data: Quieten, house: House) -> TableInfo:
    return await owning.quieten(house, await guest(request, house), table, data)


@post("/api/tables/{table:str}/start", summary="Begin; bots take the open seats", tags=["tables"])
async def start(request: Asking, table: TableId, house: House) -> TableInfo:
    return await tables.start(house, await guest(request, house), table)


@post("/api/tables/{table:str}/rematch", summary="The same people, a new deal", tags=["tables"])
async def rematch(request: Asking, table: TableId, house: House) -> TableInfo:
    return await tables.rematch(house, await guest(request, house), table)
