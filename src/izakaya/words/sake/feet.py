"""What stands at the foot of every card of SAKE: what it does, in signs, for those who do not read it in words.

A foot is a row of signs, each with a figure if it has one: `reach 2+`, `strike 1`, `card −2`. The browser draws them. The
figures are those of the deck and of the rules; what a sign looks like is the browser's.
"""

from __future__ import annotations

from typing import Final

from izakaya.games.sake import data
from izakaya.games.sake.deck_file import HOUSE
from izakaya.games.sake.questions.events import event_is_far, event_reach, event_strength, event_throws

FEET: Final = {
    "pipe": ("pay", "others", "card −1"),
    "sandals": ("walk +1",),
    "makeshift-armour": ("guard +1",),
    "flagon": ("pay", "card +2"),
    "rice-bowl": ("pay", "life +2"),
    "strategic-stench": ("step +2",),
    "sakuragi": ("card +2",),
    "drunken-purchase": ("break",),
    "weak-stomach": ("spill",),
    "fake-wounds": ("life +2",),
    "turned-off-lanterns": ("step −2",),
    "falter": ("no-walk",),
    "blurred-vision": ("no-strike",),
}


def reach(event: int) -> str:
    return f"reach {event_reach(event)}{'+' if event_is_far(event) else ''}"


def foot(name: int) -> list[str]:
    deck = HOUSE
    if name < data.WEAPONS:
        far = "+" if deck.weapon_far[name] else ""
        signs = [f"reach {deck.weapon_range[name]}{far}", f"strike +{deck.weapon_attack[name]}"]
        if deck.weapon_ranged[name]:
            signs.append("arrow")
        if deck.weapon_defence[name]:
            signs.append(f"guard +{deck.weapon_defence[name]}")
        return signs
    if name in (data.CHOPSTICKS, data.RAMEN, data.ROAR):
        signs = [reach(name), *[f"strike {event_strength(name)}"] * event_throws(name), "arrow"]
        return ["pay", *signs] if name == data.ROAR else signs
    if name == data.RICEBALLS:
        return [reach(name), "card −2"]
    if name == data.MINION:
        return [f"walk {deck.minion_movement}", "turned", "shield"]
    return list(FEET[data.NAMES[name]])
