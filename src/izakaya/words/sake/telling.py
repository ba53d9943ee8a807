"""Everything that can be said about a table of SAKE."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast, final

from izakaya.games.sake.data import HAND_LIMIT
from izakaya.games.sake.table import SakeTable
from izakaya.games.sake.view import SakeView
from izakaya.games.sake.view import view as view_of
from izakaya.locale import Speech
from izakaya.table.table import Table
from izakaya.words import missing
from izakaya.words.heard import Heard
from izakaya.words.sake import ending, questions, sparing, why
from izakaya.words.sake.chronicle import Chronicle
from izakaya.words.sake.moves import Moves
from izakaya.words.sake.names import Names
from izakaya.words.telling import Choice, Ending, Explanation, Line, Telling, View, Why


def sake(view: View) -> SakeView:
    return cast(SakeView, view)


@final
class SakeTelling(Telling):
    """See `izakaya.words.telling.Telling`."""

    def __init__(self, table: SakeTable, speech: Speech, reader: int | None) -> None:
        self.speech = speech
        self.names = Names(speech, view_of(table, reader), reader, table.deck_data)
        self.chronicle = Chronicle(self.names)

    def welcome(self, view: View) -> list[str]:
        say = self.speech.say
        table = sake(view)
        mine = questions.me(table)
        title = say(
            "sake-welcome",
            game=say("game-sake"),
            seats=table["seats"],
            name=self.names.character(mine["seat"]),
        )
        others = [(mine["seat"] + after) % table["seats"] for after in range(1, table["seats"])]
        return [
            title,
            say("sake-aim"),
            self.names.here(),
            self.names.ability(mine["seat"]),
            say("play-others"),
            *(self.names.ability(seat) for seat in others),
        ]

    def log(self, news: Sequence[Heard], since: int = 0, asked: int | None = None) -> list[Line]:
        return self.chronicle.lines(news, since, asked)

    def question(self, table: Table, view: View) -> str:
        assert isinstance(table, SakeTable)
        return questions.question(self.names, table, sake(view))

    def choices(self, table: Table, view: View) -> list[Choice]:
        assert isinstance(table, SakeTable)
        return Moves(self.names, table, sake(view)).listed()

    def several(self, view: View) -> int:
        table = sake(view)
        ask = table["question"]["ask"]
        if ask == "down-to-four":
            return len(table["hand"]) - HAND_LIMIT
        return min(int(table["question"]["number"]), len(table["hand"])) if ask == "forced-discard" else 1

    def suggested(self, table: Table, view: View) -> int | None:
        return sparing.suggested(sake(view))

    def forced(self, view: View) -> Heard | None:
        """A target that is hit without having been asked should learn why."""
        asks = sake(view)["question"].get("ask")
        return Heard("note-no-answer") if asks in ("defend", "resist") else None

    def spares_questions(self) -> bool:
        return True

    def obvious(self, table: Table, view: View) -> int | None:
        assert isinstance(table, SakeTable)
        return sparing.obvious(table, sake(view))

    def unasked(self, table: Table, view: View) -> int | None:
        assert isinstance(table, SakeTable)
        return sparing.unasked(table, sake(view))

    def cards(self, view: View) -> list[Explanation]:
        return [self.card(name) for name in dict.fromkeys(card["name"] for card in sake(view)["hand"])]

    def card(self, card: str) -> Explanation:
        name, text = self.names.card(card), self.names.full(card)
        return Explanation("card", card, name, text, f"{name}: {text}")

    def samurai(self, samurai: str) -> Explanation:
        return Explanation(
            "person",
            samurai,
            self.speech.say(f"sake-samurai-{samurai}.full"),
            self.speech.say(f"sake-samurai-{samurai}.skill"),
            self.names.skill(samurai),
        )

    def location(self, location: str) -> Explanation:
        return Explanation(
            "location",
            location,
            self.names.location(location),
            self.speech.say(f"sake-location-{location}.rule"),
            self.names.location_rule(location),
        )

    def explain(self, words: str) -> Explanation | None:
        card = self.names.card_meant(words)
        if card is not None:
            return self.card(card)
        samurai = self.names.samurai_meant(words)
        if samurai is not None:
            return self.samurai(samurai)
        location = self.names.location_meant(words)
        return self.location(location) if location is not None else None

    def missing(self, table: Table, view: View, words: str = "") -> list[Why]:
        assert isinstance(table, SakeTable)
        return why.missing(self.names, table, sake(view), words)

    def rule(self, number: str) -> str:
        return missing.rule(self.speech, "sake", number)

    def summary(self) -> str:
        return self.speech.say("summary-sake")

    def ending(self, table: Table, news: Sequence[Heard]) -> Ending:
        assert isinstance(table, SakeTable)
        return ending.ending(self.names, table, news)
