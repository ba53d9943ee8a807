"""SAKE as a game of the house: its options, and the deal (K1–K4)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from izakaya.games.sake import data, refusals
from izakaya.games.sake.circle import Circle
from izakaya.games.sake.data import (
    CARDS,
    KATANA,
    LOCATIONS,
    ON_BOARD,
    PLACES,
    ROPE_BRIDGE,
    SAMURAI,
)
from izakaya.games.sake.dealing import deal_cards, lay_table, starting_sake
from izakaya.games.sake.deck_file import HOUSE, LONGEST_FILE, deck_of, read_deck
from izakaya.games.sake.hidden.redeal import redeal
from izakaya.games.sake.meaning import meaning
from izakaya.games.sake.notation.reading import read
from izakaya.games.sake.notation.writing import write
from izakaya.games.sake.questions.choose_hand import ChooseHand
from izakaya.games.sake.questions.turn import BeginTurn
from izakaya.games.sake.scoring import score
from izakaya.games.sake.table import SakeTable
from izakaya.games.sake.view import SakeView, view
from izakaya.table.chance import Chance, shuffled
from izakaya.table.game import Game
from izakaya.table.move import Move, Refusal, Result
from izakaya.table.origin import Origin
from izakaya.table.setting import CHOICE, PEOPLE, SEAT, TEXT, Setting

RULES: Final = 4
LOCATION: Final = Setting("location", CHOICE, "one of " + ", ".join(LOCATIONS), LOCATIONS)
FIRST: Final = Setting("first", SEAT, "the seat that begins (the oldest player), or 'random'")
CHOOSE_HAND: Final = Setting(
    "choose_hand",
    CHOICE,
    "'yes' to pick the four cards of the hand by their backs, 'no' for random ones",
    ("no", "yes"),
)
BARE_HANDS: Final = Setting(
    "bare_hands",
    CHOICE,
    "'unarmed' (only without a usable weapon) or 'always' (as the publisher's FAQ has it)",
    ("unarmed", "always"),
)
ITEMS: Final = Setting(
    "items",
    CHOICE,
    "'single-use' (an item with a cost is discarded after its effect) or 'kept' (it stays, and may be used again)",
    ("single-use", "kept"),
)
SAMURAI_AT_TABLE: Final = Setting(
    "samurai",
    PEOPLE,
    "names of samurai, seat by seat, with commas between; 'random' leaves a seat to chance",
    SAMURAI,
)
DECK: Final = Setting(
    "deck",
    TEXT,
    "the text of a deck file in TOML, to play with other values than those of the house",
    longest=LONGEST_FILE,
    reads=read_deck,
)
PARTS: Final = {
    "judgement": "izakaya.bots.thinking.sake.judgement:SakeJudgement",
    "signs": "izakaya.games.sake.signs:SIGNS",
    "novice": "izakaya.bots.sake.novice:choose_sake",
    "reasons": "izakaya.bots.sake.reasons:SAKE_REASONS",
    "catalogue": "izakaya.words.sake.catalogue:box",
    "messages": "izakaya.locale",
    "lessons": "izakaya.lessons.sake",
    "telling": "izakaya.words.sake.telling:SakeTelling",
    "screen": "izakaya.cli.sake.screen:SakeScreen",
    "book": "izakaya.lab.sake.book:SakeBook",
    "observation": "izakaya.games.sake.observation:SakeObserver",
    "view": "izakaya.games.sake.view:SakeView",
}


@final
class SakeGame(Game):
    """SAKE. Everything it says stands in the file named after it."""

    def __init__(self) -> None:
        settings = (LOCATION, FIRST, CHOOSE_HAND, BARE_HANDS, ITEMS, SAMURAI_AT_TABLE, DECK)
        super().__init__("sake", RULES, data.LEAST_SEATS, data.MOST_SEATS, settings, PARTS)

    def deal(self, origin: Origin, chance: Chance) -> SakeTable:
        seats = origin.seats
        options = origin.options
        deck = deck_of(options["deck"]) if options.get("deck") else HOUSE
        t = lay_table(self, origin, seats, chance, deck)
        t.location = LOCATION.choice(options)
        t.always_punch = BARE_HANDS.choice(options) == 1
        t.keeps_items = ITEMS.choice(options) == 1
        choosing = CHOOSE_HAND.choice(options) == 1
        samurai = SAMURAI_AT_TABLE.people(options, seats, chance, "samurai")
        t.first = FIRST.seat(options, seats, chance)
        for seat in range(seats):
            t.samurai[seat] = samurai[seat]
            t.sitting[seat] = 1
            t.wielded[seat] = KATANA
            t.gear[seat * data.GEAR + KATANA] = seat  # the katana are the first cards
        t.masu = starting_sake(deck, seats)
        t.circle = Circle.around(seats, 2 if t.location == ROPE_BRIDGE else deck.steps_between)
        rest = [seats + i for i in shuffled(CARDS - seats, chance)]
        for i in range(CARDS - seats):
            t.deck[i] = rest[i]
        t.deck_size = CARDS - seats
        t.telling = True
        t.tell("first", t.first)
        deal_cards(t, choosing)
        t.tell_top()
        t.turn = t.first
        t.next(BeginTurn(t.first))
        if choosing:
            # The first player chooses first, so its question is pushed last.
            for i in range(seats):
                t.push(ChooseHand((t.first - 1 - i) % seats, 0, 0, 0))
        t.go_on()
        return t

    def parse(self, text: object) -> SakeTable:
        return read(self, text)

    def view(self, t: SakeTable, seat: object) -> SakeView:
        return view(t, seat)

    def meaning(self, t: SakeTable, option: i64) -> Move | None:
        return meaning(t.deck_data, option)

    def why_not(self, t: SakeTable, option: i64) -> Refusal:
        return refusals.why_not(t, option)

    def missing(self, t: SakeTable) -> list[int]:
        return refusals.missing(t)

    def score(self, t: SakeTable) -> Result:
        return score(t)

    def notation(self, t: SakeTable) -> str:
        return write(t)

    def redeal(self, t: SakeTable, seat: object, chance: Chance) -> SakeTable:
        return redeal(t, seat, chance)

    def person(self, t: SakeTable, seat: i64) -> str:
        return "sake-samurai-" + SAMURAI[t.samurai[seat]]

    def cups(self, t: SakeTable, seat: i64) -> int:
        return int(t.sake[seat * PLACES + ON_BOARD])

    def card_name(self, label: str) -> str:
        """Of the cards every copy has a label of its own, such as `katana-1`."""
        return label.rpartition("-")[0]


SAKE: Final = SakeGame()
