"""SAKE as a game of the house: its options, and setting up (K1–K4)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from izakaya.games.sake import data
from izakaya.games.sake.circle import Circle
from izakaya.games.sake.data import (
    BACKS,
    CARDS,
    HOUSE,
    KATANA,
    LOCATIONS,
    ROPE_BRIDGE,
    STARTING_HAND,
    TOMOE,
    Deck,
    read_deck,
)
from izakaya.games.sake.meaning import BACK
from izakaya.games.sake.memory import Memory
from izakaya.games.sake.state import (
    EIGHT,
    NO_CARDS,
    NO_GEAR,
    NO_HANDS,
    NO_MINIONS,
    NO_PILES,
    NO_SAKE,
    NO_WEAPON,
    PILE,
)
from izakaya.games.sake.table import Question, SakeTable
from izakaya.games.sake.turn import BeginTurn
from izakaya.table.chance import Chance, shuffled
from izakaya.table.errors import UnknownOption
from izakaya.table.game import Game
from izakaya.table.table import Origin

RULES: Final = 1
OPTIONS: Final = {
    "location": "one of " + ", ".join(LOCATIONS),
    "first": "the seat that begins (the oldest player), or 'random'",
    "choose_hand": "'yes' to pick the four cards of the hand by their backs, 'no' for random ones",
    "bare_hands": "'unarmed' (only without a usable weapon) or 'always' (as the publisher's FAQ has it)",
    "samurai": "names of samurai, seat by seat, with commas between; 'random' leaves a seat to chance",
    "deck": "the text of a deck file in TOML, to play with other values than those of the house",
}


def choice(options: dict[str, str], name: str, values: tuple[str, ...]) -> int:
    """The number of the value chosen; the first one if none is."""
    value = options.get(name, values[0])
    if value not in values:
        raise UnknownOption(f"{name} is one of {', '.join(values)}, not {value[:40]!r}.")
    return values.index(value)


def lay_table(origin: Origin, seats: i64, chance: Chance, deck: Deck) -> SakeTable:
    """A table with everything still in the box."""
    t = SakeTable(origin, seats, chance)
    t.deck_data = deck
    t.memory = Memory.blank()
    t.samurai, t.states, t.sitting = EIGHT[:], EIGHT[:], EIGHT[:]
    t.hand_size, t.life_size, t.wound_size = EIGHT[:], EIGHT[:], EIGHT[:]
    t.wielded = NO_WEAPON[:]
    t.hands, t.life, t.wounds = NO_HANDS[:], NO_PILES[:], NO_PILES[:]
    t.gear, t.sake, t.sake_total = NO_GEAR[:], NO_SAKE[:], EIGHT[:]
    t.deck, t.pile = NO_CARDS[:], NO_CARDS[:]
    t.minion_way, t.minion_age = NO_MINIONS[:], NO_MINIONS[:]
    return t


def choose_samurai(text: str, seats: int, chance: Chance) -> list[int]:
    """K1: random ones, or those named in the option `samurai`."""
    names = [name.strip() for name in text.split(",")] if text else []
    if len(names) > seats:
        raise UnknownOption(f"samurai names {len(names)} samurai for {seats} seats.")
    free = shuffled(len(data.SAMURAI), chance)
    chosen: list[int] = []
    for name in names:
        if name == "random":
            chosen.append(-1)
            continue
        if name not in data.SAMURAI:
            raise UnknownOption(f"There is no samurai {name[:40]!r}; there are: {', '.join(data.SAMURAI)}.")
        if data.SAMURAI.index(name) not in free:
            raise UnknownOption(f"The option samurai names {name} twice.")
        free.remove(data.SAMURAI.index(name))
        chosen.append(data.SAMURAI.index(name))
    chosen.extend([-1] * (seats - len(chosen)))
    return [free.pop() if samurai < 0 else samurai for samurai in chosen]


def choose_first(text: str, seats: int, chance: Chance) -> int:
    """K4: the oldest player, as the host says; otherwise a random seat."""
    if text == "random":
        return chance.below(seats)
    if not (text.isascii() and text.isdigit() and len(text) == 1 and int(text) < seats):
        raise UnknownOption(f"first is a seat from 0 to {seats - 1}, or 'random', not {text[:40]!r}.")
    return int(text)


def starting_sake(deck: Deck, seats: int) -> int:
    """K3: 2.5 a player, rounded up; no more than there is in the box."""
    return min((int(deck.sake_for_two) * seats + 1) // 2, int(deck.sake))


@final
class SakeGame(Game):
    def __init__(self) -> None:
        super().__init__("sake", RULES, data.LEAST_SEATS, data.MOST_SEATS, dict(OPTIONS))

    def deal(self, origin: Origin, chance: Chance) -> SakeTable:
        seats = origin.seats
        options = origin.options
        deck = read_deck(options["deck"]) if options.get("deck") else HOUSE
        t = lay_table(origin, seats, chance, deck)
        t.location = choice(options, "location", LOCATIONS)
        t.always_punch = choice(options, "bare_hands", ("unarmed", "always")) == 1
        choosing = choice(options, "choose_hand", ("no", "yes")) == 1
        samurai = choose_samurai(options.get("samurai", ""), seats, chance)
        t.first = choose_first(options.get("first", "random"), seats, chance)
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
        from izakaya.games.sake.reading import read

        return read(text)


def deal_cards(t: SakeTable, choosing: bool) -> None:
    """K2: to each life points + 4, unseen; 4 of them to the hand. Tomoe is dealt 2 more, to the hand."""
    for i in range(t.seats):
        seat = (t.first + i) % t.seats
        if t.samurai[seat] == TOMOE:
            t.draw(seat, 2)
        if not choosing:
            t.draw(seat, STARTING_HAND)
        count = t.deck_data.life[t.samurai[seat]] + (STARTING_HAND if choosing else 0)
        for k in range(count):
            t.life[seat * PILE + k] = t.turn_up()
        t.life_size[seat] = count


@final
@mypyc_attr(acyclic=True)
class ChooseHand(Question):
    """K2, the table option `choose_hand`: pick four cards by their backs; they are seen when all four are chosen."""

    def __init__(self, seat: i64, troublesome: i64, quarrelsome: i64, drowsy: i64) -> None:
        super().__init__(seat)
        self.troublesome: i64 = troublesome
        self.quarrelsome: i64 = quarrelsome
        self.drowsy: i64 = drowsy

    def picked(self, back: i64) -> i64:
        return self.troublesome if back == 0 else self.quarrelsome if back == 1 else self.drowsy

    def options(self, t: SakeTable) -> None:
        for back in range(i64(len(BACKS))):
            if backs_in_life(t, self.seat, back) > self.picked(back):
                t.offer(BACK + back)

    def answer(self, t: SakeTable, option: i64) -> None:
        back = option - BACK
        picks = vec[i64]([self.troublesome, self.quarrelsome, self.drowsy])
        picks[back] += 1
        if self.troublesome + self.quarrelsome + self.drowsy + 1 < STARTING_HAND:
            t.next(ChooseHand(self.seat, picks[0], picks[1], picks[2]))
            return
        t.pop()
        for kind in range(i64(len(BACKS))):
            for _ in range(picks[kind]):
                take_from_life(t, self.seat, kind)

    def facts(self, t: SakeTable) -> dict[str, str | int]:
        left = STARTING_HAND - self.troublesome - self.quarrelsome - self.drowsy
        return {"ask": "choose-hand", "seat": int(self.seat), "number": int(left)}

    def words(self, t: SakeTable) -> str:
        return f"choose-hand {self.seat} {self.troublesome} {self.quarrelsome} {self.drowsy}"


def backs_in_life(t: SakeTable, seat: i64, back: i64) -> i64:
    count: i64 = 0
    for i in range(seat * PILE, seat * PILE + t.life_size[seat]):
        if t.deck_data.back[t.life[i]] == back:
            count += 1
    return count


def take_from_life(t: SakeTable, seat: i64, back: i64) -> None:
    """The first card with this back from the unseen pile into the hand."""
    at = seat * PILE
    last = at + t.life_size[seat] - 1
    while t.deck_data.back[t.life[at]] != back:
        at += 1
    card = t.life[at]
    while at < last:
        t.life[at] = t.life[at + 1]
        at += 1
    t.life_size[seat] -= 1
    t.add_to_hand(seat, card)
    if t.telling:
        t.tell("drew", seat, card=card, eyes=1 << seat)


SAKE: Final = SakeGame()
