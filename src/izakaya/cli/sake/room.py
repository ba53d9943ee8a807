"""The room of SAKE: everything the terminal can say about a table of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast, final

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from izakaya.cli.event import Event
from izakaya.cli.room import Choice, View
from izakaya.cli.sake import chronicle, ending, questions, screen, why
from izakaya.cli.sake.moves import Moves
from izakaya.cli.sake.names import Names
from izakaya.games.sake.table import SakeTable
from izakaya.games.sake.view import SakeView
from izakaya.locale import Speech
from izakaya.table.table import Table


def sake(view: View) -> SakeView:
    return cast(SakeView, view)


@final
class SakeRoom:
    """See `izakaya.cli.room.Room`."""

    def __init__(self, table: SakeTable, speech: Speech, reader: int | None) -> None:
        self.speech = speech
        self.names = Names(speech, sake(table.view(reader)), reader, table.deck_data)

    def welcome(self, view: View) -> list[RenderableType]:
        say = self.speech.say
        table = sake(view)
        mine = questions.me(table)
        title = say(
            "sake-welcome",
            game=say("game-sake"),
            seats=table["seats"],
            name=self.names.person(mine["seat"]),
        )
        shown: list[RenderableType] = [
            Text(title, style="bold"),
            say("sake-aim"),
            self.location(table["location"]),
            self.skill(mine["samurai"]),
            say("play-others"),
        ]
        for after in range(1, table["seats"]):
            seat = (mine["seat"] + after) % table["seats"]
            shown.append("  " + self.skill(table["people"][seat]["samurai"]))
        return shown

    def skill(self, samurai: str) -> str:
        name = self.speech.say(f"sake-samurai-{samurai}.full")
        return self.speech.say(
            "play-ability", name=name, ability=self.speech.say(f"sake-samurai-{samurai}.skill")
        )

    def location(self, location: str) -> str:
        rule = self.speech.say(f"sake-location-{location}.rule")
        return self.speech.say("sake-here", location=self.names.location(location), rule=rule)

    def log(self, events: Sequence[Event], since: int = 0) -> list[RenderableType]:
        return chronicle.lines(self.names, events, since)

    def table(self, view: View) -> list[RenderableType]:
        return screen.table(self.names, sake(view))

    def opened(self, views: Sequence[View]) -> View:
        """The spectator's view: the hands are shown beside it, and the fronts of Life are known to nobody."""
        table = sake(views[0])
        people = [{**person, "clockwise": None, "counter": None} for person in table["people"]]
        return {**table, "people": people, "seat": None, "hand": [], "seen": []}

    def hands(self, views: Sequence[View]) -> list[RenderableType]:
        return screen.hands(self.names, [sake(view) for view in views])

    def question(self, table: Table, view: View) -> str:
        assert isinstance(table, SakeTable)
        return questions.question(self.names, table, sake(view))

    def choices(self, table: Table, view: View) -> list[Choice]:
        assert isinstance(table, SakeTable)
        return Moves(self.names, table, sake(view)).listed()

    def forced(self, view: View) -> Event | None:
        """Whoever is hit without having been asked should learn why."""
        asks = sake(view)["question"].get("ask")
        return Event("note-no-answer") if asks in ("defend", "resist") else None

    def spares_questions(self) -> bool:
        return True

    def unasked(self, view: View) -> int | None:
        """Others act, and all the reader could do is burn sake or soul: hardly anybody wants to then."""
        table = sake(view)
        asked = table["question"]
        if asked.get("ask") != "interrupt" or asked.get("target") == f"seat-{table['seat']}":
            return None
        if any(option["way"] == "interrupt" for option in table["options"]):
            return None
        return next(int(option["option"]) for option in table["options"] if option["way"] == "pass")

    def cards(self, view: View) -> list[RenderableType]:
        shown: list[RenderableType] = [Text(self.speech.say("cards-title"), style="bold")]
        for name in dict.fromkeys(card["name"] for card in sake(view)["hand"]):
            shown.append(Padding(self.card(name), (0, 0, 0, 2)))
        return shown

    def card(self, card: str) -> Text:
        return Text(self.names.card(card), style="bold").append(
            f": {self.names.full(card)}", style="not bold"
        )

    def explain(self, words: str) -> list[RenderableType]:
        card = self.names.card_meant(words)
        if card is not None:
            return [self.card(card)]
        samurai = self.names.samurai_meant(words)
        if samurai is not None:
            return [self.skill(samurai)]
        location = self.names.location_meant(words)
        return [self.location(location)] if location is not None else []

    def why(self, table: Table, view: View, words: str) -> list[RenderableType]:
        assert isinstance(table, SakeTable)
        return why.answer(self.names, table, sake(view), words)

    def rule(self, number: str) -> str:
        return why.rule(self.speech, number)

    def summary(self) -> str:
        return self.speech.say("summary-sake")

    def ending(self, table: Table, events: Sequence[Event]) -> list[RenderableType]:
        assert isinstance(table, SakeTable)
        return ending.told(self.names, table, events)
