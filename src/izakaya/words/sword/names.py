"""What things and people of Samurai Sword are called, in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from izakaya.games.sword.data import CARDS, CHARACTERS, NINJA_1, RONIN, SAMURAI, SHOGUN, roles_for
from izakaya.games.sword.scoring import worth_of_honour
from izakaya.games.sword.sight import is_weapon, weapon_range, weapon_wounds
from izakaya.games.sword.view import SwordView
from izakaya.locale import Speech
from izakaya.words.called import Called
from izakaya.words.spelling import meant, plain


class Names(Called):
    """Who has no name of their own is called by their character: it lies open, and no two are alike."""

    def __init__(self, speech: Speech, view: SwordView, reader: int | None) -> None:
        self.speech = speech
        self.reader = reader
        self.geisha = view["geisha"]
        self.characters = [person["character"] for person in view["people"]]

    @property
    def called(self) -> tuple[object, ...]:
        """Whom the names of this table are those of."""
        return ("sword", *self.characters, *self.own_names)

    def character(self, seat: int) -> str:
        return self.speech.say(f"character-{self.characters[seat]}") if seat >= 0 else ""

    def ability(self, seat: int) -> str:
        return self.ability_of(self.characters[seat], self.both(seat))

    def ability_of(self, character: str, name: str = "") -> str:
        """What a character alone can do, at the table under the name of who plays it."""
        ability = self.speech.say(f"character-{character}.ability")
        name = name or self.speech.say(f"character-{character}")
        return self.speech.say("play-ability", name=name, ability=ability)

    def side(self, side: str) -> str:
        """A side as it is at this table: the Shogun of three has no Samurai."""
        return self.speech.say(f"side-{side}", seats=len(self.characters))

    def of_side(self, side: str) -> str:
        """The same in a sentence: that of the Ninja."""
        return self.speech.say(f"side-{side}.of", seats=len(self.characters))

    def worths(self) -> str:
        """W25: what Honour is worth to each role at this table."""
        say = self.speech.say
        seats = len(self.characters)
        shown: list[str] = []
        for side, role in (("shogun", SHOGUN), ("samurai", SAMURAI), ("ninja", NINJA_1), ("ronin", RONIN)):
            if role not in roles_for(seats)[0] and role != NINJA_1:
                continue
            least, most = (int(worth_of_honour(seats, role, leads)) for leads in (False, True))
            name = say("side-ninja") if role == NINJA_1 else say(f"role-{side}")
            shown.append(f"{name} " + (f"×{most}" if least == most else say("table-worth-leads")))
        return " · ".join(shown)

    def here(self) -> str:
        return ""

    def who(self, seat: int) -> str:
        """How a sentence speaks of this seat: `me` or `other`."""
        return "me" if seat == self.reader else "other"

    def card(self, card: str) -> str:
        return self.speech.say(f"card-{card}")

    def short(self, card: str) -> str:
        if is_weapon(card):
            return self.speech.say("weapon.short", range=weapon_range(card), wounds=weapon_wounds(card))
        return self.speech.say(f"card-{card}.short")

    def full(self, card: str) -> str:
        """As the card is played at this table: who plays, and at whom Geisha may be played, change what some of them say."""
        if is_weapon(card):
            return self.speech.say("weapon.full", range=weapon_range(card), wounds=weapon_wounds(card))
        return self.speech.say(f"card-{card}.full", seats=len(self.characters), geisha=self.geisha)

    def counted(self, bag: Mapping[str, int]) -> list[str]:
        """Cards with how many there are of each, in the order of the box."""
        names: list[str] = []
        for card in CARDS:
            number = bag.get(card, 0)
            if number == 1:
                names.append(self.card(card))
            elif number > 1:
                names.append(self.speech.say("card-times", card=self.card(card), number=number))
        return names

    def cards(self, cards: Sequence[str]) -> str:
        """Several cards as one list."""
        return self.speech.listing(self.counted({card: cards.count(card) for card in cards}))

    # What a person types. Few do, so the spellings are gathered when somebody does.

    def card_meant(self, words: str) -> str | None:
        return meant(words, self.card_spellings)

    def character_meant(self, words: str) -> str | None:
        return meant(words, self.character_spellings)

    @cached_property
    def card_spellings(self) -> dict[str, str]:
        return {plain(self.speech.say(f"card-{card}")): card for card in CARDS} | {
            plain(card): card for card in CARDS
        }

    @cached_property
    def character_spellings(self) -> dict[str, str]:
        return {plain(self.speech.say(f"character-{name}")): name for name in CHARACTERS} | {
            plain(name): name for name in CHARACTERS
        }
