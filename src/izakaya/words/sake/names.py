"""What things and people of SAKE are called, in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from izakaya.games.sake.data import LOCATIONS, MINION, NAMES, SAMURAI, WEAPONS, Deck
from izakaya.games.sake.view import Card, SakeView
from izakaya.locale import Speech
from izakaya.words.called import Called
from izakaya.words.spelling import meant, plain


def name_of(label: str) -> str:
    """The name of a card from its label: `no-dachi` of `no-dachi-2`. A name is its own name."""
    name, _, copy = label.rpartition("-")
    return name if copy.isdigit() else label


class Names(Called):
    """Who has no name of their own is called by their samurai, and the first player with respect (K4)."""

    def __init__(self, speech: Speech, view: SakeView, reader: int | None, deck: Deck) -> None:
        self.speech = speech
        self.reader = reader
        self.deck = deck
        self.items = view["items"]
        self.first = view["first"]
        self.samurai = [person["samurai"] for person in view["people"]]
        self.where = view["location"]

    @property
    def called(self) -> tuple[object, ...]:
        """Whom the names of this table are those of."""
        return ("sake", self.first, *self.samurai, *self.own_names)

    # People.

    def character(self, seat: int) -> str:
        if seat < 0:
            return ""
        name = self.speech.say(f"sake-samurai-{self.samurai[seat]}")
        return self.with_respect(seat, name) if not self.own_name(seat) else name

    def person(self, seat: int) -> str:
        own = self.own_name(seat)
        return self.with_respect(seat, own) if own else self.character(seat)

    def with_respect(self, seat: int, name: str) -> str:
        return self.speech.say("sake-san", name=name) if seat == self.first else name

    def ability(self, seat: int) -> str:
        return self.skill(self.samurai[seat], self.own_name(seat))

    def skill(self, samurai: str, own: str = "") -> str:
        """A samurai's full name and skill, and before it the name of who plays it."""
        name = self.speech.say(f"sake-samurai-{samurai}.full")
        if own:
            name = self.speech.say("play-person", name=own, character=name)
        skill = self.speech.say(f"sake-samurai-{samurai}.skill")
        return self.speech.say("play-ability", name=name, ability=skill)

    def people(self, seats: Sequence[int]) -> str:
        return self.speech.listing([self.person(seat) for seat in seats])

    def who(self, seat: int) -> str:
        """How a sentence speaks of this seat: `me` or `other`."""
        return "me" if seat == self.reader else "other"

    # Cards.

    def card(self, card: str) -> str:
        """The name of a card, given its label or its name."""
        return self.speech.say(f"sake-card-{name_of(card)}")

    def weapon(self, weapon: str) -> str:
        return self.speech.say("sake-bare-hands") if weapon == "bare-hands" else self.card(weapon)

    def cards(self, labels: Sequence[str]) -> str:
        """Several cards as one list, with how many there are of each."""
        names = [name_of(label) for label in labels]
        shown: list[str] = []
        for name in dict.fromkeys(names):
            number = names.count(name)
            card = self.card(name)
            shown.append(card if number == 1 else self.speech.say("card-times", card=card, number=number))
        return self.speech.listing(shown)

    def short(self, card: str) -> str:
        return self.explained(card, "short")

    def full(self, card: str) -> str:
        return self.explained(card, "full")

    def explained(self, card: str, part: str) -> str:
        """Weapons and minions have their figures from the deck that is being played, items what becomes of them from the table."""
        say = self.speech.say
        name = name_of(card)
        kind = NAMES.index(name)
        deck = self.deck
        if kind < WEAPONS:
            return say(
                f"sake-weapon.{part}",
                reach=f"{deck.weapon_range[kind]}{'+' if deck.weapon_far[kind] else ''}",
                range=int(deck.weapon_range[kind]),
                attack=int(deck.weapon_attack[kind]),
                defence=int(deck.weapon_defence[kind]),
                ranged="yes" if deck.weapon_ranged[kind] else "no",
            )
        if kind == MINION:
            return say(
                f"sake-card-minion.{part}",
                movement=int(deck.minion_movement),
                attack=int(deck.minion_attack),
                defence=int(deck.minion_defence),
            )
        return say(f"sake-card-{name}.{part}", items=self.items)

    def boxes(self, card: Card) -> str:
        """The four action boxes and the back of a card, in a line."""
        return self.speech.say(
            "sake-boxes",
            attack=card["attack"],
            defence=card["defence"],
            movement=card["movement"],
            drinking=card["drinking"],
            back=self.back(card["back"]),
        )

    # Backs, places and pieces.

    def back(self, back: str) -> str:
        return self.speech.say(f"sake-back-{back}")

    def mark(self, back: str) -> str:
        return self.speech.say(f"sake-back-{back}.mark")

    def place(self, place: str) -> str:
        """Where a sake lies."""
        if place in ("life", "board"):
            return self.speech.say(f"sake-place-{place}")
        return self.card(place)

    def location(self, location: str) -> str:
        return self.speech.say(f"sake-location-{location}")

    def here(self) -> str:
        return self.location_rule(self.where)

    def location_rule(self, location: str) -> str:
        """A location and what is special there."""
        rule = self.speech.say(f"sake-location-{location}.rule")
        return self.speech.say("sake-here", location=self.location(location), rule=rule)

    def piece(self, view: SakeView, piece: str) -> str:
        """A piece of the circle as it is drawn."""
        for standing in view["circle"]:
            if standing["piece"] == piece and standing["way"]:
                owner = standing["owner"]
                name = self.own_name(owner) or self.speech.say(f"sake-samurai-{self.samurai[owner]}")
                return self.speech.say("sake-piece-minion", way=standing["way"], name=name)
        return self.person(int(piece.removeprefix("seat-")))

    def target(self, view: SakeView, piece: str) -> str:
        """A piece of the circle as somebody's target."""
        for standing in view["circle"]:
            if standing["piece"] == piece and standing["way"]:
                owner = standing["owner"]
                return self.speech.say("sake-target-minion", who=self.who(owner), name=self.person(owner))
        return self.person(int(piece.removeprefix("seat-")))

    # What a person types. Few do, so the spellings are gathered when somebody does.

    def card_meant(self, words: str) -> str | None:
        return meant(words, self.card_spellings)

    def samurai_meant(self, words: str) -> str | None:
        return meant(words, self.samurai_spellings)

    def location_meant(self, words: str) -> str | None:
        return meant(words, self.location_spellings)

    @cached_property
    def card_spellings(self) -> dict[str, str]:
        return self.spellings("sake-card", NAMES)

    @cached_property
    def samurai_spellings(self) -> dict[str, str]:
        return self.spellings("sake-samurai", SAMURAI) | {
            plain(self.speech.say(f"sake-samurai-{name}.full")): name for name in SAMURAI
        }

    @cached_property
    def location_spellings(self) -> dict[str, str]:
        return self.spellings("sake-location", LOCATIONS)

    def spellings(self, family: str, ids: Sequence[str]) -> dict[str, str]:
        found = {plain(name): name for name in ids}
        return found | {plain(self.speech.say(f"{family}-{name}")): name for name in ids}
