"""The room of Samurai Sword: everything the terminal can say about a table of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast, final

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from izakaya.bots.sword.sight import side_of
from izakaya.cli.event import Event
from izakaya.cli.room import Choice, View
from izakaya.cli.sword import chronicle, ending, moves, screen, why
from izakaya.cli.sword.names import Names
from izakaya.games.sword.table import SwordTable
from izakaya.games.sword.view import SwordView
from izakaya.locale import Speech
from izakaya.table.table import Table


def sword(view: View) -> SwordView:
    return cast(SwordView, view)


@final
class SwordRoom:
    """See `izakaya.cli.room.Room`."""

    def __init__(self, speech: Speech, view: View, reader: int | None) -> None:
        self.speech = speech
        self.names = Names(speech, sword(view), reader)

    def welcome(self, view: View) -> list[RenderableType]:
        say = self.speech.say
        table = sword(view)
        mine = moves.me(table)
        role = mine["role"]
        assert role is not None, "everybody knows their own role"
        title = say(
            "play-welcome",
            game=say("game-sword"),
            seats=table["seats"],
            name=self.names.person(mine["seat"]),
            role=say(f"role-{role}"),
        )
        side = "samurai" if role == "samurai" else side_of(role)
        aim = (
            say("aim-ronin", times=2 if table["seats"] == 5 else 3) if side == "ronin" else say(f"aim-{side}")
        )
        shown: list[RenderableType] = [
            Text(title, style="bold"),
            aim,
            self.ability(mine["character"]),
            say("play-others"),
        ]
        for steps in range(1, table["seats"]):
            seat = (mine["seat"] + steps) % table["seats"]
            shown.append("  " + self.ability(table["people"][seat]["character"]))
        return shown

    def ability(self, character: str) -> str:
        name = self.speech.say(f"character-{character}")
        return self.speech.say(
            "play-ability", name=name, ability=self.speech.say(f"character-{character}.ability")
        )

    def log(self, events: Sequence[Event], since: int = 0) -> list[RenderableType]:
        return chronicle.lines(self.names, events[since:])

    def table(self, view: View) -> list[RenderableType]:
        return screen.table(self.names, sword(view))

    def hands(self, views: Sequence[View]) -> list[RenderableType]:
        return screen.hands(self.names, [sword(view) for view in views])

    def opened(self, views: Sequence[View]) -> View:
        """The spectator's view with the roles that each seat knows of itself."""
        table = sword(views[0])
        people = [sword(views[person["seat"]])["people"][person["seat"]] for person in table["people"]]
        return {**table, "people": people, "seat": None, "seen": []}

    def question(self, table: Table, view: View) -> str:
        return moves.question(self.names, sword(view))

    def choices(self, table: Table, view: View) -> list[Choice]:
        return moves.listed(self.names, sword(view))

    def forced(self, view: View) -> Event | None:
        """Whoever is hit without having been asked should learn why."""
        asks = sword(view)["question"].get("ask")
        return Event("note-no-answer") if asks in ("attacked", "challenged", "bushido") else None

    def spares_questions(self) -> bool:
        return False

    def unasked(self, view: View) -> int | None:
        return None

    def cards(self, view: View) -> list[RenderableType]:
        shown: list[RenderableType] = [Text(self.speech.say("cards-title"), style="bold")]
        for card in sword(view)["hand"]:
            shown.append(Padding(self.card(card), (0, 0, 0, 2)))
        return shown

    def card(self, card: str) -> Text:
        return Text(self.names.card(card), style="bold").append(
            f": {self.names.full(card)}", style="not bold"
        )

    def explain(self, words: str) -> list[RenderableType]:
        card = self.names.card_meant(words)
        if card is not None:
            return [self.card(card)]
        character = self.names.character_meant(words)
        return [self.ability(character)] if character is not None else []

    def why(self, table: Table, view: View, words: str) -> list[RenderableType]:
        return why.answer(self.names, table, words)

    def rule(self, number: str) -> str:
        return why.rule(self.speech, number)

    def summary(self) -> str:
        return self.speech.say("summary-sword")

    def ending(self, table: Table, events: Sequence[Event]) -> list[RenderableType]:
        assert isinstance(table, SwordTable)
        return ending.told(self.names, table, events)
