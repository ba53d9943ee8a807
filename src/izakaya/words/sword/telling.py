"""Everything that can be said about a table of Samurai Sword."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast, final

from izakaya.games.sword.data import HAND_LIMIT, RONIN, SIDES, hidden_on
from izakaya.games.sword.scoring import worth_of_honour
from izakaya.games.sword.table import SwordTable
from izakaya.games.sword.view import SwordView
from izakaya.games.sword.view import view as view_of
from izakaya.locale import Speech
from izakaya.table.table import Table
from izakaya.words import missing
from izakaya.words.heard import Heard
from izakaya.words.sword import chronicle, ending, moves, why
from izakaya.words.sword.names import Names
from izakaya.words.telling import Choice, Ending, Explanation, Line, Telling, View, Why


def sword(view: View) -> SwordView:
    return cast(SwordView, view)


@final
class SwordTelling(Telling):
    """See `izakaya.words.telling.Telling`."""

    def __init__(self, table: SwordTable, speech: Speech, reader: int | None) -> None:
        self.speech = speech
        self.names = Names(speech, view_of(table, reader), reader)

    def welcome(self, view: View) -> list[str]:
        say = self.speech.say
        table = sword(view)
        mine = moves.me(table)
        role = mine["role"]
        assert role is not None, "everybody knows their own role"
        title = say(
            "play-welcome",
            game=say("game-sword"),
            seats=table["seats"],
            name=self.names.character(mine["seat"]),
            role=say(f"role-{role}"),
        )
        side = "samurai" if role == "samurai" else mine["side"]
        times = int(worth_of_honour(table["seats"], RONIN, False))
        known = 0 if role == "shogun" else 1  # one of the hidden roles is the reader's own
        friends = int(hidden_on(table["seats"], SIDES.index(mine["side"]))) - known
        aim = say(f"aim-{side}", times=times, seats=table["seats"], friends=friends)
        others = [(mine["seat"] + steps) % table["seats"] for steps in range(1, table["seats"])]
        return [
            title,
            aim,
            self.names.ability(mine["seat"]),
            say("play-others"),
            *(self.names.ability(seat) for seat in others),
        ]

    def log(self, news: Sequence[Heard], since: int = 0, asked: int | None = None) -> list[Line]:
        return chronicle.lines(self.names, news, since)

    def question(self, table: Table, view: View) -> str:
        return moves.question(self.names, table, sword(view))

    def choices(self, table: Table, view: View) -> list[Choice]:
        return moves.listed(self.names, sword(view))

    def several(self, view: View) -> int:
        table = sword(view)
        ask = table["question"]["ask"]
        return moves.me(table)["cards"] - HAND_LIMIT if ask == "discard" else 1

    def forced(self, view: View) -> Heard | None:
        """A target that is hit without having been asked should learn why."""
        asks = sword(view)["question"].get("ask")
        return Heard("note-no-answer") if asks in ("attacked", "challenged", "bushido") else None

    def spares_questions(self) -> bool:
        return False

    def obvious(self, table: Table, view: View) -> int | None:
        return None

    def unasked(self, table: Table, view: View) -> int | None:
        return None

    def cards(self, view: View) -> list[Explanation]:
        return [self.card(card) for card in sword(view)["hand"]]

    def card(self, card: str) -> Explanation:
        name, text = self.names.card(card), self.names.full(card)
        return Explanation("card", card, name, text, f"{name}: {text}")

    def character(self, character: str) -> Explanation:
        return Explanation(
            "person",
            character,
            self.speech.say(f"character-{character}"),
            self.speech.say(f"character-{character}.ability"),
            self.names.ability_of(character),
        )

    def explain(self, words: str) -> Explanation | None:
        card = self.names.card_meant(words)
        if card is not None:
            return self.card(card)
        character = self.names.character_meant(words)
        return self.character(character) if character is not None else None

    def missing(self, table: Table, view: View, words: str = "") -> list[Why]:
        return why.missing(self.names, table, sword(view), words)

    def rule(self, number: str) -> str:
        return missing.rule(self.speech, "sword", number)

    def summary(self) -> str:
        return self.speech.say("summary-sword", seats=len(self.names.characters))

    def ending(self, table: Table, news: Sequence[Heard]) -> Ending:
        assert isinstance(table, SwordTable)
        return ending.ending(self.names, table, news)
