"""Phase 1 of a samurai's turn in SAKE, judged: which card for what."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from izakaya.bots.thinking.sake.arithmetic import (
    best_drink,
    card_worth,
    keep_worth,
    own_life_worth,
    worth_of_striking,
)
from izakaya.bots.thinking.sake.mind import KINDS, Mind
from izakaya.bots.thinking.sake.stakes import best_rival, own_total, rivalry, sake_worth
from izakaya.bots.thinking.sake.standing import (
    NOTHING,
    best_iaido,
    best_of,
    best_strike,
    best_target,
    best_walk,
    steps_worth,
)
from izakaya.games.sake.circle import CLOCKWISE, COUNTER
from izakaya.games.sake.data import (
    ARMOUR,
    CHOPSTICKS,
    FAKE_WOUNDS,
    FLAGON,
    GEAR,
    LANTERNS,
    PLACES,
    PURCHASE,
    RAMEN,
    RICE_BOWL,
    RICEBALLS,
    ROAR,
    SAKURAGI,
    SANDALS,
    STENCH,
    STOMACH,
    WEAPONS,
)
from izakaya.games.sake.ending import is_last_turn, turns_to_come
from izakaya.games.sake.meaning import (
    ACTIVATE,
    ATTACK,
    BURN_TO_DRAW,
    BURN_TO_PLAY,
    CARD,
    DRINK,
    IAIDO,
    MINION_CLOCKWISE,
    MOVEMENT,
    PASS,
    TEXT,
    card_of,
    item_of,
    way_of,
)
from izakaya.games.sake.questions.drinking import poured, wanted_of
from izakaya.games.sake.questions.events import event_is_far, event_reach, throw_strength
from izakaya.games.sake.questions.walking import movement_of
from izakaya.games.sake.state import LIVING, ROW
from izakaya.games.sake.table import SakeTable
from izakaya.games.sake.wounds import lives

UNKNOWN: Final = NOTHING * 2.0
NO_STRIKES: Final = vec[float]([UNKNOWN] * KINDS)
NO_WALKS: Final = vec[float]([UNKNOWN] * (KINDS + 1))  # Sandals add a step to the largest box


def weigh_act(t: SakeTable, mind: Mind, me: i64, worths: vec[float], count: i64) -> None:
    """Every option of phase 1. What several of them need is worked out once, and only if it is needed."""
    lean = mind.lean
    temper = mind.temper
    deck = t.deck_data
    strikes = NO_STRIKES[:]  # by attack box
    iaidos = NO_STRIKES[:]
    walks = NO_WALKS[:]  # by the most steps
    burning = UNKNOWN
    last = is_last_turn(t, me)
    miss = 0.0 if last else lean.crowded if t.hand_size[me] > 2 else lean.spare
    priced: i64 = -1
    cost = 0.0
    free: i64 = t.free_places(me)
    for i in range(count):
        option = t.offered[i]
        if option == PASS:
            worths[i] = 0.0
        elif option < BURN_TO_DRAW:
            worths[i] = soul_worth(t, mind, me, option, last)
        elif option < ACTIVATE:
            if option < BURN_TO_PLAY:
                worths[i] = card_worth(t, lean, me, 1) - sake_worth(mind, 1)
            else:
                place = option - BURN_TO_PLAY
                if place < WEAPONS:
                    # K34: it is worth what can be done while that weapon sleeps.
                    awake = t.asleep
                    t.lull(place)
                    worths[i] = burn_to_play_worth(t, mind, me)
                    t.asleep = awake
                else:
                    if burning == UNKNOWN:
                        burning = burn_to_play_worth(t, mind, me)
                    worths[i] = burning
        elif option < CARD:
            worths[i] = item_worth(t, mind, me, item_of(option), last)
        else:
            way = way_of(option)
            card = card_of(option)
            if card != priced:
                # The uses of a card stand side by side, so its price is worked out once.
                priced = card
                cost = miss * keep_worth(t, lean, me, card)
            if way == ATTACK or way == IAIDO:
                box = deck.attack[card]
                if way == ATTACK:
                    if strikes[box] == UNKNOWN:
                        strikes[box] = best_strike(t, mind, me, 0, box) * temper.aggression
                    worths[i] = strikes[box] - cost
                else:
                    if iaidos[box] == UNKNOWN:
                        iaidos[box] = best_iaido(t, mind, me, box)
                    worths[i] = iaidos[box] - cost - lean.rise
            elif way == MOVEMENT:
                most = movement_of(t, me, card)
                if walks[most] == UNKNOWN:
                    walks[most] = best_walk(t, mind, me, most)
                worths[i] = walks[most] - cost
                if t.sitting[me] == 1:
                    worths[i] -= lean.rise
            elif way == DRINK:
                # A seat that drinks with a card does not miss it for its drink.
                drunk = miss * lean.box_drink * float(deck.drinking[card])
                worths[i] = drink_worth(t, mind, me, card, free) * temper.thirst - cost + drunk
            elif way == TEXT:
                worths[i] = text_worth(t, mind, me, card, last, free) - cost
            else:
                towards = CLOCKWISE if way == MINION_CLOCKWISE else COUNTER
                worths[i] = minion_worth(t, mind, me, towards, last) * temper.aggression - cost


def drink_worth(t: SakeTable, mind: Mind, me: i64, card: i64, free: i64) -> float:
    gain = poured(t, wanted_of(t, me, t.deck_data.drinking[card]), free)
    lean = mind.lean
    worth = lean.sip * float(gain)
    lead = own_total(t, me) + gain - best_rival(t, me)
    if gain < t.masu:
        waiting = lean.patience * float(t.masu - gain) / float(t.seats)
        return worth - waiting + (lean.envy if lead > 0 else 0.0)
    # K44: the seat that empties the Masu has no turn after it; the others have one.
    return worth + (lean.end_ahead if lead > 0 else lean.end_even if lead == 0 else lean.end_behind)


def minion_worth(t: SakeTable, mind: Mind, me: i64, way: i64, last: bool) -> float:
    """K19: it goes for the next one on that side, now or a little later."""
    circle = t.circle
    enemy = circle.nearest_enemy(me, way)
    if enemy < 0:
        return 0.0
    strength = i64(mind.attack + 0.5) + t.deck_data.minion_attack
    blow = worth_of_striking(t, mind, me, enemy, strength, False)
    if circle.distance(me, enemy, way) > t.deck_data.minion_movement + 1:
        if last:
            return 0.0
        blow *= 0.6
    return (0.0 if last else mind.lean.minion) + mind.lean.minion_blow * blow


def text_worth(t: SakeTable, mind: Mind, me: i64, card: i64, last: bool, free: i64) -> float:
    """An event, a weapon or an item. `free` is the places for sake."""
    lean = mind.lean
    name = t.deck_data.name[card]
    if name < GEAR:
        return gear_worth(t, mind, me, name, last, free)
    if name == CHOPSTICKS:
        return 1.7 * best_throw(t, mind, me, name) * mind.temper.aggression
    if name == RAMEN:
        return best_throw(t, mind, me, name) * mind.temper.aggression
    if name == ROAR:
        return best_throw(t, mind, me, name) * mind.temper.aggression - sake_worth(mind, 1)
    if name == SAKURAGI:
        return lean.draw_two if t.hand_size[me] <= 3 else 0.6 * lean.draw_two
    if name == STOMACH:
        return best_theft(t, mind, me) + 0.05
    if name == PURCHASE:
        return best_purchase(t, mind, me)
    if name == FAKE_WOUNDS:
        return recover_worth(t, mind, me, last)
    if name == RICEBALLS:
        return 0.0 if last and turns_to_come(t) == 0 else riceballs_worth(t, mind, me)
    if name == STENCH:
        return steps_worth(t, mind, me, 1)
    if name == LANTERNS:
        return steps_worth(t, mind, me, -1)
    return 0.0


def gear_worth(t: SakeTable, mind: Mind, me: i64, name: i64, last: bool, free: i64) -> float:
    """K32: a place for sake is worth as much as the card itself."""
    lean = mind.lean
    worth = 0.0
    if t.masu > 0:
        worth += lean.place * (2.5 if free == 0 else 1.5 if free == 1 else 0.6)
    if name == ARMOUR:
        worth += lean.armour
    elif name < WEAPONS:
        worth += lean.weapon
        gain = best_target(t, mind, me, 0, 0, name, 1)
        if gain > 0.0:
            before = best_strike(t, mind, me, 0, 1)
            if before > 0.0:
                gain -= before
            if gain > 0.0:
                worth += gain * (lean.follow if t.plays_left > 1 else lean.arm)
    elif name == SANDALS:
        worth += lean.sandals
    else:
        worth += lean.item
    return worth * (0.5 if last else 1.0)


def best_throw(t: SakeTable, mind: Mind, me: i64, name: i64) -> float:
    reached = t.circle.reached(me, event_reach(name), event_is_far(name), 0, 0, False)
    return best_of(t, mind, me, reached, throw_strength(t, me, name), True, 0.0)


def best_theft(t: SakeTable, mind: Mind, me: i64) -> float:
    """Weak Stomach at the samurai whose sake is most in my way; it may burn it first."""
    best = 0.0
    for other in range(t.seats):
        if other != me and t.states[other] == LIVING and t.sake_total[other] > 0:
            worth = rivalry(t, mind, me, other)
            if worth > best:
                best = worth
    return best


def riceballs_worth(t: SakeTable, mind: Mind, me: i64) -> float:
    """Two cards of my greatest rival among those far enough."""
    best = 0.0
    for other in range(t.seats):
        if other == me or t.states[other] != LIVING or t.hand_size[other] == 0:
            continue
        if t.circle.reaches(me, other, event_reach(RICEBALLS), event_is_far(RICEBALLS)):
            cards = 1.0 if t.hand_size[other] == 1 else 2.0
            worth = 0.5 * cards * rivalry(t, mind, me, other)
            if worth > best:
                best = worth
    return mind.lean.riceballs * best


def best_purchase(t: SakeTable, mind: Mind, me: i64) -> float:
    best = 0.0
    for other in range(t.seats):
        if other != me and t.states[other] == LIVING:
            for name in range(i64(GEAR)):
                if t.gear[other * GEAR + name] >= 0:
                    worth = gear_loss(t, mind, me, other, name)
                    if worth > best:
                        best = worth
    return best


def gear_loss(t: SakeTable, mind: Mind, me: i64, other: i64, name: i64) -> float:
    """What it is worth to me that somebody loses this weapon or item, with the sake on it."""
    rival = rivalry(t, mind, me, other)
    worth = 0.4
    if t.sake[other * PLACES + name] > 0:
        return rival * (1.0 + 0.4 * mind.lean.purchase)
    if name == t.wielded[other]:
        worth = 1.4
    elif name == ARMOUR:
        worth = 1.2
    return worth * rival * mind.lean.purchase


def recover_worth(t: SakeTable, mind: Mind, me: i64, last: bool) -> float:
    if last and turns_to_come(t) == 0:
        return 0.0
    gain = t.wound_size[me]
    if gain > 2:
        gain = 2
    return own_life_worth(mind, lives(t, me) + gain, gain) * mind.lean.recover * mind.temper.caution


def item_worth(t: SakeTable, mind: Mind, me: i64, item: i64, last: bool) -> float:
    """K35: an item costs a sake, which is a lot; one that is used up is worth a little more where it lies."""
    cost = sake_worth(mind, 1)
    if not t.keeps_items:
        cost += mind.lean.item
    if item == RICE_BOWL:
        return recover_worth(t, mind, me, last) - cost
    if item == FLAGON:
        return card_worth(t, mind.lean, me, 2) - cost
    worth = 0.0
    for other in range(t.seats):
        if other != me and t.states[other] == LIVING and t.hand_size[other] > 0:
            worth += mind.lean.pipe
    return worth - cost


def burn_to_play_worth(t: SakeTable, mind: Mind, me: i64) -> float:
    """K34: a sake for one card more, if there is one that is worth it."""
    if t.plays_left > 0 or t.hand_size[me] == 0:
        return -1.0
    drink = best_drink(t, me)
    best = best_strike(t, mind, me, 0, most_attack(t, me))
    if float(drink) > best:
        best = float(drink)
    return best - mind.lean.one_more * sake_worth(mind, 1) if best > 0.0 else -1.0


def most_attack(t: SakeTable, me: i64) -> i64:
    most: i64 = 0
    for i in range(me * ROW, me * ROW + t.hand_size[me]):
        if t.deck_data.attack[t.hands[i]] > most:
            most = t.deck_data.attack[t.hands[i]]
    return most


def soul_worth(t: SakeTable, mind: Mind, me: i64, number: i64, last: bool) -> float:
    """K36: Life for cards. With nothing to fear any more it costs nothing."""
    worth = card_worth(t, mind.lean, me, number)
    if last and turns_to_come(t) == 0:
        return 0.4 * worth if t.turn == me and t.plays_left > 0 else -0.1
    return worth - own_life_worth(mind, lives(t, me), number) * mind.temper.caution
