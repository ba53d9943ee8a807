"""What an open table of Samurai Sword shows of its three sides, as numbers with names: points, and what may still change them."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from izakaya.games.sword.blows import FAR, force, measure, wounds_made
from izakaya.games.sword.data import (
    ARMOUR_PLACE,
    BATTLECRY,
    BUSHIDO_PLACE,
    DAIMYO,
    FAST_DRAW_PLACE,
    FOCUS_PLACE,
    JUJUTSU,
    KINDS,
    NINJA_SIDE,
    PARRY,
    PROPERTIES,
    RANGE,
    RONIN_SIDE,
    SIDE_COUNT,
    TEA_CEREMONY,
    WEAPONS,
)
from izakaya.games.sword.scoring import multiplier, points
from izakaya.games.sword.table import SwordTable
from izakaya.table.signs import Signs
from izakaya.table.table import Table

NAMES: Final = (
    *("ninja", "ronin", "seats", "members", "standing"),
    *("points", "lead", "ahead", "stake", "honour", "least-honour", "on-last-honour", "in-danger"),
    *("resilience", "least-resilience", "helpless", "cards", "parries", "weapons", "wounds", "challenges"),
    *("daimyo", "draws", "focus", "fast-draws", "armour", "bushido"),
    *("turn", "turns-away", "targets", "fatal-targets", "last-honour-targets"),
    *("table-least-honour", "deck", "run-outs"),
)
CLEAR: Final = 8  # to lead by more points is no better
THIN: Final = 3  # Honour from which on a seat is near the end of the game
FULL_DECK: Final = 90.0

# The places of the signs, in the order of their names.
NINJA: Final = 0
RONIN: Final = 1
SEATS: Final = 2
MEMBERS: Final = 3
STANDING: Final = 4
POINTS: Final = 5
LEAD: Final = 6
AHEAD: Final = 7
STAKE: Final = 8
HONOUR: Final = 9
LEAST_HONOUR: Final = 10
ON_LAST_HONOUR: Final = 11
IN_DANGER: Final = 12
RESILIENCE: Final = 13
LEAST_RESILIENCE: Final = 14
HELPLESS: Final = 15
IN_HAND: Final = 16
PARRIES: Final = 17
ARMS: Final = 18
HARDEST: Final = 19
CHALLENGES: Final = 20
DAIMYOS: Final = 21
DRAWS: Final = 22
FOCUSES: Final = 23
FAST_DRAWS: Final = 24
ARMOURS: Final = 25
BUSHIDO: Final = 26
TURN: Final = 27
TURNS_AWAY: Final = 28
TARGETS: Final = 29
FATAL: Final = 30
LAST_HONOURS: Final = 31
TABLE_LEAST: Final = 32
DECK: Final = 33
RUN_OUTS: Final = 34
COUNT: Final = 35
assert len(NAMES) == COUNT


@final
class SwordSigns(Signs):
    """See `Signs`: a row for each side that is at the table."""

    def read(self, t: Table, rows: vec[float]) -> i64:
        assert isinstance(t, SwordTable)
        sides = sides_of(t)
        for i in range(sides * COUNT):
            rows[i] = 0.0
        for side in range(sides):
            rows[side * COUNT + LEAST_HONOUR] = 9.0
            rows[side * COUNT + LEAST_RESILIENCE] = 9.0
            rows[side * COUNT + TURNS_AWAY] = 1.0
        for seat in range(t.seats):
            read_seat(t, seat, rows, t.side(seat) * COUNT)
        read_table(t, rows, sides)
        return sides

    def row_of(self, t: Table, seat: i64) -> i64:
        assert isinstance(t, SwordTable)
        return t.side(seat)


def sides_of(t: SwordTable) -> i64:
    """How many sides there are: the Ronin comes with the fifth player."""
    return SIDE_COUNT if t.seats > 4 else SIDE_COUNT - 1


def read_seat(t: SwordTable, seat: i64, rows: vec[float], at: i64) -> None:
    """Add one player to the signs of its side."""
    honour = t.honour[seat]
    resilience = t.resilience[seat]
    first = seat * KINDS
    hands = t.hands
    rows[at + MEMBERS] += 1.0
    rows[at + STAKE] += float(multiplier(t, seat))
    rows[at + POINTS] += float(points(t, seat))
    rows[at + HONOUR] += float(honour)
    if float(honour) < rows[at + LEAST_HONOUR]:
        rows[at + LEAST_HONOUR] = float(honour)
    if honour <= 1:
        rows[at + ON_LAST_HONOUR] += 1.0
        if resilience <= 2:
            rows[at + IN_DANGER] += 1.0
    rows[at + RESILIENCE] += float(resilience)
    if float(resilience) < rows[at + LEAST_RESILIENCE]:
        rows[at + LEAST_RESILIENCE] = float(resilience)
    if resilience > 0:
        rows[at + STANDING] += 1.0
    if t.is_harmless(seat):
        rows[at + HELPLESS] += 1.0
    rows[at + IN_HAND] += float(t.sizes[seat])
    rows[at + PARRIES] += float(hands[first + PARRY])
    rows[at + CHALLENGES] += float(hands[first + BATTLECRY] + hands[first + JUJUTSU])
    rows[at + DAIMYOS] += float(hands[first + DAIMYO])
    rows[at + DRAWS] += float(hands[first + TEA_CEREMONY])
    laid = seat * PROPERTIES
    rows[at + FOCUSES] += float(t.laid[laid + FOCUS_PLACE])
    rows[at + FAST_DRAWS] += float(t.laid[laid + FAST_DRAW_PLACE])
    rows[at + ARMOURS] += float(t.laid[laid + ARMOUR_PLACE])
    rows[at + BUSHIDO] += float(t.laid[laid + BUSHIDO_PLACE])
    if seat == t.turn:
        rows[at + TURN] = 1.0
    away = seat - t.turn
    if away <= 0:
        away += t.seats
    if float(away) / float(t.seats) < rows[at + TURNS_AWAY]:
        rows[at + TURNS_AWAY] = float(away) / float(t.seats)
    read_weapons(t, seat, rows, at)


def read_weapons(t: SwordTable, seat: i64, rows: vec[float], at: i64) -> None:
    """Whom a player could strike with the weapons in its hand, and what would come of it."""
    first = seat * KINDS
    hands = t.hands
    strength = force(t, seat)
    side = t.side(seat)
    most: i64 = 0
    farthest: i64 = 0
    arms: i64 = 0
    for weapon in range(i64(WEAPONS)):
        held = hands[first + weapon]
        if held > 0:
            arms += held
            wounds = wounds_made(weapon, strength, -1)
            if wounds > most:
                most = wounds
            if RANGE[weapon] > farthest:
                farthest = RANGE[weapon]
    if arms == 0:
        return
    rows[at + ARMS] += float(arms)
    rows[at + HARDEST] += float(most)
    measure(t, seat)
    difficulties = t.difficulties
    for other in range(t.seats):
        difficulty = difficulties[other]
        if t.side(other) == side or difficulty == FAR or difficulty > farthest:
            continue
        rows[at + TARGETS] += 1.0
        if t.resilience[other] <= most:
            rows[at + FATAL] += 1.0
            if t.honour[other] <= 1:
                rows[at + LAST_HONOURS] += 1.0


def read_table(t: SwordTable, rows: vec[float], sides: i64) -> None:
    """What depends on the other sides, and what is the same for all."""
    least = 9.0
    for side in range(sides):
        if rows[side * COUNT + LEAST_HONOUR] < least:
            least = rows[side * COUNT + LEAST_HONOUR]
    winner: i64 = NINJA_SIDE  # W27: the Ninja win ties with the Shogun, and both with the Ronin
    for side in range(sides):
        if rows[side * COUNT + POINTS] > rows[winner * COUNT + POINTS]:
            winner = side
    for side in range(sides):
        at = side * COUNT
        best = -1.0e9
        for other in range(sides):
            if other != side and rows[other * COUNT + POINTS] > best:
                best = rows[other * COUNT + POINTS]
        lead = rows[at + POINTS] - best
        limit = float(CLEAR)
        rows[at + LEAD] = limit if lead > limit else -limit if lead < -limit else lead
        rows[at + NINJA] = 1.0 if side == NINJA_SIDE else 0.0
        rows[at + RONIN] = 1.0 if side == RONIN_SIDE else 0.0
        rows[at + AHEAD] = 1.0 if side == winner else 0.0
        rows[at + SEATS] = float(t.seats)
        rows[at + TABLE_LEAST] = least if least < float(THIN) else float(THIN)
        rows[at + DECK] = float(t.deck_size) / FULL_DECK
        rows[at + RUN_OUTS] = float(t.run_outs)


SIGNS: Final = SwordSigns(NAMES, SIDE_COUNT)
