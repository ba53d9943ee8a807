"""Samurai Sword as a game of the house: setting up (W1–W5)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from izakaya.games.sword import data
from izakaya.games.sword.data import CHARACTERS, KINDS, NINJA_1, NINJA_3, SHOGUN
from izakaya.games.sword.questions import begin_turn
from izakaya.games.sword.table import NO_HANDS, NO_LAID, NO_PILE, SEVEN, SwordTable
from izakaya.table.chance import Chance, shuffled
from izakaya.table.errors import UnknownOption
from izakaya.table.game import Game
from izakaya.table.table import Origin

RULES: Final = 1


def choose_characters(text: str, seats: int, chance: Chance) -> list[int]:
    """W2: random ones, or those named in the option `characters`, seat by seat; `random` leaves a seat to chance."""
    names = [name.strip() for name in text.split(",")] if text else []
    if len(names) > seats:
        raise UnknownOption(f"characters names {len(names)} characters for {seats} seats.")
    free = shuffled(len(CHARACTERS), chance)
    chosen: list[int] = []
    for name in names:
        if name == "random":
            chosen.append(-1)
            continue
        if name not in CHARACTERS:
            raise UnknownOption(f"There is no character {name[:40]!r}; there are: {', '.join(CHARACTERS)}.")
        if CHARACTERS.index(name) not in free:
            raise UnknownOption(f"The option characters names {name} twice.")
        free.remove(CHARACTERS.index(name))
        chosen.append(CHARACTERS.index(name))
    chosen.extend([-1] * (seats - len(chosen)))
    return [free.pop() if character < 0 else character for character in chosen]


def deal_roles(seats: int, chance: Chance) -> list[int]:
    """W1: which Ninja stay in the box is random, and so is who gets what."""
    others, ninja = data.roles_for(seats)
    stars = shuffled(NINJA_3 - NINJA_1 + 1, chance)
    roles = others + [NINJA_1 + star for star in stars[:ninja]]
    return [roles[i] for i in shuffled(seats, chance)]


@final
class SwordGame(Game):
    def __init__(self) -> None:
        options = {
            "characters": "names of characters, seat by seat, with commas between; 'random' leaves a seat to chance"
        }
        super().__init__("sword", RULES, data.LEAST_SEATS, data.MOST_SEATS, options)

    def deal(self, origin: Origin, chance: Chance) -> SwordTable:
        seats = origin.seats
        t = SwordTable(origin, seats, chance)
        roles = deal_roles(seats, chance)
        characters = choose_characters(origin.options.get("characters", ""), seats, chance)
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
        from izakaya.games.sword.notation import read

        return read(text)


def count_cards(bag: vec[i64]) -> i64:
    total: i64 = 0
    for kind in range(i64(KINDS)):
        total += bag[kind]
    return total


SWORD: Final = SwordGame()
