"""What an experienced player of SAKE works out at a glance: who leads, what wounds cost, what a blow or a card is worth.

Everything here is in sake: 1 is one sake. It is worked out for one seat from what lies open and from its own hand.
"""

from __future__ import annotations

from mypy_extensions import i64

from izakaya.bots.thinking.sake.leanings import TEXT_WORTH, Leanings
from izakaya.bots.thinking.sake.mind import KINDS, Mind, cards_seen
from izakaya.games.sake.circle import MINIONS
from izakaya.games.sake.data import (
    ARMOUR,
    FLAGON,
    GEAR,
    MASAMUNE,
    MUNENORI,
    ON_BOARD,
    ON_LIFE,
    PIPE,
    PLACES,
    RICE_BOWL,
    SANDALS,
    SUENAGA,
    WEAPONS,
)
from izakaya.games.sake.ending import is_last_turn, turns_to_come
from izakaya.games.sake.questions.defence import shield
from izakaya.games.sake.questions.drinking import sips
from izakaya.games.sake.questions.fading import can_fade, sake_lost
from izakaya.games.sake.state import LIVING, ROW, SPIRIT
from izakaya.games.sake.table import SakeTable
from izakaya.games.sake.wounds import lives

# Who leads.


def spirits_total(t: SakeTable) -> i64:
    total = t.spirits_sake()
    if total < 0:
        total = 0
    return total


def best_rival(t: SakeTable, me: i64) -> i64:
    """The most sake of any side but mine."""
    best: i64 = 0
    for seat in range(t.seats):
        if seat != me and t.states[seat] == LIVING and t.sake_total[seat] > best:
            best = t.sake_total[seat]
    if t.states[me] == LIVING:
        total = spirits_total(t)
        if total > best:
            best = total
    return best


def own_total(t: SakeTable, me: i64) -> i64:
    """The sake of my side."""
    return t.sake_total[me] if t.states[me] == LIVING else spirits_total(t)


def rivalry(t: SakeTable, lean: Leanings, me: i64, other: i64) -> float:
    """How much it helps me that this samurai loses a sake: the nearer to the lead, the more."""
    lead = t.sake_total[other] - own_total(t, me)
    if lead >= 1:
        return lean.rival_ahead
    if lead == 0:
        return lean.rival_even
    if lead == -1:
        return lean.rival_behind
    return lean.rival_far


# Wounds.


def life_worth(lean: Leanings, left: i64, wounds: i64) -> float:
    """What so many wounds cost whoever has so many lives left, as long as it lives."""
    worth = 0.0
    for life in range(left - wounds + 1, left + 1):
        if life <= 2:
            worth += lean.life_2
        elif life == 3:
            worth += lean.life_3
        elif life == 4:
            worth += lean.life_4
        else:
            worth += lean.life_more
    return worth


def wounds_cost(t: SakeTable, mind: Mind, me: i64, wounds: i64) -> float:
    """What so many wounds cost me."""
    if wounds <= 0:
        return 0.0
    left = lives(t, me)
    if wounds >= left:
        return mind.lean.death + float(t.sake_total[me])
    cost = 0.0
    if t.sake[me * PLACES + ON_LIFE] > 0:
        cost += 1.0
        wounds -= 1
        left -= 1
    each = 0.5 if is_last_turn(t, me) else 1.0
    return (cost + each * life_worth(mind.lean, left, wounds)) * mind.temper.caution


def worth_of_death(t: SakeTable, lean: Leanings, me: i64, other: i64) -> float:
    """The dead lose all sake, but haunt the living as one team (K45): the later they die, the less they can do."""
    worth = float(t.sake_total[other]) * rivalry(t, lean, me, other) + lean.kill
    if t.sake_total[other] >= t.sake_total[me]:
        worth += lean.kill_rival
    turns = turns_to_come(t)
    if turns < 0 or turns > t.seats:
        return worth - lean.haunting
    return worth - lean.haunting * float(turns) / float(t.seats)


def worth_of_wounds(t: SakeTable, lean: Leanings, me: i64, other: i64, wounds: i64) -> float:
    """What so many wounds of a samurai are worth to me."""
    left = lives(t, other)
    if wounds >= left:
        return worth_of_death(t, lean, me, other)
    rival = rivalry(t, lean, me, other)
    worth = 0.0
    if t.sake[other * PLACES + ON_LIFE] > 0:
        worth += rival
        wounds -= 1
        left -= 1
    return worth + (lean.hurt_anybody + lean.hurt_rival * rival) * life_worth(lean, left, wounds)


