"""The observer of a game that brings none: what any view has in common, as numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from izakaya.table.game import Game
from izakaya.table.observation import WATCHER, Notes, Observer, asked_place, mark, wipe
from izakaya.words.plain.view import (
    cards_held,
    cards_in,
    facts_of,
    is_list,
    people_of,
    person_facts,
    piles_of,
)

LEAST: Final = -(2**15)
MOST: Final = 2**15 - 1


@final
class PlainObserver(Observer):
    """Reads the seat's own view where every plain view has its numbers (`words/plain/view.py`), so it can show nothing hidden.

    The row has a fixed length. So its facts are those that a view has when a table has just been dealt: whole numbers, and cards, which are
    counted by name if the game lists them (`Game.cards`). Texts and the order of cards are not in the row: a game to which they matter
    brings its own observer.
    """

    def __init__(self, game: Game, seats: int) -> None:
        super().__init__(seats, 1, game.largest_option + 1)
        dealt = game.new_table(seats, 0, {}).view(None)
        self.cards = {card: place for place, card in enumerate(game.cards)}
        self.at_asked = self.seen(
            "asked", (seats + 2,), "who is asked: a seat, a reaction of another, nobody any more"
        )
        self.at_turn = self.seen("turn", (seats,), "whose turn it is")
        self.at_held = self.seen("cards", (seats,), "how many cards each seat holds")
        self.at_named = self.seen("card", (len(self.cards),), "the card that the question names")
        self.at_piles = {
            name: self.seen(f"pile_{name}", (1,), f"how many cards lie in the pile {name}")
            for name, _, _ in piles_of(dealt)
        }
        self.at_facts = {
            name: self.seen(f"fact_{name}", (self.width(value),), f"the fact {name} of the view")
            for name, value in facts_of(dealt)
            if self.width(value)
        }
        # Where it begins, and how many numbers a seat has there.
        self.at_people = {
            name: (
                self.seen(f"person_{name}", (seats, self.width(value)), f"the fact {name} of each seat"),
                self.width(value),
            )
            for name, value in person_facts(people_of(dealt, seats)[0])
            if self.width(value)
        }
        self.at_seat = self.own("seat", (seats,), "whose eyes these are")
        self.at_hand = self.own("hand", (len(self.cards),), "how many of each card the seat holds")

    def width(self, value: object) -> int:
        """How many numbers say what a fact is; none if numbers do not say it."""
        return (
            1
            if type(value) is int
            else len(self.cards)
            if is_list(value) or isinstance(value, Mapping)
            else 0
        )

    def write(self, t: Any, seat: i64, row: vec[i16], at: i64, notes: Notes) -> None:
        """See `Observer.write`."""
        wipe(row, notes)
        looker = None if seat == WATCHER else int(seat)
        view = t.view(looker)
        seats = int(self.seats)

        def put(place: int, value: object) -> None:
            if isinstance(value, int):
                mark(row, at + place, max(LEAST, min(MOST, value)), notes)

        def put_fact(place: int, value: object) -> None:
            if type(value) is int:
                put(place, value)
                return
            for card, count in cards_in(value):
                if card in self.cards:
                    put(place + self.cards[card], count)

        put(self.at_asked + asked_place(t, seat), 1)
        turn = view.get("turn")
        if isinstance(turn, int) and 0 <= turn < seats:
            put(self.at_turn + turn, 1)
        question = view["question"]
        named = question.get("card") if isinstance(question, Mapping) else None
        if named in self.cards:
            put(self.at_named + self.cards[named], 1)
        for name, count, _ in piles_of(view):
            if name in self.at_piles:
                put(self.at_piles[name], count)
        for name, place in self.at_facts.items():
            put_fact(place, view.get(name))
        for number, person in enumerate(people_of(view, seats)):
            put(self.at_held + number, cards_held(person))
            for name, (place, width) in self.at_people.items():
                put_fact(place + number * width, person.get(name))
        if looker is not None:
            put(self.at_seat + looker, 1)
            put_fact(self.at_hand, view.get("hand"))
