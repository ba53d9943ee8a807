"""Samurai Sword in haste: answers in the Play phase of imagined games that need no weighing."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from izakaya.games.sword.data import (
    ARMOUR,
    BATTLECRY,
    BREATHING,
    BUSHIDO_PLACE,
    FAST_DRAW,
    FOCUS,
    JUJUTSU,
    KINDS,
    RONIN_SIDE,
    TEA_CEREMONY,
)
from izakaya.games.sword.meaning import (
    AT,
    BLEED,
    PASS,
    PLAY,
    STRIP,
    kind_aimed,
    place_stripped,
    target_of,
)
from izakaya.games.sword.table import SwordTable
from izakaya.table.chance import Chance

TRIES: Final = 4  # options looked at
# Who the Ronin is, is found out last of all, so of the times somebody could aim at it, it is spared two of three. Aimed at like everybody
# else it would win half of what it wins in games of adepts, and nobody would see that it is the one to fear.
SPARED: Final = 3


def laid_first(t: SwordTable, me: i64) -> i64:
    """A property to lay before one's own seat; -1 if the hand has none."""
    first = me * KINDS
    hands = t.hands
    if hands[first + FOCUS] > 0:
        return PLAY + FOCUS
    if hands[first + FAST_DRAW] > 0:
        return PLAY + FAST_DRAW
    if hands[first + ARMOUR] > 0:
        return PLAY + ARMOUR
    return -1


def played_next(t: SwordTable, me: i64) -> i64:
    """A card to play that needs no target; -1 if the hand has none, or only Daimyo, which may be worth keeping."""
    first = me * KINDS
    hands = t.hands
    if hands[first + TEA_CEREMONY] > 0:
        return PLAY + TEA_CEREMONY
    if hands[first + BATTLECRY] > 0:
        return PLAY + BATTLECRY
    if hands[first + JUJUTSU] > 0:
        return PLAY + JUJUTSU
    return -1


def harmless(t: SwordTable, me: i64, count: i64, chance: Chance) -> i64:
    """The place of any option that hurts no friend and helps no enemy, as sides are at this table."""
    mine = t.side(me)
    for _try in range(i64(TRIES)):
        place = 1 + chance.below(count - 1)
        option = t.offered[place]
        if option >= STRIP:
            # Bushido is the one property that its owner is glad to lose.
            if (t.side(target_of(option)) == mine) == (place_stripped(option) == BUSHIDO_PLACE):
                return place
        elif option >= AT:
            target = target_of(option)
            if kind_aimed(option) == BREATHING:
                if t.side(target) == mine and t.full_resilience(me) > t.resilience[me] + 1:
                    return place
            elif t.side(target) == RONIN_SIDE and chance.below(SPARED) > 0:
                continue
            elif t.side(target) != mine:
                return place
        elif option != BLEED:
            return place
    return PASS
