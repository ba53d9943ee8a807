"""What a table of SAKE shows of everybody who can still win, as numbers with names: sake, life, hand, gear, and what there is to fear.

A samurai stands for itself; a Spirit for its part of what the Spirits have together (K45).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from izakaya.games.sake.circle import MINIONS, PIECES
from izakaya.games.sake.data import (
    ARMOUR,
    BLURRED_VISION,
    FALTER,
    GEAR,
    MINION,
    MOST_SEATS,
    ON_BOARD,
    WEAPONS,
)
from izakaya.games.sake.state import GONE, LIVING, ROW, SPIRIT
from izakaya.games.sake.table import SakeTable
from izakaya.games.sake.wounds import lives
from izakaya.table.seats import is_among, only
from izakaya.table.signs import Signs
from izakaya.table.table import Table

#: The same for all, or of samurai and Spirits alike.
OF_ALL: Final = (
    *("seats", "masu", "sudden", "turns-left", "extra-rounds", "samurai", "spirits"),
    *("spirit", "sake", "lead", "ahead", "level", "late-lead", "late-ahead", "catch-up"),
    *("cards", "turn-to-come", "turns-away", "boxes-drink", "boxes-defence", "boxes-attack"),
    "lives-of-samurai",
)
OF_SAMURAI: Final = (
    *("last-life", "lives-to-four", "lives", "empty-hand", "gear", "armed", "armour", "places"),
    *("minions", "drink", "defence", "attack", "minion-cards", "interrupts", "sitting", "skill"),
    *("own-sake", "rivals", "threats", "targets", "leading-targets"),
)
NAMES: Final = (*OF_ALL, *OF_SAMURAI)
COUNT: Final = 43
SAMURAI: Final = 22  # where the signs of samurai begin
THREATS: Final = 40
TARGETS: Final = 41
LEADING: Final = 42
assert len(OF_ALL) == SAMURAI
assert len(NAMES) == COUNT
FARTHEST: Final = 4  # to lead by more is no better, and to be behind by more no worse
NOBODY_YET: Final = vec[i64]([0] * MOST_SEATS)


@final
class SakeSigns(Signs):
    """See `Signs`: a row for each seat that is not gone, in the order of the seats."""

    def read(self, t: Table, rows: vec[float]) -> i64:
        assert isinstance(t, SakeTable)
        return read_all(t, rows)

    def row_of(self, t: Table, seat: i64) -> i64:
        assert isinstance(t, SakeTable)
        if t.states[seat] == GONE:
            return -1
        row: i64 = 0
        for other in range(seat):
            row += t.states[other] != GONE
        return row


def turns_coming(t: SakeTable) -> i64:
    """K44: a bit for each seat that has a turn after the present one before the game is judged."""
    if t.sudden_from < 0:
        return (i64(1) << t.seats) - 1
    coming: i64 = 0
    at = t.left_of(t.turn)
    while at != t.sudden_from:
        coming |= only(at)
        at = t.left_of(at)
    return coming


def clipped(number: i64, most: i64) -> float:
    if number > most:
        return float(most)
    if number < -most:
        return float(-most)
    return float(number)


def truth(fact: bool) -> float:
    return 1.0 if fact else 0.0


def read_all(t: SakeTable, rows: vec[float]) -> i64:
    """Write down the signs of everybody, and count them."""
    best: i64 = -1  # the most sake of a samurai, how many have it, and the most of all others
    with_best: i64 = 0
    second: i64 = -1
    samurai: i64 = 0
    spirits: i64 = 0
    team: i64 = 0
    all_lives: i64 = 0
    turns: i64 = 0
    coming = turns_coming(t)
    for seat in range(t.seats):
        state = t.states[seat]
        sake = t.sake_total[seat]
        if state != GONE and is_among(seat, coming):
            turns += 1
        if state == LIVING:
            samurai += 1
            all_lives += lives(t, seat)
            if sake > best:
                second = best
                best = sake
                with_best = 1
            else:
                if sake == best:
                    with_best += 1
                if sake > second:
                    second = sake
        elif state == SPIRIT:
            spirits += 1
            team += sake
    late = t.sudden_from >= 0
    at: i64 = 0
    count: i64 = 0
    for seat in range(t.seats):
        state = t.states[seat]
        if state == GONE:
            continue
        for i in range(i64(COUNT)):
            rows[at + i] = 0.0
        if state == LIVING:
            rival = second if t.sake_total[seat] == best and with_best == 1 else best
            if spirits > 0 and team > rival:
                rival = team
            sake = t.sake_total[seat]
            read_samurai(t, seat, rows, at + SAMURAI)
        else:
            rival = best
            sake = team
        lead = sake - (rival if rival > 0 else 0)
        comes = is_among(seat, coming)
        rows[at] = float(t.seats)
        rows[at + 1] = float(t.masu) / float(t.seats)
        rows[at + 2] = truth(late)
        rows[at + 3] = float(turns) / float(t.seats) if late else 1.0
        rows[at + 4] = float(t.extra_rounds)
        rows[at + 5] = float(samurai)
        rows[at + 6] = float(spirits)
        rows[at + 7] = truth(state == SPIRIT)
        rows[at + 8] = float(sake)
        rows[at + 9] = clipped(lead, FARTHEST)
        rows[at + 10] = truth(lead > 0)
        rows[at + 11] = truth(lead == 0)
        if late:
            rows[at + 12] = clipped(lead, FARTHEST)
            rows[at + 13] = truth(lead > 0)
        rows[at + 14] = clipped(lead, FARTHEST) if comes else 0.0
        rows[at + 15] = float(t.hand_size[seat])
        rows[at + 16] = truth(comes)
        rows[at + 17] = float(turns_away(t, seat)) / float(t.seats)
        read_boxes(t, seat, rows, at)
        rows[at + 21] = float(all_lives) / float(samurai if samurai > 0 else 1)
        at += COUNT
        count += 1
    read_reach(t, best, rows)
    return count


def turns_away(t: SakeTable, seat: i64) -> i64:
    turns: i64 = 0
    turn = t.turn
    while turn != seat and turns < t.seats:
        turn = t.left_of(turn)
        turns += 1
    return turns


def read_boxes(t: SakeTable, seat: i64, rows: vec[float], at: i64) -> None:
    """What the cards of a hand show together; of a samurai also the best of each box."""
    drinks: i64 = 0
    defences: i64 = 0
    attacks: i64 = 0
    drink: i64 = 0
    defence: i64 = 0
    attack: i64 = 0
    minions: i64 = 0
    interrupts: i64 = 0
    deck = t.deck_data
    for i in range(seat * ROW, seat * ROW + t.hand_size[seat]):
        card = t.hands[i]
        drinks += deck.drinking[card]
        defences += deck.defence[card]
        attacks += deck.attack[card]
        if deck.drinking[card] > drink:
            drink = deck.drinking[card]
        if deck.defence[card] > defence:
            defence = deck.defence[card]
        if deck.attack[card] > attack:
            attack = deck.attack[card]
        name = deck.name[card]
        minions += name == MINION
        interrupts += name == FALTER or name == BLURRED_VISION
    rows[at + 18] = float(drinks)
    rows[at + 19] = float(defences)
    rows[at + 20] = float(attacks)
    if t.states[seat] == LIVING:
        at += SAMURAI
        rows[at + 9] = float(drink)
        rows[at + 10] = float(defence)
        rows[at + 11] = float(attack)
        rows[at + 12] = float(minions)
        rows[at + 13] = float(interrupts)


def read_samurai(t: SakeTable, seat: i64, rows: vec[float], at: i64) -> None:
    """Life, what lies before it, and who else has as much sake."""
    left = lives(t, seat)
    gear: i64 = 0
    for name in range(i64(GEAR)):
        if t.gear[seat * GEAR + name] >= 0:
            gear += 1
    minions: i64 = 0
    for minion in range(i64(PIECES - MINIONS)):
        if t.circle.owners[minion] == seat:
            minions += 1
    rivals: i64 = 0
    for other in range(t.seats):
        if other != seat and t.states[other] == LIVING and t.sake_total[other] >= t.sake_total[seat]:
            rivals += 1
    rows[at] = truth(left <= 1)
    rows[at + 1] = clipped(left, 4)
    rows[at + 2] = float(left)
    rows[at + 3] = truth(t.hand_size[seat] == 0)
    rows[at + 4] = float(gear)
    rows[at + 5] = truth(t.usable_weapons(seat) > 0)
    rows[at + 6] = truth(t.is_usable(seat, ARMOUR))
    rows[at + 7] = clipped(t.free_places(seat), 3)
    rows[at + 8] = float(minions)
    rows[at + 14] = float(t.sitting[seat])
    rows[at + 15] = truth(t.has_place(seat, ON_BOARD))
    rows[at + 16] = float(t.sake_total[seat])
    rows[at + 17] = float(rivals)


def read_reach(t: SakeTable, best: i64, rows: vec[float]) -> None:
    """How many have a weapon that reaches a samurai, how many it reaches with its own, and how many of these have the most sake."""
    circle = t.circle
    deck = t.deck_data
    targets = NOBODY_YET[:]  # by seat, a bit for each whom it reaches
    at: i64 = 0
    for seat in range(t.seats):
        if t.states[seat] == GONE:
            continue
        if t.states[seat] == LIVING:
            threats: i64 = 0  # a bit for each
            for weapon in range(i64(WEAPONS)):
                # Whom it would reach with their weapon reaches it with that.
                near = circle.reached(seat, deck.reach_of(weapon), deck.is_far(weapon), 0, 0, False)
                for other in range(t.seats):
                    if is_among(other, near) and other != seat and t.is_usable(other, weapon):
                        threats |= only(other)
                        targets[other] |= only(seat)
            rows[at + THREATS] = float(how_many(t, threats))
        at += COUNT
    at = 0
    for seat in range(t.seats):
        if t.states[seat] == GONE:
            continue
        rows[at + TARGETS] = float(how_many(t, targets[seat]))
        leading: i64 = 0
        for other in range(t.seats):
            if is_among(other, targets[seat]) and t.sake_total[other] == best:
                leading += 1
        rows[at + LEADING] = float(leading)
        at += COUNT


def how_many(t: SakeTable, seats: i64) -> i64:
    count: i64 = 0
    for seat in range(t.seats):
        count += is_among(seat, seats)
    return count


SIGNS: Final = SakeSigns(NAMES, MOST_SEATS)
