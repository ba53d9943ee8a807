"""What a seat can work out from its view of SAKE: who is in reach, how hard a blow would be, what is worth what.

A novice counts with the figures of the house, whatever deck is on the table.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from izakaya.games.sake.sight import reaches, strength_with, weapons_of
from izakaya.games.sake.view import Card, Person, SakeView

MOVE_OF_IAIDO: Final = 2
# What a card is worth in hand, apart from its boxes.
WORTH: Final = {
    "blurred-vision": 26,
    "falter": 18,
    "minion": 24,
    "sakuragi": 20,
    "makeshift-armour": 18,
    "weak-stomach": 16,
    "drunken-purchase": 14,
    "fake-wounds": 14,
}


def name_of(label: str) -> str:
    return label.rpartition("-")[0]


def me(view: SakeView) -> Person:
    seat = view["seat"]
    assert seat is not None, "a spectator is never asked"
    return view["people"][seat]


def living(view: SakeView) -> list[Person]:
    """Every other samurai."""
    return [person for person in view["people"] if person["state"] == "samurai" and person is not me(view)]


def card_in_hand(view: SakeView, label: str) -> Card:
    return next(card for card in view["hand"] if card["card"] == label)


def blows(view: SakeView, box: int, walk: int = 0) -> Iterator[tuple[Person, int]]:
    """Everybody in reach, with the strength of an attack with this box."""
    mine = me(view)
    for weapon in weapons_of(mine):
        for target in living(view):
            if reaches(view["weapons"], weapon, target, walk):
                yield target, strength_with(view["weapons"], weapon, box)


def worth(card: Card) -> float:
    """How gladly a card is kept."""
    boxes = 3 * card["attack"] + 4 * card["defence"] + card["movement"] + 3 * card["drinking"]
    return WORTH.get(card["name"], 8) + boxes


def cheap_places(view: SakeView) -> int:
    """Places where sake hardly hurts: Life, the board, and weapons that are not needed."""
    mine = me(view)
    free = (1 - mine["life_sake"]) + (1 - mine["board_sake"])
    spare = sum(1 for gear in mine["gear"] if not gear["sake"]) - 1
    return free + max(0, spare)
