"""SAKE in haste: passable answers for the later part of an imagined game, given without looking at what is on offer.

Each is one that is surely on offer, beside at least one other; -1 if none comes to mind.
"""

from __future__ import annotations

from mypy_extensions import i64

from izakaya.games.sake.data import GEAR, ON_LIFE, PLACES, WEAPONS
from izakaya.games.sake.meaning import ATTACK, DEFEND, DRINK, PASS, PLACE, TEXT, WIELD, to_use
from izakaya.games.sake.questions.deeds import can_strike
from izakaya.games.sake.questions.defence import Defend
from izakaya.games.sake.state import ROW
from izakaya.games.sake.table import SakeTable
from izakaya.games.sake.wounds import lives


def quick_act(t: SakeTable, me: i64) -> i64:
    """Phase 1 with a card to play: drink the most there is to drink, otherwise lay a weapon or an item, otherwise strike."""
    deck = t.deck_data
    best: i64 = -1
    most: i64 = 0
    thirsty = t.masu > 0 and t.has_free_place(me)
    for i in range(me * ROW, me * ROW + t.hand_size[me]):
        card = t.hands[i]
        if thirsty and deck.drinking[card] > most:
            most = deck.drinking[card]
            best = to_use(DRINK, card)
        elif best < 0 and deck.name[card] < GEAR and t.gear[me * GEAR + deck.name[card]] < 0:
            best = to_use(TEXT, card)
    if best < 0 and t.hand_size[me] > 0 and can_strike(t, me, 0, 0):
        return to_use(ATTACK, t.hands[me * ROW])
    return best


def quick_defence(t: SakeTable, me: i64, question: Defend) -> i64:
    """The card that defends best, unless it is a scratch."""
    if question.defended or t.hand_size[me] == 0:
        return -1
    if question.wounds == 1 and lives(t, me) > 3:
        return PASS
    best: i64 = 0
    most: i64 = -1
    for i in range(me * ROW, me * ROW + t.hand_size[me]):
        defence = t.deck_data.defence[t.hands[i]]
        if defence > most:
            most = defence
            best = t.hands[i]
    return to_use(DEFEND, best)


def quick_place(t: SakeTable, me: i64) -> i64:
    """Sake goes on Life if it can: there it protects."""
    if t.sake[me * PLACES + ON_LIFE] == 0 and t.free_places(me) > 1:
        return PLACE + ON_LIFE
    return -1


def quick_shield(t: SakeTable, me: i64) -> i64:
    """K22: the weapon that defends best; -1 if there is none at all."""
    best: i64 = -1
    most: i64 = -2
    for weapon in range(i64(WEAPONS)):
        if t.gear[me * GEAR + weapon] >= 0:
            defence: i64 = -1
            if t.sake[me * PLACES + weapon] == 0:
                defence = t.deck_data.weapon_defence[weapon]
            if defence > most:
                most = defence
                best = WIELD + weapon
    return best
