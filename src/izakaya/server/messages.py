"""What the house and its guests say to each other over HTTP, and what the socket's messages are made of as well.

Every name here is part of the protocol; `docs/server.md` tells the story, and the browser's types are made of these.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from msgspec import Meta, Struct

MOST_SEATS = 64  # at any table; how many a game is for it says itself

Name = Annotated[str, Meta(min_length=1, max_length=24)]
ClientId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Seconds = Annotated[float, Meta(ge=0, le=86_400)]
Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
View = Annotated[
    dict[str, Any], Meta(extra_json_schema={"allOf": [{"$ref": "#/components/schemas/AnyView"}]})
]
Seen = Annotated[
    dict[str, Any], Meta(extra_json_schema={"allOf": [{"$ref": "#/components/schemas/Happening"}]})
]
Level = Literal["random", "novice", "adept", "master"]
GameName = Annotated[str, Meta(min_length=1, max_length=16)]
Language = Literal["en", "it", "de", "es", "ja"]


class Message(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a guest sends: nothing unknown is overlooked."""


class Told(Struct, kw_only=True, omit_defaults=False):
    """What the house sends."""


class Seed(TypedDict):
    """The seed that proves the deal."""

    seed: str


class AnyView(TypedDict):
    """What the views of all games have in common; that of each game is described under its own name. `asked` is a seat, or
    "reactions" while others answer a move, or `None` at the end.
    """

    game: str
    seats: int
    seat: int | None
    turn: int
    asked: int | Literal["reactions"] | None
    question: dict[str, str | int]
    over: bool
    result: Seed | None


class Happening(TypedDict):
    """An event as its reader sees it: `seat` did it, `target` was concerned, a hidden card is `None`."""

    what: str
    seat: NotRequired[int]
    target: NotRequired[int]
    cards: NotRequired[list[str | None]]
    number: NotRequired[int]


# People.


class Me(Told):
    """Who this device is. `id` is public: others see it beside the name."""

    id: str
    name: str
    language: Language
    tables: list[TableCard]


class Introduction(Message):
    """What one says of oneself."""

    name: Name | None = None
    language: Language | None = None


class BotToken(Told):
    """Shown once: the token of a bot from outside, sent as `Authorization: Bearer …`."""

    id: str
    name: str
    token: str


# Tables.


class Clock(Message):
    """Time for each decision and a reserve for all of them, in seconds."""

    decision: Annotated[float, Meta(ge=5, le=86_400)] = 60
    reserve: Annotated[float, Meta(ge=0, le=86_400)] = 300


class NewTable(Message):
    """A table to be laid. `bots[i]` is the level of the bot at seat i, `None` leaves the seat to a person; a
    shorter list leaves the rest open. Reactions are hidden in windows of `window` seconds; `None` hides nothing.
    `sit` takes the first open seat for whoever asks; `start` begins at once, with bots of `level` on the open seats.
    """

    game: GameName
    seats: Annotated[int, Meta(ge=2, le=MOST_SEATS)] = 5
    options: dict[str, Annotated[str, Meta(max_length=400)]] = {}
    bots: Annotated[list[Level | None], Meta(max_length=MOST_SEATS)] = []
    level: Level = "adept"
    clock: Clock | None = None
    window: Annotated[float, Meta(ge=2, le=60)] | None = 8
    pace: Annotated[float, Meta(ge=0, le=5)] = 0.8
    grace: Annotated[float, Meta(ge=5, le=600)] = 30
    public: bool = False
    sit: bool = True
    start: bool = False


class TakenSeat(Told):
    """Who sits there: a person, a bot of a level, or nobody yet. `away` means a bot plays for the person."""

    seat: int
    person: str | None = None
    name: str = ""
    bot: Level | None = None
    here: bool = False
    away: bool = False
    reserve: float | None = None


class TableCard(Told):
    """A table on the list. `trouble` says why it cannot be played here, if it cannot."""

    id: str
    game: GameName
    seats: int
    taken: int
    people: list[str]
    state: Literal["open", "playing", "over"]
    public: bool
    you: int | None = None
    your_turn: bool = False
    trouble: str = ""


class TableInfo(Told):
    """All that everybody may know about a table apart from the game on it. `you` is the reader's seat."""

    id: str
    game: GameName
    rules: int
    seats: list[TakenSeat]
    options: dict[str, str]
    level: Level
    clock: Clock | None
    window: float | None
    pace: float
    grace: float
    public: bool
    state: Literal["open", "playing", "over"]
    owner: str
    you: int | None
    commitment: str
    rematch: str | None
    watching: int = 0


class TakeSeat(Message):
    """A certain seat, or the first that is free."""

    seat: Seat | None = None


class SeatBot(Message):
    """Put a bot on an open seat, or take it away."""

    seat: Seat
    level: Level | None


class Trouble(Told):
    """Why something was not done, in a word for programs and a sentence for people."""

    reason: str
    sentence: str


# A game in words.


class LogLine(Told):
    """A line of the log. `number` is that of the last event it tells of; `kind` is "turn" for a heading, "cry" for
    what somebody shouts (`words` without the name), "note" for a remark to this reader alone, else "event".
    """

    number: int
    kind: str
    what: str
    text: str
    seat: int
    words: str = ""


class ScoreTold(Told):
    """One person's line at the end."""

    seat: int
    name: str
    role: str
    points: int
    text: str
    winner: bool


class EndingTold(Told):
    """The end of a game in words: who won, why, the score, and the story."""

    title: str
    winners: str
    reasons: list[str]
    headings: list[str]
    rows: list[ScoreTold]
    sides: str
    story_title: str
    story: list[str]


# Replays.


class Frame(Told):
    """A moment of a game: the view before answer `number`, and what had happened since the moment before. `seat` is to
    answer now; `why` tells why the bot at seat `by` did what had happened."""

    number: int
    view: View
    news: list[Seen]
    lines: list[LogLine]
    seat: int | None
    by: int | None = None
    why: str = ""


class Story(Told):
    """A stretch of a replay. `eyes` is a seat, "all" with every card open, or "none" as a spectator saw it."""

    table: TableInfo
    eyes: str
    length: int
    first: int
    frames: list[Frame]
    ending: EndingTold | None


# The house.


class SettingInfo(Told):
    """A table option of a game: `kind` is "choice" (one of `values`), "seat", "people" (out of `values`) or "text"."""

    name: str
    kind: str
    text: str
    values: list[str]


class GameInfo(Told):
    """A game for `least` to `most` players; `options` has what each of its `settings` may be in a few English words."""

    name: GameName
    least: int
    most: int
    options: dict[str, str]
    settings: list[SettingInfo]


class HouseInfo(Told):
    """What can be played here, by whom, in which languages."""

    games: list[GameInfo]
    levels: list[Level]
    languages: list[Language]
    version: str


class Health(Told):
    ok: bool
    tables: int
    version: str
