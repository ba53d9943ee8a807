"""Requests about games seen again: records, replays, reviews, and tables that go on from a moment."""

from __future__ import annotations

from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.params import Parameter

from izakaya.house import replays, reviews, shelved
from izakaya.house.house import House
from izakaya.house.messages import PlayOn, ReviewTold, Story
from izakaya.house.replays import LONGEST
from izakaya.playing.pieces import Language, TableInfo
from izakaya.playing.troubles import TurnedAway
from izakaya.server.doors.tables import Asking, TableId
from izakaya.server.identity import address_of, guest, preferred_language, who

Eyes = Annotated[str, Parameter(pattern="^([0-9]{1,2}|all|none)$")]


@get("/api/tables/{table:str}/record", summary="The record of a finished game", tags=["replays"])
async def record(table: TableId, house: House) -> Response[str]:
    kept = await shelved.shelved(house, table)
    text, name = await (replays.record(house, table) if kept is None else shelved.record(house, kept))
    return Response(
        text,
        media_type=MediaType.JSON,
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@get(
    "/api/tables/{table:str}/memento",
    summary="What can be read of a game whose rules are not here any more",
    tags=["replays"],
    media_type=MediaType.TEXT,
)
async def memento(request: Asking, table: TableId, house: House) -> str:
    kept = await shelved.shelved(house, table)
    if kept is None:
        raise TurnedAway("still-played", 409)
    person = await who(request, house)
    speaks = person.language if person else preferred_language(request)
    return await shelved.memento(house, kept, person.id if person else None, speaks)


@get("/api/tables/{table:str}/replay", summary="A stretch of a game, moment by moment", tags=["replays"])
async def replay(
    request: Asking,
    table: TableId,
    house: House,
    eyes: Eyes = "none",
    first: Annotated[int, Parameter(ge=0, le=100_000)] = 0,
    count: Annotated[int, Parameter(ge=1, le=LONGEST)] = LONGEST,
    language: Language | None = None,
) -> Story:
    person = await who(request, house)
    speaks = language or (person.language if person else preferred_language(request))
    return await replays.replay(house, person, table, eyes, first, count, speaks, address_of(request))


@get(
    "/api/tables/{table:str}/review",
    summary="Chances, turning points and advice, or how far they have come",
    tags=["replays"],
)
async def review(
    request: Asking, table: TableId, house: House, language: Language | None = None
) -> ReviewTold:
    person = await who(request, house)
    speaks = language or (person.language if person else preferred_language(request))
    return await reviews.review(house, person, table, speaks)


@post(
    "/api/tables/{table:str}/play-on",
    summary="A new table that goes on from a moment of this game, with bots at the other seats",
    tags=["replays"],
)
async def play_on(request: Asking, table: TableId, data: PlayOn, house: House) -> TableInfo:
    return await reviews.play_on(house, await guest(request, house), table, data)
