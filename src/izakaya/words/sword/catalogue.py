"""Everything that lies in the box of Samurai Sword, with its figures and the rule behind it."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from izakaya.games import new_table
from izakaya.games.sword import data
from izakaya.games.sword.scoring import multiplier
from izakaya.games.sword.table import SwordTable
from izakaya.words.sword.feet import foot

SwordKind = Literal["weapon", "property", "action"]


class SwordCard(TypedDict):
    """`range` and `wounds` are 0 for what is no weapon. `foot` is the row of signs at its foot."""

    id: str
    kind: SwordKind
    count: int
    range: int
    wounds: int
    foot: list[str]
    rules: list[str]


class SwordCharacter(TypedDict):
    id: str
    resilience: int
    rules: list[str]


class SwordRole(TypedDict):
    id: str
    side: str
    rules: list[str]


class SwordSeats(TypedDict):
    """One number of players (W1, W3, W4, W25). What Honour is worth is given by role, without the stars of the Ninja."""

    seats: int
    roles: list[str]
    ninja: int
    shogun_honour: int
    honour: int
    hands: list[int]
    worth: dict[str, list[int]]


class SwordBox(TypedDict):
    cards: list[SwordCard]
    characters: list[SwordCharacter]
    roles: list[SwordRole]
    seats: list[SwordSeats]


WEAPON_RULES: Final = ("W15", "W18")
RULES: Final = {
    "armour": ("W14",),
    "focus": ("W9",),
    "fast-draw": ("W18",),
    "bushido": ("W34",),
    "parry": ("W17",),
    "geisha": ("W32",),
    "diversion": ("W32",),
    "battlecry": ("W30",),
    "tea-ceremony": ("W31",),
    "daimyo": ("W31", "W25"),
    "breathing": ("W33",),
    "jujutsu": ("W30",),
    "benkei": ("W14",),
    "chiyome": ("W30",),
    "ginchiyo": ("W18",),
    "goemon": ("W9",),
    "hanzo": ("W37",),
    "hideyoshi": ("W8",),
    "ieyasu": ("W38",),
    "kojiro": ("W15",),
    "musashi": ("W18",),
    "nobunaga": ("W37",),
    "tomoe": ("W37",),
    "ushiwaka": ("W37",),
    "shogun": ("W1", "W25"),
    "samurai": ("W1", "W25"),
    "ninja-1": ("W1", "W25"),
    "ninja-2": ("W1", "W25"),
    "ninja-3": ("W1", "W25"),
    "ronin": ("W1", "W25"),
}


def box() -> SwordBox:
    """All cards, characters and roles, in the order of the box."""
    return {
        "cards": [card_of(card) for card in range(data.KINDS)],
        "characters": [
            {"id": name, "resilience": int(data.RESILIENCE[i]), "rules": list(RULES[name])}
            for i, name in enumerate(data.CHARACTERS)
        ],
        "roles": [
            {"id": name, "side": data.SIDES[data.SIDE[i]], "rules": list(RULES[name])}
            for i, name in enumerate(data.ROLES)
        ],
        "seats": [seats_of(seats) for seats in range(data.LEAST_SEATS, data.MOST_SEATS + 1)],
    }


def card_of(card: int) -> SwordCard:
    name = data.CARDS[card]
    count = int(data.STANDARD[card])
    if card < data.WEAPONS:
        reach, wounds = int(data.RANGE[card]), int(data.WOUNDS[card])
        rules = list(WEAPON_RULES)
        return {
            "id": name,
            "kind": "weapon",
            "count": count,
            "range": reach,
            "wounds": wounds,
            "foot": foot(card),
            "rules": rules,
        }
    kind: SwordKind = "property" if card < data.WEAPONS + data.PROPERTIES else "action"
    return {
        "id": name,
        "kind": kind,
        "count": count,
        "range": 0,
        "wounds": 0,
        "foot": foot(card),
        "rules": list(RULES[name]),
    }


def seats_of(seats: int) -> SwordSeats:
    """What changes with the number of players, as a table of so many is really dealt and scored."""
    roles, ninja = data.roles_for(seats)
    table = new_table("sword", seats=seats, seed=0)
    assert isinstance(table, SwordTable)
    worth: dict[str, list[int]] = {}
    for seat in range(seats):
        role = data.ROLES[table.roles[seat]].partition("-")[0]
        times = worth.setdefault(role, [])
        if int(multiplier(table, seat)) not in times:
            times.append(int(multiplier(table, seat)))
    return {
        "seats": seats,
        "roles": [data.ROLES[role] for role in roles],
        "ninja": ninja,
        "shogun_honour": data.starting_honour(seats, data.SHOGUN),
        "honour": data.starting_honour(seats, data.NINJA_1),
        "hands": [data.starting_hand(place) for place in range(seats)],
        "worth": {role: sorted(times) for role, times in worth.items()},
    }
