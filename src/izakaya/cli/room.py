"""What a game says about itself in the terminal. Each game has its room; playing and replaying know none."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from rich.console import RenderableType

from izakaya.cli.event import Event
from izakaya.table.table import Table

View = Mapping[str, object]


@dataclass(frozen=True)
class Choice:
    """One option on the person's list: `number` is what is typed, `group` the heading it stands under."""

    number: int
    option: int
    group: str
    text: str


class Room(Protocol):
    """One game, one reader (a seat, or nobody in particular), one language."""

    def welcome(self, view: View) -> list[RenderableType]:
        """Who sits here, said once before the first question."""
        ...

    def log(self, events: Sequence[Event], since: int = 0) -> list[RenderableType]:
        """What happened, from event number `since` on; the earlier ones tell how things stood by then."""
        ...

    def table(self, view: View) -> list[RenderableType]:
        """The table as the view shows it."""
        ...

    def opened(self, views: Sequence[View]) -> View:
        """A view in which everything lies open, from the views of all seats: for replays."""
        ...

    def hands(self, views: Sequence[View]) -> list[RenderableType]:
        """What everybody holds, from the views of all seats: for replays."""
        ...

    def question(self, table: Table, view: View) -> str:
        """What the reader is being asked."""
        ...

    def choices(self, table: Table, view: View) -> list[Choice]:
        """The options, in the order in which they are listed; the table knows where they lead."""
        ...

    def forced(self, view: View) -> Event | None:
        """A remark for a question that leaves the reader no choice, if one is needed."""
        ...

    def spares_questions(self) -> bool:
        """Whether `unasked` ever answers in this game."""
        ...

    def unasked(self, view: View) -> int | None:
        """The answer to a question with which hardly anybody wants to be bothered; `None` if there is none."""
        ...

    def cards(self, view: View) -> list[RenderableType]:
        """What the cards in the reader's hand do."""
        ...

    def explain(self, words: str) -> list[RenderableType]:
        """What a card or a person named so is; nothing if there is none."""
        ...

    def why(self, table: Table, view: View, words: str) -> list[RenderableType]:
        """What is missing and the rules behind it; only about `words` if there are any."""
        ...

    def rule(self, number: str) -> str:
        """One rule in a sentence; empty if there is none."""
        ...

    def summary(self) -> str:
        """The rules in short."""
        ...

    def ending(self, table: Table, events: Sequence[Event]) -> list[RenderableType]:
        """Who won and why, of a table that is over."""
        ...
