"""The observer of a game that brings none: what any view has in common, as numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from izakaya.table.game import Game
from izakaya.table.observation import WATCHER, Notes, Observer, asked_place, mark, wipe
from izakaya.words.plain.view import cards_held, facts_of, hand_of, people_of, person_facts, piles_of

LEAST: Final = -(2**15)
MOST: Final = 2**15 - 1


@final
class PlainObserver(Observer):
    """Reads the seat's own view where every plain view has its numbers (`words/plain/view.py`), so it can show nothing hidden.

    The row has a fixed length, so its facts are those that are whole numbers when a table has just been dealt. Cards are counted by name
    if the game lists them (`Game.cards`). Texts and lists are not in the row: a game to which they matter brings its own observer.
    """

    def __init__(self, game: Game, seats: int) -> None:
        super().__init__(seats, 1, game.largest_option + 1)
        dealt = game.new_table(seats, 0, {}).view(None)
        people = people_of(dealt, seats)
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
            name: self.seen(f"fact_{name}", (1,), f"the fact {name} of the view")
            for name, value in facts_of(dealt)
            if type(value) is int
        }
        self.at_people = {
            name: self.seen(f"person_{name}", (seats,), f"the fact {name} of each seat")
            for name, value in person_facts(people[0])
            if type(value) is int
        }
        self.at_seat = self.own("seat", (seats,), "whose eyes these are")
        self.at_hand = self.own("hand", (len(self.cards),), "how many of each card the seat holds")

    def write(self, t: Any, seat: i64, row: vec[i16], at: i64, notes: Notes) -> None:
        """See `Observer.write`."""
        wipe(row, notes)
        looker = None if seat == WATCHER else int(seat)
        view = t.view(looker)
        seats = int(self.seats)

        def put(place: int, value: object) -> None:
            if isinstance(value, int):
                mark(row, at + place, max(LEAST, min(MOST, value)), notes)

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
            put(place, view.get(name))
        for number, person in enumerate(people_of(view, seats)):
            put(self.at_held + number, cards_held(person))
            for name, place in self.at_people.items():
                put(place + number, person.get(name))
        if looker is not None:
            put(self.at_seat + looker, 1)
            for card, count in hand_of(view):
                if card in self.cards:
                    put(self.at_hand + self.cards[card], count)