def worth_of_blow(t: SakeTable, mind: Mind, me: i64, other: i64, strength: i64, ranged: bool) -> float:
    """What an attack on a samurai is worth, over all that its hand may hold."""
    cards = cards_seen(t, other)
    if cards == 0:
        return (
            worth_of_wounds(t, mind.lean, me, other, strength) if strength > 0 else 0.0
        ) + mind.lean.strike
    through = strength - shield(t, other, ranged, True)
    worth = 0.0
    odds = mind.odds
    for box in range(i64(KINDS)):
        likely = odds[cards * KINDS + box]
        if likely > 0.0:
            if through <= box:
                break  # better boxes stop it as well
            worth += likely * worth_of_wounds(t, mind.lean, me, other, through - box)
    worth *= 1.0 - mind.escapes[cards]
    if t.sudden_from >= 0 and t.sake_total[other] > 0 and t.sake_total[other] >= own_total(t, me):
        worth *= mind.lean.late
    return worth + mind.lean.drain + mind.lean.strike


def team_can_fade(t: SakeTable) -> bool:
    """K43: whether some Spirit can save the one that is attacked."""
    for seat in range(t.seats):
        if can_fade(t, seat):
            return True
    return False


def worth_of_striking(t: SakeTable, mind: Mind, me: i64, piece: i64, strength: i64, ranged: bool) -> float:
    """What an attack of this strength on a piece is worth: a samurai, a Spirit, a minion."""
    if piece >= MINIONS:
        return 0.12 + 0.06 * float(strength) - (0.0 if strength > 0 else 0.15)
    if t.states[piece] == SPIRIT:
        lost = sake_lost(t, piece, strength)
        danger = spirits_total(t) - t.sake_total[me]
        rate = 1.0 if danger >= 0 else 0.65 if danger >= -2 else 0.3
        worth = float(lost) * rate * mind.lean.spirit_blow
        if team_can_fade(t):
            return 0.2 * worth
        return worth - 0.05
    return worth_of_blow(t, mind, me, piece, strength, ranged)


# Cards and places.


def keep_worth(t: SakeTable, lean: Leanings, me: i64, card: i64) -> float:
    """What a card in hand is worth to a samurai for later."""
    deck = t.deck_data
    name = deck.name[card]
    worth = lean.box_defence * float(deck.defence[card]) + lean.box_attack * float(deck.attack[card])
    if t.masu > 0 and deck.drinking[card] > 0:
        worth += lean.box_drink * float(deck.drinking[card])
    if name < GEAR and t.gear[me * GEAR + name] >= 0:
        return worth
    return worth + lean.text * TEXT_WORTH[name]


def card_worth(t: SakeTable, lean: Leanings, me: i64, cards: i64) -> float:
    """What so many unseen cards more are worth to me: the fuller the hand, the less."""
    worth = 0.0
    for held in range(t.hand_size[me], t.hand_size[me] + cards):
        worth += next_card(lean, held)
    return worth


def next_card(lean: Leanings, held: i64) -> float:
    """What one card more is worth to whoever holds so many."""
    if held == 0:
        return lean.card_1
    if held == 1:
        return lean.card_2
    if held == 2:
        return lean.card_3
    if held == 3:
        return lean.card_4
    return 0.2 * lean.card_4  # the worst of them has to go


def place_worth(t: SakeTable, me: i64, place: i64) -> float:
    """How good a place for sake this is: on Life it protects, on gear and on the board it hinders."""
    if place == ON_LIFE:
        return 0.75
    if place == ON_BOARD:
        return board_worth(t, me)
    if place == t.wielded[me]:
        return -0.05 if armed_otherwise(t, me, place) else -0.35
    if place < WEAPONS:
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


def armed_otherwise(t: SakeTable, me: i64, but: i64) -> bool:
    """Whether a weapon is left that works, besides this one."""
    for weapon in range(i64(WEAPONS)):
        if weapon != but and t.is_usable(me, weapon):
            return True
    return False


def best_drink(t: SakeTable, me: i64) -> i64:
    """The most sake a card in my hand would give now."""
    most: i64 = 0
    if t.masu == 0:
        return most
    for i in range(me * ROW, me * ROW + t.hand_size[me]):
        box = t.deck_data.drinking[t.hands[i]]
        if box > most:
            most = box
    return sips(t, me, most) if most > 0 else most
