"""Samurai Sword as a game of the house: setting up (W1–W5)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from izakaya.games.sword import data, refusals
from izakaya.games.sword.data import CHARACTERS, NINJA_1, NINJA_3, SHOGUN
from izakaya.games.sword.hidden.redeal import redeal
from izakaya.games.sword.meaning import meaning
from izakaya.games.sword.notation.reading import read
from izakaya.games.sword.notation.writing import write
from izakaya.games.sword.questions.turn import begin_turn
from izakaya.games.sword.scoring import score
from izakaya.games.sword.table import NO_HANDS, NO_LAID, NO_PILE, SEVEN, SwordTable, count_cards
from izakaya.games.sword.view import SwordView, open_view, view
from izakaya.table.chance import Chance, shuffled
from izakaya.table.game import Game
from izakaya.table.move import Move, Refusal, Result
from izakaya.table.origin import Origin
from izakaya.table.setting import CHOICE, PEOPLE, Setting

RULES: Final = 1
PEOPLE_AT_TABLE: Final = Setting(
    "characters",
    PEOPLE,
    "names of characters, seat by seat, with commas between; 'random' leaves a seat to chance",
    CHARACTERS,
)
GEISHA: Final = Setting(
    "geisha",
    CHOICE,
    "'others' (Geisha is played at another player) or 'anyone' (also at a property of your own)",
    ("others", "anyone"),
)
PARTS: Final = {
    "judgement": "izakaya.bots.thinking.sword.judgement:SwordJudgement",
    "signs": "izakaya.games.sword.signs:SIGNS",
    "novice": "izakaya.bots.sword.novice:choose_sword",
    "reasons": "izakaya.bots.sword.reasons:SWORD_REASONS",
    "catalogue": "izakaya.words.sword.catalogue:box",
    "messages": "izakaya.locale",
    "lessons": "izakaya.lessons.sword",
    "telling": "izakaya.words.sword.telling:SwordTelling",
    "screen": "izakaya.cli.sword.screen:SwordScreen",
    "observation": "izakaya.games.sword.observation:SwordObserver",
    "view": "izakaya.games.sword.view:SwordView",
}


def deal_roles(seats: int, chance: Chance) -> list[int]:
    """W1: which Ninja stay in the box is random, and so is who gets what."""
    others, ninja = data.roles_for(seats)
    stars = shuffled(NINJA_3 - NINJA_1 + 1, chance)
    roles = others + [NINJA_1 + star for star in stars[:ninja]]
    return [roles[i] for i in shuffled(seats, chance)]


@final
class SwordGame(Game):
    """Samurai Sword. Everything it says stands in the file named after it."""

    def __init__(self) -> None:
        super().__init__("sword", RULES, data.LEAST_SEATS, data.MOST_SEATS, (PEOPLE_AT_TABLE, GEISHA), PARTS)
        self.sides = data.SIDES

    def deal(self, origin: Origin, chance: Chance) -> SwordTable:
        seats = origin.seats
        t = SwordTable(self, origin, seats, chance)
        t.geisha_at_own = GEISHA.choice(origin.options) == 1
        roles = deal_roles(seats, chance)
        characters = PEOPLE_AT_TABLE.people(origin.options, seats, chance, "character")
        t.roles = SEVEN[:]
        t.characters = SEVEN[:]
        t.honour = SEVEN[:]
        t.resilience = SEVEN[:]
        for seat in range(seats):
            t.roles[seat] = roles[seat]
            t.characters[seat] = characters[seat]
            t.honour[seat] = data.starting_honour(seats, roles[seat])
            t.resilience[seat] = data.RESILIENCE[characters[seat]]
        t.sizes = SEVEN[:]
        t.hands = NO_HANDS[:]
        t.laid = NO_LAID[:]
        t.pile = NO_PILE[:]
        t.deck = t.cards[:]
        t.deck_size = count_cards(t.deck)
        t.telling = True
        shogun = roles.index(SHOGUN)
        t.tell("shogun", shogun)
        for place in range(seats):
            seat = (shogun + place) % seats
            for _ in range(data.starting_hand(place)):
                t.draw(seat)
        begin_turn(t, shogun)
        return t

    def parse(self, text: object) -> SwordTable:
        return read(self, text)

    def view(self, t: SwordTable, seat: object) -> SwordView:
        return view(t, seat)

    def open_view(self, t: SwordTable) -> SwordView:
        return open_view(t)

    def meaning(self, t: SwordTable, option: i64) -> Move | None:
        return meaning(option)

    def why_not(self, t: SwordTable, option: i64) -> Refusal:
        return refusals.why_not(t, option)

    def missing(self, t: SwordTable) -> list[int]:
        return refusals.missing(t)

    def score(self, t: SwordTable) -> Result:
        return score(t)

    def notation(self, t: SwordTable) -> str:
        return write(t)

    def redeal(self, t: SwordTable, seat: object, chance: Chance) -> SwordTable:
        return redeal(t, seat, chance)

    def side(self, t: SwordTable, seat: i64) -> str:
        return data.SIDES[t.side(seat)]

    def person(self, t: SwordTable, seat: i64) -> str:
        return "character-" + CHARACTERS[t.characters[seat]]


SWORD: Final = SwordGame()
