"""Everything that lies in the two boxes, with its figures and the rule behind it: what the index of cards and the rules
pages show. The figures are those the games play with; the words are in `locale/`, under the ids given here.

`python -m izakaya.words.catalogue` writes it as JSON, from which the pages of the browser are built: so no figure of a rule
stands there.
"""

from __future__ import annotations

import json
import sys
from functools import cache
from typing import Final, Literal, TypedDict, cast

from izakaya.games import new_table
from izakaya.games.sake import data as sake
from izakaya.games.sake.dealing import starting_sake
from izakaya.games.sake.deck_file import HOUSE
from izakaya.games.sword import data as sword
from izakaya.games.sword.scoring import multiplier
from izakaya.games.sword.table import SwordTable
from izakaya.words.feet import sake_foot, sword_foot

SwordKind = Literal["weapon", "property", "action"]
SakeKind = Literal["weapon", "item", "event", "interrupt", "minion"]


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


class SakeCopy(TypedDict):
    """One card: its four boxes and its back. `origin` says whether the values are printed or the house's."""

    copy: int
    attack: int
    defence: int
    movement: int
    drinking: int
    back: sake.Back
    origin: str


class SakeWeapon(TypedDict):
    range: int
    far: bool
    ranged: bool
    attack: int
    defence: int


class SakeCard(TypedDict):
    """`foot` is the row of signs at its foot."""

    id: str
    kind: SakeKind
    count: int
    weapon: SakeWeapon | None
    foot: list[str]
    copies: list[SakeCopy]
    rules: list[str]


class SakeMinion(TypedDict):
    attack: int
    defence: int
    movement: int


class SakeSamurai(TypedDict):
    id: str
    life: int
    rules: list[str]


class SakeLocation(TypedDict):
    id: str
    rules: list[str]


class SakeSeats(TypedDict):
    """One number of players (K3): what is laid out at the inn."""

    seats: int
    sake: int
    steps: int


class SakeBox(TypedDict):
    cards: list[SakeCard]
    minion: SakeMinion
    samurai: list[SakeSamurai]
    locations: list[SakeLocation]
    seats: list[SakeSeats]


class Catalogue(TypedDict):
    sword: SwordBox
    sake: SakeBox


