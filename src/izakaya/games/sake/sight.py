"""What follows by the rules from a view of SAKE, for callers that have no more than a view. Skills are left to the table.

`weapons` are those of the view: the figures of the edition that is played, whichever it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from izakaya.games.sake.circle import NO_WAY, is_in_reach
from izakaya.games.sake.data import ARMOUR, ARMOUR_DEFENCE, NAMES, WEAPONS
from izakaya.games.sake.view import Person, Weapon

UNARMED: Final = "bare-hands"


def lives(person: Person) -> int:
    """K24, K32: how many wounds kill."""
    return len(person["life"]) + person["life_sake"]


def is_usable(person: Person, name: str) -> bool:
    """K32, K34: whether somebody has this weapon or item, and neither sake on it nor sleep."""
    return any(gear["name"] == name and not gear["sake"] and not gear["asleep"] for gear in person["gear"])


def weapons_of(person: Person) -> list[str]:
    """K9: the weapons somebody can strike with; bare hands if there is none."""
    return [name for name in NAMES[:WEAPONS] if is_usable(person, name)] or [UNARMED]


def reaches(weapons: Mapping[str, Weapon], weapon: str, target: Person, walk: int) -> bool:
    """K6: whether a weapon reaches somebody after so many steps clockwise (counter-clockwise if negative)."""
    if target["clockwise"] is None and target["counter"] is None:
        return False
    clockwise = NO_WAY if target["clockwise"] is None else target["clockwise"] - walk
    counter = NO_WAY if target["counter"] is None else target["counter"] + walk
    if weapon == UNARMED:
        return is_in_reach(clockwise, counter, 1, False)
    return is_in_reach(clockwise, counter, weapons[weapon]["range"], weapons[weapon]["far"])


def strength_with(weapons: Mapping[str, Weapon], weapon: str, box: int) -> int:
    """K9: how strong an attack with this box is."""
    return box if weapon == UNARMED else box + weapons[weapon]["attack"]


def defence_of(weapons: Mapping[str, Weapon], weapon: str) -> int:
    """K23: what a wielded weapon adds to a defence."""
    return weapons[weapon]["defence"]


def shield(weapons: Mapping[str, Weapon], person: Person, ranged: bool) -> int:
    """K23: what weapon and armour add to the card of a defence."""
    more = ARMOUR_DEFENCE if is_usable(person, NAMES[ARMOUR]) else 0
    for gear in person["gear"]:
        if gear["wielded"] and is_usable(person, gear["name"]) and not ranged:
            more += weapons[gear["name"]]["defence"]
    return more
