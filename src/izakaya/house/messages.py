"""Bodies of HTTP requests and responses. Those of the WebSocket are in `playing/messages.py`.

Every name here is part of the protocol; `docs/server.md` describes it, and the browser's types are generated from it.
"""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple

from msgspec import UNSET, Meta, UnsetType, field

from izakaya.playing.message_parts import (
    ClientId,
    Clock,
    EndingTold,
    GameName,
    Language,
    Level,
    LogLine,
    Message,
    PersonId,
    Seen,
    Silence,
    TableInfo,
    Told,
    View,
)
from izakaya.table.seats import MOST_SEATS

TableId = Annotated[str, Meta(max_length=24)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
# Table options by their names; one may be the text of a whole file.
Options = dict[str, Annotated[str, Meta(max_length=65_536)]]
Places = Annotated[int, Meta(ge=2, le=MOST_SEATS)]
# In seconds.
WindowLength = Annotated[float, Meta(ge=2, le=60)]
Pace = Annotated[float, Meta(ge=0, le=5)]
Grace = Annotated[float, Meta(ge=5, le=600)]


# People.


class Download(NamedTuple):
    """A file of JSON, and what it is called."""

    text: str
    name: str


class Me(Told):
    """Who this device is. `id` is public: others see it beside the name, which is `named` if it was chosen and not by lot."""

    id: str
    name: str
    named: bool
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


class NewTable(Message):
    """A table to be laid. `bots[i]` is the level of the bot at seat i, `None` leaves the seat to a person; a
    shorter list leaves the rest open. Reactions are hidden in windows of `window` seconds; `None` hides nothing. `silence`
    "beats" lets a window close at its next quarter when everybody has gone on, "strict" only at its end; with "curtain" there are none,
    because all people share a device, and everybody is told whom it is handed to.
    `sit` takes the first open seat for the sender; `start` begins at once, with bots of `level` on the open seats. Sent twice with
    the same `client` id, because the answer was lost, it lays one table.
    """

    game: GameName
    seats: Places = 5
    options: Options = field(default_factory=dict)
    bots: Annotated[list[Level | None], Meta(max_length=MOST_SEATS)] = field(default_factory=list)
    level: Level = "adept"
    clock: Clock | None = None
    window: WindowLength | None = 8
    silence: Silence = "beats"
    pace: Pace = 0.8
    grace: Grace = 30
    public: bool = False
    sit: bool = True
    start: bool = False
    client: ClientId | None = None


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


class TakeSeat(Message):
    """A certain seat, or the first that is free; somebody who already sits at the open table moves there."""

    seat: Seat | None = None


class Nod(Message):
    """Let somebody who wishes to sit down take over from the bot, or not."""

    person: PersonId
    yes: bool = True


class HandOver(Message):
    """Give one's own seat to somebody who watches."""

    person: PersonId


class SeatBot(Message):
    """Put a bot on an open seat, or take it away."""

    seat: Seat
    level: Level | None


class Remove(Message):
    """Show somebody out of the table, who plays there or watches."""

    person: PersonId


class Quieten(Message):
    """Let only those who play talk, or everybody again."""

    on: bool = True


class ChosenOptions(Message):
    """How a table that is still open shall be laid instead; what is left out stays. `options` are all of the game's, in place of
    those it had: what is not among them is as usual. With other `seats`, people and bots stay where they can.
    """

    options: Options | UnsetType = UNSET
    seats: Places | UnsetType = UNSET
    level: Level | UnsetType = UNSET
    clock: Clock | UnsetType | None = UNSET
    window: WindowLength | UnsetType | None = UNSET
    silence: Silence | UnsetType = UNSET
    pace: Pace | UnsetType = UNSET
    grace: Grace | UnsetType = UNSET
    public: bool | UnsetType = UNSET


class EveningSeat(Told):
    """How somebody fared. `character` is the message that names whom they played, `team` their side; a bot has no name."""

    seat: int
    person: str | None
    name: str
    character: str
    team: str
    points: int
    winner: bool


class EveningGame(Told):
    """A finished game: when its table was laid (`at`), and how many minutes lay between the first answer and the last."""

    table: str
    evening: str
    game: GameName
    at: float
    minutes: int
    seats: list[EveningSeat]
    you: int | None


class EveningTold(Told):
    """Finished games; those of one evening have its name in common, the first table's id."""

    games: list[EveningGame]


class TroubleTold(Told):
    """Why something was not done, in a word for programs and a sentence for people."""

    reason: str
    sentence: str


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
    """A page of a replay. `eyes` is a seat, "all" with every card open, or "none" as a spectator saw it."""

    table: TableInfo
    eyes: str
    length: int
    first: int
    frames: list[Frame]
    ending: EndingTold | None


class LookTold(Told):
    """How things stood when so many answers had been given, in the turn of a seat. For every seat, how likely it was to win, from 0 to
    1: `whole` as the whole table shows it, `seen` as the seat itself could see it. `beliefs[a][b]` is what seat a thought of seat b: how
    likely it is on each side; empty in a game without hidden sides.
    """

    number: int
    seat: int
    whole: list[float]
    seen: list[float]
    beliefs: list[list[dict[str, float]]]


class TurnTold(Told):
    """A turning point: what had been done at moment `number`, in words, and the chances of a seat at the turns before and after it."""

    number: int
    seat: int
    before: float
    after: float
    text: str


class AdviceTold(Told):
    """What a master would have done instead of your answer `number`, and why. `same` if it would have done that, or what is as good;
    `won` and `won_best` say how likely you were to win after either.
    """

    number: int
    same: bool
    given: str
    best: str
    why: str
    won: float
    won_best: float


class ReviewTold(Told):
    """The review of a game; until it is `ready`, `done` of `whole` pieces are worked out (0 of 0 at the beginning). Chances are made of
    `games` imagined games each, at most. `advice` is about the reader's own answers.
    """

    ready: bool
    done: int
    whole: int
    games: int = 0
    looks: list[LookTold] = field(default_factory=list)
    turns: list[TurnTold] = field(default_factory=list)
    advice: list[AdviceTold] = field(default_factory=list)


class PlayOn(Message):
    """Go on from a moment of a finished game, at a seat (`None`: one's own, or the first), against bots of a level (`None`: as there)."""

    moment: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: Seat | None = None
    level: Level | None = None


# The house.


class SettingInfo(Told):
    """A table option of a game: `kind` is "choice" (one of `values`, the first unless another is chosen), "seat", "people" (out of
    `values`) or "text"; `longest` is how many characters a text may have, 0 if that does not matter.
    """

    name: str
    kind: str
    text: str
    values: list[str]
    longest: int


class GameInfo(Told):
    """A game for `least` to `most` players and what it is called in the guest's language; `options` has what each of its
    `settings` may be in a few English words."""

    name: GameName
    title: str
    least: int
    most: int
    options: dict[str, str]
    settings: list[SettingInfo]


class HouseInfo(Told):
    """What can be played here, by whom, in which languages. `settings` are what every table has, whatever its game: they are fields of
    a table, "none" stands for `None`. `addresses` are told to clients on the machine of the house: where it is found from others of
    the same network; none if it listens to this machine alone.
    """

    games: list[GameInfo]
    settings: list[SettingInfo]
    levels: list[Level]
    languages: list[Language]
    version: str
    addresses: list[str]


class Health(Told):
    """The answer of the health check."""

    ok: bool
    tables: int
    version: str