WEAPON_RULES: Final = ("W15", "W18")
SWORD_RULES: Final = {
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
SAKE_RULES: Final = {
    "katana": ("K9", "K6", "K23"),
    "no-dachi": ("K9", "K6", "K23"),
    "naginata": ("K9", "K6", "K23"),
    "yumi": ("K9", "K6", "K26"),
    "wakizashi": ("K9", "K6", "K23"),
    "pipe": ("K35", "K31"),
    "sandals": ("K11",),
    "makeshift-armour": ("K23",),
    "flagon": ("K35",),
    "rice-bowl": ("K35", "K37"),
    "throwing-chopsticks": ("K26",),
    "burning-ramen": ("K26",),
    "strategic-stench": ("K7",),
    "riceballs-in-the-face": ("K31",),
    "sakuragi": ("K38",),
    "drunken-purchase": ("K33",),
    "weak-stomach": ("K30",),
    "fake-wounds": ("K37",),
    "roar": ("K26", "K35"),
    "turned-off-lanterns": ("K7",),
    "falter": ("K27",),
    "blurred-vision": ("K28",),
    "minion": ("K16", "K19", "K20", "K25"),
    "miyamoto-musashi": ("K9",),
    "yagyu-munenori": ("K23",),
    "yagyu-jubei": ("K29",),
    "ito-ittosai": ("K9",),
    "date-masamune": ("K13",),
    "takezaki-suenaga": ("K26",),
    "hojo-masako": ("K18", "K20"),
    "tomoe-gozen": ("K2", "K21"),
    "inn": (),
    "distillery": ("K32",),
    "hot-spring": ("K37",),
    "bamboo-grove": ("K26",),
    "rope-bridge": ("K3", "K11"),
}


@cache
def catalogue() -> Catalogue:
    """All cards, people and places of both games, in the order of the boxes."""
    return {"sword": sword_box(), "sake": sake_box()}


def sword_box() -> SwordBox:
    return {
        "cards": [sword_card(card) for card in range(sword.KINDS)],
        "characters": [
            {"id": name, "resilience": int(sword.RESILIENCE[i]), "rules": list(SWORD_RULES[name])}
            for i, name in enumerate(sword.CHARACTERS)
        ],
        "roles": [
            {"id": name, "side": sword.SIDES[sword.SIDE[i]], "rules": list(SWORD_RULES[name])}
            for i, name in enumerate(sword.ROLES)
        ],
        "seats": [sword_seats(seats) for seats in range(sword.LEAST_SEATS, sword.MOST_SEATS + 1)],
    }


def sword_card(card: int) -> SwordCard:
    name = sword.CARDS[card]
    count = int(sword.STANDARD[card])
    if card < sword.WEAPONS:
        reach, wounds = int(sword.RANGE[card]), int(sword.WOUNDS[card])
        rules = list(WEAPON_RULES)
        return {
            "id": name,
            "kind": "weapon",
            "count": count,
            "range": reach,
            "wounds": wounds,
            "foot": sword_foot(card),
            "rules": rules,
        }
    kind: SwordKind = "property" if card < sword.WEAPONS + sword.PROPERTIES else "action"
    return {
        "id": name,
        "kind": kind,
        "count": count,
        "range": 0,
        "wounds": 0,
        "foot": sword_foot(card),
        "rules": list(SWORD_RULES[name]),
    }


def sword_seats(seats: int) -> SwordSeats:
    """What changes with the number of players, as a table of so many is really dealt and scored."""
    roles, ninja = sword.roles_for(seats)
    table = new_table("sword", seats=seats, seed=0)
    assert isinstance(table, SwordTable)
    worth: dict[str, list[int]] = {}
    for seat in range(seats):
        role = sword.ROLES[table.roles[seat]].partition("-")[0]
        times = worth.setdefault(role, [])
        if int(multiplier(table, seat)) not in times:
            times.append(int(multiplier(table, seat)))
    return {
        "seats": seats,
        "roles": [sword.ROLES[role] for role in roles],
        "ninja": ninja,
        "shogun_honour": sword.starting_honour(seats, sword.SHOGUN),
        "honour": sword.starting_honour(seats, sword.NINJA_1),
        "hands": [sword.starting_hand(place) for place in range(seats)],
        "worth": {role: sorted(times) for role, times in worth.items()},
    }


def sake_box() -> SakeBox:
    deck = HOUSE
    return {
        "cards": [sake_card(name) for name in range(len(sake.NAMES))],
        "minion": {
            "attack": int(deck.minion_attack),
            "defence": int(deck.minion_defence),
            "movement": int(deck.minion_movement),
        },
        "samurai": [
            {"id": name, "life": int(deck.life[i]), "rules": list(SAKE_RULES[name])}
            for i, name in enumerate(sake.SAMURAI)
        ],
        "locations": [{"id": name, "rules": list(SAKE_RULES[name])} for name in sake.LOCATIONS],
        "seats": [
            {
                "seats": seats,
                "sake": starting_sake(deck, seats),
                "steps": int(deck.steps_between) * seats,
            }
            for seats in range(sake.LEAST_SEATS, sake.MOST_SEATS + 1)
        ],
    }


def sake_card(name: int) -> SakeCard:
    deck = HOUSE
    weapon: SakeWeapon | None = None
    if name < sake.WEAPONS:
        weapon = {
            "range": int(deck.weapon_range[name]),
            "far": deck.weapon_far[name] != 0,
            "ranged": deck.weapon_ranged[name] != 0,
            "attack": int(deck.weapon_attack[name]),
            "defence": int(deck.weapon_defence[name]),
        }
    cards = [card for card in range(sake.CARDS) if deck.name[card] == name]
    return {
        "id": sake.NAMES[name],
        "kind": sake_kind(name),
        "count": len(cards),
        "weapon": weapon,
        "foot": sake_foot(name),
        "copies": [sake_copy(card) for card in cards],
        "rules": list(SAKE_RULES[sake.NAMES[name]]),
    }


def sake_kind(name: int) -> SakeKind:
    return cast(SakeKind, next(kind for kind, (first, last) in sake.TYPES.items() if first <= name < last))


def sake_copy(card: int) -> SakeCopy:
    deck = HOUSE
    return {
        "copy": int(deck.labels[card].rpartition("-")[2]),
        "attack": int(deck.attack[card]),
        "defence": int(deck.defence[card]),
        "movement": int(deck.movement[card]),
        "drinking": int(deck.drinking[card]),
        "back": sake.BACKS[deck.back[card]],
        "origin": deck.origins[card],
    }


def main() -> None:
    json.dump(catalogue(), sys.stdout, ensure_ascii=False)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
