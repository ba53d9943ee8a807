"""What follows by the rules from a view of SAKE, for whoever has no more than a view. Skills are left to the table."""

from __future__ import annotations

from typing import Final

from izakaya.games.sake.circle import NO_WAY, is_in_reach
from izakaya.games.sake.data import ARMOUR, NAMES, WEAPONS, Deck
from izakaya.games.sake.meaning import BARE_HANDS
from izakaya.games.sake.view import Person

UNARMED: Final = "bare-hands"


def lives(person: Person) -> int:
    """K24, K32: how many wounds kill."""
    return len(person["life"]) + person["life_sake"]


def is_usable(person: Person, name: str) -> bool:
    """K32: whether somebody has this weapon or item, and no sake on it."""
    return any(gear["name"] == name and not gear["sake"] for gear in person["gear"])


def weapons_of(person: Person) -> list[str]:
    """K9: the weapons somebody can strike with; bare hands if there is none."""
    return [name for name in NAMES[:WEAPONS] if is_usable(person, name)] or [UNARMED]


def reaches(deck: Deck, weapon: str, target: Person, walk: int) -> bool:
    """K6: whether a weapon reaches somebody after so many steps clockwise (counter-clockwise if negative)."""
    if target["clockwise"] is None and target["counter"] is None:
        return False
    clockwise = NO_WAY if target["clockwise"] is None else target["clockwise"] - walk
    counter = NO_WAY if target["counter"] is None else target["counter"] + walk
    kind = BARE_HANDS if weapon == UNARMED else NAMES.index(weapon)
    return is_in_reach(clockwise, counter, deck.reach_of(kind), deck.is_far(kind))


def strength_with(deck: Deck, weapon: str, box: int) -> int:
    """K9: how strong an attack with this box is."""
    return box if weapon == UNARMED else box + int(deck.weapon_attack[NAMES.index(weapon)])


def defence_of(deck: Deck, weapon: str) -> int:
    """K23: what a wielded weapon adds to a defence."""
    return int(deck.weapon_defence[NAMES.index(weapon)])


def shield(deck: Deck, person: Person, ranged: bool) -> int:
    """K23: what weapon and armour add to the card of a defence."""
    weapon = -1
    for gear in person["gear"]:
        if gear["wielded"] and not gear["sake"] and not ranged:
            weapon = NAMES.index(gear["name"])
    return int(deck.cover(weapon, is_usable(person, NAMES[ARMOUR])))
