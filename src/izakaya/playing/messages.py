"""Protocol of a table: the messages between the house and its guests, however they are connected.

Every name here is part of the protocol; `docs/server.md` tells the story, and the browser's types are made of these.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from izakaya.playing.message_parts import (
    ClientId,
    Count,
    EndingTold,
    Language,
    LogLine,
    Meant,
    Message,
    PersonId,
    Seen,
    TableInfo,
    Told,
    View,
)

# What a guest says. The field `do` tells which.


class Hello(Message, tag_field="do", tag="hello"):
    """First of all. `since` is the number of the next news the guest has not seen, if it was here before;
    `words` false spares programs the sentences, `views` false spares them the view after each news. A client that `shows` things
    to a person says when they are `ready` and when a window is `shown`, and is waited for, though not for long.
    """

    since: Count | None = None
    language: Language | None = None
    words: bool = True
    views: bool = True
    shows: bool = False


class Ready(Message, tag_field="do", tag="ready"):
    """The person has read who they are: the game may begin."""


class Shown(Message, tag_field="do", tag="shown"):
    """The window of this number has come to the person's eyes, with or without a question: its clock may run."""

    number: Count


class GoOn(Message, tag_field="do", tag="go-on"):
    """Nothing more to say in the window of this number, asked or not. When everybody has said so it closes at its next beat."""

    number: Count
    client: ClientId


class Hurry(Message, tag_field="do", tag="hurry"):
    """The only person at a table wants the bots to play without a pause until they are asked themselves."""

    on: bool = True


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

    never: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=40)] = field(
        default_factory=list
    )
    until_my_turn: bool = False
    spare: bool = True


class Say(Message, tag_field="do", tag="say"):
    """A line of chat."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]
    client: ClientId


class Mute(Message, tag_field="do", tag="mute"):
    """No longer hear this person, or hear them again."""

    person: PersonId
    on: bool = True


class Report(Message, tag_field="do", tag="report"):
    """Tell the owner of the house about a line of chat."""

    line: Count
    text: Annotated[str, Meta(max_length=300)] = ""


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


FromGuest = (
    Hello
    | Ready
    | Shown
    | GoOn
    | Hurry
    | Answer
    | Orders
    | Say
    | Mute
    | Report
    | AskHint
    | Back
    | Speak
    | Ping
)


# What the house says. The field `is` tells which.


class BlowTold(Told):
    """Whom an option may hit (`piece`: `seat-2`, or a minion), with which weapon and how hard."""

    weapon: str
    piece: str
    strength: int


class FollowUpTold(Told):
    """An answer to the question that follows an option: its meaning, and how both together read."""

    move: Meant
    text: str


class Offer(Told):
    """One option: what it means (`move`), how it reads (`text`), under which heading (`group`), and to guests who want words whom it may
    hit and how hard (`blows`), what can be chosen next (`follow_ups`) and whether it costs the last life (`deadly`), in games that tell it.
    """

    option: int
    text: str
    group: str
    move: Meant
    blows: list[BlowTold]
    follow_ups: list[FollowUpTold]
    deadly: bool = False


class WhyTold(Told):
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


class QuestionTold(Told, tag_field="is", tag="question"):
    """The guest's seat is asked. `reasons` tell what is not on offer and which rule forbids it, to guests who want words.
    `ends` is when somebody else decides for it at the latest (seconds of the house's clock); when that is in a window, everybody is told.
    Numbers from 100,000 on are of questions that come only if others refuse. So many of the offers are chosen one after the other as
    `several` says; `suggested` is the option that hardly anybody would not choose.
    """

    number: int
    text: str
    offers: list[Offer]
    reasons: list[WhyTold]
    reaction: bool
    ends: float | None
    view: View | None
    several: int = 1
    suggested: int | None = None


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


class NewsTold(Told, tag_field="is", tag="news"):
    """What happened, from number `first` to just before `number`; the view is how things stand after it."""

    first: int
    number: int
    answers: int
    events: list[Seen]
    lines: list[LogLine]
    view: View | None


class SeatsTold(Told, tag_field="is", tag="seats"):
    """Somebody sat down, left, came back, or a bot took over; or the game began."""

    table: TableInfo


class OrdersTold(Told, tag_field="is", tag="orders"):
    """What the guest's seat has ordered, when that has changed without this guest: "until my turn" is over, or it was said elsewhere."""

    orders: Orders


class Window(Told, tag_field="is", tag="window"):
    """Reactions are awaited until `ends`, asked or not; `None`: no longer. `number` is what `go-on` names."""

    ends: float | None
    number: int | None = None


class Handed(Told, tag_field="is", tag="handed"):
    """At a table whose people share a device: the seat to which it goes, because it is asked question `number`, which it may refuse or
    not; `None`: nobody is asked but bots. `happened` counts the news: as long as it is the same, nothing has happened in between.
    """

    seat: int | None
    number: int | None = None
    refusable: bool = False
    happened: int = 0


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


class HintTold(Told, tag_field="is", tag="hint"):
    """What a master would answer to question `number`, and why."""

    number: int
    option: int
    sentences: list[str]


class Ended(Told, tag_field="is", tag="ended"):
    """The game is over: how it ended, in the guest's words; programs that want no words get none."""

    ending: EndingTold | None
    table: TableInfo


class Pong(Told, tag_field="is", tag="pong"):
    """The answer to `ping`, with the time of the house."""

    now: float


FromHouse = (
    Welcome
    | QuestionTold
    | NoQuestion
    | NewsTold
    | SeatsTold
    | OrdersTold
    | Window
    | Handed
    | Countdown
    | ChatLine
    | Accepted
    | Refused
    | HintTold
    | Ended
    | Pong
)
