"""SAKE in figures: the names of everything, and the values of one edition of the cards."""

from __future__ import annotations

from typing import Final, Literal, final

from librt.vecs import vec
from mypy_extensions import i64

LEAST_SEATS: Final = 3
MOST_SEATS: Final = 8
CARDS: Final = 98

# Names of cards, numbered so that weapons, items, events, interrupts and the minion are ranges.
KATANA: Final = 0
NO_DACHI: Final = 1
NAGINATA: Final = 2
YUMI: Final = 3
WAKIZASHI: Final = 4
WEAPONS: Final = 5
PIPE: Final = 5
SANDALS: Final = 6
ARMOUR: Final = 7
ARMOUR_DEFENCE: Final = 1
FLAGON: Final = 8
RICE_BOWL: Final = 9
GEAR: Final = 10  # weapons and items: names 0 … 9
CHOPSTICKS: Final = 10
RAMEN: Final = 11
STENCH: Final = 12
RICEBALLS: Final = 13
SAKURAGI: Final = 14
PURCHASE: Final = 15
STOMACH: Final = 16
FAKE_WOUNDS: Final = 17
ROAR: Final = 18
LANTERNS: Final = 19
FALTER: Final = 20
BLURRED_VISION: Final = 21
MINION: Final = 22
NAMES: Final = (
    "katana",
    "no-dachi",
    "naginata",
    "yumi",
    "wakizashi",
    "pipe",
    "sandals",
    "makeshift-armour",
    "flagon",
    "rice-bowl",
    "throwing-chopsticks",
    "burning-ramen",
    "strategic-stench",
    "riceballs-in-the-face",
    "sakuragi",
    "drunken-purchase",
    "weak-stomach",
    "fake-wounds",
    "roar",
    "turned-off-lanterns",
    "falter",
    "blurred-vision",
    "minion",
)
# K1: what is in the box, by type, and the names of each type.
TYPES: Final = {
    "weapon": (0, 5),
    "item": (5, 10),
    "event": (10, 20),
    "interrupt": (20, 22),
    "minion": (22, 23),
}
TYPE_COUNTS: Final = {"event": 40, "minion": 10, "interrupt": 8}
#: Cards are numbered by name, so the ten minions are the last ten cards.
FIRST_MINION: Final = 88

TROUBLESOME: Final = 0
QUARRELSOME: Final = 1
DROWSY: Final = 2
Back = Literal["troublesome", "quarrelsome", "drowsy"]
BACKS: Final[tuple[Back, Back, Back]] = ("troublesome", "quarrelsome", "drowsy")
NO_BACK: Final = -1

MUSASHI: Final = 0
MUNENORI: Final = 1
JUBEI: Final = 2
ITTOSAI: Final = 3
MASAMUNE: Final = 4
SUENAGA: Final = 5
MASAKO: Final = 6
TOMOE: Final = 7
SAMURAI: Final = (
    "miyamoto-musashi",
    "yagyu-munenori",
    "yagyu-jubei",
    "ito-ittosai",
    "date-masamune",
    "takezaki-suenaga",
    "hojo-masako",
    "tomoe-gozen",
)

DISTILLERY: Final = 1
HOT_SPRING: Final = 2
BAMBOO_GROVE: Final = 3
ROPE_BRIDGE: Final = 4
LOCATIONS: Final = ("inn", "distillery", "hot-spring", "bamboo-grove", "rope-bridge")

# Places for sake: one on each weapon or item, on the Life pile, on the board.
ON_LIFE: Final = 10
ON_BOARD: Final = 11
PLACES: Final = 12
PLACE_NAMES: Final = (*NAMES[:GEAR], "life", "board")

HAND_LIMIT: Final = 4
STARTING_HAND: Final = 4
CARDS_A_TURN: Final = 2  # K18
CLOSING_TIME: Final = 40  # K48: turns of the first player
EXTRA_ROUNDS: Final = 10  # K46


@final
class Deck:
    """The values of one edition of the cards. Never changes once read."""

    def __init__(self) -> None:
        self.labels: list[str] = []  # per card, its name and copy: katana-3
        self.name: vec[i64] = vec[i64]([0] * CARDS)
        self.attack: vec[i64] = vec[i64]([0] * CARDS)
        self.defence: vec[i64] = vec[i64]([0] * CARDS)
        self.movement: vec[i64] = vec[i64]([0] * CARDS)
        self.drinking: vec[i64] = vec[i64]([0] * CARDS)
        self.back: vec[i64] = vec[i64]([0] * CARDS)
        self.origins: list[str] = [""] * CARDS
        self.weapon_range: vec[i64] = vec[i64]([0] * WEAPONS)
        self.weapon_far: vec[i64] = vec[i64]([0] * WEAPONS)
        self.weapon_ranged: vec[i64] = vec[i64]([0] * WEAPONS)
        self.weapon_attack: vec[i64] = vec[i64]([0] * WEAPONS)
        self.weapon_defence: vec[i64] = vec[i64]([0] * WEAPONS)
        self.minion_attack: i64 = 0
        self.minion_defence: i64 = 0
        self.minion_movement: i64 = 0
        self.life: vec[i64] = vec[i64]([0] * len(SAMURAI))
        self.steps: i64 = 0
        self.sake: i64 = 0
        self.steps_between: i64 = 0
        self.sake_for_two: i64 = 0

    # Of weapons; number WEAPONS are the bare hands of the unarmed (K9).

    def reach_of(self, weapon: i64) -> i64:
        """K6: how many steps away it reaches."""
        if weapon < WEAPONS:
            return self.weapon_range[weapon]
        return 1

    def is_far(self, weapon: i64) -> bool:
        """K6: whether it reaches so many steps "or more"."""
        return weapon < WEAPONS and self.weapon_far[weapon] == 1

    def is_ranged(self, weapon: i64) -> bool:
        """K23: whether weapons are no defence against it."""
        return weapon < WEAPONS and self.weapon_ranged[weapon] == 1

    def cover(self, weapon: i64, armoured: bool) -> i64:
        """K23: what a weapon that counts (-1: none does) and armour add to the card of a defence."""
        more: i64 = 0
        if weapon >= 0:
            more = self.weapon_defence[weapon]
        if armoured:
            more += ARMOUR_DEFENCE
        return more
