"""Everything that can be said about a table of any game."""

from __future__ import annotations

from collections.abc import Sequence

from izakaya.locale import Speech
from izakaya.table.table import Table
from izakaya.words import missing
from izakaya.words.about import game_name
from izakaya.words.heard import Heard
from izakaya.words.plain import chronicle, ending, moves, why
from izakaya.words.plain.names import PlainNames, game_of
from izakaya.words.plain.view import hand_of
from izakaya.words.telling import Choice, Ending, Explanation, Line, Telling, View, Why


class PlainTelling(Telling):
    """See `izakaya.words.telling.Telling`. A game may make its own of this one and say only some things in its own way."""

    def __init__(self, table: Table, speech: Speech, reader: int | None) -> None:
        self.game = game_of(table)
        self.speech = speech
        self.names = PlainNames(self.game, table, speech, reader)

    def welcome(self, view: View) -> list[str]:
        say = self.speech.say
        me, seats = self.names.reader or 0, self.names.seats
        title = say(
            "plain-welcome", game=game_name(self.speech, self.game), seats=seats, name=self.names.person(me)
        )
        aim = f"{self.game.name}-aim"
        ability = self.names.ability(me)
        return [
            title,
            *([say(aim)] if self.speech.knows(aim) else []),
            *([ability] if ability != self.names.person(me) else []),
            say("play-others"),
            *(self.names.ability((me + after) % seats) for after in range(1, seats)),
        ]

    def log(self, news: Sequence[Heard], since: int = 0, asked: int | None = None) -> list[Line]:
        return chronicle.lines(self.names, news, since)

    def question(self, table: Table, view: View) -> str:
        return moves.question(self.names, table, view)

    def choices(self, table: Table, view: View) -> list[Choice]:
        return moves.listed(self.names, table)

    def forced(self, view: View) -> Heard | None:
        return None

    def spares_questions(self) -> bool:
        return False

    def obvious(self, table: Table, view: View) -> int | None:
        return None

    def unasked(self, table: Table, view: View) -> int | None:
        return None

    def cards(self, view: View) -> list[Explanation]:
        return [self.card(card) for card, _ in hand_of(view) if card is not None]

    def card(self, card: str) -> Explanation:
        name, text = self.names.card(card), self.names.full(card)
        return Explanation("card", card, name, text, f"{name}: {text}" if text else name)

    def explain(self, words: str) -> Explanation | None:
        card = self.names.card_meant(words)
        if card is not None:
            return self.card(card)
        seat = self.names.person_meant(words)
        if seat is None:
            return None
        name, line = self.names.person(seat), self.names.ability(seat)
        return Explanation("person", str(seat), name, "" if line == name else line, line)

    def missing(self, table: Table, view: View, words: str = "") -> list[Why]:
        return why.missing(self.names, table, words)

    def rule(self, number: str) -> str:
        return missing.rule(self.speech, self.game.name, number)

    def summary(self) -> str:
        own = f"summary-{self.game.name}"
        return self.speech.say(own if self.speech.knows(own) else "plain-summary")

    def ending(self, table: Table, news: Sequence[Heard]) -> Ending:
        return ending.ending(self.names, table)
