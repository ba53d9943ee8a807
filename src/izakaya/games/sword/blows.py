"""Blows: how hard it is to reach somebody (W13, W14), and how many wounds that makes (W18)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from izakaya.games.sword.data import (
    ARMOUR_PLACE,
    BENKEI,
    FAST_DRAW_PLACE,
    GINCHIYO,
    MUSASHI,
    PROPERTIES,
    WOUNDS,
)
from izakaya.games.sword.table import SEVEN, SwordTable

FAR: Final = 99  # Difficulty of someone who cannot be attacked


def measure(t: SwordTable, me: i64) -> None:
    """W14, W13: write into `difficulties` how hard it is for me to attack each seat; FAR if it cannot be attacked at all."""
    if len(t.difficulties) == 0:
        t.difficulties = SEVEN[:]
    difficulties = t.difficulties
    resilience = t.resilience
    sizes = t.sizes
    # First the places clockwise, counting only those who can be attacked …
    places: i64 = 0
    seat = t.left_of(me)
    while seat != me:
        if resilience[seat] == 0 or sizes[seat] == 0:
            difficulties[seat] = FAR
        else:
            places += 1
            difficulties[seat] = places
        seat = t.left_of(seat)
    difficulties[me] = FAR
    # … then the shorter way round, and what is in the way.
    for other in range(t.seats):
        clockwise: i64 = difficulties[other]
        if clockwise != FAR:
            counter = places + 1 - clockwise
            near = clockwise if clockwise < counter else counter
            if t.characters[other] == BENKEI:
                near += 1
            difficulties[other] = near + t.laid[other * PROPERTIES + ARMOUR_PLACE]


def difficulty(t: SwordTable, me: i64, target: i64) -> i64:
    """W14: how hard it is for me to attack the target."""
    measure(t, me)
    return t.difficulties[target]


# The wounds of a blow, from what lies open: tables know it by number, views by name (`sight.py`).


def force_of(character: i64, fast_draws: i64) -> i64:
    """W18: how many wounds somebody's blows make beyond those of the weapon."""
    if character == MUSASHI:
        return fast_draws + 1
    return fast_draws


def wounds_made(weapon: i64, force: i64, target: i64) -> i64:
    """W18: the wounds of a weapon that is not parried, by the character of its target."""
    wounds = WOUNDS[weapon] + force
    if target == GINCHIYO and wounds > 1:
        wounds -= 1
    return wounds


def force(t: SwordTable, by: i64) -> i64:
    """W18: how many wounds the blows of a seat make beyond those of the weapon."""
    return force_of(t.characters[by], t.laid[by * PROPERTIES + FAST_DRAW_PLACE])


def wounds_of(t: SwordTable, weapon: i64, by: i64, target: i64) -> i64:
    """W18: the wounds of a weapon that is not parried, before it is known how much Resilience there is to lose."""
    return wounds_made(weapon, force(t, by), t.characters[target])
