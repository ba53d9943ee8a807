"""Parts of messages: seats, clocks, views, news, log lines, the ending.

Every name here is part of the protocol, as in `messages.py`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from msgspec import Meta, Struct, field

ClientId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")]
PersonId = Annotated[str, Meta(max_length=16, pattern=r"^[0-9a-f]+$")]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
View = Annotated[
    dict[str, Any], Meta(extra_json_schema={"allOf": [{"$ref": "#/components/schemas/AnyView"}]})
]
Seen = Annotated[
    dict[str, Any], Meta(extra_json_schema={"allOf": [{"$ref": "#/components/schemas/Happening"}]})
]
Meant = Annotated[
    dict[str, Any], Meta(extra_json_schema={"allOf": [{"$ref": "#/components/schemas/MoveParts"}]})
]
Level = Literal["random", "novice", "adept", "master"]
GameName = Annotated[str, Meta(min_length=1, max_length=16)]
Language = Literal["en", "it", "de", "es", "ja"]
# Whether a window closes at the next beat when everybody has gone on, or always at its end; or there is none, because all people share a
# device that goes from hand to hand.
Silence = Literal["beats", "strict", "curtain"]


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


class MoveParts(TypedDict):
    """The meaning of one option: `way` says what is done; the other parts are there where they apply."""

    way: str
    card: NotRequired[str]
    weapon: NotRequired[str]
    target: NotRequired[int]
    place: NotRequired[str]
    number: NotRequired[int]


class Happening(TypedDict):
    """A piece of news as its reader sees it: `seat` did it, `target` was concerned, a hidden card is `None`."""

    what: str
    seat: NotRequired[int]
    target: NotRequired[int]
    cards: NotRequired[list[str | None]]
    number: NotRequired[int]


class Clock(Message):
    """Time for each decision and a reserve for all of them, in seconds."""

    decision: Annotated[float, Meta(ge=5, le=86_400)] = 60
    reserve: Annotated[float, Meta(ge=0, le=86_400)] = 300


class TakenSeat(Told):
    """Who sits there: a person, a bot of a level, or nobody yet. `away` means a bot plays for the person; `left` is the name of the
    person who left the game for good, and `called` the name by which sentences speak of the seat, where they do not by whom it plays.
    """

    seat: int
    person: str | None = None
    name: str = ""
    bot: Level | None = None
    here: bool = False
    away: bool = False
    reserve: float | None = None
    left: str = ""
    called: str = ""


class Watcher(Told):
    """Somebody who watches, by name."""

    person: str
    name: str


class Wish(Told):
    """Somebody who watches would like to play on in the place of the bot at a seat. The host answers it."""

    person: str
    name: str
    seat: int


class Branch(Told):
    """A game that goes on from a moment of another one, with everybody's cards as they lay there: an exercise, which counts for nothing."""

    source: str
    moment: int


class TableInfo(Told):
    """All that everybody may know about a table apart from the game on it. `you` is the reader's seat; `quiet` means that only
    those who play may talk. `host` is who arranges the table now: the owner, or while the owner is gone the next who sits there;
    `yours` is whether the reader may arrange it, deal the cards and answer `wishes`.
    """

    id: str
    game: GameName
    rules: int
    seats: list[TakenSeat]
    options: dict[str, str]
    level: Level
    clock: Clock | None
    window: float | None
    silence: Silence
    pace: float
    grace: float
    public: bool
    state: Literal["open", "playing", "over"]
    owner: str
    you: int | None
    commitment: str
    rematch: str | None
    watching: int = 0
    watchers: list[Watcher] = field(default_factory=list)
    host: str = ""
    yours: bool = False
    wishes: list[Wish] = field(default_factory=list)
    branch: Branch | None = None
    quiet: bool = False


class LogLine(Told):
    """A line of the log. `number` is that of the last news it tells of; `kind` is "turn" for a heading, "cry" for
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
    """The end of a game in words: who won, why, the score, the story, and the deed that decided it (empty, if none did)."""

    title: str
    winners: str
    reasons: list[str]
    headings: list[str]
    rows: list[ScoreTold]
    sides: str
    story_title: str
    story: list[str]
    deciding: str
