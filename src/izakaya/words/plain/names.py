"""What things and people of any game are called: with the game's messages where it has them, else by their own names."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from izakaya.locale import Speech
from izakaya.table.game import Game
from izakaya.table.news import NOBODY
from izakaya.table.question import SEAT_FACTS
from izakaya.table.table import Table
from izakaya.words.called import Called
from izakaya.words.plain.view import Cards, cards_in
from izakaya.words.spelling import meant, plain

HIDDEN: Final = "?"
NOTHING: Final = "–"
#: Facts that the house has a word for.
USUAL_FACTS: Final = ("by", "card", "cards", "deck", "number", "pile", "place", "target", "weapon")


def readable(name: str) -> str:
    """A name that was made for programs as a person reads it: `tea-ceremony` is "tea ceremony"."""
    return " ".join(name.replace("-", " ").replace("_", " ").split())


def beginning(text: str) -> str:
    """As it stands at the beginning of a line."""
    return text[:1].upper() + text[1:]


def game_of(table: Table) -> Game:
    """The game that a table is of."""
    assert isinstance(table.game, Game)
    return table.game


class PlainNames(Called):
    """Who has no name of their own is called by whom they play, and by their seat where nobody plays anybody in particular."""

    def __init__(self, game: Game, table: Table, speech: Speech, reader: int | None) -> None:
        self.game = game
        self.speech = speech
        self.reader = reader
        self.seats = int(table.seats)
        self.characters = [game.person(table, seat) for seat in range(self.seats)]
        self.cards_met: dict[
            str, None
        ] = {}  # all cards that were ever named, so that a person may ask about them

    def said(self, message: str, name: str) -> str:
        """The message if the game has it, else the name itself."""
        return self.speech.say(message) if self.speech.knows(message) else readable(name)

    # People.

    def character(self, seat: int) -> str:
        if not 0 <= seat < self.seats:
            return ""
        message = self.characters[seat]
        if message and self.speech.knows(message):
            return self.speech.say(message)
        return self.speech.say("plain-seat", number=seat + 1)

    def ability(self, seat: int) -> str:
        """The name at a seat, and what they alone can do if that is anything."""
        ability = f"{self.characters[seat]}.ability"
        if not (self.characters[seat] and self.speech.knows(ability)):
            return self.both(seat)
        return self.speech.say("play-ability", name=self.both(seat), ability=self.speech.say(ability))

    def who(self, seat: int) -> str:
        """How a sentence speaks of this seat: `me` or `other`."""
        return "me" if seat == self.reader and seat != NOBODY else "other"

    def here(self) -> str:
        return ""

    def side(self, side: str) -> str:
        return self.said(f"{self.game.name}-side-{side}", side)

    # Cards.

    def card(self, card: str) -> str:
        name = self.game.card_name(card) or card
        self.cards_met[name] = None
        return self.said(f"{self.game.name}-card-{name}", name)

    def short(self, card: str) -> str:
        return self.explained(card, "short")

    def full(self, card: str) -> str:
        return self.explained(card, "full")

    def explained(self, card: str, part: str) -> str:
        """What a card does, if the game says so."""
        message = f"{self.game.name}-card-{self.game.card_name(card) or card}.{part}"
        return self.speech.say(message) if self.speech.knows(message) else ""

    def counted(self, cards: Cards) -> list[str]:
        """Cards with how many there are of each; those that are hidden only by their number."""
        shown: list[str] = []
        for card, number in cards:
            if card is None:
                shown.append(self.speech.say("plain-cards", number=number))
            elif number == 1:
                shown.append(self.card(card))
            else:
                shown.append(self.speech.say("card-times", card=self.card(card), number=number))
        return shown

    def cards(self, cards: Iterable[str | None]) -> str:
        """Several cards as one list."""
        return self.speech.listing(self.counted(cards_in(list(cards))))

    # Facts of views and questions.

    def fact(self, name: str) -> str:
        """What a fact is called."""
        own = f"{self.game.name}-fact-{name}"
        if name in USUAL_FACTS and not self.speech.knows(own):
            return self.speech.say(f"plain-fact-{name}")
        return self.said(own, name)

    def value(self, name: str, value: object) -> str:
        """What a fact is, in a few words."""
        if value is None:
            return NOTHING
        if isinstance(value, bool):
            return self.speech.say("plain-yes" if value else "plain-no")
        if isinstance(value, int):
            return self.person(value) if name in SEAT_FACTS and 0 <= value < self.seats else str(value)
        if isinstance(value, str):
            return self.word(value)
        if isinstance(value, Mapping):
            return self.thing(value)
        if isinstance(value, Sequence):
            # In a list what is not there is what is not seen.
            shown = [HIDDEN if each is None else self.value(name, each) for each in value]
            return " · ".join(shown) or NOTHING
        return readable(str(value))

    def thing(self, thing: Mapping[object, object]) -> str:
        """Cards with how many there are of each, or something with facts of its own."""
        if all(type(count) is int for count in thing.values()):
            return " · ".join(self.counted(cards_in(thing))) or NOTHING
        parts = [
            self.speech.say("plain-fact", what=self.fact(str(name)), value=self.value(str(name), value))
            for name, value in thing.items()
        ]
        return ", ".join(parts) or NOTHING

    def word(self, word: str) -> str:
        """A name in a view or a question: of a card, if it is one, or of anything else."""
        own = f"{self.game.name}-word-{word}"
        return self.speech.say(own) if self.speech.knows(own) else self.card_or_word(word)

    def card_or_word(self, word: str) -> str:
        name = self.game.card_name(word) or word
        message = f"{self.game.name}-card-{name}"
        return self.speech.say(message) if self.speech.knows(message) else readable(word)

    # What a person types.

    def card_meant(self, words: str) -> str | None:
        spellings = {plain(readable(card)): card for card in self.cards_met}
        return meant(words, spellings | {plain(self.card(card)): card for card in list(self.cards_met)})

    def person_meant(self, words: str) -> int | None:
        found = meant(words, {plain(self.person(seat)): str(seat) for seat in range(self.seats)})
        return None if found is None else int(found)
