"""Where to stand in SAKE: whom one reaches from there, by whom one is reached, and what a walk or a changed step makes of it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from izakaya.bots.thinking.judgement import NEVER
from izakaya.bots.thinking.sake.arithmetic import worth_of_striking, wounds_cost
from izakaya.bots.thinking.sake.mind import KINDS, Mind, cards_seen
from izakaya.bots.thinking.sake.stakes import best_rival
from izakaya.games.sake.circle import CLOCKWISE, COUNTER, is_one_of
from izakaya.games.sake.data import WEAPONS
from izakaya.games.sake.ending import is_last_turn, turns_to_come
from izakaya.games.sake.meaning import (
    ADD_STEP,
    BARE_HANDS,
    PASS,
    REMOVE_STEP,
    STRIKE,
    THROW,
    steps_of,
    target_of,
    walk_of,
    weapon_of,
)
from izakaya.games.sake.questions.deeds import strength_with
from izakaya.games.sake.questions.defence import shield
from izakaya.games.sake.questions.walking import rooms
from izakaya.games.sake.state import LIVING, SPIRIT
from izakaya.games.sake.table import SakeTable
from izakaya.table.seats import is_among, only, without

NOTHING: Final = -9.0  # there is nobody to strike
FREE_WALK: Final = 2  # K12: of an Iaido

# Striking.


def best_strike(t: SakeTable, mind: Mind, me: i64, walk: i64, box: i64) -> float:
    """The best attack from where I would stand after so many steps clockwise."""
    return best_blow(t, mind, me, walk, walk, box)


def best_blow(t: SakeTable, mind: Mind, me: i64, least: i64, most: i64, box: i64) -> float:
    """The best attack after a walk of between so many and so many steps clockwise; what is negative goes the other way."""
    best = NOTHING
    armed = False
    for weapon in range(i64(WEAPONS)):
        if t.is_usable(me, weapon):
            armed = True
            worth = best_target(t, mind, me, least, most, weapon, box)
            if worth > best:
                best = worth
    if not armed or t.always_punch:
        worth = best_target(t, mind, me, least, most, BARE_HANDS, box)
        if worth > best:
            best = worth
    return best


def best_target(t: SakeTable, mind: Mind, me: i64, least: i64, most: i64, weapon: i64, box: i64) -> float:
    """The best attack with one weapon, or with BARE_HANDS."""
    deck = t.deck_data
    strength = strength_with(t, me, box, weapon)
    ranged = deck.is_ranged(weapon)
    reached = t.circle.reached(me, deck.reach_of(weapon), deck.is_far(weapon), least, most, False)
    best = best_of(t, mind, me, reached, strength, ranged, NOTHING)
    for other in range(t.seats):
        if t.states[other] == SPIRIT and t.sake_total[other] > 0:
            worth = worth_of_striking(t, mind, me, other, strength, ranged)
            if worth > best:
                best = worth
    return best


def best_of(
    t: SakeTable, mind: Mind, me: i64, reached: i64, strength: i64, ranged: bool, best: float
) -> float:
    """The best of the pieces that are reached, if it is better than this."""
    if reached != 0:
        circle = t.circle
        for i in range(circle.count):
            piece = circle.pieces[i]
            if is_one_of(piece, reached):
                worth = worth_of_striking(t, mind, me, piece, strength, ranged)
                if worth > best:
                    best = worth
    return best


def weigh_strikes(t: SakeTable, mind: Mind, me: i64, box: i64, worths: vec[float], count: i64) -> None:
    for i in range(count):
        option = t.offered[i]
        if option == PASS:
            worths[i] = 0.0
        elif option < STRIKE:
            worths[i] = NEVER  # a burn: the time for it was before the attack
        else:
            weapon = weapon_of(option)
            strength = strength_with(t, me, box, weapon)
            ranged = t.deck_data.is_ranged(weapon)
            worths[i] = worth_of_striking(t, mind, me, target_of(option), strength, ranged)


def weigh_throws(t: SakeTable, mind: Mind, me: i64, strength: i64, worths: vec[float], count: i64) -> None:
    for i in range(count):
        option = t.offered[i]
        if option >= THROW:
            worths[i] = worth_of_striking(t, mind, me, option - THROW, strength, True)
        else:
            worths[i] = 0.0 if option == PASS else NEVER


# Being struck.


def menace(t: SakeTable, mind: Mind, me: i64, walk: i64) -> float:
    """What the others' weapons may cost me until my next turn, if I stood so many steps further clockwise."""
    turns = turns_to_come(t)
    if turns == 0:
        return 0.0
    circle = t.circle
    deck = t.deck_data
    total = 0.0
    box = i64(mind.attack + 1.0)  # nobody strikes with the worst card
    coming: i64 = 0  # who has a turn before that
    for other in range(t.seats):
        if other != me and t.states[other] == LIVING and not (turns > 0 and is_last_turn(t, other)):
            coming |= only(other)
    for weapon in range(i64(WEAPONS)):
        armed: i64 = 0
        sitting: i64 = 0
        for other in range(t.seats):
            if is_among(other, coming) and t.is_usable(other, weapon):
                armed |= only(other)
                if t.sitting[other] == 1:
                    sitting |= only(other)
        if armed == 0:
            continue
        reach = deck.reach_of(weapon)
        far = deck.is_far(weapon)
        # Whom I would reach with their weapon reaches me with it.
        striking = armed & circle.reached(me, reach, far, walk, walk, False)
        if sitting & ~striking != 0:
            striking |= sitting & circle.reached(me, reach, far, walk - FREE_WALK, walk + FREE_WALK, False)
        for other in range(t.seats):
            if is_among(other, striking):
                coming = without(other, coming)  # one weapon each
                ranged = deck.is_ranged(weapon)
                total += blow_cost(t, mind, me, strength_with(t, other, box, weapon), ranged)
    lean = mind.lean
    most = t.sake_total[me] > 0 and t.sake_total[me] >= best_rival(t, me)
    return total * (lean.menace + (lean.menace_lead if most else 0.0)) * mind.temper.caution


