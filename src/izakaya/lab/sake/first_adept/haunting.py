"""The judgement of a Spirit in SAKE: elation, stealing, torment and fading, always for all Spirits together (K40–K45)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from izakaya.bots.thinking.sake.haunting import helpers, most_of_samurai
from izakaya.bots.thinking.sake.mind import cards_seen
from izakaya.bots.thinking.sake.stakes import spirits_total
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
from izakaya.games.sake.table import SakeTable
from izakaya.lab.sake.first_adept.arithmetic import BEST_DEFENCE, rivalry


def torment_gain(t: SakeTable, victim: i64, strength: i64) -> float:
    """The sake a torment of this strength takes, on average; what is burned before it is lost to the samurai all the same."""
    through = float(strength) - float(shield(t, victim, False, False)) - BEST_DEFENCE[cards_seen(t, victim)]
    if cards_seen(t, victim) == 0:
        through = float(strength)
    if through < 0.0:
        through = 0.1
    most = float(t.sake_total[victim])
    return through if through < most else most


def weigh_deed(t: SakeTable, me: i64, worths: vec[float], count: i64) -> None:
    """Steal, torment, or wait."""
    strength = helpers(t, t.top_back())
    total = spirits_total(t)
    for i in range(count):
        option = t.offered[i]
        if option == PASS:
            worths[i] = 0.0
        elif option == STEAL:
            worths[i] = 1.0
            if t.masu == 1:
                lead = total + 1 - most_of_samurai(t)
                worths[i] += 0.6 if lead > 0 else -0.5
        else:
            victim = option - SEAT
            gain = torment_gain(t, victim, strength)
            worths[i] = gain * (1.0 + rivalry(t, me, victim)) - 0.1 * float(strength)


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


def weigh_fade(t: SakeTable, victim: i64, strength: i64, worths: vec[float], count: i64) -> None:
    """A card for the sake that would be lost."""
    lost = sake_lost(t, victim, strength)
    for i in range(count):
        worths[i] = 0.0 if t.offered[i] == PASS else 0.9 * float(lost) - 0.15


def weigh_elation(t: SakeTable, me: i64, worths: vec[float], count: i64) -> None:
    """Trouble for whoever has most sake."""
    for i in range(count):
        option = t.offered[i]
        worth = 0.0
        if option >= GIVE:
            giver = giver_of(option)
            taker = taker_of(option)
            worth = 0.2 * (rivalry(t, me, giver) - rivalry(t, me, taker)) - 0.02
        elif option >= SAKE_OF:
            victim = sake_owner(option)
            place = sake_place(option)
            worth = 0.15 * rivalry(t, me, victim) - 0.05
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
