"""The outlook of SAKE: how likely each seat is to win, from what lies on the table and no further look.

Imagined games need not be played to their end: a game of five is some three hundred decisions of luck and blows, and what a decision of
now is worth drowns in them. So a search plays on for about a round and asks for the outlook then. It is a softmax over all who are still
at the table: each samurai by what it has, each Spirit by what the Spirits have together (K45). The weights were fitted to how games of
adepts ended, each phase of an evening for itself, and tables of three for themselves (`lab/sake/outlook.py`).
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from izakaya.bots.thinking.sake.weights import WEIGHTS
from izakaya.bots.thinking.sake.weights_of_three import WEIGHTS as WEIGHTS_OF_THREE
from izakaya.games.sake.circle import MINIONS, PIECES
from izakaya.games.sake.data import ARMOUR, GEAR, LEAST_SEATS, MOST_SEATS, WEAPONS
from izakaya.games.sake.state import GONE, LIVING, ROW, SPIRIT
from izakaya.games.sake.table import SakeTable
from izakaya.games.sake.wounds import lives
from izakaya.table.seats import is_among, only

#: What is seen of a samurai, and of a Spirit, in the order of the weights.
SAMURAI_SIGNS: Final = (
    *("ahead", "level", "lead", "last-life", "lives-to-four", "lives", "hand", "cards", "gear", "armed"),
    *(
        "armour",
        "places",
        "turn-to-come",
        "turn-to-catch-up",
        "minions",
        "drink",
        "defence",
        "attack",
        "company",
        "sake",
        "rivals",
        "threats",
        "turns-away",
    ),
)
SPIRIT_SIGNS: Final = (
    *("spirit", "sake", "lead", "ahead", "level", "samurai", "one-samurai", "spirits", "cards"),
    *("turn-to-come", "lives"),
)
SIGNS: Final = len(SAMURAI_SIGNS) + len(SPIRIT_SIGNS)
#: The phases of an evening: the Masu full, half empty, almost empty; sudden death with most of its turns to come, half of them, few.
PHASES: Final = 6
SUDDEN_DEATH: Final = 3
NO_SIGNS: Final = vec[float]([0.0] * (SIGNS * MOST_SEATS))


def phase_of(t: SakeTable) -> i64:
    if t.sudden_from >= 0:
        # The fewer can still do something about it, the surer the leader.
        coming = turns_coming(t)
        turns: i64 = 0
        for seat in range(t.seats):
            if t.states[seat] != GONE and is_among(seat, coming):
                turns += 1
        if 3 * turns > 2 * t.seats:
            return SUDDEN_DEATH
        return SUDDEN_DEATH + 1 if 3 * turns > t.seats else SUDDEN_DEATH + 2
    if 5 * t.masu >= 8 * t.seats:
        return 0
    if 5 * t.masu >= 4 * t.seats:
        return 1
    return 2


def weights_of(seats: i64) -> vec[float]:
    """What a table of so many is read by: with only two others the same signs mean something else."""
    return WEIGHTS_OF_THREE if seats == LEAST_SEATS else WEIGHTS


def outlook(t: SakeTable, seat: i64) -> float:
    """How likely this seat is to win; if several would win together, its share."""
    if t.states[seat] == GONE:
        return 0.0
    signs = NO_SIGNS[:]
    read_signs(t, signs)
    weights = weights_of(t.seats)
    base = phase_of(t) * SIGNS
    mine = 0.0
    total = 0.0
    for other in range(t.seats):
        if t.states[other] == GONE:
            continue
        utility = 0.0
        for i in range(i64(SIGNS)):
            utility += weights[base + i] * signs[other * SIGNS + i]
        chance = exp(utility)
        total += chance
        if other == seat:
            mine = chance
    return mine / total


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


def read_signs(t: SakeTable, signs: vec[float]) -> None:
    """Write down what the weights weigh, for every seat: `SIGNS` figures each, of which a samurai has the first and a Spirit the last."""
    best: i64 = -1  # the most sake of a samurai, how many have it, and the most of all others
    with_best: i64 = 0
    second: i64 = -1
    samurai: i64 = 0
    spirits: i64 = 0
    team: i64 = 0
    all_lives: i64 = 0
    for seat in range(t.seats):
        state = t.states[seat]
        sake = t.sake_total[seat]
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
    coming = turns_coming(t)
    for seat in range(t.seats):
        at = seat * SIGNS
        if t.states[seat] == LIVING:
            rival = second if t.sake_total[seat] == best and with_best == 1 else best
            if spirits > 0 and team > rival:
                rival = team
            if rival < 0:
                rival = 0
            read_samurai(t, seat, t.sake_total[seat] - rival, is_among(seat, coming), samurai - 1, signs, at)
            read_others(t, seat, signs, at + 20)
        elif t.states[seat] == SPIRIT:
            at += len(SAMURAI_SIGNS)
            lead = team - (best if best > 0 else 0)
            signs[at] = 1.0
            signs[at + 1] = float(team)
            signs[at + 2] = clipped(lead, 4)
            signs[at + 3] = truth(lead > 0)
            signs[at + 4] = truth(lead == 0)
            signs[at + 5] = float(samurai)
            signs[at + 6] = truth(samurai <= 1)
            signs[at + 7] = float(spirits)
            signs[at + 8] = float(t.hand_size[seat])
            signs[at + 9] = truth(is_among(seat, coming))
            signs[at + 10] = float(all_lives) / float(samurai if samurai > 0 else 1)


def read_samurai(
    t: SakeTable, seat: i64, lead: i64, coming: bool, company: i64, signs: vec[float], at: i64
) -> None:
    left = lives(t, seat)
    gear: i64 = 0
    for name in range(i64(GEAR)):
        if t.gear[seat * GEAR + name] >= 0:
            gear += 1
    minions: i64 = 0
    for minion in range(i64(PIECES - MINIONS)):
        if t.circle.owners[minion] == seat:
            minions += 1
    drink: i64 = 0
    defence: i64 = 0
    attack: i64 = 0
    deck = t.deck_data
    for i in range(seat * ROW, seat * ROW + t.hand_size[seat]):
        card = t.hands[i]
        if deck.drinking[card] > drink:
            drink = deck.drinking[card]
        if deck.defence[card] > defence:
            defence = deck.defence[card]
        if deck.attack[card] > attack:
            attack = deck.attack[card]
    armed = False
    for weapon in range(i64(WEAPONS)):
        if t.is_usable(seat, weapon):
            armed = True
    signs[at] = truth(lead > 0)
    signs[at + 1] = truth(lead == 0)
    signs[at + 2] = clipped(lead, 3)
    signs[at + 3] = truth(left <= 1)
    signs[at + 4] = clipped(left, 4)
    signs[at + 5] = float(left)
    signs[at + 6] = truth(t.hand_size[seat] > 0)
    signs[at + 7] = float(t.hand_size[seat])
    signs[at + 8] = float(gear)
    signs[at + 9] = truth(armed)
    signs[at + 10] = truth(t.is_usable(seat, ARMOUR))
    signs[at + 11] = clipped(t.free_places(seat), 3)
    signs[at + 12] = truth(coming)
    signs[at + 13] = clipped(lead, 3) if coming else 0.0
    signs[at + 14] = float(minions)
    signs[at + 15] = float(drink)
    signs[at + 16] = float(defence)
    signs[at + 17] = float(attack)
    signs[at + 18] = float(company)
    signs[at + 19] = float(t.sake_total[seat])


def read_others(t: SakeTable, seat: i64, signs: vec[float], at: i64) -> None:
    """What a samurai has to fear: how many have at least as much sake, how many have a weapon that reaches it, how far off its turn is."""
    circle = t.circle
    deck = t.deck_data
    rivals: i64 = 0
    threats: i64 = 0  # a bit for each
    for other in range(t.seats):
        if other != seat and t.states[other] == LIVING and t.sake_total[other] >= t.sake_total[seat]:
            rivals += 1
    for weapon in range(i64(WEAPONS)):
        # Whom it would reach with their weapon reaches it with that.
        near = circle.reached(seat, deck.reach_of(weapon), deck.is_far(weapon), 0, 0, False)
        for other in range(t.seats):
            if is_among(other, near) and other != seat and t.is_usable(other, weapon):
                threats |= only(other)
    turns: i64 = 0
    turn = t.turn
    while turn != seat and turns < t.seats:
        turn = t.left_of(turn)
        turns += 1
    signs[at] = float(rivals)
    count = 0.0
    for other in range(t.seats):
        if is_among(other, threats):
            count += 1.0
    signs[at + 1] = count
    signs[at + 2] = float(turns) / float(t.seats)
