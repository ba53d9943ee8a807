"""What an experienced player of SAKE works out at a glance: reach, blows and defence, who leads, what a card or a place is worth.

Everything here is in sake: 1 is one sake. It is worked out for one seat from what lies open and from its own hand.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from izakaya.bots.thinking.sake.arithmetic import armed_otherwise, team_can_fade
from izakaya.bots.thinking.sake.mind import cards_seen
from izakaya.bots.thinking.sake.stakes import spirits_total
from izakaya.games.sake.circle import MINIONS
from izakaya.games.sake.data import (
    ARMOUR,
    FLAGON,
    GEAR,
    KATANA,
    MASAMUNE,
    MUNENORI,
    NAGINATA,
    NO_DACHI,
    ON_BOARD,
    ON_LIFE,
    PIPE,
    PLACES,
    RICE_BOWL,
    SANDALS,
    SUENAGA,
    WAKIZASHI,
    YUMI,
)
from izakaya.games.sake.ending import turns_to_come
from izakaya.games.sake.questions.defence import shield
from izakaya.games.sake.questions.fading import sake_lost
from izakaya.games.sake.state import SPIRIT
from izakaya.games.sake.table import SakeTable
from izakaya.games.sake.wounds import lives

# What a player expects of a card it does not see: the best defence of a hand of so many cards, and how likely
# a hand holds a Minion or a Blurred Vision.
BEST_DEFENCE: Final = vec[float]([0.0, 1.0, 1.4, 1.6, 1.75])
# What a card in hand is worth for its text, by name; interrupts and minions save lives.
TEXT_WORTH: Final = vec[float](
    [
        0.10,  # katana
        0.35,  # no-dachi
        0.30,  # naginata
        0.25,  # yumi
        0.30,  # wakizashi
        0.25,  # pipe
        0.20,  # sandals
        0.45,  # makeshift armour
        0.30,  # flagon
        0.30,  # rice bowl
        0.15,  # chopsticks
        0.20,  # ramen
        0.05,  # stench
        0.20,  # riceballs
        0.35,  # sakuragi
        0.45,  # purchase
        0.60,  # stomach
        0.25,  # fake wounds
        0.20,  # roar
        0.05,  # lanterns
        0.15,  # falter
        0.55,  # blurred vision
        0.60,  # minion
    ]
)


def expected_wounds(t: SakeTable, seat: i64, strength: i64, ranged: bool) -> float:
    """The damage an attack on somebody will do, on average, as far as can be seen from outside."""
    cards = cards_seen(t, seat)
    if cards == 0:
        return float(strength)
    through = float(strength - shield(t, seat, ranged, True)) - BEST_DEFENCE[cards]
    if through <= 0.0:
        return 0.12 * float(strength)
    return through * (1.0 - 0.1 * float(cards))


def rivalry(t: SakeTable, me: i64, other: i64) -> float:
    """How much it helps me that this samurai loses a sake: the nearer to the lead, the more."""
    if t.states[me] == SPIRIT:
        lead = t.sake_total[other] - spirits_total(t)
    else:
        lead = t.sake_total[other] - t.sake_total[me]
    if lead >= 1:
        return 1.0
    if lead == 0:
        return 0.85
    if lead == -1:
        return 0.5
    return 0.2


def worth_of_wounding(t: SakeTable, me: i64, other: i64, wounds: float) -> float:
    """What so many wounds of a samurai are worth to me. The dead lose all sake, but haunt the living as one team (K45)."""
    if t.states[me] == SPIRIT:
        return 0.0
    left = float(lives(t, other))
    rival = rivalry(t, me, other)
    worth = 0.0
    if t.sake[other * PLACES + ON_LIFE] > 0:
        worth += rival * (wounds if wounds < 1.0 else 1.0)
    if wounds >= left - 0.7:
        sure = 0.35 + 0.45 * (wounds - left + 0.7)
        if sure > 0.9:
            sure = 0.9
        loss = float(t.sake_total[other]) * rival
        # The later it dies, the less it can do as a Spirit.
        turns = turns_to_come(t)
        haunting = 1.3 if turns < 0 or turns > t.seats else 0.25 * float(turns)
        worth += sure * (loss + (0.6 if t.sake_total[other] >= t.sake_total[me] else 0.1) - haunting)
    else:
        worth += wounds * (0.04 + 0.1 * rival)
    return worth


def worth_of_striking(t: SakeTable, me: i64, piece: i64, strength: i64, ranged: bool) -> float:
    """What an attack of this strength on a piece is worth: a samurai, a Spirit, a minion."""
    if piece >= MINIONS:
        return 0.12 + 0.06 * float(strength) - (0.0 if strength > 0 else 0.15)
    if t.states[piece] == SPIRIT:
        lost = sake_lost(t, piece, strength)
        danger = spirits_total(t) - t.sake_total[me]
        rate = 0.9 if danger >= 0 else 0.6 if danger >= -2 else 0.25
        if team_can_fade(t):
            return 0.15 * float(lost) * rate
        return float(lost) * rate - 0.05
    return worth_of_wounding(t, me, piece, expected_wounds(t, piece, strength, ranged)) + 0.04


def keep_worth(t: SakeTable, me: i64, card: i64) -> float:
    """What a card in hand is worth to a samurai for later."""
    deck = t.deck_data
    name = deck.name[card]
    worth = 0.14 * float(deck.defence[card]) + 0.08 * float(deck.attack[card])
    if t.masu > 0 and deck.drinking[card] > 0:
        worth += 0.3 * float(deck.drinking[card])
    if name < GEAR and t.gear[me * GEAR + name] >= 0:
        return worth
    return worth + TEXT_WORTH[name]


def place_worth(t: SakeTable, me: i64, place: i64) -> float:
    """How good a place for sake this is: on Life it protects, on gear and on the board it hinders."""
    if place == ON_LIFE:
        return 0.75
    if place == ON_BOARD:
        return board_worth(t, me)
    if place == t.wielded[me]:
        return -0.05 if armed_otherwise(t, me, place) else -0.35
    if place == KATANA or place == NO_DACHI or place == NAGINATA or place == WAKIZASHI or place == YUMI:
        return 0.25 if armed_otherwise(t, me, place) else -0.1
    if place == ARMOUR:
        return -0.2
    if place == FLAGON or place == RICE_BOWL or place == PIPE:
        return 0.5
    if place == SANDALS:
        return 0.45
    return 0.3


def board_worth(t: SakeTable, me: i64) -> float:
    """Sake on the board silences the skill: some skills are missed more than others."""
    samurai = t.samurai[me]
    if samurai == MASAMUNE:
        return 0.4 if t.masu == 0 else -0.3
    if samurai == MUNENORI or samurai == SUENAGA:
        return -0.1
    return 0.2
