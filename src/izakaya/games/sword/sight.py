"""What follows by the rules from what one seat sees of a table of Samurai Sword, for players and sentences that have no more than that."""

from __future__ import annotations

from typing import Final

from izakaya.games.sword import data
from izakaya.games.sword.blows import force_of, wounds_made
from izakaya.games.sword.data import CHARACTERS, kind_of
from izakaya.games.sword.view import Person, SwordView

WEAPON_NAMES: Final = data.CARDS[: data.WEAPONS]
PROPERTY_NAMES: Final = data.CARDS[data.ARMOUR : data.ARMOUR + data.PROPERTIES]


def is_weapon(card: str) -> bool:
    return card in WEAPON_NAMES


def weapon_range(weapon: str) -> int:
    return int(data.RANGE[kind_of(weapon)])


def weapon_wounds(weapon: str) -> int:
    return int(data.WOUNDS[kind_of(weapon)])


def wounds_of(view: SwordView, weapon: str, by: int, target: int) -> int:
    """W18: the wounds of an unparried weapon, before it is known how much Resilience there is to lose."""
    attacker = view["people"][by]
    force = force_of(CHARACTERS.index(attacker["character"]), attacker["laid"].get("fast-draw", 0))
    return int(wounds_made(kind_of(weapon), force, CHARACTERS.index(view["people"][target]["character"])))


def wounds_at_stake(view: SwordView) -> int:
    """W18, W30: the wounds that somebody takes who does not answer the present question; 0 if it is about no wounds."""
    asked = view["question"]
    if asked["ask"] == "attacked":
        seat = view["seat"]
        assert seat is not None, "a spectator is never asked"
        return wounds_of(view, str(asked["card"]), int(asked["by"]), seat)
    return data.CHALLENGE_WOUNDS if asked["ask"] == "challenged" else 0


def is_lone_shogun(view: SwordView, person: Person) -> bool:
    """See `data.is_lone_shogun`."""
    return person["role"] is not None and data.is_lone_shogun(view["seats"], data.ROLES.index(person["role"]))
