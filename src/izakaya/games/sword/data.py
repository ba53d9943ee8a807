"""Samurai Sword in figures: what is in the box. From the Spanish rulebook; the copies of each card are the published deck's."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Kinds of card, numbered so that weapons, properties and actions are ranges.
BOKKEN: Final = 0
KISERU: Final = 1
WAKIZASHI: Final = 2
BO: Final = 3
KUSARIGAMA: Final = 4
KATANA: Final = 5
SHURIKEN: Final = 6
KANABO: Final = 7
NODACHI: Final = 8
NAGINATA: Final = 9
NAGAYARI: Final = 10
TANEGASHIMA: Final = 11
DAIKYU: Final = 12
WEAPONS: Final = 13  # kinds 0 … 12 are weapons
ARMOUR: Final = 13
FOCUS: Final = 14
FAST_DRAW: Final = 15
BUSHIDO: Final = 16
PROPERTIES: Final = (
    4  # kinds 13 … 16 are properties; each has its place before a seat, as it is numbered there:
)
ARMOUR_PLACE: Final = 0
FOCUS_PLACE: Final = 1
FAST_DRAW_PLACE: Final = 2
BUSHIDO_PLACE: Final = 3
PARRY: Final = 17
GEISHA: Final = 18
DIVERSION: Final = 19
BATTLECRY: Final = 20
TEA_CEREMONY: Final = 21
DAIMYO: Final = 22
BREATHING: Final = 23
JUJUTSU: Final = 24
KINDS: Final = 25

CARDS: Final = (
    "bokken",
    "kiseru",
    "wakizashi",
    "bo",
    "kusarigama",
    "katana",
    "shuriken",
    "kanabo",
    "nodachi",
    "naginata",
    "nagayari",
    "tanegashima",
    "daikyu",
    "armour",
    "focus",
    "fast-draw",
    "bushido",
    "parry",
    "geisha",
    "diversion",
    "battlecry",
    "tea-ceremony",
    "daimyo",
    "breathing",
    "jujutsu",
)

# Per weapon: the highest Difficulty it reaches, and its wounds.
RANGE: Final = vec[i64]([1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 5])
WOUNDS: Final = vec[i64]([1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 1, 2])
# Per kind: how many lie in the box; 90 in all.
STANDARD: Final = vec[i64]([6, 5, 1, 5, 4, 1, 3, 1, 1, 2, 1, 1, 1, 4, 6, 3, 2, 15, 6, 5, 4, 4, 3, 3, 3])

# Roles; the Ninja differ by their stars.
SHOGUN: Final = 0
SAMURAI: Final = 1
NINJA_1: Final = 2
NINJA_2: Final = 3
NINJA_3: Final = 4
RONIN: Final = 5
ROLES: Final = ("shogun", "samurai", "ninja-1", "ninja-2", "ninja-3", "ronin")

# Sides, by role: the Shogun and the Samurai together, the Ninja together, the Ronin alone.
SHOGUN_SIDE: Final = 0
NINJA_SIDE: Final = 1
RONIN_SIDE: Final = 2
SIDES: Final = ("shogun", "ninja", "ronin")
SIDE_COUNT: Final = 3
SIDE: Final = vec[i64]([0, 0, 1, 1, 1, 2])

BENKEI: Final = 0
CHIYOME: Final = 1
GINCHIYO: Final = 2
GOEMON: Final = 3
HANZO: Final = 4
HIDEYOSHI: Final = 5
IEYASU: Final = 6
KOJIRO: Final = 7
MUSASHI: Final = 8
NOBUNAGA: Final = 9
TOMOE: Final = 10
USHIWAKA: Final = 11
CHARACTERS: Final = (
    "benkei",
    "chiyome",
    "ginchiyo",
    "goemon",
    "hanzo",
    "hideyoshi",
    "ieyasu",
    "kojiro",
    "musashi",
    "nobunaga",
    "tomoe",
    "ushiwaka",
)
RESILIENCE: Final = vec[i64]([5, 4, 4, 5, 4, 4, 5, 5, 5, 5, 5, 4])

LEAST_SEATS: Final = 3
MOST_SEATS: Final = 7
HAND_LIMIT: Final = 7
CHALLENGE_WOUNDS: Final = 1  # W30: of Battlecry and Jujutsu


def kind_of(name: str) -> int:
    """The number of a kind of card, -1 if there is none of that name."""
    return CARDS.index(name) if name in CARDS else -1


def roles_for(seats: int) -> tuple[list[int], int]:
    """W1: the roles dealt besides the Ninja, and how many Ninja join them."""
    if seats == 3:
        return [SHOGUN], 2
    if seats == 4:
        return [SHOGUN, SAMURAI], 2
    if seats == 5:
        return [SHOGUN, SAMURAI, RONIN], 2
    if seats == 6:
        return [SHOGUN, SAMURAI, RONIN], 3
    return [SHOGUN, SAMURAI, SAMURAI, RONIN], 3


def is_lone_shogun(seats: i64, role: i64) -> bool:
    """The Shogun of three has no Samurai, but more Honour, cards, weapons and points (W3, W8, W9, W25); Bushido costs nothing (W34)."""
    return seats == 3 and role == SHOGUN


# For each number of players and each side: how many are on it without everybody knowing. Only the Shogun is shown (W1).
HIDDEN: Final = vec[i64](
    [
        sum(1 for role in roles_for(seats)[0] if role != SHOGUN and SIDE[role] == side)
        + (roles_for(seats)[1] if side == NINJA_SIDE else 0)
        for seats in range(LEAST_SEATS, MOST_SEATS + 1)
        for side in range(SIDE_COUNT)
    ]
)


def hidden_on(seats: i64, side: i64) -> i64:
    """W1: how many of a side have a hidden role."""
    return HIDDEN[(seats - LEAST_SEATS) * SIDE_COUNT + side]


def starting_honour(seats: int, role: int) -> int:
    """W3."""
    if role == SHOGUN:
        return 6 if is_lone_shogun(seats, role) else 5
    return 3 if seats <= 5 else 4


def starting_hand(place: int) -> int:
    """W4: the cards dealt to the seat so many places clockwise from the Shogun."""
    return 4 + (place + 1) // 2
