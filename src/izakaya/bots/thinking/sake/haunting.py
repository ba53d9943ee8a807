"""The judgement of a Spirit in SAKE: elation, stealing, torment and fading, always for all Spirits together (K40–K45)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from izakaya.bots.thinking.sake.mind import KINDS, Mind, cards_seen
from izakaya.bots.thinking.sake.stakes import haunting_worth, rivalry, spirits_total
from izakaya.games.sake.data import ARMOUR, ON_BOARD, ON_LIFE
from izakaya.games.sake.meaning import (
    GIVE,
    NUMBER,
    PASS,
    PLACE,
    SAKE_OF,
    SEAT,
    STEAL,
    giver_of,
    sake_owner,
    sake_place,
    taker_of,
)
from izakaya.games.sake.questions.defence import shield
from izakaya.games.sake.questions.fading import sake_lost
from izakaya.games.sake.state import LIVING, SPIRIT
from izakaya.games.sake.table import SakeTable


def torment_gain(t: SakeTable, mind: Mind, victim: i64, strength: i64) -> float:
    """The sake a torment of this strength takes, on average; what is burned before it is lost to the samurai all the same."""
    cards = cards_seen(t, victim)
    most = t.sake_total[victim]
    if cards == 0:
        return float(strength if strength < most else most)
    through = strength - shield(t, victim, False, False)
    gain = 0.05
    for box in range(i64(KINDS)):
        if through <= box:
            break
        lost = through - box
        gain += mind.odds[cards * KINDS + box] * float(lost if lost < most else most)
    return gain


def helpers(t: SakeTable, back: i64) -> i64:
    """The cards of this back in the hands of all Spirits: everybody sees them."""
    total: i64 = 0
    for seat in range(t.seats):
        if t.states[seat] == SPIRIT:
            total += t.backs_in_hand(seat, back)
    return total


def weigh_deed(t: SakeTable, mind: Mind, me: i64, worths: vec[float], count: i64) -> None:
    """Steal, torment, or wait."""
    strength = helpers(t, t.top_back())
    total = spirits_total(t)
    for i in range(count):
        option = t.offered[i]
        if option == PASS:
            worths[i] = 0.0
        elif option == STEAL:
            worths[i] = mind.lean.steal
            if t.masu == 1:
                lead = total + 1 - most_of_samurai(t)
                worths[i] += 0.6 if lead > 0 else -0.5
        else:
            victim = option - SEAT
            gain = torment_gain(t, mind, victim, strength)
            if mind.late:
                worths[i] = haunting_worth(t, mind, me, victim, gain)
            else:
                worths[i] = gain * mind.lean.torment * (1.0 + rivalry(t, mind, me, victim))
            worths[i] -= mind.lean.torment_card * float(strength)


def most_of_samurai(t: SakeTable) -> i64:
    most: i64 = 0
    for seat in range(t.seats):
        if t.states[seat] == LIVING and t.sake_total[seat] > most:
            most = t.sake_total[seat]
    return most


def weigh_number(t: SakeTable, worths: vec[float], count: i64) -> None:
    """A torment is worth doing with all one has."""
    for i in range(count):
        worths[i] = 0.3 * float(t.offered[i] - NUMBER)


def weigh_help(t: SakeTable, victim: i64, worths: vec[float], count: i64) -> None:
    for i in range(count):
        option = t.offered[i]
        if option == PASS:
            worths[i] = 0.0
        else:
            worths[i] = 0.3 * float(option - NUMBER) if t.sake_total[victim] > 0 else -1.0


def weigh_fade(t: SakeTable, mind: Mind, victim: i64, strength: i64, worths: vec[float], count: i64) -> None:
    """A card for the sake that would be lost."""
    lost = sake_lost(t, victim, strength)
    for i in range(count):
        worths[i] = 0.0 if t.offered[i] == PASS else 0.9 * float(lost) - mind.lean.fade


def weigh_elation(t: SakeTable, mind: Mind, me: i64, worths: vec[float], count: i64) -> None:
    """Trouble for the one with most sake."""
    for i in range(count):
        option = t.offered[i]
        worth = 0.0
        if option >= GIVE:
            giver = giver_of(option)
            taker = taker_of(option)
            worth = 0.2 * (rivalry(t, mind, me, giver) - rivalry(t, mind, me, taker)) - 0.02
        elif option >= SAKE_OF:
            victim = sake_owner(option)
            place = sake_place(option)
            worth = 0.15 * rivalry(t, mind, me, victim) - 0.05
            if place == ON_LIFE:
                worth += 0.1
            elif place == t.wielded[victim] or place == ARMOUR or place == ON_BOARD:
                worth -= 0.2  # it hinders there
        elif option != PASS:
            worth = -0.01
        worths[i] = worth


def weigh_move_sake(t: SakeTable, victim: i64, worths: vec[float], count: i64) -> None:
    """To where it hinders most."""
    for i in range(count):
        place = t.offered[i] - PLACE
        worth = 0.1
        if place == t.wielded[victim]:
            worth = 0.6
        elif place == ARMOUR:
            worth = 0.4
        elif place == ON_BOARD:
            worth = 0.3
        elif place == ON_LIFE:
            worth = 0.0
        worths[i] = worth
