"""What an experienced player of SAKE works out at a glance: what wounds cost, what a blow or a card is worth.

Everything here is in sake: 1 is one sake. It is worked out for one seat from what lies open and from its own hand.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from izakaya.bots.thinking.sake.leanings import TEXT_WORTH, Leanings
from izakaya.bots.thinking.sake.mind import KINDS, Mind, cards_seen
from izakaya.bots.thinking.sake.stakes import (
    exorcism_worth,
    lead_worth,
    loss_worth,
    rivalry,
    sake_worth,
    spirits_lead,
    spirits_total,
)
from izakaya.games.sake.circle import MINIONS
from izakaya.games.sake.data import (
    ARMOUR,
    GEAR,
    MASAMUNE,
    MUNENORI,
    ON_BOARD,
    ON_LIFE,
    PLACES,
    SANDALS,
    SUENAGA,
    WEAPONS,
)
from izakaya.games.sake.ending import turns_to_come
from izakaya.games.sake.questions.defence import shield
from izakaya.games.sake.questions.drinking import sips
from izakaya.games.sake.questions.fading import can_fade, sake_lost
from izakaya.games.sake.state import ROW, SPIRIT
from izakaya.games.sake.table import SakeTable
from izakaya.games.sake.wounds import lives

# An attack of strength 0 wounds nobody, and nobody spends a card on it: it is worth less than to keep the card.
IDLE: Final = -0.05

# Wounds.


def life_worth(lean: Leanings, left: i64, wounds: i64) -> float:
    """What so many wounds cost a samurai with so many lives left, as long as it lives."""
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


def own_life_worth(mind: Mind, left: i64, wounds: i64) -> float:
    """What so many wounds cost me: in sudden death, the less hope I have, the less."""
    worth = life_worth(mind.lean, left, wounds)
    return worth * mind.lean.late_life * mind.hope if mind.late else worth


def wounds_cost(t: SakeTable, mind: Mind, me: i64, wounds: i64) -> float:
    """What so many wounds cost me."""
    if wounds <= 0:
        return 0.0
    left = lives(t, me)
    if wounds >= left:
        return death_cost(t, mind, me)
    cost = 0.0
    if t.sake[me * PLACES + ON_LIFE] > 0:
        cost += sake_worth(mind, 1)
        wounds -= 1
        left -= 1
    return (cost + own_life_worth(mind, left, wounds)) * mind.temper.caution


def death_cost(t: SakeTable, mind: Mind, me: i64) -> float:
    """What my death costs me: in sudden death, what I could still win as a samurai."""
    if mind.late:
        cost = mind.lean.death_late + lead_worth(mind, mind.lead)
        return cost - mind.lean.join if spirits_lead(t) else cost
    return mind.lean.death + float(t.sake_total[me])


def worth_of_death(t: SakeTable, mind: Mind, me: i64, other: i64) -> float:
    """The dead lose all sake, but haunt the living as one team (K45): the later they die, the less they can do."""
    lean = mind.lean
    worth = loss_worth(t, mind, me, other, t.sake_total[other]) + lean.kill
    if t.sake_total[other] >= t.sake_total[me]:
        worth += lean.kill_rival
    turns = turns_to_come(t)
    if turns < 0 or turns > t.seats:
        return worth - lean.haunting
    return worth - lean.haunting * float(turns) / float(t.seats)


def worth_of_wounds(t: SakeTable, mind: Mind, me: i64, other: i64, wounds: i64) -> float:
    """What so many wounds of a samurai are worth to me."""
    lean = mind.lean
    left = lives(t, other)
    if wounds >= left:
        return worth_of_death(t, mind, me, other)
    rival = rivalry(t, mind, me, other)
    worth = 0.0
    if t.sake[other * PLACES + ON_LIFE] > 0:
        worth += rival
        wounds -= 1
        left -= 1
    return worth + (lean.hurt_anybody + lean.hurt_rival * rival) * life_worth(lean, left, wounds)


def worth_of_blow(t: SakeTable, mind: Mind, me: i64, other: i64, strength: i64, ranged: bool) -> float:
    """What an attack on a samurai is worth, over all that its hand may hold."""
    if strength <= 0:
        return IDLE
    cards = cards_seen(t, other)
    if cards == 0:
        return worth_of_wounds(t, mind, me, other, strength)
    through = strength - shield(t, other, ranged, True)
    worth = 0.0
    odds = mind.odds
    for box in range(i64(KINDS)):
        likely = odds[cards * KINDS + box]
        if likely > 0.0:
            if through <= box:
                break  # better boxes stop it as well
            worth += likely * worth_of_wounds(t, mind, me, other, through - box)
    worth *= 1.0 - mind.escapes[cards]
    return worth + mind.lean.drain


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
        if mind.late:
            worth = exorcism_worth(t, mind, me, lost)
            return 0.2 * worth if team_can_fade(t) else worth
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
    """What one card more is worth to a seat that holds so many."""
    if held == 0:
        return lean.card_1
    if held == 1:
        return lean.card_2
    if held == 2:
        return lean.card_3
    if held == 3:
        return lean.card_4
    return 0.2 * lean.card_4  # the worst of them has to go


def place_worth(t: SakeTable, lean: Leanings, me: i64, place: i64) -> float:
    """How good a place for sake this is: on Life the first wound takes it, on gear and on the board it hinders."""
    if place == ON_LIFE:
        return lean.place_life if lives(t, me) > 2 else lean.place_life + lean.place_last_life
    if place == ON_BOARD:
        return board_worth(t, lean, me)
    if place == t.wielded[me]:
        return lean.place_wielded if armed_otherwise(t, me, place) else lean.place_wielded - 0.3
    if place < WEAPONS:
        return lean.place_weapon if armed_otherwise(t, me, place) else lean.place_weapon - 0.35
    if place == ARMOUR:
        return lean.place_armour
    if place == SANDALS:
        return lean.place_sandals
    return lean.place_item


def board_worth(t: SakeTable, lean: Leanings, me: i64) -> float:
    """Sake on the board silences the skill: some skills are missed more than others."""
    samurai = t.samurai[me]
    if samurai == MASAMUNE:
        return lean.place_board + 0.2 if t.masu == 0 else lean.place_board - 0.5
    if samurai == MUNENORI or samurai == SUENAGA:
        return lean.place_board - 0.3
    return lean.place_board


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
