"""Wounds, death and departure (K24, K37, K39, K46): what happens to a samurai's Life."""

from __future__ import annotations

from mypy_extensions import i64

from izakaya.games.sake.circle import MINIONS, PIECES
from izakaya.games.sake.closing import bury
from izakaya.games.sake.data import GEAR, ON_LIFE, PLACES
from izakaya.games.sake.state import GONE, LIVING, NO_SAMURAI, PILE, SPIRIT
from izakaya.games.sake.table import SakeTable
from izakaya.table.seats import only


def lives(t: SakeTable, seat: i64) -> i64:
    """K24, K32: how many wounds kill: the cards of Life, and sake on it."""
    return t.life_size[seat] + t.sake[seat * PLACES + ON_LIFE]


def recover(t: SakeTable, seat: i64, count: i64) -> None:
    """K37: from the top of Wounds to the top of Life."""
    if count > t.wound_size[seat]:
        count = t.wound_size[seat]
    t.touch_boards(seat)
    for _step in range(count):
        t.wound_size[seat] -= 1
        t.life[seat * PILE + t.life_size[seat]] = t.wounds[seat * PILE + t.wound_size[seat]]
        t.life_size[seat] += 1
    if t.telling:
        t.tell("recovered", seat, number=count)


def damage(t: SakeTable, seat: i64, by: i64, count: i64) -> None:
    """K24, K32, K39: sake on Life is lost first, then cards go to Wounds; with none left the samurai is dead."""
    if count > 0 and t.sake[seat * PLACES + ON_LIFE] > 0:
        t.lose_sake(seat, ON_LIFE)
        count -= 1
        if t.telling:
            t.tell("lost-sake", seat, target=by, number=ON_LIFE)
    # A blow may be harder than there is Life left: what is told are the cards that really go.
    left = t.life_size[seat]
    lost = count if count < left else left
    if t.telling and lost > 0:
        t.tell("wounded", seat, target=by, number=lost)
    t.touch_boards(seat)
    for _card in range(lost):
        t.life_size[seat] -= 1
        t.wounds[seat * PILE + t.wound_size[seat]] = t.life[seat * PILE + t.life_size[seat]]
        t.wound_size[seat] += 1
    if t.life_size[seat] == 0:
        die(t, seat, by)


def die(t: SakeTable, seat: i64, by: i64) -> None:
    """K39: it becomes a Spirit, with its Wounds as its hand."""
    if t.telling:
        t.tell("died", seat, target=by)
    t.become(seat, SPIRIT)
    strip(t, seat)
    for i in range(t.wound_size[seat]):
        card = t.wounds[seat * PILE + i]
        t.add_to_hand(seat, card)
        if t.remembering:
            t.memory.gained(seat, card, t.deck_data.back[card])
        if t.telling:
            t.tell("took-wound", seat, card=card, eyes=only(seat))
    t.touch_boards(seat)
    t.wound_size[seat] = 0
    if t.living() == 0:
        t.finish_spirits(NO_SAMURAI)


def depart(t: SakeTable, seat: i64) -> None:
    """K46: seppuku, or a Spirit that goes with its team: out of the game for good."""
    if t.telling:
        t.tell("departed", seat, number=t.states[seat])
    was_living = t.states[seat] == LIVING
    t.become(seat, GONE)
    if was_living:
        strip(t, seat)
        for i in range(t.life_size[seat]):
            t.discard(t.life[seat * PILE + i])
        for i in range(t.wound_size[seat]):
            t.discard(t.wounds[seat * PILE + i])
        t.touch_boards(seat)
        t.life_size[seat] = 0
        t.wound_size[seat] = 0
    else:
        spill(t, seat)
        t.discard_hand(seat)


def spill(t: SakeTable, seat: i64) -> None:
    """K39, K46: all its sake leaves the game."""
    if t.telling and t.sake_total[seat] > 0:
        t.tell("lost-all-sake", seat, number=t.sake_total[seat])
    t.touch_boards(seat)
    for place in range(i64(PLACES)):
        t.sake[seat * PLACES + place] = 0
    t.sake_total[seat] = 0


def strip(t: SakeTable, seat: i64) -> None:
    """K39: all sake leaves the game; hand, gear and minions are discarded; the circle closes."""
    spill(t, seat)
    t.discard_hand(seat)
    for name in range(i64(GEAR)):
        card = t.gear[seat * GEAR + name]
        if card >= 0:
            t.gear[seat * GEAR + name] = -1
            t.discard(card)
    t.wielded[seat] = -1
    t.sitting[seat] = 0
    for m in range(i64(PIECES - MINIONS)):
        if t.circle.owners[m] == seat:
            t.circle.remove(MINIONS + m)
            t.discard(t.minion_card(MINIONS + m))
    owners = t.circle.owners[:]
    for piece in bury(t.circle, seat):
        card = t.minion_card(piece)
        owner = owners[piece - MINIONS]
        t.add_to_hand(owner, card)
        if t.remembering:
            t.memory.returned(owner, card, t.deck_data.back[card], t.seats)
        if t.telling:
            t.tell("minion-returned", owner, card=card)
