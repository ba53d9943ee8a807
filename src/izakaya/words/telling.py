"""What can be said about a table. Each game may have its own telling; interfaces know none of them in particular."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from izakaya.locale import Speech
from izakaya.table.move import Move
from izakaya.table.news import NOBODY
from izakaya.table.table import Table
from izakaya.words.heard import Heard

View = Mapping[str, object]
"""What the reader may know of the table (`Table.view`)."""


@dataclass(frozen=True)
class Line:
    """One line of the chronicle. `kind` is `turn` for a heading, `cry` for what somebody shouts, else `event`.

    `number` is that of the last piece of news of which the line tells, and `what` its name; `seat` is the one who did
    it. Of a cry, `words` is what is shouted without the name of who shouts.
    """

    text: str
    kind: str
    number: int
    what: str
    seat: int = NOBODY
    words: str = ""


@dataclass(frozen=True)
class Blow:
    """Whom an option can hit, with what and how hard: `piece` is whatever stands there, `seat-2` or a minion."""

    weapon: str
    piece: str
    strength: int


@dataclass(frozen=True)
class FollowUp:
    """An answer to the question that follows an option, where the reader knows already what it will be: a card and its use in one."""

    move: Move
    text: str


@dataclass(frozen=True)
class Choice:
    """One option on the person's list: `number` is what is typed, `group` the heading it stands under, `blows` to what it may lead.

    `follow_ups` are the answers among which the reader chooses next, whatever others do; `deadly` is what costs the last life.
    """

    number: int
    option: int
    group: str
    text: str
    blows: tuple[Blow, ...] = ()
    follow_ups: tuple[FollowUp, ...] = ()
    deadly: bool = False


@dataclass(frozen=True)
class Why:
    """Something that one might expect and that is not on offer: `what` it is, the `reason`, the rule behind it.

    The rest says where on the table it shows: `cards` of the hand; `weapons` to strike with and other `gear` in
    play, by name; `targets` (seats) and `pieces` of the circle at which it cannot be aimed; and the `options` that
    would mean it.
    """

    what: str
    reason: str
    rule: str
    rule_text: str
    cards: tuple[str, ...] = ()
    weapons: tuple[str, ...] = ()
    gear: tuple[str, ...] = ()
    targets: tuple[int, ...] = ()
    pieces: tuple[str, ...] = ()
    options: tuple[int, ...] = ()


@dataclass(frozen=True)
class Explanation:
    """What a card, a person or a location is: `kind` is `card`, `person` or `location`, `line` says all in one."""

    kind: str
    about: str
    name: str
    text: str
    line: str


@dataclass(frozen=True)
class ScoreRow:
    """How somebody ended: the role or state, and the points, in words and as a number."""

    seat: int
    name: str
    role_or_state: str
    points_text: str
    points: int
    winner: bool


@dataclass(frozen=True)
class Ending:
    """Who won and why. `rows` has the winners first, `headings` stand over its three columns.

    `sides_text` is empty in a game without sides. `story` is what will be told of it, sentence by sentence; `deciding` tells of the
    deed that decided it, where one did.
    """

    title: str
    winners: str
    reasons: tuple[str, ...]
    headings: tuple[str, str, str]
    rows: tuple[ScoreRow, ...]
    sides_text: str
    story_title: str
    story: tuple[str, ...]
    deciding: str = ""


class Names(Protocol):
    """What things and people of a table are called. `own_names` are those of people, by seat (`words.called.Called`)."""

    own_names: Sequence[str]

    def person(self, seat: int) -> str:
        """The name at a seat; nothing for nobody."""
        ...

    def ability(self, seat: int) -> str:
        """The name at a seat and what they alone can do."""
        ...

    def card(self, card: str) -> str:
        """The name of a card."""
        ...

    def short(self, card: str) -> str:
        """What a card does, in a few words."""
        ...

    def full(self, card: str) -> str:
        """What a card does."""
        ...

    def here(self) -> str:
        """Where the game takes place and what is special there; empty if that does not matter."""
        ...


class Telling(Protocol):
    """One table, one reader (a seat, or nobody in particular), one language.

    A game that brings its own makes a class of this one, or of `words.plain.telling.PlainTelling` if it wants to say only some things
    in its own way; it is made with a table of the game, a `Speech` and a reader.
    """

    speech: Speech
    names: Names

    def welcome(self, view: View) -> list[str]:
        """Who sits here, said once before the first question: a title, the reader's aim, and last the others."""
        ...

    def log(self, news: Sequence[Heard], since: int = 0, asked: int | None = None) -> list[Line]:
        """What happened, from news number `since` on; the earlier ones tell how things stood by then.

        A telling hears the news of one table only: it remembers how things stood, so that telling a growing
        list bit by bit costs no more than telling it once. `asked` is who is to answer after the last of them,
        the reader if it is not said.
        """
        ...

    def question(self, table: Table, view: View) -> str:
        """What the reader is being asked."""
        ...

    def choices(self, table: Table, view: View) -> list[Choice]:
        """The options, in the order in which they are listed; the table knows where they lead."""
        ...

    def several(self, view: View) -> int:
        """How many of these options are chosen one after the other: cards to be discarded."""
        return 1

    def suggested(self, table: Table, view: View) -> int | None:
        """The option that hardly anybody would not choose, to be picked beforehand; `None` if there is none."""
        return None

    def forced(self, view: View) -> Heard | None:
        """A remark for a question that leaves the reader no choice, if one is needed."""
        ...

    def spares_questions(self) -> bool:
        """Whether `unasked` ever answers in this game."""
        ...

    def obvious(self, table: Table, view: View) -> int | None:
        """The answer that makes all others pointless by what everybody knows; `None` if there is none. To leave the question out tells
        nobody anything.
        """
        ...

    def unasked(self, table: Table, view: View) -> int | None:
        """The answer to a question with which hardly anybody wants to be bothered, obvious or not; `None` if there is none."""
        ...

    def cards(self, view: View) -> list[Explanation]:
        """What the cards in the reader's hand do."""
        ...

    def explain(self, words: str) -> Explanation | None:
        """What a card, a person or a place named so is; nothing if there is none."""
        ...

    def missing(self, table: Table, view: View, words: str = "") -> list[Why]:
        """What the reader, who is being asked, cannot do, and why; only about `words` if there are any."""
        ...

    def rule(self, number: str) -> str:
        """One rule in a sentence; empty if there is none."""
        ...

    def summary(self) -> str:
        """The rules in short."""
        ...

    def ending(self, table: Table, news: Sequence[Heard]) -> Ending:
        """Who won and why, of a table that is over."""
        ...
