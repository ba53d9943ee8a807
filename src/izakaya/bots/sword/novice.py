"""How a novice plays Samurai Sword: every option gets a liking, moods are added, the best liked is played."""

from __future__ import annotations

from functools import partial
from typing import Final

from izakaya.bots.liking import Option, best_liked
from izakaya.games.sword import data
from izakaya.games.sword.sight import (
    is_weapon,
    weapon_range,
    weapon_wounds,
    wounds_at_stake,
    wounds_of,
)
from izakaya.games.sword.view import Person, SwordView
from izakaya.table.chance import Chance

# What a card is worth in hand; weapons are worth their range and wounds.
WORTH: Final = {
    "parry": 80,
    "focus": 55,
    "fast-draw": 55,
    "armour": 50,
    "daimyo": 48,
    "tea-ceremony": 46,
    "breathing": 40,
    "diversion": 44,
    "geisha": 38,
    "battlecry": 36,
    "jujutsu": 36,
    "bushido": 30,
}


def choose_sword(view: SwordView, chance: Chance) -> int:
    return best_liked(view["options"], partial(like, view), chance)


def like(view: SwordView, option: Option) -> float:
    """How well an answer to the present question is liked; 30 is as good as doing nothing."""
    ask = view["question"]["ask"]
    if ask == "play":
        return like_play(view, option)
    if ask in ("attacked", "challenged"):
        return like_defence(view, option, wounds_at_stake(view))
    if ask == "bushido":
        return 20.0 if option["way"] == "pass" else 110.0 - worth(str(option["card"]))
    if ask == "first-card":
        return 45.0 if option["way"] == "take-deck" else worth(view["pile"][-1])
    return 100.0 - worth(str(option["card"]))


def me(view: SwordView) -> Person:
    seat = view["seat"]
    assert seat is not None, "a spectator is never asked"
    return view["people"][seat]


def worth(card: str) -> float:
    if is_weapon(card):
        return 18.0 + 5 * weapon_range(card) + 5 * weapon_wounds(card)
    return float(WORTH[card])


def like_defence(view: SwordView, option: Option, wounds: int) -> float:
    """Answer when the wound hurts; a single one may be taken while there is enough Resilience."""
    if option["way"] == "pass":
        left = me(view)["resilience"] - wounds
        return 25.0 if left <= 0 else 45.0 + 8 * left - 10 * wounds
    return 95.0 - worth(str(option["card"])) / 4


def like_play(view: SwordView, option: Option) -> float:
    way = option["way"]
    if way == "pass":
        return 30.0
    if way == "attack":
        return like_attack(view, option)
    if way == "strip":
        target = view["people"][int(option["target"])]
        grudge = 60 * enmity(view, target)
        # A Bushido before an enemy does its work there; before a friend it had better go.
        return 70 - grudge if option["place"] == "bushido" else 10 + grudge
    if way == "bleed":
        return 10.0 + 9 * (me(view)["resilience"] - 2) - 4 * me(view)["cards"]
    return like_card(view, str(option["card"]), option)


def like_attack(view: SwordView, option: Option) -> float:
    """An enemy in reach, the weaker the better; never knowingly a friend."""
    target = view["people"][int(option["target"])]
    foe = enmity(view, target)
    if foe == 0:
        return 0.0
    wounds = wounds_of(view, str(option["weapon"]), me(view)["seat"], target["seat"])
    liking = 20 + 45 * foe + 4 * min(wounds, target["resilience"])
    if wounds >= target["resilience"]:
        liking += 25 * foe
        if target["honour"] == 1 and foe < 1:
            liking -= 30  # W26: the last blow against one of my own side would cost it dearly
    # Far-reaching weapons are kept for those who are far.
    return liking - weapon_range(str(option["weapon"]))


def like_card(view: SwordView, card: str, option: Option) -> float:
    mine = me(view)
    if card in ("armour", "focus", "fast-draw"):
        return 90.0
    if card in ("battlecry", "jujutsu"):
        touched = [p for p in view["people"] if p["seat"] != mine["seat"] and not p["harmless"]]
        return 25 + sum(24 * enmity(view, p) - 12 for p in touched)
    if card == "tea-ceremony":
        return 62.0 - 3 * mine["cards"]
    if card == "daimyo":
        return 66.0 - 6 * mine["cards"]
    target = view["people"][int(option["target"])]
    foe = enmity(view, target)
    if card == "breathing":
        missing = mine["full"] - mine["resilience"]
        return 12 + 18 * missing - 8 * foe
    if card == "bushido":
        return 20 + 35 * foe if target["seat"] != mine["seat"] else 0.0
    if card == "diversion":
        return 35 + 30 * foe
    return 18 + 30 * foe


def enmity(view: SwordView, other: Person) -> float:
    """How likely this person is on another side than mine: 0 or 1 if the side is known, else counted."""
    seat = view["seat"]
    mine = None if seat is None else view["people"][seat]["side"]
    if mine is None or other["seat"] == seat:
        return 0.0
    if other["side"] is not None:
        return 0.0 if other["side"] == mine else 1.0
    others, ninja = data.roles_for(view["seats"])
    sides: list[str] = [data.SIDES[data.SIDE[role]] for role in others] + ["ninja"] * ninja
    for person in view["people"]:
        if person["side"] is not None:
            sides.remove(person["side"])
    return sum(1 for side in sides if side != mine) / len(sides)