def blow_cost(t: SakeTable, mind: Mind, me: i64, strength: i64, ranged: bool) -> float:
    """What an attack would cost me, with whatever cards I may hold then."""
    cards = cards_seen(t, me)
    if cards == 0:
        return wounds_cost(t, mind, me, strength)
    through = strength - shield(t, me, ranged, True)
    cost = 0.0
    for box in range(i64(KINDS)):
        if through <= box:
            break
        cost += mind.odds[cards * KINDS + box] * wounds_cost(t, mind, me, through - box)
    return cost * (1.0 - mind.escapes[cards]) + mind.lean.parry


# Where to.


def stand_worth(t: SakeTable, mind: Mind, me: i64, walk: i64) -> float:
    """How good it is to stand there when the turn is over."""
    lean = mind.lean
    worth = -menace(t, mind, me, walk)
    if not is_last_turn(t, me):
        strike = best_strike(t, mind, me, walk, 1)
        if strike > 0.0:
            worth += lean.chance * strike
    return worth


def walk_worth(t: SakeTable, mind: Mind, me: i64, walk: i64, strikes: bool, box: i64) -> float:
    """What it is worth to stand there, and to strike from there if this turn still allows it."""
    worth = stand_worth(t, mind, me, walk)
    if strikes:
        strike = best_strike(t, mind, me, walk, box)
        if strike > 0.0:
            worth += mind.lean.follow * strike * mind.temper.aggression
    return worth


def best_iaido(t: SakeTable, mind: Mind, me: i64, box: i64) -> float:
    """The best attack after a free movement of up to 2 steps (K12), with where it leaves me."""
    best = NOTHING
    here = stand_worth(t, mind, me, 0)
    for walk in range(-rooms(t, me, COUNTER, FREE_WALK), rooms(t, me, CLOCKWISE, FREE_WALK) + 1):
        strike = best_strike(t, mind, me, walk, box)
        if strike > NOTHING:
            worth = strike * mind.temper.aggression + stand_worth(t, mind, me, walk) - here
            if worth > best:
                best = worth
    return best


def best_walk(t: SakeTable, mind: Mind, me: i64, most: i64) -> float:
    """What a movement of up to so many steps makes better."""
    strikes = t.plays_left > 1 and t.hand_size[me] > 1
    best = NOTHING
    for walk in range(-rooms(t, me, COUNTER, most), rooms(t, me, CLOCKWISE, most) + 1):
        if walk != 0:
            worth = walk_worth(t, mind, me, walk, strikes, 1)
            if worth > best:
                best = worth
    return best - walk_worth(t, mind, me, 0, strikes, 1) if best > NOTHING else NOTHING


def weigh_walk(
    t: SakeTable, mind: Mind, me: i64, iaido: bool, box: i64, worths: vec[float], count: i64
) -> None:
    """Where the best attack is, and where nobody's blade is."""
    strikes = t.plays_left > 1 and t.hand_size[me] > 1
    for i in range(count):
        walk = walk_of(t.offered[i])
        if iaido:
            strike = best_strike(t, mind, me, walk, box) * mind.temper.aggression
            worths[i] = strike + stand_worth(t, mind, me, walk) - 0.005 * float(steps_of(t.offered[i]))
        else:
            worths[i] = walk_worth(t, mind, me, walk, strikes, 1)


# Steps that come and go.


def steps_worth(t: SakeTable, mind: Mind, me: i64, change: i64) -> float:
    """What two steps more or fewer beside me are worth, on the better side."""
    circle = t.circle
    at = circle.place_of(me)
    strikes = t.plays_left > 1 and t.hand_size[me] > 1
    here = walk_worth(t, mind, me, 0, strikes, 1)
    best = 0.0
    for way in range(i64(2)):
        gap = circle.gap_beside(at, way)
        if gap < 0:
            continue
        by = 2 * change
        if change < 0:
            spare = circle.gaps[gap] - circle.least(gap)
            if -by > spare:
                by = -spare
        elif by > t.box_steps():
            by = t.box_steps()
        circle.gaps[gap] += by
        worth = walk_worth(t, mind, me, 0, strikes, 1) - here
        circle.gaps[gap] -= by
        if worth > best:
            best = worth
    return best


def weigh_steps(t: SakeTable, mind: Mind, me: i64, left: i64, worths: vec[float], count: i64) -> None:
    """Which step to add or to take away: as if the next one went to the same place, if it can."""
    circle = t.circle
    strikes = t.plays_left > 0 and t.hand_size[me] > 0
    for i in range(count):
        option = t.offered[i]
        removing = option >= REMOVE_STEP
        gap = circle.place_of(option - REMOVE_STEP if removing else option - ADD_STEP)
        by: i64 = -1 if removing else 1
        if left > 1 and (
            (removing and circle.gaps[gap] - 1 > circle.least(gap)) or (not removing and t.box_steps() > 1)
        ):
            by *= 2
        circle.gaps[gap] += by
        worths[i] = walk_worth(t, mind, me, 0, strikes, 1)
        circle.gaps[gap] -= by
