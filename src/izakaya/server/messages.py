"""What the house and its guests say to each other: the bodies of HTTP and the messages of the socket.

Every name here is part of the protocol; `docs/server.md` tells the story, and the browser's types are made of these.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Name = Annotated[str, Meta(min_length=1, max_length=24)]
ClientId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Seconds = Annotated[float, Meta(ge=0, le=86_400)]
Seat = Annotated[int, Meta(ge=0, le=7)]
View = Annotated[
    dict[str, Any],
    Meta(
        extra_json_schema={
            "oneOf": [{"$ref": "#/components/schemas/SwordView"}, {"$ref": "#/components/schemas/SakeView"}]
        }
    ),
]
Level = Literal["random", "novice", "adept", "master"]
GameName = Literal["sword", "sake"]
Language = Literal["en", "it", "de", "es", "ja"]


class Message(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a guest sends: nothing unknown is overlooked."""


class Told(Struct, kw_only=True, omit_defaults=False):
    """What the house sends."""


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
    seats: Annotated[int, Meta(ge=3, le=8)] = 5
    options: dict[str, Annotated[str, Meta(max_length=400)]] = {}
    bots: Annotated[list[Level | None], Meta(max_length=8)] = []
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
    """A table on the list."""

    id: str
    game: GameName
    seats: int
    taken: int
    people: list[str]
    state: Literal["open", "playing", "over"]
    public: bool
    you: int | None = None
    your_turn: bool = False


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


# Replays.


class Frame(Told):
    """A moment of a game: the view before answer `number`, and what had happened since the moment before. `seat` is to
    answer now; `why` tells why the bot at seat `by` did what had happened."""

    number: int
    view: View
    news: list[dict[str, Any]]
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


# The socket: what a guest says. The field `do` tells which.


class Hello(Message, tag_field="do", tag="hello"):
    """First of all. `since` is the number of the next news the guest has not seen, if it was here before;
    `words` false spares programs the sentences, `views` false spares them the view after each news.
    """

    since: Count | None = None
    language: Language | None = None
    words: bool = True
    views: bool = True


class Answer(Message, tag_field="do", tag="answer"):
    """The answer to question `number`. Sent twice with the same `client` id it counts once."""

    number: Count
    option: Annotated[int, Meta(ge=0, le=32_767)]
    client: ClientId


class Orders(Message, tag_field="do", tag="orders"):
    """Standing orders: what to answer without asking. `never` names cards against which one never reacts;
    `until_my_turn` passes everything until one's own next turn; `spare` leaves out questions with which hardly
    anybody wants to be bothered.
    """

    never: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=40)] = []
    until_my_turn: bool = False
    spare: bool = True


class Say(Message, tag_field="do", tag="say"):
    """A line of chat."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]
    client: ClientId


class Mute(Message, tag_field="do", tag="mute"):
    """No longer hear this person, or hear them again."""

    person: Annotated[str, Meta(max_length=16, pattern=r"^[0-9a-f]+$")]
    on: bool = True


class Report(Message, tag_field="do", tag="report"):
    """Tell the owner of the house about a line of chat."""

    line: Count
    text: Annotated[str, Meta(max_length=300)] = ""


class AskWhy(Message, tag_field="do", tag="why"):
    """What is missing from question `number`, and why."""

    number: Count


class AskHint(Message, tag_field="do", tag="hint"):
    """What the master would do."""

    number: Count


class Back(Message, tag_field="do", tag="back"):
    """The person is back and plays on instead of the bot."""


class Speak(Message, tag_field="do", tag="speak"):
    """From now on in another language; a fresh view follows."""

    language: Language


class Ping(Message, tag_field="do", tag="ping"):
    """Still there?"""


FromGuest = Hello | Answer | Orders | Say | Mute | Report | AskWhy | AskHint | Back | Speak | Ping


# The socket: what the house says. The field `is` tells which.


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


class Offer(Told):
    """One option: what it means (`move`), how it reads (`text`), under which heading (`group`)."""

    option: int
    text: str
    group: str
    move: dict[str, str | int]


class Question(Told, tag_field="is", tag="question"):
    """The guest's seat is asked. `ends` is when somebody else decides for it (seconds of the house's clock). Numbers from
    100,000 on are of questions that come only if others refuse.
    """

    number: int
    text: str
    offers: list[Offer]
    reaction: bool
    ends: float | None
    view: View | None


class NoQuestion(Told, tag_field="is", tag="no-question"):
    """The guest's seat is no longer asked anything."""


class Welcome(Told, tag_field="is", tag="welcome"):
    """The whole table as this guest may see it. `number` is that of the next news."""

    table: TableInfo
    number: int
    answers: int
    view: View | None
    lines: list[LogLine]
    chat: list[ChatLine]
    muted: list[str]
    orders: Orders | None
    now: float
    window: float | None
    ending: EndingTold | None
    welcome: list[str]


class News(Told, tag_field="is", tag="news"):
    """What happened, from number `first` to just before `number`; the view is how things stand after it."""

    first: int
    number: int
    answers: int
    events: list[dict[str, Any]]
    lines: list[LogLine]
    view: View | None


class Seats(Told, tag_field="is", tag="seats"):
    """Somebody sat down, left, came back, or a bot took over; or the game began."""

    table: TableInfo


class Window(Told, tag_field="is", tag="window"):
    """Reactions are being waited for until `ends`, whoever may be asked; `None`: no longer."""

    ends: float | None


class Countdown(Told, tag_field="is", tag="countdown"):
    """A bot will play for this seat at `ends`, unless the person answers; `None`: no longer."""

    seat: int
    why: Literal["time", "gone"]
    ends: float | None


class ChatLine(Told, tag_field="is", tag="chat"):
    """A line of chat as it was heard; `drunk` people are hard to understand."""

    number: int
    person: str
    name: str
    seat: int | None
    text: str
    drunk: bool
    at: float


class Accepted(Told, tag_field="is", tag="accepted"):
    """Stored: it will not be lost."""

    client: str
    number: int


class Refused(Told, tag_field="is", tag="refused"):
    """Not done, and why. `client` is the id of what was refused, if it had one."""

    reason: str
    sentence: str
    client: str = ""


class Reason(Told):
    """Something one might expect but cannot do: which options, cards and targets it concerns, and the rule."""

    what: str
    reason: str
    rule: str
    rule_text: str
    options: list[int]
    cards: list[str]
    weapons: list[str]
    gear: list[str]
    targets: list[int]
    pieces: list[str]


class Reasons(Told, tag_field="is", tag="reasons"):
    number: int
    reasons: list[Reason]


class HintTold(Told, tag_field="is", tag="hint"):
    number: int
    option: int
    sentences: list[str]


class Ended(Told, tag_field="is", tag="ended"):
    """The game is over: how it ended, in the guest's words; programs that want no words get none."""

    ending: EndingTold | None
    table: TableInfo


class Pong(Told, tag_field="is", tag="pong"):
    now: float


FromHouse = (
    Welcome
    | Question
    | NoQuestion
    | News
    | Seats
    | Window
    | Countdown
    | ChatLine
    | Accepted
    | Refused
    | Reasons
    | HintTold
    | Ended
    | Pong
)


# The house.


class GameTold(Told):
    name: GameName
    least: int
    most: int
    options: dict[str, str]


class House(Told):
    """What can be played here, by whom, in which languages."""

    games: list[GameTold]
    levels: list[Level]
    languages: list[Language]
    version: str


class Health(Told):
    ok: bool
    tables: int
    version: str
