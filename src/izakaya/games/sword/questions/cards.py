"""What cards do when they are played in one's turn (W31–W35)."""

from __future__ import annotations

from mypy_extensions import i64

from izakaya.games.sword.data import (
    ARMOUR,
    BATTLECRY,
    BUSHIDO,
    BUSHIDO_PLACE,
    DIVERSION,
    FAST_DRAW,
    GEISHA,
    JUJUTSU,
    KINDS,
    PROPERTIES,
    TEA_CEREMONY,
    WEAPONS,
)
from izakaya.games.sword.hidden.traces import DIVERTED, trace
from izakaya.games.sword.questions.answers import Attacked, challenge_next
from izakaya.games.sword.table import SwordTable
from izakaya.table.seats import only


def play_at(t: SwordTable, me: i64, kind: i64, target: i64) -> None:
    """A card at somebody: a weapon, Bushido, Geisha at a hand, Diversion, or Breathing."""
    t.leave(me, kind)
    if t.telling:
        t.tell("played", me, target=target, card=kind)
    if kind < WEAPONS:
        t.weapons_played += 1
        t.remember_aim(me, target)
        t.push(Attacked(target, me, kind))
        return
    if kind == BUSHIDO:
        t.laid[target * PROPERTIES + BUSHIDO_PLACE] += 1
        return
    if kind == GEISHA:
        hit = t.any_card_of(target)
        t.leave(target, hit)
        if t.telling:
            t.tell("lost-card", target, card=hit)
        t.discard(hit)
    elif kind == DIVERSION:
        taken = t.any_card_of(target)
        t.hands[target * KINDS + taken] -= 1
        t.sizes[target] -= 1
        t.hands[me * KINDS + taken] += 1
        t.sizes[me] += 1
        if t.remembering:
            t.remember(trace(DIVERTED, me, target, taken))
        if t.telling:
            t.tell("diverted", me, target=target, card=taken, eyes=only(me) | only(target))
    else:
        t.resilience[me] = t.full_resilience(me)
        t.draw(target)
    t.discard(kind)


def strip(t: SwordTable, me: i64, place: i64, target: i64) -> None:
    """W32: Geisha at a property in play."""
    t.leave(me, GEISHA)
    if t.telling:
        t.tell("played", me, target=target, card=GEISHA)
    t.laid[target * PROPERTIES + place] -= 1
    if t.telling:
        t.tell("lost-property", target, card=ARMOUR + place)
    t.discard(ARMOUR + place)
    t.discard(GEISHA)


def play(t: SwordTable, me: i64, kind: i64) -> None:
    """A card that needs no target: a property of one's own, Battlecry, Jujutsu, Tea Ceremony, or Daimyo."""
    t.leave(me, kind)
    if t.telling:
        t.tell("played", me, card=kind)
    if kind <= FAST_DRAW:
        t.laid[me * PROPERTIES + kind - ARMOUR] += 1
    elif kind == BATTLECRY or kind == JUJUTSU:
        challenge_next(t, me, me, kind)
    elif kind == TEA_CEREMONY:
        for _card in range(i64(3)):
            t.draw(me)
        seat = t.left_of(me)
        while seat != me:
            t.draw(seat)
            seat = t.left_of(seat)
        t.discard(kind)
    else:
        t.draw(me)
        t.draw(me)
        t.discard(kind)
