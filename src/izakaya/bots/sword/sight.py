"""What a seat can work out from its view of Samurai Sword: how hard a weapon hits, who is a friend."""

from __future__ import annotations

from typing import Final

from izakaya.games.sword import data
from izakaya.games.sword.view import Person, SwordView

WEAPON_NAMES: Final = data.CARDS[: data.WEAPONS]
PROPERTY_NAMES: Final = data.CARDS[data.ARMOUR : data.ARMOUR + data.PROPERTIES]


def is_weapon(card: str) -> bool:
    return card in WEAPON_NAMES


def weapon_range(weapon: str) -> int:
    return int(data.RANGE[data.kind_of(weapon)])


def weapon_wounds(weapon: str) -> int:
    return int(data.WOUNDS[data.kind_of(weapon)])


def hit(view: SwordView, weapon: str, by: int, at: int) -> int:
    """W18: the wounds of an unparried weapon, before it is known how much Resilience there is to lose."""
    attacker, target = view["people"][by], view["people"][at]
    wounds = weapon_wounds(weapon) + attacker["laid"].get("fast-draw", 0)
    if attacker["character"] == "musashi":
        wounds += 1
    if target["character"] == "ginchiyo" and wounds > 1:
        wounds -= 1
    return wounds


def side_of(role: str) -> str:
    return data.SIDES[data.SIDE[data.ROLES.index(role)]]


def enmity(view: SwordView, other: Person) -> float:
    """How likely this person is on another side than mine: 0 or 1 if the role is known, else counted."""
    seat = view["seat"]
    mine = None if seat is None else view["people"][seat]["role"]
    if mine is None or other["seat"] == seat:
        return 0.0
    my_side = side_of(mine)
    if other["role"] is not None:
        return 0.0 if side_of(other["role"]) == my_side else 1.0
    others, ninja = data.roles_for(view["seats"])
    sides = [side_of(data.ROLES[role]) for role in others] + ["ninja"] * ninja
    for person in view["people"]:
        if person["role"] is not None:
            sides.remove(side_of(person["role"]))
    return sum(1 for side in sides if side != my_side) / len(sides)
