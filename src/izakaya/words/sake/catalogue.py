"""Everything that lies in the box of SAKE, with its figures and the rule behind it."""

from __future__ import annotations

from typing import Final, Literal, TypedDict, cast

from izakaya.games.sake import data
from izakaya.games.sake.dealing import starting_sake
from izakaya.games.sake.deck_file import HOUSE
from izakaya.words.sake.feet import foot

SakeKind = Literal["weapon", "item", "event", "interrupt", "minion"]


class SakeCopy(TypedDict):
    """One card: its four boxes and its back. `origin` says whether the values are printed or the house's."""

    copy: int
    attack: int
    defence: int
    movement: int
    drinking: int
    back: data.Back
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
    """`backs` and `places` (of sake) are in the order in which news number them."""

    cards: list[SakeCard]
    backs: list[data.Back]
    places: list[str]
    minion: SakeMinion
    samurai: list[SakeSamurai]
    locations: list[SakeLocation]
    seats: list[SakeSeats]


RULES: Final = {
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


def box() -> SakeBox:
    """All cards, samurai and locations, in the order of the box."""
    deck = HOUSE
    return {
        "cards": [card_of(name) for name in range(len(data.NAMES))],
        "backs": list(data.BACKS),
        "places": list(data.PLACE_NAMES),
        "minion": {
            "attack": int(deck.minion_attack),
            "defence": int(deck.minion_defence),
            "movement": int(deck.minion_movement),
        },
        "samurai": [
            {"id": name, "life": int(deck.life[i]), "rules": list(RULES[name])}
            for i, name in enumerate(data.SAMURAI)
        ],
        "locations": [{"id": name, "rules": list(RULES[name])} for name in data.LOCATIONS],
        "seats": [
            {
                "seats": seats,
                "sake": starting_sake(deck, seats),
                "steps": int(deck.steps_between) * seats,
            }
            for seats in range(data.LEAST_SEATS, data.MOST_SEATS + 1)
        ],
    }


def card_of(name: int) -> SakeCard:
    deck = HOUSE
    weapon: SakeWeapon | None = None
    if name < data.WEAPONS:
        weapon = {
            "range": int(deck.weapon_range[name]),
            "far": deck.weapon_far[name] != 0,
            "ranged": deck.weapon_ranged[name] != 0,
            "attack": int(deck.weapon_attack[name]),
            "defence": int(deck.weapon_defence[name]),
        }
    cards = [card for card in range(data.CARDS) if deck.name[card] == name]
    return {
        "id": data.NAMES[name],
        "kind": kind_of(name),
        "count": len(cards),
        "weapon": weapon,
        "foot": foot(name),
        "copies": [copy_of(card) for card in cards],
        "rules": list(RULES[data.NAMES[name]]),
    }


def kind_of(name: int) -> SakeKind:
    return cast(SakeKind, next(kind for kind, (first, last) in data.TYPES.items() if first <= name < last))


def copy_of(card: int) -> SakeCopy:
    deck = HOUSE
    return {
        "copy": int(deck.labels[card].rpartition("-")[2]),
        "attack": int(deck.attack[card]),
        "defence": int(deck.defence[card]),
        "movement": int(deck.movement[card]),
        "drinking": int(deck.drinking[card]),
        "back": data.BACKS[deck.back[card]],
        "origin": deck.origins[card],
    }
